# Ce que seule la table d’Arkwright dit. Marchandises, tuiles, événements et raisons sont à côté des règles.

arkwright-heading = Arkwright, table { $table }
arkwright-tabs = Parties de la table
arkwright-tab-company = Compagnie
arkwright-tab-market = Marché
arkwright-tab-forecast = Prévision
arkwright-tab-players = Joueurs
arkwright-status = État de la partie
arkwright-your-turn = À vous, { $who }
arkwright-turn-of = { $who } décide
arkwright-over = La partie est finie
arkwright-preparation = préparation
arkwright-decade-end = fin de la décennie
arkwright-cycle = cycle { $n } sur 4
arkwright-active = en cours
arkwright-level-now = niveau
arkwright-wage = salaire
arkwright-demand = demande
arkwright-help = Aide
arkwright-recon = Reconstitué : ce nombre n’est pas dans les livrets que nous avons ; il est déduit d’autres.
arkwright-recon-mark = Nombres pointillés.
arkwright-none = aucun
arkwright-now = actuel
arkwright-yours = Vous
arkwright-start-player = Premier joueur
arkwright-decides = décide maintenant
arkwright-importer = Importateur
arkwright-worker = ouvrier
arkwright-appeal = attrait
arkwright-row = ligne

## Plateaux

arkwright-market-title = Marché du travail
arkwright-market-workers = { $n ->
    [one] { $n } ouvrier
   *[other] { $n } ouvriers
  }
arkwright-market-caption = Marché du travail. Demande : { $demands }. Salaire £{ $wage }.
arkwright-fired = Ouvriers licenciés
arkwright-wage-if = si { $who } recrute
arkwright-appeal-title = Attrait
arkwright-appeal-note = parts de marché
arkwright-admin-title = Administration
arkwright-admin-barred = £2 fermée
arkwright-admin-choose = votre ligne : argent après
arkwright-place-on = { $marker } sur la ligne £{ $row }
arkwright-time-title = Calendrier
arkwright-decade = Décennie
arkwright-level-short = Niveau
arkwright-event-at-end = Événement final
arkwright-event-unseen = face cachée
arkwright-unseen = pas encore vu
arkwright-cap-importer = pas de l’importateur
arkwright-cap-workers = retours d’ouvriers
arkwright-track-title = Valeur de l’action
arkwright-track-note = case, £ par action
arkwright-track-space = case { $space }, £{ $value } par action
arkwright-track-ghost = Prévision : { $who }

## Compagnie

arkwright-companies = Compagnies
arkwright-company-yours = Votre compagnie
arkwright-company-of = Compagnie de { $who }
arkwright-on-offer = Disponible
arkwright-worth-line = { $shares ->
    [one] { $shares } action
   *[other] { $shares } actions
  } × £{ $value } = £{ $worth }
arkwright-cash-line = trésorerie £{ $cash }
arkwright-loans-line = { $n ->
    [one] { $n } emprunt
   *[other] { $n } emprunts
  }
arkwright-factory-of = Usine, { $good }
arkwright-formula = Base { $base } plus qualité { $quality } plus distribution { $distribution } moins prix { $price } égale attrait { $appeal }
arkwright-short-base = base
arkwright-short-quality = qual.
arkwright-short-distribution = distr.
arkwright-short-price = prix
arkwright-short-appeal = attrait
arkwright-price-down = Baisser le prix ({ $good })
arkwright-price-up = Augmenter le prix ({ $good })
arkwright-price-of = Prix ({ $good })
arkwright-price-scale = Échelle des prix de { $low } à { $high }, actuel { $price }
arkwright-row-told = Rangée { $row } : { $workers ->
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
  } et { $machines ->
    [one] { $machines } machine
   *[other] { $machines } machines
  } sur { $of ->
    [one] { $of } place
   *[other] { $of } places
  }, produit { $goods }
arkwright-extra = { $n ->
    [one] { $n } ouvrier en plus
   *[other] { $n } ouvriers en plus
  }
