import { REDIRECTS, UNMATCHED_PATH } from '../src/site/pages.ts';
import { isFilePath } from './path-map.ts';

export type Answer =
  | { readonly is: 'file'; readonly file: string }
  | { readonly is: 'moved'; readonly status: 301 | 308; readonly to: string }
  | { readonly is: 'missing' };

export interface Question {
  /** Decoded, beginning with a slash. */
  readonly path: string;
  /** With its question mark, or empty. */
  readonly search: string;
  /** Whether the build has this file; the path is relative to its root. */
  readonly hasFile: (file: string) => boolean;
}

/** What the host answers to one address. An address that nobody knows shows the landing page where it is (RD-46). */
export function answerTo({ path, search, hasFile }: Question): Answer {
  const redirect = Object.hasOwn(REDIRECTS, path) ? REDIRECTS[path] : undefined;
  if (redirect !== undefined) return { is: 'moved', status: 301, to: `${redirect}${search}` };

  // The router in the page takes large letters for small ones: the page that it would show is the one to send.
  const bare = (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path).toLowerCase();
  const page = bare === '/' ? 'index.html' : `${bare.slice(1)}/index.html`;
  if (hasFile(page)) {
    return bare === path ? { is: 'file', file: page } : { is: 'moved', status: 308, to: `${bare}${search}` };
  }
  const file = path.slice(1);
  if (isFilePath(path) || file.startsWith('.')) return hasFile(file) ? { is: 'file', file } : { is: 'missing' };
  if (hasFile(file)) return { is: 'file', file };
  return { is: 'file', file: `${UNMATCHED_PATH.slice(1)}/index.html` };
}
