import type { SafetyWords } from '../safety-words.ts';

function words(adverseSymptom: string, harm: string): SafetyWords {
  return { never: { adverse_symptom: adverseSymptom, harm }, caution: '', aboutFlicker: '', harmless: '' };
}

/** Eyes that hurt are a reason to stop, not to dim; and somebody who is to be hurt is named in many ways. */
export const EN_EYES_AND_OTHERS: SafetyWords = words(
  `
    eyes hurt, eye hurts, eyes are hurting, eyes hurting, hurts my eyes, hurting my eyes, hurt my eyes, hurts the eyes,
    hurts in my eyes, eyes ache, eyes are aching, eyes sting, eyes are stinging, eyes burn, eyes are burning, eyes are sore,
    sore eyes, pain in my eye|eyes, my eyes are in pain`,
  `
    hurt my flatmate|housemate|mother|father|mum|mom|dad|parents|teacher|partner|girlfriend|boyfriend|kid|kids|child|children|son|daughter|family|landlord|classmate|enemy|rival|dog|cat|team|students,
    hurt anyone|anybody|everyone|others|another|strangers, hurt a|an|this|that person|man|woman|guy|girl|boy|friend|kid|child,
    this|the light to hurt, it to hurt people, it to hurt someone`,
);

export const EYES_AND_OTHERS: readonly SafetyWords[] = [
  words(
    'me duelen los ojos, duelen los ojos, dolor de ojos, me arden los ojos',
    'hacer dano a alguien, hacerle dano a',
  ),
  words(
    'augen tun weh, augen tun mir weh, tut in den augen weh, augen schmerzen, augenschmerzen, augen brennen',
    'meinem mitbewohner wehtun, meiner mitbewohnerin wehtun, leuten wehtun',
  ),
  words('mal aux yeux, yeux me font mal, yeux piquent, yeux brulent', 'faire du mal a, blesser quelqu un'),
  words('olhos doem, olhos doendo, olhos estao doendo, dor nos olhos, olhos ardem, olhos ardendo', 'machucar alguem'),
  words('眼睛疼, 眼睛痛, 眼睛好疼, 眼睛好痛, 眼睛很疼, 眼睛很痛, 眼睛刺痛', '伤害别人, 伤害室友'),
  words('目が痛, 目がいた, 目に痛, 目がしみ', '人を傷つけ, 誰かを傷つけ'),
  words('आंखों में दर्द, आंखें दुख, आंख दुख, आंखें दर्द, आंखों में जलन', 'किसी को चोट पहुंचा'),
];
