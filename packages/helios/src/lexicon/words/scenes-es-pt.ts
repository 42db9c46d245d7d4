import type { WordList } from '../word-list.ts';

/** Scenes of each task in Spanish and Portuguese, as people tell them. */
export const ES_SCENES: WordList = {
  deep_focus_coding: {
    sure: `
    api, montar la api, api de, fastapi, el back, el front, microservicio*, modulo, pasarela de pago, carrito,
    endpoint*, integracion, plantilla, refactor*, desplegar, tests unitarios`,
  },
  debugging: {
    sure: `
    fuga de memoria, no se de donde sale, de donde viene, se cuelga, se cierra solo, se cae, no cuadra el, falla,
    fallo, fallos, error, errores, logs, trazas, no arranca, no carga, devuelve null`,
  },
  deep_reading_analysis: {
    sure: `
    con lupa, informe, auditoria, no cuadra, revisando, sentencia, contrato, pliego, clausula*, balance, comparar,
    cotejar, actas, acta de, expediente`,
  },
  study_memorise: {
    sure: `
    oposicion*, temario, apuntes, selectividad, repasar, repaso, chapar, hincar los codos, tabla periodica, verbos,
    fechas de, parcial, recuperacion`,
  },
  creative_ideation: {
    sure: `
    eslogan, ocurre, ocurra, ocurrir, nombre para, nombres para, lluvia de ideas, inventar*, idear, imaginar*,
    tema para, regalo original, ideas`,
  },
  creative_writing: {
    sure: `
    le debo un cuento, cuento, relato, poema, poesia, capitulo, novela corta, discurso, redactar, carta a, letra de,
    guion, columna para, redaccion`,
  },
  design_visual: {
    sure: `
    paleta, iconos, maqueta, cartel, portada, ilustracion*, dibuj*, pintar, acuarela, bordar, ganchillo, tejer,
    fotos de la boda, montaje de video, disenando, tipografia`,
  },
  meetings_calls: {
    sure: `
    videollamada, presento yo, reunion, reuniones, llamada, entrevista, exposicion, tutoria, charla, junta, negocia*,
    cliente`,
  },
  routine_admin: {
    sure: `
    pasando facturas, facturas, excel, recibos, tramites, papeleo, correos, bandeja de entrada, hacienda,
    declaracion de la renta, archivar, ordenar, limpiar, plancha*, lavadora, compra semanal, cita previa`,
  },
  vigilance_trading: {
    sure: `
    bolsa, apertura, cierre de mercado, cotizacion*, graficos, vigilar, vigilando, guardia, turno de noche, camaras,
    partida, torneo, subasta`,
  },
  relaxed_reading: {
    sure: `
    novelita, novela, sofa es mio, libro de, leer tranquil*, tebeo, comic, revista, manta y libro, de misterio,
    en la terraza`,
  },
  meditation_calm: {
    sure: `
    meditar, respirar hondo, respiracion, silencio interior, rezar, atencion plena, vaciar la mente, quietud, incienso`,
  },
  sleep_winddown: {
    sure: `
    dormirme, conciliar el sueno, a la cama, en la cama, pijama, insomnio, dando vueltas, acostarme, no pego ojo,
    sobre`,
  },
  nap_recovery: {
    sure: `
    siestecita, siesta, cabezada, cabezadita, echarme un rato, me echo un rato, cerrar los ojos, descansito,
    recuperar fuerzas`,
  },
  energy_wakeup: {
    sure: `
    espabil*, me quedo frito, frito en la silla, despejar*, despertarme, ponerme las pilas, las pilas,
    chute de energia, bajon, modorra, activarme, arrancar el dia`,
  },
  stress_relief: {
    sure: `
    de los nervios, nervios, agobi*, estres*, bronca, discusion, calmarme, desconectar, relajar*, ansios*, tension,
    rabia, cabread*, saturad*`,
  },
  exercise_movement: {
    sure: `
    flexiones, sentadillas, abdominales, plancha de, comba, mancuernas, cinta de correr, bici estatica, estiramientos,
    baile, series de, cardio, entren*`,
  },
};

