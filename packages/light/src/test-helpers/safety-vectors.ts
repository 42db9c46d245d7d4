/**
 * The clips that the analyser is tested on: what is drawn, and what an analyser of these rules must count. They judge
 * the analyser, not the product: "formula A" is a reading of the specification that the product does not use.
 */
export interface SafetyVector {
  readonly number: number;
  readonly name: string;
  readonly seconds: number;
  /** The colour at a place and time; u and v run from −1 to 1, bytes come out. */
  readonly paint: (u: number, v: number, seconds: number) => Bytes;
  readonly transitions: number;
  readonly red: number;
  readonly legacyRed: number;
  readonly isPassed: boolean;
}

type Bytes = readonly [r: number, g: number, b: number];

export const VECTOR_CLIP = { widthPx: 128, heightPx: 96, shownWidthPx: 1024, framesPerSecond: 60 } as const;

const BLACK: Bytes = [0, 0, 0];
const WHITE: Bytes = [255, 255, 255];
const PAPER: Bytes = [245, 245, 245];
const EDITOR: Bytes = [30, 30, 30];
const RED: Bytes = [255, 0, 0];
const DARK_RED: Bytes = [0xad, 0x40, 0x40];
const TEAL: Bytes = [0x18, 0x70, 0x70];
const grey = (byte: number): Bytes => [byte, byte, byte];

const sine = (hz: number) => (seconds: number) => 0.5 + 0.5 * Math.sin(2 * Math.PI * hz * seconds);
const square = (hz: number) => (seconds: number) => ((hz * seconds + 1e-9) % 1 < 0.5 ? 1 : 0);
const mix = (a: number, b: number, share: number) => a + (b - a) * share;

function smoothstep(from: number, to: number, x: number): number {
  const t = Math.min(Math.max((x - from) / (to - from), 0), 1);
  return t * t * (3 - 2 * t);
}

function blend(background: Bytes, colour: Bytes, alpha: number): Bytes {
  const rounded = Math.round(alpha * 255) / 255;
  const channel = (index: 0 | 1 | 2) => Math.round(mix(background[index], colour[index], rounded));
  return [channel(0), channel(1), channel(2)];
}

function hueColour(hueDegrees: number): Bytes {
  const channel = (offset: number) => {
    const k = (offset + hueDegrees / 60) % 6;
    return Math.round(255 * (1 - Math.min(Math.max(Math.min(k, 4 - k), 0), 1)));
  };
  return [channel(5), channel(3), channel(1)];
}

/** First half of each period one colour, second half the other. */
const alternating = (hz: number, first: Bytes, second: Bytes) => (_u: number, _v: number, seconds: number) =>
  square(hz)(seconds) === 1 ? first : second;

/** Black and white at 10 Hz in a corner patch of so many pixels, over grey. */
const patch = (patchWidthPx: number, patchHeightPx: number) => (u: number, v: number, seconds: number) => {
  const isInside =
    ((u + 1) / 2) * VECTOR_CLIP.widthPx < patchWidthPx && ((v + 1) / 2) * VECTOR_CLIP.heightPx < patchHeightPx;
  return isInside ? alternating(10, WHITE, BLACK)(u, v, seconds) : grey(128);
};

interface Overlay {
  readonly background: Bytes;
  readonly alpha: (layers: number) => number;
  readonly strength?: number;
  readonly hue?: number;
  readonly globalHz?: number;
  readonly centerHz?: number;
  readonly wave?: typeof sine;
}

function overlay({ background, alpha, hue = 240, globalHz = 8, centerHz = 12, wave = sine }: Overlay) {
  const [globalWave, centerWave] = [wave(globalHz), wave(centerHz)];
  return (u: number, v: number, seconds: number) => {
    const mask = smoothstep(0.35, 0.95, Math.hypot(u, v));
    const layers = mix(0.9 * centerWave(seconds), 0.3 + 0.6 * globalWave(seconds), mask);
    return blend(background, hueColour(hue), alpha(layers));
  };
}

const formulaA =
  (strength = 0.45) =>
  (layers: number) =>
    0.4 * strength * layers;
const formulaB =
  (strength = 0.45) =>
  (layers: number) =>
    0.4 * strength * (0.2 + 0.6 * layers);

/** A veil whose alpha runs from 0 to a swing, in both layers. */
function swinging(swing: number, background: Bytes, hue: number, wave: typeof sine) {
  const [globalWave, centerWave] = [wave(8), wave(12)];
  return (u: number, v: number, seconds: number) => {
    const mask = smoothstep(0.35, 0.95, Math.hypot(u, v));
    return blend(background, hueColour(hue), swing * mix(centerWave(seconds), globalWave(seconds), mask));
  };
}

function between(hz: number, first: Bytes, second: Bytes) {
  return (_u: number, _v: number, seconds: number): Bytes => {
    const share = sine(hz)(seconds);
    const channel = (index: 0 | 1 | 2) => Math.round(mix(first[index], second[index], share));
    return [channel(0), channel(1), channel(2)];
  };
}

type Row = readonly [
  name: string,
  paint: SafetyVector['paint'],
  t: number,
  r: number,
  l: number,
  isPassed: boolean,
  seconds?: number,
];

