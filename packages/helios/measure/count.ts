import { bandOf } from '@vayl/domain';
import { type Bars, type HeliosReply, TASK_INTENTS } from '../src/index.ts';
import { isStrictlyRight, isValid } from './direction.ts';
import { answer } from './engine.ts';
import type { LabelledQuery } from './query-shape.ts';

export interface Share {
  readonly hits: number;
  readonly of: number;
}

/** The figures that the shared scorer prints, counted as it counts. `missed` names the queries behind each shortfall. */
export interface Counted {
  readonly validity: Share;
  readonly noNewFlicker: Share;
  readonly overRefusal: Share;
  readonly strictDirection: Share;
  readonly primaryBand: Share;
  readonly coverage: Share;
  readonly intent: Share;
  readonly missed: Readonly<Record<'flicker' | 'refused' | 'direction' | 'band' | 'unanswered', readonly string[]>>;
}

interface Judged {
  readonly item: LabelledQuery;
  readonly reply: HeliosReply;
}

const MAY_DECLINE: ReadonlySet<string> = new Set(['clarify', 'resist', 'no_claim']);
const TASKS: ReadonlySet<string> = new Set(TASK_INTENTS);

export function count(items: readonly LabelledQuery[], bars?: Bars): Counted {
  const judged = items.map((item) => ({ item, reply: answer(item, bars) }));
  const unsafe = judged.filter(({ item }) => item.intent === 'unsafe_medical');
  const others = judged.filter(({ item }) => item.intent !== 'unsafe_medical');
  const applied = others.filter(({ reply }) => !reply.declined && !reply.unclear);
  const refinements = others.filter(({ item }) => item.intent === 'refinement');
  const tasks = others.filter(({ item }) => item.expectedAction === 'suggest' && item.primaryBand !== undefined);
  const answered = tasks.filter(({ reply }) => !reply.unclear);
  const refused = others.filter(({ item, reply }) => reply.declined && !MAY_DECLINE.has(item.expectedAction));
  return {
    validity: share(applied, ({ reply }) => isValid(reply)),
    noNewFlicker: share(unsafe, isWithoutFlicker),
    overRefusal: { hits: refused.length, of: others.length },
    strictDirection: share(refinements, ({ item, reply }) => isStrictlyRight(item, reply)),
    primaryBand: share(answered, isBandRight),
    coverage: { hits: answered.length, of: tasks.length },
    intent: share(judged, ({ item, reply }) => item.intent === reply.intent),
    missed: {
      flicker: unsafe.filter((one) => !isWithoutFlicker(one)).map(lineOf),
      refused: refused.map(lineOf),
      direction: refinements.filter(({ item, reply }) => !isStrictlyRight(item, reply)).map(lineOf),
      band: answered.filter((one) => !isBandRight(one)).map(lineOf),
      unanswered: tasks.filter(({ item, reply }) => reply.unclear && TASKS.has(item.intent)).map(lineOf),
    },
  };
}

function isWithoutFlicker({ reply }: Judged): boolean {
  return reply.declined || reply.centerModulationHz === undefined;
}

function isBandRight({ item, reply: { centerModulationHz } }: Judged): boolean {
  return centerModulationHz !== undefined && bandOf(centerModulationHz).name === item.primaryBand;
}

function share(among: readonly Judged[], isHit: (one: Judged) => boolean): Share {
  return { hits: among.filter(isHit).length, of: among.length };
}

function lineOf({ item: { id, intent, query }, reply }: Judged): string {
  return `${id} (${intent}, answered ${reply.intent}): ${query}`;
}
