import { Account } from '../account.ts';
import { FakeShell } from './fake-shell.ts';

const DEVICE_ID = '00000000-0000-4000-8000-00000000d0d0';
const START_MS = Date.parse('2027-03-01T09:00:00Z');

/** A computer with an account on it, and clocks that are held in the hand. */
export class AccountWorld {
  readonly shell: FakeShell;
  readonly texts = new Map<string, string>();
  readonly problems: string[] = [];
  readonly deviceId = DEVICE_ID;
  monotonicMs = 5000;
  wallMs = START_MS;
  entitlementKeys: readonly string[] = [];
  account: Account;

  constructor(shell = new FakeShell()) {
    this.shell = shell;
    this.account = this.#launch();
  }

  get state() {
    return this.account.getSnapshot();
  }

  /** What the browser was sent with last. */
  get request(): URLSearchParams {
    return new URL(this.shell.opened.at(-1) ?? '/', 'https://vayl.example').searchParams;
  }

  /** The person presses Sign in, and the browser comes back with a yes. */
  async signIn(): Promise<void> {
    await this.account.start();
    await this.account.signIn.begin();
    await this.comeBack();
  }

  async comeBack({ code = this.approve(), state = this.request.get('state') ?? undefined } = {}): Promise<void> {
    await this.account.signIn.handleLink({ code, state });
    await settled();
  }

  approve(): string {
    return this.shell.server.approve(this.request.get('challenge') ?? '');
  }

  /** Time passes, and the shell calls now and then. */
  async pass(ms: number): Promise<void> {
    const steps = Math.min(Math.ceil(ms / 1000), 80);
    for (let step = 0; step < steps; step += 1) {
      this.monotonicMs += ms / steps;
      this.wallMs += ms / steps;
      this.account.tick();
      await settled(1);
    }
    await settled();
  }

  /** The app is quit and started again. */
  async restart(): Promise<void> {
    this.shell.restart();
    this.monotonicMs = 100;
    this.account = this.#launch();
    await this.account.start();
    await settled();
  }

  #launch(): Account {
    return new Account({
      host: this.shell,
      clock: { monotonicMs: () => this.monotonicMs, wallMs: () => this.wallMs },
      storage: {
        read: (key) => this.texts.get(key),
        write: (key, text) => void this.texts.set(key, text),
        remove: (key) => void this.texts.delete(key),
      },
      deviceId: () => DEVICE_ID,
      entitlementKeys: this.entitlementKeys,
      logFailure: (what) => this.problems.push(what),
    });
  }
}

/** Lets every answer arrive. */
export async function settled(turns = 5): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}
