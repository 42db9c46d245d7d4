import type { ReadText } from '../text/tokens.ts';
import { type Found, type FoundWords, has, isTurnedAround } from './found-words.ts';
import type { Direction } from './refine-table.ts';
import type { Dial } from './refine-words.ts';

export type AskedDials = ReadonlyMap<Dial, Direction>;

/**
 * Which dials are to move, and which way. Adjectives and complaints speak first, bare verbs only where none did. A state
 * that stands alone, with no task in the text, is said of what is there.
 */
export function askedDials(words: FoundWords, isAlone = false): AskedDials {
  const described = describedDials(words, isAlone);
  return described.size > 0 || has(words.asking, 'hue') ? described : movedDial(words);
}

function describedDials(words: FoundWords, isAlone: boolean): AskedDials {
  const dials = new Map<Dial, Direction>();
  const isAboutLight = has(words.all, 'light') || has(words.all, 'unwanted') || !has(words.all, 'person');
  for (const match of complaintsFirst(words.asking)) {
    const { meaning } = match;
    if (meaning.is !== 'quality' && meaning.is !== 'complaint') continue;
    // "This blue bores me": the colour is meant, and not the pace.
    if (meaning.is === 'complaint' && meaning.isState && has(words.asking, 'hue')) continue;
    if (isTurning(match, words) && (isMoodOf(words, meaning.direction) || namesPace(words))) {
      dials.set('center', meaning.direction);
      continue;
    }
    if (isTurning(match, words) && isCutByPace(match, words)) continue;
    // "That's punchy. Halve it": what it is like is no wish, where another word says what to do.
    if (isDescribed(match, words) && (has(words.asking, 'keep') || has(words.asking, 'move'))) continue;
    const isMeant = (isAboutLight && isCompared(match, words)) || (isAlone && meaning.is === 'complaint');
    if (meaning.isState && !isMeant) continue;
    if (dials.has(meaning.dial)) continue;
    const isTurned = meaning.is === 'quality' && (isTurnedAround(match, words) || isDescribed(match, words));
    const dial = isOfPace(match, words) ? 'center' : meaning.dial;
    dials.set(dial, isTurned ? opposite(meaning.direction) : meaning.direction);
  }
  return dials;
}

/**
 * "So weak it might as well be off": what is complained of says more than a word that describes it. A word that is both
 * ("sleepier") is a wish, unless something turns it around.
 */
function complaintsFirst(asking: FoundWords['asking']): FoundWords['asking'] {
  const isQuality = (match: Found) =>
    asking.some(({ meaning, start, end }) => meaning.is === 'quality' && start === match.start && end === match.end);
  const rank = (match: Found) => Number(match.meaning.is === 'complaint' && !isQuality(match));
  return asking.toSorted((one, other) => rank(other) - rank(one));
}

/** "It's" is read as "it", so that only one that begins a clause describes: "make it bright" does not. */
const DESCRIBING =
  /(?:(?:^|[.,] |but |and |because |cos )(?:it|its|that|thats|this)|(?:it|that|this|light|glow) is|it looks|it feels)(?: (?:a|bit|little|quite|rather|very|pretty|really|kinda|kind|of|so|just))*$/u;
const DESCRIBING_WORDS = 7;

/** "Bump it up a gear": the words that turn something up are the beginning of what says which. */
function isCutByPace({ start, end }: Found, { asking }: FoundWords): boolean {
  return asking.some(
    (other) =>
      other.meaning.is === 'quality' && other.meaning.dial === 'center' && other.start < end && other.end > start,
  );
}

/** "It's a bit weak": said of what is there, and so a complaint about it. A comparative is a wish. */
function isDescribed({ meaning, start, end, isPart }: Found, { text }: FoundWords): boolean {
  if (isPart || meaning.is !== 'quality' || meaning.isState || end - start > 1) return false;
  if (text.words[start]?.endsWith('er') || text.words[end] === 'enough') return false;
  return DESCRIBING.test(text.words.slice(Math.max(0, start - DESCRIBING_WORDS), start).join(' '));
}

const PACE_REACH_WORDS = 2;
const NOT_OF_PACE: ReadonlySet<string> = new Set('. , same but and keep at with'.split(' '));

/** "A gentler rhythm", "más suave al ritmo": a word of force, said of the pace. */
function isOfPace({ meaning, end, isPart }: Found, words: FoundWords): boolean {
  if (isPart || meaning.is !== 'quality' || meaning.dial !== 'strength' || !namesPace(words)) return false;
  return words.asking.some((dial) => {
    if (dial.meaning.is !== 'dial' || dial.start < end || dial.start > end + PACE_REACH_WORDS) return false;
    return words.text.words.slice(end, dial.start).every((word) => !NOT_OF_PACE.has(word));
  });
}

/** "Ease off, I'm a bit wired", "turn it up speed-wise": what is turned is told by the rest, and that is the pace. */
function isTurning({ meaning, start, isPart }: Found, { text }: FoundWords): boolean {
  return meaning.is === 'quality' && meaning.dial === 'strength' && !isPart && TURNING.has(text.words[start] ?? '');
}

const TURNING: ReadonlySet<string> = new Set(
  'ease back dial bring take turn crank bump nudge knock scale pull push ramp notch lift bajalo subelo'.split(' '),
);

function namesPace({ asking }: FoundWords): boolean {
  const dials = asking.flatMap(({ meaning }) => (meaning.is === 'dial' ? [meaning.dial] : []));
  return dials.includes('center') && !dials.includes('strength');
}

function isMoodOf({ asking }: FoundWords, direction: Direction): boolean {
  return asking.some(
    ({ meaning }) => meaning.is === 'complaint' && meaning.dial === 'center' && meaning.direction === direction,
  );
}

/** "Turn it down", "more of the glow". Without a dial, the strength is meant. */
function movedDial({ all, asking, text }: FoundWords): AskedDials {
  const move = asking.map(({ meaning }) => meaning).find((meaning) => meaning.is === 'move');
  const named = asking.map(({ meaning }) => meaning).find((meaning) => meaning.is === 'dial');
  const isMeant = named !== undefined || has(all, 'light') || isBare(text);
  return move !== undefined && isMeant ? new Map([[named?.dial ?? 'strength', move.direction]]) : new Map();
}

/** "More, please" asks for more of the light; "pump me up" does not. */
function isBare({ words }: ReadText): boolean {
  return words.length <= 3 && !words.includes('me');
}

const COMPARING: ReadonlySet<string> = new Set(
  'more less too mas menos plus moins trop mais mehr weniger zu'.split(' '),
);

/**
 * A word that fits a person too counts only in a comparison, where the light itself is spoken of, or where somebody does
 * not want to be so: "a wee bit less wired", "nodding off and I shouldn't be".
 */
function isCompared(match: Found, words: FoundWords): boolean {
  const { all, text } = words;
  if (has(all, 'light') || has(all, 'unwanted')) return true;
  if (match.isPart || match.meaning.is === 'complaint') return text.words.length <= 3 || isTurnedAround(match, words);
  const isComparative = text.words[match.end - 1]?.endsWith('er') ?? false;
  const isAfterMore = COMPARING.has(text.words[match.start - 1] ?? '');
  const isEnough = text.words[match.end] === 'enough';
  return isComparative || isAfterMore || isEnough || match.end - match.start > 1 || text.words.length === 1;
}

function opposite(direction: Direction): Direction {
  return direction === 1 ? -1 : 1;
}
