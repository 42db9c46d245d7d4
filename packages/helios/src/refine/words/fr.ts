import type { RefineWords } from '../refine-words.ts';

export const FR_REFINE: RefineWords = {
  faster: `vite, rapid*, rapidement, accelere*, plus de vitesse, plus de rythme`,
  slower: `lent*, lente, lentement, ralenti*, doucement, profond, plus profond, moins de vitesse`,
  stronger: `
    fort, forte, intense, lumineux, lumineuse, puissant, puissante, visible, marque, plus de puissance, vif, vive,
    brillant, brillante`,
  softer: `
    doux, douce, faible, discret, discrete, leger, legere, tamise, tamisee, subtil, subtile, attenue*, adouci*,
    baisse la lumiere, delicat`,
  tooStrong: `agressif, agressive, genant, penible, eblouissant, fatigue les yeux`,
  tooWeak: `vois rien, vois a peine, a peine visible, remarque a peine, on voit rien, ne vois pas`,
  louder: `monte le son, plus de volume, augmente le son, entends rien, entends pas`,
  quieter: `baisse le son, moins de volume, silencieux, moins fort le son`,
  livelier: `
    energi*, dynami*, tonique, plus d energie, vivant, vivante, stimulant, stimulante, eveille, alerte, pep s,
    punch, entrainant, reveille un peu, boost*`,
  calmer: `
    calme, tranquille, apais*, apaisante, relaxant, relaxante, zen, serein, sereine, pose, posee, paisible, detendu,
    reposant`,
  tooLively: `enerve, agite, agitee, stresse, me stresse, nerveux, nerveuse, m excite, excitant, frenetique`,
  tooDull: `m endort, endormant, somnolent, somnolente, je m endors, ennuyeux, mou, molle, plat`,
  rate: `vitesse, rythme, frequence, tempo, cadence, pulsation`,
  strength: `intensite, luminosite, lumiere, force, puissance, effet, clignotement, contraste`,
  volume: `volume, son`,
  up: `monte, augmente*, plus, hausse, pousse`,
  down: `baisse*, reduis, reduire, diminue*, moins`,
  opposite: `
    ne veux plus, veux plus, peux plus, ne peux plus, en peux plus, n en peux plus, ne ~ plus, moins, trop, pas si, pas aussi, un peu moins, beaucoup trop`,
  small: `un peu, legerement, un poil, un chouia, un tout petit peu, un brin, un tantinet`,
  large: `beaucoup, bien plus, vraiment, nettement, au maximum`,
  keep: `
    parfait, garde ca, garde comme ca, laisse comme ca, laisse ainsi, ne change rien, change rien, ne touche a rien,
    c est bien comme ca, c est parfait, ca me va, nickel, tres bien comme ca, impeccable, reste comme ca,
    comme ca c est bien, j adore`,
  undo: `annule, annuler, reviens en arriere, comme avant, le precedent, retour au precedent, remets comme avant`,
  light: `ca, c est, le, la lumiere, la couleur, le rythme, rends le, mets, plus, moins`,
  person: `j ai besoin de, aide moi, je veux me, je me sens, je suis, me sentir`,
  hues: {
    red: `rouge, rougeatre`,
    orange: `orange, peche, abricot`,
    yellow: `jaune, jaunatre`,
    green: `vert, verte, verdatre`,
    cyan: `turquoise, cyan, sarcelle`,
    blue: `bleu, bleue, bleute, azur`,
    violet: `violet, violette, mauve, lavande, lilas, pourpre`,
    magenta: `rose, magenta, fuchsia`,
    warm: `chaud, chaude, chaleureux, chaleureuse, coucher de soleil, ambre, dore, doree, bougie`,
    cool: `froid, froide, frais, fraiche, glacial`,
  },
};