arkwright-obsolete = obsolète
arkwright-makes = produit
arkwright-costs = coûte
arkwright-stock = stock
arkwright-marked = Doit encore produire, sinon des actions seront perdues à la fin.
arkwright-no-factory = Pas d’usine
arkwright-found-cost = Coûte £{ $cost }, qualité de base { $cost }
arkwright-found-appeal = Attrait
arkwright-button-found = Fonder à £{ $price }
arkwright-button-build = Construire { $level } (£{ $cost })
arkwright-button-build-developer = Construire { $level } avec le promoteur (£5 de moins)
arkwright-button-modernise = Moderniser en { $level } (£{ $cost })
arkwright-button-modernise-developer = … avec le promoteur (£5 de moins)
arkwright-button-close = Fermer
arkwright-button-hire = + Embaucher
arkwright-button-fire = − Licencier
arkwright-button-raise = Qualité +1
arkwright-button-promote = Distribution +1
arkwright-button-send = Ouvrier ici
arkwright-button-foreman = Contremaître ici
arkwright-button-workshop = Atelier ici
arkwright-harbour-yours = Votre port
arkwright-harbour-of = Port de { $who }
arkwright-ship-line = { $ship } porte { $n }
arkwright-ship-crew = équipage { $crew }
arkwright-no-ships = aucun navire
arkwright-contract-line = { $good } : { $n } à £{ $price } pièce
arkwright-jubilee-line = une vente de jubilé
arkwright-stored = { $good }, en stock : { $n }
arkwright-spot-manned = Entrepôt, { $spot } : un ouvrier
arkwright-spot-free = Entrepôt, { $spot } : personne
arkwright-spot-press = { $state } : { $does }
arkwright-spot-lift = déplacer cet ouvrier
arkwright-spot-do-hire-spot = embaucher un ouvrier
arkwright-spot-do-send-spot = y envoyer un ouvrier
arkwright-spot-do-dismiss = congédier cet ouvrier
arkwright-spot-do-shift = placer l’ouvrier ici
arkwright-tiles = Tuiles de développement
arkwright-no-tiles = aucune tuile
arkwright-inventor-uses = Utilisé { $n } fois.
arkwright-nothing-left = Il ne reste rien.
arkwright-ship-for = Navire pour { $n }
arkwright-ship-about = Porte { $n ->
    [one] { $n } marchandise
   *[other] { $n } marchandises
  } ; équipage { $crew }.
arkwright-effect-machinery = Une, deux, trois machines pour { $list }.
arkwright-effect-quality = Un, deux, trois niveaux pour { $list }.
arkwright-effect-distribution = Jusqu’à { $list } de distribution.
arkwright-effect-production-light = Deux rangées d’une usine produisent pour l’entrepôt.
arkwright-effect-production-dark = Quatre rangées d’une usine produisent pour l’entrepôt.
arkwright-effect-exchange = Une seconde Bourse ; sans action supplémentaire.

## Plateau d’action

arkwright-tray = Votre action
arkwright-sheet = Plan
arkwright-asked-event = Événement : { $event }
arkwright-asked-wait = { $who } décide.
arkwright-road-sale = Production
arkwright-asked-watch = Vous regardez. { $who } décide.
arkwright-asked-past = Vous voyez un moment passé.
arkwright-asked-over = La partie est finie.
arkwright-choose-marker = Choisir un marqueur d’action
arkwright-choose-row = Choisir une ligne pour { $marker }
arkwright-then-price = puis prix
arkwright-then-special = puis spécial
arkwright-then-none = rien ensuite
arkwright-again = encore, £{ $cost }
arkwright-carries = porte { $n }
arkwright-chosen = – choisissez sa ligne
arkwright-pay-more = Comptable : payer plus ou moins que la ligne
arkwright-cash-then = £{ $cash } après cette production
arkwright-row-shut = impossible
arkwright-pay = payer £{ $cost }
arkwright-brings-machines = { $n ->
    [one] { $n } machine
   *[other] { $n } machines
  }
