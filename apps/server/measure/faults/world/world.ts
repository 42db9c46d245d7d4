import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Cluster, startCluster } from '../../../../../deploy/cluster/cluster.ts';
import { applicationUrl, type ClusterPlan, webUrl } from '../../../../../deploy/cluster/plan.ts';
import { stopCluster } from '../../../../../deploy/cluster/stop.ts';
import { addPeople, personOf } from '../../../../../tools/load/people.ts';
import { type Database, openDatabase } from '../../../src/database/database.ts';
import { newEntitlementKey } from '../../../test-helpers/entitlement-key.ts';
import { makeReleaseFolder } from '../../../test-helpers/release-folder.ts';
import { type ScriptedProvider, startScriptedProvider } from '../../../test-helpers/scripted-provider.ts';
import { type StripeFake, startStripeFake } from '../../../test-helpers/stripe-fake.ts';
import { FAKE_PRICES, type FakeSubscription } from '../../../test-helpers/stripe-fake-objects.ts';
import { type MailServer, startMailServer } from './mail-server.ts';

export interface World {
  readonly cluster: Cluster;
  readonly plan: ClusterPlan;
  /** Behind the proxy, as the servers see it. */
  readonly database: Database;
  readonly mail: MailServer;
  readonly payments: StripeFake;
  readonly provider: ScriptedProvider;
  readonly url: string;
  stop(): Promise<void>;
}

/** So many people live in it; each fault plays a day of them. */
export const PEOPLE = 500;
export const AUTH_SECRET = 'a-secret-of-the-measure-of-faults-that-is-long-enough';
export const WEBHOOK_SECRET = 'whsec_of_the_measure_of_faults';
const DAY_SECONDS = 86_400;

export interface WorldWish {
  readonly diskMiB?: number;
  readonly say: (text: string) => void;
}

/** A cluster of its own with its people in it, and stand-ins for the companies that it talks to. */
export async function startWorld({ diskMiB, say }: WorldWish): Promise<World> {
  // The cluster makes its folder anew, so only the name is taken here.
  const folder = mkdtempSync(join(tmpdir(), 'vayl-faults-'));
  const [mail, payments, provider] = await Promise.all([
    startMailServer(),
    startStripeFake({ webhookSecret: WEBHOOK_SECRET }),
    startScriptedProvider(),
  ]);
  payments.holdEvents(true);
  for (let number = 0; number < PEOPLE; number += 1) addSubscription(payments, number);
  const release = makeReleaseFolder();
  release.writeManifest({
    mac: release.addFile('Vayl-1.0.0.dmg', Buffer.from('a sample disk image')),
    windows: release.addFile('Vayl-1.0.0-setup.exe', Buffer.from('a sample installer')),
    linux: release.addFile('vayl_1.0.0_amd64.deb', Buffer.from('a sample package')),
  });
  const stopStandIns = async (): Promise<void> => {
    await Promise.all([mail.stop(), payments.stop(), provider.stop()]);
    release.remove();
  };
  const environment = {
    AUTH_SECRET,
    LOG_LEVEL: 'warn',
    SMTP_URL: mail.url,
    STRIPE_SECRET_KEY: 'sk_test_faults',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_URL: payments.url,
    STRIPE_PRICE_MONTHLY: FAKE_PRICES.monthly.id,
    STRIPE_PRICE_ANNUAL: FAKE_PRICES.annual.id,
    ENTITLEMENT_PRIVATE_KEY: newEntitlementKey(),
    AI_BASE_URL: provider.url,
    AI_MODEL: 'stand-in',
    RELEASE_MANIFEST: release.manifestPath,
  };
  try {
    const cluster = await startCluster({
      folder,
      nodes: 3,
      servers: 2,
      environment,
      say,
      ...(diskMiB === undefined ? {} : { diskMiB }),
    });
    const { plan } = cluster;
    payments.setWebhookUrl(`${webUrl(plan)}/webhooks/stripe`);
    const database = openDatabase({
      url: applicationUrl(plan),
      schema: 'public',
      poolSize: 2,
      // The measure breaks connections on purpose.
      onIdleError: () => undefined,
    });
    await addPeople(PEOPLE, (sql, values) => database.run(sql, values));
    return {
      cluster,
      plan,
      database,
      mail,
      payments,
      provider,
      url: webUrl(plan),
      stop: async () => {
        await database.close();
        await stopCluster(folder);
        await stopStandIns();
      },
    };
  } catch (cause) {
    await stopCluster(folder);
    rmSync(folder, { recursive: true, force: true });
    await stopStandIns();
    throw cause;
  }
}

function addSubscription({ ledger }: StripeFake, number: number): void {
  const { subscriptionId, customerId, email } = personOf(number);
  const nowSeconds = ledger.nowSeconds();
  ledger.customers.set(customerId, { id: customerId, email, isDeleted: false });
  const subscription: FakeSubscription = {
    id: subscriptionId,
    customerId,
    price: FAKE_PRICES.monthly,
    createdSeconds: nowSeconds,
    trialEndSeconds: null,
    status: 'active',
    periodStartSeconds: nowSeconds,
    periodEndSeconds: nowSeconds + 30 * DAY_SECONDS,
    cancelsAtPeriodEnd: false,
    endedSeconds: null,
  };
  ledger.subscriptions.set(subscriptionId, subscription);
}

/** What a day writes; the people themselves stay. */
const TABLES_OF_A_DAY = [
  'minutes_accounts',
  'minutes_leases',
  'minutes_devices',
  'usage_sessions',
  'usage_days',
  'entitlements',
  'subscriptions',
  'payment_events',
  'coinrescue_waitlist',
  'download_requests',
  'mail_turns',
  'rate_limits',
];

/** A new morning: nobody has used anything, and nobody remembers the last fault. */
export async function beginAnew({ database, mail }: World): Promise<void> {
  await database.run(`TRUNCATE ${TABLES_OF_A_DAY.join(', ')}`);
  mail.forget();
}
