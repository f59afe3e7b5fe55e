# Les mots que tous les programmes partagent, et ceux du terminal. Les mots d’un jeu sont à côté de ses règles, ceux des
# pages à côté du client.

## La langue elle-même : ce que le programme doit en savoir (i18n/language.py)

language-name = Français
language-region = fr-FR
language-money = behind
language-complete = yes

## Partout

the-table = La table

## Pourquoi pas, dans tous les jeux

why-not-your-turn = C’est au tour de { $seat }.
why-over = La partie est finie.
why-unknown-move = « { $move } » n’est pas un coup de ce jeu.
why-not-now = Pas maintenant. Ce qui est demandé : { $phase }.
why-undo-nothing = Vous n’avez pris aucune décision qui puisse être reprise.
why-undo-revealed = Quelque chose de caché a été montré depuis : on ne revient pas au-delà.
why-undo-other = { $seat } a décidé depuis : on ne reprend que ses propres dernières décisions.

## Erreurs. `what` est l’anglais du programme, là où il n’y a pas plus court

error-unknown-name = { $kind ->
    [ruleset] Il n’y a pas de jeu
    [option] Il n’y a pas d’option
    [language] Il n’y a pas de langue
    [game] Il n’y a pas de jeu
    [module] Il n’y a pas de module
   *[other] Inconnu ({ $kind }) :
  } « { $name } » ; il y a : { $known }.
error-bad-budget = « { $text } » n’est pas un temps de réflexion : écrivez 1s, 200ms, ou un nombre de parties simulées comme 64.
error-extra-missing = Cette commande a besoin de { $module }, qui n’est pas installé : pip install 'arktable[{ $extra }]'
error-wrong-argument = { $name } doit être { $expected }, et non { $given }.
error-bot-not-loaded = Le robot { $bot } ne peut pas être chargé : { $what }
error-pipe = « { $name } » ne nomme aucun programme : écrivez { $form }, ou { $timed } avec un temps.
error-bot-name = Le nom « { $name } » ne convient pas à un compte de bot ({ $reason }).
error-server-address = « { $address } » n’est pas l’adresse d’un serveur, comme https://table.example.org.
error-server-refuses = Le serveur refuse ({ $reason }).
error-record-folder = { $folder } : { $what }
error-unpickled-move = « { $move } » n’appartient à aucun jeu de règles et ne peut pas être sérialisé.
error-needs-no-time = Le robot { $bot } décide tout de suite : il ne prend pas de temps de réflexion.
error-unknown-move = « { $move } » n’est pas un coup de ce jeu.
error-illegal = « { $move } » n’est pas permis maintenant.
error-sheet = { $where } : { $what }
error-record = { $line ->
    [0] { $what }
   *[other] ligne { $line } : { $what }
  }
error-module-clash = « { $first } » et « { $second } » ne peuvent pas être joués ensemble.
error-module-needs = « { $first } » ne se joue qu’avec « { $second } ».
error-position = Position impossible ({ $where }) : { $what }
error-bot-announced-twice = Les paquets « { $first } » et « { $second } » annoncent tous deux un robot « { $bot } » pour { $game } ; désinstallez-en un.
error-announced-twice = Deux paquets installés annoncent le jeu « { $ruleset } » ; désinstallez-en un.
error-usage = { $what }
error-tournament = { $what }
error-journal = { $folder } : { $what }
error-settings = { $name }={ $value } est inutilisable.

## Terminal : toutes les commandes

cli-seat = place
cli-bot = robot
cli-wins = victoires
cli-player = Joueur { $n }

## arktable games

cli-games-ruleset = jeu
cli-games-seats = places
cli-games-minutes = minutes
cli-games-rules = règles
cli-games-bots = robots
cli-games-options = options (la première valeur vaut par défaut)
cli-games-reconstructed = ≈ a des nombres reconstitués : arktable sheet JEU montre lesquels.

## arktable simulate

cli-simulate-games = parties
cli-simulate-head = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } de { $ruleset } à { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
  }
