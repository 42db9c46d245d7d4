import type { Match } from '../text/matcher.ts';
import type { ReadText } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';
import { clauseBefore } from './clause.ts';

/** What moves, trades or is drawn, and has no body. A screen, or what runs on it, is none of these: it can cause harm. */
const THING =
  '(?:robot|robots|robotic|robotico|robotica|roboterarm|roboter|servo|servos|actuator|gripper|greifer|axis|achse|spindle|stepper|drone|plotter|printhead|cursor|mauszeiger|curseur|sprite|sprites|mesh|ragdoll|npc|avatar|puppet|mascot|encoder|relay|turbine|conveyor|marioneta|marionnette)';
const DOING =
  '(?: (?:is|are|was|were|keeps|kept|just|started|starts|has|have|been|suddenly|still|always|sometimes|again|arm|arms|head|heads|hand|hands|wheel|eye|eyes|face|leg|legs|finger|fingers|que|qui|die|der|das|se|si|immer|wieder|encore|sigue|continua|esta|est|ist))*$';
const OF_A_THING = new RegExp(`\\b${THING}${DOING}`, 'u');
const THING_PART =
  /(?:机械臂|机器人|电机|马达|舵机|光标|ロボット|アーム|モーター|サーボ|カーソル|रोबोट|मोटर|कर्सर)(?<between>[^，。、,.]{0,10})$/u;
const OF_A_PERSON_PART = /我|私|俺|僕|मेर|मुझ/u;
/** "The robot jerks and so do I". */
const SAME_WITH_ME = /\b(?:so d(?:o|id|oes) (?:i|my)|me too|like me|like my|same as my|as do i|and i|and my)\b/u;
/** "The robot is making me dizzy": then it is somebody's symptom after all. */
const OF_A_PERSON = wordSet('i me my us our mich mir mein meine me mi mis m moi mon ma mes meu minha');
const REACH_AFTER = 3;
const SAME_WITH_ME_PART = /我也|私も|मैं भी|मुझे भी/u;

/** What a machine does too. It is never dizzy or sick, and has no seizures, whatever "motor" may stand before the word. */
const MOVES = /\b(?:jerk|twitch|shak|freez|froze|trembl|tiembl|zuck|zitter|trem[eai])/u;
const MOVES_PART = /抖|抽|震|けいれん|痙攣|ピクピク|कांप|झटक/u;

/**
 * "The robot arm twitches", "the cursor jerks": what a thing does is no symptom. Yet who works at one may be who
 * trembles, so this is enough to ask instead of refusing, and no more.
 */
export function isPerhapsOfAMachine<Meaning>(
  { start, end, isPart }: Match<Meaning>,
  { words, normal }: ReadText,
): boolean {
  if (isPart) {
    if (!MOVES_PART.test(normal.slice(start, end))) return false;
    const between = THING_PART.exec(normal.slice(0, start))?.groups?.['between'];
    return between !== undefined && !OF_A_PERSON_PART.test(between) && !SAME_WITH_ME_PART.test(normal);
  }
  if (!MOVES.test(words.slice(start, end).join(' '))) return false;
  if (words.slice(start, end + REACH_AFTER).some((word) => OF_A_PERSON.has(word))) return false;
  return OF_A_THING.test(clauseBefore(words, start).join(' ')) && !SAME_WITH_ME.test(words.join(' '));
}
