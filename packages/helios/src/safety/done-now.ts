import type { Match } from '../text/matcher.ts';
import type { ReadText } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';
import { clauseAfter, clauseBefore } from './clause.ts';
import { isObjectOfMaking } from './made-things.ts';

const REACH_WORDS = 8;

/** Compared with, or said not to be: "like an operating theatre", "candlelight, not a cockpit". */
const COMPARED =
  /(?:\brather than(?: an?| the)?|\b(?:like|than|wie|como|comme) (?:in |on )?(?:an?|some|eine?[mnrs]?|une?|una|um|uma)|(?:^|\b(?:and|but|its|is|im|am|are|more|rather) )not(?: like)?(?: in| on| at)?(?: an?| the)?)$/u;

/** Rooms that people name for how bright they are. Who likens a light to a lorry may sit in one. */
const BRIGHT_ROOM = /^(?:operating (?:theatre|room)|cockpit)$/u;
const OF_LIGHT =
  /\b(?:\S*light\S*|lamps?|candles?|glow\S*|bright\S*|dim\S*|soft\S*|warm\S*|glar\S*|licht\S*|heller|luz|brillo|lumiere|brilho)\b/u;

const OF_WHO_SPEAKS = /\b(?:i|im|ive|we|were|my|our|ich|wir|bin|yo|estoy|soy|je|j|suis|eu|estou|sou)\b/u;

/** What may be over: "spent the day on", "after the", "back from". It may also begin again, so it is asked about. */
const OVER = new RegExp(
  `\\b(?:spent|after|finished|back from|home from|c[oa]me off|got off|done with|nach|tras (?:una?|dos|tres|varias|muchas|\\d+)|despues de|vuelvo de|apres|rentree? d\\S*|depois d\\S+|apos|voltei d\\S+)(?: (?:${[
    'the|an?|my|our|this|that|another|long|whole|all|two|three|four|five|six|seven|eight|\\d+|hours?|days?|morning|evening|night|week|of|on|at|in|up|behind|from',
    'der|die|das|dem|den|einer|einem|eine[mn]|drei|zwei|stunden|am|auf|im|hinter|la|el|un|una|horas|en|al|le|les|une|trois|deux|heures|au|sur|o|um|uma|no|na|ao|de',
  ].join('|')}))*$`,
  'u',
);
/** "Been at it all day" may still go on, so it is asked about. */
const BEEN = /\b(?:been|war|llevo|estuve|ete|estive|fiquei)(?: \S+){0,4}$/u;
/** Who asks to be kept awake is at it still, whatever they say is behind them. */
const ASKS_TO_STAY_AWAKE = /\b(?:awake|alert|keep (?:me|my|us)|wach|munter|despiert[oa]|eveillee?|acordad[oa])\b/u;

/** What is written, drawn or programmed for a machine: "the welding procedure spec", "logic for the bottling line". */
const PAPERS = wordSet(
  'spec specs specification specifications procedure procedures manual manuals documentation docs logic code macro macros ' +
    'firmware software plc scada hmi api dashboard simulation simulator simulations model drawing drawings ' +
    'blueprint schematic schematics diagram diagrams interlock symbols theory exam ticket certificate poster posters logo ' +
    'regulations regulation standard standards contract insurance invoice catalogue brochure article essay report database ' +
    'dataset paperwork rota timetable statistics pricing market company manufacturer museum lyrics song novel ' +
    'manual planos norma normas programa software presupuesto seguro handbuch norm normen steuerung programm zeichnung ' +
    'zeichnungen vorschrift vorschriften software notice manuel plans norme normes programme logiciel cahier devis ' +
    'manual norma normas programa planta orcamento desenho desenhos',
);
const JOINING = wordSet(
  'for of on about against the our a an new this my next de del la el los las para sobre von fur zu zur zum die der das den ' +
    'du des pour sur le les do da dos das pra',
);
/** "In the manual" is a paper; "on the line", "at the controls" is a place. */
const PLACE = wordSet('in on at aboard behind inside under up im am auf hinter en dans au aux no na ao');