const ROWS: readonly Row[] = [
  ['static white', () => WHITE, 0, 0, 0, true],
  ['10 Hz white and black', alternating(10, WHITE, BLACK), 20, 0, 0, false],
  ['1 Hz white and black', alternating(1, WHITE, BLACK), 2, 0, 0, true],
  ['2.5 Hz white and black', alternating(2.5, WHITE, BLACK), 5, 0, 0, true, 6],
  ['3 Hz white and black', alternating(3, WHITE, BLACK), 6, 0, 0, true, 6],
  ['3.5 Hz white and black', alternating(3.5, WHITE, BLACK), 7, 0, 0, false, 6],
  ['10 Hz greys just under 0.10', alternating(10, grey(64), grey(107)), 0, 0, 0, true],
  ['10 Hz greys just over 0.10', alternating(10, grey(64), grey(110)), 20, 0, 0, false],
  ['10 Hz with a dark end of .807', alternating(10, grey(255), grey(232)), 0, 0, 0, true],
  ['10 Hz with a dark end of .791', alternating(10, grey(255), grey(230)), 20, 0, 0, false],
  ['10 Hz in 2 % of the screen', patch(16, 15), 20, 0, 0, true],
  ['10 Hz in 4 % of the screen', patch(24, 20), 20, 0, 0, false],
  ['10 Hz in 20 % of the screen', patch(57, 43), 20, 0, 0, false],
  ['10 Hz in 30 % of the screen', patch(70, 53), 20, 0, 0, false],
  ['10 Hz red and black', alternating(10, RED, BLACK), 20, 20, 20, false],
  ['10 Hz red and teal of equal luminance', alternating(10, DARK_RED, TEAL), 0, 20, 20, false],
  ['10 Hz red and teal under 0.2 apart', alternating(10, DARK_RED, [0x31, 0x6e, 0x6e]), 0, 0, 20, true],
  ['5 Hz sine between red and teal', between(5, DARK_RED, TEAL), 0, 10, 10, false],
  ['formula A on white', overlay({ background: WHITE, alpha: formulaA() }), 24, 0, 0, false],
  ['formula A on #f5f5f5', overlay({ background: PAPER, alpha: formulaA() }), 25, 0, 0, false],
  ['formula B on white', overlay({ background: WHITE, alpha: formulaB() }), 24, 0, 0, false],
  ['formula A on #1e1e1e', overlay({ background: EDITOR, alpha: formulaA() }), 0, 0, 0, true],
  ['formula A, strength .20, white', overlay({ background: WHITE, alpha: formulaA(0.2) }), 0, 0, 0, true],
  ['formula A, strength .20, #f5f5f5', overlay({ background: PAPER, alpha: formulaA(0.2) }), 24, 0, 0, false],
  [
    'formula A, strength 1, yellow, #1e1e1e',
    overlay({ background: EDITOR, alpha: formulaA(1), hue: 60 }),
    24,
    0,
    0,
    false,
  ],
  ['formula A, strength 1, red, black', overlay({ background: BLACK, alpha: formulaA(1), hue: 0 }), 0, 24, 24, false],
  ['formula A, square, white', overlay({ background: WHITE, alpha: formulaA(), wave: square }), 24, 0, 0, false],
  [
    'formula A, 39/40 Hz, white',
    overlay({ background: WHITE, alpha: formulaA(), globalHz: 39, centerHz: 40 }),
    42,
    0,
    0,
    false,
  ],
  [
    'formula A, 57/58 Hz, white',
    overlay({ background: WHITE, alpha: formulaA(), globalHz: 57, centerHz: 58 }),
    7,
    0,
    0,
    false,
  ],
  ['swing .035, blue on white', swinging(0.035, WHITE, 240, sine), 0, 0, 0, true],
  ['swing .035, square, blue on #f5f5f5', swinging(0.035, PAPER, 240, square), 0, 0, 0, true],
  ['swing .035, square, cyan on red', swinging(0.035, RED, 180, square), 0, 0, 24, true],
  ['swing .016, square, cyan on red', swinging(0.016, RED, 180, square), 0, 0, 0, true],
  [
    'formula A, strength 1, 1/1.5 Hz, white',
    overlay({ background: WHITE, alpha: formulaA(1), globalHz: 1, centerHz: 1.5 }),
    4,
    0,
    0,
    true,
  ],
];

export const SAFETY_VECTORS: readonly SafetyVector[] = ROWS.map(
  ([name, paint, transitions, red, legacyRed, isPassed, seconds = 5], index) => ({
    number: index + 1,
    name,
    seconds,
    paint,
    transitions,
    red,
    legacyRed,
    isPassed,
  }),
);

/** The frames of a vector, painted one after the other into the same bytes. */
export function* vectorFrames({ paint, seconds }: SafetyVector): Generator<Uint8Array> {
  const { widthPx, heightPx, framesPerSecond } = VECTOR_CLIP;
  const rgba = new Uint8Array(widthPx * heightPx * 4).fill(255);
  for (let frame = 0; frame < seconds * framesPerSecond; frame += 1) {
    let at = 0;
    for (let y = 0; y < heightPx; y += 1) {
      for (let x = 0; x < widthPx; x += 1, at += 4) {
        rgba.set(paint(((x + 0.5) / widthPx) * 2 - 1, ((y + 0.5) / heightPx) * 2 - 1, frame / framesPerSecond), at);
      }
    }
    yield rgba;
  }
}
