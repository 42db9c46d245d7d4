// pnpm dev: database, migrations, stand-ins for the other companies, and the server, with nothing to configure.
import { startDatabase } from '../../../tools/database/cluster.ts';
import { readConfig } from '../src/config.ts';
import { createContext } from '../src/context.ts';
import { createLog } from '../src/log/log.ts';
import { startServer } from '../src/server.ts';
import { newEntitlementKey } from '../test-helpers/entitlement-key.ts';
import { type ReceivedMail, startMailbox } from '../test-helpers/mailbox.ts';
import { startOpenIdProvider } from '../test-helpers/openid-provider.ts';
import { startStripeFake } from '../test-helpers/stripe-fake.ts';

const WEBHOOK_SECRET = 'whsec_of_the_development_server';
const DEV_PERSON = { email_verified: true, given_name: 'Ada', name: 'Ada Example' };

say('starting PostgreSQL …');
const { url: databaseUrl } = await startDatabase();
say('starting stand-ins for Google, Microsoft, Stripe and the mail server …');
const [google, microsoft, stripe, mailbox] = await Promise.all([
  startOpenIdProvider(),
  startOpenIdProvider(),
  startStripeFake({ webhookSecret: WEBHOOK_SECRET }),
  startMailbox(printMail),
]);
google.person = { ...DEV_PERSON, sub: 'google-ada', email: 'ada@google.example' };
microsoft.person = { ...DEV_PERSON, sub: 'microsoft-ada', email: 'ada@microsoft.example' };

const config = readConfig({
  DATABASE_URL: databaseUrl,
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
  STRIPE_PRICE_MONTHLY: 'price_monthly',
  STRIPE_PRICE_ANNUAL: 'price_annual',
  ENTITLEMENT_PRIVATE_KEY: newEntitlementKey(),
  LOG_LEVEL: 'warn',
  // Whatever is set by hand wins: one real service at a time can be tried.
  ...process.env,
});
const server = await startServer(createContext(config, createLog(config.LOG_LEVEL)));
stripe.setWebhookUrl(`${server.url}/webhooks/stripe`);

say(
  [
    '',
    `  server     ${server.url}            (try: curl ${server.url}/api/releases)`,
    `  internal   ${server.internalUrl}    health, ready, metrics, openapi.json`,
    `  database   ${databaseUrl}`,
    `  Google     ${google.issuer}         signs in ${String(google.person['email'])}`,
    `  Microsoft  ${microsoft.issuer}      signs in ${String(microsoft.person['email'])}`,
    `  Stripe     ${stripe.url}`,
    `  mail       ${mailbox.url}           mails are printed here`,
    '',
    '  Ctrl+C stops the server; pnpm db:down stops the database.',
    '',
  ].join('\n'),
);

process.once('SIGINT', () => void stop());
process.once('SIGTERM', () => void stop());

async function stop(): Promise<void> {
  await server.stop();
  await Promise.all([google.stop(), microsoft.stop(), stripe.stop(), mailbox.stop()]);
}

function printMail({ to, subject, text }: ReceivedMail): void {
  say(`\n— mail to ${to}: ${subject}\n${text}\n—`);
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
