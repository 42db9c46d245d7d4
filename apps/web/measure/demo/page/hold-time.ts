import type { Advanced, HeldPage } from './held-page.ts';

export interface HeldTimeOptions {
  readonly wallStartMs: number;
  readonly framesPerSecond: number;
  readonly seed: number;
}

/**
 * Runs in the page, before its own scripts: clocks, timers, frames and chance are taken from its hands. Time goes on by
 * whole frames and only when it is asked to, so that a slow machine sees the same ten minutes as a fast one.
 */
export function holdTime({ wallStartMs, framesPerSecond, seed }: HeldTimeOptions): void {
  const real = { setTimeout: window.setTimeout.bind(window), fetch: window.fetch.bind(window) };
  const timers = new Map<number, { atMs: number; readonly everyMs: number | undefined; readonly work: () => void }>();
  const frameWork = new Map<number, FrameRequestCallback>();
  let handles = 0;
  let frame = 0;

  const held: HeldPage = {
    nowMs: 0,
    pending: 0,
    afterFrame: [],
    shown: [],
    draws: 0,
    seeVeil: () => undefined,
    soundSeconds: 0,
    advance,
    finishSound: () => Promise.resolve(0),
    soundPart: () => '',
  };
  globalThis.held = held;

  async function advance(frames: number): Promise<Advanced> {
    for (let count = 0; count < frames; count += 1) {
      await answersAreHere();
      frame += 1;
      held.nowMs = (frame * 1000) / framesPerSecond;
      runTimers();
      runFrameWork();
      await turns(3);
      for (const work of held.afterFrame) await work();
    }
    await answersAreHere();
    return { shown: held.shown.splice(0), soundSeconds: held.soundSeconds };
  }

  /** Whatever the page has put off to its next turn (React does all its work there) is done then. */
  async function turns(count: number): Promise<void> {
    for (let turn = 0; turn < count; turn += 1) {
      const { port1, port2 } = new MessageChannel();
      await new Promise((resolve) => {
        port1.addEventListener('message', resolve, { once: true });
        port1.start();
        port2.postMessage(0);
      });
      port1.close();
    }
  }

  async function answersAreHere(): Promise<void> {
    while (held.pending > 0) {
      await new Promise((resolve) => real.setTimeout(resolve, 2));
      await turns(3);
    }
  }

  function attempt(work: () => void): void {
    try {
      work();
    } catch (cause) {
      reportError(cause);
    }
  }

  function runTimers(): void {
    for (let runs = 0; runs < 1000; runs += 1) {
      const due = [...timers].filter(([, { atMs }]) => atMs <= held.nowMs).toSorted(([, a], [, b]) => a.atMs - b.atMs);
      const [first] = due;
      if (first === undefined) return;
      const [handle, timer] = first;
      if (timer.everyMs === undefined) timers.delete(handle);
      else timer.atMs += Math.max(timer.everyMs, 1);
      attempt(timer.work);
    }
  }

  function runFrameWork(): void {
    const due = [...frameWork];
    for (const [handle, work] of due) {
      // One that ran before it may have taken it back.
      if (frameWork.delete(handle)) attempt(() => work(held.nowMs));
    }
  }

  function setTimer(everyMs: number | undefined, work: TimerHandler, delayMs = 0, ...rest: unknown[]): number {
    handles += 1;
    const run = () => {
      if (typeof work === 'function') Reflect.apply(work, window, rest);
    };
    timers.set(handles, { atMs: held.nowMs + Math.max(0, delayMs), everyMs, work: run });
    return handles;
  }

  const wallNowMs = () => wallStartMs + held.nowMs;
  const HeldDate = new Proxy(Date, {
    construct: (whole, args: readonly unknown[]): object => {
      const made: unknown = Reflect.construct(whole, args.length === 0 ? [wallNowMs()] : args);
      return made instanceof whole ? made : new whole(wallNowMs());
    },
    get: (whole, field): unknown => (field === 'now' ? wallNowMs : Reflect.get(whole, field)),
  });

  let state = seed >>> 0;
  const random = (): number => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };

  /** Whoever asked has to read it first. */
  async function release(): Promise<void> {
    await turns(3);
    held.pending -= 1;
  }

  async function heldFetch(...request: Parameters<typeof fetch>): Promise<Response> {
    held.pending += 1;
    try {
      const response = await real.fetch(...request);
      // All of it is here before the page's time goes on.
      await response.clone().arrayBuffer();
      return response;
    } finally {
      void release();
    }
  }

  // The browser's own clock moves styles; where there is no motion, nothing waits for it.
  const still = new CSSStyleSheet();
  still.replaceSync('*, *::before, *::after { transition: none !important; animation: none !important }');
  document.adoptedStyleSheets = [still];

  const forget = (handle: number | undefined) => handle !== undefined && timers.delete(handle);
  performance.now = () => held.nowMs;
  Math.random = random;
  Object.assign(window, {
    Date: HeldDate,
    fetch: heldFetch,
    setTimeout: (work: TimerHandler, delayMs?: number, ...rest: unknown[]) =>
      setTimer(undefined, work, delayMs, ...rest),
    setInterval: (work: TimerHandler, delayMs = 0, ...rest: unknown[]) => setTimer(delayMs, work, delayMs, ...rest),
    clearTimeout: forget,
    clearInterval: forget,
    requestAnimationFrame: (work: FrameRequestCallback) => {
      handles += 1;
      frameWork.set(handles, work);
      return handles;
    },
    cancelAnimationFrame: (handle: number) => frameWork.delete(handle),
  });
}
