# Ce que seule la table du jeu de cartes dit. Marchandises, cartes, coups, événements et raisons sont à côté des règles.

cardgame-heading = Arkwright, le jeu de cartes, table { $table }
cardgame-tabs = Parties de la table
cardgame-tab-turn = Tour
cardgame-tab-market = Marché
cardgame-tab-company = Société
cardgame-tab-players = Joueurs
cardgame-tab-opponents = Adversaires
cardgame-status = État de la partie
cardgame-your-turn = À vous : { $phase }
cardgame-turn-of = { $who } décide : { $phase }
cardgame-decided = Votre tour est décidé, pas encore envoyé
cardgame-over = La partie est finie
cardgame-decade = décennie
cardgame-round = manche { $n } sur 4
cardgame-round-short = { $n }/4
cardgame-wage = salaire
cardgame-upkeep = machine
cardgame-help = Aide
cardgame-recon = Reconstitué : aucun exemplaire imprimé n’était sous la main ; ce nombre a été déduit d’autres.
cardgame-recon-mark = Nombres pointillés.
cardgame-recon-prices = Prix, coûts et flèches sont reconstitués.
cardgame-nothing = rien
cardgame-you = Vous
cardgame-choose = choisir
cardgame-start-player = Premier joueur
cardgame-decides = décide maintenant
cardgame-winner = gagne
cardgame-broke = En faillite, hors du jeu

## Marché

cardgame-market = Marché
cardgame-market-note = vend = attrait − demande, au plus l’attrait
cardgame-demand = marqueur de demande
cardgame-arrow-up = vers le haut : il monte
cardgame-arrow-down = vers le bas : il descend
cardgame-leaves = { $who } quitte cette case
cardgame-track-told = { $good } : demande { $demand }
cardgame-round-done = faite
cardgame-round-now = en cours
cardgame-round-next = suivante
cardgame-round-then = ensuite
cardgame-wages = Salaires, une case par construction ou embauche
cardgame-wages-told = Piste des salaires : £{ $wage }, case { $at } sur { $of }

## Société

cardgame-companies = Sociétés
cardgame-company-yours = Votre société
cardgame-company-of = Société de { $who }
cardgame-reserve = réserve : { $list }
cardgame-reserve-short = réserve
cardgame-reserve-houses = { $n ->
    [one] { $n } entrepôt
   *[other] { $n } entrepôts
  }
cardgame-reserve-quality = qualité { $list }
cardgame-reserve-distribution = { $n ->
    [one] { $n } carte Distribution
   *[other] { $n } cartes Distribution
  }
cardgame-factory-of = Usine : { $good }, face { $side }
cardgame-not-built = { $good } : pas construite
cardgame-site = { $good } : produit { $goods }, { $workers ->
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
  }, coût fixe £{ $cost }
cardgame-site-facts = produit { $goods }, { $workers ->
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
  }, coût fixe £{ $cost } ; prix et attrait font { $together } ensemble, £{ $overseas } pièce à l’exportation
cardgame-workers-card = Ouvriers { $n } · { $side }
cardgame-workers-n = Ouvriers { $n }
cardgame-workers-told = { $workers ->
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
  }, { $machines ->
    [one] { $machines } machine
   *[other] { $machines } machines
  } ; marchandises : { $goods } { $good }
cardgame-machine = machine
cardgame-warehouse = Entrepôt
cardgame-stored = En entrepôt :
cardgame-floor = Par terre
cardgame-floor-about = Par terre : pas encore en entrepôt
cardgame-on-floor = { $n } par terre
cardgame-foreman-short = −£2 chacun
cardgame-office-card = Bureau
cardgame-quality = Qualité
cardgame-distribution = Distribution
cardgame-fades = −1 après la vente
cardgame-turned-appeal = { $name }, tournée vers l’attrait { $n }
cardgame-turned-price = { $name }, tournée vers le prix £{ $n }
cardgame-turn-it = La tourner
cardgame-spots = Emplacements du jeton d’usine
cardgame-spot = Jeton sur attrait { $appeal }, prix £{ $price }
cardgame-token-here = le jeton est ici
cardgame-tile-makes = Marchandises que la tuile produit seule
cardgame-tile-workers = { $n ->
    [one] { $n } ouvrier sur la tuile, payé à chaque production
   *[other] { $n } ouvriers sur la tuile, payés à chaque production
  }
