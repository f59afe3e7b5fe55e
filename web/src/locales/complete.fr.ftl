# Autour des règles complètes ; les règles mêmes sont dans les dossiers des jeux.

rules-complete = Règles complètes
rules-complete-of = Règles complètes : { $ruleset }
rules-complete-about = Avec nos propres mots ; les nombres viennent de la feuille avec laquelle on joue ici. Chaque paragraphe cite ses lignes du livret (AK, WF, PB, EN, FR) ; le livret reste le livret.
rules-short = Les règles en bref
rules-short-tab = En bref
rules-complete-tab = Complètes
rules-page = Ouvrir comme page
rules-search = Chercher dans les règles
rules-search-go = Chercher
rules-found = { $n ->
    [0] Aucun paragraphe ne contient ces mots.
    [one] Un paragraphe. Entrée y mène.
   *[other] { $n } paragraphes. Entrée mène au premier.
  }
rules-near = { $n ->
    [one] Aucun paragraphe ne contient tous ces mots ; celui-ci s’en approche le plus.
   *[other] Aucun paragraphe ne contient tous ces mots ; ces { $n }-là s’en approchent le plus.
  }
rules-nothing = Rien dans ces règles ne contient ces mots. Essayez-en d’autres, ou montrez toutes les variantes.
# Words that a search ignores, and groups of words that find each other.
rules-search-ignored = a ai ait alors au aucun aussi autre aux avec avoir c ce cela ces cet cette chaque combien comment d dans de des dois doit donc du elle en est et être faire fait faut il ils je jeu j la le les leur lorsque l ma mes moi mon m n ne non nos notre nous on ont ou où par partie pas peut peux plus pour pourquoi puis quand que quel quelle quelles quels qui quoi règle règles s sa se ses si son sont sur t ta te tes ton tous tout toute un une utilise utiliser va vos votre vous y
rules-search-same = égalité égaux / gagner gagne gagnant / licencier licencié renvoyer / vendre vend vendu vente / acheter achat achète / navire bateau / expédier exporter exportation / livrer livré rempli remplir / emprunt emprunter prêt / seul solo / recouvrir recouvre / embaucher engager / moderniser améliorer / titre distinction / baisser baisse descend / changer modifier / place permis permise
rules-show-all = { $n ->
    [0] Montrer toutes les variantes
    [one] Montrer toutes les variantes ({ $n } paragraphe de plus)
   *[other] Montrer toutes les variantes ({ $n } paragraphes de plus)
  }
rules-choices = Ce qu’on joue
rules-choices-usual = les choix habituels
rules-players = Joueurs
rules-players-any = peu importe
rules-rulesets = Jeux
rules-failed = Les règles n’ont pas pu être chargées. Essayez encore.
rules-allowed = Permis :
rules-not-allowed = Interdit :
rules-ruling = Notre lecture : { $ids }
rules-guessed = ≈ nombre reconstitué
rules-guessed-about = Un nombre de ce paragraphe n’a pas pu être lu dans le jeu imprimé : c’est notre reconstitution.
rules-chapters = Chapitres
rules-link-here = Lien vers ce paragraphe ({ $rule })
rules-value = { $value } : { $help }
