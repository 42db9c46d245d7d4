import { parseArgs } from 'node:util';
import { z } from 'zod';
import { notifyWaitlist } from '../features/waitlist/service.ts';
import type { OperatorCommand } from './command.ts';

const Options = z.object({
  subject: z.string().min(1).max(200),
  /** Paragraphs are parted by an empty line. */
  text: z.string().min(1),
  link: z.url({ protocol: /^https?$/ }).optional(),
  'link-label': z.string().min(1).default('Read more'),
  most: z.coerce.number().int().min(1).default(10_000),
});

export const NOTIFY_WAITLIST: OperatorCommand = {
  name: 'notify-waitlist',
  usage: '--subject … --text … [--link …] [--link-label …] [--most 10000]: mails the token waitlist and marks it.',
  run: async (context, args) => {
    const options = readOptions(args);
    const { entries, mails } = await notifyWaitlist(
      context,
      {
        subject: options.subject,
        paragraphs: options.text.split(/\n\s*\n/).map((paragraph) => paragraph.trim()),
        link: options.link === undefined ? undefined : { label: options['link-label'], url: options.link },
      },
      options.most,
    );
    return `${entries} entries are marked, ${mails} mails are on their way.`;
  },
};

function readOptions(args: readonly string[]): z.infer<typeof Options> {
  const text = { type: 'string' } as const;
  const options = { subject: text, text, link: text, 'link-label': text, most: text };
  const parsed = Options.safeParse(parseArgs({ args: [...args], options, strict: true }).values);
  if (parsed.success) return parsed.data;
  throw new Error(parsed.error.issues.map(({ path, message }) => `--${path.join('.')}: ${message}`).join('; '));
}