cardgame-fixed = coût £{ $cost }
cardgame-overseas = Prix à l’exportation
cardgame-makes = produit
cardgame-appeal = attrait
cardgame-price = prix
cardgame-costs = coûte
cardgame-marker-stays = marqueur encore sur { $at }
cardgame-take-up = Prendre { $piece }, { $good }
cardgame-upgrade = Moderniser
cardgame-found-short = Commencer
cardgame-open-short = Construire
cardgame-hire-short = Ouvriers
cardgame-brings-hire = { $goods ->
    [one] +1 marchandise
   *[other] +{ $goods } marchandises
  }, { $workers ->
    [one] 1 ouvrier
   *[other] { $workers } ouvriers
  }, £{ $costs } par production
cardgame-brings-machine = { $machines ->
    [one] 1 machine
   *[other] { $machines } machines
  } pour { $workers ->
    [one] 1 ouvrier
   *[other] { $workers } ouvriers
  }, { $way ->
    [more] £{ $costs } de plus par production
    [less] £{ $costs } de moins par production
   *[same] les mêmes coûts
  }
cardgame-brings-foreman = £{ $costs } de moins par production
cardgame-foreman-here = Contremaître
cardgame-brings-upgrade = { $goods ->
    [0] autant de marchandises
    [one] +1 marchandise
   *[other] +{ $goods } marchandises
  }, prix et attrait +{ $together }, exportation +£{ $overseas }, { $way ->
    [more] £{ $costs } de plus par production
    [less] £{ $costs } de moins par production
   *[same] les mêmes coûts
  }
cardgame-invent = Moderniser avec l’inventeur

## Plateau de joueur

cardgame-board = Plateau
cardgame-quality-four = qualité jusqu’à 4
cardgame-quality-six = qualité jusqu’à 6
cardgame-purse-money = Argent
cardgame-purse-shares = Actions
cardgame-purse-value = Valeur
cardgame-purse-loans = Emprunts
cardgame-purse-ships = Navires
cardgame-track-here = , ici
cardgame-from-decade = Le pas suivant attend la décennie { $decade }
cardgame-loans = Emprunts { $n } sur { $of }
cardgame-tokens = Jetons d’export { $n } sur { $of }
cardgame-held = Cartes { $n } sur { $most }
cardgame-held-none = aucune
cardgame-once = une fois par décennie
cardgame-used = utilisée dans cette décennie

## Joueurs et adversaires

cardgame-players = Joueurs
cardgame-opponents = Adversaires
cardgame-worth-note = total = actions × valeur
cardgame-show-company = Montrer la société de { $who }
cardgame-col-player = Joueur
cardgame-col-seller = Vendeur
cardgame-col-money = Argent
cardgame-col-shares = Actions
cardgame-col-value = Valeur
cardgame-col-worth = Total
cardgame-col-appeal = Attrait
cardgame-col-price = Prix
cardgame-col-makes = Produit
cardgame-col-sells = Vend
cardgame-col-income = Recette
cardgame-col-costs = Coûts
cardgame-col-share = Valeur
cardgame-bag = Dans le sac : { $n }
cardgame-bag-told = { $who } : { $inside } dans le sac, { $drawn } tirés
cardgame-behind = vous jouez après eux
cardgame-draws = Les tours des adversaires
cardgame-draw-start = Leurs premières usines
cardgame-draw-round = Décennie { $decade }, { $good }
cardgame-draw-older = Avant
cardgame-draw-newer = Après
cardgame-draw-next = Suite ({ $n } sur { $of })
cardgame-draw-all = Tout montrer
cardgame-draw-again = Revoir
cardgame-draw-none = Les adversaires n’ont pas encore joué.

## La scène