arkwright-brings-levels = { $n ->
    [one] { $n } niveau
   *[other] { $n } niveaux
  }
arkwright-brings-distribution = £{ $n } de distribution
arkwright-brings-rows = { $n ->
    [one] { $n } rangée
   *[other] { $n } rangées
  }
arkwright-brings-goods = place pour { $n }
arkwright-brings-free = à volonté
arkwright-brings-nothing = pas d’action principale
arkwright-brings-emergency = { $shares ->
    [0] { "" }
    [one] vend 1 action{ " " }
   *[other] vend { $shares } actions{ " " }
  }{ $loans ->
    [0] { "" }
    [one] contracte 1 emprunt
   *[other] contracte { $loans } emprunts
  }
arkwright-hint-factory = Utilisez les boutons des usines.
arkwright-hint-workers = Embauchez et licenciez aux usines.
arkwright-hint-workers-harbour = Embauchez et licenciez aux usines ; au port, cliquez une place de l’entrepôt.
arkwright-hint-row = { $good } : { $n ->
    [one] une place libre
   *[other] { $n } places libres
  } dans la rangée { $row } ; seule une rangée pleine produit.
arkwright-hint-machinery = Cliquez la rangée où une machine remplace un ouvrier.
arkwright-hint-quality = Améliorez-la aux usines.
arkwright-hint-distribution = Améliorez-la aux usines. Le niveau n coûte n £.
arkwright-hint-prices = Cliquez sur un prix de l’échelle, ou utilisez − et +.
arkwright-hint-first-price = Attrait = qualité de base − prix. Les boutons de l’usine le changent encore ensuite.
arkwright-hint-special = Choisissez une chose disponible, ou continuez sans.
arkwright-hint-overtime = Cliquez la dernière rangée qui doit produire.
arkwright-hint-school = Choisissez une usine ou les licenciés.
arkwright-hint-school-harbour = Choisissez une usine, une place de l’entrepôt ou les licenciés.
arkwright-hint-wreck = Cliquez la rangée qui perd sa machine.
arkwright-hint-found = Choisissez une marchandise et son prix.
arkwright-left-levels = { $n ->
    [one] reste { $n } niveau
   *[other] restent { $n } niveaux
  }
arkwright-left-free = { $n ->
    [one] reste { $n } niveau gratuit
   *[other] restent { $n } niveaux gratuits
  }
arkwright-left-pounds = reste £{ $n }
arkwright-left-machines = { $n ->
    [one] reste { $n } machine
   *[other] restent { $n } machines
  }
arkwright-left-workers = { $n ->
    [one] { $n } ouvrier attend
   *[other] { $n } ouvriers attendent
  }
arkwright-left-room = place pour { $n }
arkwright-left-rows = jusqu’à { $n ->
    [one] { $n } rangée
   *[other] { $n } rangées
  }
