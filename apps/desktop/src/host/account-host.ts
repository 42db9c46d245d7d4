import type { Result } from '@vayl/domain';

interface ServerRequest {
  readonly method: string;
  /** Under `/api/`. */
  readonly path: string;
  readonly body?: string;
}

interface ServerAnswer {
  readonly status: number;
  readonly text: string;
}

interface Place {
  /** What this computer calls itself. */
  readonly computerName: string;
  /** Where our site is, such as `https://vayl.example`. */
  readonly site: string;
}

/** The shell, as the account sees it. It holds the session: a page gives it away once and never sees it again. */
export interface AccountHost {
  /** With this computer's own session where there is one. Rejects where nobody answers. */
  callServer(request: ServerRequest): Promise<ServerAnswer>;
  /** Whether the keychain took it. Where there is none, it is held for this run alone. */
  keepSession(token: string): Promise<boolean>;
  forgetSession(): Promise<Result<undefined, 'session/not-forgotten'>>;
  hasSession(): Promise<Result<boolean, 'session/unreadable'>>;
  /** A path of our own site, or the whole address of a payment page that the server has named. */
  openInBrowser(page: string): Promise<Result<undefined, 'browser/not-opened'>>;
  place(): Promise<Place>;
}