cardgame-parts = Ce que montre le milieu
cardgame-part-now = Décider
cardgame-part-forecast = Prévision
cardgame-part-cards = Cartes
cardgame-part-draws = Adversaires
cardgame-supply = Cartes développement
cardgame-supply-empty = Il ne reste rien dans la réserve.
cardgame-display = Étalage des cartes développement
cardgame-place-empty = place vide
cardgame-disc-of = disque : { $who }
cardgame-forecast = Prévision : { $good }
cardgame-forecast-lead = { $reading ->
    [repeat] Si les autres fixent leur prix comme leurs cartes le montrent maintenant, la demande ({ $good }) sera à { $demand }.
    [best] Si les autres fixent le prix qui leur rapporte le plus, la demande ({ $good }) sera à { $demand }.
   *[hold] D’après les marqueurs, la demande ({ $good }) est à { $demand }.
  } Cartes et navires ne sont pas comptés dans le tableau.
cardgame-may-still = peut encore le changer
cardgame-price-title = Prix et attrait : { $good }
cardgame-appeal-down = Moins d’attrait
cardgame-appeal-up = Plus d’attrait
cardgame-price-down = Prix plus bas
cardgame-price-up = Prix plus haut
cardgame-was-appeal = avant : { $n }
cardgame-was-price = avant : £{ $n }
cardgame-arrows-up = { $n ->
    [one] { $n } flèche
   *[other] { $n } flèches
  } vers le haut : demande { $from } → { $to }
cardgame-arrows-down = { $n ->
    [one] { $n } flèche
   *[other] { $n } flèches
  } vers le bas : demande { $from } → { $to }
cardgame-options = Ce que chaque attrait rapporterait
cardgame-option = Attrait { $appeal }, prix £{ $price }
cardgame-appeal-start = Attrait
cardgame-price-start = Prix
cardgame-you-sell = vous vendez
cardgame-home-income = Recette
cardgame-value-steps = Valeur d’action
cardgame-if-drawn = tiré : { $n } sur { $of }
cardgame-sells-for = { $n }, £{ $money }
cardgame-odds-note = Dernières lignes : ventes et recette sur place si les adversaires tirent cette couleur avant la vente ({ $good }).
cardgame-covered = Un prix essayé est rempli.
cardgame-covered-send = Envoyez-le pour voir ce qu’il rapporte.
cardgame-covered-bill = Ce que rapporte ce prix, à vous de le trouver : fixez-le et continuez.
cardgame-most-cash = la plus forte recette intérieure
cardgame-may-change = Prix encore à fixer : { $who }.
cardgame-all-set = Les autres ont fixé le leur : ces chiffres sont définitifs.
cardgame-bill-home = Ventes intérieures
cardgame-bill-ships = { $ships ->
    [one] Peut exporter { $n }, un navire
   *[other] Peut exporter { $n }, { $ships } navires
  }
cardgame-bill-stays = Reste pour l’entrepôt
cardgame-bill-costs = Fixe £{ $fixed }, { $workers ->
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
  } £{ $wages }{ $machines ->
    [0] { "" }
    [one] , { $machines } machine £{ $upkeep }
   *[other] , { $machines } machines £{ $upkeep }
  }
cardgame-bill-balance = Solde
cardgame-bill-loans = { $n ->
    [one] Le fonds de secours donne 1 emprunt
   *[other] Le fonds de secours donne { $n } emprunts
  }
cardgame-bill-bankrupt = Faillite : le fonds de secours ne suffit pas
cardgame-bill-value = Valeur de l’action
cardgame-bill-spoken = Vend { $n } { $good } sur le marché intérieur ; solde { $balance } ; valeur d’action +{ $steps }
cardgame-allowance = { $kind ->
   *[quality] Qualité ajoutée : { $used } sur { $of }
    [distribution] Distribution ajoutée : { $used } sur { $of }
  }
cardgame-quality-limit = { $most } au plus par usine ; une carte n’est posée qu’une fois par action
cardgame-distribution-limit = une carte par usine, { $most } au plus
cardgame-engineer-left = L’ingénieur quitte l’usine ({ $good }) : des cartes de la réserve peuvent prendre sa place, { $n } en tout.
cardgame-your-cards = Vos cartes
cardgame-lies-at = { $good }, montre { $n }
cardgame-in-reserve = dans votre réserve
cardgame-lay-where = { $piece } : où, et avec quelle valeur ?
cardgame-has = a { $n }
cardgame-buy = Acheter des actions
cardgame-buy-about = £{ $price } chacune
cardgame-buy-half = £{ $price } chacune ; { $n ->
    [one] la première
   *[other] les { $n } premières
  } à moitié prix
