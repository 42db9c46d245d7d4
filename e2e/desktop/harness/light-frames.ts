import type { App } from './app.ts';

/** What the overlay's canvas was told to show, by the calls that reached WebGL. */
export interface LightFrame {
  readonly atMs: number;
  readonly edgeAlpha: number;
  readonly centerAlpha: number;
}

/** Each picture, with the alphas that its shader was given. */
const RECORDER = `
  const { prototype } = WebGL2RenderingContext;
  const { drawArrays } = prototype;
  const { requestAnimationFrame } = globalThis;
  let frameMs = 0;
  // The time that a frame is made for, which is what its alphas were reckoned by.
  globalThis.requestAnimationFrame = (onFrame) => requestAnimationFrame((atMs) => {
    frameMs = atMs;
    onFrame(atMs);
  });
  globalThis.lightFrames = [];
  prototype.drawArrays = function (...given) {
    drawArrays.apply(this, given);
    const program = this.getParameter(this.CURRENT_PROGRAM);
    const alpha = (name) => this.getUniform(program, this.getUniformLocation(program, name));
    lightFrames.push({ atMs: frameMs, edgeAlpha: alpha('edgeAlpha'), centerAlpha: alpha('centerAlpha') });
  };`;

export async function recordFrames(app: App): Promise<void> {
  await app.inOverlays(RECORDER);
}

/** Since they were asked for last; of the first overlay. */
export async function takeFrames(app: App): Promise<readonly LightFrame[]> {
  const [frames] = await app.inOverlays('return JSON.stringify(lightFrames.splice(0));');
  const parsed: unknown = JSON.parse(String(frames));
  return Array.isArray(parsed) ? parsed.map(frameOf) : [];
}

function frameOf(value: unknown): LightFrame {
  const fields = new Map(Object.entries(typeof value === 'object' && value !== null ? value : {}));
  const number = (name: string) => Number(fields.get(name));
  return { atMs: number('atMs'), edgeAlpha: number('edgeAlpha'), centerAlpha: number('centerAlpha') };
}
