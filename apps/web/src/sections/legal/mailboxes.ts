/**
 * The mailboxes that prose may name; which addresses they have is for a deployment to say.
 *
 * @internal
 */
export const MAILBOX_NAMES = ['support', 'security'] as const;

export type MailboxName = (typeof MAILBOX_NAMES)[number];
