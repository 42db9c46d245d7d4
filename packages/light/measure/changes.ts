import type { Section } from '../../../tools/measure/measurement.ts';
import { progressOf } from '../../../tools/measure/progress.ts';
import { FLASH_RULES, Governor } from '../src/index.ts';
import { type Attack, alignedAttack, climb, playAttack, streamAttack } from './attack.ts';
import { separateSlewsMaker } from './mutant.ts';

const FLASH = 0.1;

interface Tally {
  sequences: number;
  general: number;
  red: number;
  largestMove: number;
}

/**
 * Settings that change while the light is on, by somebody who wants a flash: toggles in step with the wave, streams of
 * presets, and a climber that keeps whatever brought it nearer.
 */
export async function measureChanges(sequences: number): Promise<Section> {
  const aligned = Math.round(sequences * 0.5);
  const streamed = Math.round(sequences * 0.25);
  const climbed = sequences - aligned - streamed;
  const tally: Tally = { sequences: 0, general: 0, red: 0, largestMove: 0 };
  const progress = progressOf('attacks', sequences);
  const governed = (attack: Attack) => {
    progress.advance();
    return count(tally, attack);
  };
  for (let seed = 0; seed < aligned; seed += 1) governed(alignedAttack(seed));
  for (let seed = 0; seed < streamed; seed += 1) governed(streamAttack(seed));
  climb(climbed, governed);
  progress.end();
  const mutant = await separateSlewsMaker();
  let mutantFailures = 0;
  for (let seed = 0; seed < aligned; seed += 1) {
    if (playAttack(alignedAttack(seed), mutant()).verdict.general.transitions >= FLASH_RULES.failingTransitions)
      mutantFailures += 1;
  }
  const headroom = 1 - tally.largestMove / FLASH;
  return {
    title: `Governor: ${tally.sequences} sequences of changes, by an adversary`,
    figures: [
      { name: 'general flashes', measured: `${tally.general}`, bar: '0', isReached: tally.general === 0 },
      { name: 'red flashes', measured: `${tally.red}`, bar: '0', isReached: tally.red === 0 },
      {
        name: 'largest move in a sixth of a second, outside fade, dissolve and full depth',
        measured: `${tally.largestMove.toFixed(4)} (${(headroom * 100).toFixed(0)} % below a flash)`,
        bar: 'under 0.1000',
        isReached: tally.largestMove < FLASH,
      },
      {
        name: `failures of ${aligned} aligned attacks on separate slew limits`,
        measured: `${mutantFailures}`,
        bar: 'over 0',
        isReached: mutantFailures > 0,
      },
    ],
  };
}

/** Plays one attack on a fresh governor, and tells the climber how near it came. */
function count(tally: Tally, attack: Attack): number {
  const { verdict, largestMove } = playAttack(attack, new Governor());
  tally.sequences += 1;
  if (verdict.general.transitions >= FLASH_RULES.failingTransitions) tally.general += 1;
  if (verdict.red.transitions >= FLASH_RULES.failingTransitions) tally.red += 1;
  tally.largestMove = Math.max(tally.largestMove, largestMove);
  return verdict.general.transitions + verdict.red.transitions + largestMove * 20;
}
