import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { holdSound } from '../page/hold-sound.ts';
import { holdTime } from '../page/hold-time.ts';
import { FIELD_OF_UNIFORM, FRAME_FIELDS, recordLight } from '../page/record-light.ts';

export const FRAMES_PER_SECOND = 60;
export const SAMPLE_RATE_HZ = 48_000;
export const VIEWPORT = { width: 1440, height: 900 } as const;
const WALL_START_MS = Date.UTC(2026, 0, 15, 9);
const MOST_WAIT_MS = 60_000;

export interface HeldVisitOptions {
  readonly browser: Browser;
  readonly site: string;
  readonly seed: number;
  /** How much page time there is sound for. */
  readonly seconds: number;
}

/** Something to do when the page has come to a frame; its time stands still until it is done. */
export interface Mark {
  readonly frame: number;
  readonly act: (visit: HeldVisit) => Promise<void>;
}

/** Somebody at the demo whose clock is in our hands. */
export class HeldVisit {
  readonly page: Page;
  readonly wire: CDPSession;
  /** Whatever was thrown or logged as an error. */
  readonly problems: string[] = [];
  /** What every frame so far showed, FRAME_FIELDS numbers each. */
  readonly shown: number[] = [];
  readonly #context: BrowserContext;
  #marks: readonly Mark[] = [];
  #soundSeconds = 0;

  private constructor(context: BrowserContext, page: Page, wire: CDPSession) {
    this.#context = context;
    this.page = page;
    this.wire = wire;
    page.on('pageerror', ({ message }) => this.complain(`thrown: ${message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') this.complain(`logged: ${message.text()}`);
    });
  }

  static async open({ browser, site, seed, seconds }: HeldVisitOptions): Promise<HeldVisit> {
    const context = await browser.newContext({ baseURL: site, viewport: VIEWPORT, reducedMotion: 'no-preference' });
    context.setDefaultTimeout(MOST_WAIT_MS);
    const page = await context.newPage();
    const time = { wallStartMs: WALL_START_MS, framesPerSecond: FRAMES_PER_SECOND, seed };
    const light = { fields: FRAME_FIELDS, fieldOfUniform: FIELD_OF_UNIFORM };
    const sound = { seconds, framesPerSecond: FRAMES_PER_SECOND, sampleRateHz: SAMPLE_RATE_HZ };
    // One script, since nobody promises the order of several; the frame that runs a person's code keeps its own clock.
    const content = `if (window === window.top) {
      (${holdTime.toString()})(${JSON.stringify(time)});
      (${recordLight.toString()})(${JSON.stringify(light)});
      (${holdSound.toString()})(${JSON.stringify(sound)});
    }`;
    await page.addInitScript({ content });
    return new HeldVisit(context, page, await context.newCDPSession(page));
  }

  get frames(): number {
    return this.shown.length / FRAME_FIELDS;
  }

  get soundSeconds(): number {
    return this.#soundSeconds;
  }

  complain(problem: string): void {
    this.problems.push(`at ${(this.frames / FRAMES_PER_SECOND).toFixed(1)} s: ${problem}`);
  }

  /** To be done on the way, in this order. */
  setMarks(marks: readonly Mark[]): void {
    this.#marks = marks.toSorted((a, b) => a.frame - b.frame);
  }

  async advance(frames: number): Promise<void> {
    const end = this.frames + frames;
    while (this.frames < end) {
      const [mark, ...later] = this.#marks;
      const next = Math.min(end, Math.max(mark?.frame ?? end, this.frames + 1));
      const { shown, soundSeconds } = await this.page.evaluate((count) => held.advance(count), next - this.frames);
      for (const value of shown) this.shown.push(value);
      this.#soundSeconds = soundSeconds;
      if (mark === undefined || this.frames < mark.frame) continue;
      this.#marks = later;
      await mark.act(this);
    }
  }

  /** Limits count by address: somebody else asks each time. */
  async comeFrom(address: string): Promise<void> {
    await this.#context.setExtraHTTPHeaders({ 'x-forwarded-for': address });
  }

  close(): Promise<void> {
    return this.#context.close();
  }
}
