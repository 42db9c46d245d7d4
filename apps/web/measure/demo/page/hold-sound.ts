interface HoldSoundOptions {
  readonly seconds: number;
  readonly framesPerSecond: number;
  readonly sampleRateHz: number;
}

/**
 * Runs in the page: its audio context renders the page's own time, frame by frame, by the browser's own nodes, and keeps
 * all that would have reached the loudspeaker. A busy machine makes it slower, and never makes it stutter.
 */
export function holdSound({ seconds, framesPerSecond, sampleRateHz }: HoldSoundOptions): void {
  const contexts: HeldAudioContext[] = [];
  let recording = new Float32Array();

  class HeldAudioContext extends OfflineAudioContext {
    readonly baseLatency = 0.01;
    readonly outputLatency = 0.02;
    readonly rendered: Promise<AudioBuffer>;
    readonly #begun: Promise<void>;
    #state: AudioContextState = 'suspended';
    #playedSeconds = 0;

    constructor() {
      super(1, Math.ceil(seconds * sampleRateHz), sampleRateHz);
      this.#begun = super.suspend(0);
      this.rendered = this.startRendering();
      contexts.push(this);
    }

    override get state(): AudioContextState {
      return this.#state;
    }

    override resume(): Promise<void> {
      return this.#become('running');
    }

    override suspend(): Promise<void> {
      return this.#become('suspended');
    }

    close(): Promise<void> {
      return this.#become('closed');
    }

    override async decodeAudioData(bytes: ArrayBuffer): Promise<AudioBuffer> {
      held.pending += 1;
      try {
        return await super.decodeAudioData(bytes);
      } finally {
        held.pending -= 1;
      }
    }

    getOutputTimestamp(): AudioTimestamp {
      return { contextTime: this.#playedSeconds, performanceTime: held.nowMs };
    }

    async playFrame(): Promise<void> {
      await this.#begun;
      if (this.#state !== 'running') return;
      this.#playedSeconds += 1 / framesPerSecond;
      const reached = super.suspend(this.#playedSeconds);
      void super.resume();
      await reached;
      held.soundSeconds = this.#playedSeconds;
    }

    async finish(): Promise<Float32Array<ArrayBuffer>> {
      void super.resume();
      return (await this.rendered).getChannelData(0);
    }

    async #become(state: AudioContextState): Promise<void> {
      if (this.#state === state || this.#state === 'closed') return;
      this.#state = state;
      this.dispatchEvent(new Event('statechange'));
    }
  }

  held.afterFrame.push(async () => {
    for (const context of contexts) await context.playFrame();
  });
  held.finishSound = async () => {
    const [context] = contexts;
    recording = context === undefined ? recording : await context.finish();
    return recording.length;
  };
  held.soundPart = (from, to) => {
    const bytes = new Uint8Array(recording.slice(from, to).buffer);
    let text = '';
    for (let at = 0; at < bytes.length; at += 8192) text += String.fromCodePoint(...bytes.subarray(at, at + 8192));
    return btoa(text);
  };
  Object.assign(window, { AudioContext: HeldAudioContext });
}
