import type { Match } from '../text/matcher.ts';
import { isClauseEnd, type ReadText } from '../text/tokens.ts';

const BEFORE_WORDS = 6;
const AFTER_WORDS = 5;

/**
 * "I don't have epilepsy" takes the word back. "I have not had a seizure for two years" does not: a condition under
 * control is still one. So a denial must deny having it, and no time may follow.
 */
const DENIAL =
  /(?:\b(?:dont|do not|doesnt|does not|didnt) (?:have|suffer|get|struggle)|\bnever(?: had| have| suffered| been)?|\bno (?:history|known|signs?|personal|family)|\b(?:not|isnt|arent|wasnt|aint)(?: an?| really| at all)?|\b(?:no|without|sin|ohne|sans|sem|kein|keine)|\bno (?:tengo|sufro|soy)|\b(?:habe|leide|bin) (?:kein|keine|nicht)|\bn (?:ai|suis) (?:pas|jamais)|\bpas(?: d)?|\bjamais eu|\bnunca (?:he tenido|tuve|tive)|\bnao (?:tenho|sou|sofro))(?: \S+){0,2}$/u;
const TIME_AFTER =
  /^(?:\S+ ){0,3}(?:since|until|till|before|in(?! my life)|for|lately|recently|anymore|yet|this|last|desde|seit|depuis|hace|ha|years?|months?|weeks?|controlled|free)\b/u;
const DENIED_AFTER_PART = /^.{0,4}(?:ではありません|じゃない|はありません|はない|もない|नहीं|没有)/u;
const DENIED_BEFORE_PART = /(?:没有|沒有|无|不是).{0,2}$/u;
/** "No history of", but also "I have no": the words before a part of unspaced text are looked at as text. */
const PART_CONTEXT = 10;

export function isDenied<Meaning>(match: Match<Meaning>, text: ReadText): boolean {
  if (match.isPart) {
    const before = text.normal.slice(Math.max(0, match.start - PART_CONTEXT), match.start);
    const after = text.normal.slice(match.end, match.end + PART_CONTEXT);
    return DENIED_BEFORE_PART.test(before) || DENIED_AFTER_PART.test(after);
  }
  const before = clauseBefore(text.words, match.start).join(' ');
  const after = text.words.slice(match.end, match.end + AFTER_WORDS).join(' ');
  return DENIAL.test(before) && !TIME_AFTER.test(after);
}

const WRITTEN = setOf(
  'read reading video thriller poster watching learning joke jokes paper papers article articles novel book books chapter lecture lectures exam textbook journal documentary essay report ' +
    'thesis dissertation dataset grant slides presentation story stories screenplay scene script podcast review literature ' +
    'study research poem song lyrics blog game film movie character characters course class seminar notes brochure ' +
    'articulo libro novela tesis informe artikel buch roman studie vorlesung article livre roman these rapport artigo livro tese relatorio',
);
const WRITTEN_PART = /论文|文章|小说|课本|教材|论|論文|記事|小説|教科書|レポート|लेख|किताब|उपन्यास|शोध/u;
const ABOUT = setOf('on about regarding into sobre uber zu sur de acerca where which who whose');
/** Who speaks of themselves, or of somebody who will look at the screen, is never only reading. */
const PERSONAL =
  /\b(?:i have|i had|i get|i got|ive had|ive got|i take|i suffer|i was|im on|im an?|i am|diagnosed|prone|gives? me|makes? me|made me|sets? me|triggers? my|my (?:epilepsy|seizures?|migraines?|neurologist|doctor|son|daughter|kid|child|baby|friend|wife|husband|partner|brother|sister|mother|father|mum|mom|dad)|tengo|sufro|habe|hatte|leide|j ai|tenho|tive|sofro)\b/u;
const PERSONAL_PART = /我有|我得|我患|我的|我会|私は|持ち|があります|मुझे|मेरे|मेरी/u;
const THINGS = setOf(
  'market markets stock stocks laptop computer pc server servers app code build printer wifi internet phone spreadsheet excel economy crypto bitcoin cpu gpu database prod pipeline compiler browser website site router budget',
);
const PEOPLE = setOf('i me my him her them people someone');
const THING_REACH = 5;

/** A text about the subject, or a thing that is said to have it: "a paper on seizures", "the market had a seizure". */
export function isAboutSomethingElse<Meaning>(match: Match<Meaning>, text: ReadText): boolean {
  if (match.isPart) return WRITTEN_PART.test(clauseOfPart(match, text.normal)) && !PERSONAL_PART.test(text.normal);
  return isWrittenAbout(match, text) || isOfAThing(match, text) || isOfACharacter(match, text);
}

