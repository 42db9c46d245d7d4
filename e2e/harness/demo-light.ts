import type { Page } from 'playwright';

/** What the veil's canvas was told to show, by the calls that reached WebGL. */
export interface LightFrame {
  /** By the page's own clock. */
  readonly atMs: number;
  readonly is: 'lit' | 'dark';
  readonly edgeAlpha: number;
  readonly centerAlpha: number;
  /** Red, green and blue, 0 to 1. */
  readonly colour: readonly number[];
  /** As the shader knows it: 0 everywhere, 1 the rim only, 2 around a clear window. */
  readonly shape: number;
}

export interface Light {
  /** Since `forgetLight`, oldest first. */
  readonly frames: readonly LightFrame[];
  /** How often the page has asked for a next frame since `forgetLight`, whoever of it did. */
  readonly askedFrames: number;
}

/** Writes down whatever a page draws by WebGL. Before the page is opened. */
export async function recordLight(page: Page): Promise<void> {
  await page.addInitScript({ content: RECORDER });
}

export function lightOf(page: Page): Promise<Light> {
  return page.evaluate<Light>('lightRecord.read()');
}

export async function forgetLight(page: Page): Promise<void> {
  await page.evaluate('lightRecord.forget()');
}

/** How far both alphas move over the frames: 0 where the light stands still. */
export function swingOf(frames: readonly LightFrame[]): { readonly edge: number; readonly center: number } {
  const spread = (values: readonly number[]) => (values.length === 0 ? 0 : Math.max(...values) - Math.min(...values));
  return {
    edge: spread(frames.map(({ edgeAlpha }) => edgeAlpha)),
    center: spread(frames.map(({ centerAlpha }) => centerAlpha)),
  };
}

/** Has WebGL refused to the page, as a browser without a graphics card may. Before the page is opened. */
export async function withoutWebGl(page: Page): Promise<void> {
  await page.addInitScript({ content: REFUSER });
}

const REFUSER = `{
  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
    return kind.startsWith('webgl') ? null : getContext.call(this, kind, ...rest);
  };
}`;

const RECORDER = `{
  const names = new WeakMap();
  const uniforms = {};
  let frames = [];
  let asked = 0;
  const note = (is) => {
    const lit = is === 'lit';
    frames.push({
      atMs: performance.now(),
      is,
      edgeAlpha: lit ? uniforms.edgeAlpha[0] : 0,
      centerAlpha: lit ? uniforms.centerAlpha[0] : 0,
      colour: lit ? uniforms.colour : [0, 0, 0],
      shape: lit ? uniforms.toShape[0] : 0,
    });
    if (frames.length > 20000) frames.splice(0, 10000);
  };
  for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
    const after = (method, look) => {
      const original = prototype[method];
      prototype[method] = function (...given) {
        const result = original.apply(this, given);
        look(given, result);
        return result;
      };
    };
    after('getUniformLocation', ([, name], location) => location && names.set(location, name));
    for (const method of ['uniform1f', 'uniform3f', 'uniform4f']) {
      after(method, ([location, ...values]) => location && (uniforms[names.get(location)] = values));
    }
    after('drawArrays', () => note('lit'));
    after('clear', () => note('dark'));
  }
  const { requestAnimationFrame } = globalThis;
  globalThis.requestAnimationFrame = (callback) => {
    asked += 1;
    return requestAnimationFrame(callback);
  };
  globalThis.lightRecord = {
    read: () => ({ frames, askedFrames: asked }),
    forget: () => {
      frames = [];
      asked = 0;
    },
  };
}`;
