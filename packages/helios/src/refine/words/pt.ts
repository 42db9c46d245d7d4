import type { RefineWords } from '../refine-words.ts';

export const PT_REFINE: RefineWords = {
  faster: `rapid*, rapida, depressa, acelera*, veloz, mais velocidade, mais ritmo`,
  slower: `devagar, lent*, lenta, desacelera*, mais fundo, profundo, menos velocidade, vagaroso`,
  stronger: `forte, intenso, intensa, brilhante, visivel, potente, nitido, mais potencia, marcante, vivo`,
  softer: `
    suav*, fraco, fraca, leve, delicado, sutil, discreto, discreta, tenue, suaviza*, atenua*, diminui a luz,
    abaixa a luz, escuro`,
  tooStrong: `agressivo, incomodando, incomoda, irritante, cansa a vista`,
  tooWeak: `quase nao vejo, nao da pra ver, mal da pra ver, mal vejo, quase nao aparece, nao percebo`,
  louder: `aumenta o som, aumenta o volume, mais volume, mais alto, nao escuto, nao ouco`,
  quieter: `abaixa o som, abaixa o volume, menos volume, mais baixo, baixa o som`,
  livelier: `
    energic*, energica, energetico, mais energia, animado, animada, ativo, ativa, estimulante, desperto, alerta,
    dinamico, agitado um pouco, vibrante, pra cima`,
  calmer: `calmo, calma, tranquil*, tranquila, relaxado, relaxada, relaxante, sereno, serena, sossegado, pacifico`,
  tooLively: `
    nervoso, nervosa, ansioso com isso, agitado, agitada, acelerado, acelerada, inquieto, inquieta, frenetico`,
  tooDull: `
    sonolento, sonolenta, me da sono, dando sono, me dando sono, com sono demais, parado, chato, entediante,
    monotono, me apagando`,
  rate: `velocidade, ritmo, frequencia, pulso, andamento`,
  strength: `intensidade, brilho, luz, forca, potencia, efeito, piscada, contraste`,
  volume: `volume, som, audio`,
  up: `aumenta, aumentar, aumente, sobe, suba, mais, eleva`,
  down: `diminui, diminuir, diminua, reduz, reduza, reduzir, abaixa, abaixe, baixa, menos`,
  opposite: `menos, demais, nao tao, tao, esta muito, ta muito, e muito, um pouco menos, muito`,
  small: `um pouco, um pouquinho, pouquinho, um tiquinho, ligeiramente, levemente, um tanto, tantinho`,
  large: `bem mais, bastante, muito mais, bem, ao maximo`,
  keep: `
    perfeito, deixa assim, deixe assim, mantem assim, mantenha, assim esta bom, assim ta bom, ta otimo,
    ta bom assim, nao mude, nao muda nada, nao mexe, gostei assim, igual, do jeito que esta, otimo assim, adorei`,
  undo: `desfaz, desfazer, desfaca, volta como estava, como antes, o anterior, voltar ao anterior, volta ao que era`,
  light: `isso, isto, a luz, a cor, o ritmo, deixa, deixe, faz, faca, ta, esta, mais, menos`,
  person: `preciso ficar, quero ficar, me ajuda, me ajude, estou me sentindo, quero me sentir, preciso me`,
  hues: {
    red: `vermelho, vermelha, avermelhado`,
    orange: `laranja, alaranjado, pessego`,
    yellow: `amarelo, amarela, amarelado`,
    green: `verde, esverdeado`,
    cyan: `turquesa, ciano, agua marinha`,
    blue: `azul, azulado`,
    violet: `roxo, roxa, violeta, lilas, lavanda`,
    magenta: `rosa, magenta, fucsia`,
    warm: `quent*, quentes, por do sol, ambar, dourado, dourada, calido, aconchegante`,
    cool: `frio, fria, frios, fresco, gelado`,
  },
};
