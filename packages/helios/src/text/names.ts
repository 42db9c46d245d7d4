import { normalise } from './normalise.ts';

const TOKEN = /[\p{L}\p{N}][\p{L}\p{N}_.+#/-]*/gu;
const SENTENCE_END = /(?:^|[.!?…:]\s*)$/u;
const CAPITAL_INSIDE = /^\p{L}*\p{Ll}\p{Lu}|^\p{Lu}{2,}$|[\p{L}][\d_.+#/]|\d\p{L}/u;
/** Where so many words begin with a capital, it is how the language writes its nouns, or how somebody shouts. */
const MOST_CAPITALS = 0.3;

/** Names of people, products and places, and what looks like code: capitals inside a sentence, digits, points. */
export function namesIn(query: string): ReadonlySet<string> {
  const tokens = [...query.normalize('NFKC').matchAll(TOKEN)];
  const inside = tokens.filter(({ index }) => !SENTENCE_END.test(query.slice(0, index)));
  const capitals = inside.filter(({ 0: token }) => /^\p{Lu}/u.test(token) && token.length > 1);
  const isUsual = capitals.length > MOST_CAPITALS * inside.length;
  const names = tokens.filter(({ 0: token }) => CAPITAL_INSIDE.test(token) && !/^\p{Lu}+$/u.test(query));
  return new Set(
    [...names, ...(isUsual ? [] : capitals)].flatMap(({ 0: token }) => normalise(token).split(/[^\p{L}\p{N}]+/u)),
  );
}
