import type { WordList } from '../word-list.ts';

/** Further words of French, beside the plain ones. */
export const FR_WIDER: WordList = {
  deep_focus_coding: {
    sure: `
      coder, code, moteur de recherche, fonctionnalite*, refactor*, base de donnees, serveur, algorithme*, script*,
      compiler le projet, brancher l api, prototype, appli, logiciel, developp*`,
    likely: `sans interruption, a fond, au calme, dans ma bulle, en immersion, sans etre derange*`,
  },
  debugging: {
    sure: `
      sort vide, je veux comprendre pourquoi, bug*, traque l erreur, rien ne marche, ne marche pas, ne marche plus,
      en panne, plante*, bogue*, debog*, erreur, erreurs, trouver la cause, pourquoi ca, ca coince, incident, journaux`,
  },
  deep_reading_analysis: {
    sure: `
      decortiquer, eplucher, eplucher un, rapport de, bilan, bilan financier, jurisprudence, arret, contrat, clauses,
      dossier, audit, relire, relecture, traduire, comparer, analyser, analyse, expertise, these`,
  },
  study_memorise: {
    sure: `
      apprendre mes, conjugaison*, reviser, revisions, revise, partiel*, concours, oral, mon oral, bac, brevet,
      par coeur, memoris*, vocabulaire, fiches, cours, lecon*, devoirs, examen*, potasser, bachoter`,
  },
  creative_ideation: {
    sure: `
      etincelle, une etincelle, nom du groupe, idees, idee, imaginer, inventer, remue meninges, brainstorm*,
      inspiration, trouver un nom, slogan, concept, jeu de societe, scenario possible`,
  },
  creative_writing: {
    sure: `
      ecrire, ecriture, ecris, roman, nouvelle, poeme*, poesie, vers, journal intime, lettre, discours, chapitre,
      scenario, paroles de chanson, conte, recit, blog, plume, rediger un texte`,
  },
  design_visual: {
    sure: `
      maquette*, site vitrine, peaufiner, couverture de, affiche*, croquis, dessin*, dessiner, aquarelle, peindre,
      peinture, illustr*, retouche*, photos, montage, graphisme, logo*, typographie, palette, broderie, poterie`,
  },
  meetings_calls: {
    sure: `
      visio, reunion*, entretien*, appel*, conference, rendez vous, presentation, exposer, soutenance, negociation,
      comite, assemblee, parler en public, client au telephone, formation a animer`,
  },
  routine_admin: {
    sure: `
      paperasse, vieux papiers, faire le tri, tri, trier, ranger, rangement, factures, courriels, mails, mail,
      declaration d impots, impots, formulaire*, menage, vaisselle, repassage, linge, courses, classer, archives,
      compta, notes de frais`,
  },
  vigilance_trading: {
    sure: `
      surveill*, bourse, cours de bourse, marches, salle de controle, cameras, garde de nuit, encheres, reflexes,
      partie classee, controle qualite, vigilan*, guet, veille active`,
  },
  relaxed_reading: {
    sure: `
      bouquin*, feuilleter, magazine, bd, une bd, sous la couette, polar, roman policier, lire tranquillement,
      lecture plaisir, lire un peu, journal du dimanche, the et un livre, coin du feu`,
  },
  meditation_calm: {
    sure: `
      me poser, quelques minutes pour respirer, medit*, recentrer, me recentrer, pleine conscience, silence,
      en silence, priere, prier, chapelet, respiration, respirer lentement, souffle, serenite, recueill*,
      paix interieure, immobile`,
  },
  sleep_winddown: {
    sure: `
      me coucher, couche*, dormir, dodo, sommeil, endormir, m endormir, insomnie*, au lit, sombrer, fermer boutique,
      couette, oreiller, nuit blanche, somnoler au lit, eteindre la lumiere, bonne nuit`,
  },
  nap_recovery: {
    sure: `
      sieste, pause, une pause, videe, vide, souffler un peu, repos, me reposer, recuper*, allonger, m allonger,
      fermer les yeux, piquer un somme, micro sieste`,
  },
  energy_wakeup: {
    sure: `
      reveill*, reveille moi, coup de fouet, somnole au bureau, peps, energie, tonus, booster, dans le brouillard,
      dans le gaz, ensuque*, pas reveille, mal dormi, demarrer la journee, coup de barre, motivation`,
  },
  stress_relief: {
    sure: `
      trop de pression, pression, boule au ventre, stress*, a bout, nerfs, enerve*, angoiss*, anxieu*, calmer,
      me calmer, apaiser, detendre, me detendre, decompress*, relax*, debord*, dispute, colere, souffler`,
  },
  exercise_movement: {
    sure: `
      muscu*, sport, pompes, abdos, squats, gainage, corde a sauter, velo d appartement, tapis de course, courir,
      course a pied, danse*, danser, yoga, pilates, etirements, boxe, cardio, entrainement, transpirer`,
  },
};