arkwright-left-spare = £{ $n } inutilisées : £1 ouvre un autre prix
arkwright-sale-line = { $good } : vous avez vendu { $sold }, il reste { $made } de la production, demande restante { $left }.
arkwright-production-line = { $good } : vous avez vendu { $sold }, il reste { $surplus }.
arkwright-buy = Acheter des actions
arkwright-buy-about = valeur £{ $price }, au moins £10
arkwright-sell = Vendre des actions
arkwright-sell-about = £{ $price } pièce, { $have } à vous
arkwright-repay = Rembourser
arkwright-repay-about = £13 pièce, { $have } à vous
arkwright-sell-goods = Vendre ({ $good })
arkwright-goods-about = £{ $price } pièce, { $have } en stock
arkwright-contract-for = Contrat : { $good }
arkwright-contract-about = par navire, £{ $price } pièce
arkwright-contract-no-factory = pas encore d’usine
arkwright-go-now = Retour au présent
arkwright-go-wait = { $who } décide
arkwright-go-choose-marker = Choisissez marqueur et ligne
arkwright-go-choose-row = Choisissez une ligne
arkwright-go-choose = Choisissez d’abord
arkwright-go-done = Continuer
arkwright-go-done-factory = Usines : c’est tout
arkwright-go-done-workers = Ouvriers : c’est tout
arkwright-go-done-machinery = Machines : c’est tout
arkwright-go-done-quality = Qualité : c’est tout
arkwright-go-done-distribution = Distribution : c’est tout
arkwright-go-done-exchange = Bourse : c’est tout
arkwright-go-unused-factory = Ne rien construire
arkwright-go-unused-workers = N’embaucher personne
arkwright-go-unused-machinery = N’acheter aucune machine
arkwright-go-unused-quality = Ne monter aucune qualité
arkwright-go-unused-distribution = Ne rien promouvoir
arkwright-go-unused-exchange = Ne rien négocier
arkwright-go-done-ship = Ne plus expédier
arkwright-go-done-overtime = Production : c’est tout
arkwright-go-done-prices = Garder ces prix
arkwright-go-done-special = Ne rien prendre
arkwright-go-done-after-sale = Rien de plus
arkwright-go-done-contract = Ne pas expédier
arkwright-go-done-dismiss = Garder le reste
arkwright-go-done-free-level = Ne prendre aucun niveau
arkwright-go-done-charisma = Garder le charisme
arkwright-why-price = Pourquoi ne puis-je pas changer le prix ?
arkwright-why-row = Pourquoi pas la ligne £{ $row } ?
arkwright-why-go = Que manque-t-il ?
arkwright-why-wait = Pourquoi ne puis-je pas agir ?
why-arkwright-choose = Il reste à décider : { $phase }.

## Les coups en mots

arkwright-do-found = Fonder ({ $good }) à £{ $price }
arkwright-do-place = { $marker } sur £{ $cost }, payer £{ $pay }
arkwright-do-reuse = { $marker } encore, £{ $pay } pour l’action
arkwright-do-reuse-paid = { $marker } encore, payer £{ $paid }
arkwright-do-build = Construire { $good } { $level }
arkwright-do-build-developer = Construire { $good } { $level } avec le promoteur
arkwright-do-modernise = Moderniser ({ $good })
arkwright-do-modernise-developer = Moderniser ({ $good }) avec le promoteur
arkwright-do-close = Fermer ({ $good })
arkwright-do-price = Prix { $good } £{ $price }
arkwright-do-hire = Embaucher ({ $good })
arkwright-do-hire-spot = Ouvrier d’entrepôt, { $spot }
arkwright-do-fire = Licencier ({ $good })
arkwright-do-shift = Ouvrier d’entrepôt, { $spot } → { $to }
arkwright-do-machine = Machine ({ $good }, rangée { $row })
arkwright-do-send = Envoyer l’ouvrier à l’usine ({ $good })
arkwright-do-send-spot = Envoyer l’ouvrier à l’entrepôt, { $spot }
arkwright-do-send-fired = Laisser partir l’ouvrier
arkwright-do-raise = Qualité +1 ({ $good })
arkwright-do-promote = Distribution +1 ({ $good })
arkwright-do-patent = Rendre le brevet pour deux niveaux
arkwright-do-buy = { $n ->
    [one] Acheter { $n } action
   *[other] Acheter { $n } actions
  }
arkwright-do-sell = { $n ->
    [one] Vendre { $n } action
   *[other] Vendre { $n } actions
  }
arkwright-do-repay = { $n ->
    [one] Rembourser { $n } emprunt
   *[other] Rembourser { $n } emprunts
  }
arkwright-do-goods = Vendre { $n } du stock ({ $good })
arkwright-do-contract = Contrat de { $size } ({ $good })
arkwright-do-deliver = Expédier { $n } ({ $good })
arkwright-do-deliver-both = Envoyer les deux navires avec { $n } ({ $good })
arkwright-do-produce = { $rows ->
    [one] Produire ({ $good }) dans { $rows } rangée
   *[other] Produire ({ $good }) dans { $rows } rangées
  }
