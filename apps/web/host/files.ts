import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { isPackable } from './headers.ts';

export type Packing = 'br' | 'gzip' | 'identity';

export interface BuiltFile {
  readonly etag: string;
  packed(packing: Packing): Buffer;
}

/** The whole build, read once: it is small, and what is not in it cannot be asked for. */
export function readBuiltFiles(folder: string): ReadonlyMap<string, BuiltFile> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [relative(folder, path).split(sep).join('/'), builtFile(path)];
    }),
  );
}

function builtFile(path: string): BuiltFile {
  const bytes = readFileSync(path);
  const packed = new Map<Packing, Buffer>([['identity', bytes]]);
  return {
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    packed: (packing) => {
      const known = packed.get(packing);
      if (known !== undefined) return known;
      const made = packing === 'br' ? brotliCompressSync(bytes) : gzipSync(bytes, { level: 9 });
      packed.set(packing, made);
      return made;
    },
  };
}

/** The best packing that both sides know. */
export function packingFor(file: string, acceptEncoding: string): Packing {
  if (!isPackable(file)) return 'identity';
  if (/\bbr\b/.test(acceptEncoding)) return 'br';
  return /\bgzip\b/.test(acceptEncoding) ? 'gzip' : 'identity';
}
