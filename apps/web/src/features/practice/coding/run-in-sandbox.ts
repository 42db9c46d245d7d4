import { type RunReport, readReport } from './run-report.ts';

/** Whatever happens to a person's code, in the end there is one of these. */
export type RunOutcome =
  | RunReport
  | { readonly is: 'stopped'; readonly code: 'practice/code-too-slow' | 'practice/code-not-run' };

interface Program {
  readonly source: string;
  /** Code that is run after it, each by itself. */
  readonly calls: readonly string[];
}

export interface SandboxOptions {
  /** A page of ours with a policy of its own: a frame made of text would take over that of the page it stands in. */
  readonly address: string;
  readonly runLimitMs: number;
  readonly loadLimitMs: number;
}

export interface SandboxRun {
  readonly outcome: Promise<RunOutcome>;
  /** Ends it without an outcome. */
  readonly cancel: () => void;
}

export const SANDBOX: SandboxOptions = { address: '/sandbox/exercise.html', runLimitMs: 2000, loadLimitMs: 10_000 };

/** Runs code in a frame without an origin. Removing the frame is what ends the code, whatever it is doing. */
export function runInSandbox(program: Program, { address, runLimitMs, loadLimitMs }: SandboxOptions): SandboxRun {
  const { promise: outcome, resolve } = Promise.withResolvers<RunOutcome>();
  const frame = sandboxFrame(address);
  const { port1: ours, port2: theirs } = new MessageChannel();
  let hasStarted = false;
  let limit = setTimeout(() => end({ is: 'stopped', code: 'practice/code-not-run' }), loadLimitMs);

  const cancel = (): void => {
    clearTimeout(limit);
    ours.close();
    frame.remove();
  };
  const end = (result: RunOutcome): void => {
    cancel();
    resolve(result);
  };

  ours.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    // Said a second time it is the code's own word, which would give it more time.
    if (!isStarted(data) || hasStarted) {
      end(readReport(data, program.calls.length) ?? { is: 'stopped', code: 'practice/code-not-run' });
      return;
    }
    hasStarted = true;
    // The way here may be long; the code's own time begins now.
    clearTimeout(limit);
    limit = setTimeout(() => end({ is: 'stopped', code: 'practice/code-too-slow' }), runLimitMs);
  });
  ours.start();
  // A frame without an origin cannot be named as the one to write to; it is ours, and nothing in the message is secret.
  frame.addEventListener('load', () => frame.contentWindow?.postMessage(program, '*', [theirs]), { once: true });
  document.body.append(frame);
  return { outcome, cancel };
}

function sandboxFrame(address: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  // Scripts, and nothing else: no origin, no storage, no forms, no windows, no way to the page.
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.hidden = true;
  frame.src = address;
  return frame;
}

function isStarted(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'is' in message && message.is === 'started';
}
