import { extname } from 'node:path';
import { isSandboxFile } from './path-map.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

const PACKED = /^(?:text|application|image\/svg)/;

export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': "frame-ancestors 'self'",
  // A popup must be able to tell the page that opened it how signing in went.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
};

/** Whoever opens the sandbox by its address, and not in the frame of a page, gets it without an origin all the same. */
export function securityHeadersOf(file: string): Readonly<Record<string, string>> {
  if (!isSandboxFile(file)) return SECURITY_HEADERS;
  return { ...SECURITY_HEADERS, 'content-security-policy': "frame-ancestors 'self'; sandbox allow-scripts" };
}

export function typeOf(file: string): string {
  return TYPES[extname(file)] ?? 'application/octet-stream';
}

/** Sound, film, pictures and fonts are packed already. */
export function isPackable(file: string): boolean {
  return PACKED.test(typeOf(file));
}

/** What carries its content's hash in its name never changes; a page is asked for again each time. */
export function cacheControlOf(file: string): string {
  if (file.startsWith('assets/')) return 'public, max-age=31536000, immutable';
  return file.endsWith('.html') ? 'no-cache' : 'public, max-age=3600';
}
