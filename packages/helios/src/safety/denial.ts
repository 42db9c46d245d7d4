import type { Match } from '../text/matcher.ts';
import type { ReadText } from '../text/tokens.ts';
import { clauseBefore } from './clause.ts';

const AFTER_WORDS = 5;

/** What may stand between a denied having and what is not had: "any form of", "epilepsy or". */
const BETWEEN =
  '(?: (?:any|an?|the|ever|known|history|signs?|form|kind|type|of|really|at|all|been|being|diagnosed|from|with|or|nor|de|d|la|el|l|une?|eine?|keine|ninguna|ni|o|ou|oder|und|noch|nem|eu|uberhaupt|epilep\\S*|seizures?|migr\\S*|photosens\\S*|convuls\\S*|fotosens\\S*)){0,5}';

/**
 * "I don't have epilepsy" takes the word back. "I have not had a seizure for two years" does not: a condition under
 * control is still one. Neither does "without my epilepsy pills". So it must be having the condition that is denied,
 * nothing else may stand between, and no time may follow.
 */
const DENIAL = new RegExp(
  `(?:${[
    '\\b(?:dont|do not|doesnt|does not|didnt|did not) (?:have|suffer|get|experience)',
    '\\bnever(?: ever)? (?:had|have had|suffered|experienced|been)|\\b(?:have|ive|i have) never had',
    '\\bno (?:personal |family |known |medical )?history of',
    '\\b(?:i|we) have no(?: known)?|\\bive no|\\bhave no (?:signs|history) of',
    '\\b(?:i am|im|we are|were|he is|hes|she is|shes|they are|nobody here is) not|\\b(?:i|he|she|we|they) (?:isnt|arent|aint)',
    '\\bno (?:tengo|sufro|soy|padezco|he tenido)|\\bnunca (?:he tenido|tuve|tive)',
    '\\b(?:habe|leide|bin|hatte) (?:kein|keine|keinerlei|nicht|nie|noch nie)(?: (?:an|unter))?',
    '\\b(?:ai|suis) (?:pas|jamais)',
    '\\bnao (?:tenho|sou|sofro|tive)',
  ].join('|')})${BETWEEN}$`,
  'u',
);
const NO = /\bno(?: personal| family| known| medical)?$/u;
const DENIED_WORD_ALONE = /^not(?: an?| really)?$/u;
/** "Nothing photosensitive" is a finding where somebody was examined; anywhere else it is a wish, and a reason for one. */
const NOTHING = /^(?:nothing|nichts|nada|rien de)$/u;
const EXAMINATION = /\b(?:eeg|mri|ct|scan|scans|neurolog\S*|electroence\S*|eletroence\S*|elektroenz\S*)\b/u;
const PERSON_WITH_IT = /^(?:epileptic|photosensitive)$/u;
const FINDING = /^(?:epilepti\S*|photosensi\S*|fotosensi\S*)$/u;
/** "I don't get seizures if I sleep enough": who names a condition for it has it. */
const ON_CONDITION =
  /^(?:(?!(?:and|but|so|y|und|aber|et|mais|mas)\b)[^\s,.]+ ){0,2}(?:if|when|whenever|unless|except|without|with|provided|as long|thanks|while|only|si|cuando|siempre que|salvo|excepto|gracias|wenn|solange|ausser|dank|quand|sauf|tant que|grace|quando|exceto|gracas)\b/u;
const TIME_AFTER =
  /^(?:\S+ ){0,3}(?:since|until|till|before|in(?! my life)|for|lately|recently|anymore|yet|this|last|desde|seit|depuis|hace|ha|years?|months?|weeks?|controlled|free)\b/u;
/** What is not there is then a medicine or a warning, and the condition is. */
const OF_THE_CONDITION =
  /^(?:meds?|medic\S*|medik\S*|medizin\S*|remedio\S*|tablet\S*|pills?|pillen|pastill\S*|drugs?|dose\S*|dog|bracelet|alert|aura|warning\S*|plan|doctor|specialist|left|alone|only|but|hit|hits|come|comes|start|starts|strike|under|well)\b/u;
const MEDICINE_IN_WORD = /medi[kc]|tablet|pillen|mittel/u;
const ON_CONDITION_PART = /只要|的话就|睡够|しなければ|していれば|飲めば|寝れば|अगर|जब तक/u;
const MEDICINE_AFTER_PART = /^(?:的|の治療|の|की|का|के|病|\s)*(?:药|藥|薬|दवा|गोल)/u;
const FILLER_AFTER_PART = '(?:病|症|发作|の症状|の発作|の持病|は|も|が|の|持ち|\\s|की बीमारी|का दौरा|के दौरे)*';
const DENIED_AFTER_PART = new RegExp(
  `^${FILLER_AFTER_PART}(?:ではありません|じゃない|ではない|ありません|ない|नहीं|没有)`,
  'u',
);
const DENIED_BEFORE_PART = /(?:没有|沒有|从没有|无|不是|没得过|没有得过)(?:任何)?$/u;
/** "No history of", but also "I have no": the words before a part of unspaced text are looked at as text. */
const PART_CONTEXT = 10;

export function isDenied<Meaning>(match: Match<Meaning>, text: ReadText): boolean {
  if (match.isPart) {
    const before = text.normal.slice(Math.max(0, match.start - PART_CONTEXT), match.start);
    const after = text.normal.slice(match.end, match.end + PART_CONTEXT);
    if (MEDICINE_AFTER_PART.test(after) || ON_CONDITION_PART.test(text.normal)) return false;
    return DENIED_BEFORE_PART.test(before) || DENIED_AFTER_PART.test(after);
  }
  const before = clauseBefore(text.words, match.start, BEFORE_WORDS).join(' ');
  const found = text.words.slice(match.start, match.end).join(' ');
  const after = text.words.slice(match.end, match.end + AFTER_WORDS).join(' ');
  if (OF_THE_CONDITION.test(after) || MEDICINE_IN_WORD.test(found)) return false;
  if (TIME_AFTER.test(after) || ON_CONDITION.test(after)) return false;
  if (NO.test(before) && found.startsWith('history of')) return true;
  if (before.endsWith('never') && found.startsWith('had ')) return true;
  if (NOTHING.test(before) && FINDING.test(found)) return isCleared(text.words.join(' '));
  return DENIAL.test(before) || (DENIED_WORD_ALONE.test(before) && PERSON_WITH_IT.test(found));
}

const BEFORE_WORDS = 9;

const EXAMINED = /^(?:eeg|mri|ct|scans?|brain scan|electroencefalo\S*|electroencephalo\S*)$/u;
const CLEARED =
  /\b(?:all clear|(?:came|come) back (?:clear|clean|normal|fine)|was (?:clear|clean|normal|fine)|unremarkable|ohne befund|unauffallig|todo (?:bien|limpio|normal)|salio (?:bien|limpio|normal)|rien d anormal|rien a signaler|deu (?:normal|tudo certo|limpo)|tudo (?:normal|limpo))\b/u;

function isCleared(text: string): boolean {
  return EXAMINATION.test(text) && CLEARED.test(text);
}

/** Somebody whose head was looked into and found well: no reason to refuse, but one to ask. */
export function isFoundWell<Meaning>({ start, end, isPart }: Match<Meaning>, { words }: ReadText): boolean {
  return !isPart && EXAMINED.test(words.slice(start, end).join(' ')) && CLEARED.test(words.join(' '));
}
