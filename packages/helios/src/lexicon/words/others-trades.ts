import type { WordList } from '../word-list.ts';

/** As the English list beside it: work by the things of a trade, and states by how the day went. */
export const ES_TRADES: WordList = {
  deep_focus_coding: {
    sure: 'picar codigo, picando codigo, nominas en codigo, contrato inteligente, macro nueva, me encierro a programar',
  },
  debugging: { sure: 'falla solo en, quien rompio, no arranca, se cae cada, peta en, a ver donde esta el fallo' },
  deep_reading_analysis: {
    sure: 'parrafo por parrafo, articulo por articulo, sentencia del, letra pequena, cuentas anuales, notas al pie',
  },
  study_memorise: {
    sure: 'opositora, opositor, oposicion, tema 1|2|3|4|5|6|7|8|9|10|20|30|40|43, que se me quede, se me queda, de carrerilla',
  },
  meditation_calm: { sure: 'en el cojin, dejando pasar, rato en silencio, solo respirar, rosario' },
  sleep_winddown: { sure: 'ya en pijama, dientes lavados, caer rendida, caer rendido, planchar la oreja' },
  energy_wakeup: { sure: 'no doy pie con bola, me falta chispa, espabilarme, ponerme las pilas' },
  stress_relief: { sure: 'me sale humo, a punto de estallar, soltar lastre, me tiemblan las piernas de nervios' },
};

export const DE_TRADES: WordList = {
  deep_focus_coding: {
    sure: 'runtergeschrieben, sps, sps steuerung, steuerung programmieren, funktionsbaustein, tur zu handy aus',
  },
  debugging: { sure: 'lauft nur bei, wer hat kaputt, sporadischer fehler, fehlersuche, messgerat' },
  deep_reading_analysis: { sure: 'absatz fur absatz, kleingedruckte, norm lesen, urteil lesen, fussnoten' },
  study_memorise: { sure: 'runterbeten, auswendig, handwurzelknochen, einpragen, gesellenprufung, staatsexamen' },
  meetings_calls: { sure: 'jour fixe, betriebsrat, genau hinhoren, gehaltsgesprach, mitarbeitergesprach' },
  sleep_winddown: {
    sure: 'ab in die falle, in die falle, in die federn, kopf dreht noch, kopf dreht runden, gedankenkarussell',
  },
  stress_relief: { sure: 'platzt der kragen, platzt gleich der kragen, dampf ablassen, auf hundertachtzig, auf 180' },
  exercise_movement: { sure: 'springseil, seilspringen, liegestutze, faszienrolle' },
};

export const FR_TRADES: WordList = {
  deep_focus_coding: { sure: 'automate programmable, je code le module, contrat intelligent, porter le module' },
  debugging: { sure: 'chercher le bug, qui a casse, plante au hasard, ne marche que chez' },
  deep_reading_analysis: {
    sure: 'decortique, cour de cassation, stylo a la main, paragraphe par paragraphe, notes de bas de page',
  },
  creative_writing: { sure: 'conte, dernier paragraphe, mon conte, une nouvelle a finir' },
  routine_admin: { sure: 'paperasse, justificatifs, la caf, declaration d impots, je classe, impots' },
  stress_relief: { sure: 'sur les nerfs, lacher prise, a bout de nerfs, redescendre en pression' },
  exercise_movement: { sure: 'corde a sauter, pompes, gainage' },
};

export const PT_TRADES: WordList = {
  debugging: { sure: 'onde ta o pepino, garimpar o erro, so da erro no, na minha maquina funciona, quebrou o build' },
  creative_writing: { sure: 'escrevendo um conto, meu conto, ultimo paragrafo' },
  sleep_winddown: { sure: 'ja to de pijama, de pijama, ir apagando aos, pegar no sono' },
  stress_relief: { sure: 'soltar os cachorros, a flor da pele, nervos a flor' },
  exercise_movement: { sure: 'pular corda, flexoes, prancha de' },
};

export const ZH_TRADES: WordList = {
  debugging: { sure: '查代码里, 谁改坏, 偶发, 查bug, 定位问题' },
  deep_reading_analysis: { sure: '逐条, 脚注, 判决书, 逐段' },
  creative_writing: { sure: '童话故事, 写童话' },
  exercise_movement: { sure: '跳绳, 俯卧撑, 平板支撑' },
};

export const JA_TRADES: WordList = {
  debugging: { sure: 'バグを探, 原因を探, たまに落ちる' },
  creative_writing: { sure: '童話を書, 物語を書' },
  energy_wakeup: { sure: 'シャキッと, しゃきっと, 頭がまだ寝, 目を覚ましたい' },
  exercise_movement: { sure: '縄跳び, なわとび, 腕立て' },
};

export const HI_TRADES: WordList = {
  meditation_calm: { sure: 'जाप, भीतर उतर, आंखें मूंद, माला फेर' },
  creative_writing: { sure: 'कहानी पूरी, कविता पूरी' },
  exercise_movement: { sure: 'रस्सी कूद, दंड बैठक' },
};
