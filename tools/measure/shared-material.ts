import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../repository/files.ts';

/** Where the material is that full measures are held against and that is never copied into the project. */
export function sharedPath(path: string): string {
  return join(process.env['SHARED_DIR'] ?? join(ROOT, '../shared'), path);
}

/** A full measure that cannot be full says so in one line, before it begins. */
export function requireShared(...paths: string[]): void {
  const missing = paths.map(sharedPath).filter((path) => !existsSync(path));
  if (missing.length === 0) return;
  console.error(`measure: missing ${missing.join(', ')}; set SHARED_DIR to the shared material, or use --quick`);
  process.exit(1);
}
