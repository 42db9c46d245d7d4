import { PopupMessage, type PopupStart, popupStartPath } from '@vayl/contract';
import { z } from 'zod';
import { cookiesOf } from './identity-calls.ts';
import type { TestServer } from './test-server.ts';

/** The message, and to whom the page would give it; a field more would be one too many. */
const ToldToOpener = z.strictObject({ ...PopupMessage.shape, targetOrigin: z.string() });

export interface Started {
  /** The provider's page. */
  readonly authorizeUrl: URL;
  readonly cookies: string;
}

export const POPUP_NONCE = 'the-openers-own-number';

/** What a popup does when it opens. */
export async function startFlow(
  server: TestServer,
  provider: PopupStart['provider'],
  more: Readonly<Record<string, string>> = {},
): Promise<Started> {
  const response = await openStart(server, provider, more);
  return { authorizeUrl: new URL(response.headers.get('location') ?? ''), cookies: cookiesOf(response) };
}

export function openStart(
  server: TestServer,
  provider: PopupStart['provider'],
  more: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const path = popupStartPath({ provider, origin: server.context.config.PUBLIC_URL, nonce: POPUP_NONCE });
  const url = new URL(path, server.url);
  for (const [name, value] of Object.entries(more)) url.searchParams.set(name, value);
  return fetch(url, { redirect: 'manual' });
}

/** The provider's screen: the person agrees, and is sent back. Gives the path with its query. */
export async function agree({ authorizeUrl }: Started): Promise<string> {
  const response = await fetch(authorizeUrl, { redirect: 'manual' });
  const back = new URL(response.headers.get('location') ?? '');
  return back.pathname + back.search;
}

/** Comes back to the server with what the browser has kept. */
export function comeBack(server: TestServer, path: string, cookies: string): Promise<Response> {
  return fetch(server.url + path, { redirect: 'manual', headers: { cookie: cookies } });
}

export async function readMessage(response: Response): Promise<z.infer<typeof ToldToOpener>> {
  const html = await response.text();
  return ToldToOpener.parse(JSON.parse(/application\/json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? ''));
}

export interface PopupOutcome {
  readonly error: string | undefined;
  readonly description: string | undefined;
  readonly cookies: string;
}

/** All of it, from the button to the message for the opener. */
export async function signInWith(server: TestServer, provider: PopupStart['provider']): Promise<PopupOutcome> {
  const started = await startFlow(server, provider);
  const response = await comeBack(server, await agree(started), started.cookies);
  const { error } = await readMessage(response);
  return { error: error?.code, description: error?.description, cookies: cookiesOf(response) };
}
