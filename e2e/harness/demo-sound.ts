import type { Page } from 'playwright';

/** A parameter on its way from one value to another. */
interface Ramp {
  /** `pitch` of the tone, `rate` of what moves it, `depth` of that movement, or the `gain` of something heard. */
  readonly of: 'pitch' | 'rate' | 'depth' | 'gain';
  readonly seconds: number;
  readonly to: number;
}

export interface DemoSound {
  /** How many audio contexts the page has ever made. */
  readonly contexts: number;
  readonly isRunning: boolean;
  /** Since `forgetRamps`, oldest first. */
  readonly ramps: readonly Ramp[];
  /** Whatever set a parameter outright after it was built. */
  readonly jumps: number;
  /** The length of each file that was decoded, in seconds. */
  readonly decodedSeconds: readonly number[];
  /** The length of each loop that was started, in seconds. */
  readonly loopedSeconds: readonly number[];
  /** How often anything was begun that can be heard: a node that makes sound, or a file that is played. */
  readonly begun: number;
  /** Of the last few hundredths of a second, where the loudspeaker would be. */
  readonly peak: number;
}

/** Notes what the demo does with Web Audio, from the first context on. Before the page is opened. */
export async function recordDemoSound(page: Page): Promise<void> {
  await page.addInitScript({ content: RECORDER });
}

export function demoSoundOf(page: Page): Promise<DemoSound> {
  return page.evaluate<DemoSound>('demoSoundRecord.read()');
}

export async function forgetRamps(page: Page): Promise<void> {
  await page.evaluate('demoSoundRecord.forget()');
}

const RECORDER = `{
  const contexts = [];
  globalThis.AudioContext = new Proxy(AudioContext, {
    construct: (Made, given) => {
      const context = new Made(...given);
      contexts.push(context);
      return context;
    },
  });
  let ramps = [];
  let jumps = 0;
  let begun = 0;
  const decodedSeconds = [];
  const loopedSeconds = [];
  const ears = [];
  const kinds = new WeakMap();
  const open = new WeakMap();
  const built = new WeakSet();
  const around = (prototype, method, look) => {
    const original = prototype[method];
    prototype[method] = function (...given) {
      const result = original.apply(this, given);
      look.call(this, given, result);
      return result;
    };
  };
  around(AudioNode.prototype, 'connect', function ([to]) {
    if (this instanceof OscillatorNode) kinds.set(this.frequency, this.type === 'sine' ? 'pitch' : 'rate');
    if (this instanceof GainNode) kinds.set(this.gain, to instanceof AudioParam ? 'depth' : 'gain');
    if (!(to instanceof AudioDestinationNode)) return;
    const ear = new AnalyserNode(this.context, { fftSize: 2048 });
    this.connect(ear);
    ears.push(ear);
  });
  around(AudioParam.prototype, 'cancelScheduledValues', function ([fromSeconds]) {
    const ramp = { param: this, fromSeconds, endSeconds: fromSeconds, to: NaN };
    open.set(this, ramp);
    ramps.push(ramp);
  });
  around(AudioParam.prototype, 'linearRampToValueAtTime', function ([to, endSeconds]) {
    const ramp = open.get(this);
    if (ramp === undefined) jumps += 1;
    else Object.assign(ramp, { to, endSeconds });
  });
  around(AudioParam.prototype, 'setValueAtTime', function () {
    if (built.has(this)) jumps += 1;
    built.add(this);
  });
  for (const method of ['setTargetAtTime', 'exponentialRampToValueAtTime', 'setValueCurveAtTime']) {
    around(AudioParam.prototype, method, () => void (jumps += 1));
  }
  const { get, set } = Object.getOwnPropertyDescriptor(AudioParam.prototype, 'value');
  Object.defineProperty(AudioParam.prototype, 'value', {
    get,
    set(value) {
      jumps += 1;
      set.call(this, value);
    },
  });
  around(BaseAudioContext.prototype, 'decodeAudioData', (given, decoding) => {
    decoding.then(({ duration }) => decodedSeconds.push(duration), () => undefined);
  });
  around(AudioBufferSourceNode.prototype, 'start', function () {
    if (this.loop) loopedSeconds.push(this.buffer.duration);
  });
  const sources = [AudioScheduledSourceNode, AudioBufferSourceNode].map(({ prototype }) => [prototype, 'start']);
  for (const [prototype, method] of [...sources, [HTMLMediaElement.prototype, 'play']]) {
    around(prototype, method, () => void (begun += 1));
  }
  const peak = () => {
    const samples = new Float32Array(2048);
    ears.at(-1)?.getFloatTimeDomainData(samples);
    return samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  };
  globalThis.demoSoundRecord = {
    read: () => ({
      contexts: contexts.length,
      isRunning: contexts.some(({ state }) => state === 'running'),
      ramps: ramps.map(({ param, fromSeconds, endSeconds, to }) => ({
        of: kinds.get(param),
        seconds: Math.round((endSeconds - fromSeconds) * 1e6) / 1e6,
        to: Math.round(to * 1e6) / 1e6,
      })),
      jumps,
      decodedSeconds,
      loopedSeconds,
      begun,
      peak: peak(),
    }),
    forget: () => {
      ramps = [];
      jumps = 0;
    },
  };
}`;
