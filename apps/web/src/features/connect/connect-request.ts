/**
 * What the desktop app asks for when it opens the browser: `/connect?challenge=…&device=…&state=…`. The challenge is
 * the app's own (RFC 7636), `device` is the name it goes by, `state` comes back to it untouched.
 */
export interface ConnectRequest {
  readonly challenge: string;
  readonly deviceName: string;
  readonly state: string | undefined;
}

const CHALLENGE = /^[A-Za-z0-9_-]{43}$/;
const STATE = /^[A-Za-z0-9._~-]{1,200}$/;
const MOST_NAME_LENGTH = 100;

/** Anybody can write an address, so what does not fit is no request. */
export function readConnectRequest(query: URLSearchParams): ConnectRequest | undefined {
  const challenge = query.get('challenge') ?? '';
  const deviceName = (query.get('device') ?? '')
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, MOST_NAME_LENGTH);
  const state = query.get('state') ?? undefined;
  if (!CHALLENGE.test(challenge) || deviceName === '') return undefined;
  return { challenge, deviceName, state: state !== undefined && STATE.test(state) ? state : undefined };
}

/** Where the app takes over. Whoever else reads the code can do nothing with it: only the app has the verifier. */
export function appAddress(code: string, { state }: ConnectRequest): string {
  const query = new URLSearchParams({ code, ...(state === undefined ? {} : { state }) });
  return `vayl://connect?${query.toString()}`;
}

export function successPath({ state }: ConnectRequest): string {
  return state === undefined ? '/auth/success' : `/auth/success?${new URLSearchParams({ state }).toString()}`;
}
