import {
  AskedSettings,
  addMoment,
  deliveredLight,
  EMPTY_TALLY,
  type HistorySession,
  longestAsked,
  type SessionPause,
  type TalliedLight,
  type TallyMoment,
  tallySeconds,
} from '@vayl/domain';
import { isLimiting, type SessionSnapshot } from '@vayl/session';

interface Beginning extends Pick<HistorySession, 'id' | 'startedAtMs' | 'utcOffsetMinutes' | 'task'> {
  readonly asked: AskedSettings;
}

/** One session while it is being counted. */
export class RecordedSession {
  readonly #beginning: Beginning;
  readonly #pauses: SessionPause[] = [];
  #tally = EMPTY_TALLY;
  #pause: SessionPause | undefined;
  #isConcealed = false;

  constructor(beginning: Beginning) {
    this.#beginning = beginning;
  }

  get id(): string {
    return this.#beginning.id;
  }

  get usedSeconds(): number {
    return this.#tally.usedSeconds;
  }

  use(snapshot: SessionSnapshot, seconds: number): void {
    this.#endPause();
    this.#tally = addMoment(this.#tally, momentOf(snapshot), seconds);
  }

  /** A pause goes on as long as its reason does. */
  rest(reason: string, seconds: number): void {
    if (this.#pause?.reason !== reason) {
      this.#endPause();
      this.#pause = { reason, afterSeconds: tallySeconds(this.usedSeconds), seconds: 0 };
    }
    this.#pause = { ...this.#pause, seconds: this.#pause.seconds + seconds };
  }

  /** Once it was, it stays so: a part of the truth would tell the rest. */
  conceal(): void {
    this.#isConcealed = true;
  }

  /** As it is kept. */
  record({ endedAtMs, endedBy }: Pick<HistorySession, 'endedAtMs' | 'endedBy'>): HistorySession {
    const { asked, ...beginning } = this.#beginning;
    const pauses = this.#pause === undefined ? this.#pauses : [...this.#pauses, this.#pause];
    return {
      ...beginning,
      endedAtMs,
      endedBy,
      usedSeconds: tallySeconds(this.usedSeconds),
      asked: longestAsked(this.#tally) ?? asked,
      delivered: this.#isConcealed ? null : deliveredLight(this.#tally),
      doseVeilSeconds: tallySeconds(this.#tally.doseVeilSeconds),
      pauses: pauses.map((pause) => ({ ...pause, seconds: tallySeconds(pause.seconds) })),
      rating: null,
    };
  }

  #endPause(): void {
    if (this.#pause !== undefined) this.#pauses.push(this.#pause);
    this.#pause = undefined;
  }
}

export function askedOf({ settings }: SessionSnapshot): AskedSettings {
  return AskedSettings.parse(settings);
}

function momentOf(snapshot: SessionSnapshot): TallyMoment {
  return { asked: askedOf(snapshot), level: snapshot.timeline.level, light: lightOf(snapshot) };
}

/** What is on the screens now, if anything is. */
function lightOf({ light, timeline, flicker, isRearming }: SessionSnapshot): TalliedLight | undefined {
  if (light === undefined || timeline.level === 0 || isRearming || light.report.reason === 'dark') return undefined;
  const { askedLuminance, deliveredLuminance } = light.report;
  return { isStill: flicker.is !== 'allowed', isLimited: isLimiting(light.report), askedLuminance, deliveredLuminance };
}
