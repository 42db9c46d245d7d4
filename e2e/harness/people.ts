import { randomInt, randomUUID } from 'node:crypto';
import type { BrowserContext } from 'playwright';
import { released } from './stack.ts';

export const GOOD_PASSWORD = 'plum-harbour-quiet-91';

/** An address that nobody has used before. */
export function newEmail(name = 'ada'): string {
  return `${name}-${randomUUID().slice(0, 13)}@people.example`;
}

/** An address on the network that nobody has used before, so that nobody is limited for what others do. */
export function newNetworkAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}

export interface SignedUp {
  readonly email: string;
  readonly password: string;
  readonly userId: string;
}

/** Makes an account by the wire, for journeys that begin later, and leaves its session in the context's cookies. */
export async function signUp(context: BrowserContext, { site } = released): Promise<SignedUp> {
  const email = newEmail();
  const response = await context.request.post(`${site}/auth-api/sign-up/email`, {
    data: { email, password: GOOD_PASSWORD, name: '' },
    headers: { origin: site },
  });
  if (!response.ok()) throw new Error(`no account: ${response.status()} ${await response.text()}`);
  const answer: unknown = await response.json();
  return { email, password: GOOD_PASSWORD, userId: userIdOf(answer) };
}

function userIdOf(answer: unknown): string {
  if (typeof answer === 'object' && answer !== null && 'user' in answer) {
    const { user } = answer;
    if (typeof user === 'object' && user !== null && 'id' in user) return String(user.id);
  }
  throw new Error('the server did not say who signed up');
}
