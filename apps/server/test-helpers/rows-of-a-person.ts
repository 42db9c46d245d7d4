import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { addressHash } from '../src/features/mail/mail-address.ts';
import type { Person } from './people.ts';
import type { TestServer } from './test-server.ts';

/** Puts the person into every table that can hold something about them, and adds to those that only have an age. */
export async function addRowsEverywhere(server: TestServer, person: Person): Promise<void> {
  const { config, database, jobs } = server.context;
  const hash = addressHash(config.MAIL_SECRET, person.email);
  for (const insert of inserts({ ...person, hash, uuid: randomUUID() })) await database.run(insert);
  await jobs.enqueue(database, 'a-task', { list: [{ to: person.email }] });
  await jobs.enqueue(database, 'a-task', { userId: person.userId });
}

interface Values {
  readonly userId: string;
  readonly email: string;
  readonly hash: string;
  readonly uuid: string;
}

const SOON = "now() + interval '1 hour'";
const SOON_MS = `extract(epoch FROM ${SOON}) * 1000`;

function inserts({ userId, email, hash, uuid }: Values): readonly string[] {
  const counted = createHash('sha256').update(email).digest('base64url');
  const code = randomBytes(4).toString('hex').toUpperCase();
  return [
    `INSERT INTO rate_limits VALUES ('a-limit:${userId}', 1, ${SOON_MS}), ('a-limit:${counted} 127.0.0.1', 1, ${SOON_MS})`,
    `INSERT INTO identity_account ("accountId", "providerId", "userId", "accessToken", password, "updatedAt")
     VALUES ('${uuid}', 'google', '${userId}', 'secret-canary', 'secret-canary', now())`,
    `INSERT INTO identity_verification (identifier, value, "expiresAt")
     VALUES ('reset-password:secret-canary', '${userId}', ${SOON})`,
    `INSERT INTO email_changes VALUES ('${userId}', 'newer-${email}', 'secret-canary-${uuid}', ${SOON})`,
    `INSERT INTO desktop_connect_codes VALUES ('${uuid}', 'a challenge', 'a device', '${userId}', ${SOON})`,
    `INSERT INTO desktop_device_codes VALUES
     ('${uuid}', 'secret-canary-${uuid}', 'a device', '127.0.0.1', now(), ${SOON}, 5, NULL, 'approved', '${userId}')`,
    `INSERT INTO entitlements (user_id, status) VALUES ('${userId}', 'expired')`,
    `INSERT INTO referral_codes (user_id, code) VALUES ('${userId}', '${code}')`,
    `INSERT INTO referral_benefits (referred_user_id, code) VALUES ('${userId}', 'ABCD1234')`,
    `INSERT INTO coinrescue_waitlist (email) VALUES ('${email.toUpperCase()}')`,
    `INSERT INTO download_requests (email, platform, sent) VALUES ('${email}', 'linux', false), ('${email}', 'mac', true)`,
    `INSERT INTO mail_turns VALUES ('${hash}', 'download-link', now())`,
    `INSERT INTO mail_suppressions (address_hash) VALUES ('${hash}')`,
    `INSERT INTO subscriptions (subscription_id, user_id, plan, is_open, created_at)
     VALUES ('sub_${uuid}', '${userId}', 'monthly', false, now())`,
    `INSERT INTO payment_customers (user_id, customer_id) VALUES ('${userId}', 'cus_${uuid}')`,
    `INSERT INTO payment_events (event_id, type) VALUES ('evt_${uuid}', 'a type')`,
    `INSERT INTO minutes_accounts VALUES ('${userId}', 'UTC', current_date, ${SOON}, 60, 1, '${uuid}')`,
    `INSERT INTO minutes_leases VALUES ('${userId}', '${uuid}', 'lease', 60, NULL, ${SOON}, now())`,
    `INSERT INTO minutes_devices VALUES ('${uuid}', '${userId}', ${SOON})`,
    `INSERT INTO usage_sessions (user_id, session_id, local_day) VALUES ('${userId}', '${uuid}', current_date)`,
    `INSERT INTO usage_days VALUES ('${userId}', current_date, 1, 60)`,
    `INSERT INTO usage_totals VALUES ('${userId}', current_date - 400, 1, 60, 1, current_date - 401, 1)`,
  ];
}