const PART_CLAUSE_END = /[，。、,.!?！？；;।…]/u;

/** What is said in another clause is not what is written about: "writing a paper, and yesterday I shook". */
function clauseOfPart({ start, end }: { readonly start: number; readonly end: number }, normal: string): string {
  const before = normal.slice(0, start).split(PART_CLAUSE_END).at(-1) ?? '';
  const after = normal.slice(end).split(PART_CLAUSE_END)[0] ?? '';
  return before + normal.slice(start, end) + after;
}

const CHARACTERS = setOf(
  'character characters hero heroine protagonist antagonist villain narrator detective inspector wizard witch queen king ' +
    'princess prince knight pirate captain spy assassin murderer vampire werewolf ghost',
);
const SCENES = setOf(
  'scene scenes chapter chapters novel novella plot act screenplay script story storyline draft drafting sequel trilogy ' +
    'playwriting fanfic fanfiction saga manuscript',
);

/** "My detective collapses in act two": what happens to somebody who is made up. */
function isOfACharacter({ start }: { readonly start: number }, { words }: ReadText): boolean {
  const isMadeUp = clauseBefore(words, start, 8).some((word) => CHARACTERS.has(word));
  return isMadeUp && words.some((word) => SCENES.has(word)) && !PERSONAL.test(words.join(' '));
}

function isWrittenAbout({ start }: { readonly start: number }, { words }: ReadText): boolean {
  const before = clauseBefore(words, start, 12);
  const written = before.findLastIndex((word) => WRITTEN.has(word));
  const isAbout = written >= 0 && before.slice(written + 1).some((word) => ABOUT.has(word));
  return isAbout && !PERSONAL.test(words.join(' '));
}

function isOfAThing({ start }: { readonly start: number }, { words }: ReadText): boolean {
  const before = clauseBefore(words, start, THING_REACH);
  const thing = before.findLastIndex((word) => THINGS.has(word));
  return thing >= 0 && before.slice(thing + 1).every((word) => !PEOPLE.has(word));
}

/** What somebody makes, files, pays or learns from. */
const WORK = setOf(
  'app apps website site page landing bill bills invoice invoices poster posters flyer leaflet infographic logo icon icons banner ' +
    'flashcard flashcards deck slides quiz brand campaign catalogue catalog magazine newsletter menu mural illustration ' +
    'novella tale memoir law laws policy bylaw tax insurance fee fees fund form forms registration policy board boards ' +
    'monitor sensor firmware software platform portal database api store shop startup charity industry company manufacturer ' +
    'party birthday theme themes costume costumes gift gifts toy toys invitation game games decoration decorations ' +
    'booking hire hiring rent rental quote buying selling listing ' +
    'statistics stats data survey curriculum syllabus lesson lessons committee workshop webinar conference module boards finals',
);
const MADE_PART = /ऐप|बग|कोड|वेबसाइट|पोस्टर|应用|软件|代码|程序|海报|网站|アプリ|コード|バグ|サイト|ポスター/u;
const WORK_REACH_WORDS = 4;

/**
 * Words of danger beside something that is made, paid or learnt: "the kindergarten bill", "an infographic on migraine".
 * That is too little to take a find back, but enough to ask instead of refusing.
 */
export function isPerhapsAboutSomethingElse<Meaning>(match: Match<Meaning>, { normal, words }: ReadText): boolean {
  if (match.isPart) return MADE_PART.test(clauseOfPart(match, normal)) && !PERSONAL_PART.test(normal);
  if (PERSONAL.test(words.join(' '))) return false;
  const near = [...clauseBefore(words, match.start, BEFORE_WORDS), ...clauseAfter(words, match.end)];
  return near.some((word) => WORK.has(word) || WRITTEN.has(word));
}

function clauseAfter(words: readonly string[], end: number): readonly string[] {
  const near = words.slice(end, end + WORK_REACH_WORDS);
  const stop = near.findIndex(isClauseEnd);
  return stop < 0 ? near : near.slice(0, stop);
}

/** What is denied before a "but" is not what follows it. */
const BUT = setOf('but though however yet pero aber mais mas sondern sino');

function clauseBefore(words: readonly string[], start: number, reach = BEFORE_WORDS): readonly string[] {
  const near = words.slice(Math.max(0, start - reach), start);
  return near.slice(near.findLastIndex((word) => isClauseEnd(word) || BUT.has(word)) + 1);
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}
