import type { Page } from 'playwright';

interface Oscillator {
  readonly hz: number;
  /** Of the gain that it goes through. */
  readonly gain: number;
  /** Whether it is heard itself, or moves the level of what is heard. */
  readonly does: 'sound' | 'modulate';
}

export interface Sound {
  readonly contexts: number;
  readonly isRunning: boolean;
  readonly oscillators: readonly Oscillator[];
  /** The gain right before the loudspeaker. */
  readonly masterGain: number;
  /** Of the last few hundredths of a second. */
  readonly peak: number;
}

/** Notes what a page builds of Web Audio, and listens where the loudspeaker would be. Before the page is opened. */
export async function recordSound(page: Page): Promise<void> {
  await page.addInitScript({ content: RECORDER });
}

export async function soundOf(page: Page): Promise<Sound> {
  return page.evaluate<Sound>('soundRecord()');
}

/** How loud one frequency is in what was heard in the last second, in decibels. */
export async function levelAt(page: Page, hz: number): Promise<number> {
  return page.evaluate<number>(`soundLevelAt(${hz})`);
}

const RECORDER = `{
  const wires = [];
  const contexts = new Set();
  const ears = [];
  const connect = AudioNode.prototype.connect;
  AudioNode.prototype.connect = function (to, ...rest) {
    wires.push({ from: this, to });
    contexts.add(this.context);
    if (to instanceof AudioDestinationNode) {
      const short = new AnalyserNode(this.context, { fftSize: 2048 });
      const long = new AnalyserNode(this.context, { fftSize: 32768, smoothingTimeConstant: 0 });
      connect.call(this, short);
      connect.call(this, long);
      ears.push({ gain: this.gain, short, long });
    }
    return connect.call(this, to, ...rest);
  };
  const after = (node) => wires.filter((wire) => wire.from === node).map((wire) => wire.to);
  const rounded = (value) => Math.round(value * 1e5) / 1e5;
  globalThis.soundRecord = () => {
    const sources = [...new Set(wires.map((wire) => wire.from))].filter((node) => node instanceof OscillatorNode);
    const samples = new Float32Array(2048);
    ears[0]?.short.getFloatTimeDomainData(samples);
    return {
      contexts: contexts.size,
      isRunning: [...contexts].some((context) => context.state === 'running'),
      oscillators: sources.map((node) => {
        const [level] = after(node);
        const [target] = after(level);
        return {
          hz: rounded(node.frequency.value),
          gain: rounded(level.gain.value),
          does: target instanceof AudioParam ? 'modulate' : 'sound',
        };
      }),
      masterGain: rounded(ears[0]?.gain.value ?? 0),
      peak: samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0),
    };
  };
  globalThis.soundLevelAt = (hz) => {
    const { long } = ears[0];
    const bins = new Float32Array(long.frequencyBinCount);
    long.getFloatFrequencyData(bins);
    const bin = Math.round((hz * long.fftSize) / long.context.sampleRate);
    return Math.max(bins[bin - 1], bins[bin], bins[bin + 1]);
  };
}`;