arkwright-do-tile = Prendre : { $tile }
arkwright-do-marker = Prendre : { $marker }
arkwright-do-ship = Prendre le navire pour { $capacity }
arkwright-do-return = Rendre : { $tile }
arkwright-do-foreman = Contremaître à l’usine ({ $good })
arkwright-do-workshop = Atelier à l’usine ({ $good })
arkwright-do-move-foreman = Déplacer le contremaître ({ $good })
arkwright-do-move-workshop = Déplacer l’atelier ({ $good })
arkwright-do-half-price = { $n ->
    [one] Courtier : { $n } action à moitié prix
   *[other] Courtier : { $n } actions à moitié prix
  }
arkwright-do-replace = { $pier ->
    [1] Remplacer le navire A
   *[2] Remplacer le navire B
  }
arkwright-do-scrap = { $pier ->
    [1] Renoncer au navire A
   *[2] Renoncer au navire B
  }
arkwright-do-keep = Payer et garder l’inventeur
arkwright-do-keep-paid = Payer £{ $paid } et garder l’inventeur
arkwright-do-stock = Vendre du stock
arkwright-do-shift-work = Utiliser les heures supplémentaires
arkwright-do-stop = Ne plus vendre
arkwright-do-row-on = Laisser produire la plus haute rangée
arkwright-do-row-off = Fermer la plus haute rangée
arkwright-do-patron = Vendre au client
arkwright-do-jubilee = Vendre pour le jubilé
arkwright-do-lose = Perdre une marchandise ({ $good })
arkwright-do-dismiss = Congédier l’ouvrier, { $spot }
arkwright-do-wreck = Perdre la machine ({ $good }, rangée { $row })
arkwright-do-name = { $who } commence
arkwright-do-done = Rien de plus

## Prévision et joueurs

arkwright-forecast-title = Prévision : { $good }
arkwright-forecast-good = Marchandise de la prévision
arkwright-forecast-open = Montrer la prévision
arkwright-forecast-fold = Cacher la prévision
arkwright-forecast-hold = si rien d’autre ne change
arkwright-forecast-spoken = Prévision, { $good } : vous vendez { $n }, trésorerie ensuite £{ $cash }, valeur de l’action { $steps }.
arkwright-col-seller = Vendeur
arkwright-col-appeal = Attrait
arkwright-col-makes = Produit
arkwright-col-sells = Vend
arkwright-col-income = Recette
arkwright-col-costs = Coûts
arkwright-col-share = Val.
arkwright-col-player = Joueur
arkwright-col-cash = Trésor.
arkwright-col-shares = Actions
arkwright-col-value = Valeur
arkwright-col-worth = Total
arkwright-col-loans = Emprunts
arkwright-may-change = agit encore avant la vente
arkwright-bill-now = argent
arkwright-bill-plan = votre plan
arkwright-owed = À payer à la fin de l’action : £{ $n }
arkwright-bill-owed = l’action
arkwright-bill-sold = { $n } × £{ $price }
arkwright-bill-costs = ouvriers, machines
arkwright-bill-raised = obtenu
arkwright-bill-after = Après cette production
arkwright-bill-now-made = En produisant maintenant
arkwright-bill-without = sans le plan
arkwright-bill-share = Case { $from } → { $to } : £{ $before } → £{ $after }
arkwright-bill-note-harbour = Le stock est vendu, les tuiles servent, les contrats sont livrés si possible.
arkwright-bill-note-tiles = Le stock est vendu et les tuiles servent si possible.
arkwright-bill-note-stock = Le stock est vendu si possible.
arkwright-bill-shipped = { $n } par navire
arkwright-bill-gives-way = Le prix cède : 1 case perdue.
arkwright-bill-factories = usines de 1760
arkwright-bill-paid = Une fois payées
arkwright-bill-first = C’est la facture de vos usines. Elle se paie à la fin de 1760, après le capital de départ.
arkwright-first-spoken = La facture de vos usines : £{ $n }, à payer à la fin de 1760.
arkwright-forecast-none = Plus de production à venir : { $good }.
arkwright-shortfall = Trop peu d’argent : { $shares ->
    [0] { "" }
    [one] 1 action vendue,{ " " }
   *[other] { $shares } actions vendues,{ " " }
  }{ $loans ->
    [0] { "" }
    [one] 1 emprunt,{ " " }
   *[other] { $loans } emprunts,{ " " }
  }{ $spaces ->
    [0] 0 case perdue
    [one] 1 case perdue
   *[other] { $spaces } cases perdues
  }
