import type { WordList } from '../word-list.ts';

export const PT_WORDS: WordList = {
  deep_focus_coding: {
    sure: `
      programar, programando, programacao, programador*, codigo, codar, codando, desenvolver, desenvolvendo,
      desenvolvedor*, desenvolvimento, software, aplicativo, app novo, site, pagina web, servidor, banco de dados,
      backend, frontend, refatorar, implementar, implementando, algoritmo*, script, interface de`,
    likely: `
      concentrar*, concentracao, me concentrar, foco, focar, focado, focada, sem distracoes, sem distracao,
      sem interrupcoes, tcc, tese, projeto tecnico, engenh*, equacoes, calculos, trabalho profundo`,
    hint: `projeto, trabalhar, trabalho, terminar, entregar, computador, atencao, servico`,
  },
  debugging: {
    sure: `
      depurar, depurando, depuracao, bug, bugs, debugar, debugando, erro no, erro em, um erro, caiu o sistema,
      derruba, travando, trava, trava o, nao compila, nao funciona, causa raiz, incidente, excecao, logs,
      testes falhando, producao fora, corrigir o codigo, quebrou, quebrado, falha`,
    likely: `erro, erros, consertar, corrigir, defeito, investigar, problema tecnico`,
    hint: `problema, achar, por que`,
  },
  deep_reading_analysis: {
    sure: `
      analisar, analisando, analise, relatorio*, artigo cientifico, pesquisa, pesquisar, contrato*, juridic*,
      processo judicial, sentenca, legislacao, lei, ler com atencao, leitura atenta, leitura densa, dados,
      estatistic*, auditoria, balanco, comparar, avaliar, avaliando, traduzir, traducao, revisar o texto,
      revisar documento*, corrigir provas, filosofia, documentacao, dissertacao, monografia, bibliografia, edital,
      parecer`,
    likely: `documento*, artigo*, denso, tecnico, compreender, interpretar, numeros, detalhes, revisar`,
    hint: `ler, texto, paginas, entender`,
  },
  study_memorise: {
    sure: `
      prova, provas, exame, exames, vestibular, enem, concurso, estudar, estudando, estudo, estudos, decorar,
      memorizar, de cor, revisar a materia, revisao para, materia, licao, dever de casa, licao de casa, faculdade,
      escola, universidade, aula, aulas, vocabulario, verbos, idioma, aprender, aprendendo, flashcards, apostila,
      curso, tabuada, partitura, gramatica`,
    likely: `memoria, lembrar, matematica, professor*, praticar, teoria`,
    hint: `livro, assunto, nota`,
  },
  creative_ideation: {
    sure: `
      ideia, ideias, brainstorm*, inspiracao, criativ*, criatividade, imaginar, imaginacao, inventar, inovar,
      improvisar, nome para, nomes para, slogan, campanha, conceito*, mapa mental, sonhar acordad*, compor, melodia,
      pensar diferente, fora da caixa, tempestade de ideias`,
    likely: `explorar, experimentar, possibilidades, surpresa para, original, criar algo, criar`,
    hint: `novo, novas, planejar, pensar`,
  },
  creative_writing: {
    sure: `
      escrever, escrevendo, escrita, escritor*, conto, contos, meu romance, meu livro, poema*, poesia, versos,
      roteiro*, capitulo*, personagem, personagens, redigir, diario, carta de amor, carta para, discurso,
      letra de musica, letra, blog, pagina em branco, rascunho, cronica*, narrativa, redacao`,
    likely: `historia, texto criativo, prosa, dialogo*, carta`,
    hint: `palavras, pagina`,
  },
  design_visual: {
    sure: `
      desenh*, desenhar, desenhando, desenho, pintar, pintando, pintura, ilustra*, cartaz, logotipo, logo da,
      uma logo, um logo, design*, designer, foto, fotos, fotografia*, retocar, editar fotos, editando fotos,
      editar video, editando video, edicao de video, montagem, animacao, animar, tipografia, rascunhos visuais,
      aquarela, diagramar, layout, capa, paleta, esculpir, modelar, ceramica, costura*, croche, bordado,
      decorar a sala, decoracao`,
    likely: `visual, grafic*, imagem, imagens, cores, arte, artist*, video`,
    hint: `estilo, bonito`,
  },
  meetings_calls: {
    sure: `
      reuniao, reunioes, videochamada*, chamada, chamadas, ligacao, ligacoes, ligar para, telefonema*, conferencia,
      apresentacao, apresentar, apresentando, entrevista*, negociar, negociacao, falar com, falar em publico,
      palestra*, cliente, clientes, debate, mediar, conversa, conversar, dar aula, seminario, workshop, call com,
      calls, diretoria, fornecedor*, alinhamento, bate papo`,
    likely: `equipe, chefe, publico, falar, socio*, colega*, telefone`,
    hint: `pessoas, voz, confianca`,
  },
  routine_admin: {
    sure: `
      papelada, burocra*, nota fiscal, notas fiscais, fatura*, boleto*, e mail*, email*, emails, e mails,
      caixa de entrada, formulario*, preencher, preenchendo, imposto*, imposto de renda, declaracao, contabilidade,
      despesas, folha de pagamento, organizar, organizando, arrumar, arrumando, classificar, arquivar, limpar,
      limpeza, faxina, lavar louca, louca, roupa, cozinhar, compras, lista de compras, lista de tarefas, agenda,
      calendario, reservar, planilha*, excel, digitar dados, digitar, inventario, mensagens, recibos, pagar contas,
      contas, rotina, rotineir*, administrativ*, cadastro*, tarefas domesticas, tarefas`,
    likely: `escritorio, responder, lista, pendencias, arquivos, pastas, copiar, monoton*, chata*`,
    hint: `acabar, semana, trabalho`,
  },
  vigilance_trading: {
    sure: `
      vigiar, vigiando, vigilancia, vigia, monitorar, monitorando, monitoramento, supervisionar, bolsa, pregao,
      mercado financeiro, trade, trader, day trade, cripto*, bitcoin, acoes na bolsa, cameras, plantao,
      ficar de olho, de olho, sala de controle, radar, alertas, alarmes, inspecao, inspecionar,
      controle de qualidade, campeonato, partida ranqueada, ranqueada, jogo competitivo, jogar, reflexos, leilao,
      poker, nao perder nada, sentinela`,
    likely: `telas, turno, turno da noite, atento, atenta, observar, mercado, jogo, acompanhar`,
    hint: `horas, noite, rapido`,
  },
  relaxed_reading: {
    sure: `
      ler um romance, romance, romances, ler tranquil*, ler por prazer, ler um pouco, ler no sofa, leitura leve,
      leitura relax*, gibi*, quadrinhos, revista, revistas, jornal, folhear, um bom livro, bom livro, audiolivro,
      podcast, filme, serie, livro no sofa, rede e livro, manga, livro de fantasia`,
    likely: `livro, livros, sofa, cobertor, domingo, lazer, sem pressa, cha, de boa, musica`,
    hint: `ler, lendo, leitura, tranquilo, tarde`,
  },
  meditation_calm: {
    sure: `
      medita*, meditar, meditacao, mindfulness, atencao plena, respirar, respiracao, mantra*, rezar, rezando,
      oracao, orar, silencio, em silencio, quietude, paz interior, contempl*, momento presente, estar presente,
      ioga suave, relaxamento profundo, esvaziar a mente, mente vazia, serenidade, espiritual, yoga nidra`,
    likely: `paz, sentar, interior, calma, olhos fechados, ioga, yoga`,
    hint: `minutos, mente, pouco`,
  },
  sleep_winddown: {
    sure: `
      dormir, durmo, adormecer, pegar no sono, insonia, deitar pra dormir, deitar para dormir, ir pra cama, na cama,
      cama, boa noite, hora de dormir, antes de dormir, sono profundo, nao consigo dormir, pijama, travesseiro,
      fim do dia, final do dia, jet lag, madrugada`,
    likely: `noite, desligar a mente, desligar a cabeca, desacelerar`,
    hint: `descansar, cansad*, tarde`,
  },
  nap_recovery: {
    sure: `
      cochil*, cochilo, cochilar, soneca, sesta, tirar uma soneca, deitar um pouco, deitar um pouquinho,
      fechar os olhos, descansar os olhos, descansar a vista, descansar um pouco, descanso, pausa, uma pausa,
      intervalo, recuper*, recuperar, recarregar, repor as energias, repouso, dor muscular`,
    likely: `descansar, vinte minutos, quinze minutos, meia hora, minutinhos`,
    hint: `olhos, cansad*`,
    mood: `exausto, exausta, acabado, acabada, esgotado, esgotada, moido, moida`,
  },
  energy_wakeup: {
    sure: `
      acordar, acordado, acordada, despertar, energia, pique, gas, disposicao, animo, animar, me animar, ativar,
      motivacao, motivar, cafe, comecar o dia, manha cedo, ficar acordad*, me manter acordad*, levantar, estimul*,
      revigor*, dar um up, ligar o motor, sem energia, moleza, preguica, desanimo, espantar o sono, tirar o sono`,
    likely: `manha, segunda feira, alerta, vitalidade, forca, impulso`,
    hint: `dia, agora`,
    mood: `
      sono, cansado, cansada, sonolento, sonolenta, com sono, morrendo de sono, morto de sono, morta de sono,
      desanimado, desanimada`,
  },
  stress_relief: {
    sure: `
      estresse, estressad*, stress, ansiedade, ansios*, acalmar, me acalmar, tranquilizar, relaxar, relaxamento,
      nervos, nervos*, angustia*, tensao, tens*, preocupad*, preocupacao, preocupacoes, brava, bravo, raiva,
      irritad*, briga*, discussao, pressao no trabalho, sobrecarregad*, panico, medo, desabafar, aliviar,
      dia pesado, dia dificil, dia ruim, dia puxado, triste, chorar, pilha de nervos, descomprimir, cabeca cheia,
      espairecer, desestressar`,
    likely: `calma, depois do trabalho, soltar, acalmar a mente, pressao`,
    hint: `dia, mente, cabeca`,
    mood: `
      estressado, estressada, nervoso, nervosa, ansioso, ansiosa, tenso, tensa, preocupado, preocupada, irritado,
      irritada`,
  },
  exercise_movement: {
    sure: `
      treino, treinar, treinando, exercicio*, academia, musculacao, pesos, halteres, correr, corrida, esteira,
      bicicleta ergometrica, bike, pedalar, cardio, dancar, dancando, danca, along*, alongamento, flexoes,
      agachamento*, abdominais, esporte, futebol, nadar, natacao, boxe, luta, pular corda, zumba, pilates, caminhar,
      caminhada, mexer o corpo, me mexer, fitness, spinning, aquecimento, crossfit`,
    likely: `musculo*, corpo, suar, series de, repeticoes`,
    hint: `forca, ritmo`,
  },
};
