import { createHash, randomBytes } from 'node:crypto';
import { err, LINK_HOURS, ok, PRODUCT_NAME, type Result } from '@vayl/domain';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import type { Queries } from '../../database/database.ts';
import { addressHash } from '../mail/mail-address.ts';
import { queueMail } from '../mail/send-mail.ts';
import {
  addEmailChange,
  copySuppression,
  isEmailTaken,
  moveHeld,
  replaceEmail,
  takeEmailChange,
} from './email-change-store.ts';
import { HELD_TABLES } from './held-tables.ts';
import { lockAccount } from './store.ts';

const LIFE_SECONDS = LINK_HOURS.emailChange * 60 * 60;
const DAY_SECONDS = 24 * 60 * 60;
/** However many accounts ask for it, a stranger's mailbox gets no more than this a day. */
const MOST_LINKS_TO_ONE_ADDRESS = 3;

const Email = z.string().trim().toLowerCase().max(254).pipe(z.email());

type CorrectRefusal = 'auth/invalid-email' | 'auth/email-already-in-use' | 'request/too-many';

/** Sends the link that will change the address. Until it is opened everything stays as it is. */
export async function correctEmail(
  context: Context,
  { userId, newEmail }: { readonly userId: string; readonly newEmail: string },
): Promise<Result<void, CorrectRefusal>> {
  const { config, database, limits } = context;
  const email = Email.safeParse(newEmail);
  if (!email.success) return err('auth/invalid-email');
  if (await isEmailTaken(database, email.data)) return err('auth/email-already-in-use');
  // The limit counts a hash, so that nobody's address is kept for having been typed.
  const isAllowed = await limits.allowsKey(
    'email-change-to',
    hashOf(email.data),
    MOST_LINKS_TO_ONE_ADDRESS,
    DAY_SECONDS,
  );
  if (!isAllowed) return err('request/too-many');

  const token = randomBytes(32).toString('base64url');
  const link = new URL('/verify-email', config.PUBLIC_URL);
  link.searchParams.set('change', token);
  await database.transaction(async (queries) => {
    await addEmailChange(queries, {
      userId,
      newEmail: email.data,
      tokenHash: hashOf(token),
      lifeSeconds: LIFE_SECONDS,
    });
    await queueMail(context, queries, {
      to: email.data,
      subject: `Confirm your new email for ${PRODUCT_NAME}`,
      paragraphs: [
        `Open this link to use this address for your ${PRODUCT_NAME} account. It works once, for one hour.`,
        'Until then your account keeps the address it has.',
      ],
      action: { label: 'Use this address', url: link.href },
      because:
        'You get this mail because somebody asked to move their account to this address. If it was not you, do nothing.',
    });
  });
  return ok(undefined);
}

type ConfirmRefusal = 'auth/link-expired' | 'auth/email-already-in-use';

/** Changes the address, and tells the old one. */
export async function confirmEmail(context: Context, token: string): Promise<Result<void, ConfirmRefusal>> {
  const { database, sessions, metrics } = context;
  try {
    const changed = await database.transaction((queries) => changeEmail(context, queries, token));
    if (!changed.ok) return changed;
    sessions.forget(changed.value);
    metrics.happened('e-mail changed');
    return ok(undefined);
  } catch (cause) {
    // Somebody else was given the address between the question and the write.
    if (isDoubled(cause)) return err('auth/email-already-in-use');
    throw cause;
  }
}

async function changeEmail(context: Context, queries: Queries, token: string): Promise<Result<string, ConfirmRefusal>> {
  const change = await takeEmailChange(queries, hashOf(token));
  const account = change === undefined ? undefined : await lockAccount(queries, change.userId);
  if (change === undefined || account === undefined) return err('auth/link-expired');
  if (await isEmailTaken(queries, change.newEmail)) return err('auth/email-already-in-use');
  await replaceEmail(queries, change.userId, change.newEmail);
  if (account.isEmailVerified) await moveEverything(context, queries, account.email, change.newEmail);
  await queueMail(context, queries, {
    to: account.email,
    subject: `The email of your ${PRODUCT_NAME} account was changed`,
    paragraphs: [
      `From now on your ${PRODUCT_NAME} account has another address, and mail about it goes there.`,
      'If this was not you, somebody else can sign in to your account: answer this mail at once.',
    ],
    because: 'You get this mail because this was the address of the account.',
  });
  return ok(change.userId);
}

/** What was left under the old address without an account is the person's too, and goes along. */
async function moveEverything(
  { config: { MAIL_SECRET: secret } }: Context,
  queries: Queries,
  oldName: string,
  newName: string,
): Promise<void> {
  for (const table of HELD_TABLES.filter(({ by }) => by === 'email'))
    await moveHeld(queries, table, { oldName, newName });
  await copySuppression(queries, addressHash(secret, oldName), addressHash(secret, newName));
}

const UNIQUE_VIOLATION = '23505';

function isDoubled(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === UNIQUE_VIOLATION;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
