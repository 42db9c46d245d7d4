import type { SafetyWords } from '../safety-words.ts';

export const FR_SAFETY: SafetyWords = {
  never: {
    photosensitivity: `
      epilep*, crise convulsive, crises convulsives, convuls*, crise d absence, absences, crises tonico,
      fais des crises, fait une crise, eu une crise, grand mal, photosensib*, photophob*, sensible a la lumiere,
      sensible aux flashs, sensible aux lumieres, lumieres clignotantes, lumieres qui clignotent,
      lumiere qui clignote, clignotements, stroboscop*, lumieres de boite, migrain*, aura, auras, scotome, evanoui*,
      m evanouis, evanouissement*, malaise, malaises, syncope, perdu connaissance, perte de connaissance,
      pertes de connaissance, perds connaissance, trou noir, trous noirs, keppra, levetiracetam, lamotrigine,
      lamictal, depakine, valpro*, carbamazepine, topiramate, anticonvuls*, antiepilep*, anti epileptique*,
      electroencephalogramme`,
    adverse_symptom: `
      vertige, vertiges, la tete qui tourne, tete tourne, etourdi*, etourdissement*, nausee, nausees, nauseeux,
      envie de vomir, vomi*, vois flou, vision floue, vois double, vois des taches, vois des eclairs,
      vois des points, paupiere qui saute, paupiere saute, tremble depuis, fourmillement*, picotement*, engourdi*,
      spasme*, mal a la tete depuis, mal de tete depuis, mal au crane depuis, mal de crane depuis,
      depuis que j ai lance, depuis que j ai allume, depuis le debut de la seance, me sens mal, sens bizarre,
      me sens pas bien, desoriente*, confus depuis`,
    head_injury: `
      commotion, traumatisme, trauma cranien, choc a la tete, coup a la tete, coup sur la tete, cogne la tete,
      tape la tete, tombe sur la tete, lesion cerebrale, hemorragie, avc, tumeur, anevrisme, operation du cerveau,
      opere du cerveau, operee du cerveau, chirurgie du cerveau, chirurgie cerebrale, neurochirurg*, meningite,
      encephalite, crane fractur*, fracture du crane`,
    driving: `
      tracteur, bateau, camionnette, en bus je conduis, scooter, conduire, conduis, conduite de nuit, conducteur,
      conductrice, au volant, le volant, sur la route, autoroute, camion, camionneur, routier, poids lourd,
      en voiture, ma voiture, dans la voiture, en moto, a moto, chariot elevateur, cariste, grue, engin, engins,
      machine outil, tronconneuse, scie, pilote un, piloter, cockpit, chauffeur, trajet de nuit`,
    infant: `

      de 1|2|3|4|5|6|7|8|9|10|11|12|13|14|15|16|17|un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze ans|mois,
      a 1|2|3|4|5|6|7|8|9|10|11|12|13|14|15|16|17|un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze ans|mois,
      mon petit, ma petite, petit dernier, petite derniere, jumeaux, mes jumeaux, bebe, bebes, nourrisson*,
      nouveau ne, tout petit, mon enfant, mes enfants, mon fils, ma fille, notre fille, notre fils, pour enfants,
      pour un enfant, les enfants, petit fils, petite fille, mon neveu, ma niece, ans et demi, mois et demi, creche,
      berceau, maternelle, gamin, gamine, gosse, gosses`,
    crisis: `
      suicid*, me tuer, me suicider, en finir, mettre fin a, envie de mourir, veux mourir, plus envie de vivre,
      plus vivre, ne plus etre la, ne plus me reveiller, jamais me reveiller, disparaitre pour toujours,
      plus la force de vivre, sans moi ils, mieux sans moi, me faire du mal, me faire mal, me couper, me mutiler,
      automutil*, overdose, surdose, la vie ne vaut, a quoi bon vivre`,
    harm: `
      declencher une crise, provoquer une crise, declencher chez, faire du mal a, nuire a, blesser quelqu, blesser,
      rendre malade, farce, blague a, canular, a son insu, sans qu il, sans qu elle, en cachette, en secret,
      vengeance, me venger, torturer, tuer quelqu, tuer mon, frequence la plus dangereuse, frequence dangereuse,
      desactive la securite, desactiver la securite`,
  },
  caution: `
    ma grand mere, mon grand pere, infirmiere, noir devant, elle, lui, quand meme, malgre tout, la seance, puis je,
    je peux utiliser, est ce que je peux, malgre, pour ma mere, pour ma grand mere, pour un ami,
    la derniere fois que, neurolog*, cerveau, medecin, docteur, hopital, medicament*, comprimes, pilules,
    traitement, diagnosti*, operation, opere, operee, chirurgie, syndrome, trouble, troubles, enceinte, grossesse,
    enfant, enfants, fils, fille, crise, crises, tremble*, mal de tete, mal a la tete, maux de tete, danger*,
    risque, sans danger, voiture, accident, tombe, chute, mourir, mort, morte, tuer, sang, pacemaker, ivre, drogue*,
    bipolaire, psychose, schizo*, route, volant`,
  aboutFlicker: `clignot*, flash, flashs, eclair*`,
  aboutLight: `la lumiere`,
  harmless: `
    crise de rire, crise d angoisse, crise de panique, mort de fatigue, morte de fatigue, mort de rire,
    livre pour enfants, livres pour enfants, conte pour enfants, histoire pour enfants, litterature jeunesse,
    crise economique, crise de nerfs, analyse de risque*, gestion des risques, assurance voiture, code de la route,
    permis de conduire, conduire une reunion, conduire la reunion, conduire un entretien, conduite de projet,
    enfants dorment, enfants sont couches, enfants couches, nature morte, feuille de route, en route, temps mort,
    point mort, traitement de texte, traitement des mails, traitement de donnees, traitement des donnees`,
};