export const PT_SCENES: WordList = {
  deep_focus_coding: {
    sure: `
    back end, backend, front end, escrever o back, carrinho em node, em node, em python, api, integracao, modulo,
    microsservico*, deploy, refator*, testes unitarios, endpoint*, tela de login`,
  },
  debugging: {
    sure: `
    achar a falha, trava, travando, da erro, erro, erros, bug, nao carrega, nao sobe, cai toda hora,
    vazamento de memoria, logs, de onde vem`,
  },
  deep_reading_analysis: {
    sure: `
    destrinchar, acordao, contradicoes, contrato, parecer, laudo, relatorio, edital, balanco, comparar, clausula*,
    pente fino`,
  },
  study_memorise: {
    sure: `
    concurso, vestibular, enem, prova de, decorar, resumo da materia, revisar a materia, tabuada, verbos, simulado,
    apostila, oab`,
  },
  creative_ideation: {
    sure: `
    ideias, ideia, ideias malucas, nome para, nome pro, bolar, inventar, imaginar, slogan, tema da, presente pro,
    amigo secreto, chuva de ideias, sacada`,
  },
  creative_writing: {
    sure: `
    conto, cronica, poema, capitulo, roteiro, discurso, carta para, letra de musica, redacao, escrever uma,
    escrever um, romance, soneto`,
  },
  design_visual: {
    sure: `
    paleta, icones, identidade visual, ilustra*, desenh*, pintar, aquarela, bordar, croche, trico, capa do, cartaz,
    layout, diagramacao, edicao de video, montando a paleta`,
  },
  meetings_calls: {
    sure: `
    reuniao, chamada, videochamada, entrevista, apresentacao, apresentar, cliente, ligacao, palestra, banca, negociar`,
  },
  routine_admin: {
    sure: `
    planilha, notas fiscais, boletos, contas a pagar, imposto de renda, emails, caixa de entrada, arquivar, organizar,
    faxina, lavar louca, roupa para passar, lista de compras, papelada, cadastro`,
  },
  vigilance_trading: {
    sure: `
    pregao, bolsa, day trade, grafico, cotacao, plantao, vigia, vigiar, cameras, monitorar, ronda, ranqueada,
    campeonato, leilao`,
  },
  relaxed_reading: {
    sure: `
    rede na varanda, livro do, livro da, um livro, romance leve, gibi, revista, ler sem pressa, ler na rede,
    cafe e livro, sem pressa nenhuma`,
  },
  meditation_calm: {
    sure: `
    meditar, respirar fundo, respiracao, rezar, oracao, silencio, esvaziar a mente, atencao plena, incenso`,
  },
  sleep_winddown: {
    sure: `
    desligar a cabeca, pegar no sono, cair no sono, na cama, pra cama, insonia, deitar, travesseiro, dormir, boa noite`,
  },
  nap_recovery: {
    sure: `
    cochilo, cochilar, soneca, fechar os olhos, descansar um pouco, deitar um pouco, recarregar, dez minutinhos`,
  },
  energy_wakeup: {
    sure: `
    me arrastando, pegar no tranco, no tranco, acordei agora, acordar de vez, despertar, animo, gas, pilha,
    sono depois do almoco, moleza, preguica de manha`,
  },
  stress_relief: {
    sure: `
    nervos a flor, flor da pele, dia infernal, estress*, nervos*, ansios*, briga, discussao, acalmar, relaxar,
    desestressar, cabeca quente, esfriar a cabeca, sobrecarregad*`,
  },
  exercise_movement: {
    sure: `
    treino, treinar, flexao, flexoes, agachamento*, abdominais, pular corda, prancha, esteira, alongamento, danca,
    musculacao, corrida, series de`,
  },
};
