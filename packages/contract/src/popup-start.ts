/**
 * Signing in with a provider is no call but a window: a page opens this address in a popup, listens for the message,
 * and sees by `closed` when a person gives up. Afterwards the browser has the session's cookie.
 */
export interface PopupStart {
  readonly provider: 'google' | 'microsoft';
  /** The page's own origin; the message goes nowhere else. */
  readonly origin: string;
  /** A number that the page makes up for this popup, and finds again in the message. */
  readonly nonce: string;
}

export function popupStartPath({ provider, origin, nonce }: PopupStart): string {
  const query = new URLSearchParams({ provider, popupOrigin: origin, popupNonce: nonce });
  return `/auth-api/oauth-popup/start?${query.toString()}`;
}
