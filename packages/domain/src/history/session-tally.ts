import { roundTo, type Share } from '../number/number.ts';
import type { AskedSettings, DeliveredLight } from './history-session.ts';
import { meanVeilAlpha } from './light-dose.ts';

/** How a session stood for a while. */
export interface TallyMoment {
  readonly asked: AskedSettings;
  /** What the timeline multiplies the strength by. */
  readonly level: Share;
  readonly light: TalliedLight | undefined;
}

/** Undefined where there is none, or none on a screen. */
export interface TalliedLight {
  readonly isStill: boolean;
  readonly isLimited: boolean;
  readonly askedLuminance: number;
  readonly deliveredLuminance: number;
}

interface Stretch {
  readonly asked: AskedSettings;
  readonly seconds: number;
}

/** A session's sums so far. */
export interface SessionTally {
  readonly usedSeconds: number;
  readonly stretches: ReadonlyMap<string, Stretch>;
  readonly litSeconds: number;
  readonly stillSeconds: number;
  readonly limitedSeconds: number;
  readonly askedLuminanceSeconds: number;
  readonly deliveredLuminanceSeconds: number;
  readonly doseVeilSeconds: number;
}

export const EMPTY_TALLY: SessionTally = {
  usedSeconds: 0,
  stretches: new Map(),
  litSeconds: 0,
  stillSeconds: 0,
  limitedSeconds: 0,
  askedLuminanceSeconds: 0,
  deliveredLuminanceSeconds: 0,
  doseVeilSeconds: 0,
};

export function addMoment(tally: SessionTally, { asked, level, light }: TallyMoment, seconds: number): SessionTally {
  const key = JSON.stringify(asked);
  const stretch = { asked, seconds: (tally.stretches.get(key)?.seconds ?? 0) + seconds };
  const used = {
    ...tally,
    usedSeconds: tally.usedSeconds + seconds,
    stretches: new Map([...tally.stretches, [key, stretch]]),
  };
  if (light === undefined) return used;
  return {
    ...used,
    litSeconds: tally.litSeconds + seconds,
    stillSeconds: tally.stillSeconds + (light.isStill ? seconds : 0),
    limitedSeconds: tally.limitedSeconds + (light.isLimited ? seconds : 0),
    askedLuminanceSeconds: tally.askedLuminanceSeconds + light.askedLuminance * seconds,
    deliveredLuminanceSeconds: tally.deliveredLuminanceSeconds + light.deliveredLuminance * seconds,
    doseVeilSeconds: tally.doseVeilSeconds + meanVeilAlpha(asked.globalModulationStrength * level) * seconds,
  };
}

/** What was in force for the longest time; of equals, the first. */
export function longestAsked({ stretches }: SessionTally): AskedSettings | undefined {
  return [...stretches.values()].reduce<Stretch | undefined>(
    (longest, stretch) => (longest === undefined || stretch.seconds > longest.seconds ? stretch : longest),
    undefined,
  )?.asked;
}

/** A tenth of a second, and a tenth of what the safety meter prints. */
const SECONDS_DECIMALS = 1;
const LUMINANCE_DECIMALS = 4;

export function tallySeconds(seconds: number): number {
  return roundTo(seconds, SECONDS_DECIMALS);
}

export function deliveredLight(tally: SessionTally): DeliveredLight {
  const mean = (sum: number) => (tally.litSeconds === 0 ? 0 : roundTo(sum / tally.litSeconds, LUMINANCE_DECIMALS));
  return {
    litSeconds: tallySeconds(tally.litSeconds),
    stillSeconds: tallySeconds(tally.stillSeconds),
    limitedSeconds: tallySeconds(tally.limitedSeconds),
    askedLuminance: mean(tally.askedLuminanceSeconds),
    deliveredLuminance: mean(tally.deliveredLuminanceSeconds),
  };
}
