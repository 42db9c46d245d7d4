import { type AlertCase, pair } from './alert-case.ts';

const LEASE = 'method="POST",route="/api/minutes/lease"';
const SIGN_IN = 'method="POST",route="/auth-api/sign-in/email"';
const SUGGESTION = 'method="POST",route="/api/ai-suggestion"';

/** A thousand requests a minute, of which so many fail. */
const failing = (labels: string, perThousand: number, minutes = 5000) => ({
  [`http_request_seconds_count{${labels},status="2xx"}`]: `0+${1000 - perThousand}x${minutes}`,
  [`http_request_seconds_count{${labels},status="5xx"}`]: `0+${perThousand}x${minutes}`,
});
const slow = (histogram: string, labels: string, bound: string, perThousand: number) => ({
  [`${histogram}_count{${labels}}`]: '0+1000x5000',
  [`${histogram}_bucket{${labels},le="${bound}"}`]: `0+${1000 - perThousand}x5000`,
});

export const OBJECTIVE_CASES: readonly AlertCase[] = [
  ...pair(
    'LeasesFail',
    'page',
    { says: 'two in a hundred fail for an hour', series: failing(LEASE, 20) },
    { says: 'one in two thousand fails', series: failing(LEASE, 0.5) },
  ),
  ...pair(
    'LeasesFail',
    'ticket',
    { says: 'half the budget would be gone in a week', series: failing(LEASE, 2), at: '73h', step: '30m' },
    { says: 'they fail, but within the budget', series: failing(LEASE, 0.9), at: '73h', step: '30m' },
  ),
  {
    says: 'what burns slowly wakes nobody',
    alert: 'LeasesFail',
    severity: 'page',
    series: failing(LEASE, 4),
    at: '73h',
    step: '30m',
    isFiring: false,
  },
  {
    says: 'it is over half an hour after the trouble is',
    alert: 'LeasesFail',
    severity: 'page',
    series: {
      [`http_request_seconds_count{${LEASE},status="2xx"}`]: '0+1000x150',
      [`http_request_seconds_count{${LEASE},status="5xx"}`]: '0x60 0+500x10 5000x80',
    },
    at: '1h42m',
    isFiring: false,
  },
  ...pair(
    'LeasesSlow',
    'page',
    { says: 'a fifth is slow', series: slow('http_request_seconds', LEASE, '0.25', 200) },
    { says: 'one in a hundred is slow', series: slow('http_request_seconds', LEASE, '0.25', 10) },
  ),
  ...pair(
    'SignInFails',
    'page',
    { says: 'two in a hundred fail', series: failing(SIGN_IN, 20) },
    {
      says: 'wrong passwords are refused',
      series: { [`http_request_seconds_count{${SIGN_IN},status="4xx"}`]: '0+1000x200' },
    },
  ),
  ...pair(
    'SignInSlow',
    'page',
    { says: 'a fifth is slow', series: slow('http_request_seconds', SIGN_IN, '1', 200) },
    { says: 'leases are slow', series: slow('http_request_seconds', LEASE, '0.25', 200) },
  ),
  ...pair(
    'SuggestionsFail',
    'page',
    { says: 'a fifth fails', series: failing(SUGGESTION, 200) },
    { says: 'one in a hundred fails', series: failing(SUGGESTION, 10) },
  ),
  ...pair(
    'SuggestionsSlow',
    'page',
    { says: 'nine in ten are slow', series: slow('suggestion_seconds', 'source="provider"', '5', 900) },
    { says: 'one in ten is slow', series: slow('suggestion_seconds', 'source="provider"', '5', 100) },
  ),
  ...pair(
    'MailLate',
    'page',
    { says: 'a fifth is late', series: slow('job_delay_seconds', 'task="send-mail"', '60', 200) },
    { says: 'old rows are deleted slowly', series: slow('job_delay_seconds', 'task="delete-old-rows"', '60', 200) },
  ),
];
