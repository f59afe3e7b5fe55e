# Les mots que tous les programmes partagent, et ceux du terminal. Les mots d’un jeu sont à côté de ses règles, ceux des
# pages à côté du client.

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
error-unknown-move = « { $move } » n’est pas un coup de ce jeu.
error-illegal = « { $move } » n’est pas permis maintenant.
error-sheet = { $where } : { $what }
error-record = { $line ->
    [0] { $what }
   *[other] ligne { $line } : { $what }
  }
error-module-clash = « { $first } » et « { $second } » ne peuvent pas être joués ensemble.
error-module-needs = « { $first } » ne se joue qu’avec « { $second } ».
error-clash-listed-events = « { $first } » et « { $second } » ne peuvent pas être joués ensemble : avec la machine à vapeur, les événements sont tirés au sort, non listés.
error-clash-listed-tiles = « { $first } » et « { $second } » ne peuvent pas être joués ensemble : la mise en place prédéfinie a sa liste de tuiles.
error-clash-no-element = Spinning Mule veut au moins un de ses éléments : tuiles, marqueurs d’économie, événements. Sans eux, jouez à Spinning Jenny.
error-position = Position impossible ({ $where }) : { $what }
error-usage = { $what }
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
cli-simulate-speed = { $n } décisions en { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s : { NUMBER($rate, maximumFractionDigits: 0) } par seconde.
cli-simulate-scores = Scores : moyenne { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }, de { $low } à { $high }{ $won ->
    [0] { " " }; personne n’a gagné.
   *[other] { " " }; vainqueurs { NUMBER($best, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
  }

## arktable sheet

cli-sheet-key = quoi
cli-sheet-value = valeur
cli-sheet-status = statut
cli-sheet-source = source
cli-sheet-head = { $n } entrées dans la feuille { $name } ({ $hash })
cli-sheet-count = { "  " }{ $n } { $status }
cli-sheet-unsure = Incertain ({ $n }) :
cli-sheet-unsure-line = { "  " }≈ { $key }, { $confidence } : { $note }
cli-sheet-unsure-bare = { "  " }≈ { $key }, { $confidence }
cli-sheet-all-sure = Rien n’y est reconstitué.
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

## arktable play

cli-welcome = Répondez par un numéro ou un coup ; tapez ? pour l’aide.
cli-asked = À vous de décider : { $phase }.
cli-more-moves = … et { $n } autres : « { $word } » les montre tous.
cli-no-such-number = Il y a les coups 1 à { $n }.
cli-try-help = L’aide (« ? ») montre comment s’écrivent les coups.
cli-undone = Repris.
cli-why-what = Dites quel coup, par exemple : pourquoi done
cli-why-allowed = C’est permis.
cli-over = La partie est finie.
cli-saved = Enregistré : { $file } (arktable replay le montre)
cli-help = Vous pouvez dire :
cli-help-line = { $words } : { $about }
cli-help-help = ceci
cli-help-moves = tous les coups possibles
cli-help-table = dessiner la table de nouveau
cli-help-log = ce qui s’est passé récemment
cli-help-why = pourquoi un coup n’est pas permis : pourquoi lay mill f3 b
cli-help-undo = reprendre votre dernière décision, tant que rien de caché n’a été montré et que personne d’autre n’a décidé
cli-help-quit = enregistrer la partie et partir
cli-help-notation = Les coups, par leur numéro ou dans cette notation :
cli-word-help = aide
cli-word-moves = coups
cli-word-table = table
cli-word-log = journal
cli-word-why = pourquoi
cli-word-undo = reprendre
cli-word-quit = quitter

## Arkadia au terminal

cli-ark-turn = Manche { $round }, tour { $turn }
cli-ark-last-round = { $n ->
    [0] Le dernier tour de la partie.
    [one] La dernière manche : encore un tour après celui-ci.
   *[other] La dernière manche : encore { $n } tours après celui-ci.
  }
cli-ark-legend = · libre  ^ tente  (1) ouvrier de la place 1  (n) neutre  r3 bâtiment  R3 achevé  #r1 château, étage 1  + pour vos ouvriers
cli-ark-letter-cloth = r
cli-ark-letter-spice = o
cli-ark-letter-carpenter = n
cli-ark-letter-silver = a
cli-ark-castle = Château : étage { $floor }, { $placed } pièces ; la fin commence avec { $all }
cli-ark-squares = Les cases du château par numéro, vues d’en haut (famille et étage) :
cli-ark-family = sceau
cli-ark-value = valeur
cli-ark-mine = à vous
cli-ark-pools = pièces par étage
cli-ark-open = Cartes ouvertes : { $cards } ; pioche { $stack }
cli-ark-hand = Votre main
cli-ark-turns = Le bâtiment et comment il se tourne :
cli-ark-player = joueur
cli-ark-hand-size = cartes
cli-ark-banners = bannières
cli-ark-on-board = posés
cli-ark-own = ouvriers
cli-ark-neutral = neutres
cli-ark-seals = sceaux
cli-ark-gold = or
cli-ark-gold-before = or avant
cli-ark-building = bâtiment
cli-ark-open-squares = cases ouvertes
cli-ark-pays = paie

## arktable forecast

cli-forecast-head = Après { $n } décisions, { $year } ; salaire £{ $wage }. Si la production avait lieu maintenant (demande entre parenthèses) :

## Arkwright au terminal

cli-awr-head = { $year } · niveau { $level } · marchandise active : { $good } · premier joueur : { $start }
cli-awr-workers = Salaire £{ $wage } · ouvriers : { $free } sur le marché du travail, { $fired } licenciés, { $out } hors du jeu
cli-awr-paid = { $marker }, £{ $paid } payées
cli-awr-forecast = Si la production avait lieu maintenant (demande entre parenthèses) :
cli-awr-player = joueur
cli-awr-good = marchandise
cli-awr-demand = demande
cli-awr-importer = importateur
cli-awr-cash = caisse
cli-awr-shares = actions
cli-awr-value = cours (case)
cli-awr-total = total
cli-awr-loans = prêts
cli-awr-tiles = tuiles et marqueurs gris
cli-awr-level = niveau
cli-awr-price = prix
cli-awr-quality = qualité
cli-awr-distribution = distribution
cli-awr-appeal = attrait
cli-awr-rows = rangées (w ouvrier, m machine)
cli-awr-makes = produit
cli-awr-stock = stock
cli-awr-sells = vend
cli-awr-income = recette
cli-awr-costs = coûts
cli-awr-steps = cases
cli-awr-after = caisse après
cli-awr-harbour = navires : { $ships } ; contrats : { $contracts } ; entrepôt : { $spots }
cli-awr-offer-tiles = Tuiles disponibles : { $tiles }
cli-awr-offer-mat = Marqueurs de niveau { $level } : { $markers }
cli-awr-offer-ships = Navires par capacité : { $ships }
cli-awr-foreign = actions des autres : { $shares }
cli-awr-records = records : { $home } vendues au pays, { $shipping } expédiées
cli-awr-award-share-value = prix de la valeur
cli-awr-award-shipping = prix d’expédition

## Arkwright, le jeu de cartes, au terminal (les colonnes communes avec Arkwright sont plus haut)

cli-awc-head = { $year } · décennie { $decade } · marchandise active : { $good } · salaire £{ $wage } · commence : { $start }
cli-awc-opponents = les adversaires
cli-awc-legend = ◆ demande, 1 à 4 joueurs, A B adversaires, N neutre ; un pas dans › entraîne la demande. w ouvrier, m machine ; £ pour le prix, + pour l’attrait
cli-awc-seat = { "" }
cli-awc-money = argent
cli-awc-worth = total
cli-awc-value = valeur
cli-awc-score = capitalisation finale
cli-awc-ships = navires
cli-awc-tokens = export
cli-awc-held = cartes (* utilisées) : { $cards }
cli-awc-broke = en faillite
cli-awc-side = face
cli-awc-stored = stock
cli-awc-left = reste
cli-awc-crew = ouvriers
cli-awc-pieces = cartes
cli-awc-move = coup
cli-awc-award = titre
cli-awc-about = pour
cli-awc-offer = Cartes à prendre : { $cards }
cli-awc-bag = Dans le sac : { $inside } ; tirés : { $drawn }
cli-awc-choices = Ce que chaque prix rapporterait, les autres restant en place :
cli-awc-forecast = Si la production avait lieu maintenant :
cli-awc-rises = Encore à ajouter : { $left }. Dans votre réserve : { $reserve }
cli-awc-machines = { $n ->
    [one] Encore une machine à ajouter.
   *[other] Encore { $n } machines à ajouter.
  }
cli-awc-sell = Produit { $made }, le marché intérieur prend { $limit } ; avec le stock vous en avez { $stored }. L’exportation rapporterait £{ $price } par marchandise{ $sold ->
    [0] .
   *[other] { " " }; vendu { $sold }.
  }
cli-awc-ship = Vendu { $sold } sur { $made } (marché intérieur { $limit }) ; il en reste { $stored }. L’exportation rapporte £{ $price } par marchandise.
cli-awc-wanted = Pour faire place à : { $card }
cli-awc-place = { $place ->
    [1] Vous avez gagné.
    [2] Vous êtes deuxième.
   *[other] Vous êtes dernier.
  }
