import type { Match } from '../text/matcher.ts';
import type { ReadText } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';
import { clauseBefore } from './clause.ts';
import { isObjectOfMaking } from './made-things.ts';

const REACH_WORDS = 8;

/** A child that is there, or is to look at the light, to sleep or to be calmed by it. */
const THERE =
  /\b(?:with (?:me|us|him|her|them)|beside|next to|lap|arms|chest|here|watch\S*|look at|looks at|looking at|screen|tablet|ipad|tv|sleep\S*|asleep|nap|naps|calm\S*|settl\S*|sooth\S*|quiet\S*|crying|cries|awake|hyper|colou?rs|light|lights|glow|focus\S*|concentrat\S*|homework|uses?|using|try|tries|likes?|loves?|conmigo|al lado|regazo|brazos|mira\S*|pantalla|duerm\S*|dorm\S*|calm\S*|luz|luces|deberes|neben|schoss|arm|schau\S*|bildschirm|schlaf\S*|einschlaf\S*|beruhig\S*|licht|hausaufgaben|avec moi|a cote|genoux|bras|regard\S*|ecran|couleurs|lumiere|devoirs|endorm\S*|apais\S*|comigo|ao lado|colo|braco\S*|olha\S*|assist\S*|tela|acalm\S*|dever|licao)\b/u;
/** Who has a condition is no mere reader, whoever writes for them. */
const ILL = /\b(?:epilep\S*|seizures?|fits|migr\S*|photosens\S*|fotosens\S*|convuls\S*|krampf\S*|crises?|ataques?)\b/u;

/** What is made or told for somebody who will have it later. */
const GIVEN = wordSet(
  'story stories tale tales fable poem song lullaby letter card cards cake present gift invitation party theme costume dress ' +
    'quilt blanket sweater hat toy toys puppet book books lesson lessons worksheet worksheets workshop quiz game puzzle comic ' +
    'explanation talk assembly slides lunchbox treehouse speech toast piece chapter fairy ' +
    'cuento cuentos historia poema cancion carta tarjeta tarta regalo invitacion fiesta disfraz juguete libro clase clases taller ' +
    'geschichte marchen gedicht lied brief karte torte geschenk einladung party kostum spielzeug buch unterricht ' +
    'conte contes histoire poeme chanson lettre carte gateau cadeau invitation fete deguisement jouet livre cours atelier ' +
    'conto contos poema musica carta cartao bolo presente convite festa fantasia brinquedo livro aula aulas oficina',
);
const TO_WHOM = wordSet('for to about para a al sobre fur an uber pour au aux sur pra ao');
/** Children in general, with nobody's: "so that 13 year olds get it". */
const IN_GENERAL =
  /^(?:(?:\S+ )?(?:y|yr|yrs|year|years) ?(?:old|olds|o)|\S+ yo|year olds|pupils|schoolchildren|schoolkids|teens?|teenagers?|kids|children|minors|graders|first graders|for kids|ninos|jovenes|kinder|fur kinder|jugendliche|enfants|pour enfants|les enfants|die kinder|criancas)$/u;
/** What is put before an audience. A room that is set up for children, or a light, is not. */
const TAUGHT =
  /\b(?:explain\S*|teach\S*|lessons?|so that|so|how to tell|story|stories|book|books|worksheets?|game|exhibit\S*|museum|talk|clases?|explicar|unterricht|erklar\S*|cours|expliquer|aulas?|explicar|cuentos?|contes?|contos?)\b/u;
const OWNED = wordSet(
  'my our his her their these those mi mis nuestro nuestra mein meine meinen meinem unser unsere mon ma mes notre nos meu minha meus minhas',
);

/**
 * Whether a child is only who something is made for, or an audience: then asking is enough. A child beside the screen,
 * or one that is to sleep or be calmed, is never only that.
 */
export function isChildElsewhere<Meaning>(
  { start, end, isPart }: Match<Meaning>,
  { words, normal }: ReadText,
): boolean {
  if (isPart) return GIVEN_PART.test(normal) && !THERE_PART.test(normal);
  const text = words.join(' ');
  if (THERE.test(text) || ILL.test(text)) return false;
  const before = clauseBefore(words, start, REACH_WORDS);
  const inner = words.slice(start, end);
  return (
    isRecipient([...before, ...inner]) || isObjectOfMaking(before) || isAudience(before, words.slice(start, end + 1))
  );
}

function isRecipient(words: readonly string[]): boolean {
  const given = words.findLastIndex((word) => GIVEN.has(word));
  return given >= 0 && words.slice(given + 1, given + 4).some((word) => TO_WHOM.has(word));
}

function isAudience(
  before: readonly string[],
  [first = '', second = '', third = '', ...rest]: readonly string[],
): boolean {
  if (before.some((word) => OWNED.has(word))) return false;
  if (!TAUGHT.test(before.join(' '))) return false;
  const named = [first, second, third, ...rest];
  return named.some(
    (_, place) => IN_GENERAL.test(named.slice(0, place + 1).join(' ')) && isMany(named.slice(0, place + 1)),
  );
}

function isMany(words: readonly string[]): boolean {
  return /(?:s|n|children)$/u.test(words.at(-1) ?? '');
}

const GIVEN_PART =
  /故事|童话|绘本|贺卡|礼物|教案|课件|蛋糕|物語|童話|絵本|カード|プレゼント|教案|授業|ケーキ|कहानी|कविता|कार्ड|तोहफा|पाठ योजना|केक/u;
const THERE_PART =
  /旁边|怀里|屏幕|睡|哄|看着|安静|作业|光|灯|病|癫|抽|隣|膝|画面|寝|眠|泣|落ち着|光|灯|宿題|てんかん|発作|बगल|गोद|स्क्रीन|सो|सुला|शांत|रोशनी|लाइट|होमवर्क|मिर्गी|दौरे/u;
