import { type ReceivedMail, startMailbox } from '../../../test-helpers/mailbox.ts';

export interface MailServer {
  readonly url: string;
  /** Everything that was taken, also before it was away. */
  readonly mails: readonly ReceivedMail[];
  /** Runs once, when the next mail has been taken and its sender has not heard of it. */
  onNext(act: () => void): void;
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
  forget(): void;
  stop(): Promise<void>;
}

/** A mail server that can be away for a while, and comes back at the same address. */
export async function startMailServer(): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  let act: (() => void) | undefined;
  const take = (mail: ReceivedMail): void => {
    mails.push(mail);
    const now = act;
    act = undefined;
    now?.();
  };
  let mailbox = await startMailbox(take);
  const { url } = mailbox;
  return {
    url,
    mails,
    onNext: (wanted) => {
      act = wanted;
    },
    goAway: () => mailbox.stop(),
    comeBack: async () => {
      mailbox = await startMailbox(take, Number(new URL(url).port));
    },
    forget: () => {
      mails.length = 0;
    },
    stop: () => mailbox.stop(),
  };
}
