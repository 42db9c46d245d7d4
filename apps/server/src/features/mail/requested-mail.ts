import type { Context } from '../../context.ts';
import type { Queries } from '../../database/database.ts';
import type { JobFacts } from '../../jobs/task.ts';
import { addressHash } from './mail-address.ts';
import { messageId } from './message-id.ts';
import type { CheckedMail } from './outgoing-mail.ts';
import { isSuppressed, takeTurn } from './store.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';
import { type UnsubscribeLinks, writeMail } from './write-mail.ts';

export type Delivery = 'sent' | 'unsubscribed' | 'had-one-today';

/**
 * Sends a mail that was asked for in a form, unless the address wants none or has had one today. Runs inside a
 * transaction: if the mail server refuses, this throws, and the turn of the day is given back.
 */
export async function deliverRequestedMail(
  { config, mail: transport, metrics }: Context,
  queries: Queries,
  mail: CheckedMail,
  job: JobFacts,
): Promise<Delivery> {
  const hash = addressHash(config.MAIL_SECRET, mail.to);
  if (await isSuppressed(queries, hash)) return 'unsubscribed';
  if (!(await takeTurn(queries, hash, mail.kind))) return 'had-one-today';
  await transport.send({ ...writeMail(mail, unsubscribeLinks(config, hash)), messageId: messageId(config, job) });
  metrics.happened(`mail ${mail.kind} sent`);
  return 'sent';
}

function unsubscribeLinks(config: Context['config'], hash: string): UnsubscribeLinks {
  const token = unsubscribeToken(config.MAIL_SECRET, hash);
  const linkTo = (path: string) =>
    new URL(`${path}?${new URLSearchParams({ token }).toString()}`, config.PUBLIC_URL).href;
  return { page: linkTo('/unsubscribe'), oneClick: linkTo('/api/unsubscribe') };
}
