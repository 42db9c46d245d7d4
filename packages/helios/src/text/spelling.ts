const SHORTEST_WORD = 6;
const SHORTEST_FOR_EXCHANGE = 9;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('');

/**
 * A known word that differs by one letter left out, put in, exchanged or swapped with its neighbour. Only long words
 * with the same first letter are tried: short ones have too many neighbours that mean something else. The slips are
 * made from the word and looked up, so that a long list of known words costs nothing.
 */
export function nearWord(word: string, isKnown: (candidate: string) => boolean): string | undefined {
  if (word.length < SHORTEST_WORD || !/^[a-z]+$/u.test(word)) return undefined;
  for (let place = 1; place <= word.length; place += 1) {
    const found = slipsAt(word, place).find((slip) => slip.length >= SHORTEST_WORD && isKnown(slip));
    if (found !== undefined) return found;
  }
  return undefined;
}

function slipsAt(word: string, place: number): readonly string[] {
  const before = word.slice(0, place);
  const [here = '', next = ''] = word.slice(place, place + 2);
  const after = word.slice(place + 1);
  const slips = LETTERS.map((letter) => before + letter + here + after);
  if (here !== '') slips.push(before + after);
  if (next !== '' && next !== here) slips.push(before + next + here + word.slice(place + 2));
  // Another letter in place of one makes another word too often: trailer, trainer.
  if (here !== '' && word.length >= SHORTEST_FOR_EXCHANGE) {
    slips.push(...LETTERS.filter((letter) => letter !== here).map((letter) => before + letter + after));
  }
  return slips;
}
