import type { Language } from '../text/language.ts';
import { PhraseTable } from '../text/matcher.ts';
import { type Inflection, readPatterns } from '../text/pattern.ts';
import type { Dial, HueWish, RefineWords } from './refine-words.ts';
import { APPROVAL_REFINE } from './words/approval.ts';
import { COLOUR_THINGS } from './words/colour-things.ts';
import { DE_REFINE } from './words/de.ts';
import { EN_REFINE } from './words/en.ts';
import { ES_REFINE } from './words/es.ts';
import { EVERYDAY_REFINE } from './words/everyday.ts';
import { FELT_REFINE } from './words/felt.ts';
import { FR_REFINE } from './words/fr.ts';
import { HI_REFINE } from './words/hi.ts';
import { IDIOM_REFINE } from './words/idioms.ts';
import type { IdiomWords } from './words/idioms-en.ts';
import { IMAGE_REFINE } from './words/images.ts';
import { JA_REFINE } from './words/ja.ts';
import { MOVE_REFINE } from './words/moves.ts';
import { PT_REFINE } from './words/pt.ts';
import { WIDER_REFINE } from './words/wider.ts';
import { ZH_REFINE } from './words/zh.ts';

export type Direction = 1 | -1;

export type RefineMeaning =
  | {
      readonly is: 'quality' | 'complaint';
      readonly dial: Dial;
      readonly direction: Direction;
      readonly isState: boolean;
    }
  | { readonly is: 'dial'; readonly dial: Dial }
  | { readonly is: 'move'; readonly direction: Direction }
  | { readonly is: 'hue'; readonly hue: HueWish }
  | { readonly is: 'opposite' | 'small' | 'large' | 'twofold' | 'keep' | 'undo' | 'light' | 'person' | 'unwanted' };

const HUES: readonly HueWish[] = [
  'red',
  'orange',
  'yellow',
  'green',
  'cyan',
  'blue',
  'violet',
  'magenta',
  'warm',
  'cool',
];

const WIDER_LISTS: readonly Readonly<Record<Language, IdiomWords>>[] = [
  WIDER_REFINE,
  IDIOM_REFINE,
  EVERYDAY_REFINE,
  IMAGE_REFINE,
  FELT_REFINE,
  MOVE_REFINE,
  APPROVAL_REFINE,
  COLOUR_THINGS,
];

function tableOf(language: Language, plain: RefineWords): PhraseTable<RefineMeaning> {
  const inflection: Inflection = language === 'en' ? 'compared' : 'as-written';
  const words = WIDER_LISTS.reduce((all, wider) => withWider(all, wider[language]), plain);
  const table = new PhraseTable<RefineMeaning>();
  const add = (list: string, meaning: RefineMeaning) => table.add(readPatterns(list, inflection), meaning);
  const quality = (dial: Dial, direction: Direction, isState = false): RefineMeaning => ({
    is: 'quality',
    dial,
    direction,
    isState,
  });
  const complaint = (dial: Dial, direction: Direction, isState: boolean): RefineMeaning => ({
    is: 'complaint',
    dial,
    direction,
    isState,
  });
  add(words.faster, quality('center', 1));
  add(words.slower, quality('center', -1));
  add(words.stronger, quality('strength', 1));
  add(words.softer, quality('strength', -1));
  add(words.tooWeak, complaint('strength', 1, false));
  add(words.tooStrong, complaint('strength', -1, false));
  add(words.louder, quality('volume', 1));
  add(words.quieter, quality('volume', -1));
  add(words.livelier, quality('center', 1, true));
  add(words.calmer, quality('center', -1, true));
  add(words.tooLively, complaint('center', -1, true));
  add(words.tooDull, complaint('center', 1, true));
  add(words.rate, { is: 'dial', dial: 'center' });
  add(words.strength, { is: 'dial', dial: 'strength' });
  add(words.volume, { is: 'dial', dial: 'volume' });
  add(words.up, { is: 'move', direction: 1 });
  add(words.down, { is: 'move', direction: -1 });
  add(words.twofold ?? '', { is: 'twofold' });
  add(words.unwanted ?? '', { is: 'unwanted' });
  for (const is of ['opposite', 'small', 'large', 'keep', 'undo', 'light', 'person'] as const) add(words[is], { is });
  for (const hue of HUES) add(words.hues[hue], { is: 'hue', hue });
  return table;
}

/** Both lists of each key, one after the other. */
function withWider(plain: RefineWords, wider: IdiomWords): RefineWords {
  const both = (key: Exclude<keyof RefineWords, 'hues'>) => `${plain[key] ?? ''}, ${wider[key] ?? ''}`;
  const hues = HUES.map((hue) => [hue, `${plain.hues[hue]}, ${wider.moreHues?.[hue] ?? ''}`] as const);
  return {
    ...plain,
    hues: { ...plain.hues, ...Object.fromEntries(hues) },
    faster: both('faster'),
    slower: both('slower'),
    stronger: both('stronger'),
    softer: both('softer'),
    tooStrong: both('tooStrong'),
    tooWeak: both('tooWeak'),
    livelier: both('livelier'),
    calmer: both('calmer'),
    tooLively: both('tooLively'),
    tooDull: both('tooDull'),
    keep: both('keep'),
    rate: both('rate'),
    up: both('up'),
    down: both('down'),
    opposite: both('opposite'),
    large: both('large'),
    small: both('small'),
    twofold: both('twofold'),
    unwanted: both('unwanted'),
  };
}

const TABLES: Readonly<Record<Language, PhraseTable<RefineMeaning>>> = {
  en: tableOf('en', EN_REFINE),
  es: tableOf('es', ES_REFINE),
  de: tableOf('de', DE_REFINE),
  fr: tableOf('fr', FR_REFINE),
  pt: tableOf('pt', PT_REFINE),
  zh: tableOf('zh', ZH_REFINE),
  ja: tableOf('ja', JA_REFINE),
  hi: tableOf('hi', HI_REFINE),
};

export function refineTable(language: Language): PhraseTable<RefineMeaning> {
  return TABLES[language];
}
