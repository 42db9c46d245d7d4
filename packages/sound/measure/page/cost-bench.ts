import { RATE_HZ, render, TONE } from './render.ts';

/** A full minute of everything, against one bare oscillator of the same length. */
export async function measureCost(length: number) {
  const session = {
    ...TONE,
    globalModulationStrength: 0.45,
    backgroundSoundType: 'pink',
    backgroundVolume: 0.5,
  } as const;
  const sessionMs: number[] = [];
  const toneMs: number[] = [];
  const bareMs: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    bareMs.push(await timed(() => bareOscillator(length)));
    toneMs.push(await timed(() => render(length, { ...session, backgroundSoundType: 'off' })));
    sessionMs.push(await timed(() => render(length, session)));
  }
  return { sessionMs: Math.min(...sessionMs), toneMs: Math.min(...toneMs), bareMs: Math.min(...bareMs) };
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const startMs = performance.now();
  await act();
  return performance.now() - startMs;
}

async function bareOscillator(length: number): Promise<AudioBuffer> {
  const context = new OfflineAudioContext(1, length * RATE_HZ, RATE_HZ);
  const oscillator = new OscillatorNode(context, { frequency: 205 });
  oscillator.connect(context.destination);
  oscillator.start();
  return context.startRendering();
}
