import type { ReadText } from '../text/tokens.ts';
import { type Found, type FoundWords, has, isTurnedAround } from './found-words.ts';
import type { Direction } from './refine-table.ts';
import type { Dial } from './refine-words.ts';

export type AskedDials = ReadonlyMap<Dial, Direction>;

/** Which dials are to move, and which way. Adjectives and complaints speak first, bare verbs only where none did. */
export function askedDials(words: FoundWords): AskedDials {
  const described = describedDials(words);
  return described.size > 0 || has(words.asking, 'hue') ? described : movedDial(words);
}

function describedDials(words: FoundWords): AskedDials {
  const dials = new Map<Dial, Direction>();
  const isAboutLight = has(words.all, 'light') || !has(words.all, 'person');
  for (const match of words.asking) {
    const { meaning } = match;
    if (meaning.is !== 'quality' && meaning.is !== 'complaint') continue;
    // "This blue bores me": the colour is meant, and not the pace.
    if (meaning.is === 'complaint' && meaning.isState && has(words.asking, 'hue')) continue;
    if (isEasing(match, words) && isMoodOf(words, meaning.direction)) {
      dials.set('center', meaning.direction);
      continue;
    }
    if (meaning.isState && !(isAboutLight && isCompared(match, words))) continue;
    if (dials.has(meaning.dial)) continue;
    const isTurned = meaning.is === 'quality' && isTurnedAround(match, words);
    dials.set(meaning.dial, isTurned ? opposite(meaning.direction) : meaning.direction);
  }
  return dials;
}

/** "Ease off, I'm a bit wired": what is to be eased is told by how somebody feels, and that is the pace. */
function isEasing({ meaning, start, isPart }: Found, { text }: FoundWords): boolean {
  return meaning.is === 'quality' && meaning.dial === 'strength' && !isPart && EASING.has(text.words[start] ?? '');
}

const EASING: ReadonlySet<string> = new Set('ease back dial bring take'.split(' '));

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

/** A word that fits a person too counts only in a comparison, or where the light itself is spoken of. */
function isCompared(match: Found, { all, text }: FoundWords): boolean {
  if (has(all, 'light')) return true;
  if (match.isPart || match.meaning.is === 'complaint') return text.words.length <= 3;
  const isComparative = text.words[match.end - 1]?.endsWith('er') ?? false;
  const isAfterMore = COMPARING.has(text.words[match.start - 1] ?? '');
  return isComparative || isAfterMore || match.end - match.start > 1 || text.words.length === 1;
}

function opposite(direction: Direction): Direction {
  return direction === 1 ? -1 : 1;
}
