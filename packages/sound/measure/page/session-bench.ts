import type { DemoSettings } from '@vayl/domain';
import { amplitudeAt, decibels, loudnessLufs, SiteChord, truePeakDb } from '../../src/index.ts';
import { peakOf, RATE_HZ, render, renderChannels, START_SECONDS, seconds, TONE } from './render.ts';

const SWELL_HZ = 8;

/** The swell's sideband against the carrier. */
export async function measureSwell(settings: Partial<DemoSettings>): Promise<number> {
  const asked = { ...TONE, globalModulationHz: SWELL_HZ, ...settings };
  const samples = seconds(await render(11, asked), 2, 10);
  const carrier = amplitudeAt(samples, RATE_HZ, asked.isochronicPitch);
  return decibels(amplitudeAt(samples, RATE_HZ, asked.isochronicPitch + SWELL_HZ) / carrier);
}

export async function measureSum() {
  const loudest = { ...TONE, backgroundSoundType: 'brown', backgroundVolume: 1 } as const;
  const start = { atSeconds: START_SECONDS, act: 'start', settings: loudest } as const;
  const channels = (await renderChannels(6, [start], 2)).map((channel) => seconds(channel, 1, 5));
  const stopped = await render(4, loudest, [{ atSeconds: 2, act: 'stop', settings: loudest }]);
  const [once, again] = [await render(3, loudest), await render(3, loudest)];
  return {
    truePeakDb: Math.max(...channels.map(truePeakDb)),
    offDb: decibels(Math.max(peakOf(seconds(stopped, 2.5, 2.6)), 1e-12)),
    isSameTwice: once.every((value, index) => value === again[index]),
  };
}

/** The tone with its default swell, as a person would hear it. */
export async function measureLoudness(settings: Partial<DemoSettings>): Promise<number> {
  const tone = seconds(await render(8, { ...TONE, globalModulationStrength: 0.45, ...settings }), 1, 7);
  return loudnessLufs([tone], RATE_HZ);
}

/** The landing page's chord, once unmuted: its loudness over a whole swell. */
export async function measureChord(): Promise<{ readonly lufs: number; readonly truePeakDb: number }> {
  const context = new OfflineAudioContext(1, 21 * RATE_HZ, RATE_HZ);
  const chord = new SiteChord(context, context.destination, 0);
  chord.setMuted(false, 0);
  const samples = seconds((await context.startRendering()).getChannelData(0), 0.5, 20.5);
  return { lufs: loudnessLufs([samples], RATE_HZ), truePeakDb: truePeakDb(samples) };
}
