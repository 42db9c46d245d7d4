import { FRAGMENT_SHADER, VERTEX_SHADER } from './veil-shader.ts';

type Gl = WebGLRenderingContext | WebGL2RenderingContext;

export type UniformName =
  | 'edgeAlpha'
  | 'centerAlpha'
  | 'colour'
  | 'dissolve'
  | 'fromShape'
  | 'fromWindow'
  | 'toShape'
  | 'toWindow';

export interface VeilProgram {
  readonly uniforms: Readonly<Record<UniformName, WebGLUniformLocation | null>>;
  dispose(): void;
}

/** One triangle that covers the display, and the shader on it. Undefined where the context cannot build it. */
export function buildVeilProgram(gl: Gl): VeilProgram | undefined {
  const program = gl.createProgram();
  const buffer = gl.createBuffer();
  const shaders = [compile(gl, gl.VERTEX_SHADER, VERTEX_SHADER), compile(gl, gl.FRAGMENT_SHADER, FRAGMENT_SHADER)];
  for (const shader of shaders) if (shader !== null) gl.attachShader(program, shader);
  gl.bindAttribLocation(program, 0, 'corner');
  gl.linkProgram(program);
  for (const shader of shaders) gl.deleteShader(shader);
  if (gl.getProgramParameter(program, gl.LINK_STATUS) !== true) return undefined;
  gl.useProgram(program);
  gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW);
  gl.enableVertexAttribArray(0);
  gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0);
  gl.disable(gl.BLEND);
  const at = (name: UniformName) => gl.getUniformLocation(program, name);
  return {
    uniforms: {
      edgeAlpha: at('edgeAlpha'),
      centerAlpha: at('centerAlpha'),
      colour: at('colour'),
      dissolve: at('dissolve'),
      fromShape: at('fromShape'),
      fromWindow: at('fromWindow'),
      toShape: at('toShape'),
      toWindow: at('toWindow'),
    },
    dispose: () => {
      gl.deleteProgram(program);
      gl.deleteBuffer(buffer);
    },
  };
}

function compile(gl: Gl, type: number, source: string): WebGLShader | null {
  const shader = gl.createShader(type);
  if (shader === null) return null;
  gl.shaderSource(shader, source);
  gl.compileShader(shader);
  return shader;
}
