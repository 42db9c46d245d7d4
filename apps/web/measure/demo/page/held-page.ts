/** What the scripts put into a page, for whoever measures it from outside. */
export interface HeldPage {
  /** The page's own time: it stands still unless somebody advances it. */
  nowMs: number;
  /** What the page waits for from outside (answers, decoded tracks): its time stands still meanwhile. */
  pending: number;
  /** Done after each frame, before the next. */
  readonly afterFrame: (() => Promise<void> | void)[];
  /** What the canvas showed in each frame since it was last asked, FRAME_FIELDS numbers at a time. */
  readonly shown: number[];
  /** How often the veil was drawn or cleared. */
  draws: number;
  /** Whether the veil is on the screen: drawn it is all the same, but laying it over the page costs most of a run. */
  seeVeil(isSeen: boolean): void;
  /** How much sound has been rendered. */
  soundSeconds: number;
  advance(frames: number): Promise<Advanced>;
  /** Ends the recording; the number of its samples. */
  finishSound(): Promise<number>;
  /** A part of the recording: 32-bit floats in base64. */
  soundPart(from: number, to: number): string;
}

export interface Advanced {
  readonly shown: readonly number[];
  readonly soundSeconds: number;
}

declare global {
  var held: HeldPage;
}
