import { err, ok, type Result } from '@vayl/domain';
import { DrawableFrame } from '../governor/drawable-frame.ts';
import type { LightShape } from '../governor/light-request.ts';
import { buildVeilProgram, type UniformName, type VeilProgram } from './veil-program.ts';
import { SHAPE_CODES } from './veil-shader.ts';

type Gl = WebGLRenderingContext | WebGL2RenderingContext;

// The veil has no fine detail, so a quarter of the pixels each way shows the same and costs a sixteenth.
const BUFFER_SCALE = 1 / 4;

const CONTEXT: WebGLContextAttributes = {
  alpha: true,
  premultipliedAlpha: true,
  antialias: false,
  depth: false,
  stencil: false,
  powerPreference: 'low-power',
};

export interface VeilRenderer {
  readonly gl: Gl;
  /** Lost contexts draw nothing; the browser gives a new one when it can. */
  readonly isLost: boolean;
  draw(frame: DrawableFrame): void;
  /** The size of what is covered, in device pixels. */
  resize(widthPx: number, heightPx: number): void;
  dispose(): void;
}

/** A missing WebGL is a value for the caller to log: nothing else breaks (OVL-20). */
export function createVeilRenderer(canvas: HTMLCanvasElement): Result<VeilRenderer, 'light/unavailable'> {
  const gl: Gl | null = canvas.getContext('webgl2', CONTEXT) ?? canvas.getContext('webgl', CONTEXT);
  if (gl === null) return err('light/unavailable');
  const program = buildVeilProgram(gl);
  return program === undefined ? err('light/unavailable') : ok(new WebGlVeil(canvas, gl, program));
}

class WebGlVeil implements VeilRenderer {
  readonly gl: Gl;
  readonly #canvas: HTMLCanvasElement;
  #program: VeilProgram | undefined;
  #isClear = false;

  constructor(canvas: HTMLCanvasElement, gl: Gl, program: VeilProgram) {
    this.gl = gl;
    this.#canvas = canvas;
    this.#program = program;
    canvas.addEventListener('webglcontextlost', this.#handleLost);
    canvas.addEventListener('webglcontextrestored', this.#handleRestored);
  }

  get isLost(): boolean {
    return this.#program === undefined;
  }

  draw(frame: DrawableFrame): void {
    const { gl } = this;
    if (this.#program === undefined || !DrawableFrame.isGoverned(frame)) return;
    if (frame.isDark) {
      this.#clear();
      return;
    }
    this.#isClear = false;
    const { uniforms } = this.#program;
    gl.uniform1f(uniforms.edgeAlpha, frame.edgeAlpha);
    gl.uniform1f(uniforms.centerAlpha, frame.centerAlpha);
    gl.uniform3f(uniforms.colour, frame.red, frame.green, frame.blue);
    gl.uniform1f(uniforms.dissolve, frame.dissolve);
    this.#setShape('fromShape', 'fromWindow', frame.fromShape, uniforms);
    this.#setShape('toShape', 'toWindow', frame.toShape, uniforms);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
  }

  resize(widthPx: number, heightPx: number): void {
    const width = Math.max(1, Math.ceil(widthPx * BUFFER_SCALE));
    const height = Math.max(1, Math.ceil(heightPx * BUFFER_SCALE));
    if (this.#canvas.width === width && this.#canvas.height === height) return;
    this.#canvas.width = width;
    this.#canvas.height = height;
    this.gl.viewport(0, 0, width, height);
    this.#isClear = true;
  }

  dispose(): void {
    this.#canvas.removeEventListener('webglcontextlost', this.#handleLost);
    this.#canvas.removeEventListener('webglcontextrestored', this.#handleRestored);
    this.#program?.dispose();
    this.#program = undefined;
    this.gl.getExtension('WEBGL_lose_context')?.loseContext();
  }

  #clear(): void {
    if (this.#isClear) return;
    this.gl.clearColor(0, 0, 0, 0);
    this.gl.clear(this.gl.COLOR_BUFFER_BIT);
    this.#isClear = true;
  }

  #setShape(
    kind: UniformName,
    window: UniformName,
    shape: LightShape,
    uniforms: Readonly<Record<UniformName, WebGLUniformLocation | null>>,
  ): void {
    this.gl.uniform1f(uniforms[kind], SHAPE_CODES[shape.is]);
    if (shape.is !== 'window') return;
    const { left, top, right, bottom } = shape.clear;
    this.gl.uniform4f(uniforms[window], left, top, right, bottom);
  }

  readonly #handleLost = (event: Event): void => {
    // Without this the browser never gives the context back.
    event.preventDefault();
    this.#program = undefined;
  };

  readonly #handleRestored = (): void => {
    this.#program = buildVeilProgram(this.gl);
    this.gl.viewport(0, 0, this.#canvas.width, this.#canvas.height);
    this.#isClear = true;
  };
}
