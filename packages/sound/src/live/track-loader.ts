import { ambientTrackPath } from '@vayl/domain';

export interface TrackLoaderOptions {
  readonly fetchFile: (path: string) => Promise<ArrayBuffer>;
  readonly decode: (bytes: ArrayBuffer) => Promise<AudioBuffer>;
  /** A track that cannot be had is logged, and that is all (TON-17). */
  readonly logFailure: (track: string, cause: unknown) => void;
}

/** Fetches and decodes a nature track once, and holds one at a time: a decoded track is 17 MB. */
export function createTrackLoader({ fetchFile, decode, logFailure }: TrackLoaderOptions) {
  let held: { readonly track: string; readonly buffer: Promise<AudioBuffer | undefined> } | undefined;

  async function load(track: string): Promise<AudioBuffer | undefined> {
    try {
      return await decode(await fetchFile(ambientTrackPath(track)));
    } catch (cause) {
      logFailure(track, cause);
      // A failure is not held: the next wish tries again.
      if (held?.track === track) held = undefined;
      return undefined;
    }
  }

  return (track: string): Promise<AudioBuffer | undefined> => {
    if (held?.track !== track) held = { track, buffer: load(track) };
    return held.buffer;
  };
}

/** GET of a file beside the page, as bytes. */
export async function fetchBytes(path: string): Promise<ArrayBuffer> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${response.status} for ${path}`);
  return response.arrayBuffer();
}
