import type { TaskQueries } from './query-shape.ts';

/** Fresh wordings that were counted before any list knew them, and then used to find what the lists lacked. */
export const USED_SECOND_TASKS: TaskQueries = {
  deep_focus_coding: `
    en the monolith won't carve itself up
    en elbow-deep in terraform
    en getting the pipeline from red to green by hand-rolling a lexer
    en my co-founder wants the MVP on monday
    en nobody talks to me till the endpoints exist
    en four tickets left on the board and they're all mine
    en hooking the sensor readings up to a websocket
    en vim, lo-fi and a cold brew
    es hay que dejar lista la rama antes del viernes
    de Ich will in den Tunnel und das Modul zu Ende bringen
    ja 実装が山積み`,
  debugging: `
    en it worked yesterday
    en heisenbug, third evening
    en stack trace is longer than my arm
    en something leaks, and it isn't the roof
    en customers see blank tiles on safari only
    en prod is on fire
    es no arranca y no tengo idea de por qué
    zh 线上出故障了，正在排查`,
  deep_reading_analysis: `
    en the appendix is where they hide things
    en going through discovery documents for the trial
    en regression output, six tables, two of them contradict each other
    en I referee for a journal and this one is dense
    en zoning bylaws, start to finish
    en auditing last year's ledgers for irregularities
    fr éplucher un rapport de 200 pages
    pt entender a fundo um acórdão`,
  study_memorise: `
    en viva on wednesday
    en mnemonics for the wrist bones
    en duolingo streak at stake
    en kanji, kanji, kanji
    en CFA level two is eating my evenings
    en must know these poems without the sheet
    es oposiciones en mayo
    de morgen schreibe ich Klausur
    zh 准备考研`,
  creative_ideation: `
    en I want my mind to wander somewhere useful
    en crazy eights, then affinity map
    en need a hook nobody has used
    en plotting a treasure hunt for the office party
    en inventing a new cocktail
    en ways to spend a rainy saturday that aren't netflix
    fr il me faut une étincelle pour le nom du groupe
    hi कुछ नया सूझे, ऐसा माहौल चाहिए`,
  creative_writing: `
    en the muse is late again
    en act two sags
    en haiku before breakfast
    en my wedding vows
    en dear diary
    en ghostwriting a CEO's column
    es terminar el guion de mi corto
    ja 日記をゆっくり綴る`,
  design_visual: `
    en the poster looks lopsided and I can't say why
    en figma and a big pot of coffee
    en clay on the wheel, glaze after
    en grading footage from the coast
    en redrawing the floor plan of our flat
    en crochet, inventing the motif as I go
    pt ilustrar a capa de um disco
    zh 调色修图`,
  meetings_calls: `
    en back-to-back on teams
    en the board wants answers at two
    en catching up with my mentor over video
    en mediation between two neighbours
    en I'm keynoting
    en sales dial-a-thon
    de Elternabend online
    fr visio avec toute l'équipe`,
  routine_admin: `
    en forms in triplicate
    en clearing the backlog of tiny things
    en ironing
    en chasing unpaid invoices
    en renaming files, hundreds of them
    en groceries list, calendar, bills
    es papeleo del banco
    ja 経費精算を片付ける`,
  vigilance_trading: `
    en fed announcement in ten, finger on the button
    en watching the seismograph
    en dispatch desk, no slip-ups
    en quality line, one bad capsule in a million
    en day trader hours
    en speedrun attempts
    de Leitwarte, Nachtdienst
    zh 值夜班看监控`,
  relaxed_reading: `
    en agatha christie and biscuits
    en lazy sunday with the paper
    en manga in the bathtub
    en some poetry, slowly, for pleasure
    en finishing the last harry potter for the ninth time
    es un buen libro y una copa de vino
    de schmökern`,
  meditation_calm: `
    en tibetan bowls and nothing else
    en be here now
    en metta
    en contemplative hour
    en stillness
    en eyes closed, attention on the belly rising
    hi ध्यान लगाना है
    fr me recentrer en silence`,
  sleep_winddown: `
    en the sandman is late
    en lights out soon
    en my brain won't switch off and it's 1 am
    en long day, ready to crash
    en hotel room, strange bed, wide awake
    en last thing before the duvet
    es ya me voy a la cama
    pt insônia de novo
    ja もう寝る時間`,
  nap_recovery: `
    en cat nap
    en horizontal for twenty minutes
    en just came off a double shift, need to come back to life a bit
    en tapping out for a quarter hour
    en body's sore, taking it easy this afternoon
    fr je fais une pause, vidée
    zh 眯一会儿`,
  energy_wakeup: `
    en running on fumes
    en brain's still booting
    en groggy
    en somebody plug me in
    en caffeine stopped working years ago
    en sunrise, frost on the window, I must move
    es no doy pie con bola esta mañana
    de total verpennt
    hi आँख नहीं खुल रही, फुर्ती चाहिए`,
  stress_relief: `
    en about to lose my temper
    en the inbox makes my chest tight
    en divorce papers arrived
    en frazzled
    en I've been clenching my jaw since morning
    en need to decompress
    en the house is chaos and I'm at the end of my rope
    pt preciso desligar a cabeça do trabalho
    fr trop de pression en ce moment`,
  exercise_movement: `
    en sun salutations, then planks
    en sweat session
    en ten thousand steps on the walking pad
    en deadlifts
    en tabata
    en barre tutorial
    de eine Runde Hanteln
    ja ランニングマシンで走る`,
};
