import type { RefineWords } from '../refine-words.ts';

export const DE_REFINE: RefineWords = {
  faster: `schneller, schnell*, flotter, zugiger, rascher, beschleunig*, mehr tempo, tempo hoch, tempo rauf`,
  slower: `
    langsamer, langsam*, gemachlicher, gemachlich, tiefer, verlangsam*, tempo runter, weniger tempo, gebremst,
    bremse`,
  stronger: `
    starker, stark*, kraftiger, kraftig*, intensiver, intensiv*, heller, hell, helle, helles, deutlicher,
    sichtbarer, sichtbar, mehr kraft`,
  softer: `
    sanfter, sanft*, weicher, weich, schwacher, schwach*, dezenter, dezent*, dunkler, dunkel*, milder, mild,
    unaufdringlicher, dimm*, gedampfter, zarter`,
  tooStrong: `grell, nervt, stort, aufdringlich, blendet, anstrengend`,
  tooWeak: `
    sehe kaum, kaum zu sehen, kaum sichtbar, seh nichts, sehe nichts, merke nichts, merke kaum, spure nichts,
    zu dezent`,
  louder: `lauter, laut, mehr lautstarke`,
  quieter: `leiser, leise, weniger lautstarke`,
  livelier: `
    lebhafter, lebhaft*, lebendiger, energischer, energiegeladener, mehr energie, mehr schwung, wacher, wach,
    munterer, munter, anregender, aktivierender, aktiver, mehr power, mehr drive, mehr fokus, fokussierter,
    spritziger`,
  calmer: `
    ruhiger, ruhig*, entspannter, entspannt, entspannender, gelassener, beruhigender, gemutlicher, relaxter,
    besinnlicher`,
  tooLively: `
    nervos, unruhig, hibbelig, zappelig, aufgedreht, hektisch, zu viel energie, macht mich nervos, gestresst davon`,
  tooDull: `
    mude davon, macht mich mude, schlafrig, werde mude, schlafe ein, einschlafernd, langweilig, trage, zu lahm, lahm`,
  rate: `tempo, geschwindigkeit, frequenz, rhythmus, takt, puls`,
  strength: `intensitat, starke, helligkeit, licht, effekt, kraft, flackern, kontrast`,
  volume: `lautstarke, ton, sound`,
  up: `hoher, erhoh*, rauf, hoch, mehr, steiger*, aufdrehen, dreh auf`,
  down: `runter, niedriger, weniger, reduzier*, senk*, verringer*, zuruck, herunter, drosseln, drossel`,
  opposite: `zu, weniger, nicht so, nicht ganz so, viel zu, etwas zu, so`,
  small: `etwas, ein bisschen, bisschen, ein wenig, wenig, leicht, einen tick, tick, eine spur, minimal, ein stuck`,
  large: `viel, deutlich, wesentlich, sehr, maximal, ordentlich`,
  keep: `
    so lassen, lass es so, lass so, perfekt, passt so, passt, gefallt mir, nichts andern, nicht andern, genau so,
    bleib so, so bleiben, ist gut so, gut so, super so, genau richtig, beibehalten, stimmt so`,
  undo: `ruckgangig, zuruck zum vorherigen, wie vorher, wie zuvor, wie eben, vorherige einstellung, vorherigen`,
  light: `es, das, das licht, die farbe, der rhythmus, mach es, machs, bitte, ist, jetzt`,
  person: `ich muss, ich will wach, hilf mir, ich mochte mich, ich fuhle mich, ich bin`,
  hues: {
    red: `rot, roter, rotlich`,
    orange: `orange, oranger, pfirsich, apricot`,
    yellow: `gelb, gelber, gelblich`,
    green: `grun, gruner, grunlich`,
    cyan: `turkis, cyan, petrol`,
    blue: `blau, blauer, blaulich, himmelblau`,
    violet: `lila, violett, purpur, lavendel, flieder`,
    magenta: `rosa, pink, magenta`,
    warm: `warm*, warmer, warmes, warme, sonnenuntergang, bernstein, gold, golden, kerzenlicht, abendlicht`,
    cool: `kalt*, kalter, kuhl*, kuhler, eisig`,
  },
};
