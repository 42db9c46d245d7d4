import { z } from 'zod';
import { isMailable } from './mail-address.ts';

/**
 * `account` mails are part of using an account (confirmation, password) and always go. The others were asked for in a
 * form, by whoever typed the address in: they can be unsubscribed, and go once a day at most.
 */
const MAIL_KINDS = ['account', 'download-link', 'waitlist-news'] as const;

const OneLine = z.string().regex(/^\P{Cc}*$/u);
const Link = z.object({ label: OneLine, url: OneLine });

/** A mail as a feature asks for it: words and links. How it looks is decided in one place. */
export const OutgoingMail = z.object({
  kind: z.enum(MAIL_KINDS).default('account'),
  to: z.string().refine(isMailable),
  subject: OneLine.min(1).max(200),
  paragraphs: z.array(z.string()),
  action: Link.optional(),
  /** Further links, where one is not enough. */
  moreActions: z.array(Link).default([]),
  /** Every mail says why it came. */
  because: z.string().min(1),
});
/** As it is asked for. */
export type OutgoingMail = z.input<typeof OutgoingMail>;
/** As it is sent. */
export type CheckedMail = z.output<typeof OutgoingMail>;
