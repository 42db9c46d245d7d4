import type { CALLS, CallResult } from '@vayl/contract';
import type { Plan } from '@vayl/domain';
import { newEntitlementKey } from './entitlement-key.ts';
import type { Person } from './people.ts';
import { type StripeFake, startStripeFake } from './stripe-fake.ts';
import { FAKE_PRICES } from './stripe-fake-objects.ts';
import { startTestServer, type TestServer } from './test-server.ts';

export interface PayingServer extends TestServer {
  readonly fake: StripeFake;
  /** Moves the database's clock and the payment service's together. */
  readonly advance: (days: number) => Promise<void>;
  readonly checkout: (person: Person, plan?: Plan) => Promise<string>;
  readonly subscribe: (person: Person, plan?: Plan) => Promise<void>;
  readonly view: (person: Person) => Promise<CallResult<(typeof CALLS)['getSubscription']>>;
}

/** A server that takes money from the fake. */
export async function startPayingServer(): Promise<PayingServer> {
  const webhookSecret = 'whsec_of_the_tests';
  const fake = await startStripeFake({ webhookSecret });
  const server = await startTestServer({
    STRIPE_SECRET_KEY: 'sk_test_fake',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: fake.url,
    STRIPE_PRICE_MONTHLY: FAKE_PRICES.monthly.id,
    STRIPE_PRICE_ANNUAL: FAKE_PRICES.annual.id,
    ENTITLEMENT_PRIVATE_KEY: newEntitlementKey(),
  });
  fake.setWebhookUrl(`${server.url}/webhooks/stripe`);
  let daysOn = 0;
  const checkout = async ({ client }: Person, plan: Plan = 'monthly') => {
    const started = await client.startCheckout({ body: { plan } });
    if (!started.ok) throw new Error(`no checkout: ${JSON.stringify(started.error)}`);
    return started.value.url;
  };
  return {
    ...server,
    fake,
    checkout,
    subscribe: async (person, plan) => fake.pay(await checkout(person, plan)),
    advance: async (days) => {
      daysOn += days;
      await server.moveClock(`${daysOn * 86_400} seconds`);
      await fake.advance(days);
    },
    view: async ({ client }) => {
      const answer = await client.getSubscription({});
      if (!answer.ok) throw new Error(`no view: ${JSON.stringify(answer.error)}`);
      return answer.value;
    },
    stop: async () => {
      await server.stop();
      await fake.stop();
    },
  };
}

/** What a call was refused with, for comparing. */
export function codeOf(
  answer:
    | { readonly ok: true }
    | { readonly ok: false; readonly error: { readonly is: string; readonly body?: { code: string } } },
): string {
  if (answer.ok) return 'accepted';
  return answer.error.body?.code ?? answer.error.is;
}
