import { DEMO_DEFAULTS, type DemoSettings } from '@vayl/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDemoSession } from './create-demo-session.ts';
import { soundPort } from './sound-port.ts';

/** Loud, high and slow, so that the outline of the sound is its level. */
const ON: DemoSettings = {
  ...DEMO_DEFAULTS,
  isOn: true,
  masterAudioVolume: 1,
  isochronicPitch: 1760,
  centerModulationHz: 0.2,
  globalModulationHz: 0.1,
  globalModulationStrength: 0,
};
const SILENCE = 1e-4;
const RealContext = AudioContext;
const contexts: TappedContext[] = [];
const failures: string[] = [];
const log = (what: string) => failures.push(what);
let dispose: (() => void) | undefined;

/** A context whose last 0.7 s can be listened to. */
class TappedContext extends RealContext {
  readonly #tap: AnalyserNode;

  constructor(options?: AudioContextOptions) {
    super(options);
    this.#tap = new AnalyserNode(this, { fftSize: 32_768 });
    this.#tap.connect(this.destination);
    Object.defineProperty(this, 'destination', { value: this.#tap });
    contexts.push(this);
  }

  recent(): Float32Array {
    const samples = new Float32Array(this.#tap.fftSize);
    this.#tap.getFloatTimeDomainData(samples);
    return samples;
  }

  /** The level of the last milliseconds. */
  get level(): number {
    return peakOf(this.recent().subarray(-2048));
  }

  /** How long the level took to fall from nearly all of its loudest to nearly nothing. */
  get fallSeconds(): number {
    const blockLength = Math.round(this.sampleRate / 1000);
    const samples = this.recent();
    const levels = Array.from({ length: Math.floor(samples.length / blockLength) }, (_, index) =>
      peakOf(samples.subarray(index * blockLength, (index + 1) * blockLength)),
    );
    const loudest = Math.max(...levels);
    const lastLoud = levels.findLastIndex((level) => level > 0.99 * loudest);
    const firstSilent = levels.findIndex((level, index) => index > lastLoud && level < 0.001 * loudest);
    return ((firstSilent - lastLoud) * blockLength) / this.sampleRate;
  }
}

function peakOf(samples: Float32Array): number {
  return samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
}

function largestStep(samples: Float32Array): number {
  return samples.reduce((most, sample, index) => Math.max(most, Math.abs(sample - (samples[index - 1] ?? sample))), 0);
}

function open() {
  const sound = soundPort(log);
  dispose = () => sound.dispose();
  return sound;
}

function theContext(): TappedContext {
  const [context] = contexts;
  if (context === undefined) throw new Error('no context was made');
  return context;
}

async function untilLouder(level: number): Promise<void> {
  await expect.poll(() => theContext().level, { timeout: 10_000 }).toBeGreaterThan(level);
}

async function untilQuieter(level: number): Promise<void> {
  await expect.poll(() => theContext().level, { timeout: 10_000 }).toBeLessThan(level);
}

async function openPlaying(settings: DemoSettings = ON) {
  const sound = open();
  sound.start(settings);
  await untilLouder(0.2);
  return sound;
}

beforeEach(() => {
  localStorage.clear();
  contexts.length = 0;
  failures.length = 0;
  vi.stubGlobal('AudioContext', TappedContext);
});
afterEach(() => {
  dispose?.();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the sound of the demo', () => {
  it('has no context until the session is switched on, and one within that very call', async () => {
    const demo = createDemoSession({ logFailure: log });
    dispose = demo.dispose;
    demo.session.change({ masterAudioVolume: 1 });
    window.dispatchEvent(new PointerEvent('pointerdown'));
    expect(contexts).toHaveLength(0);
    demo.session.switchOn();
    expect(contexts).toHaveLength(1);
    await expect.poll(() => theContext().state).toBe('running');
    await untilLouder(0.1);
    expect(failures).toEqual([]);
  });

  it('plays what is wanted by the time its code has come, in the one context there is', async () => {
    const sound = open();
    sound.start({ ...ON, masterAudioVolume: 0 });
    sound.apply(ON);
    sound.stop();
    sound.start(ON);
    await untilLouder(0.2);
    expect(contexts).toHaveLength(1);
  });

  it('stays silent, and asleep, where it was stopped before its code had come', async () => {
    const sound = open();
    sound.start(ON);
    sound.stop();
    await expect.poll(() => theContext().state).toBe('suspended');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(theContext().level).toBe(0);
    expect(sound.heard).toBeUndefined();
    expect(failures).toEqual([]);
  });

  // A machine that is busy with something else for longer than an edit lies ahead may schedule one too late.
  it('[TON-11] starts, changes and ends without a step', { retry: 3 }, async () => {
    const low = { ...ON, isochronicPitch: 205 };
    const sound = await openPlaying(low);
    const most = 1.02 * 0.5 * 2 * Math.PI * (205 / theContext().sampleRate);
    expect(largestStep(theContext().recent())).toBeLessThan(most);
    sound.apply({ ...low, isochronicPitch: 136.1, waveform: 'Square', masterAudioVolume: 0.5 });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(largestStep(theContext().recent())).toBeLessThan(most);
    sound.stop();
    await untilQuieter(SILENCE);
    expect(largestStep(theContext().recent())).toBeLessThan(most);
  });

  it.each([
    ['the volume', { masterAudioVolume: 0 }],
    ['own audio', { hasOwnAudio: true }],
  ])('[TON-12] takes 0.05 s for a change to arrive: %s', async (_what, change) => {
    const sound = await openPlaying();
    sound.apply({ ...ON, ...change });
    await untilQuieter(SILENCE);
    const seconds = theContext().fallSeconds;
    expect(seconds).toBeGreaterThan(0.03);
    expect(seconds).toBeLessThanOrEqual(0.055);
  });

  it('[TON-13] ramps to silence when the demo is switched off', async () => {
    const demo = createDemoSession({ logFailure: log });
    dispose = demo.dispose;
    const { hasOwnAudio: _own, isOn: _switch, ...controls } = ON;
    demo.session.change({ ...controls, masterAudioVolume: 0.8 });
    demo.session.switchOn();
    await untilLouder(0.2);
    demo.session.switchOff();
    await untilQuieter(SILENCE);
    const seconds = theContext().fallSeconds;
    expect(seconds).toBeGreaterThan(0.05);
    expect(seconds).toBeLessThanOrEqual(0.105);
  });

  it('tells the light where its pulses are, at the rates it plays', async () => {
    const sound = open();
    sound.setOffsetMs(100);
    sound.start({ ...ON, globalModulationHz: 8, centerModulationHz: 12 });
    await untilLouder(0.2);
    expect(sound.heard).toMatchObject({ globalHz: 8, centerHz: 12 });
    const cyclesNow = () => {
      sound.heard?.listen();
      return sound.heard?.centerPhaseCycles(performance.now()) ?? Number.NaN;
    };
    await expect.poll(cyclesNow, { timeout: 10_000 }).toBeGreaterThan(1);
    const before = sound.heard?.centerPhaseCycles(1000) ?? 0;
    sound.setOffsetMs(-100);
    expect((sound.heard?.centerPhaseCycles(1000) ?? 0) - before).toBeCloseTo(2.4, 6);
  });
});

/** A second of a low hum, as a file. */
function wavFile(): ArrayBuffer {
  const rateHz = 8000;
  const view = new DataView(new ArrayBuffer(44 + 2 * rateHz));
  const write = (at: number, text: string) => {
    for (const [index, byte] of new TextEncoder().encode(text).entries()) view.setUint8(at + index, byte);
  };
  write(0, 'RIFF');
  view.setUint32(4, 36 + 2 * rateHz, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rateHz, true);
  view.setUint32(28, 2 * rateHz, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  write(36, 'data');
  view.setUint32(40, 2 * rateHz, true);
  for (let index = 0; index < rateHz; index += 1) view.setInt16(44 + 2 * index, 9000 * Math.sin(index / 4), true);
  return view.buffer;
}

describe('a nature track', () => {
  const AMBIENT: DemoSettings = { ...ON, masterAudioVolume: 0, backgroundSoundType: 'ambient', backgroundVolume: 1 };

  function serve(answer: () => Promise<Response>) {
    const asked = vi.fn<(path: string, init?: RequestInit) => Promise<Response>>(answer);
    vi.stubGlobal('fetch', asked);
    return asked;
  }

  it('[TON-14] [TON-15] [TON-16] is fetched by GET from its own address, decoded and heard; another one likewise', async () => {
    const asked = serve(() => Promise.resolve(new Response(wavFile())));
    const decode = vi.spyOn(RealContext.prototype, 'decodeAudioData');
    const sound = open();
    sound.start(AMBIENT);
    await untilLouder(0.1);
    expect(asked.mock.calls).toEqual([['/audio/ambient/Serene%20Rain.mp3']]);
    expect(decode).toHaveBeenCalledOnce();
    sound.apply({ ...AMBIENT, ambientTrack: 'Desert Wind' });
    await expect.poll(() => asked.mock.calls[1]).toEqual(['/audio/ambient/Desert%20Wind.mp3']);
    await expect.poll(() => decode.mock.calls.length).toBe(2);
    await untilLouder(0.1);
  });

  it('[TON-17] that cannot be had is logged, nothing is shown, and the tone plays on', async () => {
    serve(() => Promise.resolve(new Response('gone', { status: 404 })));
    const page = document.body.innerHTML;
    const sound = await openPlaying();
    sound.apply({ ...AMBIENT, masterAudioVolume: 1 });
    await expect.poll(() => failures).toEqual(['ambient-track.load-failed: Serene Rain']);
    await untilLouder(0.2);
    expect(document.body.innerHTML).toBe(page);
  });
});
