import { type Found, type FoundWords, isTurnedAround, REACH_CHARACTERS } from './found-words.ts';
import type { HueWish } from './refine-words.ts';

export interface HueAsk {
  readonly hue: HueWish;
  readonly isAway: boolean;
}

const AWAY_WORDS: ReadonlySet<string> = new Set(
  (
    'no not without than hate dislike less fewer remove drop lose instead rid except enough ditch kill skip avoid away ' +
    'minus over loathe detest stand bear scrap bin chuck axe banish stop cut sin vez lugar quita quitale odio fuera ohne kein keine statt ' +
    'nicht hasse genug sans pas lieu enleve vire deteste marre assez sem tira odeio chega'
  ).split(' '),
);
const AWAY_BEFORE_PART = /(?:不要|别|少|太|减|减少|कम|बहुत).{0,3}$/u;
const AWAY_AFTER_PART = /^.{0,6}(?:すぎ|過ぎ|を減ら|みを減ら|少な|じゃな|以外|抑え|いらない|やめ|कम|नहीं|हटा)/u;
const AWAY_REACH_WORDS = 2;
const AWAY_PHRASE_WORDS = 5;
/** "Instead of purple" leads away; "a hint of purple" and "a sort of purple" lead there. */
const AWAY_WITH_OF =
  /(?:instead|rid|enough|sick|tired|bored|weary|less|fewer|out|much|lieu|fan) of(?: the| this| that| all)*$/u;
/** "That red has got to go", "tone the red right out", "the blue gives me the creeps". */
const AWAY_AFTER =
  /^(?:(?:is|has|just|right|really|thing|one|tint|tone|colour|color) ){0,3}(?:out|away|gone|weg|raus|(?:needs to|has to|got to|gotta|must|can|should) go|(?:gives|giving|gave) me the|(?:bugs|bothers|annoys|irritates|depresses|bores) me|(?:isnt|not) (?:working|doing|for me|me|nice)|doesnt (?:suit|work|do|help)|no thanks|no thank|nope|yuck|awful|horrible|ugly|grim|vile|hideous|gross|depressing|sickly)(?: |$)/u;
const AWAY_AFTER_WORDS = 7;
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
  const before = text.words.slice(Math.max(0, match.start - AWAY_PHRASE_WORDS), match.start).join(' ');
  const isLed = near.some((word) => AWAY_WORDS.has(word)) || ANYTHING_BUT.test(near.join(' '));
  const after = text.words.slice(match.end, match.end + AWAY_AFTER_WORDS).join(' ');
  return isLed || AWAY_WITH_OF.test(before) || AWAY_AFTER.test(after) || isTurnedAround(match, words);
}