cardgame-loan = Emprunter
cardgame-loan-about = +£{ $price } chacun, une action de moins à la fin ; il en reste { $left }
cardgame-ships = Navires
cardgame-ships-about = { $ready } { $ready ->
    [one] prêt
   *[other] prêts
  } sur { $of }
cardgame-broker = Courtier : actions à moitié prix
cardgame-broker-about = £{ $price } chacune, au lieu de développer ; le courtier est rendu
cardgame-track-steps = { $n ->
    [one] en un pas
   *[other] en { $n } pas
  }
cardgame-or-card = Ou une carte de la réserve (vous en avez { $held } sur { $most })
cardgame-or-display = Ou une carte de l’étalage (vous en avez { $held } sur { $most })
cardgame-discard-for = Vous avez autant de cartes que permis. Laquelle rendez-vous pour : { $card } ?
cardgame-made = Produit
cardgame-limit = Le marché prend
cardgame-sold-home = Vendu
cardgame-left = Restent
cardgame-in-hand = En stock
cardgame-sell-hint = Ce qui vient d’être produit est vendu autant que le marché en prend. Vous pouvez ajouter du stock ou utiliser une carte.
cardgame-ship = Exporter
cardgame-ship-end = Les jetons d’exportation font baisser la valeur de l’action à la fin : de £{ $now } pour l’instant, de £{ $one } avec un navire de plus{ $ships ->
    [one] .
   *[other] , de £{ $two } avec deux.
  }
cardgame-ship-about = £{ $price } par marchandise ; chaque navire employé coûte un jeton
cardgame-ship-office = Avec le bureau commercial
cardgame-ship-office-about = un jeton d’exportation en moins ; la carte est tournée
cardgame-ship-hint = { $ready ->
    [one] { $ready } navire est prêt
   *[other] { $ready } navires sont prêts
  }, { $each ->
    [one] { $each } marchandise
   *[other] { $each } marchandises
  } chacun, £{ $price } pièce ({ $good }). Ce qui n’est pas exporté va en entrepôt, tant qu’il y a de la place.
cardgame-store-hint = { $n ->
    [one] Au moins une marchandise ne tient pas dans vos entrepôts. Renoncez-y jusqu’à ce que le reste tienne.
   *[other] Au moins { $n } marchandises ne tiennent pas dans vos entrepôts. Renoncez-y jusqu’à ce que le reste tienne.
  }
cardgame-waste = Renoncer à
cardgame-waste-n = Renoncer à { $n } { $good ->
    [food] { $n ->
        [one] nourriture
       *[other] nourritures
      }
    [clothes] { $n ->
        [one] textile
       *[other] textiles
      }
    [cutlery] { $n ->
        [one] couvert
       *[other] couverts
      }
   *[lamps] { $n ->
        [one] lampe
       *[other] lampes
      }
  }
cardgame-waste-several = Renoncer à : { $list }
cardgame-hint-found = Elle vient avec son bureau et sa première carte Ouvriers.
cardgame-hint-build = Construisez et modernisez autant que vous voulez, ici ou sur les cartes ci-dessous.
cardgame-hint-employ = Ajoutez des cartes Ouvriers, ici ou sur les cartes ci-dessous : la première, puis la seconde d’une usine.
cardgame-hint-automate = { $n ->
    [one] { $n } machine peut encore être ajoutée.
   *[other] { $n } machines peuvent encore être ajoutées.
  } Cliquez sur les cartes Ouvriers ci-dessous, ou choisissez ici.
cardgame-hint-extra = Quelles usines produisent pour les entrepôts, avec combien de cartes Ouvriers ?
cardgame-hint-early = Choisissez ce qui monte à bord, puis partez une fois avec le tout.
cardgame-hint-wage = La première fait monter le salaire de tous : £{ $from } → £{ $to } par ouvrier.
cardgame-hint-wage-build = La première usine construite fait monter le salaire de tous : £{ $from } → £{ $to } par ouvrier.
cardgame-hint-start-player = Vos actions valent le moins : à vous de désigner qui commence la décennie.
cardgame-hint-foreman = Le contremaître reste dans une usine aussi longtemps que vous gardez la carte.
cardgame-aboard = { $n ->
    [0] Rien n’est encore à bord.
    [one] { $n } marchandise est à bord.
   *[other] { $n } marchandises sont à bord.
  }
