import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pressOn } from './harness/person.ts';
import { openVeiledScreen, type VeiledScreen } from './harness/veil.ts';
import { isChargedOnce, KILLED, playKill } from './proofs/kill.ts';

const END = '\uE010';

describe('an app that is killed', () => {
  let veiled: VeiledScreen;

  beforeAll(async () => {
    veiled = await openVeiledScreen();
    await pressOn(veiled.app.driver, 'slider', 'Intensity', END);
  });

  afterAll(async () => {
    await veiled.screen.close();
  });

  it.each(KILLED)(
    '[RD-48] [RD-59] leaves no light 500 ms after its %s went, and knows all when it is back',
    async (killed) => {
      const round = await playKill({ ...veiled, killed, litForMs: 7000 });
      veiled = { ...veiled, app: round.app };
      expect(round.lightAfterMs).toBeLessThan(500);
      expect(round.isStateKept).toBe(true);
      expect([round.litMs, round.chargedMs, isChargedOnce(round)]).toEqual([round.litMs, round.chargedMs, true]);
    },
  );
});
