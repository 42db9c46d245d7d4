import { describe, expect, it } from 'vitest';
import { createVeilRenderer, Governor, type LightRequest, type LightShape, type VeilRenderer } from '../index.ts';
import { alphaAt } from '../test-helpers/veil-simulation.ts';

const REFRESH_HZ = 60;
const SIZE = { widthPx: 256, heightPx: 192 };
const SHAPES: readonly LightShape[] = [
  { is: 'full' },
  { is: 'edge' },
  { is: 'window', clear: { left: 0.3, top: 0.25, right: 0.7, bottom: 0.8 } },
];

function requestOf(shape: LightShape, visualHue = 240): LightRequest {
  return {
    isOn: true,
    globalModulationHz: 8,
    centerModulationHz: 12,
    globalModulationStrength: 1,
    waveform: 'Sine',
    visualHue,
    shape,
    isStrict: false,
  };
}

function open(canvas: HTMLCanvasElement): VeilRenderer {
  const renderer = createVeilRenderer(canvas);
  if (!renderer.ok) throw new Error(renderer.error);
  renderer.value.resize(SIZE.widthPx, SIZE.heightPx);
  return renderer.value;
}

/** A frame past its fade, with phases that keep to their rates. */
function settledFrame(request: LightRequest) {
  const governor = new Governor();
  const frameAt = (frame: number) =>
    governor.step(request, {
      nowMs: (frame * 1000) / REFRESH_HZ,
      refreshHz: REFRESH_HZ,
      isVisible: true,
      globalPhaseCycles: (request.globalModulationHz * frame) / REFRESH_HZ,
      centerPhaseCycles: (request.centerModulationHz * frame) / REFRESH_HZ,
    });
  for (let frame = 0; frame < 200; frame += 1) frameAt(frame);
  return frameAt(200);
}

function pixels({ gl }: VeilRenderer) {
  const width = gl.drawingBufferWidth;
  const height = gl.drawingBufferHeight;
  const rgba = new Uint8Array(width * height * 4);
  gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, rgba);
  return { width, height, rgba };
}

describe('the renderer', () => {
  it.each(SHAPES)('[OVL-02] [RD-21] draws the shape $is as the formula says, to one level', (shape) => {
    const renderer = open(document.createElement('canvas'));
    const frame = settledFrame(requestOf(shape));
    renderer.draw(frame);
    const { width, height, rgba } = pixels(renderer);
    let largest = 0;
    for (let row = 0; row < height; row += 1) {
      for (let column = 0; column < width; column += 1) {
        const u = ((column + 0.5) / width) * 2 - 1;
        // Rows are read from the bottom up.
        const v = 1 - ((row + 0.5) / height) * 2;
        const drawn = rgba[(row * width + column) * 4 + 3] ?? 0;
        largest = Math.max(largest, Math.abs(drawn - alphaAt(frame, { u, v }) * 255));
      }
    }
    expect(largest).toBeLessThanOrEqual(1.01);
    renderer.dispose();
  });

  it.each([
    { hue: 0, channels: [1, 0, 0] },
    { hue: 120, channels: [0, 1, 0] },
    { hue: 240, channels: [0, 0, 1] },
  ])('[OVL-21] draws hue $hue premultiplied by its alpha', ({ hue, channels }) => {
    const renderer = open(document.createElement('canvas'));
    renderer.draw(settledFrame(requestOf({ is: 'full' }, hue)));
    const { rgba } = pixels(renderer);
    const alpha = rgba[3] ?? 0;
    expect([...rgba.subarray(0, 3)]).toEqual(channels.map((share) => share * alpha));
    renderer.dispose();
  });

  it('draws the same where there is only WebGL 1', () => {
    const request = requestOf({ is: 'full' });
    const second = open(document.createElement('canvas'));
    second.draw(settledFrame(request));
    const canvas = document.createElement('canvas');
    const getContext = canvas.getContext.bind(canvas);
    Object.defineProperty(canvas, 'getContext', {
      value: (name: string, attributes: unknown) => (name === 'webgl2' ? null : getContext(name, attributes)),
    });
    const first = open(canvas);
    first.draw(settledFrame(request));
    expect(first.gl).toBeInstanceOf(WebGLRenderingContext);
    expect(pixels(first)).toEqual(pixels(second));
    first.dispose();
    second.dispose();
  });

  it('dithers in space only: the same frame twice is the same picture', () => {
    const renderer = open(document.createElement('canvas'));
    const frame = settledFrame(requestOf({ is: 'full' }));
    renderer.draw(frame);
    const once = pixels(renderer);
    renderer.draw(frame);
    expect(pixels(renderer)).toEqual(once);
    renderer.dispose();
  });

  it('draws nothing that the governor has not made', () => {
    const renderer = open(document.createElement('canvas'));
    const { edgeAlpha, centerAlpha, red, green, blue, fromShape, toShape, dissolve } = settledFrame(
      requestOf({ is: 'full' }),
    );
    const copy = { edgeAlpha, centerAlpha, red, green, blue, fromShape, toShape, dissolve };
    // @ts-expect-error A copy lacks the governor's mark: the types refuse it, and so does the renderer.
    renderer.draw(copy);
    expect(Math.max(...pixels(renderer).rgba)).toBe(0);
    renderer.dispose();
  });
});
