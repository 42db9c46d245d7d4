import type { Match } from '../text/matcher.ts';
import type { ReadText } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';
import { clauseAfter, clauseBefore } from './clause.ts';
import { isObjectOfMaking } from './made-things.ts';

const WRITTEN = wordSet(
  'read reading video thriller poster joke jokes paper papers article articles novel book books chapter lecture lectures exam textbook journal documentary essay report ' +
    'thesis dissertation dataset grant slides presentation story stories screenplay scene script podcast review literature ' +
    'study research poem song lyrics blog film movie course seminar notes brochure ' +
    'articulo libro novela tesis informe artikel buch roman studie vorlesung article livre roman these rapport artigo livro tese relatorio',
);
const WRITTEN_PART = /论文|文章|小说|课本|教材|论|論文|記事|小説|教科書|レポート|लेख|किताब|उपन्यास|शोध/u;
/**
 * What is written is about the subject where "about" follows the text at once and the subject stands close behind it.
 * Anything that happens in between, or a second half of the sentence, is about somebody.
 */
const ABOUT_IT =
  /^(?:(?:on|about|regarding|sobre|uber|zu|zur|zum|sur|acerca de)(?: (?!(?:and|y|e|et|und|when|while|where|who|i|we|me|my|is|are|was|had|has|have|got|gets?|gave|gives?|caus\S*|trigger\S*|induc\S*)(?: |$))\S+){0,3}|de|del|d|du|da|do|von)$/u;
/** Who speaks of themselves, or of somebody who will look at the screen, is never only reading. */
const PERSONAL = new RegExp(
  `\\b(?:${[
    'i have|i had|i get|i got|ive had|ive got|i take|i suffer|i was|im on|im an?|i am|diagnosed|prone',
    'mine|my own|namely me|written (?:with|through|during|despite)|coming on|(?:runs?|running) (?:in|through) (?:me|us|my|our)|(?:like|as) i do|(?:another|second|third|fourth) one (?:today|tonight|this)',
    'applies to me|about me|thats me|is me|people like me|my (?:chart|records?|file|scans?|eeg|notes)',
    'happen(?:s|ed) to me|(?:had|have|got|gave|get) (?:one|it|them)|so did i|me too|like me',
    'gives? me|gave me|makes? me|made me|sets? me|triggers? my|triggered my',
    'my (?:epilepsy|seizures?|migraines?|neurologist|doctor|son|daughter|kid|child|baby|friend|wife|husband|partner|brother|sister|mother|father|mum|mom|dad)',
    'tengo|tuve|sufro|padezco|soy|estoy(?! \\S+ndo\\b)|habe|hatte|leide|bin(?! am\\b| gerade\\b)',
    'j ai|ai eu|suis(?! en train\\b)|souffre|tenho|tive|sofro|sou|estou(?! \\S+ndo\\b)',
  ].join('|')})\\b`,
  'u',
);
/** "A gold mine", "on my own": what is nobody's of their own, although it sounds so. */
const NOT_PERSONAL = /\b(not|gold|coal|data|the|a) mine\b|\b(on my) own\b/gu;
/** "Had a seizure", "got a migraine": it happened, whatever else is named. */
const HAPPENED =
  /\b(?:had|got|having|getting|caus\S*|trigger\S*|g[ai]ve\S*|giving|induc\S*|provok\S*)(?: (?:an?|another|my|the|some))?$/u;
const PERSONAL_PART =
  /发作了|又发作|犯了|が出た|が起き|पड गया|पडता|我有|我得|我患|我的|我会|私は|持ち|があります|मुझे|मेरे|मेरी/u;
/** What only a way of speaking gives a fit. A screen, or what runs on it, is none of these: it can cause one. */
const THINGS = wordSet(
  'market markets stock stocks server servers printer wifi spreadsheet excel economy crypto bitcoin cpu gpu database prod pipeline ' +
    'compiler router budget eur usd gbp jpy chf aud cad cny btc eth dax nasdaq dow ftse nikkei indices futures yields bonds ' +
    'gold silver oil gas copper currency pair ticker euro dollar pound yen sterling lira peso ruble cluster build borse',
);
/** A thing has a seizure where it is who the clause is about: "at the market had one" is somebody at the market. */
const SUBJECT =
  /^(?:(?:and|so|because|when|since|today|yesterday|again|the|my|our|this|that|whole|entire|poor|old|office|stock|crypto|eur|usd|gbp|jpy|chf|btc|eth|bond|oil|gold|currency) )*$/u;
const HAVING =
  /^(?:(?:just|is|was|has|keeps|almost|basically|nearly) )*(?:had|has|have|having)(?: (?:an?|another|its|some|mini|full|total|complete))*$/u;
const BEING = /^(?:(?:just|is|are|was|were|keeps?|almost|basically|nearly|been|has|again)(?: |$))*$/u;
const SAME_AS_I =
  /\b(?:so did i|so do i|me too|me as well|like me|same (?:here|as me|with me)|i did too|i do too|i too|i had (?:one|the same))\b/u;
/** A pair that has a fit is one of currencies; anywhere else it is who somebody works with. */
const TRADED = wordSet('currency eur usd gbp jpy chf aud cad cny btc eth forex fx crypto euro dollar pound yen');
const HAVING_FIRST = /^(?:had|has|have|having)\b/u;
const THING_REACH = 12;

/** A text about the subject, or a thing that is said to have it: "a paper on seizures", "the market had a seizure". */
export function isAboutSomethingElse<Meaning>(match: Match<Meaning>, text: ReadText): boolean {
  // "A review on the motorway" may be about one or written on one, so of a road no text takes anything back.
  if (match.meaning === 'driving') return !match.isPart && isOfACharacter(match, text);
  if (match.isPart) return WRITTEN_PART.test(clauseOfPart(match, text.normal)) && !PERSONAL_PART.test(text.normal);
  return isWrittenAbout(match, text) || isOfAThing(match, text) || isOfACharacter(match, text);
}

