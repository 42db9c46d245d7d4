import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface ReleaseFolder {
  /** For RELEASE_MANIFEST. */
  readonly manifestPath: string;
  /** Writes a file beside the manifest and gives the entry that offers it. */
  readonly addFile: (fileName: string, content: Buffer) => ReleaseEntry & { readonly path: string };
  readonly writeManifest: (manifest: unknown) => void;
  readonly remove: () => void;
}

export interface ReleaseEntry {
  readonly version: string;
  readonly fileName: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly releasedAt: string;
}

/** A place in which a release has been left, or not yet. */
export function makeReleaseFolder(): ReleaseFolder {
  const folder = mkdtempSync(join(tmpdir(), 'vayl-releases-'));
  const manifestPath = join(folder, 'releases.json');
  return {
    manifestPath,
    addFile: (fileName, content) => {
      writeFileSync(join(folder, fileName), content);
      return { ...releaseEntry(fileName, content), path: fileName };
    },
    writeManifest: (manifest) =>
      writeFileSync(manifestPath, typeof manifest === 'string' ? manifest : JSON.stringify(manifest)),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

export function releaseEntry(fileName: string, content: Buffer): ReleaseEntry {
  return {
    version: '1.0.0',
    fileName,
    bytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
    releasedAt: '2026-01-05T09:00:00Z',
  };
}
