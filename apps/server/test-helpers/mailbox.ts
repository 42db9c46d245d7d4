import { once } from 'node:events';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** By lower-case name. */
  readonly headers: ReadonlyMap<string, string>;
}

export interface Mailbox {
  readonly url: string;
  readonly mails: readonly ReceivedMail[];
  /** Answers the next mails as a server that is out of order does, instead of taking them. */
  readonly refuseNext: (count: number) => void;
  readonly stop: () => Promise<void>;
}

/** A mail server that takes everything and keeps it. What `onMail` does happens before the sender hears that it was taken. */
export async function startMailbox(onMail: (mail: ReceivedMail) => void = () => undefined, port = 0): Promise<Mailbox> {
  const mails: ReceivedMail[] = [];
  let refusalsLeft = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData: (stream, session, done) => {
      const take = async (): Promise<void> => {
        try {
          const chunks: Buffer[] = [];
          stream.on('data', (chunk: Buffer) => chunks.push(chunk));
          await once(stream, 'end');
          refusalsLeft -= 1;
          if (refusalsLeft >= 0) throw Object.assign(new Error('Try again later'), { responseCode: 451 });
          const to = session.envelope.rcptTo.map(({ address }) => address).join(', ');
          const mail = await readMail(to, Buffer.concat(chunks));
          mails.push(mail);
          onMail(mail);
          done();
        } catch (cause) {
          done(cause instanceof Error ? cause : new Error('unreadable mail'));
        }
      };
      void take();
    },
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject);
  server.listen(port, '127.0.0.1', resolve);
  await promise;
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('the mail server has no address');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    refuseNext: (count) => {
      refusalsLeft = count;
    },
    stop: () => {
      const stopped = Promise.withResolvers<void>();
      server.close(() => stopped.resolve());
      return stopped.promise;
    },
  };
}

async function readMail(to: string, content: Buffer): Promise<ReceivedMail> {
  const { subject = '', text = '', html = '', headers } = await PostalMime.parse(content);
  return { to, subject, text, html, headers: new Map(headers.map(({ key, value }) => [key.toLowerCase(), value])) };
}
