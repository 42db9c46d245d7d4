import { FULL_SHAPE, type LightShape } from './light-request.ts';

/** What a frame says, as its maker writes it: one object, written anew for each frame, so that a frame costs no memory. */
export interface FrameValues {
  /** Alpha at the rim and in the middle, fade included. */
  edgeAlpha: number;
  centerAlpha: number;
  red: number;
  green: number;
  blue: number;
  /** A cross-dissolve from one shape to the next; at 1 only the second counts. */
  fromShape: LightShape;
  toShape: LightShape;
  dissolve: number;
}

/**
 * The only thing the renderer draws. Outside this package only its type is known, so that nobody but the governor can
 * make one; its values are private, so that nobody can change one; and a copy of it is not one, neither to the types
 * nor at run time.
 */
export class DrawableFrame {
  readonly #values: Readonly<FrameValues>;

  constructor(values: Readonly<FrameValues>) {
    this.#values = values;
  }

  static isGoverned(candidate: object): boolean {
    return #values in candidate;
  }

  get edgeAlpha(): number {
    return this.#values.edgeAlpha;
  }

  get centerAlpha(): number {
    return this.#values.centerAlpha;
  }

  get red(): number {
    return this.#values.red;
  }

  get green(): number {
    return this.#values.green;
  }

  get blue(): number {
    return this.#values.blue;
  }

  get fromShape(): LightShape {
    return this.#values.fromShape;
  }

  get toShape(): LightShape {
    return this.#values.toShape;
  }

  get dissolve(): number {
    return this.#values.dissolve;
  }

  get isDark(): boolean {
    return this.#values.edgeAlpha <= 0 && this.#values.centerAlpha <= 0;
  }
}

export function darkValues(): FrameValues {
  return {
    edgeAlpha: 0,
    centerAlpha: 0,
    red: 0,
    green: 0,
    blue: 0,
    fromShape: FULL_SHAPE,
    toShape: FULL_SHAPE,
    dissolve: 1,
  };
}