arkwright-quick-sells = { $good } : vend { $n }
arkwright-quick-sells-later = { $good }, plus tard : vend { $n }
arkwright-quick-share = valeur
arkwright-players-title = Joueurs
arkwright-players-note = total = actions × valeur
arkwright-show-company = { $who } : voir la compagnie
arkwright-cell = { $who } : voir la compagnie, argent { $cash }, total £{ $worth }

## Fin

arkwright-wins = Victoire de { $who }
arkwright-win-together = { $who } et { $last } gagnent ensemble
arkwright-no-winner = Personne ne gagne : toutes les compagnies ont un emprunt
arkwright-winner = vainqueur
arkwright-final-note = actions × valeur ; la trésorerie départage

## Aide

arkwright-help-title = Tableaux et matériel
arkwright-help-markers = Ce que l’administration coûte et apporte
arkwright-help-admin = Les lignes coûtent { $rows }. Un marqueur déjà posé peut servir encore pour £2 de plus ; ces £2 ne comptent pas pour l’action.
arkwright-help-marker = Marqueur
arkwright-shade-own = sa couleur
arkwright-shade-light = gris clair
arkwright-shade-dark = gris foncé
arkwright-help-upto = jusqu’à £{ $n }
arkwright-help-distribution = Machines et qualité : les montants pour un, deux, trois. Distribution : atteindre le niveau n coûte n £.
arkwright-help-factories = Usines : coût = qualité de base, marchandises par rangée
arkwright-help-factories-note = Moderniser coûte le prix de chaque niveau franchi.
arkwright-help-good = Marchandise
arkwright-help-value = Valeur d’une compagnie : actions × valeur de l’action
arkwright-help-shares = { $n ->
    [one] { $n } action
   *[other] { $n } actions
  }
arkwright-help-events = Événements
arkwright-element-title = Spinning Mule : ce qui s’ajoute à Spinning Jenny
arkwright-element-development-tiles = Toutes sont visibles dès le début. On en prend une au lieu d’un marqueur gris : en 1760, et chaque fois qu’on prend un marqueur spécial (après Embauche, Bourse, Automatisation). Jamais deux pareilles ni plus de quatre ; une cinquième en fait rendre une autre.
arkwright-element-economy-markers = Sur cinq marqueurs par marchandise, trois sont posés face cachée sur le calendrier, un par décennie. Chaque cycle commence par l’un d’eux : l’importateur de la marchandise active avance de 0 à 2 cases, et 1 à 3 ouvriers licenciés reviennent au marché du travail.
arkwright-element-event-markers = Deux des événements ci-dessous sont tirés et posés face cachée. L’un a lieu à la fin de 1770, l’autre à la fin de 1780 ; 1790 finit la partie.
arkwright-element-grey = Marqueurs d’action gris
arkwright-element-grey-about = Automatisation, Qualité et Distribution : gris clair dès le niveau I, gris foncé dès le niveau II. Il n’y a pas de second marqueur Bourse.

## Modules et variantes

arkwright-event-then = puis
arkwright-no-event = aucun
arkwright-free-row = (libre)
arkwright-award-share-value = Prix de la valeur
arkwright-award-share-value-about = À la première compagnie sur la case { $n } : une action de la banque. Rendu, il protège lors d’une vente forcée.
arkwright-award-share-value-has = A le prix de la valeur : rendu, les actions d’une vente forcée ne coûtent aucune case.
arkwright-award-shipping = Prix d’expédition
arkwright-award-shipping-about = Au premier qui expédie { $n ->
    [one] { $n } marchandise
   *[other] { $n } marchandises
  } d’un coup : deux cases de valeur. Rendu, il empêche un contrat de monter.
