import { type Found, type FoundWords, isTurnedAround, REACH_CHARACTERS } from './found-words.ts';
import type { HueWish } from './refine-words.ts';

export interface HueAsk {
  readonly hue: HueWish;
  readonly isAway: boolean;
}

const AWAY_WORDS: ReadonlySet<string> = new Set(
  (
    'no not without than of hate dislike less fewer remove drop lose instead rid except enough ditch kill skip avoid away ' +
    'minus sin vez lugar ohne kein statt nicht sans pas lieu sem'
  ).split(' '),
);
const AWAY_BEFORE_PART = /(?:不要|别|少|太|减|减少|कम|बहुत).{0,3}$/u;
const AWAY_AFTER_PART = /^.{0,6}(?:すぎ|過ぎ|を減ら|みを減ら|少な|じゃな|以外|抑え|いらない|やめ|कम|नहीं|हटा)/u;
const AWAY_REACH_WORDS = 2;
const ANYTHING_BUT = /^(?:anything|everything) but$/u;

/** "Green instead of purple" names two hues: the last one to go to is the answer. */
export function askedHue(words: FoundWords): HueAsk | undefined {
  const asks = words.asking.flatMap((match) =>
    match.meaning.is === 'hue' ? [{ hue: match.meaning.hue, isAway: isAway(match, words) }] : [],
  );
  return asks.findLast(({ isAway: away }) => !away) ?? asks[0];
}

function isAway(match: Found, words: FoundWords): boolean {
  const { text } = words;
  if (match.isPart) {
    const before = text.normal.slice(Math.max(0, match.start - REACH_CHARACTERS), match.start);
    const after = text.normal.slice(match.end, match.end + 2 * REACH_CHARACTERS);
    return AWAY_BEFORE_PART.test(before) || AWAY_AFTER_PART.test(after);
  }
  const near = text.words.slice(Math.max(0, match.start - AWAY_REACH_WORDS), match.start);
  return near.some((word) => AWAY_WORDS.has(word)) || ANYTHING_BUT.test(near.join(' ')) || isTurnedAround(match, words);
}
