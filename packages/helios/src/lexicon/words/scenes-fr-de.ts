import type { WordList } from '../word-list.ts';

/** Scenes of each task in French and German, as people tell them. */
export const FR_SCENES: WordList = {
  deep_focus_coding: {
    sure: `
    module, export pdf, compile, ca compile, api, back end, front end, refactor*, base de donnees, script,
    fonctionnalite, integration, deploiement, tests unitaires, microservice*, je code`,
  },
  debugging: {
    sure: `
    se vide tout seul, d ou ca vient, ca plante, plante, bug, bogue, erreur, erreurs, ne demarre pas, ne charge pas,
    fuite de memoire, logs, rafraichissement, tombe en panne, affiche rien`,
  },
  deep_reading_analysis: {
    sure: `
    arret de, contrat, rapport, audit, clause*, comparer, decortiquer, eplucher, dossier technique, bilan,
    jurisprudence, relire, corriger les copies, copies`,
  },
  study_memorise: {
    sure: `
    mon oral, oral d, partiel*, concours, dates a retenir, a retenir, reviser, revisions, bac, fiches, par coeur,
    vocabulaire, conjugaison, tables de`,
  },
  creative_ideation: {
    sure: `
    concept pour, un concept, tout est permis, slogan, nom pour, trouver un nom, idees, idee, inventer, imaginer,
    remue meninges, theme pour`,
  },
  creative_writing: {
    sure: `
    nouvelle, poeme, chapitre, discours, lettre a, scenario, paroles, conte, recit, roman, rediger, redaction,
    journal intime`,
  },
  design_visual: {
    sure: `
    maquette, affiche, logo, palette, icones, illustrat*, dessin*, peindre, aquarelle, broder, tricot, crochet,
    couture, retouche*, montage video, mise en page`,
  },
  meetings_calls: {
    sure: `
    entretien annuel, entretien, en visio, visio, reunion, appel, point avec, presentation, soutenance, client,
    negociation, rendez vous avec`,
  },
  routine_admin: {
    sure: `
    dossier de la caf, caf, impots, factures, trier les mails, mails, paperasse, formulaire*, classement, ranger,
    menage, vaisselle, lessive, repassage, courses, releve*, notes de frais`,
  },
  vigilance_trading: {
    sure: `
    bourse, cours de, ouverture des marches, graphique*, surveiller, surveillance, garde de nuit, veille, cameras,
    partie classee, tournoi, encheres`,
  },
  relaxed_reading: {
    sure: `
    polar, bon polar, sous un plaid, plaid, roman, bouquin, bouquiner, bd, bande dessinee, magazine, lire tranquille*,
    au coin du feu, transat`,
  },
  meditation_calm: {
    sure: `
    mediter, meditation, respirer, respiration, pleine conscience, silence, prier, priere, recueill*, encens,
    faire le vide`,
  },
  sleep_winddown: {
    sure: `
    sous la couette, couette, au lit, dormir, m endormir, sommeil, yeux se ferment, insomnie, oreiller, pyjama,
    trouver le sommeil`,
  },
  nap_recovery: {
    sure: `
    sieste, je m allonge, m allonger, m assoupir, fermer les yeux, micro sieste, recuperer, souffler un peu,
    me poser dix minutes`,
  },
  energy_wakeup: {
    sure: `
    coup de barre, coup de mou, coup de fouet, me reveiller, reveille moi, bouger, dynamiser, patate, peche, tonus,
    somnol*, mal reveille*, demarrer la journee`,
  },
  stress_relief: {
    sure: `
    boule au ventre, que ca redescende, redescende, stress*, angoisse*, enerve*, dispute, engueul*, decompresser,
    me detendre, tendu, tendue, calmer, sous pression, a cran, a bout`,
  },
  exercise_movement: {
    sure: `
    pompes, gainage, seance de, abdos, squats, corde a sauter, etirements, tapis de course, velo d appartement, danse,
    muscu, musculation, cardio, footing`,
  },
};

