import { setTimeout as wait } from 'node:timers/promises';
import { released } from './stack.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

const MOST_WAIT_MS = 15_000;

/** Every mail that has come to an address, oldest first. */
export async function mailsTo(email: string, { standIns } = released): Promise<readonly Mail[]> {
  const response = await fetch(`${standIns}/mails?${new URLSearchParams({ to: email })}`);
  const mails: unknown = await response.json();
  return Array.isArray(mails) ? mails.map(readMail) : [];
}

/** Waits for the mail to an address whose subject matches; a journey cannot go on before it has come. */
export async function mailTo(email: string, subject: RegExp, site = released): Promise<Mail> {
  const endMs = performance.now() + MOST_WAIT_MS;
  while (performance.now() < endMs) {
    const found = (await mailsTo(email, site)).findLast((mail) => subject.test(mail.subject));
    if (found !== undefined) return found;
    await wait(100);
  }
  const others = (await mailsTo(email, site)).map((mail) => mail.subject).join(', ');
  throw new Error(`no mail to ${email} about ${subject} (there are: ${others})`);
}

/** The first link in the mail whose address matches. */
export function linkIn({ text }: Mail, address: RegExp): string {
  const found = (text.match(/https?:\/\/\S+/g) ?? []).find((link) => address.test(link));
  if (found === undefined) throw new Error(`no link ${address} in: ${text}`);
  return found;
}

function readMail(mail: unknown): Mail {
  const fields = new Map<string, unknown>(Object.entries(typeof mail === 'object' && mail !== null ? mail : {}));
  const textOf = (name: string): string => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : '';
  };
  const headers = fields.get('headers');
  return {
    to: textOf('to'),
    subject: textOf('subject'),
    text: textOf('text'),
    html: textOf('html'),
    headers: Object.fromEntries(Object.entries(headers ?? {}).map(([name, value]) => [name, String(value)])),
  };
}
