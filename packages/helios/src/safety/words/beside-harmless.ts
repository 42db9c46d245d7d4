import type { SafetyWords } from '../safety-words.ts';

/**
 * What hides behind a harmless phrase beside it: one's own end told as a text to write, a child told as asleep that lies
 * on who speaks, a machine told by its paper while somebody feeds it.
 */
export const EN_BESIDE_HARMLESS: SafetyWords = {
  never: {
    crisis: `
      kill ~ then me|myself, be here|around ~ ever again, or in this life, gone from this|the world,
      rope ~ ceiling|beam|rafter|rafters|neck|branch`,
    infant: `
      baby|babies|newborn|toddler|son|daughter|kid|child ~ on me,
      baby|babies|newborn|toddler|son|daughter|kid|child ~ on my arm|arms|chest|lap|shoulder|knee|knees|belly|back`,
    adverse_symptom: 'spinning head',
    driving: 'feed the press|machine|saw|mill|lathe|chipper|baler',
  },
  caution: `
    my own death|grave|funeral|obituary|eulogy|burial|wake, eulogy|obituary for myself|me, my obituary, my eulogy, my funeral,
    my last poem|words|song|goodbye, it ends tonight, tonight it ends, dead me, me dead, then me,
    i keep freezing|jerking|twitching|shaking, i freeze, i froze, twitch|jerk|shake|tremble too,
    chapter|page of my life, kids|kid|children|child|baby|toddler ~ stare|watch|look|desk|chair|screen`,
  aboutFlicker: '',
  harmless: '',
};

function cautious(caution: string): SafetyWords {
  return { never: {}, caution, aboutFlicker: '', harmless: '' };
}

export const BESIDE_HARMLESS: readonly SafetyWords[] = [
  cautious(
    'mi propia muerte, mi propio funeral, mi propio obituario, mi ultimo poema, mis ultimas palabras, yo tiemblo',
  ),
  cautious(`
    meinen eigenen tod, meine eigene beerdigung, meine eigene grabrede, meinen eigenen nachruf, mein letztes gedicht,
    meine letzten worte, ich zucke, ich zittere`),
  cautious(
    'ma propre mort, mon propre enterrement, mon propre eloge, mon dernier poeme, mes derniers mots, je tremble',
  ),
  cautious('minha propria morte, meu proprio enterro, meu ultimo poema, minhas ultimas palavras, treme, tremo'),
  cautious('自己的悼词, 自己的葬礼, 我的葬礼, 最后一首诗, 遗书, 遗言'),
  cautious('自分の弔辞, 自分の葬式, 最後の詩, 遺書, 遺言'),
  cautious('अपनी मौत, अपने अंतिम संस्कार, आखिरी कविता, आखिरी शब्द'),
];