arkwright-award-shipping-has = A le prix d’expédition : rendu, un contrat ne monte pas.
arkwright-award-gone = { $award } : hors du jeu
arkwright-records = Records : { $home } vendues au pays × { $shipping } expédiées = £{ $total }
arkwright-bonus-line = bonus £{ $n }
arkwright-bonus-sum = { $home } × { $shipping } = £{ $total }
arkwright-col-bonus = Bonus
arkwright-final-note-bonus = actions × valeur + bonus ; la trésorerie départage
arkwright-bank = banque { $n }
arkwright-bank-told = La banque a { $n ->
    [one] { $n } action
   *[other] { $n } actions
  } de cette compagnie
arkwright-holds = Détient : { $list }
arkwright-holds-of = { $n } ({ $who })
arkwright-foreign = Actions des autres compagnies, au moins £10 pièce
arkwright-trade-buy-of = Acheter : compagnie { $who }
arkwright-trade-buy-of-about = valeur £{ $price }, banque { $have } ; £{ $bonus } par action à la compagnie
arkwright-trade-sell-of = Vendre : compagnie { $who }
arkwright-trade-sell-of-about = £{ $price } pièce, vous en avez { $have }
arkwright-trade-buy-from = Racheter ses actions à { $who }
arkwright-trade-buy-from-about = valeur £{ $price }, { $have } là-bas ; d’abord celles de la banque
arkwright-then-one-price = spécial, un prix
arkwright-then-all-prices = spécial, prix
arkwright-brings-raise = il manque £{ $n }
arkwright-brings-reorganization = marqueur spécial, prix
arkwright-left-emergency = £{ $owes } à payer, il manque £{ $missing }
arkwright-left-contract = { $good } : contrat de { $n }
arkwright-left-share = votre action pour £{ $n }
arkwright-left-prices = { $n ->
    [one] { $n } prix peut être fixé
   *[other] { $n } prix peuvent être fixés
  }
arkwright-back-tile = { $tile } est de retour
arkwright-back-ship = Un navire pour { $n } est de retour
arkwright-hint-board = On vous le demande hors de votre tour. Si vous le prenez, le conseil de surveillance est rendu.
arkwright-hint-emergency = Chaque action vendue maintenant coûte des cases de valeur. On n’en vend pas plus qu’il ne faut.
arkwright-hint-shielded = Le marqueur de prix couvre cette vente : elle ne coûte aucune case.
arkwright-hint-extra = L’une des deux : le directeur permet de choisir l’autre.
arkwright-hint-extra-both = L’une après l’autre ; choisissez laquelle vient maintenant.
arkwright-hint-extra-swaps = Un second prix est possible à la place du marqueur spécial.
arkwright-hint-award-share = Plusieurs compagnies ont gagné à la fois : le prix n’est à personne, mais une action est bon marché.
arkwright-hint-keep-contract = Sans le marqueur de prix, le contrat monte.
arkwright-hint-start-portfolio = Au plus { $n ->
    [one] { $n } action
   *[other] { $n } actions
  } de chaque autre compagnie, avec ce qui reste du capital de départ.
arkwright-go-done-extra = Aucune action supplémentaire
arkwright-go-done-board = Le laisser
arkwright-go-done-award-share = Ne pas acheter
arkwright-go-done-keep-contract = Laisser monter le contrat
arkwright-go-done-start-portfolio = Ne plus acheter
arkwright-do-buy-of = { $n ->
    [one] Acheter { $n } action de la compagnie { $who }
   *[other] Acheter { $n } actions de la compagnie { $who }
  }
arkwright-do-sell-of = { $n ->
    [one] Vendre { $n } action de la compagnie { $who }
   *[other] Vendre { $n } actions de la compagnie { $who }
  }
arkwright-do-buy-from = { $n ->
    [one] Racheter { $n } action à { $who }
   *[other] Racheter { $n } actions à { $who }
  }
