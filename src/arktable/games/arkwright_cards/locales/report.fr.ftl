# Ce que dit le bilan d’une partie. Les codes choisissent les mots ; who et other sont des noms.

report-band = { NUMBER($year, useGrouping: 0) }
report-when = { $good ->
    [start] { NUMBER($year, useGrouping: 0) }, début
   *[other] { NUMBER($year, useGrouping: 0) }, { arkwright-cards-good }
  }

## Courbes et tableaux

report-line-worth = Valeur de l’entreprise
report-line-worth-about = actions × valeur, comme si la partie finissait là et que l’argent achetait des actions
report-line-cash = Trésorerie
report-line-cash-about = avant le dernier achat
report-line-value = Valeur de l’action
report-line-value-about = £ par action
report-table-income = Recettes par source et par marchandise
report-table-money = Où est allé l’argent
report-total-income = Recettes
report-total-money = À la fin
report-part-home = vendu au pays
report-part-stored = vendu sur stock
report-part-shipped = expédié
report-part-all = tout
report-row-food = nourriture
report-row-clothes = textile
report-row-cutlery = couverts
report-row-lamps = lampes
report-row-start = Au départ
report-row-income = Recettes
report-row-raised = Emprunts
report-row-spent-shares = Actions
report-table-income-about = un voyage emporte plusieurs marchandises
report-table-money-about = de la première manche à la fin
report-row-stored = Marchandises en stock
report-row-shipped = Voyages
report-row-first = premier adversaire
report-row-second = second adversaire
report-row-spent-costs = Production
report-row-spent-last-shares = Actions à la fin
report-row-lost = Perdu par faillite

## Le résultat

report-how-shares = { $n ->
    [one] { $n } action × £{ $value }
   *[other] { $n } actions × £{ $value }
  }
report-how-cash = trésorerie £{ $cash }
report-how-loans = { $n ->
    [0] sans emprunt
    [one] { $n } emprunt
   *[other] { $n } emprunts
  }
report-how-broke = en faillite
report-award-tycoon = { arkwright-cards-award-tycoon }
report-award-tycoon-about = { arkwright-cards-award-tycoon-about }
report-award-patriot = { arkwright-cards-award-patriot }
report-award-patriot-about = { arkwright-cards-award-patriot-about }
report-award-true-worker = { arkwright-cards-award-true-worker }
report-award-true-worker-about = { arkwright-cards-award-true-worker-about }
report-award-worker-hero = { arkwright-cards-award-worker-hero }
report-award-worker-hero-about = { arkwright-cards-award-worker-hero-about }
report-award-gentleman = { arkwright-cards-award-gentleman }
report-award-gentleman-about = { arkwright-cards-award-gentleman-about }
report-award-specialist = { arkwright-cards-award-specialist }
report-award-specialist-about = { arkwright-cards-award-specialist-about }
report-award-generalist = { arkwright-cards-award-generalist }
report-award-generalist-about = { arkwright-cards-award-generalist-about }
report-award-full-line = { arkwright-cards-award-full-line }
report-award-full-line-about = { arkwright-cards-award-full-line-about }
report-award-general-manager = { arkwright-cards-award-general-manager }
report-award-general-manager-about = { arkwright-cards-award-general-manager-about }
report-award-expert-broker = { arkwright-cards-award-expert-broker }
report-award-expert-broker-about = { arkwright-cards-award-expert-broker-about }
report-award-exchange-darling = { arkwright-cards-award-exchange-darling }
report-award-exchange-darling-about = { arkwright-cards-award-exchange-darling-about }
report-award-exchange-mogul = { arkwright-cards-award-exchange-mogul }
report-award-exchange-mogul-about = { arkwright-cards-award-exchange-mogul-about }
report-award-parvenu = { arkwright-cards-award-parvenu }
report-award-parvenu-about = { arkwright-cards-award-parvenu-about }
report-award-nouveau-riche = { arkwright-cards-award-nouveau-riche }
report-award-nouveau-riche-about = { arkwright-cards-award-nouveau-riche-about }
report-award-sailor = { arkwright-cards-award-sailor }
report-award-sailor-about = { arkwright-cards-award-sailor-about }
report-award-sailings = { $n ->
    [0] aucun navire n’est parti
    [one] { $n } voyage
   *[other] { $n } voyages
  }
report-award-factories = { $n ->
    [one] { $n } usine
   *[other] { $n } usines
  }
report-award-start = au départ £{ $money } et { $shares ->
    [one] { $shares } action
   *[other] { $shares } actions
  }

## La partie en quelques mots

report-lead-goods = { $who } a vendu { $n ->
    [one] { $n } marchandise
   *[other] { $n } marchandises
  } au pays et en a expédié { $ships }.
report-lead-value = Son action est passée de £{ $before } à £{ $value }.
report-own-goods = { $who } a vendu { $n ->
    [one] { $n } marchandise
   *[other] { $n } marchandises
  } au pays, { $other } { $m }.
report-turn-sale = { $who } a vendu { $n } ({ arkwright-cards-good }) à £{ $price }, £{ $net } après les coûts ; { $other } en a vendu { $m }.
report-turn-alone = { $who } a vendu { $n } ({ arkwright-cards-good }) à £{ $price }, £{ $net } après les coûts.
report-turn-none = { $who } n’a rien vendu ({ arkwright-cards-good }).
report-turn-shipped = { $who } a expédié { $n ->
    [one] { $n } marchandise
   *[other] { $n } marchandises
  } pour £{ $earned }.
report-turn-need = { $who } a manqué d’argent et pris { $n ->
    [one] { $n } emprunt
   *[other] { $n } emprunts
  } au fonds d’urgence.
report-turn-pounds = Les voyages ont coûté à la fin £{ $n } de valeur à chaque action de { $who } ; il y en avait { $shares }.
report-turn-rival = { $who } a gagné { $n ->
    [one] { $n } point
   *[other] { $n } points
  } dans cette manche.
report-turn-steps = valeur de l’action : { $who } { $n }, { $other } { $m }
report-turn-step = valeur de l’action { $n }

## L’histoire, vente par vente

report-story-sold = { $who } : { $n } à £{ $price }.
report-story-undercut = { $who } passe sous { $other } : £{ $before } → £{ $price }, contre £{ $m }.
report-story-opponent = { $who } : { $n }.
