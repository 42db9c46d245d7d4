import type { PhaseAuthority } from '@vayl/light';
import { planSound, SoundEngine } from '@vayl/sound';
import { CUES, FILM, SESSION } from '../storyboard.ts';
import { FRAMES, secondsOf } from '../timeline.ts';

const RATE_HZ = 48_000;
const CHANNELS = 2;

export interface FilmSound {
  /** Interleaved 32-bit samples, as base64, for the journey out of the browser. */
  readonly samples: string;
  readonly phases: PhaseAuthority;
}

/** The whole sound of the film, and where its pulses stand at each frame, so that the light is in step with it. */
export async function renderFilmSound(): Promise<FilmSound> {
  const context = new OfflineAudioContext(CHANNELS, FILM.seconds * RATE_HZ, RATE_HZ);
  const engine = new SoundEngine(context, { chance: () => 0.5, loadTrack: async () => undefined });
  engine.start(planSound({ ...SESSION.after, isOn: true }), CUES.lightOn);
  // Asked for before the stop is planned: after it there is no tone to ask.
  const heard = Array.from({ length: FRAMES }, (_, frame) => ({
    swell: engine.swellPhaseCyclesAt(secondsOf(frame)) ?? 0,
    gate: engine.gatePhaseCyclesAt(secondsOf(frame)) ?? 0,
  }));
  engine.stop(CUES.stop);
  const rendered = await context.startRendering();
  const at = (ms: number) => heard[Math.round((ms / 1000) * FILM.framesPerSecond)] ?? { swell: 0, gate: 0 };
  return {
    samples: base64Of(interleaved(rendered)),
    phases: {
      // The rates are the tone's own.
      setRates: () => undefined,
      globalPhaseCycles: (atMs) => at(atMs).swell,
      centerPhaseCycles: (atMs) => at(atMs).gate,
    },
  };
}

function interleaved(buffer: AudioBuffer): Float32Array {
  const samples = new Float32Array(buffer.length * CHANNELS);
  for (let channel = 0; channel < CHANNELS; channel += 1) {
    const data = buffer.getChannelData(channel);
    for (let index = 0; index < data.length; index += 1) samples[index * CHANNELS + channel] = data[index] ?? 0;
  }
  return samples;
}

function base64Of(samples: Float32Array): string {
  const bytes = new Uint8Array(samples.buffer);
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += 0x80_00) {
    pieces.push(String.fromCodePoint(...bytes.subarray(at, at + 0x80_00)));
  }
  return btoa(pieces.join(''));
}
