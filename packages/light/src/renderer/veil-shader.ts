import { WINDOW_BORDER } from '../shape/shape-weight.ts';

/** The numbers that the shader knows the shapes by. */
export const SHAPE_CODES = { full: 0, edge: 1, window: 2 } as const;

// GLSL ES 1.00, which both WebGL 1 and WebGL 2 read: one shader for every browser.
export const VERTEX_SHADER = `
attribute vec2 corner;
varying vec2 place;
void main() {
  place = vec2(corner.x, -corner.y);
  gl_Position = vec4(corner, 0.0, 1.0);
}`;

// Everything that moves was decided by the governor; the shader only spreads two alphas over the display. Dither is a
// fixed pattern in space: it hides the steps of eight bits and never moves, so it cannot flicker.
export const FRAGMENT_SHADER = `
precision highp float;
varying vec2 place;
uniform float edgeAlpha;
uniform float centerAlpha;
uniform vec3 colour;
uniform float dissolve;
uniform float fromShape;
uniform vec4 fromWindow;
uniform float toShape;
uniform vec4 toWindow;

float shapeWeight(float shape, vec4 window, float mask) {
  if (shape < 0.5) return 1.0;
  if (shape < 1.5) return mask;
  vec2 at = place * 0.5 + 0.5;
  vec2 outside = max(window.xy - at, at - window.zw);
  return smoothstep(0.0, ${WINDOW_BORDER.toFixed(4)}, max(outside.x, outside.y));
}

float dither(vec2 pixel) {
  return fract(52.9829189 * fract(dot(pixel, vec2(0.06711056, 0.00583715))));
}

void main() {
  float mask = smoothstep(0.35, 0.95, length(place));
  float weight = mix(shapeWeight(fromShape, fromWindow, mask), shapeWeight(toShape, toWindow, mask), dissolve);
  float alpha = weight * mix(centerAlpha, edgeAlpha, mask);
  float level = floor(alpha * 255.0 + dither(floor(gl_FragCoord.xy))) / 255.0;
  gl_FragColor = vec4(colour * level, level);
}`;
