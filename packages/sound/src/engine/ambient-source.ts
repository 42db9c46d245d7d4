/** A file holds a little more than one whole period, so that any window of the period's length loops without a seam. */
const LOOP_START_SECONDS = 0.15;
const LOOP_SECONDS = 90;

/** A nature track that loops without a gap, whatever an mp3 decoder leaves at its beginning. */
export class AmbientSource {
  readonly output: AudioBufferSourceNode;

  constructor(context: BaseAudioContext, buffer: AudioBuffer) {
    const loopEnd = Math.min(LOOP_START_SECONDS + LOOP_SECONDS, buffer.duration);
    this.output = new AudioBufferSourceNode(context, { buffer, loop: true, loopStart: LOOP_START_SECONDS, loopEnd });
  }

  start(atSeconds: number): void {
    this.output.start(atSeconds, LOOP_START_SECONDS);
  }

  stop(atSeconds: number): void {
    this.output.stop(atSeconds);
  }
}