/** Safari 15 cannot look behind in a pattern, so what would only seem to be personal is taken out first. */
function isPersonal(words: readonly string[]): boolean {
  return PERSONAL.test(words.join(' ').replace(NOT_PERSONAL, '$1$2 -'));
}

const PART_CLAUSE_END = /[，。、,.!?！？；;।…]/u;

/** What is said in another clause is not what is written about: "writing a paper, and yesterday I shook". */
function clauseOfPart({ start, end }: { readonly start: number; readonly end: number }, normal: string): string {
  const before = normal.slice(0, start).split(PART_CLAUSE_END).at(-1) ?? '';
  const after = normal.slice(end).split(PART_CLAUSE_END)[0] ?? '';
  return before + normal.slice(start, end) + after;
}

const CHARACTERS = wordSet(
  'character characters hero heroine protagonist antagonist villain narrator detective inspector wizard witch queen king ' +
    'princess prince knight pirate captain spy assassin murderer vampire werewolf ghost',
);
const SCENES = wordSet(
  'scene scenes chapter chapters novel novella plot act screenplay script story storyline draft drafting sequel trilogy ' +
    'playwriting fanfic fanfiction saga manuscript',
);

/** "My detective collapses in act two": what happens to somebody who is made up. */
function isOfACharacter({ start }: { readonly start: number }, { words }: ReadText): boolean {
  const isMadeUp = clauseBefore(words, start, 8).some((word) => CHARACTERS.has(word));
  return isMadeUp && words.some((word) => SCENES.has(word)) && !isPersonal(words);
}

/** "A poster on concussion, my head still rings": who speaks of their own body may be the one the text is about. */
const OWN_BODY =
  /\bmy (?:\S+ )?(?:head|skull|eyes?|eyelids?|vision|sight|arms?|hands?|legs?|body|tongue|ears?|temples?)\b/u;

function isWrittenAbout({ start }: { readonly start: number }, { words }: ReadText): boolean {
  const before = clauseBefore(words, start, 12);
  const written = before.findLastIndex((word) => WRITTEN.has(word));
  const isAbout = written >= 0 && ABOUT_IT.test(before.slice(written + 1).join(' '));
  return isAbout && !isPersonal(words) && !OWN_BODY.test(words.join(' '));
}

function isOfAThing({ start, end }: { readonly start: number; readonly end: number }, { words }: ReadText): boolean {
  const before = clauseBefore(words, start, THING_REACH);
  const thing = before.findLastIndex((word) => THINGS.has(word));
  if (SAME_AS_I.test(words.join(' '))) return false;
  if (before[thing] === 'pair' && !before.some((word) => TRADED.has(word))) return false;
  if (
    thing < 0 ||
    !SUBJECT.test(
      before
        .slice(0, thing)
        .map((word) => `${word} `)
        .join(''),
    )
  )
    return false;
  const between = before.slice(thing + 1).join(' ');
  return HAVING.test(between) || (BEING.test(between) && HAVING_FIRST.test(words.slice(start, end).join(' ')));
}

const SOMEBODY_TOLD = wordSet('she he they er sie il elle ils elles ella el ellos ele ela eles');

/** "The road chapter: she drives all night": somebody in a story, as likely as not. */
function isToldOfSomebody(before: readonly string[], words: readonly string[]): boolean {
  return SOMEBODY_TOLD.has(before.at(-1) ?? '') && words.some((word) => SCENES.has(word));
}

/** What somebody makes, files, pays or learns from. */
const WORK = wordSet(
  'app apps website site page landing bill bills invoice invoices poster posters flyer leaflet infographic logo icon icons banner ' +
    'flashcard flashcards deck slides quiz brand campaign catalogue catalog magazine newsletter menu mural illustration ' +
    'novella tale memoir law laws policy bylaw tax insurance fee fees fund form forms registration policy board boards ' +
    'monitor sensor firmware software platform portal database api store shop startup charity industry company manufacturer ' +
    'party birthday theme themes costume costumes gift gifts toy toys invitation game games decoration decorations ' +
    'notice notices disclaimer splash chart charts records tooltip warning warnings checkbox ' +
    'booking hire hiring rent rental quote buying selling listing ' +
    'statistics stats data survey curriculum syllabus lesson lessons committee workshop webinar conference module boards finals',
);
const MADE_PART =
  /规范|手册|说明书|教案|病历|仕様書|マニュアル|カルテ|教材|मैनुअल|पाठ योजना|ऐप|बग|कोड|वेबसाइट|पोस्टर|应用|软件|代码|程序|海报|网站|アプリ|コード|バグ|サイト|ポスター/u;

/**
 * Words of danger beside something that is made, paid or learnt: "the kindergarten bill", "an infographic on migraine".
 * That is too little to take a find back, but enough to ask instead of refusing.
 */
export function isPerhapsAboutSomethingElse<Meaning>(match: Match<Meaning>, { normal, words }: ReadText): boolean {
  if (match.isPart) {
    const clause = clauseOfPart(match, normal);
    return (MADE_PART.test(clause) || WRITTEN_PART.test(clause)) && !PERSONAL_PART.test(normal);
  }
  const before = clauseBefore(words, match.start);
  if (isPersonal(words) || HAPPENED.test(before.join(' '))) return false;
  if (isObjectOfMaking(clauseBefore(words, match.start, 8)) || isToldOfSomebody(before, words)) return true;
  const near = [...before, ...clauseAfter(words, match.end)];
  return near.some((word) => WORK.has(word) || WRITTEN.has(word));
}
