import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openVeiledScreen, type VeiledScreen } from './harness/veil.ts';
import { playDefaultSession } from './proofs/default-session.ts';
import { watchTestPulse } from './proofs/test-pulse.ts';

const SMALL = { width: 640, height: 400, watched: { x: 312, y: 192 }, isControlHidden: true };
const MINUTE_SECONDS = 60;

let folder: string;
let veiled: VeiledScreen | undefined;

// For each try its own: the next one films, too.
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vayl-film-'));
});

afterEach(async () => {
  await veiled?.screen.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('a session at a real screen and sound card', () => {
  it('is heard as planned, seen at its rates, without a flash, and goes on with its window hidden', async () => {
    veiled = await openVeiledScreen(SMALL);
    const session = await playDefaultSession(veiled, {
      ...SMALL,
      filmPath: join(folder, 'session.mkv'),
      filmSeconds: MINUTE_SECONDS,
      seconds: MINUTE_SECONDS,
    });
    expect(Math.abs(session.pitchErrorHz)).toBeLessThan(0.2);
    expect(Math.abs(session.gateErrorDb)).toBeLessThan(0.5);
    expect(Math.abs(session.swellErrorDb)).toBeLessThan(0.5);
    expect(session.soundAfterStopMs).toBeLessThan(500);
    expect(session.edgeHz).toBeCloseTo(8, 1);
    expect(session.centerHz).toBeCloseTo(12, 1);
    expect(session.film).toMatchObject({ isPassed: true });
  }, 240_000);

  it('pulses once a second at full depth, light and sound together', async () => {
    veiled = await openVeiledScreen(SMALL);
    const pulse = await watchTestPulse(veiled, 12);
    expect(pulse.lightHz).toBeCloseTo(1, 1);
    expect(Math.abs(pulse.lightHz - 1)).toBeLessThan(0.05);
    expect(Math.abs(pulse.lightAheadCycles)).toBeLessThan(1 / 8);
  }, 120_000);
});