cli-simulate-finished = Allées jusqu’à leur propre fin : { $n } sur { $games } ({ NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %){ $rest ->
    [0] .
   *[other] { " " }; dans les autres, personne ne pouvait plus agir.
  }
cli-simulate-speed = { $n ->
    [one] { $n } décision
   *[other] { $n } décisions
  } en { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s : { NUMBER($rate, maximumFractionDigits: 0) } par seconde.
cli-simulate-scores = Scores : moyenne { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }, de { $low } à { $high }{ $won ->
    [0] { " " }; personne n’a gagné.
   *[other] { " " }; vainqueurs { NUMBER($best, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
  }

## arktable sheet

cli-sheet-key = quoi
cli-sheet-value = valeur
cli-sheet-status = statut
cli-sheet-source = source
cli-sheet-head = { $n ->
    [one] { $n } entrée
   *[other] { $n } entrées
  } dans la feuille { $name } ({ $hash })
cli-sheet-count = { "  " }{ $n } { $status }
cli-sheet-unsure = Incertain ({ $n }) :
cli-sheet-unsure-line = { "  " }≈ { $key }, { $confidence } : { $note }
cli-sheet-unsure-bare = { "  " }≈ { $key }, { $confidence }
cli-sheet-all-sure = Rien n’y est reconstitué.
cli-template-head =
    Profil pour { $game } : les nombres de votre propre boîte.
    Une valeur compte dès que vous enlevez le # devant ses lignes, celles avec [le nom] et avec value = …
    Laissez les autres comme elles sont : elles gardent notre nombre. Vérifiez le fichier, puis jouez avec :
      arktable sheet { $game } --sheet ma-boite.toml
      arktable play { $ruleset } --sheet ma-boite.toml
    Colonnes, lignes et listes se comptent comme le dit « À saisir » ; une erreur nomme la valeur et en donne une qui convient.
cli-template-all-profile = De votre profil : { $n }
cli-template-all-reconstructed = INCERTAIN, { $n } : regardez votre boîte, s’il vous plaît.
cli-template-all-derived = Déduit d’autres nombres : { $n }
cli-template-all-source = D’autres sources : { $n }
cli-template-source = Source : { $source }
cli-template-all-seed = Imprimé dans la règle du jeu : { $n }
cli-template-enter = À saisir : { $form }. { $enter }
cli-template-or = Ou sous cette forme : value = { $value }
cli-template-other = Pourrait aussi être : { $value }
cli-form-flag = true (oui) ou false (non)
cli-form-number = un nombre entier, 0 ou plus
cli-form-word = un mot entre guillemets droits
cli-form-table = un nombre ou une liste pour chacun de { $keys }
cli-form-numbers = une liste de nombres entiers, ici { $n }
cli-form-words = une liste de mots entre guillemets droits, ici { $n }
cli-form-rows = une liste de listes ou de tableaux, ici { $n }
cli-status-seed = de la règle du jeu
cli-status-source = d’autres sources
cli-status-derived = déduit d’autres nombres
cli-status-reconstructed = reconstitué
cli-status-profile = de votre profil
cli-confidence-high = assez sûr
cli-confidence-medium = plausible
cli-confidence-low = une supposition

## arktable replay

cli-replay-next = Ensuite : { $who }, { $phase }.
cli-nobody = personne
cli-position-fine = Une position possible de { $ruleset }. { $moves ->
    [0] La partie est finie.
    [one] { $who } décide ; un seul coup est possible.
   *[other] { $who } décide ; { $moves } coups sont possibles.
}

## arktable serve

cli-serve-open = Arktable est ouvert à l’adresse { $address } (Ctrl-C l’arrête)
server-not-built = Le serveur répond, mais le client web n’est pas encore construit. Lancez { $command } dans le dossier d’Arktable, puis rechargez cette page.
cli-aside-none = Aucune table n’a été mise de côté.
cli-aside-table = table
cli-aside-ruleset = règles
cli-aside-reason = raison
cli-aside-too-costly = L’ouvrir demande plus de temps ou de mémoire que le serveur n’en accorde.
cli-aside-too-slow = Elle n’a pas pu être rejouée à temps.
cli-aside-unreadable = Le programme échoue quand on l’ouvre.
cli-aside-opened = Elle s’ouvre, et n’est plus mise de côté.
cli-aside-deleted = { $id } est supprimée.

cli-backup-made = { $file } : { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } Mo, schéma { $schema }.
cli-database-rows = { $rows ->
    [one] { $rows } ligne
   *[other] { $rows } lignes
  } ; { $tables ->
    [one] { $tables } partie
   *[other] { $tables } parties
  } avec { $entries ->
    [one] { $entries } entrée.
   *[other] { $entries } entrées.
  }
cli-restore-kept = Ce que contenait la base est gardé dans { $file }.
cli-restore-upgraded = La sauvegarde a le schéma { $was } ; la base a été mise au schéma { $schema }.
cli-move-rows = Lignes
cli-move-done = Tout est copié et a été comparé. Lancez le serveur sur l’autre base.
cli-check-tables = Parties
cli-check-damage = Le fichier est endommagé : { $what }
cli-check-loose = { $table } : { $n ->
    [one] { $n } ligne renvoie à une ligne de { $owner } qui manque.
   *[other] { $n } lignes renvoient à des lignes de { $owner } qui manquent.
  }
cli-check-holes = Des entrées manquent dans son journal : { $what }.
cli-check-end = Des entrées manquent à la fin de son journal : la dernière est du { $what }.
cli-check-seats = Elle a d’autres sièges que prévu ({ $what }).
cli-check-numbers = Les nombres enregistrés pour elle ne sont pas ceux avec lesquels elle a commencé.
cli-check-replay = Son journal ne peut pas être rejoué ; l’entrée { $what } n’est pas possible.
cli-check-undo = L’entrée { $what } annule une autre entrée que celle qu’elle nomme.
cli-check-state = Elle est enregistrée comme « { $what } », ce que son journal contredit.
cli-check-summary = Ce que les listes en montrent diffère de son journal.
cli-check-events = Des événements enregistrés diffèrent de son journal, entrées { $what }.
cli-check-due = Qui elle attend, et jusqu’à quand, diffère de son journal.
cli-check-unreadable = Elle est illisible : { $what }
cli-check-too-costly = La rejouer demande plus de temps ou de mémoire qu’un serveur n’en accorde.
cli-check-aside = Elle a été mise de côté et n’est pas vérifiée ; voir « arktable aside ».
cli-check-other-rules = Ce programme n’a pas ses règles ; son journal n’est pas rejoué.
cli-check-old-summary = Son résumé est d’une version antérieure ; --repair le complète.
cli-check-old-events = Des entrées d’une version antérieure n’ont pas d’événements ({ $what }) ; un serveur les ajoute, ou --repair.
cli-check-old-due = Elle n’est pas inscrite parmi les parties qui attendent quelqu’un ; son prochain coup l’inscrit, ou --repair.
cli-check-repaired = réparée.
cli-check-done = { $tables ->
    [one] { $tables } partie vérifiée
   *[other] { $tables } parties vérifiées
  }, { $wrong ->
    [0] tout y est en ordre.
    [one] quelque chose ne va pas dans { $wrong } d’entre elles.
   *[other] quelque chose ne va pas dans { $wrong } d’entre elles.
  }

cli-ratings-computed = { $ruleset } : { $players ->
    [one] 1 joueur
   *[other] { $players } joueurs
  }, { $changed ->
    [0] rien n’a changé.
    [one] 1 ligne a changé.
   *[other] { $changed } lignes ont changé.
  }
cli-ratings-none = Aucune partie n’a été cotée.
cli-ratings-revoked = La partie de la table { $id } ne compte plus.

cli-moderator-none = Il n’y a pas de modérateur. Nommez-en un avec « arktable moderator NOM ».
cli-moderator-made = { $name } modère ce serveur.
cli-moderator-removed = { $name } ne modère plus ce serveur.

## arktable token

cli-token-none = Il n’y a pas de compte de bot sans propriétaire. Créez-en un avec « arktable token NOM ».
cli-token-made = Le jeton de { $name } n’est montré que maintenant :
cli-token-revoked = { $name } n’a plus de jeton.

## arktable sit

cli-sit-here = { $name } est sur { $address }, joué par { $bot }. Invitez-le par son nom ; Ctrl-C arrête.
cli-sit-accepted = { $by } invite à { $table } : accepté.
cli-sit-declined = { $by } invite à { $table } : refusé.
cli-sit-plays = { $table } : { $ruleset }, place { $seat }.
cli-sit-won = { $table } : la partie est finie, et gagnée.
cli-sit-over = { $table } : la partie est finie.
cli-sit-refused = { $table } : le coup « { $move } » a été refusé ({ $reason }).
cli-sit-fault = { $table } : { $why }
cli-sit-table-refuses = { $table } : le serveur refuse ({ $reason }).
cli-sit-lost = La connexion est perdue ({ $why }) ; nouvel essai.
cli-sit-ended = Le jeton a pris fin.
cli-sit-denied = le serveur n’accepte pas le jeton ({ $reason })
cli-sit-unreachable = { $address } est injoignable : { $why }
cli-sit-stopped = Arrêté. Les parties continuent quand vous relancez.

## arktable static

cli-static-written = La table est dans { $folder } : { $files } fichiers, { $mega } Mo. N’importe quel serveur web peut les distribuer.

## arktable play

cli-welcome = Répondez par un numéro ou un coup ; tapez ? pour l’aide.
cli-asked = À vous de décider : { $phase }.
cli-more-moves = … et { $n } autres : « { $word } » les montre tous.
cli-no-such-number = Il y a les coups { $low } à { $high }.
cli-try-help = L’aide (« ? ») montre comment s’écrivent les coups.
cli-undone = Repris.
cli-why-what = Dites quel coup, par exemple : pourquoi done
cli-why-allowed = C’est permis.
cli-over = La partie est finie.
cli-house-line = { $name } : { $values }
cli-house-money = £{ $n }
cli-saved = Enregistré : { $file } (arktable replay le montre)
cli-about-line = { $name } : { $about }
cli-about-option = { $option } : { $value }
cli-about-nothing = Rien ici ne s’appelle « { $word } ».
cli-help = Vous pouvez dire :
cli-help-line = { $words } : { $about }
cli-help-help = ceci ; « aide tout » montre comment s’écrit chaque coup du jeu
cli-help-about = les options de cette partie et l’effet de ce qui s’y trouve ; avec un mot, seulement ce qui s’appelle ainsi
cli-help-moves = tous les coups possibles
cli-help-table = dessiner la table de nouveau
cli-help-forecast = qui vendrait quoi si la production avait lieu maintenant ; avec une marchandise, seulement celle-ci : prévision food
cli-help-hint = ce que ferait ici un robot fort
cli-help-log = ce qui s’est passé récemment
cli-help-why = pourquoi un coup n’est pas permis : pourquoi done
cli-help-undo = reprendre votre dernière décision, tant que rien de caché n’a été montré et que personne d’autre n’a décidé
cli-help-quit = enregistrer la partie et partir
cli-help-now = Les coups de cette décision, par leur numéro ou dans cette notation :
cli-help-more = « { $word } » montre comment s’écrit chaque coup du jeu.
cli-forecast-none = Ce jeu n’a pas de marché dont on puisse prévoir les ventes.
cli-forecast-goods = Une marchandise est l’une de : { $goods }.
cli-hint-thinking = Le robot réfléchit…
cli-hint-plan = { $n }. { $moves }
cli-hint-best = le meilleur plan
cli-hint-behind = { $n ->
    [0] aussi bon que le meilleur plan
   *[other] environ { $n } de moins que le meilleur plan à la fin de la partie
  }
cli-hint-behind-clearly = { $n } ± { $spread } de moins que le meilleur plan à la fin, en { $games } parties
cli-hint-figure = { $what } { $was } → { $now }
cli-hint-figure-gold = or
cli-hint-figure-seals = sceaux
cli-hint-figure-seal-worth = valeur des sceaux
cli-hint-figure-cash = argent
cli-hint-figure-share = action
cli-hint-figure-value = cours de l’action
cli-hint-figure-worth = fortune
cli-help-notation = Les coups, par leur numéro ou dans cette notation :
cli-word-help = aide
cli-word-about = fiche
cli-word-moves = coups
cli-word-table = table
cli-word-forecast = prévision
cli-word-hint = conseil
cli-word-all = tout
cli-word-log = journal
cli-word-why = pourquoi
cli-word-undo = reprendre
cli-word-quit = quitter

## arktable forecast

cli-forecast-head = Après { $n ->
    [one] { $n } décision
   *[other] { $n } décisions
  }, { $year } ; salaire £{ $wage }. Si la production avait lieu maintenant (demande entre parenthèses) :

## arktable tournament, arktable lab

cli-tournament-head = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } de { $ruleset } sur { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
  }
cli-export-table = { $table } : { $rows ->
    [one] { $rows } ligne
   *[other] { $rows } lignes
}
cli-export-skipped = Laissé de côté : { $what }
error-not-exported = { $file } : { $what }
error-no-parquet = Les fichiers Parquet ont besoin de pyarrow : pip install 'arktable[arena]', ou choisissez CSV.
cli-tournament-kept = Rapport : { $file }
cli-lab-head = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } de { $ruleset } pour chaque question
cli-lab-seats = Victoires par place, { $bot } : { $shares }
cli-lab-change = Avec { $numbers }, une table marque { $more } de plus ({ $interval })
cli-lab-style = { $bot } gagne { $won } ({ $interval })
cli-lab-taking = { $move } : vainqueurs { $winners }, autres { $others } fois par partie

## Les pages des tournois et du laboratoire

arena-percent = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
arena-number = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-whole = { NUMBER($n, maximumFractionDigits: 0) }
arena-milliseconds = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms
arena-range = { $low } à { $high }
arena-report = Tournoi : { $ruleset }
arena-about = Ce qui a été joué
arena-about-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } à { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
  } sur { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
  }, graines { $first } à { $last }. Chaque tablée a joué chaque donne dans toutes ses rotations.
arena-repeats = Parmi { $games } résultats de { $bots }, il n’y en a que { $different } de différents : quand rien n’est laissé au hasard, la même partie revient à chaque donne, et les intervalles promettent trop.
arena-bots = Robots
arena-options = Options
arena-sheet = Nombres
arena-usual = comme d’habitude
arena-edition = Règles et nombres
arena-ratings = Cotes
arena-ratings-about = D’après le rang de tous les joueurs d’une partie (openskill, Bradley–Terry ; chacun commence à 25). L’intervalle vient d’un nouveau tirage des donnes ; il est vide quand un robot a gagné sur chaque donne.
arena-no-ratings = Les cotes demandent le supplément arktable[arena].
arena-rating = cote
arena-interval = 95 %
arena-bot = robot
arena-shares = Part des victoires
arena-shares-about = Une victoire partagée compte en parts. La ligne tiretée est une part égale. L’intervalle d’une part est celui de Wilson, qui tient les places pour indépendantes ; celui de l’avance est pris sur les donnes.
arena-share = part
arena-seatings = places jouées
arena-lead = avance sur le meilleur rival
arena-score = score moyen
arena-time = temps par décision
arena-duels = Qui bat qui
arena-duels-about = Combien de fois le premier robot était mieux placé quand les deux étaient à la même table ; un rang partagé compte pour moitié.
arena-duel = robots
arena-better = le premier est mieux
arena-line-ups = Tablées
arena-line-ups-about = Quand il y a moins de sortes de robots que de places, un seul d’une sorte joue contre les autres d’une autre sorte.
arena-line-up = tablée
arena-seats = Places
arena-seats-about = Chaque robot a occupé chaque place aussi souvent : une différence vient donc de la place.
arena-seat = Place { $n }
arena-place = place
arena-scores = Scores
arena-scores-of = Scores de { $bot }
arena-lowest = le plus bas
arena-quarter = premier quartile
arena-median = médiane
arena-three-quarters = troisième quartile
arena-highest = le plus haut
lab-report = Laboratoire d’équilibre : { $ruleset }
lab-seats = Une place gagne-t-elle trop souvent ?
lab-seats-about = Chaque robot a joué contre lui-même. Si une place gagne trop souvent avec tous les robots, cela tient au jeu ; avec un seul, cela tient peut-être au robot.
lab-seat-of = { $bot }, place { $n }
lab-verdict = verdict
lab-too-often = trop souvent
lab-too-seldom = trop rarement
lab-even = aucune différence visible
lab-changes = Ce que d’autres nombres changent
lab-changes-about = Les mêmes donnes avec d’autres nombres. Le graphique montre de combien change le score moyen d’une table.
lab-no-changes = Aucun autre nombre n’a été donné (--sweep, --sheet). Nombres reconstitués de ce jeu : { $keys }
lab-numbers = nombres
lab-finished = terminées
lab-more = en plus
lab-winner = score du vainqueur
lab-length = décisions
lab-things = Ce que les vainqueurs prennent et utilisent
lab-things-about = Combien de fois par partie les vainqueurs (point plein) et les autres (point vide) font quelque chose avec une chose qui porte un nom. Les différences les plus sûres viennent d’abord ; parmi tant de lignes, quelques-unes surprennent par hasard.
lab-decisions = Les décisions que prennent les vainqueurs
lab-decisions-about = Combien de fois par partie les vainqueurs (point plein) et les autres (point vide) prennent une décision de chaque sorte.
lab-move = quoi
lab-by-winners = vainqueurs
lab-by-others = autres
lab-difference = différence

## Analyse d’une partie enregistrée

cli-review-head = { $who } : { $n ->
    [one] une décision suspecte examinée
   *[other] { $n } décisions suspectes examinées
  }
cli-review-none = Aucune erreur nette.
cli-review-line = { $when }, décision { $n } : { $cost } ± { $spread } en { $games } parties
cli-review-played = Joué : { $what }
cli-review-better = Mieux : { $what }
cli-review-why = Avec le meilleur plan : résultat { $own }, meilleur rival { $rival }.
cli-review-why-solo = Avec le meilleur plan : résultat { $own }.
cli-review-no-other = Aucune autre décision n’a clairement coûté.
cli-review-nothing = Rien de plus : fin du tour.
review-when = Tour { $turn }
review-cost = −{ $n }
review-sum = { $n }
