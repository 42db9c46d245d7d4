import { extname } from 'node:path';

/**
 * One origin, one map: these go to the server, everything else is a file.
 *
 * @internal
 */
export const SERVER_PATHS: readonly string[] = ['/api', '/auth-api', '/webhooks', '/download/mac', '/download/windows'];

/** Files of the build: what is not there does not exist, and is never a page. */
const FILE_FOLDERS = ['/assets/', '/audio/', '/icons/', '/og/', '/sandbox/', '/video/'];
const FILE_ENDINGS = new Set(['.css', '.data', '.ico', '.js', '.json', '.map', '.pdf', '.png', '.svg', '.txt', '.xml']);

export function isServerPath(path: string): boolean {
  return SERVER_PATHS.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}

export function isFilePath(path: string): boolean {
  return FILE_FOLDERS.some((folder) => path.startsWith(folder)) || FILE_ENDINGS.has(extname(path));
}

/** The frame in which a visitor's own code runs; its policy is its own, and stricter than any page's. */
export function isSandboxFile(file: string): boolean {
  return file.startsWith('sandbox/');
}
