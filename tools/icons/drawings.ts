// The mark as the desktop needs it: whole, smaller within its square, without its ticks, and as a line drawing.
const NIGHT = '#070d1c';
const PAPER = '#f5f1e9';
const LAMP = '#f2c184';

/** The same square as the mark's own drawing. */
const SIDE = 512;
/** macOS sets its icons within a margin: 824 of 1024. */
const MACOS_SHARE = 824 / 1024;

/** What the bars of the systems are drawn in. A template of macOS is read by its shape alone. */
export const BAR_INKS = {
  template: { line: '#000000', dot: '#000000' },
  'for-dark': { line: PAPER, dot: LAMP },
  'for-light': { line: NIGHT, dot: '#b4701c' },
} as const;

export function withMacosMargin(mark: string): string {
  const side = SIDE * MACOS_SHARE;
  const offset = (SIDE - side) / 2;
  const placed = mark.replace('<svg ', `<svg x="${offset}" y="${offset}" width="${side}" height="${side}" `);
  return drawing(placed);
}

/** The ticks of the dial would only be dust at this size; ring and dot grow instead. */
export function smallMark(): string {
  return drawing(
    `<rect width="${SIDE}" height="${SIDE}" rx="104" fill="${NIGHT}"/>` +
      `<circle cx="256" cy="256" r="160" fill="none" stroke="${PAPER}" stroke-width="44"/>` +
      `<circle cx="256" cy="256" r="68" fill="${LAMP}"/>`,
  );
}

/** Ring and dot for a bar of the system. The dot is filled while a session runs, as in the app. */
export function barMark({ line, dot }: { readonly line: string; readonly dot: string }, isOn: boolean): string {
  const centre = isOn ? `r="88" fill="${dot}"` : `r="74" fill="none" stroke="${line}" stroke-width="32"`;
  return drawing(
    `<circle cx="256" cy="256" r="204" fill="none" stroke="${line}" stroke-width="48"/>` +
      `<circle cx="256" cy="256" ${centre}/>`,
  );
}

function drawing(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">${content}</svg>`;
}
