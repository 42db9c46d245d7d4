/** How many numbers stand for what one frame shows. */
export const FRAME_FIELDS = 17;

/** Where each uniform of the shader stands among them; the first says whether there is light at all. */
export const FIELD_OF_UNIFORM: Readonly<Record<string, number>> = {
  edgeAlpha: 1,
  centerAlpha: 2,
  colour: 3,
  dissolve: 6,
  fromShape: 7,
  fromWindow: 8,
  toShape: 12,
  toWindow: 13,
};

interface RecordLightOptions {
  readonly fields: number;
  readonly fieldOfUniform: Readonly<Record<string, number>>;
}

/** Runs in the page: notes what the shader is told before each draw, and what stands on the canvas after each frame. */
export function recordLight({ fields, fieldOfUniform }: RecordLightOptions): void {
  const fieldOf = new Map<unknown, number>();
  const told = new Float32Array(fields);
  const shown = new Float32Array(fields);
  const { prototype } = WebGL2RenderingContext;

  /** Lets a call through, and hears of it. */
  function listen(name: keyof WebGL2RenderingContext, hear: (args: readonly unknown[], result: unknown) => void): void {
    const real: unknown = Reflect.get(prototype, name);
    if (typeof real !== 'function') return;
    Reflect.set(prototype, name, function (this: unknown, ...args: unknown[]): unknown {
      const result: unknown = Reflect.apply(real, this, args);
      hear(args, result);
      return result;
    });
  }

  function note([location, ...values]: readonly unknown[]): void {
    const field = fieldOf.get(location);
    if (field !== undefined) told.set(values.map(Number), field);
  }

  listen('getUniformLocation', ([, name], location) => {
    const field = fieldOfUniform[String(name)];
    if (field !== undefined) fieldOf.set(location, field);
  });
  listen('uniform1f', note);
  listen('uniform3f', note);
  listen('uniform4f', note);
  listen('drawArrays', () => {
    held.draws += 1;
    shown.set(told);
    shown[0] = 1;
  });
  listen('clear', () => {
    held.draws += 1;
    shown.fill(0);
  });
  const unseen = new CSSStyleSheet();
  unseen.replaceSync('body > canvas { visibility: hidden !important }');
  document.adoptedStyleSheets.push(unseen);
  held.seeVeil = (isSeen) => {
    unseen.disabled = isSeen;
  };
  held.afterFrame.push(() => {
    held.shown.push(...shown);
  });
}
