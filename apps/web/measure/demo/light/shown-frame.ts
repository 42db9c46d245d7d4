import { edgeMask } from '@vayl/domain';
import { type LightShape, shapeWeight } from '@vayl/light';
import { FIELD_OF_UNIFORM, FRAME_FIELDS } from '../page/record-light.ts';

export type Rgb8 = readonly [r: number, g: number, b: number];

/** Where on the display, from −1 to 1, downwards. */
export interface Place {
  readonly u: number;
  readonly v: number;
}

/** What a frame showed, read back from what the shader was told. */
export interface ShownFrame {
  readonly isLit: boolean;
  readonly edgeAlpha: number;
  readonly centerAlpha: number;
  readonly colour: Rgb8;
  readonly dissolve: number;
  readonly fromShape: LightShape;
  readonly toShape: LightShape;
}

export function shownFrame(shown: readonly number[], frame: number): ShownFrame {
  const field = (name: string, part = 0): number =>
    shown[frame * FRAME_FIELDS + (FIELD_OF_UNIFORM[name] ?? 0) + part] ?? 0;
  const byte = (part: number): number => field('colour', part) * 255;
  return {
    isLit: shown[frame * FRAME_FIELDS] === 1,
    edgeAlpha: field('edgeAlpha'),
    centerAlpha: field('centerAlpha'),
    colour: [byte(0), byte(1), byte(2)],
    dissolve: field('dissolve'),
    fromShape: shapeOf(field('fromShape'), (part) => field('fromWindow', part)),
    toShape: shapeOf(field('toShape'), (part) => field('toWindow', part)),
  };
}

/** The numbers that the shader knows the shapes by. */
function shapeOf(code: number, edge: (part: number) => number): LightShape {
  if (code === 0) return { is: 'full' };
  if (code === 1) return { is: 'edge' };
  return { is: 'window', clear: { left: edge(0), top: edge(1), right: edge(2), bottom: edge(3) } };
}

/** The shader's formula. */
export function alphaAt(frame: ShownFrame, { u, v }: Place): number {
  if (!frame.isLit) return 0;
  const from = shapeWeight(frame.fromShape, u, v);
  const weight = from + (shapeWeight(frame.toShape, u, v) - from) * frame.dissolve;
  return weight * (frame.centerAlpha + (frame.edgeAlpha - frame.centerAlpha) * edgeMask(u, v));
}

/** One channel of the veil over a background, in levels, not yet rounded. */
export function composited(background: number, colour: number, alpha: number): number {
  return background + alpha * (colour - background);
}
