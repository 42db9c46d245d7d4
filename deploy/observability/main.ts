// pnpm observability   writes the rules and the dashboards from their description
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generatedFiles } from './files.ts';

for (const [path, text] of generatedFiles()) {
  const file = join(import.meta.dirname, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(`observability: ${path}`);
}
