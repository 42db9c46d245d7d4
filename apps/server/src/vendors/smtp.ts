import { createTransport } from 'nodemailer';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The same for a second copy, so that a mail program can show it once. */
  readonly messageId: string;
}

export interface MailTransport {
  send(mail: Mail): Promise<void>;
  close(): void;
}

const TIMEOUT_MS = 10_000;

/** Mail goes out by SMTP. Without a server, sending fails, and the job that asked for it tries again later. */
export function createMailTransport(config: {
  readonly SMTP_URL?: string | undefined;
  readonly MAIL_FROM: string;
}): MailTransport {
  const { SMTP_URL: url, MAIL_FROM: from } = config;
  if (url === undefined) {
    return {
      send: () => Promise.reject(new Error('SMTP_URL is not set, so no mail can go out')),
      close: () => undefined,
    };
  }
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // A mail is text that we wrote: nothing in it may make us read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ to, headers, ...mail }) => {
      // As an object it is one address; as a text it could be a list of several.
      await transport.sendMail({ from, to: { name: '', address: to }, ...mail, headers: { ...headers } });
    },
    close: () => transport.close(),
  };
}
