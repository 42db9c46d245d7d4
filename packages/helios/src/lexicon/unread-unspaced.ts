import { languagesOf } from '../text/language.ts';
import type { ReadText } from '../text/tokens.ts';
import { taskMatches } from './score.ts';

const CLAUSE = /[^，。、,.!?！？；;।…]+/gu;
/** Shorter clauses are greetings, times and particles. Hindi is written with letters and needs more of them. */
const FEWEST_CHARACTERS = { ofLetters: 9, ofSigns: 4 } as const;

/** What a danger is told with: a body, light, a road, somebody else, what happened or was forbidden. */
const CONCERN =
  /头|头|眼|脸|手(?!机|册|稿|工|续)|脚|腿|身|腰|胸|嘴|舌|皮|晕|倒|抽|抖|麻|痛|疼|摔|撞|病|医|药|针|灯|光|闪|屏|车|路|驾|骑|船|机|孩|娃|岁|宝|爸|妈|奶|爷|他|她|谁|人家|死|活|命|突然|以前|曾|过敏|不能|不许|不让|禁|頭|目(?!標|的|次)|顔|手(?!紙|帳|順)|足|体|胸|口|舌|倒|震|痛|打っ|転|病|医|薬|光|灯|画面|運|車|道|船|機|子(?!タ)|娘|息子|彼|誰|死|生き|急に|突然|昔|禁止|だめ|ダメ|と言われ|सिर|आंख|हाथ|पैर|शरीर|जीभ|चेहर|गिर|कांप|दर्द|रोशनी|लाइट|चमक|स्क्रीन|गाडी|रास्त|सडक|बच्च|बेट|साल|उस|किसी|डॉक्टर|दवा|अचानक|पहले कभी|मना|मर|जी(?:ना|ने)/u;

/**
 * As for words: a clause in which no list of tasks finds anything may be the reason why light is not for somebody. It is
 * asked about where it speaks of what such reasons are told with.
 */
export function hasUnreadUnspacedClause(text: ReadText, hint: string | undefined): boolean {
  const clauses = [...text.normal.matchAll(CLAUSE)];
  if (clauses.length < 2) return false;
  const found = [...languagesOf(text, hint)].flatMap((language) => taskMatches(language, text));
  const parts = found.filter(({ isPart }) => isPart);
  return clauses.some(({ 0: clause, index }) => {
    const end = index + clause.length;
    const fewest = /\p{Script=Devanagari}/u.test(clause) ? FEWEST_CHARACTERS.ofLetters : FEWEST_CHARACTERS.ofSigns;
    const isRead = parts.some((part) => part.start < end && part.end > index);
    return clause.trim().length >= fewest && !isRead && CONCERN.test(clause);
  });
}
