// pnpm dev             database, migrations, stand-ins for the other companies, the server and the site, with nothing
//                      to configure
//   --release          with something to download
//   --fresh            on an empty schema of the test database, which goes away at the end
//   --provider=hang    an AI provider that hangs; any name of test-helpers/scripted-answers.ts, or none
//   --json             without the site; says all addresses in one line of JSON
import { randomBytes } from 'node:crypto';
import { startDatabase } from '../../../tools/database/cluster.ts';
import { SITE_KEY } from '../../../tools/site/site-key.ts';
import { readConfig } from '../src/config.ts';
import { createContext } from '../src/context.ts';
import { createLog } from '../src/log/log.ts';
import { startServer } from '../src/server.ts';
import { newEntitlementKey } from '../test-helpers/entitlement-key.ts';
import { type ReceivedMail, startMailbox } from '../test-helpers/mailbox.ts';
import { startOpenIdProvider } from '../test-helpers/openid-provider.ts';
import { startScriptedProvider } from '../test-helpers/scripted-provider.ts';
import { startStripeFake } from '../test-helpers/stripe-fake.ts';
import { FAKE_PRICES } from '../test-helpers/stripe-fake-objects.ts';
import { askedProvider } from './asked-provider.ts';
import { makeSampleRelease } from './sample-release.ts';
import { developmentSite } from './site.ts';
import { startStandInsServer } from './stand-ins-server.ts';

const WEBHOOK_SECRET = 'whsec_of_the_development_server';
const SITE_PORT = 5173;

const [isJson, isFresh, hasRelease] = ['--json', '--fresh', '--release'].map((flag) => process.argv.includes(flag));

const providerScript = askedProvider(process.argv);

say('starting PostgreSQL …');
const { url: ownUrl, testUrl } = await startDatabase();
const databaseUrl = isFresh ? testUrl : ownUrl;
say('starting stand-ins for Google, Microsoft, Stripe, an AI provider and the mail server …');
const [google, microsoft, stripe, mailbox, provider] = await Promise.all([
  startOpenIdProvider({ name: 'Google', email: 'ada@google.example' }),
  startOpenIdProvider({ name: 'Microsoft', email: 'ada@microsoft.example' }),
  startStripeFake({ webhookSecret: WEBHOOK_SECRET }),
  startMailbox(printMail),
  providerScript === undefined ? undefined : startScriptedProvider(providerScript),
]);
const standIns = await startStandInsServer(mailbox.mails);
const release = hasRelease ? makeSampleRelease() : undefined;
const site = isJson ? undefined : developmentSite(SITE_PORT);

const config = readConfig({
  ...(site === undefined ? {} : { PUBLIC_URL: site.url }),
  DATABASE_URL: databaseUrl,
  ...(isFresh ? { DATABASE_SCHEMA: `fresh_${randomBytes(6).toString('hex')}` } : {}),
  AUTH_SECRET: 'a secret that only the development server uses',
  GOOGLE_ISSUER: google.issuer,
  GOOGLE_CLIENT_ID: 'development',
  GOOGLE_CLIENT_SECRET: 'development',
  MICROSOFT_ISSUER: microsoft.issuer,
  MICROSOFT_CLIENT_ID: 'development',
  MICROSOFT_CLIENT_SECRET: 'development',
  SMTP_URL: mailbox.url,
  STRIPE_SECRET_KEY: 'sk_test_development',
  STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  STRIPE_API_URL: stripe.url,
  STRIPE_PRICE_MONTHLY: FAKE_PRICES.monthly.id,
  STRIPE_PRICE_ANNUAL: FAKE_PRICES.annual.id,
  ENTITLEMENT_PRIVATE_KEY: newEntitlementKey(),
  AI_BASE_URL: provider?.url,
  AI_MODEL: 'stand-in',
  ARTICLE_SITE_KEY: SITE_KEY,
  RELEASE_MANIFEST: release?.manifestPath,
  LOG_LEVEL: 'warn',
  // Whatever is set by hand wins: one real service at a time can be tried.
  ...process.env,
  // Except where everything is thrown away at the end: that must be nobody else's.
  ...(isFresh ? { DATABASE_URL: databaseUrl } : {}),
});
const context = createContext(config, createLog(config.LOG_LEVEL));
const server = await startServer(context);
stripe.setWebhookUrl(`${server.url}/webhooks/stripe`);
site?.start({ serverUrl: server.url, siteKey: SITE_KEY });

if (isJson) {
  const addresses = {
    server: server.url,
    internal: server.internalUrl,
    standIns: standIns.url,
    google: google.issuer,
    microsoft: microsoft.issuer,
    stripe: stripe.url,
    provider: provider?.url,
    siteKey: SITE_KEY,
  };
  process.stdout.write(`${JSON.stringify(addresses)}\n`);
}
say(
  [
    '',
    `  site       ${site?.url}`,
    `  server     ${server.url}            (try: curl ${server.url}/api/releases)`,
    `  internal   ${server.internalUrl}    health, ready, metrics, openapi.json`,
    `  database   ${databaseUrl}`,
    `  Google     ${google.issuer}         asks who signs in`,
    `  Microsoft  ${microsoft.issuer}      asks who signs in`,
    `  Stripe     ${stripe.url}`,
    `  provider   ${provider?.url ?? 'none'}         answers Helios by script: ${providerScript ?? 'none'}`,
    `  mail       ${mailbox.url}           mails are printed here, and listed at ${standIns.url}/mails`,
    '',
    '  Ctrl+C stops the server and the site; pnpm db:down stops the database.',
    '',
  ].join('\n'),
);

process.once('SIGINT', () => void stop());
process.once('SIGTERM', () => void stop());

let isStopping = false;
async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  site?.stop();
  if (isFresh) await dropSchemas();
  await server.stop();
  await Promise.all([
    google.stop(),
    microsoft.stop(),
    stripe.stop(),
    mailbox.stop(),
    standIns.stop(),
    provider?.stop(),
  ]);
  release?.remove();
}

async function dropSchemas(): Promise<void> {
  try {
    await context.database.run(`DROP SCHEMA IF EXISTS ${config.DATABASE_SCHEMA} CASCADE`);
    await context.database.run(`DROP SCHEMA IF EXISTS ${context.jobs.schema} CASCADE`);
  } catch (cause) {
    // Somebody has stopped the database before us; what stays in it is only old test data.
    context.log.warn({ cause }, 'the fresh schema could not be thrown away');
  }
}

function printMail({ to, subject, text }: ReceivedMail): void {
  say(`\n— mail to ${to}: ${subject}\n${text}\n—`);
}

function say(text: string): void {
  if (!isJson) process.stdout.write(`${text}\n`);
}
