/**
 * Longer texts are read to here, which bounds the work that one can cause. The server takes 500 characters; more are
 * read here because a word about health must not be missed for standing at the end.
 */
const MOST_CHARACTERS = 2000;

const CONTROL_CHARACTERS = /\p{Cc}+/gu;
/**
 * Characters that nobody sees must not split a word, or a warning could hide behind one; and they must not travel, or
 * they could say to a machine what no person reads. Tags, variation selectors and fillers are among them.
 */
const INVISIBLE_CHARACTERS = /[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Co}\p{Cn}\u2800]+/gu;
/** Marks of no script of their own, as accents are: those that composing leaves alone belong to no letter that anybody writes. */
const MARKS_OF_NO_LETTER = /\p{Script=Inherited}+/gu;
const MARKS_WITHOUT_LETTER = /(^|[^\p{L}\p{M}])\p{M}+/gu;
/** No script of the languages here puts more than four marks on a letter. */
const MARKS_TOO_MANY = /(\p{M}{4})\p{M}+/gu;
const MOST_PASSES = 4;

/**
 * What a person typed, as they see it: case and accents stay, what is invisible goes. The gate, the cache and the
 * provider all read this text or one made from it, so that nobody is told what the gate has not read.
 */
export function cleanText(text: string): string {
  let clean = cleanOnce(text.slice(0, MOST_CHARACTERS));
  // Taking a character out can let two others combine. Cleaning what is clean changes nothing.
  for (let pass = 1; pass < MOST_PASSES; pass += 1) clean = cleanOnce(clean);
  return clean;
}

function cleanOnce(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFKC')
    .slice(0, MOST_CHARACTERS)
    .toWellFormed()
    .replace(CONTROL_CHARACTERS, ' ')
    .replace(INVISIBLE_CHARACTERS, '')
    .normalize('NFKC')
    .replace(MARKS_OF_NO_LETTER, '')
    .replace(MARKS_WITHOUT_LETTER, '$1')
    .replace(MARKS_TOO_MANY, '$1')
    .replace(/\s+/gu, ' ')
    .trim();
}
