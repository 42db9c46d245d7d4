import type { Context } from '../../context.ts';
import type { Queries } from '../../database/database.ts';
import { defineTask } from '../../jobs/task.ts';
import { messageId } from './message-id.ts';
import { OutgoingMail } from './outgoing-mail.ts';
import { deliverRequestedMail } from './requested-mail.ts';
import { writeMail } from './write-mail.ts';

/** With the queue's growing pauses, about three days: a mail server may be away for a weekend. */
export const MAIL_TRIES = 20;

/** Puts a mail into the transaction of what it is about: a change that is rolled back sends nothing. */
export function queueMail({ jobs }: Context, queries: Queries, mail: OutgoingMail): Promise<void> {
  // Parsed here too: an address or a subject that could add a header must stop its own request, not a later job.
  return jobs.enqueue(queries, 'send-mail', OutgoingMail.parse(mail), { mostTries: MAIL_TRIES });
}

export const SEND_MAIL = defineTask({
  name: 'send-mail',
  payload: OutgoingMail,
  run: async (context, mail, job) => {
    if (mail.kind === 'account') {
      await context.mail.send({ ...writeMail(mail), messageId: messageId(context.config, job) });
      return;
    }
    await context.database.transaction((queries) => deliverRequestedMail(context, queries, mail, job));
  },
});
