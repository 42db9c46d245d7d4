import type { ServerAnswer, ServerRequest } from './fake-server.ts';
import { FakeShell } from './fake-shell.ts';

/** A shell that carries calls to a server that is really there, as the native one does. */
export class WireShell extends FakeShell {
  readonly #url: string;
  #token: string | undefined;

  constructor(url: string) {
    super();
    this.#url = url;
  }

  override async callServer({ method, path, body }: ServerRequest): Promise<ServerAnswer> {
    const response = await fetch(`${this.#url}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(this.#token !== undefined && { authorization: `Bearer ${this.#token}` }),
      },
      ...(body !== undefined && { body }),
    });
    return { status: response.status, text: await response.text() };
  }

  override keepSession(token: string): Promise<boolean> {
    this.#token = token;
    return super.keepSession(token);
  }

  override forgetSession(): ReturnType<FakeShell['forgetSession']> {
    this.#token = undefined;
    return super.forgetSession();
  }
}
