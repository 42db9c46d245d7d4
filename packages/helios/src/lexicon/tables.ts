import { TASK_INTENTS, type TaskIntent } from '../intents.ts';
import type { Language } from '../text/language.ts';
import { PhraseTable } from '../text/matcher.ts';
import { readPatterns } from '../text/pattern.ts';
import type { WordList } from './word-list.ts';
import { DE_WORDS } from './words/de.ts';
import { DE_WIDER } from './words/de-wider.ts';
import { EN_CREATE } from './words/en-create.ts';
import { EN_ENERGY } from './words/en-energy.ts';
import { EN_FOCUS } from './words/en-focus.ts';
import { EN_IDIOMS_OF_LIFE } from './words/en-idioms-of-life.ts';
import { EN_IDIOMS_OF_WORK } from './words/en-idioms-of-work.ts';
import { EN_LIGHT_WORK } from './words/en-light-work.ts';
import { EN_REST } from './words/en-rest.ts';
import { EN_THINGS_MADE } from './words/en-things-made.ts';
import { EN_THINGS_OF_FEELING } from './words/en-things-of-feeling.ts';
import { EN_THINGS_OF_REST } from './words/en-things-of-rest.ts';
import { EN_THINGS_WORK } from './words/en-things-work.ts';
import { EN_TRADES } from './words/en-trades.ts';
import { ES_WORDS } from './words/es.ts';
import { ES_WIDER } from './words/es-wider.ts';
import { FR_WORDS } from './words/fr.ts';
import { FR_WIDER } from './words/fr-wider.ts';
import { HI_WORDS } from './words/hi.ts';
import { HI_WIDER } from './words/hi-wider.ts';
import { JA_WORDS } from './words/ja.ts';
import { JA_WIDER } from './words/ja-wider.ts';
import { DE_TRADES, ES_TRADES, FR_TRADES, HI_TRADES, JA_TRADES, PT_TRADES, ZH_TRADES } from './words/others-trades.ts';
import { PT_WORDS } from './words/pt.ts';
import { PT_WIDER } from './words/pt-wider.ts';
import { EN_SCENES } from './words/scenes-en.ts';
import { ES_SCENES, PT_SCENES } from './words/scenes-es-pt.ts';
import { DE_SCENES, FR_SCENES } from './words/scenes-fr-de.ts';
import { HI_SCENES, JA_SCENES, ZH_SCENES } from './words/scenes-signs.ts';
import { ZH_WORDS } from './words/zh.ts';
import { ZH_WIDER } from './words/zh-wider.ts';

export type Kind = 'sure' | 'likely' | 'hint' | 'mood';

export interface TaskWord {
  readonly intent: TaskIntent;
  readonly kind: Kind;
}

const LISTS: Readonly<Record<Language, readonly WordList[]>> = {
  en: [
    EN_FOCUS,
    EN_CREATE,
    EN_LIGHT_WORK,
    EN_REST,
    EN_ENERGY,
    EN_THINGS_WORK,
    EN_THINGS_MADE,
    EN_THINGS_OF_REST,
    EN_THINGS_OF_FEELING,
    EN_IDIOMS_OF_WORK,
    EN_IDIOMS_OF_LIFE,
    EN_SCENES,
    EN_TRADES,
  ],
  es: [ES_WORDS, ES_WIDER, ES_SCENES, ES_TRADES],
  de: [DE_WORDS, DE_WIDER, DE_SCENES, DE_TRADES],
  fr: [FR_WORDS, FR_WIDER, FR_SCENES, FR_TRADES],
  pt: [PT_WORDS, PT_WIDER, PT_SCENES, PT_TRADES],
  zh: [ZH_WORDS, ZH_WIDER, ZH_SCENES, ZH_TRADES],
  ja: [JA_WORDS, JA_WIDER, JA_SCENES, JA_TRADES],
  hi: [HI_WORDS, HI_WIDER, HI_SCENES, HI_TRADES],
};

const KINDS: readonly Kind[] = ['sure', 'likely', 'hint', 'mood'];

function tableOf(language: Language, lists: readonly WordList[]): PhraseTable<TaskWord> {
  const table = new PhraseTable<TaskWord>();
  for (const list of lists) {
    for (const intent of TASK_INTENTS) {
      for (const kind of KINDS) {
        const words = list[intent]?.[kind];
        if (words !== undefined) {
          table.add(readPatterns(words, language === 'en' ? 'english' : 'as-written'), { intent, kind });
        }
      }
    }
  }
  return table;
}

const tables = new Map<Language, PhraseTable<TaskWord>>();

/** The table of a language, made when it is first needed. */
export function taskTable(language: Language): PhraseTable<TaskWord> {
  const known = tables.get(language);
  if (known !== undefined) return known;
  const made = tableOf(language, LISTS[language]);
  tables.set(language, made);
  return made;
}
