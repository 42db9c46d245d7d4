/**
 * Longer texts are read to here, which bounds the work that one can cause. The server takes 500 characters; more are
 * read here because a word about health must not be missed for standing at the end.
 */
const MOST_CHARACTERS = 2000;

const CONTROL_CHARACTERS = /\p{Cc}+/gu;
/** Characters that nobody sees must not split a word, or a warning could hide behind one. */
const INVISIBLE_CHARACTERS = /\p{Cf}+/gu;
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
  return text
    .slice(0, MOST_CHARACTERS)
    .normalize('NFKC')
    .slice(0, MOST_CHARACTERS)
    .replace(CONTROL_CHARACTERS, ' ')
    .replace(INVISIBLE_CHARACTERS, '')
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
