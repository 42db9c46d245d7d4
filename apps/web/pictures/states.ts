import { PAGES, type PagePath } from '../src/site/pages.ts';
import type { PageState } from './state.ts';
import { ACCOUNT_STATES } from './states/account.ts';
import { DEMO_STATES } from './states/demo.ts';
import { DOWNLOAD_STATES } from './states/download.ts';
import { ENDING_STATES } from './states/endings.ts';
import { LANDING_STATES } from './states/landing.ts';
import { LINK_STATES } from './states/links.ts';
import { SIGN_UP_STATES } from './states/sign-up.ts';
import { TOKEN_STATES } from './states/token.ts';

/** Every page as it comes to a visitor. */
export const PAGE_STATES: readonly PageState[] = Object.keys(PAGES)
  .filter(isPagePath)
  .map((path) => ({ path }));

/** What pages look like once somebody has done something: open dialogs, errors, waiting, the end of a form. */
export const REACHED_STATES: readonly PageState[] = [
  ...LANDING_STATES,
  ...DEMO_STATES,
  ...SIGN_UP_STATES,
  ...DOWNLOAD_STATES,
  ...TOKEN_STATES,
  ...ACCOUNT_STATES,
  ...LINK_STATES,
  ...ENDING_STATES,
];

function isPagePath(path: string): path is PagePath {
  return Object.hasOwn(PAGES, path);
}
