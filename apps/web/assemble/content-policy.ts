import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

export interface PolicyOptions {
  /** Origins of what a deployment has configured: a performance script, an embedded presentation. */
  readonly scriptOrigins: readonly string[];
  readonly frameOrigins: readonly string[];
}

/**
 * What the page may load and run: itself, and the scripts that the build wrote into it, each by its hash.
 *
 * @internal
 */
export function contentPolicy(html: string, { scriptOrigins, frameOrigins }: PolicyOptions): string {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(([, script = '']) => `'sha256-${sha256(script)}'`);
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...new Set(hashes), ...scriptOrigins],
    'style-src': ["'self'"],
    // Components hand numbers to their style sheets in style attributes.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': ["'self'", ...scriptOrigins],
    'manifest-src': ["'self'"],
    'frame-src': ["'self'", ...frameOrigins],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/** The policy stands in the page, so that every host serves it; it binds only what comes after it. */
export function withContentPolicy(html: string, options: PolicyOptions): string {
  const policy = `<meta http-equiv="content-security-policy" content="${contentPolicy(html, options)}"/>`;
  const marked = html.replace(/<head>/, `<head>${policy}`);
  if (marked === html) throw new Error('a page without a head');
  return marked;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
