import type { Context } from '../../context.ts';
import { isMailable } from '../mail/mail-address.ts';
import type { OutgoingMail } from '../mail/outgoing-mail.ts';
import { queueMail } from '../mail/send-mail.ts';
import { markNotified, takeWaiting } from './store.ts';

export interface WaitlistNews {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly link?: { readonly label: string; readonly url: string } | undefined;
}

export interface NotifyOutcome {
  readonly entries: number;
  readonly mails: number;
}

const BATCH = 500;

/**
 * Tells the waitlist, longest waiting first. Entries are marked in the transaction that queues their mails, so that a
 * command which is stopped halfway and run again tells nobody twice.
 */
export async function notifyWaitlist(context: Context, news: WaitlistNews, most: number): Promise<NotifyOutcome> {
  let told: NotifyOutcome = { entries: 0, mails: 0 };
  while (told.entries < most) {
    const { entries, mails } = await notifyBatch(context, news, Math.min(BATCH, most - told.entries));
    if (entries === 0) break;
    told = { entries: told.entries + entries, mails: told.mails + mails };
  }
  return told;
}

function notifyBatch(context: Context, news: WaitlistNews, most: number): Promise<NotifyOutcome> {
  return context.database.transaction(async (queries) => {
    const waiting = await takeWaiting(queries, most);
    const emailOf = new Map(waiting.map(({ address, email }) => [address, email]));
    // An entry that no mail can reach is marked with the rest, since it would wait for ever.
    const reachable = [...emailOf.values()].filter(isMailable);
    for (const to of reachable) await queueMail(context, queries, newsMail(to, news));
    return { entries: await markNotified(queries, [...emailOf.keys()]), mails: reachable.length };
  });
}

function newsMail(to: string, { subject, paragraphs, link }: WaitlistNews): OutgoingMail {
  return {
    kind: 'waitlist-news',
    to,
    subject,
    paragraphs: [...paragraphs],
    action: link,
    because: 'You get this mail because somebody put this address on our waitlist.',
  };
}
