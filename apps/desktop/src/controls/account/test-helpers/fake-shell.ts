import { err, ok, type Result } from '@vayl/domain';
import type { AccountHost } from '../../../host/account-host.ts';
import { FakeServer, type ServerAnswer, type ServerRequest } from './fake-server.ts';

/** The shell that a test holds in its hands, with a server behind it. The keychain outlives an app. */
export class FakeShell implements AccountHost {
  readonly server = new FakeServer();
  readonly opened: string[] = [];
  keychain: 'there' | 'none' | 'stuck' = 'there';
  hasBrowser = true;
  #kept: string | undefined;
  #held: string | undefined;

  /** The program is started anew: what no keychain has kept is gone. */
  restart(): void {
    this.#held = this.#kept;
  }

  get holdsToken(): boolean {
    return this.#held !== undefined;
  }

  callServer(request: ServerRequest): Promise<ServerAnswer> {
    return this.server.answer(request, this.#held);
  }

  async keepSession(token: string): Promise<boolean> {
    this.#held = token;
    if (this.keychain !== 'there') return false;
    this.#kept = token;
    return true;
  }

  async forgetSession(): Promise<Result<undefined, 'session/not-forgotten'>> {
    this.#held = undefined;
    if (this.keychain === 'stuck') return err('session/not-forgotten');
    this.#kept = undefined;
    return ok(undefined);
  }

  async hasSession(): Promise<Result<boolean, 'session/unreadable'>> {
    return this.keychain === 'there' ? ok(this.#held !== undefined) : err('session/unreadable');
  }

  async openInBrowser(page: string): Promise<Result<undefined, 'browser/not-opened'>> {
    if (!this.hasBrowser) return err('browser/not-opened');
    this.opened.push(page);
    return ok(undefined);
  }

  async place(): ReturnType<AccountHost['place']> {
    return { computerName: 'adas-desk.local', site: 'https://vayl.example' };
  }
}
