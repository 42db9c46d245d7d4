import { isAllNo, isOutdated, type Screening } from './screening.ts';

/** Why flicker is off whatever was answered, until the person decides otherwise in the screening. */
export interface FlickerBlock {
  readonly by: 'felt-wrong' | 'health-decline';
  readonly atMs: number;
}

export interface FlickerFacts {
  readonly screening: Screening | undefined;
  readonly block: FlickerBlock | undefined;
  readonly prefersReducedMotion: boolean;
  /** For this session only, and only against the preference for reduced motion. */
  readonly hasOptedIn: boolean;
  readonly wallNowMs: number;
}

export type FlickerRefusal =
  | FlickerBlock['by']
  | 'answered-yes'
  | 'answered-unsure'
  | 'unanswered'
  | 'outdated'
  | 'reduced-motion';

export type FlickerPermission =
  | { readonly is: 'allowed' }
  | { readonly is: 'refused'; readonly reason: FlickerRefusal };

/** Whether light may flicker, and if not, the reason that is shown. Without it there is sound and a still tint. */
export function flickerPermission(facts: FlickerFacts): FlickerPermission {
  const reason = refusalOf(facts);
  return reason === undefined ? { is: 'allowed' } : { is: 'refused', reason };
}

function refusalOf(facts: FlickerFacts): FlickerRefusal | undefined {
  const { screening, block } = facts;
  if (block !== undefined) return block.by;
  if (screening === undefined) return 'unanswered';
  const { unsure, ...conditions } = screening.answers;
  if (Object.values(conditions).includes('yes')) return 'answered-yes';
  if (unsure === 'yes') return 'answered-unsure';
  if (!isAllNo(screening.answers)) return 'unanswered';
  if (isOutdated(screening, facts.wallNowMs)) return 'outdated';
  return facts.prefersReducedMotion && !facts.hasOptedIn ? 'reduced-motion' : undefined;
}

/** One line for each reason, which also says how to change it (RD-83). */
export const FLICKER_REFUSAL_TEXT: Readonly<Record<FlickerRefusal, string>> = {
  'felt-wrong': 'The light stands still because it felt wrong. You can change that in the light questions.',
  'health-decline':
    'The light stands still because of what you told Helios. You can change that in the light questions.',
  'answered-yes': 'The light stands still because of your answers. You can change them in the light questions.',
  'answered-unsure': 'The light stands still because you are unsure. You can answer the light questions again.',
  unanswered: 'The light stands still until you have answered the four light questions.',
  outdated: 'Your answers are a year old, so the light stands still until you give them again.',
  'reduced-motion': 'Your system asks for less motion, so the light stands still. You can allow it for this session.',
};
