type AxisRange = number | { readonly min: number; readonly max: number };

export interface FontFace {
  /** The import of `@vayl/ui/styles.css` that the site's own file stands in for. */
  readonly instead: string;
  readonly family: string;
  readonly style: 'normal' | 'italic';
  readonly file: string;
  readonly axes: Readonly<Record<string, AxisRange>>;
  /** Whether names of people are set in it, who may be called Zoë. */
  readonly holdsNames: boolean;
  /** Where letters beyond western Europe are; only for faces in which authors are named. */
  readonly furtherLetters?: string;
}

/** What the site sets its words in, cut down to the weights and sizes that `design.md` uses. */
export const FONT_FACES: readonly FontFace[] = [
  {
    instead: '@fontsource-variable/newsreader/opsz.css',
    family: 'Newsreader Variable',
    style: 'normal',
    file: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
    axes: { wght: { min: 260, max: 400 }, opsz: { min: 14, max: 72 } },
    holdsNames: false,
    furtherLetters: '@fontsource-variable/newsreader/files/newsreader-latin-ext-opsz-normal.woff2',
  },
  {
    instead: '@fontsource-variable/newsreader/opsz-italic.css',
    family: 'Newsreader Variable',
    style: 'italic',
    file: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-italic.woff2',
    // One weight: a turned word in a headline and what a person says are both set light.
    axes: { wght: 300, opsz: { min: 14, max: 72 } },
    holdsNames: false,
  },
  {
    instead: '@fontsource-variable/hanken-grotesk/index.css',
    family: 'Hanken Grotesk Variable',
    style: 'normal',
    file: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 650 } },
    holdsNames: true,
    furtherLetters: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-ext-wght-normal.woff2',
  },
  {
    instead: '@fontsource-variable/geist-mono/index.css',
    family: 'Geist Mono Variable',
    style: 'normal',
    file: '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 600 } },
    holdsNames: false,
  },
];

/** The name of the cut file, and of its style sheet. */
export function faceName({ family, style }: FontFace): string {
  return `${family.split(' ')[0]?.toLowerCase() ?? 'font'}-${style}`;
}
