import { PhraseTable } from '../text/matcher.ts';
import { type Inflection, readPatterns } from '../text/pattern.ts';
import type { ReadText } from '../text/tokens.ts';
import { type ClaimWords, EN_CLAIMS, OTHER_CLAIMS } from './claim-words.ts';

type ClaimMeaning = 'treat' | 'condition' | 'claim' | 'harmless';

const TABLE = new PhraseTable<ClaimMeaning>();
add(EN_CLAIMS, 'english');
for (const words of OTHER_CLAIMS) add(words, 'as-written');

/** "Reduced motion" is a setting of a browser, and nobody is treated by it. */
TABLE.add(readPatterns('reduced motion, reduce motion', 'as-written'), 'harmless');

function add(words: ClaimWords, inflection: Inflection): void {
  TABLE.add(readPatterns(words.treat, inflection), 'treat');
  TABLE.add(readPatterns(words.condition, inflection), 'condition');
  TABLE.add(readPatterns(words.claim, inflection), 'claim');
}

/** How far a verb of treating may stand from what it treats. */
const REACH_WORDS = 6;
const REACH_CHARACTERS = 14;

/** Whether somebody asks that light should treat an illness. This is a tool for work and rest, not a medical device. */
export function isMedicalClaim(text: ReadText): boolean {
  const found = TABLE.find(text);
  if (found.some(({ meaning }) => meaning === 'claim')) return true;
  const harmless = found.filter(({ meaning }) => meaning === 'harmless');
  const conditions = found.filter(({ meaning }) => meaning === 'condition');
  return found
    .filter(({ meaning, start }) => meaning === 'treat' && !harmless.some((phrase) => phrase.start === start))
    .some((treat) =>
      conditions.some(({ start, isPart }) => {
        const reach = isPart ? REACH_CHARACTERS : REACH_WORDS;
        return isPart === treat.isPart && Math.abs(start - treat.start) <= reach;
      }),
    );
}
