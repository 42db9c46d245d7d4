import { bandOf } from '@vayl/domain';
import type { PresentSettings } from '../refine/apply-refinement.ts';
import type { OfferedSettings } from '../settings/clamp.ts';
import { roundShare } from '../settings/number.ts';
import { normalise } from '../text/normalise.ts';
import { isFoundAsPart } from '../text/tokens.ts';
import { bandsNamedIn } from './band-words.ts';
import { makesBannedClaim } from './banned-claims.ts';
import { hasNumberWord } from './number-words.ts';
import { SYSTEM_PROMPT } from './system-prompt.ts';

export type ToldSettings = OfferedSettings & Partial<Pick<PresentSettings, 'globalModulationStrength'>>;

const MOST_WORDS = 60;
const MOST_CHARACTERS = 480;
/** Scripts without spaces say as much in fewer characters. */
const MOST_CHARACTERS_UNSPACED = 180;
const LONGEST_SHARED_RUN = 30;

/** A provider's words on one line. Joiners stay, since Devanagari and emoji are written with them. */
export function plainText(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

/** Whether a provider's words may be shown beside these settings. Where they may not, a template speaks. */
export function isFitNarrative(text: string, settings: ToldSettings | undefined): boolean {
  return (
    isShort(text) &&
    !hasMarkup(text) &&
    !makesBannedClaim(text) &&
    !hasNumberWord(normalise(text)) &&
    !quotesPrompt(text) &&
    hasOnlyNumbersOf(text, settings) &&
    hasOnlyBandsOf(text, settings)
  );
}

function isShort(text: string): boolean {
  const words = text.trim().split(/\s+/u);
  if (text.trim() === '' || words.length > MOST_WORDS) return false;
  return text.length <= (isFoundAsPart(text) && words.length < 10 ? MOST_CHARACTERS_UNSPACED : MOST_CHARACTERS);
}

const JOINERS = /[\u200c\u200d]/gu;

/** A full stop inside a word is an address, or a sentence that nobody has set: both give way. */
const ADDRESS = /https?:|www\.|[\p{L}\p{N}]@[\p{L}\p{N}]|[\p{L}\p{N}][.。]\p{Script=Latin}[\p{L}\p{N}]/iu;

/** Addresses, code and marks of other formats have no place in three sentences. */
function hasMarkup(text: string): boolean {
  return (
    ADDRESS.test(text.normalize('NFKC')) ||
    /[<>{}[\]`|\\=_]|\*\*|\p{Cc}/u.test(text) ||
    /\p{Cf}/u.test(text.replace(JOINERS, ''))
  );
}

/** Compared without case and punctuation, which are the cheapest disguise. */
function bareText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(JOINERS, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ');
}

const BARE_PROMPT = bareText(SYSTEM_PROMPT);

function quotesPrompt(text: string): boolean {
  const bare = bareText(text);
  for (let start = 0; start + LONGEST_SHARED_RUN <= bare.length; start += 1) {
    if (BARE_PROMPT.includes(bare.slice(start, start + LONGEST_SHARED_RUN))) return true;
  }
  return false;
}

const UNIT = /(\d+(?:[.,]\d+)?)?\s*(?:-\s*)?(?:hz(?![a-z])|hertz|赫兹|ヘルツ|हर्ट्ज)/giu;
const PERCENT =
  /(\d+(?:[.,]\d+)?)?\s*(?:%|\bper ?cent|\bprozent|\bpor ciento|\bpor cento|\bpour cent|百分之|パーセント|प्रतिशत)/giu;

/** Every number is one of the settings, every hertz one of the two rates, and a percentage only the strength. */
function hasOnlyNumbersOf(text: string, settings: ToldSettings | undefined): boolean {
  const latin = withLatinDigits(text);
  if (/\d/u.test(latin) && settings === undefined) return false;
  const rates = settings === undefined ? [] : [settings.centerModulationHz, settings.globalModulationHz];
  const strength = settings?.globalModulationStrength;
  const percents = strength === undefined ? [] : [roundShare(strength) * 100].map(Math.round);
  const others = [settings?.visualHue, strength].filter((value) => value !== undefined);
  return (
    valuesOf(latin, UNIT).every((hz) => rates.includes(hz)) &&
    valuesOf(latin, PERCENT).every((share) => percents.includes(share)) &&
    valuesOf(latin, /(\d+(?:[.,]\d+)?)/gu).every((value) => [...rates, ...percents, ...others].includes(value))
  );
}

/** A unit without a number in front of it, as in "forty hertz", is not a number that can be checked. */
function valuesOf(text: string, pattern: RegExp): readonly number[] {
  return [...text.matchAll(pattern)].map(([, digits]) => Number(digits?.replace(',', '.') ?? Number.NaN));
}

const DEVANAGARI_ZERO = 0x0966;

function withLatinDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u0966-\u096f]/gu, (digit) => String((digit.codePointAt(0) ?? DEVANAGARI_ZERO) - DEVANAGARI_ZERO));
}

function hasOnlyBandsOf(text: string, settings: ToldSettings | undefined): boolean {
  const shown: readonly string[] =
    settings === undefined
      ? []
      : [settings.centerModulationHz, settings.globalModulationHz].map((hz) => bandOf(hz).name);
  return bandsNamedIn(normalise(text)).every((name) => shown.includes(name));
}
