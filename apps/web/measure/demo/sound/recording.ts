import type { HeldVisit } from '../visit/held-visit.ts';

const PART_SAMPLES = 480_000;

/** All that would have reached the loudspeaker. Nothing can be heard in the page after this. */
export async function recordingOf({ page }: HeldVisit): Promise<Float32Array> {
  const length = await page.evaluate(() => held.finishSound());
  const samples = new Float32Array(length);
  for (let from = 0; from < length; from += PART_SAMPLES) {
    const part = { from, to: Math.min(from + PART_SAMPLES, length) };
    const text = await page.evaluate(({ from: start, to }) => held.soundPart(start, to), part);
    const bytes = Uint8Array.from(Buffer.from(text, 'base64'));
    samples.set(new Float32Array(bytes.buffer), from);
  }
  return samples;
}