cardgame-load = Charger : { $good }
cardgame-load-about = { $have } en stock, £{ $price } pièce
cardgame-loading = Marchandises à charger
cardgame-load-n = { $good } : { $n }
cardgame-load-total = À bord : { $n } sur { $most }
cardgame-load-sail = Partir avec { $n }
cardgame-load-sail-saved = Partir avec { $n } et le bureau commercial
cardgame-load-contract = Le contrat ajoute { $money }.

## Le sujet d’une décision, au-dessus de ce qu’on choisit

cardgame-stage-found = Premières usines
cardgame-stage-first-shares = Premières actions
cardgame-stage-action = Actions du tour
cardgame-stage-develop = Développement
cardgame-stage-two-steps = Deux pas
cardgame-stage-discard = Trop de cartes
cardgame-stage-foreman = Le contremaître
cardgame-stage-replace-engineer = À la place de l’ingénieur
cardgame-stage-reactivate = Le promoteur
cardgame-stage-sell = Marché intérieur
cardgame-stage-ship = Exportation
cardgame-stage-store = Entrepôts
cardgame-stage-tie = Une égalité
cardgame-stage-entrepreneur = L’entrepreneur
cardgame-stage-behind = L’entrepreneur
cardgame-stage-start-player = La décennie suivante
cardgame-stage-awards = Titres

## Le plateau de décision

cardgame-tray = Votre tour
cardgame-step-action = Action
cardgame-step-price = Prix
cardgame-step-develop = Développer
cardgame-asked-act = Votre tour est décidé.
cardgame-asked-wait = { $who } décide.
cardgame-road-production = Production
cardgame-asked-watch = Vous regardez. { $who } décide.
cardgame-asked-past = Ceci est le passé.
cardgame-asked-over = La partie est finie.
cardgame-go-now = Retour au présent
cardgame-go-wait = On attend { $who }
cardgame-then-price = Ensuite prix et attrait ({ $good }) : un clic sur une colonne termine l’action
cardgame-final-now = Ce que donnerait le décompte final à présent : biens vendus, argent changé en actions, emprunts et navires comptés
cardgame-final-word = final
cardgame-go-set = Fixer £{ $price }, attrait { $appeal }
cardgame-go-done = Rien de plus
cardgame-go-done-build = Fini de construire
cardgame-go-done-employ = Fini d’embaucher
cardgame-go-done-automate = Fini d’automatiser
cardgame-go-done-quality = Fini avec la qualité
cardgame-go-done-distribution = Fini avec la distribution
cardgame-go-done-exchange = Quitter la Bourse
cardgame-go-done-extra = Fini de produire
cardgame-go-done-develop = Ne pas développer
cardgame-go-done-replace-engineer = Ne plus poser de carte
cardgame-go-done-reactivate = Laisser le promoteur
cardgame-go-done-tie = Laisser l’égalité
cardgame-go-done-entrepreneur = Garder l’entrepreneur
cardgame-go-done-behind = Garder l’entrepreneur
cardgame-go-choose = Choisissez ci-dessus
cardgame-go-choose-action = Choisissez une action
cardgame-why-go = Pourquoi ne pas continuer ?
cardgame-why-wait = Pourquoi pas maintenant ?
cardgame-why-no-further = Pourquoi pas plus loin ?
why-cardgame-choose = Il reste quelque chose à décider : { $phase }.
why-cardgame-no-further = Jeton, bureau et cartes Qualité ne donnent pas plus dans ce sens.

## La fin

cardgame-wins = { $who } gagne
cardgame-win-together = { $who } et { $last } gagnent ensemble
cardgame-no-winner = Personne ne gagne
cardgame-solo-place-1 = { $you ->
    [yes] Vous gagnez contre les deux adversaires
   *[no] { $who } gagne contre les deux adversaires
  }
cardgame-solo-place-2 = { $you ->
    [yes] Vous finissez deuxième
   *[no] { $who } finit deuxième
  }
cardgame-solo-place-3 = { $you ->
    [yes] Vous finissez dernier
   *[no] { $who } finit dernier
  }
