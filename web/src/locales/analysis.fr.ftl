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
analysis-ask-about = Les meilleurs plans d’un bot qui sait ce que ce joueur savait alors, à côté de ce qui a été joué, chacun mené jusqu’à la fin.
analysis-finding = Les bots cherchent des plans.
analysis-reckoning = Calcul en cours, { $n } s
analysis-reckoned = calculé en { $n } s
analysis-stop = Arrêter, montrer sans
analysis-failed = Les bots n’ont pas terminé.
analysis-again = Réessayer
analysis-candidate = Coup
analysis-end = Fin
analysis-not-reckoned = non calculé
analysis-played = joué
analysis-take = Le poser
analysis-foot = La fin est celle que joueraient des bots avides à partir de là. Un chiffre, pas un verdict : autres adversaires, autre fin.
analysis-none = Rien à décider ici
analysis-none-about = La partie est finie. Revenez en arrière pour interroger une décision.

## Ses propres essais

analysis-tries = Vos essais
analysis-tries-note = visibles de vous seul
analysis-tries-none = Pas encore d’essai
analysis-tries-about = Préparez un tour sur les plateaux et envoyez-le : vous verrez ici comment la partie finirait.
analysis-follow = Voir l’essai { $letter }
analysis-drop = Retirer l’essai { $letter }
analysis-try-failed = pas de réponse
