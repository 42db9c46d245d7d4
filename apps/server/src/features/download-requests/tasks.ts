import { assertNever } from '@vayl/domain';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import type { Queries } from '../../database/database.ts';
import { defineTask, type JobFacts } from '../../jobs/task.ts';
import { OutgoingMail } from '../mail/outgoing-mail.ts';
import { deliverRequestedMail } from '../mail/requested-mail.ts';
import { answerablePlatforms, linkMail } from './link-mail.ts';
import { answerWaitingRequests } from './service.ts';
import { findAnswerable, markSent, removeRequests } from './store.ts';

export const SEND_DOWNLOAD_LINK = defineTask({
  name: 'send-download-link',
  payload: z.object({ requestId: z.uuid() }),
  run: (context, { requestId }, job) =>
    context.database.transaction((queries) => answer(context, queries, requestId, job)),
});

/** Sends one mail for everything that the address waits for, and marks it once the mail server has taken the mail. */
async function answer(context: Context, queries: Queries, requestId: string, job: JobFacts): Promise<void> {
  const platforms = answerablePlatforms(await context.releases.current());
  const waiting = await findAnswerable(queries, requestId, platforms);
  const [first] = waiting;
  if (first === undefined) return;
  const wanted = waiting.map(({ platform }) => platform);
  const mail = OutgoingMail.parse(linkMail(first.email, wanted, context.config.PUBLIC_URL));
  const ids = waiting.map(({ id }) => id);
  const delivery = await deliverRequestedMail(context, queries, mail, job);
  switch (delivery) {
    case 'sent':
      return markSent(queries, ids);
    case 'unsubscribed':
      // The address was kept only to be mailed, and it wants no mail.
      return removeRequests(queries, ids);
    case 'had-one-today':
      // Stays unsent: the hourly look finds it again tomorrow.
      return;
    default:
      assertNever(delivery);
  }
}

/** A release that comes out answers everybody who has waited for it. */
export const ANSWER_WAITING_DOWNLOADS = defineTask({
  name: 'answer-waiting-downloads',
  payload: z.object({}),
  schedule: '7 * * * *',
  run: async (context) => {
    await answerWaitingRequests(context);
  },
});
