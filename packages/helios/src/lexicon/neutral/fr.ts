/** French: small words, times, things of every day. Inflected forms are met by their stems. */
export const FR_NEUTRAL = `
  le la les l un une des de du d et ou ni mais donc or car a au aux en dans sur sous avec sans pour par vers chez entre
  contre selon malgre sauf que qui quoi dont ou quand comment pourquoi combien quel quelle quels quelles ce cet cette ces c
  ca cela ceci celui celle ceux je j m me ma mon mes moi tu t te ton ta tes toi il elle on nous notre nos vous votre vos ils
  elles eux leur leurs lui se s sa son ses y en est suis es sommes sont etre etais etait sera serait ai as a avons ont avoir
  avais avait aura fais fait faire faisons font dois doit devons devoir devrais faut faudrait veux veut voulons vouloir
  voudrais peux peut pouvons pouvoir pourrais vais va vas allons vont aller viens vient venir sais sait savoir vois voit
  voir regarde regarder cherche cherchons chercher trouve trouver prends prend prendre mets met mettre donne donner passe
  passer reste rester restent pars part partir arrive arriver entre entrer sors sort sortir ouvre ouvrir ferme fermer
  commence commencer finis finit finir finisse termine terminer continue continuer essaie essayer aide aider attends
  attendre lis lit lire ecris ecrit ecrire parle parler dis dit dire demande demander reponds repondre pense penser crois
  croit croire aime aimer aimerais prefere preferer attaque attaquer avance avancer tourne tourner tiens tient tenir garde
  garder laisse laisser pose poser range ranger achete acheter vends payer paie envoie envoyer recois recevoir mange manger
  bois boire cuisine cuisiner prepare preparer appelle appeler joue jouer travaille travailler compte compter remplis
  remplir remplit trie trier sert servir change changer cours
  besoin envie plus moins tres trop peu assez pas ne n jamais toujours souvent parfois deja encore enfin bientot maintenant
  tard tot vite bien mal mieux aussi meme ainsi alors ensuite puis apres avant depuis pendant jusqu jusque lors presque
  environ plutot surtout seulement vraiment juste tout toute tous toutes rien quelque quelques chose choses quelqu aucun
  aucune chaque plusieurs autre autres certain certaine meme tel telle ici la dehors dedans dessus dessous devant derriere
  loin pres ensemble seul seule oui non peut-etre merci bref bon bonne bons bonnes beau belle petit petite petits grand
  grande gros grosse nouveau nouvelle nouveaux vieux vieille jeune long longue court courte haut bas facile difficile simple
  rapide lent calme tranquille plein pleine vide entier entiere dernier derniere derniers premier premiere deuxieme
  troisieme prochain prochaine suivant suivante pret prete libre permis possible important annuel annuelle fameux fichu
  heure heures minute minutes seconde quart demi demie midi minuit matin matinee soir soiree nuit jour jours journee semaine
  semaines mois an ans annee week-end weekend lundi mardi mercredi jeudi vendredi samedi dimanche janvier fevrier mars avril
  mai juin juillet aout septembre octobre novembre decembre printemps ete automne hiver hier aujourd hui demain moment
  instant fois debut fin milieu retard avance date dates
  zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quinze vingt trente quarante cinquante soixante
  cent mille dizaine douzaine
  maison appartement chambre cuisine salon salle bain bureau couloir cave grenier jardin terrasse balcon garage rue ville
  village quartier place parc plage mer lac riviere montagne campagne foret boulot travail entreprise boite magasin marche
  banque hotel restaurant cafe bar bibliotheque universite fac ecole college lycee eglise musee cinema theatre vitrine
  table chaise canape fauteuil lit oreiller couette couverture plaid lampe fenetre porte mur sol plafond armoire tiroir
  etagere miroir horloge reveil tasse verre assiette cuillere fourchette couteau bouteille boite sac cle cles papier stylo
  cahier carnet classeur agenda telephone portable ordinateur ecran clavier souris casque ecouteurs imprimante chargeur tele
  eau the cafe lait jus vin biere pain fromage jambon oeuf riz pates soupe salade poulet viande poisson fruit pomme orange
  citron banane tomate patate oignon ail huile sel sucre miel chocolat biscuit gateau tarte glace repas dejeuner diner
  petit-dejeuner gouter dessert
  soleil pluie pleut neige vent nuage ciel lune etoile froid chaud frais temps
  chemise pantalon chaussure manteau veste robe chaussette chapeau pull pyjama
  chien chat oiseau cheval fleur arbre plante feuille herbe
  mere pere maman papa parents soeur oncle tante cousin cousine mari femme copain copine ami amie amis gens personne monde
  chef cheffe patron patronne client cliente collegue collegues equipe groupe prof professeur eleve homme fille garcon
  monsieur madame
  rouge bleu vert jaune noir blanc gris rose violet marron
  prix argent euro euros facture chiffre nombre numero nom liste lettre mot mots phrase page pages message mail mails photo
  video chanson musique film serie livre roman polar histoire chapitre idee probleme question reponse plan projet dossier
  rendu delai rendez-vous reunion resultat resultats service services voyage vacances fete mariage anniversaire noel cadeau
  panier module caf oral point truc trucs partie cote facon sorte genre coup tas
  bruit silence calme ennui courage chance
`;
