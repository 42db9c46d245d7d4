import type { App } from '../../../e2e/desktop/harness/app.ts';
import { pressOn } from '../../../e2e/desktop/harness/person.ts';
import { isChargedOnce, KILLED, type KillRound, playKill } from '../../../e2e/desktop/proofs/kill.ts';
import type { Section } from '../../../tools/measure/measurement.ts';
import { median } from '../../../tools/measure/median.ts';
import { progressOf } from '../../../tools/measure/progress.ts';
import { onScreen } from './bench.ts';

const ROUNDS = 21;
const END = '\uE010';
const MOST_LIGHT_MS = 500;

export async function measureKills(): Promise<Section> {
  const rounds = await onScreen({}, async (veiled) => {
    await pressOn(veiled.app.driver, 'slider', 'Intensity', END);
    const progress = progressOf('kills', ROUNDS);
    const played: KillRound[] = [];
    let app: App = veiled.app;
    for (let index = 0; index < ROUNDS; index += 1) {
      const killed = KILLED[index % KILLED.length] ?? 'shell';
      const round = await playKill({ ...veiled, app, killed, litForMs: 5000 + 300 * index });
      ({ app } = round);
      played.push(round);
      progress.advance();
    }
    progress.end();
    return played;
  });
  const of = (killed: string) => rounds.filter((round) => round.killed === killed).map((round) => round.lightAfterMs);
  const count = (isRight: (round: KillRound) => boolean) => rounds.filter(isRight).length;
  const all = (name: string, right: number) => ({
    name,
    measured: `${right} of ${ROUNDS}`,
    bar: `${ROUNDS} of ${ROUNDS}`,
    isReached: right === ROUNDS,
  });
  const lost = rounds.map(({ litMs, chargedMs }) => (litMs - chargedMs) / 1000);
  return {
    title: `Killed in the middle of a session: ${ROUNDS} runs`,
    figures: [
      ...KILLED.map((killed) => ({
        name: `light after a kill of the ${killed}`,
        measured: `median ${median(of(killed)).toFixed(0)} ms, worst ${Math.max(...of(killed)).toFixed(0)} ms`,
        bar: `under ${MOST_LIGHT_MS}`,
        isReached: Math.max(...of(killed)) < MOST_LIGHT_MS,
      })),
      all(
        'settings, answers and presets as they were',
        count(({ isStateKept }) => isStateKept),
      ),
      all('minutes not doubled, and no more lost than the meter may lose', count(isChargedOnce)),
      {
        name: 'seconds that were not charged',
        measured: `median ${median(lost).toFixed(1)}, most ${Math.max(...lost).toFixed(1)}, least ${Math.min(...lost).toFixed(1)}`,
      },
    ],
  };
}
