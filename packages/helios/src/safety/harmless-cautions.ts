import { type LatinLanguage, spokenLatin } from '../text/language.ts';
import type { Match } from '../text/matcher.ts';
import type { ReadText } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';

/**
 * Words that only ask for caution, and that the rest of the text explains. Words that decline are never taken back
 * here, and neither is a caution that nothing explains.
 */
export function isHarmlessCaution<Meaning>(match: Match<Meaning>, text: ReadText): boolean {
  if (match.isPart) return isOfStoryPart(text.normal.slice(match.start, match.end), text.normal);
  const words = text.words.slice(match.start, match.end);
  return isOfAnotherLanguage(words, text) || isOfStory(words, text.words) || isOfComputing(words, text.words);
}

/** Words of the spoken language that look like another's words of danger: "die", "son", "kind". */
const LOOK_ALIKE: Readonly<Record<LatinLanguage, ReadonlySet<string>>> = {
  en: wordSet('kind kinder auto er route routes chute crisis presse leiter'),
  es: wordSet('he son van pain sale sin ha saw lap'),
  de: wordSet('die her war hat uber fast rolling'),
  fr: wordSet('son pain fit car van sale plane lame drill'),
  pt: wordSet('son van sale'),
};

function isOfAnotherLanguage([word = '', ...rest]: readonly string[], text: ReadText): boolean {
  const language = spokenLatin(text);
  return rest.length === 0 && language !== undefined && LOOK_ALIKE[language].has(word);
}

/** In a story that is written or read, "she" is somebody in it, and "his mum" too. */
const SOMEBODY = wordSet(
  'he she him her his himself herself themselves er ihm ihn ella el elle lui ele ela grandma grandpa cousin grandmother ' +
    'die dying death dead alive kill killing blood grave heaven',
);
const STORIES = wordSet(
  'chapter chapters novel novella story stories scene scenes screenplay plot character characters protagonist poem poems ' +
    'poetry verse verses lyrics song eulogy speech toast essay memoir draft drafting fiction thriller manuscript fanfic ' +
    'dialogue monologue sonnet haiku villanelle epilogue prologue tale fable saga ' +
    'capitulo novela cuento relato escena personaje guion poema discurso historia ' +
    'kapitel roman szene geschichte figur gedicht krimi rede drehbuch erzahlung ' +
    'chapitre nouvelle scene personnage recit poeme discours polar intrigue ' +
    'conto cena personagem roteiro poema discurso cronica',
);

function isOfStory(words: readonly string[], all: readonly string[]): boolean {
  return words.every((word) => SOMEBODY.has(word)) && all.some((word) => STORIES.has(word));
}

const SOMEBODY_PART =
  /^(?:他|她|奶奶|爷爷|祖母|祖父|彼|彼女|彼を|彼女を|昔|小时候|小さい頃|दादी|नानी|उसे|उसको|उसकी|बचपन|死|मर|मौत)$/u;
const STORY_PART =
  /小说|故事|散文|诗|剧本|情节|章|エッセイ|小説|物語|詩|作文|手紙|脚本|कहानी|कविता|उपन्यास|निबंध|ग़?ज़?ल|पटकथा/u;

function isOfStoryPart(word: string, normal: string): boolean {
  return SOMEBODY_PART.test(word) && STORY_PART.test(normal);
}

/** What a computer has too. A driver alone may be a person at a wheel, so only several of them are taken for code. */
const OF_COMPUTERS = wordSet(
  'machine machines maschine maquina drivers child children minor injection risk warning warnings saw patch',
);
const COMPUTING = wordSet(
  'code codebase tests ci bug bugs debug debugger deploy deployment server servers docker linux kernel firmware software ' +
    'script scripts daemon container cluster repo compiler python typescript javascript kotlin css html react svelte sql ' +
    'database printer printers gpu usb ssd cache plugin localhost staging',
);

/** Children of a process sit nowhere and watch nothing, and are nobody's. */
const SOMEBODYS_CHILDREN =
  /\b(?:my|our|his|her|their|both|two|three|four)(?: \S+)? child(?:ren)?\b|\b(?:room|sofa|couch|lap|beside|next to|watch\S*|around|home|here)\b/u;

function isOfComputing(words: readonly string[], all: readonly string[]): boolean {
  if (words.some((word) => word.startsWith('child')) && SOMEBODYS_CHILDREN.test(all.join(' '))) return false;
  return words.every((word) => OF_COMPUTERS.has(word)) && all.some((word) => COMPUTING.has(word));
}
