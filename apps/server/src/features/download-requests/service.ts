import type { Platform } from '@vayl/domain';
import type { Context } from '../../context.ts';
import type { Queries } from '../../database/database.ts';
import { isMailable } from '../mail/mail-address.ts';
import { MAIL_TRIES } from '../mail/send-mail.ts';
import { answerablePlatforms } from './link-mail.ts';
import { addRequest, findWaitingAddresses } from './store.ts';

/** Keeps the request and, in the same transaction, the job that answers it: both, or neither. */
export async function requestDownload(
  context: Context,
  request: { readonly email: string; readonly platform: Platform },
): Promise<void> {
  await context.database.transaction(async (queries) => {
    const id = await addRequest(queries, request);
    await queueAnswer(context, queries, { id, email: request.email });
  });
}

/** What is not out yet has waited. Queues a mail to every address that waits for something that is out by now, and says how many. */
export async function answerWaitingRequests(context: Context): Promise<number> {
  const platforms = answerablePlatforms(await context.releases.current());
  const waiting = await findWaitingAddresses(context.database, platforms);
  let queued = 0;
  for (const request of waiting) {
    if (await queueAnswer(context, context.database, request)) queued += 1;
  }
  return queued;
}

async function queueAnswer(
  { jobs }: Context,
  queries: Queries,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<boolean> {
  // A form takes anything with an @ (RD-28), and some of that is no place to which mail can go.
  if (!isMailable(email)) return false;
  await jobs.enqueue(
    queries,
    'send-download-link',
    { requestId: id },
    { key: `download ${id}`, mostTries: MAIL_TRIES },
  );
  return true;
}
