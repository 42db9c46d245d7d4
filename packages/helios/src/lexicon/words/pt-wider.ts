import type { WordList } from '../word-list.ts';

/** Further words of Portuguese, beside the plain ones. */
export const PT_WIDER: WordList = {
  deep_focus_coding: {
    sure: `
      algoritmo*, codar, codigo, programar, programando, funcionalidade, modulo, servidor, banco de dados, aplicativo,
      app, script*, automatizar, sistema novo, api, deploy`,
    likely: `sem interrupcao, sem ninguem, concentrad*, mergulhar no, imerso`,
  },
  debugging: {
    sure: `
      valores errados, achar a falha, nao bate, fecha sozinho, nao sei o motivo, trava*, travando, erro*, bug*,
      falha*, nao funciona, parou de funcionar, deu pau, quebrou, descobrir por que, investigar o problema, logs`,
  },
  deep_reading_analysis: {
    sure: `
      acordao, entender a fundo, a fundo, contrato*, clausulas, laudo, parecer, relatorio, auditoria, balanco,
      artigo cientifico, tese, analisar, analise, revisar texto, traduzir, comparar propostas`,
  },
  study_memorise: {
    sure: `
      vestibular, enem, concurso, prova*, revisar, revisao, decorar, memorizar, estudar, estudando, materia,
      vocabulario, flashcards, licao, licao de casa, aula*, apostila, tabuada, quimica, simulado`,
  },
  creative_ideation: {
    sure: `
      um tema diferente, tema para, algo original, algo diferente, ideia*, inventar, imaginar, criatividade, criativ*,
      nome para, nomes para, brainstorm*, inspiracao, conceito, slogan, bolar, pensar fora da caixa`,
  },
  creative_writing: {
    sure: `
      letra de uma musica, compor, poema*, poesia, verso*, conto, romance para escrever, escrever, escrita, capitulo,
      diario, carta, discurso, roteiro, cronica, redacao, blog`,
  },
  design_visual: {
    sure: `
      ilustra*, capa de, capa de um, desenh*, pintar, aquarela, editar fotos, editando, logo*, layout, maquete,
      cartaz, arte, esboco, croqui, tipografia, bordado, ceramica, montagem de video`,
  },
  meetings_calls: {
    sure: `
      palestra, reuniao*, reunioes, ligacao, chamada, videochamada, entrevista*, apresentar, apresentacao, cliente,
      negociar, conferencia, banca, falar em publico, atendimento, comite`,
  },
  routine_admin: {
    sure: `
      papelada, planilha*, e mails, emails, notas fiscais, boletos, contas, pagar contas, organizar, arrumar, limpar,
      faxina, louca, passar roupa, dobrar roupa, formulario*, cadastro*, imposto de renda, arquivar, agenda`,
  },
  vigilance_trading: {
    sure: `
      ficar de olho, alarmes, usina, monitorar, vigiar, vigilancia, bolsa, pregao, day trade, operar, mercado, leilao,
      reflexo*, ranqueada, sala de controle, cameras, plantao atento, controle de qualidade`,
  },
  relaxed_reading: {
    sure: `
      folhear, na rede, livro de viagens, romance, gibi*, quadrinhos, revista*, ler um pouco, ler tranquilo,
      ler no sofa, leitura leve, ler por prazer, cha e um livro`,
  },
  meditation_calm: {
    sure: `
      oracao, rezar, terco, meditar, meditacao, silencio, atencao plena, respirar fundo, respiracao, mantra,
      serenidade, contemplar, paz interior, quietude`,
  },
  sleep_winddown: {
    sure: `
      dormir, insonia, pegar no sono, cama, na cama, ir deitar, deitar, travesseiro, pijama, sono profundo,
      encerrar o dia, apagar as luzes, boa noite`,
  },
  nap_recovery: {
    sure: `
      cochil*, soneca, descansar, descanso, pausa, recuperar, recuperacao, esticar as pernas, fechar os olhos,
      deitar um pouco, tempinho, folego`,
  },
  energy_wakeup: {
    sure: `
      acordar, caindo de sono, despertar, energia, animo, disposicao, sem pilha, sonolent*, cafe nao,
      levantar da cama, preguica, zumbi, lerd*, gas para`,
  },
  stress_relief: {
    sure: `
      cabeca a mil, a mil por hora, esgotad*, desligar a cabeca, estress*, nervos*, pilha de nervos, ansios*,
      angusti*, calma*, acalmar, relaxar, tensao, pressao, sobrecarregad*, brig*, raiva, irritad*, desabafar, aliviar`,
  },
  exercise_movement: {
    sure: `
      malhar, malhacao, pular corda, academia, treino, treinar, corrida, correr, esteira, bicicleta ergometrica,
      abdominal, flexoes, agachamento*, danca*, dancar, alongamento, alongar, ioga, yoga, pilates, boxe, suar`,
  },
};