cardgame-final-step = Étape du décompte
cardgame-final-goods = a. Stock vendu
cardgame-final-bought = b. Actions achetées
cardgame-final-loans = c. Actions ôtées par les emprunts
cardgame-final-ships = d. Valeur ôtée par les exportations
cardgame-final-shares = Actions
cardgame-final-value = Valeur de l’action
cardgame-final-score = e. Score
cardgame-final-note = score = actions × valeur
cardgame-awards = Titres
cardgame-awards-won = Une partie gagnée vaut ce qui a été atteint.
cardgame-awards-lost = Les titres se gagnent par la victoire.
cardgame-award-earned = obtenu
cardgame-award-reached = atteint
cardgame-award-missed = pas atteint
cardgame-award-keep = Garder
cardgame-award-since = { $n ->
    [one] obtenu le { $day }
   *[other] obtenu la première fois le { $day }, { $n } fois en tout
  }
cardgame-award-hint = Deux des titres atteints comptent pour une victoire, un pour une deuxième place. Lesquels ?

## Aide

cardgame-legend = Signes
cardgame-help-factories = Usines
cardgame-help-good = Produit
cardgame-help-side = Face
cardgame-help-tile = Produit
cardgame-help-tile-workers = Ses ouvriers
cardgame-help-sum = Prix + attrait
cardgame-help-fixed = Coût fixe
cardgame-help-overseas = Exportation
cardgame-help-crew1 = Ouvriers 1
cardgame-help-crew2 = Ouvriers 2
cardgame-help-stored = Stock, à la fin
cardgame-help-factories-note = Les ouvriers de la tuile touchent chacun un salaire à chaque production, et aucune machine ne les remplace. La seconde carte Ouvriers a les faces I et III ; sa nouvelle face est sur la ligne de la face II.
cardgame-help-tracks = Pistes
cardgame-help-contract = Supplément pour 1, 2, 3… marchandises : { $list }.

## Registre

cardgame-ledger-when = Décennie { $decade } ({ $year }), manche { $n } sur 4 : { $good }
cardgame-ledger-track = { $good } : demande { $demand } ; attrait : { $list }
cardgame-ledger-wage = Salaire £{ $wage } (case { $at })
cardgame-ledger-money = Argent { $money }, { $shares ->
    [one] { $shares } action
   *[other] { $shares } actions
  } à £{ $value } = £{ $worth }, emprunts { $loans }, jetons d’exportation { $tokens }, navires prêts { $ships }
cardgame-ledger-factory = { $good } { $side } : jeton sur attrait { $spot }, bureau tourné vers { $office } ; attrait { $appeal }, prix £{ $price } ; ouvriers : { $crew } ; cartes : { $pieces } ; produit { $makes }, coûte £{ $costs }, stock { $stored }
cardgame-ledger-appeal = l’attrait
cardgame-ledger-price = le prix
cardgame-ledger-tile = { $n ->
    [one] { $n } ouvrier sur la tuile
   *[other] { $n } ouvriers sur la tuile
  }
cardgame-ledger-crew = carte { $n } face { $side }, { $workers ->
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
  } et { $machines ->
    [one] { $machines } machine
   *[other] { $machines } machines
  }
cardgame-ledger-distribution = distribution { $n }
cardgame-ledger-quality-appeal = qualité { $n } ({ $faces }) tournée vers l’attrait
cardgame-ledger-quality-price = qualité { $n } ({ $faces }) tournée vers le prix
cardgame-ledger-tracks = Pistes : { $list }
cardgame-ledger-cards = Cartes développement : { $list }
cardgame-ledger-used = { $card } (utilisée)
cardgame-ledger-foreman = Le contremaître est à l’usine : { $good }
cardgame-ledger-seller = { $who } : attrait { $appeal }, prix £{ $price }, produit { $made }, vend { $n } pour £{ $income }, coûte £{ $costs }, valeur d’action +{ $steps }
cardgame-ledger-choice = Attrait { $appeal }, prix £{ $price } : demande { $demand }, vend { $n } pour £{ $income }, valeur d’action +{ $steps } ({ $move })
cardgame-ledger-place = Place { $n } : { $what }
cardgame-ledger-rival = { $who } : { $shares ->
    [one] { $shares } action
   *[other] { $shares } actions
  } à £{ $value } = £{ $worth }
