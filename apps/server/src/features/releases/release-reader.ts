import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Log } from '../../log/log.ts';
import {
  type AvailableRelease,
  type FileInManifest,
  type Place,
  RELEASE_PLATFORMS,
  ReleaseManifest,
  type Releases,
} from './manifest.ts';

export interface ReleaseReader {
  /** What can be downloaded now. */
  current(): Promise<Releases>;
}

interface Loaded {
  /** Every file that was read for it, with what would change if one of them did. */
  readonly files: ReadonlyMap<string, string>;
  readonly releases: Releases;
}

const NO_RELEASES: Releases = {};

/**
 * Reads the manifest again whenever it, or a file that it names, has changed. A file of ours is offered only if its
 * bytes have the checksum that the manifest gives; a manifest that cannot be understood leaves the last good one standing.
 */
export function createReleaseReader(manifestPath: string | undefined, log: Log): ReleaseReader {
  if (manifestPath === undefined) return { current: () => Promise.resolve(NO_RELEASES) };
  let loading: Promise<Loaded> = Promise.resolve({ files: new Map(), releases: NO_RELEASES });

  const refresh = async (last: Loaded): Promise<Loaded> => {
    if (last.files.size > 0 && (await isUnchanged(last.files))) return last;
    try {
      return await load(manifestPath, log);
    } catch (cause) {
      log.error({ cause }, 'the release manifest cannot be read');
      // Remembered as seen, so that the same fault is logged once and not at every request.
      return { files: new Map([[manifestPath, await markOf(manifestPath)]]), releases: last.releases };
    }
  };
  return {
    current: async () => {
      // One after the other: requests that come while a file is being checked wait for that check.
      loading = loading.then(refresh);
      return (await loading).releases;
    },
  };
}

async function isUnchanged(files: ReadonlyMap<string, string>): Promise<boolean> {
  const same = await Promise.all([...files].map(async ([file, mark]) => (await markOf(file)) === mark));
  return same.every(Boolean);
}

const ABSENT = 'absent';

async function markOf(file: string): Promise<string> {
  try {
    const { size, mtimeMs, ino } = await stat(file);
    return `${size} ${mtimeMs} ${ino}`;
  } catch {
    return ABSENT;
  }
}

async function load(manifestPath: string, log: Log): Promise<Loaded> {
  const mark = await markOf(manifestPath);
  const files = new Map([[manifestPath, mark]]);
  if (mark === ABSENT) return { files, releases: NO_RELEASES };
  const manifest = ReleaseManifest.parse(JSON.parse(await readFile(manifestPath, 'utf8')));
  const releases: Partial<Record<keyof Releases, AvailableRelease>> = {};
  /** Undefined for a file of ours that is not the one named. */
  const find = async (named: FileInManifest): Promise<Place | undefined> => {
    if ('url' in named) return { from: 'elsewhere', url: named.url };
    const file = join(dirname(manifestPath), named.path);
    files.set(file, await markOf(file));
    if (await isIntact(file, named)) return { from: 'here', file };
    log.error({ fileName: named.fileName }, 'a release is not offered: its file is not the one named');
    return undefined;
  };
  for (const platform of RELEASE_PLATFORMS) {
    const named = manifest[platform];
    if (named === undefined) continue;
    const place = await find(named);
    if (place === undefined) continue;
    const updatePlace = named.update && (await find(named.update));
    const update = named.update && updatePlace && { ...named.update, ...updatePlace };
    releases[platform] = { ...named, ...place, update };
  }
  return { files, releases };
}

async function isIntact(file: string, { bytes, sha256 }: { bytes: number; sha256: string }): Promise<boolean> {
  const hash = createHash('sha256');
  try {
    const { size } = await stat(file);
    if (size !== bytes) return false;
    await pipeline(createReadStream(file), hash);
  } catch {
    // A file that is not there is told by the caller, in the same line as one that is wrong.
    return false;
  }
  return hash.digest('hex') === sha256;
}
