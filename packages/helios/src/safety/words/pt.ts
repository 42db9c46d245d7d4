import type { SafetyWords } from '../safety-words.ts';

export const PT_SAFETY: SafetyWords = {
  never: {
    photosensitivity: `
      epilep*, epilet*, convuls*, crise convulsiva, crises convulsivas, crise de ausencia, crises de ausencia,
      tive uma crise, tenho crises, grande mal, fotossens*, fotosens*, fotofob*, sensivel a luz, sensivel a luzes,
      sensibilidade a luz, luzes piscando, luz piscando, luzes piscantes, luzes que piscam, luz estrob*, estrobosc*,
      luzes de balada, luzes de boate, enxaquec*, com aura, aura visual, desmai*, desmaio*, apaguei,
      perdi a consciencia, perco a consciencia, perda de consciencia, perder a consciencia, keppra, levetiracetam,
      lamotrigina, valpro*, depakote, depakene, carbamazepina, topiramato, fenitoina, fenobarbital, gardenal,
      anticonvuls*, antiepilet*, antiepilep*, eletroencefalograma, apagao, apagoes, tenho ataques, tive um ataque`,
    adverse_symptom: `
      tontura, tonturas, tonto, tonta, zonzo, zonza, enjoo, enjoos, enjoado, enjoada, nausea, nauseas,
      vontade de vomitar, vomit*, visao embacada, visao turva, vejo embacado, vejo duplo, vejo pontos, vejo flashes,
      vejo luzes, formigamento, formigando, dormencia, espasmo*, palpebra tremendo, olho tremendo, tremendo desde,
      dor de cabeca desde, dor de cabeca quando, cabeca doi desde, cabeca girando, desde que liguei,
      desde que comecei a sessao, me sinto mal, passando mal, passei mal, me sentindo mal, me sinto estranh*,
      desorientad*, confuso desde`,
    head_injury: `
      concussao, traumatismo, pancada na cabeca, bati a cabeca, bateu a cabeca, batida na cabeca, lesao cerebral,
      cirurgia no cerebro, cirurgia cerebral, operei a cabeca, operei o cerebro, operacao no cerebro, derrame, avc,
      tumor cerebral, tumor no cerebro, aneurisma, meningite, encefalite, hemorragia, cranio`,
    driving: `
      trator, barco, onibus, van, dirigir, dirigindo, dirijo, motorista, conduzir o carro, conduzir de noite,
      a conduzir, conduzindo, ao volante, o volante, no volante, na estrada, estrada, rodovia, autoestrada,
      caminhao, caminhoneir*, camiao, camionista, no carro, de carro, na moto, de moto, motocicleta, empilhadeira,
      guindaste, maquina pesada, maquinas pesadas, operar maquin*, operando maquin*, motosserra, serra circular,
      pilotar, pilotando, uber`,
    infant: `

      de|tem 1|2|3|4|5|6|7|8|9|10|11|12|13|14|15|16|17|um|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|onze|doze ano|anos|mes|meses,
      meu pequeno, minha pequena, meus gemeos, gemeos, bebe, bebes, meu bebe, recem nascid*, nenem, crianca,
      criancas, meu filho, minha filha, meus filhos, meu neto, minha neta, meu sobrinho, minha sobrinha, filhinh*,
      anos de idade, meses de idade, creche, berco`,
    crisis: `
      suicid*, me matar, matar me, tirar minha vida, tirar a minha vida, acabar com tudo, acabar com a minha vida,
      quero morrer, vontade de morrer, queria morrer, nao quero viver, nao quero mais viver, cansei de viver,
      sem vontade de viver, nao vale a pena viver, sumir para sempre, sumir pra sempre, nao acordar mais,
      nunca mais acordar, me machucar, me cortar, automutil*, overdose, melhor sem mim, nao aguento mais viver`,
    harm: `
      provocar uma crise, provocar convuls*, causar uma crise, causar convuls*, machucar alguem, fazer mal a,
      ferir alguem, ferir, machucar, prejudicar, pegadinha, trote, escondido dele, escondido dela, sem ele saber,
      sem ela saber, sem que ele, sem que ela, vinganca, me vingar, torturar, matar alguem,
      frequencia mais perigosa, frequencia perigosa, desativar a seguranca, desative a seguranca`,
  },
  caution: `
    minha vo, meu avo, enfermeira, escureceu a vista, ele, ela, dele, dela, mesmo assim, ainda assim, a sessao,
    posso usar, da pra usar, posso utilizar, apesar de, para minha mae, pra minha mae, para um amigo,
    da ultima vez que, me fez, me faz, neurolog*, cerebro, medico, medica, doutor, hospital, remedio*, medicament*,
    medicacao, comprimid*, diagnostic*, operacao, operad*, cirurgia, sindrome, transtorno, gravida, gravidez, filho,
    filha, filhos, crise, crises, ataque, ataques, tremor*, tremendo, dor de cabeca, perigo*, risco, e seguro usar,
    carro, volante, moto, acidente, cai, queda, morrer, morto, morta, matar, sangue, marcapasso, bebado, drogas,
    bipolar, psicose, esquizo*`,
  aboutFlicker: `piscando, pisca*, flash*`,
  aboutLight: `a luz`,
  harmless: `
    ataque de riso, ataque de panico, crise de riso, crise de ansiedade, crise economica, morto de cansaco,
    morta de cansaco, morto de sono, morta de sono, morto de fome, livro infantil, historia infantil,
    analise de risco*, gestao de risco*, seguro do carro, carteira de motorista, prova de direcao,
    exame de conducao, criancas dormindo, criancas dormiram, criancas ja dormiram, criancas na cama,
    filhos dormindo, matar aula, matar o tempo, natureza morta, livro para criancas, livro de criancas`,
};
