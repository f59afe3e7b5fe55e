## Analyse d’une partie terminée

analysis = Analyse
analysis-title = Analyse : { $table }
analysis-open = Analyser
analysis-open-at = Analyser la partie de la table { $table }
analysis-here = Analyser à partir d’ici
analysis-gone = Cette partie ne peut pas être analysée
analysis-badge = analyse
analysis-about = La position telle qu’elle était. Ce que vous envoyez ici n’est qu’un essai.
analysis-back = Retour à la table
analysis-table = { $table }, à partir d’ici
analysis-play-on = Continuer à partir d’ici
analysis-copy = Copier la position
analysis-link = Lien vers ce moment
analysis-linked = Le lien est copié.
analysis-link-failed = Le lien n’a pas pu être copié. L’adresse de cette page est la même.
why-analysis-undo = Il n’y a rien ici à annuler qui vienne de vous.

## La frise

analysis-track = Moments de la partie
analysis-track-keys = Les flèches avancent d’un pas, avec Maj d’une manche ; Début et Fin mènent aux extrémités ; Espace lance la lecture.
analysis-first = Au début
analysis-previous = Un pas en arrière
analysis-next = Un pas en avant
analysis-last = À la fin
analysis-play = Lecture
analysis-pause = Pause
analysis-unit = Avancer par
analysis-unit-decision = Décision
analysis-unit-turn = Tour
analysis-unit-round = Manche
analysis-decides = { $when } · à { $who } de décider
analysis-tried = { $when } · essai, à { $who } de décider
analysis-over = La fin
analysis-place = décision { $n } sur { $of }
analysis-value = { $when }, décision { $n } sur { $of }
analysis-worth = Valeur au fil du temps : { $lines }
analysis-worth-line = { $who } { $n }
analysis-try-line = essai { $letter } { $n }
analysis-as-table = Lire comme tableau
analysis-as-chart = Voir le graphique
analysis-progress = Avancée
analysis-percent = { $n } %

## Ce que feraient les bots

analysis-candidates = Coups possibles
analysis-ask = Que feraient les bots ?
analysis-ask-about = Les plans de bots qui savent ce que ce joueur savait alors, et ce qui a été joué, comparés dans les mêmes parties.
analysis-finding = Les bots cherchent des plans.
analysis-running = parties jouées : { $games } sur { $wanted }
analysis-compared = { $n } plans · { $games } parties chacun
analysis-shared = Dans tous les plans : { $moves }.
analysis-stop = Arrêter là
analysis-failed = Les bots n’ont pas terminé.
analysis-again = Réessayer
analysis-candidate = Plan
analysis-lead = Avance à la fin
analysis-score = À la fin
analysis-spread = marge
analysis-played = joué
analysis-take = Le poser
analysis-draw = Dessiner le plan { $letter } sur le plateau
analysis-drawn-played = joué
analysis-drawn-other = { $better ->
    [yes] meilleur
   *[no] autre plan
  }
analysis-longer = Réfléchir plus longtemps ({ $games } parties)
analysis-better = { $letter } vaut { $gap } ± { $spread } de plus que ce qui a été joué
analysis-no-better = Rien n’était clairement meilleur que ce qui a été joué
analysis-parts = À la fin : résultat { $own }, meilleur rival { $rival }.
analysis-parts-alone = À la fin : résultat { $own }.
analysis-same-games = Tous les plans ont connu les mêmes { $games } parties : la chance ne compte pas.
analysis-below-noise = En { $games } parties, aucun autre plan ne devance de plus que son ±. Dans 99 cas sur 100, le vrai chiffre est dans l’intervalle ±.
analysis-near = { $n ->
    [one] { $letters } n’est pas clairement moins bon que { $letter }.
   *[other] { $letters } ne sont pas clairement moins bons que { $letter }.
  }
analysis-ended = La vraie partie a fini à { $n }.
analysis-why = Pourquoi { $letter } :
analysis-nothing-else = On ne pouvait rien faire d’autre ici.
analysis-unweighed = Aucun bot ne prévoit dans ce jeu : les plans n’ont pas de chiffres.
analysis-none = Rien à décider ici
analysis-none-about = La partie est finie. Revenez en arrière pour interroger une décision.

## Ses propres essais

analysis-tries = Vos essais
analysis-tries-note = visibles de vous seul
analysis-tries-about = Préparez un tour sur les plateaux et envoyez-le : il est comparé à ce qui a été joué, dans les mêmes parties.
analysis-try-begin = Commencer un essai ici
analysis-try-end = Terminer l’essai
analysis-follow = Voir l’essai { $letter }
analysis-drop = Retirer l’essai { $letter }
analysis-try-failed = pas de réponse
