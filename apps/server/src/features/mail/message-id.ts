import { createHmac } from 'node:crypto';
import type { JobFacts } from '../../jobs/task.ts';

/**
 * The number that a mail carries. It follows from its job, so that a mail which goes out again, because nobody could
 * write down that it had gone, is the same mail to whoever gets it. It tells nothing about us to anybody else.
 */
export function messageId(
  { MAIL_SECRET: secret, MAIL_FROM: from }: { readonly MAIL_SECRET: string; readonly MAIL_FROM: string },
  { id, queuedAt }: JobFacts,
): string {
  const [, host = 'localhost'] = /@([^@>\s]+)>?\s*$/.exec(from) ?? [];
  const hash = createHmac('sha256', secret).update(`message ${id} ${queuedAt.toISOString()}`).digest('hex');
  return `<${hash.slice(0, 32)}@${host}>`;
}
