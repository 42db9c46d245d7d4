import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { err, ok, type Result } from '@vayl/domain';
import { judgeSignature } from './minisign.ts';
import { type BuiltFile, type Part, sortFiles } from './release-files.ts';

export interface Publication {
  /** What the builds left, in one folder. */
  readonly from: string;
  /** Where the published files go, with the manifest beside them. */
  readonly to: string;
  readonly version: string;
  readonly releasedAt: string;
  readonly publicKey: string;
}

const MANIFEST_NAME = 'releases.json';

/** Files under the names that people will see, and the manifest that the server's downloads and updates read. */
export function publish({ from, to, version, releasedAt, publicKey }: Publication): Result<string[], string> {
  const sorted = sortFiles(readdirSync(from), version);
  if (!sorted.ok) return sorted;
  const read = ({ name }: BuiltFile) => readFileSync(join(from, name));

  const entry = ({ installer, update, signature }: Readonly<Record<Part, BuiltFile>>): Result<object, string> => {
    const content = read(update);
    const signatureText = read(signature).toString('utf8').trim();
    const judgement = judgeSignature({ content, signature: signatureText, publicKey });
    if (judgement.is === 'bad') return err(`${signature.name}: ${judgement.why}`);
    if (judgement.version !== version) return err(`${signature.name} is for version ${String(judgement.version)}`);
    return ok({
      version,
      ...fileEntry(installer.publishedName, read(installer)),
      releasedAt,
      update: { ...fileEntry(update.publishedName, content), signature: signatureText },
    });
  };
  const mac = entry(sorted.value.mac);
  const windows = entry(sorted.value.windows);
  if (!mac.ok) return mac;
  if (!windows.ok) return windows;

  mkdirSync(to, { recursive: true });
  const published = Object.values(sorted.value).flatMap(({ installer, update }) => [installer, update]);
  for (const { name, publishedName } of published) copyFileSync(join(from, name), join(to, publishedName));
  const manifest = { mac: mac.value, windows: windows.value };
  writeFileSync(join(to, MANIFEST_NAME), `${JSON.stringify(manifest, undefined, 2)}\n`);
  return ok([...new Set(published.map(({ publishedName }) => publishedName)), MANIFEST_NAME]);
}

function fileEntry(fileName: string, content: Buffer) {
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { fileName, path: fileName, bytes: content.length, sha256 };
}
