/** What people may count on, over 30 days. A share of what is bad is all that the burn-rate rules need to know. */
export interface Objective {
  readonly name: string;
  readonly alert: string;
  /** The share of good ones that is promised. */
  readonly target: number;
  /** What is promised, for dashboards and runbooks. */
  readonly promise: string;
  /** PromQL for the share of bad ones over a window such as `5m`. */
  readonly badShare: (window: string) => string;
}

const LEASES = 'route=~"/api/minutes/(lease|return|reconcile)",method="POST"';
const SIGN_IN = 'route=~"/auth-api/sign-in/email|/auth-api/callback/:provider|/api/connect/exchange"';
const SUGGESTIONS = 'route="/api/ai-suggestion"';
const MAILS = 'task=~"send-mail|send-download-link"';

/** A refusal (4xx) is an answer; only 5xx is a failure of ours. */
const failed = (which: string) => (window: string) =>
  `sum(rate(http_request_seconds_count{${which},status="5xx"}[${window}])) / sum(rate(http_request_seconds_count{${which}}[${window}]))`;

/** The bound has to be a bucket of the histogram. */
const slower = (histogram: string, which: string, boundSeconds: string) => (window: string) =>
  `1 - sum(rate(${histogram}_bucket{${join(which, `le="${boundSeconds}"`)}}[${window}])) / sum(rate(${histogram}_count{${which}}[${window}]))`;

function join(...matchers: readonly string[]): string {
  return matchers.filter((matcher) => matcher !== '').join(',');
}

export const OBJECTIVES: readonly Objective[] = [
  {
    name: 'leases-availability',
    alert: 'LeasesFail',
    target: 0.999,
    promise: '99.9 % of leases of minutes are answered without an error of ours',
    badShare: failed(LEASES),
  },
  {
    name: 'leases-latency',
    alert: 'LeasesSlow',
    target: 0.99,
    promise: '99 % of leases of minutes are answered within 250 ms',
    badShare: slower('http_request_seconds', LEASES, '0.25'),
  },
  {
    name: 'sign-in-availability',
    alert: 'SignInFails',
    target: 0.999,
    promise: '99.9 % of sign-ins are answered without an error of ours',
    badShare: failed(SIGN_IN),
  },
  {
    name: 'sign-in-latency',
    alert: 'SignInSlow',
    target: 0.99,
    promise: '99 % of sign-ins are answered within 1 s',
    badShare: slower('http_request_seconds', SIGN_IN, '1'),
  },
  {
    name: 'suggestions-availability',
    alert: 'SuggestionsFail',
    target: 0.99,
    promise: '99 % of suggestions are answered without an error of ours or of the provider',
    badShare: failed(SUGGESTIONS),
  },
  {
    name: 'suggestions-latency',
    alert: 'SuggestionsSlow',
    target: 0.95,
    promise: '95 % of suggestions are answered within 5 s',
    badShare: slower('suggestion_seconds', '', '5'),
  },
  {
    name: 'mail-delay',
    alert: 'MailLate',
    target: 0.99,
    promise: '99 % of mails are with the mail server within a minute of being asked for',
    badShare: slower('job_delay_seconds', MAILS, '60'),
  },
];
