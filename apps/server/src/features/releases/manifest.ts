import { z } from 'zod';

/** What there can be a release for. */
export const RELEASE_PLATFORMS = ['mac', 'windows', 'linux'] as const;
export type ReleasePlatform = (typeof RELEASE_PLATFORMS)[number];

const FileFacts = {
  /** The name under which it is saved; it stands in a header. */
  fileName: z.string().regex(/^[\w.-]{1,100}$/),
  bytes: z.number().int().positive(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
};

/** Beside or below the manifest, never elsewhere on the machine. */
const RelativePath = z
  .string()
  .regex(/^[\w.-]+(\/[\w.-]+)*$/)
  .refine((path) => !path.split('/').includes('..'));
const Elsewhere = { url: z.url({ protocol: /^https$/ }) };
const Here = { path: RelativePath };

/** What an installed app takes instead of the installer: on macOS it is another file. */
const UpdateFacts = { ...FileFacts, signature: z.string().regex(/^[A-Za-z0-9+/]{100,2000}={0,2}$/) };
const Update = z.union([z.strictObject({ ...UpdateFacts, ...Elsewhere }), z.strictObject({ ...UpdateFacts, ...Here })]);

const Facts = {
  version: z.string().min(1).max(50),
  ...FileFacts,
  releasedAt: z.iso.datetime({ offset: true }),
  update: Update.optional(),
};
const Release = z.union([z.strictObject({ ...Facts, ...Elsewhere }), z.strictObject({ ...Facts, ...Here })]);
export type FileInManifest = z.infer<z.ZodObject<typeof FileFacts>> &
  ({ readonly url: string } | { readonly path: string });

/** The file that a release leaves behind: what can be had for each platform, and from where. */
export const ReleaseManifest = z.strictObject({
  mac: Release.optional(),
  windows: Release.optional(),
  linux: Release.optional(),
});

export type Releases = Readonly<Partial<Record<ReleasePlatform, AvailableRelease>>>;

/** Where a file is: elsewhere, or here and checked. */
export type Place =
  | { readonly from: 'elsewhere'; readonly url: string }
  | { readonly from: 'here'; readonly file: string };

export type AvailableFile = Place & { readonly fileName: string; readonly bytes: number; readonly sha256: string };

export type AvailableRelease = AvailableFile & {
  readonly version: string;
  readonly releasedAt: string;
  readonly update: (AvailableFile & { readonly signature: string }) | undefined;
};
