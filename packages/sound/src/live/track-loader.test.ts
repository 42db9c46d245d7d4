import { describe, expect, it } from 'vitest';
import { createTrackLoader } from '../index.ts';

/** A loader over a made-up server, which remembers what it was asked. */
function loaderOf(fetchBytes: (path: string) => Promise<ArrayBuffer>) {
  const failures: string[] = [];
  const paths: string[] = [];
  const load = createTrackLoader({
    fetchFile: (path) => {
      paths.push(path);
      return fetchBytes(path);
    },
    decode: () => Promise.reject(new Error('no such format')),
    logFailure: (track) => failures.push(track),
  });
  return { load, failures, paths };
}

describe('a nature track', () => {
  it('[TON-14] is fetched by its name', async () => {
    const { load, paths } = loaderOf(async () => new ArrayBuffer(8));
    await load('Serene Rain');
    expect(paths).toEqual(['/audio/ambient/Serene%20Rain.mp3']);
  });

  it('[TON-16] is fetched anew when another is chosen, and once while it stays', async () => {
    const { load, paths } = loaderOf(() => new Promise(() => undefined));
    void load('Serene Rain');
    void load('Serene Rain');
    void load('Desert Wind');
    expect(paths).toEqual(['/audio/ambient/Serene%20Rain.mp3', '/audio/ambient/Desert%20Wind.mp3']);
  });

  it.each([
    ['cannot be fetched', () => Promise.reject(new Error('404'))],
    ['cannot be decoded', async () => new ArrayBuffer(8)],
  ])('[TON-17] that %s is logged, and nothing else happens', async (_why, fetchBytes) => {
    const { load, failures } = loaderOf(fetchBytes);
    expect(await load('Serene Rain')).toBeUndefined();
    expect(failures).toEqual(['Serene Rain']);
  });

  it('is tried again after a failure', async () => {
    const { load, paths } = loaderOf(() => Promise.reject(new Error('offline')));
    await load('Serene Rain');
    await load('Serene Rain');
    expect(paths).toHaveLength(2);
  });
});
