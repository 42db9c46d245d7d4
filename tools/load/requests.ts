import { createHmac } from 'node:crypto';
import { PASSWORD, personOf, uuidOf } from './people.ts';
import type { Step, StepKind } from './plan.ts';

export interface RequestWish {
  readonly host: string;
  /** The site's own address, as a browser on it would say it. */
  readonly publicUrl: string;
  readonly seed: number;
  readonly webhookSecret: string;
  readonly nowSeconds: number;
}

/** The statuses that mean that a step was done; anything else is a failure. */
export const ACCEPTED: Readonly<Record<StepKind, readonly number[]>> = {
  balance: [200],
  lease: [200],
  return: [200],
  'usage-start': [200],
  'usage-end': [200],
  suggestion: [200],
  'sign-in': [200],
  'sign-up': [200],
  releases: [200],
  // A file, the way to one, or the word that there is none yet.
  download: [200, 302, 404],
  'download-request': [200],
  waitlist: [200],
  webhook: [200],
};

/** Those that may be sent again when nobody knows what became of them: their number makes them happen once. */
export const IS_REPEATABLE: Readonly<Record<StepKind, boolean>> = {
  balance: true,
  lease: true,
  return: true,
  'usage-start': true,
  'usage-end': true,
  suggestion: true,
  'sign-in': true,
  'sign-up': false,
  releases: true,
  download: true,
  'download-request': false,
  waitlist: false,
  webhook: true,
};

/** What identifies a step's effect, in its request and in the database. */
export function keyOf({ kind, person, number }: Step, seed: number): string {
  switch (kind) {
    case 'lease':
    case 'return':
      return uuidOf(seed, 'lease', person, number);
    case 'usage-start':
    case 'usage-end':
      return uuidOf(seed, 'usage', person);
    case 'webhook':
      return `evt_load_${seed}_${person}`;
    case 'sign-up':
    case 'waitlist':
    case 'download-request':
      return `${kind}-${seed}-${person}@load.example`;
    case 'balance':
    case 'suggestion':
    case 'sign-in':
    case 'releases':
    case 'download':
      return `${kind} ${person}`;
    default:
      return kind satisfies never;
  }
}

/** The whole text of a step's request. */
export function requestOf(step: Step, wish: RequestWish): string {
  const person = personOf(step.person);
  const key = keyOf(step, wish.seed);
  const get = (path: string, isSignedIn = true) => textOf({ wish, step, isSignedIn, method: 'GET', path });
  const post = (path: string, body: unknown, isSignedIn = true) =>
    textOf({ wish, step, isSignedIn, method: 'POST', path, body: JSON.stringify(body) });
  switch (step.kind) {
    case 'balance':
      return get(`/api/minutes?timeZone=${encodeURIComponent(person.timeZone)}`);
    case 'lease':
      return post('/api/minutes/lease', {
        leaseId: key,
        deviceId: person.deviceId,
        timeZone: person.timeZone,
        wantedSeconds: step.seconds,
      });
    case 'return':
      return post('/api/minutes/return', { leaseId: key, usedSeconds: step.seconds });
    case 'usage-start':
      return post('/api/usage/sessions', { sessionId: key, timeZone: person.timeZone });
    case 'usage-end':
      return post(`/api/usage/sessions/${key}/end`, { usedSeconds: step.seconds });
    case 'suggestion':
      return post('/api/ai-suggestion', suggestionOf(step.person, wish.seed));
    case 'sign-in':
      return post('/auth-api/sign-in/email', { email: person.email, password: PASSWORD }, false);
    case 'sign-up':
      return post('/auth-api/sign-up/email', { email: key, password: PASSWORD, name: '' }, false);
    case 'releases':
      return get('/api/releases', false);
    case 'download':
      return get(`/download/${step.person % 2 === 0 ? 'mac' : 'windows'}`, false);
    case 'download-request':
      return post('/api/download_requests', { email: key, platform: 'linux' }, false);
    case 'waitlist':
      return post('/api/coinrescue_waitlist', { email: key, walletAddress: null }, false);
    case 'webhook':
      return webhookOf(step, wish);
    default:
      return step.kind satisfies never;
  }
}

const TASKS = [
  'I write the core of a compiler',
  'reading a long report',
  'calm before sleep',
  'I refactor a billing module',
];

/** Each day has words of its own, so that the answers of the last one, which a server remembers, do not do for it. */
export function suggestionOf(person: number, seed: number) {
  return {
    userQuery: `${TASKS[person % TASKS.length]}, project ${seed.toString(36)} ${person % 500}`,
    currentSettings: { globalModulationHz: 10, centerModulationHz: 14, globalModulationStrength: 0.5, visualHue: 200 },
    localHour: person % 24,
    language: 'en',
  };
}

/** An event as the payment service sends and signs it. */
function webhookOf(step: Step, wish: RequestWish): string {
  const { subscriptionId, customerId } = personOf(step.person);
  const body = JSON.stringify({
    id: keyOf(step, wish.seed),
    object: 'event',
    api_version: '2026-01-28',
    created: wish.nowSeconds,
    livemode: false,
    type: 'customer.subscription.updated',
    data: { object: { id: subscriptionId, object: 'subscription', customer: customerId } },
  });
  const signature = createHmac('sha256', wish.webhookSecret).update(`${wish.nowSeconds}.${body}`).digest('hex');
  return textOf({
    wish,
    step,
    isSignedIn: false,
    method: 'POST',
    path: '/webhooks/stripe',
    body,
    headers: `stripe-signature: t=${wish.nowSeconds},v1=${signature}\r\n`,
  });
}

interface Parts {
  readonly wish: RequestWish;
  readonly step: Step;
  readonly isSignedIn: boolean;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
  readonly headers?: string;
}

function textOf({ wish, step, isSignedIn, method, path, body, headers = '' }: Parts): string {
  const { token, address } = personOf(step.person);
  // An app has a token and no origin; a browser on the site has an origin.
  const who = isSignedIn ? `authorization: Bearer ${token}\r\n` : `origin: ${wish.publicUrl}\r\n`;
  const what =
    body === undefined ? '' : `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`;
  return `${method} ${path} HTTP/1.1\r\nhost: ${wish.host}\r\nx-forwarded-for: ${address}\r\n${who}${headers}${what}\r\n${body ?? ''}`;
}
