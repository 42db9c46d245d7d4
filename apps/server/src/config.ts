import { z } from 'zod';

const Port = z.coerce.number().int().min(0).max(65_535);
const Flag = z.enum(['true', 'false']).transform((text) => text === 'true');
const List = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
);
const Dollars = z.coerce.number().min(0).max(1_000_000);
const Secret = z.string().min(32);
/** During a change of secrets there are two: the first signs, all are believed. */
const Secrets = List.pipe(z.tuple([Secret], Secret));

/** Everything the server is told from outside. `.env.example` lists the same names, one line each. */
const Environment = z.object({
  PUBLIC_URL: z.url().default('http://127.0.0.1:8787'),
  HOST: z.string().default('127.0.0.1'),
  PORT: Port.default(8787),
  INTERNAL_PORT: Port.default(8788),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),

  DATABASE_URL: z.string().min(1),
  DATABASE_SCHEMA: z
    .string()
    .regex(/^[a-z_][a-z0-9_]{0,40}$/)
    .default('public'),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(200).default(16),
  SHARD_DATABASE_URLS: List.default([]).refine((urls) => [0, 1, 2, 4, 8, 16, 32, 64].includes(urls.length), {
    message: 'must name 1, 2, 4 … 64 databases, so that each holds as many of the 64 shards',
  }),
  RUN_JOBS: Flag.default(true),
  DRAIN_SECONDS: z.coerce.number().min(0).max(60).default(0),

  AUTH_SECRET: Secrets,
  MAIL_SECRET: Secret.optional(),
  GOOGLE_ISSUER: z.url().default('https://accounts.google.com'),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  MICROSOFT_ISSUER: z.url().default('https://login.microsoftonline.com/common/v2.0'),
  MICROSOFT_CLIENT_ID: z.string().optional(),
  MICROSOFT_CLIENT_SECRET: z.string().optional(),

  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().default('Vayl <hello@localhost>'),

  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_URL: z.url().optional(),
  STRIPE_PRICE_MONTHLY: z.string().optional(),
  STRIPE_PRICE_ANNUAL: z.string().optional(),
  ENTITLEMENT_PRIVATE_KEY: List.default([]),

  AI_BASE_URL: z.url().optional(),
  AI_API_KEY: z.string().optional(),
  AI_MODEL: z.string().min(1).default('gpt-4o-mini'),
  AI_DAILY_CAP: Dollars.default(5),
  AI_INPUT_PRICE: Dollars.default(0.15),
  AI_OUTPUT_PRICE: Dollars.default(0.6),
  ARTICLE_SITE_KEY: z.string().optional(),

  RELEASE_MANIFEST: z.string().optional(),

  TRUSTED_PROXIES: List.default([]),
  CLIENT_ADDRESS_HEADER: z.string().toLowerCase().default('x-forwarded-for'),
});

/** Who wants no mail is remembered under this secret. With another one they would get mail again, so it is never left to chance. */
const Checked = Environment.transform(({ MAIL_SECRET, ...rest }, check) => {
  const [only, ...others] = rest.AUTH_SECRET;
  if (MAIL_SECRET === undefined && others.length > 0) {
    const message = 'must be set, to the oldest of AUTH_SECRET, while that holds several';
    check.addIssue({ code: 'custom', path: ['MAIL_SECRET'], message });
  }
  return { ...rest, MAIL_SECRET: MAIL_SECRET ?? only };
});
export type Config = z.infer<typeof Checked>;
/**
 * For the test that holds `.env.example` against them.
 *
 * @internal
 */
export const CONFIG_NAMES: readonly string[] = Object.keys(Environment.shape);

/** A wrong variable stops the start and is named; its value is not printed, since it may be a secret. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const present = Object.entries(environment).filter(([, value]) => value !== undefined && value !== '');
  const parsed = Checked.safeParse(Object.fromEntries(present));
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`the configuration is not right: ${problems.join('; ')}`);
}
