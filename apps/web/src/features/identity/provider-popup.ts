import { type PopupStart, popupStartPath } from '@vayl/contract';
import { err } from '@vayl/domain';
import { IDENTITY } from '../../../content/identity.content.ts';
import { logProblem } from '../../site/log-problem.ts';
import type { PopupOutcome } from './popup-reader.ts';

export type ProviderName = PopupStart['provider'];

const LOOK_EVERY_MS = 250;
/** A popup that has said everything closes itself; its last words may arrive a moment after it is gone. */
const LAST_WORDS_MS = 500;
const SIZE_PX = { width: 480, height: 660 };

/**
 * Signs in at a provider, in a window of its own. To be called right in the click: a browser opens windows for nothing
 * else. Afterwards this browser has the session's cookie.
 */
export function signInByPopup(provider: ProviderName): Promise<PopupOutcome> {
  const nonce = crypto.randomUUID();
  const address = popupStartPath({ provider, origin: window.location.origin, nonce });
  const popup = window.open(address, `sign-in-${provider}`, features());
  if (popup === null) return Promise.resolve(err({ message: IDENTITY.popupBlocked }));
  return new Promise((resolve) => watch(popup, nonce, resolve));
}

function watch(popup: Window, nonce: string, settle: (outcome: PopupOutcome) => void): void {
  const reader = loadReader();
  let closedAtMs: number | undefined;
  const finish = (outcome: PopupOutcome): void => {
    window.clearInterval(timer);
    window.removeEventListener('message', hear);
    settle(outcome);
  };
  const read = async (data: unknown): Promise<void> => {
    const loaded = await reader;
    const outcome = loaded === undefined ? err({}) : loaded.readPopupMessage(data, nonce);
    if (outcome !== undefined) finish(outcome);
  };
  const hear = (event: MessageEvent<unknown>): void => {
    if (event.origin === window.location.origin && event.source === popup) void read(event.data);
  };
  const look = (): void => {
    if (!popup.closed) return;
    closedAtMs ??= performance.now();
    if (performance.now() - closedAtMs >= LAST_WORDS_MS) finish(err({ code: 'auth/popup-closed-by-user' }));
  };
  const timer = window.setInterval(look, LOOK_EVERY_MS);
  window.addEventListener('message', hear);
}

/** The contract's schemas come while the person is at the provider. */
async function loadReader(): Promise<typeof import('./popup-reader.ts') | undefined> {
  try {
    return await import('./popup-reader.ts');
  } catch (cause) {
    logProblem('identity.popup-reader-not-loaded', cause);
    return undefined;
  }
}

/** In the middle of the window that opens it. */
function features(): string {
  const left = Math.round(window.screenX + (window.outerWidth - SIZE_PX.width) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - SIZE_PX.height) / 2);
  return `popup,width=${SIZE_PX.width},height=${SIZE_PX.height},left=${left},top=${top}`;
}