export const DE_SCENES: WordList = {
  deep_focus_coding: {
    sure: `
    login flow, login, in kotlin, in python, api, schnittstelle, backend, frontend, refactor*, datenbank*, migration,
    skript, umsetzen, implementier*, modul, unit tests, treiber schreiben, deployment`,
  },
  debugging: {
    sure: `
    kommt ~ null zuruck, null zuruck, logs, die logs, log durch, absturz*, sturzt ab, fehler, fehlersuche, bug,
    speicherleck, haut nicht hin, geht nicht, ladt nicht, hangt, lauft nicht`,
  },
  deep_reading_analysis: {
    sure: `
    gutachten, vertrag*, bericht, studie, prufen, vergleich*, urteil, protokoll, quellen, korrigier*, klausuren,
    auswert*, abrechnung prufen, angebot* vergleich*`,
  },
  study_memorise: {
    sure: `
    klausur, bio klausur, zyklus, in den kopf, ube vokabeln, vokabel*, uben, ube, auswendig, prufung, abi,
    karteikarten, lernstoff, formeln, einpragen, matura`,
  },
  creative_ideation: {
    sure: `
    spinne, spinne ~ rum, rumspinnen, herumspinnen, was man ~ machen konnte, machen konnte, ideen, idee, einfallen,
    namen, motto, konzept, brainstorm*, tufteln, ausdenken`,
  },
  creative_writing: {
    sure: `
    szene, schreib an, schreibe an, kommissar, roman, kapitel, gedicht, geschichte, rede, brief an, tagebuch,
    drehbuch, liedtext, kolumne, krimi schreiben`,
  },
  design_visual: {
    sure: `
    layout, entwurf, plakat, logo, farbpalette, symbole, zeichn*, mal*, skizz*, hakeln, stricken, nahen, toepfern,
    bildbearbeitung, videoschnitt, einladungskarten, schriftart`,
  },
  meetings_calls: {
    sure: `
    jour fixe, betriebsrat, zuhoren, besprechung, telefonat, videocall, call mit, termin mit, gesprach, gesprach mit,
    vorstellungsgesprach, prasentation, elternabend, verhandlung, sitzung`,
  },
  routine_admin: {
    sure: `
    ablage, lochen, abheften, belege, rechnungen, steuer, mails, postfach, formular*, uberweisung*, aufraumen, putzen,
    wasche, bugeln, einkaufszettel, termine, spulmaschine, ausmisten, unterlagen`,
  },
  vigilance_trading: {
    sure: `
    kurse, kurs, dax, borse, charts, chart, uberwach*, nachtwache, nachtdienst, leitstelle, kameras, auktion, turnier,
    rangliste, im auge behalten`,
  },
  relaxed_reading: {
    sure: `
    fusse hoch, krimi, roman, schmokern, buch, hangematte, zeitung, zeitschrift, comic, hörbuch, horbuch, couch und`,
  },
  meditation_calm: {
    sure: `
    meditier*, atmen, atem, stille, achtsam*, beten, gebet, in mich gehen, nichts tun, klangschale, innere ruhe`,
  },
  sleep_winddown: {
    sure: `
    im bett, liege im bett, walze mich, einschlafen, schlafen, schlaf, bettzeit, nachtruhe, decke, ins bett,
    wecker geht`,
  },
  nap_recovery: {
    sure: `
    viertelstunde augen zu, augen zu, kurz aufs sofa, aufs sofa, aufs ohr, nickerchen, hinlegen, kurz hinlegen, dosen,
    pause, durchschnaufen, krafte sammeln`,
  },
  energy_wakeup: {
    sure: `
    wach werden, wachwerden, in die gange, munter, mittagstief, suppenkoma, muntermacher, aufdrehen, schwung,
    durchhanger, hangen in den seilen, anlaufen, auf touren`,
  },
  stress_relief: {
    sure: `
    geladen, runterkommen, wieder runterkommen, streit, stress, gestresst, nerven, gereizt, sauer, wut, aufgewuhlt,
    abschalten, beruhigen, entspannen, unter druck, dampf ablassen`,
  },
  exercise_movement: {
    sure: `
    zirkeltraining, burpees, liegestutze, kniebeugen, planks, hanteln, seilspringen, workout, dehnen, laufband,
    rudergerat, tanzen, satze, runden`,
  },
};
