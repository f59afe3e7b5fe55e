# Ce que dit le bilan d’une partie. Les codes choisissent les mots ; who, other et by sont des noms.

report-band = { NUMBER($year, useGrouping: 0) }
report-when = { $good ->
    [start] { NUMBER($year, useGrouping: 0) }, début
   *[other] { NUMBER($year, useGrouping: 0) }, { arkwright-good }
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
report-row-raised = Ventes forcées, emprunts, des autres
report-row-spent-shares = Actions
report-table-income-about = mécènes et jubilé comptent comme vendu au pays
report-table-money-about = une note est comptée poste par poste
report-row-importer = importateur
report-row-engineering-works = Atelier de construction
report-row-investor = Investisseur
report-row-received = Événements
report-row-sold-shares = Actions vendues
report-row-spent-wages = Salaires et machines
report-row-spent-markers = Marqueurs d’action
report-row-spent-factories = Usines
report-row-spent-loans = Emprunts remboursés
report-row-spent-rest = Autres frais

## Le résultat

report-how-shares = { $n ->
    [one] { $n } action × £{ $value }
   *[other] { $n } actions × £{ $value }
  }
report-how-cash = trésorerie £{ $cash }
report-how-rest = £{ $n } pour marqueurs et autres actions
report-how-loans = { $n ->
    [0] sans emprunt
    [one] { $n } emprunt : il interdit la victoire
   *[other] { $n } emprunts : ils interdisent la victoire
  }
report-award-share-value = Prix de l’action
report-award-share-value-about = Détenu à la fin.
report-award-shipping = Prix du transport
report-award-shipping-about = Détenu à la fin.

## La partie en quelques mots

report-lead-sold = { $who } a vendu le plus dans { $n } productions sur { $of } et attiré le plus dans { $appeal }.
report-lead-value = Son action est passée de £{ $before } à £{ $value }.
report-lead-last = Son dernier achat : { $n ->
    [one] { $n } action
   *[other] { $n } actions
  } pour £{ $paid }.
report-own-goods = { $who } a vendu { $n ->
    [one] { $n } marchandise
   *[other] { $n } marchandises
  }, { $other } { $m }.
report-turn-sale = { $who } a vendu { $n } ({ arkwright-good }) à £{ $price } et en a gardé £{ $net } ; { $other } en a vendu { $m }.
report-turn-none = { $who } n’a rien vendu ({ arkwright-good }).
report-turn-spent = { $who } a dépensé £{ $paid } en usines et marqueurs avant la vente ({ arkwright-good }).
report-turn-need = { $who } a manqué d’argent : { $n ->
    [one] { $n } action vendue
   *[other] { $n } actions vendues
  } et { $loans ->
    [one] { $loans } emprunt
   *[other] { $loans } emprunts
  }, après £{ $paid } de dépenses.
report-turn-steps = cases de valeur : { $who } { $n }, { $other } { $m }

## L’histoire, vente par vente

report-story-sold = { $who } : { $n } à £{ $price }.
report-story-undercut = { $who } passe sous { $other } : £{ $before } → £{ $price }, contre £{ $m }.
