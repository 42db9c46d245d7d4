import type { ReleasePlatform } from './manifest.ts';

/** Who updates itself, in the updater's words. One file for macOS serves both of its processors. */
const UPDATED = [
  { platform: 'mac', target: 'darwin', arches: ['aarch64', 'x86_64'] },
  { platform: 'windows', target: 'windows', arches: ['x86_64'] },
] as const satisfies readonly { platform: ReleasePlatform; target: string; arches: readonly string[] }[];

export const UPDATED_PLATFORMS: readonly ReleasePlatform[] = UPDATED.map(({ platform }) => platform);

export function updatedPlatform(asked: { target: string; arch: string }): ReleasePlatform | undefined {
  const found = UPDATED.find(
    ({ target, arches }) => target === asked.target && arches.some((arch) => arch === asked.arch),
  );
  return found?.platform;
}
