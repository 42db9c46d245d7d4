import type { World } from './world.ts';

const PATIENCE_MS = 15_000;
let visitors = 0;

/** As somebody without an account posts it. Each comes from an address of their own, so that no limit holds them up. */
export function postAsVisitor({ url }: World, path: string, body: unknown): Promise<Response> {
  visitors += 1;
  return fetch(url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.200.${(visitors >> 8) & 255}.${visitors & 255}`,
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
}
