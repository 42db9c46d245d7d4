import { z } from 'zod';

/** What there can be a release for. */
export const RELEASE_PLATFORMS = ['mac', 'windows', 'linux'] as const;
export type ReleasePlatform = (typeof RELEASE_PLATFORMS)[number];

const Facts = {
  version: z.string().min(1).max(50),
  /** The name under which it is saved; it stands in a header. */
  fileName: z.string().regex(/^[\w.-]{1,100}$/),
  bytes: z.number().int().positive(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  releasedAt: z.iso.datetime({ offset: true }),
};

/** Beside or below the manifest, never elsewhere on the machine. */
const RelativePath = z
  .string()
  .regex(/^[\w.-]+(\/[\w.-]+)*$/)
  .refine((path) => !path.split('/').includes('..'));

const Release = z.union([
  z.strictObject({ ...Facts, url: z.url({ protocol: /^https$/ }) }),
  z.strictObject({ ...Facts, path: RelativePath }),
]);
export type Release = z.infer<typeof Release>;

/** The file that a release leaves behind: what can be had for each platform, and from where. */
export const ReleaseManifest = z.strictObject({
  mac: Release.optional(),
  windows: Release.optional(),
  linux: Release.optional(),
});

export type Releases = Readonly<Partial<Record<ReleasePlatform, AvailableRelease>>>;

/** A release whose file is elsewhere, or here and checked. */
export type AvailableRelease = ReleaseFacts &
  ({ readonly from: 'elsewhere'; readonly url: string } | { readonly from: 'here'; readonly file: string });

interface ReleaseFacts {
  readonly version: string;
  readonly fileName: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly releasedAt: string;
}
