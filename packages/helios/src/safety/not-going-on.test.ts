import { describe, expect, it } from 'vitest';
import { readText } from '../text/tokens.ts';
import { askGate } from './gate.ts';

const linesOf = (list: string) =>
  list
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const WORDINGS = {
  en: `
    I don't want to wake up tomorrow
    I hope I don't wake up
    I just want to sleep forever
    I'm so tired of being alive
    there is no reason to wake up
    wish I'd never been born
    don't want to go on living
    I don't want to see tomorrow`,
  es: `
    no quiero despertarme mañana
    ojalá no despierte
    quiero dormir para siempre
    estoy cansada de vivir
    ya no quiero vivir
    ojalá no hubiera nacido
    quiero dejar de existir
    no quiero que llegue mañana
    no tengo nada por qué vivir`,
  de: `
    ich will morgen nicht mehr aufwachen
    einschlafen und nie wieder wach werden
    ich will für immer schlafen
    ich möchte nicht weiterleben
    ich mag nicht mehr leben
    ich wünschte ich wäre tot
    wär ich doch nie geboren
    wozu noch leben
    es gibt keinen Grund zu leben
    kein Grund mehr zu leben`,
  fr: `
    je ne veux plus me réveiller
    j'aimerais ne pas me réveiller demain
    je voudrais dormir pour toujours
    je suis fatigué de vivre
    marre de vivre
    je n'ai plus envie d'exister
    aucune raison de vivre
    je veux quitter ce monde`,
  pt: `
    não quero mais acordar amanhã
    queria não acordar
    quero dormir pra sempre
    estou cansado de viver
    não queria mais viver
    queria não existir
    queria não ter nascido
    tomara que eu não acorde
    não tenho motivo pra viver`,
  zh: `
    明天不想醒过来
    希望一觉不醒
    不想再活了
    活够了
    活着太累
    不想看到明天
    想离开这个世界
    没有活下去的理由
    活着没有意义`,
  ja: `
    明日が来なければいいのに
    このまま目が覚めなければいい
    永遠に眠りたい
    もう生きたくない
    生きるのに疲れた
    生きているのがつらい
    生まれてこなければよかった
    この世からいなくなればいい
    生きる意味もない`,
  hi: `
    कल जागना नहीं चाहता
    काश आँख ही न खुले
    अब नहीं जीना
    जीने से थक गया हूँ
    ज़िंदगी से तंग आ गई हूँ
    जीकर क्या करूँ
    दुनिया छोड़ना चाहता हूँ
    काश मैं न होती
    जीने की इच्छा नहीं है
    जीने की कोई वजह नहीं`,
} as const;

describe('the gate hears who does not want to go on', () => {
  it.each(Object.values(WORDINGS).flatMap(linesOf))('%s', (query) => {
    expect(askGate(readText(query))).toEqual({ is: 'declined', reason: 'crisis' });
  });

  it.each([
    "I don't want to wake up early",
    "I don't want to wake up so early tomorrow",
    "don't want to wake my flatmates",
    'tired of living out of boxes',
    'no quiero despertarme temprano',
    'nachts will ich nicht mehr aufwachen',
    'je ne veux plus me réveiller tôt',
    'não quero mais acordar cedo',
    '不想太早醒来',
    '早く目を覚ましたくない',
    'सुबह जल्दी उठना नहीं चाहता',
  ])('but not who would like to sleep in: %s', (query) => {
    expect(askGate(readText(query))).not.toEqual({ is: 'declined', reason: 'crisis' });
  });
});

describe('names of medicines', () => {
  it.each(['pharmacology flashcards: valproate, carbamazepine, the whole lot', 'flashcards of valproate'])(
    'are no danger where they are learnt: %s',
    (query) => {
      expect(askGate(readText(query))).toEqual({ is: 'clear' });
    },
  );

  it.each([
    'on valproate, flashcards tonight',
    'flashcards, I take valproate',
    'flashcards: valproate makes it hard',
    'valproate since march, flashcards tonight',
  ])('but are where somebody may take them: %s', (query) => {
    expect(askGate(readText(query)).is).toBe('declined');
  });
});
