import { ACCOUNT_CALLS } from './calls/account.ts';
import { ARTICLE_CALLS } from './calls/article.ts';
import { DESKTOP_SIGN_IN_CALLS } from './calls/desktop-sign-in.ts';
import { FORM_CALLS } from './calls/forms.ts';
import { MINUTES_CALLS } from './calls/minutes.ts';
import { REFERRAL_CALLS } from './calls/referral.ts';
import { RELEASE_CALLS } from './calls/releases.ts';
import { RIGHTS_CALLS } from './calls/rights.ts';
import { SUBSCRIPTION_CALLS } from './calls/subscription.ts';
import { SUGGESTION_CALLS } from './calls/suggestion.ts';
import { USAGE_CALLS } from './calls/usage.ts';

/** Every call of the server, once. */
export const CALLS = {
  ...ACCOUNT_CALLS,
  ...DESKTOP_SIGN_IN_CALLS,
  ...REFERRAL_CALLS,
  ...FORM_CALLS,
  ...RELEASE_CALLS,
  ...SUBSCRIPTION_CALLS,
  ...MINUTES_CALLS,
  ...USAGE_CALLS,
  ...RIGHTS_CALLS,
  ...SUGGESTION_CALLS,
  ...ARTICLE_CALLS,
} as const;
export type CallName = keyof typeof CALLS;