/** "Candlelight, not operating theatre": a wish for the light, in which a place is only an image. */
export function isImageOfLight<Meaning>({ start, end, isPart }: Match<Meaning>, { words }: ReadText): boolean {
  if (isPart || !BRIGHT_ROOM.test(words.slice(start, end).join(' '))) return false;
  const text = words.join(' ');
  // Who says where they are, or what they do there, speaks of more than the light.
  if (!OF_LIGHT.test(text) || OF_WHO_SPEAKS.test(text)) return false;
  return COMPARED.test(clauseBefore(words, start, REACH_WORDS).join(' '));
}

/**
 * Whether somebody may not be at the wheel, the machine or the height that is named: it is compared with, over, or only
 * written about. No such sign is ever sure, because who stops drives on, and a manual is also read in a cab. So it is
 * enough to ask instead of refusing, and never to go ahead.
 */
export function isPerhapsNotDone<Meaning>(match: Match<Meaning>, { words, normal }: ReadText): boolean {
  if (match.isPart) return PAPERS_PART.test(normal) && !STILL_PART.test(normal);
  if (ASKS_TO_STAY_AWAKE.test(words.join(' '))) return false;
  const before = clauseBefore(words, match.start, REACH_WORDS);
  const text = before.join(' ');
  if (COMPARED.test(text) || OVER.test(text) || BEEN.test(text)) return true;
  return isOnlyShown(before, words.slice(match.start, match.end), clauseAfter(words, match.end));
}

const PAPERS_PART =
  /规范|手册|说明书|图纸|代码|程序|论文|小说|海报|仕様書|図面|マニュアル|プログラム|論文|小説|ポスター|मैनुअल|नक्शा|कोड|प्रोग्राम|पोस्टर|उपन्यास/u;
const STILL_PART =
  /醒|困|还有|正在|着|时候|途中|上[写看听读改]|眠|起き|転中|縦中|中[にで]|ながら|席で|まだ|जागत|नींद|रहा हूं|रही हूं|चलाते|अभी/u;

const VERBAL =
  /^(?:driv\S*|drove|rid\S+|steer\S*|pilot\S*|operat\S*|conduc\S*|conduis\S*|fahr\S*|dirig\S*|manej\S*|roule)$/u;

/** Driving is done, never drawn: "reading my phone driving home". Only a thing, or a trade by its papers, is shown. */
function isOnlyShown(before: readonly string[], found: readonly string[], after: readonly string[]): boolean {
  const [first = ''] = found;
  if (VERBAL.test(first) || PLACE.has(first) || isWhereSomebodyIs(before, after)) return false;
  if (found.length === 1 && first.endsWith('ing')) return after.slice(0, 1).some((word) => PAPERS.has(word));
  return isOfPaper(before, after) || isObjectOfMaking(before);
}

/** "On the motorway writing code": what is written there is no paper about the place, as "in the forklift manual" is. */
function isWhereSomebodyIs(before: readonly string[], [next = '']: readonly string[]): boolean {
  return before.slice(-2).some((word) => PLACE.has(word)) && !PAPERS.has(next);
}

/** A paper right behind ("welding procedure spec") or right before, joined by a small word ("logic for the line"). */
function isOfPaper(before: readonly string[], after: readonly string[]): boolean {
  const place = after.findIndex((word) => PLACE.has(word) || JOINING.has(word));
  const compound = place < 0 ? after.slice(0, 3) : after.slice(0, Math.min(place, 3));
  if (compound.some((word) => PAPERS.has(word))) return true;
  const paper = before.findLastIndex((word) => PAPERS.has(word));
  const between = before.slice(paper + 1);
  return paper >= 0 && between.length > 0 && between.length <= 3 && between.every(isJoining);
}

function isJoining(word: string, place: number): boolean {
  // "A report on the motorway" is about one as likely as on one: only what joins without a place counts.
  return JOINING.has(word) && !(place === 0 && PLACE.has(word));
}