arkwright-do-extra-special = Prendre un marqueur spécial
arkwright-do-extra-prices = Ajuster des prix
arkwright-do-award = Rendre le marqueur de prix
arkwright-do-award-emergency = Rendre le prix de la valeur : cette vente ne coûte aucune case
arkwright-do-award-keep-contract = Rendre le prix d’expédition : le contrat reste
arkwright-do-award-share = Acheter une action à moitié prix
arkwright-module-extra-events = À la fin de chaque décennie de 1760 à 1800, un événement de plus a lieu, avant l’autre. Le calendrier montre les deux.
arkwright-module-steam-power = L’événement Machine à vapeur est dans le tirage : chacun paie £1 par machine et £1 par place de ses navires. Il peut ne jamais venir.
arkwright-module-bonus-markers = Deux records par compagnie : le plus de marchandises vendues en Angleterre en une vente, et le plus expédiées d’un coup, chacun de 1 à 10. Leur produit en livres s’ajoute au score final.
arkwright-module-award-markers = La première compagnie sur la case 25 reçoit une action de la banque, la première qui expédie six marchandises d’un coup avance de deux cases. Qui a le marqueur peut le rendre : pour une vente forcée sans perte de valeur, ou pour qu’un contrat ne monte pas.
arkwright-module-reorganization = Un marqueur sans action principale : prenez un marqueur spécial et fixez un prix. Il ne coûte rien, quelle que soit la ligne libre ; réutilisé dans la même décennie, il coûte le supplément de £2 comme tout marqueur, et ne fixe toujours qu’un prix. À la fin d’une décennie où il a servi, et pour tous à la fin de 1790, la face sombre apparaît : alors tous les prix.
arkwright-module-new-tiles = Six sortes de tuiles de plus : capitaine du port, investisseur, conseil de surveillance, maître de chargement, richesse des nations (une ligne £0) et directeur. Le conseil de surveillance décide hors de son tour, quand un autre rend une tuile ou un navire.
arkwright-module-stock-exchange = Les actions des autres compagnies s’achètent et se vendent avec l’action Bourse, en 1760 jusqu’à cinq de chacune. La compagnie dont on achète les actions reçoit de la banque £1 par £5 de valeur. Toutes sont vendues avant la fin ; seules les siennes comptent.

## Registre

arkwright-ledger-money = Trésorerie { $cash }, { $shares ->
    [one] { $shares } action
   *[other] { $shares } actions
  } × £{ $value } = £{ $worth }, case { $space }, emprunts { $loans }
arkwright-ledger-factory = { $good } { $level } : { $base } + { $quality } + { $distribution } − £{ $price } = attrait { $appeal } ; ouvriers+machines par rangée { $rows } ; produit { $makes } ; stock { $stock }
arkwright-ledger-markers = Administration : { $list }. Marqueurs : { $all }
arkwright-ledger-harbour = Ouvriers d’entrepôt : { $spots }. Navires : { $ships }. Stock : { $stock }. Contrats : { $contracts }
arkwright-ledger-tiles = Tuiles : { $list }
arkwright-ledger-market = Demande : { $demand }. Salaire £{ $wage } (reconstitué). Ouvriers { $workers }, licenciés { $fired }
arkwright-ledger-importers = Importateurs : { $list }
arkwright-ledger-extra-events = Événements en plus vus : { $list }
arkwright-ledger-events = Événements vus : { $list }
arkwright-ledger-forecasts = Si l’on produisait maintenant
arkwright-ledger-forecast = { $good }, demande { $demand } :
arkwright-ledger-importer = Importateur, attrait { $appeal } : vend { $n }
arkwright-ledger-seller = { $who }, attrait { $appeal } : produit { $made }, vend { $n }, recette £{ $income }, coûts £{ $costs }, valeur { $steps }
arkwright-ledger-mat = Marqueurs de niveau { $level } : { $list }
arkwright-ledger-ships = Navires : { $list }

## Touches, pour la liste que ? ouvre

game-keys =
    Q : à ce qui est demandé, de là aux usines et au bouton principal
    F : lire à haute voix le total de la prévision
