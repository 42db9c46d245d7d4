const VOWEL = /[aeiou]/u;

const IRREGULAR: Readonly<Record<string, readonly string[]>> = {
  write: ['wrote', 'written'],
  think: ['thought'],
  sleep: ['slept'],
  run: ['ran'],
  swim: ['swam'],
  draw: ['drew', 'drawn'],
  build: ['built'],
  sit: ['sat'],
  lie: ['lay', 'lying'],
  die: ['dying', 'died'],
  make: ['made'],
  teach: ['taught'],
  learn: ['learnt'],
  wake: ['woke', 'woken'],
  feel: ['felt'],
  get: ['got', 'gotten'],
  catch: ['caught'],
  keep: ['kept'],
  fall: ['fell', 'fallen'],
  take: ['took', 'taken'],
  drive: ['drove', 'driven'],
  ride: ['rode', 'ridden'],
  give: ['gave', 'given'],
  lose: ['lost'],
  see: ['saw', 'seen'],
  go: ['went', 'gone', 'goes'],
  have: ['has', 'had', 'having'],
  shake: ['shook', 'shaken'],
  break: ['broke', 'broken'],
  bite: ['bit', 'bitten'],
  foot: ['feet'],
  child: ['children'],
  man: ['men'],
};

/** A word and its English inflections. Forms that do not exist do no harm: nobody types them. */
export function englishForms(word: string): readonly string[] {
  if (word.length < 3 || !/^[a-z]+$/u.test(word)) return [word];
  const forms = [word, `${word}s`, ...(IRREGULAR[word] ?? [])];
  const last = word.at(-1) ?? '';
  const stem = word.slice(0, -1);
  if (last === 'e') forms.push(`${word}d`, `${stem}ing`, `${word}r`, `${word}rs`);
  else if (last === 'y' && !VOWEL.test(word.at(-2) ?? '')) forms.push(`${stem}ies`, `${stem}ied`, `${word}ing`);
  else forms.push(`${word}ed`, `${word}ing`, `${word}er`, `${word}ers`);
  if (/(?:s|x|z|ch|sh)$/u.test(word)) forms.push(`${word}es`);
  if (/^[^aeiou]*[aeiou][bdgklmnprt]$/u.test(word) || /[^aeiou][aeiou][bdgmnprt]$/u.test(word)) {
    forms.push(`${word}${last}ed`, `${word}${last}ing`, `${word}${last}er`, `${word}${last}ers`);
  }
  return forms;
}

/** An adjective and its comparative: lazy, lazier; big, bigger; pale, paler. */
export function comparedForms(word: string): readonly string[] {
  if (word.length < 3 || !/^[a-z]+$/u.test(word)) return [word];
  const stem = word.slice(0, -1);
  if (word.endsWith('e')) return [word, `${word}r`];
  if (word.endsWith('y')) return [word, `${stem}ier`];
  return [word, `${word}er`, `${word}${word.at(-1) ?? ''}er`];
}

const DIMINUTIVES = ['ecit', 'cit', 'it', 'ecill', 'cill', 'ill', 'zinh', 'inh'] as const;
const DIMINUTIVE_GENDER = /[oa]s?$/u;
const SHORTEST_STEM = 2;
const ENDINGS_OF_BASES = ['o', 'a', 'e', 'io', 'ia', ''] as const;

/**
 * The words that a Spanish or Portuguese diminutive may be made from: despacito, despacio; fraquinho, fraco. Most of
 * them do not exist, so the caller looks which one it knows.
 */
export function basesOfDiminutive(word: string): readonly string[] {
  const bare = word.replace(DIMINUTIVE_GENDER, '');
  if (bare === word) return [];
  return DIMINUTIVES.filter((ending) => bare.endsWith(ending) && bare.length >= ending.length + SHORTEST_STEM)
    .flatMap((ending) => spellingsOf(bare.slice(0, -ending.length)))
    .flatMap((stem) => ENDINGS_OF_BASES.map((ending) => stem + ending));
}

/** Before an i, c is written qu, g is gu and z is c: fresco, fresquito; largo, larguito. */
function spellingsOf(stem: string): readonly string[] {
  if (stem.endsWith('qu')) return [`${stem.slice(0, -2)}c`];
  if (stem.endsWith('gu')) return [stem.slice(0, -1), stem];
  return stem.endsWith('c') ? [stem, `${stem.slice(0, -1)}z`] : [stem];
}
