import '@vayl/ui/styles.css';
import {
  createSession,
  type ScreeningAnswers,
  type Session,
  type StoragePort,
  type SuggestionsPort,
} from '@vayl/session';
import { browserClock } from '@vayl/ui/session/browser-clock';
import { lightSignals } from '@vayl/ui/session/light-signals';
import { afterEach, expect } from 'vitest';
import type { MeterSnapshot } from '../meter/meter-snapshot.ts';
import { Observed } from '../observed.ts';
import { memoryStorage } from './memory-storage.ts';

const ALL_NO: ScreeningAnswers = { seizures: 'no', lightSickness: 'no', under18: 'no', unsure: 'no' };

export const FRESH_DAY: MeterSnapshot = { minutesLeft: 15, isLastMinute: false, mayHaveLight: true };
export const USED_UP: MeterSnapshot = { minutesLeft: 0, isLastMinute: false, mayHaveLight: false };

/** What is left, in a test's hands. */
export class HeldMinutes extends Observed<MeterSnapshot> {
  constructor() {
    super(FRESH_DAY);
  }

  become(minutes: MeterSnapshot): void {
    this.set(minutes);
  }
}

const endings: (() => void)[] = [];

interface HeldOptions {
  readonly suggestions?: SuggestionsPort;
  readonly storage?: StoragePort;
  /** Somebody who has answered no four times, unless it is somebody new. */
  readonly isNew?: boolean;
}

/** A session as the window has it, with its keys and without its engines. */
export function holdWindow(options: HeldOptions = {}): { readonly session: Session; readonly meter: HeldMinutes } {
  const {
    suggestions = { ask: () => Promise.resolve('no-response') },
    storage = memoryStorage(),
    isNew = false,
  } = options;
  const session = createSession({
    clock: browserClock(),
    storage,
    suggestions,
    logFailure: (what) => expect.fail(what),
    prefersReducedMotion: false,
  });
  if (!isNew) session.answerScreening({ answers: ALL_NO, liftsBlock: false });
  endings.push(lightSignals(session), session.dispose);
  return { session, meter: new HeldMinutes() };
}

afterEach(() => {
  for (const end of endings.splice(0)) end();
});