cardgame-ledger-final = { $who } : stock £{ $goods }, actions achetées { $bought }, emprunts { $loans }, navires £{ $pounds } ; { $shares ->
    [one] { $shares } action
   *[other] { $shares } actions
  } × £{ $value } = { $score }
cardgame-ledger-awards = Titres obtenus : { $list }

## A card at a factory as it lies

cardgame-card-appeal = attrait { $n }
cardgame-card-price = prix £{ $n }

## Actions in short, on their buttons

cardgame-brief-build = À volonté. Construire baisse chaque demande d’une case ; les salaires avancent.
cardgame-brief-employ = Cartes Ouvriers. Chaque demande baisse d’une case ; les salaires avancent.
cardgame-brief-automate = Des machines à £1 au lieu d’un salaire, selon votre piste.
cardgame-brief-quality = Poser ou tourner des cartes Qualité, selon votre piste.
cardgame-brief-distribution = Poser ou tourner des cartes ; chaque production use un point.
cardgame-brief-exchange = Acheter des actions, emprunter, récupérer vos navires.
cardgame-brief-extra = Produire tout de suite, pour l’entrepôt.
cardgame-brief-early = Exporter le stock de plusieurs usines.
cardgame-brief-pass = Passer tout de suite au prix et à l’attrait.
cardgame-brief-card-entrepreneur = { $solo ->
    [true] Une fois par décennie : gagne une égalité d’attrait. Ou défaussez-le : jouez après les adversaires.
   *[other] Une fois par décennie : gagne une égalité d’attrait. Ou défaussez-le : désignez qui commence.
  }
cardgame-brief-card-trade-office = Une fois par décennie : un jeton Exportation de moins.
cardgame-brief-card-trade-office-expert = Ouvre la piste Exportation.
cardgame-brief-card-extra-shift = Défaussez-les : une marchandise de plus.
cardgame-brief-card-extra-shift-expert = Aussi en production supplémentaire.
cardgame-brief-card-workshop = Deux machines par usine ne coûtent rien.
cardgame-brief-card-workshop-expert = Ouvre la piste Automatisation.
cardgame-brief-card-foreman = Quatre ouvriers d’une usine coûtent £2 de moins, au moins £1.
cardgame-brief-card-broker = Défaussez-le au lieu de développer : deux actions à moitié prix.
cardgame-brief-card-patron = Une fois par décennie : une vente de plus sur le marché.
cardgame-brief-card-inventor = Défaussez-le : deux usines modernisées une décennie plus tôt.
cardgame-brief-card-inventor-expert = Ou deux pas sur vos pistes.
cardgame-brief-card-developer = Coûts fixes : £2 de moins. Une fois par décennie : réactive une carte.
cardgame-brief-card-contract = Exporter rapporte plus : plus on part chargé, mieux c’est.
cardgame-brief-card-patent = Une troisième carte Distribution.
cardgame-brief-card-patent-expert = Ouvre la piste Distribution.
cardgame-brief-card-engineer = Une carte Qualité de 5 ou 6 ; qualité jusqu’à 6 partout.
cardgame-brief-card-engineer-expert = Ouvre la piste Qualité.
cardgame-brief-card-large-warehouse = Un troisième entrepôt, pour quatre marchandises.
cardgame-brief-track-quality = Qualité ajoutée par action.
cardgame-brief-track-distribution = Distribution ajoutée par action.
cardgame-brief-track-cards = Cartes que vous pouvez avoir.
cardgame-brief-track-machinery = Machines ajoutées par action.
cardgame-brief-track-shipping = Marchandises par navire.
cardgame-brief-track-exchange = Actions à moitié prix par achat.
cardgame-company-open = Montrer les cartes de l’usine : { $good }

## A forecast without sellers

cardgame-forecast-under-way = La production est en cours ({ $good }) : il n’y a plus rien à prévoir.
cardgame-forecast-nobody = Personne ne produit encore ({ $good }) : rien à prévoir.

## Touches, pour la liste que ? ouvre

game-keys =
    Q : à ce qui est demandé, de là au bouton principal
    F : lire à haute voix le total de la prévision

celebrate-award = Un titre !
