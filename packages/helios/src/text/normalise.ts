import { cleanText } from './clean-text.ts';

const LATIN_ACCENTS = /[\u0300-\u036f]/gu;
const NUKTA = /\u093c/gu;
const CANDRABINDU = /\u0901/gu;
const APOSTROPHES = /[\u2018\u2019\u02bc\u0060\u00b4\u2032]/gu;
const SHARP_S = /ß/gu;

/**
 * One spelling for every way of typing the same words: width, case, accents, apostrophes, and the dot below Devanagari
 * letters that many keyboards leave out. The marks of Japanese stay, because they tell words apart.
 */
export function normalise(text: string): string {
  return cleanText(text)
    .toLowerCase()
    .normalize('NFD')
    .replace(LATIN_ACCENTS, '')
    .replace(NUKTA, '')
    .replace(CANDRABINDU, '\u0902')
    .normalize('NFC')
    .replace(SHARP_S, 'ss')
    .replace(APOSTROPHES, "'")
    .replace(/\s+/gu, ' ')
    .trim();
}
