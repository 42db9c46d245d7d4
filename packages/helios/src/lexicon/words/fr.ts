import type { WordList } from '../word-list.ts';

export const FR_WORDS: WordList = {
  deep_focus_coding: {
    sure: `
      coder, code, codage, programm*, developpe*, developper, developpement, developpeur*, logiciel*,
      application mobile, une application, site web, serveur, base de donnees, backend, frontend, refactor*,
      implement*, algorithm*, script, deployer, fonctionnalite*`,
    likely: `
      concentr*, concentration, me concentrer, sans distraction*, focus, travail profond, en profondeur travailler,
      memoire de master, these, projet technique, ingenieur*, equation*, demonstration, calculs`,
    hint: `projet, travail, travailler, bosser, finir, ordinateur, attention`,
  },
  debugging: {
    sure: `
      debug*, deboguer, debogage, bug, bugs, bogue*, plante, planter, plantage, erreur dans, trouver l erreur,
      une erreur, ne compile pas, marche plus, ne marche pas, ne fonctionne pas, en panne, panne, cause racine,
      incident, exception, logs, test qui echoue, tests qui echouent, production en feu, corriger le code`,
    likely: `erreur*, reparer, corriger, casse, dysfonctionn*, defaut, enqueter`,
    hint: `probleme, pourquoi, cherche`,
  },
  deep_reading_analysis: {
    sure: `
      analys*, analyser, rapport, rapports, article scientifique, recherche, recherches, contrat*, juridique*,
      jurisprudence, jugement, loi, lois, dossier, dossiers, lire attentivement, lecture attentive, etude,
      etudes de cas, donnees, statisti*, audit*, bilan comptable, bilan, comparer, evaluer, traduire, traduction,
      relire, relecture, corriger des copies, philosoph*, documentation, memoire, bibliographie, enquete, synthese,
      cahier des charges, appel d offres`,
    likely: `document, documents, article*, complexe*, dense, comprendre, interpreter, chiffres, detail*`,
    hint: `lire, texte, pages`,
  },
  study_memorise: {
    sure: `
      examen*, exam*, revis*, reviser, revise, bac, brevet, partiel*, concours, controle, apprendre, apprends,
      par coeur, memoris*, retenir, vocabulaire, verbes, conjugaison*, lecon*, cours, etudier, etudie, etudiant*,
      fiches, devoirs, fac, universite, ecole, lycee, langue, grammaire, tables de multiplication, partition,
      reciter, solfege`,
    likely: `memoire, matiere, maths, prof, programme de, entrainement a l oral`,
    hint: `livre, sujet, note`,
  },
  creative_ideation: {
    sure: `
      idee, idees, brainstorm*, remue meninges, inspiration, inspir*, creati*, imagin*, imagination, inventer,
      invention, innover, improvis*, trouver un nom, nom pour, slogan, campagne, concept*, carte mentale, rever,
      revasser, reverie, composer, melodie, sortir du cadre`,
    likely: `explorer, experimenter, possibilit*, surprise pour, original*`,
    hint: `nouveau, nouvelle, penser, planifier`,
  },
  creative_writing: {
    sure: `
      ecrire, ecris, ecriture, ecrivain*, roman que j ecris, mon roman, une nouvelle fantastique, poeme*, poesie,
      vers, scenario, piece de theatre, chapitre*, personnage*, rediger un, rediger une, redaction creative,
      journal intime, lettre d amour, lettre a, discours, chanson, paroles, blog, page blanche, brouillon,
      manuscrit, conte, contes, recit, recits, rediger`,
    likely: `redaction, lettre, histoire, prose, dialogue*, raconter`,
    hint: `mots, page, roman`,
  },
  design_visual: {
    sure: `
      dessin*, dessiner, dessine, peindre, peins, peinture, illustr*, affiche*, logo, design*, concevoir une,
      graphi*, graphisme, maquette*, retouche*, retoucher, photo, photos, photographi*, montage, monter une video,
      montage video, animation*, animer, typograph*, croquis, esquisse*, aquarelle, mise en page, palette,
      couverture, sculpt*, modelis*, ceramique, poterie, couture, tricot*, broderie, deco, decoration`,
    likely: `visuel*, image*, couleur*, art, artist*, video`,
    hint: `style, beau, joli`,
  },
  meetings_calls: {
    sure: `
      reunion*, visio*, visioconference, appel, appels, appeler, coup de fil, telephone, conference, presentation*,
      presenter, presente, exposer, expose oral, soutenance, entretien*, entretien d embauche, negoci*,
      parler en public, parler devant, parler avec, discuter, discussion*, client*, debat*, animer un atelier,
      atelier, moderer, interview*, conversation*, donner un cours, donner cours, comite, point hebdo,
      rendez vous avec, prise de parole`,
    likely: `equipe, chef, patron*, collegue*, public, parler, ecouter`,
    hint: `gens, voix, confiance`,
  },
  routine_admin: {
    sure: `
      paperasse, administratif*, administrative*, facture*, factures, courriel*, mails, mail, e mail*, emails,
      boite mail, boite de reception, formulaire*, remplir, impots, declaration*, compta*, comptabilite,
      notes de frais, frais, trier, tri, classer, classement, ranger, rangement, menage, vaisselle, lessive, linge,
      repassage, courses, liste de courses, cuisiner, cuisine, agenda, planning, calendrier, reserver, reservation*,
      tableur, excel, saisie, saisir, inventaire, repondre aux, messages, taches menageres, taches, liste de taches,
      to do, demarches, dossier administratif, archiver, photocop*, colis, assurance, payer, routine, routinier*,
      bureau rangement, corvee*`,
    likely: `bureau, liste, papiers, documents, fichiers, dossiers, repondre, monotone*, ennuyeu* tache*`,
    hint: `travail, semaine, finir`,
  },
  vigilance_trading: {
    sure: `
      surveill*, surveiller, surveillance, veille, garde, monter la garde, ecrans de controle, cameras,
      controle qualite, inspect*, bourse, boursier, marches, trading, trader, crypto*, bitcoin, actions en bourse,
      radar, alertes, alarmes, salle de controle, vigilan*, vigilant, tournoi, partie classee, jeu video,
      jeux video, gaming, reflexes, reactiv*, encheres, poker, rien rater, rien manquer, guetter, monitoring`,
    likely: `ecrans, ecran, nuit de garde, equipe de nuit, poste de nuit, attentif*, observer, marche, jouer`,
    hint: `heures, nuit, rapide`,
  },
  relaxed_reading: {
    sure: `
      bouquin*, bouquiner, lire un roman, lire tranquill*, lire pour le plaisir, lecture detente, lecture plaisir,
      lecture legere, un bon livre, bon livre, bd, bande dessinee, bandes dessinees, manga*, magazine*, revue*,
      journal du dimanche, journal, feuillet*, canape, au coin du feu, coin du feu, plaid, polar, roman policier,
      livre audio, podcast, film, serie, flaner, lire au lit un roman`,
    likely: `roman*, livre, livres, dimanche, the chaud, detente, tranquillement, sans me presser, musique`,
    hint: `lire, lecture, tranquille, soir`,
  },
  meditation_calm: {
    sure: `
      medit*, mediter, meditation, pleine conscience, respir*, respirer, respiration*, souffle, silence, en silence,
      priere*, prier, mantra*, zen, contempl*, recueill*, paix interieure, interieur*, serenite, instant present,
      moment present, sophrologie, yoga doux, vider la tete, vider mon esprit, faire le vide, esprit calme,
      lacher prise, immobil*, relaxation profonde`,
    likely: `calme, paix, assis*, yoga, yeux fermes`,
    hint: `minutes, moment, esprit`,
  },
  sleep_winddown: {
    sure: `
      dormir, dors, sommeil, m endormir, endormir, endormi*, insomni*, coucher, me coucher, couche, au lit, lit,
      bonne nuit, trouver le sommeil, reveille la nuit, nuit blanche que je veux, oreiller, pyjama, fin de journee,
      fin de soiree, avant de dormir, decalage horaire, berce*, somnol* pour la nuit, passer une bonne nuit, dodo`,
    likely: `nuit, soir, soiree, me poser ce soir, deconnecter`,
    hint: `fatigue*, repos, tard`,
  },
  nap_recovery: {
    sure: `
      sieste*, petit somme, somme, micro sieste, m allonger, allonge*, fermer les yeux, reposer les yeux,
      reposer mes yeux, reposer, me reposer, repos, pause, petite pause, pause cafe, recuper*, recuperer,
      recuperation, recharger, recharge*, reprendre des forces, souffler cinq minutes, souffler un peu, courbature*,
      detente apres le sport`,
    likely: `vingt minutes, quinze minutes, quart d heure, demi heure, court*, couper un peu`,
    hint: `yeux, fatigue*`,
    mood: `epuise, epuisee, creve, crevee, vide, videe, lessive, lessivee, ko`,
  },
  energy_wakeup: {
    sure: `
      me reveiller, reveill*, reveiller, reveil, energie, coup de fouet, coup de boost, booster, boost, peps, tonus,
      dynamis*, motivation, motiver, me motiver, cafe, demarrer la journee, commencer la journee, bien demarrer,
      rester eveille*, rester reveille*, eveille*, en forme, pleine forme, coup de barre, coup de mou,
      coup de pompe, vaseu*, vaseux, ensuque*, la patate, la peche, stimul*, activer, du mal a emerger, emerger`,
    likely: `matin, lundi, alerte, vitalite, elan, forme`,
    hint: `journee, maintenant`,
    mood: `fatigue, fatiguee, endormi, somnolent, mou, molle, pas reveille, la tete dans le brouillard`,
  },
  stress_relief: {
    sure: `
      stress*, stresse, stressee, destress*, detendre, me detendre, detente, relax*, calmer, me calmer, apaiser,
      apaise*, angoiss*, anxi*, anxieux, anxieuse, nerv*, nerfs, a bout, tendu*, tension, deborde*, surcharge*,
      submerge*, panique*, peur, inquiet*, inquiete*, enerv*, colere, furieu*, dispute*, engueul*, pression,
      decompress*, souffler apres, dure journee, rude journee, mauvaise journee, sale journee, journee difficile,
      triste*, pleur*, trac, boule au ventre, agite*, ras le bol, relacher, rumin*`,
    likely: `calme, apres le travail, apres le boulot, lacher, soulager, tete pleine`,
    hint: `journee, tete, tout`,
    mood: `
      stresse, stressee, anxieux, anxieuse, angoisse, angoissee, nerveux, nerveuse, tendu, tendue, enerve, enervee,
      deborde, debordee`,
  },
  exercise_movement: {
    sure: `
      sport, sportif, entrain*, entrainement, m entrainer, muscu*, musculation, exercice*, gym, salle de sport,
      halteres, pompes, abdos, squats, gainage, courir, course a pied, footing, jogging, tapis de course,
      velo d appartement, velo, rameur, cardio, danse*, danser, etir*, etirements, echauffement, boxe,
      corde a sauter, nager, natation, escalade, randonnee, marche rapide, pilates, zumba, fitness, bouger,
      me bouger, mouvement, crossfit, foot, tennis`,
    likely: `muscle*, corps, transpirer, seance de, seance, series`,
    hint: `force, rythme`,
  },
};
