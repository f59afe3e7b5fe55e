# Le bilan d’une partie finie : la page autour de ce que dit le jeu lui-même (report-…).

rep-open = Bilan
rep-open-at = Bilan de { $table }
rep-title-of = { $table } : bilan
rep-over = La partie est finie
rep-analyse = Analyser
rep-table = Table
rep-copy = Copier le lien
rep-copied = Le lien est copié.
rep-reckoning = Calcul en cours, { $n } s
rep-stop = Arrêter, montrer sans
rep-failed = Le bilan n’a pas pu être fait
rep-kept = La partie elle-même est conservée.
rep-no-answer = Le serveur n’a pas répondu.

## Tête

rep-head = { $who } gagne { $table } avec { $score }
rep-head-several = { $who } et { $last } gagnent ensemble { $table } avec { $score }
rep-head-nobody = Personne ne gagne { $table }
rep-head-open = { $table } s’interrompt ; { $who } mène avec { $score }
rep-head-alone = { $place ->
    [1] { $you ->
        [yes] Victoire en solitaire
       *[no] { $who } gagne en solitaire
      }, { $score } contre { $best }
   *[other] { $you ->
        [yes] Vous finissez
       *[no] { $who } finit
      } { rep-place-nth } en solitaire, { $score } contre { $best }
  }
rep-place-nth = { $place ->
    [1] 1er
    [2] 2e
    [3] 3e
   *[other] 4e
  }
rep-stand = Votre place : { rep-place-nth }, avec { $score }.
rep-length = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
  }, { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
  }, { $day }{ $long ->
    [minutes] , { $minutes } min
    [hours] , { $hours } h { $minutes } min
   *[none] { "" }
  }.
rep-result = Résultat
rep-place = { $n ->
    [1] Première place
    [2] Deuxième place
    [3] Troisième place
   *[other] Quatrième place
  }
rep-winner = Victoire
rep-you = vous
rep-score = Score
rep-rematch = Revanche
rep-again = Les mêmes sièges et options. Les bots s’assoient aussitôt ; les sièges des joueurs leur restent ouverts.
rep-keys = Touches : 1 2 3 tournants, R revanche, E export.

## Courbes

rep-chart-label = { $what }, de moment en moment. À la fin : { $ends }.
rep-chart-flags = Les formes marquent la fin de chaque partie du jeu ; { $n ->
    [1] 1 est le tournant
    [2] 1 et 2 sont les tournants
   *[other] 1, 2 et 3 sont les tournants
  } ci-dessous.
rep-as-table = Lire comme tableau
rep-hide-table = Cacher le tableau
rep-when = Quand
rep-what = Quoi
rep-total = Somme

## Tournants et décisions

rep-seen = Vu de la place de
rep-story = L’histoire par ses causes
rep-story-note = { $n } moments, dans l’ordre
rep-turnings = { $n ->
    [0] Tournants
    [1] Un tournant
    [2] Deux tournants
   *[other] Trois tournants
  }
rep-turnings-note = vus de la place de { $who }
rep-turnings-none = Aucun moment n’a beaucoup changé l’écart.
rep-turning = Tournant { $n } : { $when }
rep-show = Montrer le moment
rep-dear = Les décisions les plus coûteuses
rep-dear-note = de { $who } ; les autres comme des bots joueraient
rep-dear-ask = Des bots peuvent chercher les décisions qui ont le plus coûté à { $who }. Cela peut durer quelques minutes.
rep-dear-begin = Les chercher
rep-dear-failed = Les décisions n’ont pas pu être examinées. Tout le reste de cette page tient.
rep-dear-stopped = Montré sans les décisions les plus coûteuses.
rep-cost = Coût
rep-look = Voir

## Tableaux

rep-one-scale = Toutes les barres à la même échelle.
rep-markets = Qui a vendu combien
rep-markets-key = Ventes au pays à chaque production ; plus la teinte est forte, plus la part est grande. Encadré : seul à vendre le plus. Un point : pas encore d’usine.
rep-markets-alone = Ventes au pays à chaque production. Un point : rien de produit.
rep-productions = { $n ->
    [one] { $n } production
   *[other] { $n } productions
  }
rep-sold-of = { $who } : { $n } sur { $of } vendus, { $share } %
rep-no-factory = pas d’usine
rep-margins = Marge par marchandise
rep-margins-note = £ par pièce, salaires déduits
rep-margins-key = Ce qui reste de chaque marchandise après ses coûts. Plus à droite, plus par pièce ; le chiffre est celui de { $who }, sur toute la partie.
rep-on = sur { $n }
rep-voyages = Ce qui a été expédié
rep-voyages-note = { $n ->
    [one] { $n } voyage
   *[other] { $n } voyages
  }
rep-voyages-none = Rien n’a été expédié
rep-voyages-none-about = Les navires portent des marchandises outre-mer, en plus de la demande au pays.
rep-good = Marchandise
rep-shipped = Expédié
rep-each = Pièce
rep-paid = Payé

## Récompenses

rep-awards = { $n ->
    [15] Les quinze récompenses
   *[other] Récompenses
  }
rep-awards-note = { $n } sur { $of } · une victoire rapporte ce qui est atteint
rep-award-new = nouveau, { $day }
rep-award-reached = atteint
rep-award-not = pas encore
rep-award-lost = hors d’atteinte depuis { $when }
rep-award-lost-said = { $said } ; hors d’atteinte depuis { $when }
rep-award-short = { $have } sur { $need } : manque { $n }
rep-award-have = { $n }
rep-award-kept = tenu jusqu’au bout
rep-percent = { $n } pour cent
rep-next = Et ensuite
rep-nearest = était le plus proche : { $have } sur { $need }.

## Exporter

rep-exports = À emporter
rep-picture = Image
rep-picture-about = PNG, résultat et courbes
rep-charts = Courbes
rep-charts-about = SVG, un fichier chacune
rep-figures = Chiffres
rep-figures-about = CSV, par moment
rep-data = Données
rep-data-about = JSON, toute la page
rep-record = Enregistrement
rep-record-about = .ark, chaque décision
rep-poster = { $place } : { $who }, { $score } · { $how }
