import type { ReadText } from '../text/tokens.ts';

/**
 * What somebody says who cannot or will not go on. Its words are those of a change ("no more", "too much", "fade"), so it
 * would be read as one; it is none, and asking is the least that is owed to it.
 */
const WEARY: readonly RegExp[] = [
  /\b(?:cant|cannot|dont want to|do not want to) (?:go on|keep going|carry on|do this|take this|be here|be)\b/u,
  /\bwant to (?:just )?(?:fade|disappear|vanish|be gone|go away|slip away|sink away)\b/u,
  /\b(?:it all|its all|everything|life) (?:is )?(?:just )?(?:too much|got too much)\b/u,
  /\bno (?:puedo|quiero|aguanto) mas\b|\bya no (?:puedo|quiero|aguanto)\b/u,
  /\b(?:kann|will|mag) nicht mehr\b|\balles zu ?viel\b/u,
  /\b(?:peux|veux|supporte) plus\b/u,
  /\bnao (?:quero|aguento|consigo|posso) mais\b/u,
  /不想再|撑不|受不了了|もう無理|もう嫌|消えたい|अब और नहीं|नहीं रहना/u,
];

export function soundsWeary({ normal, words }: ReadText): boolean {
  const spoken = words.join(' ');
  return WEARY.some((pattern) => pattern.test(spoken) || pattern.test(normal));
}
