/** Text for the editor: what a display makes of a wave, in the editor's own words. */
export const SAMPLE_CODE = `// What a display makes of a wave that it sees only now and then.
export interface Sampled {
  readonly shownHz: number;
  readonly framesPerCycle: number;
}

const REFRESH_HZ = 60;

/** Between two refreshes nothing is seen, so a fast wave folds back into a slow one. */
export function sample(askedHz: number, refreshHz: number): Sampled {
  const folds = Math.round(askedHz / refreshHz);
  const shownHz = Math.abs(askedHz - folds * refreshHz);
  return { shownHz, framesPerCycle: refreshHz / askedHz };
}

/** The values that reach the eye during one second. */
export function* pictures(askedHz: number) {
  for (let frame = 0; frame < REFRESH_HZ; frame += 1) {
    const cycles = (askedHz * frame) / REFRESH_HZ;
    yield 0.5 + 0.5 * Math.sin(2 * Math.PI * cycles);
  }
}

for (const askedHz of [6, 12, 20, 40, 50]) {
  const { shownHz, framesPerCycle } = sample(askedHz, REFRESH_HZ);
  print(askedHz, shownHz, framesPerCycle > 2 ? 'drawn' : 'left out');
}`;
