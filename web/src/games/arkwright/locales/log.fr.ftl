## Turns in short: what was done, without who did it

line-marker = { arkwright-marker } £{ $paid }{ $again ->
    [0] { "" }
   *[other] , de nouveau
  }
line-founded = usine ({ arkwright-good }) fondée, prix £{ $price }
line-sold-shares = { $n ->
    [one] { $n } action vendue
   *[other] { $n } actions vendues
  } pour £{ $earned }
line-bought-shares = { $n ->
    [one] { $n } action achetée
   *[other] { $n } actions achetées
  } pour £{ $paid }
line-repaid = { $n ->
    [one] { $n } emprunt remboursé
   *[other] { $n } emprunts remboursés
  } pour £{ $paid }
line-paid-factories = usines £{ $paid }
line-paid = paie £{ $paid }
line-bill = toute l’action £{ $paid }
line-received = reçoit £{ $earned }
line-lost-good = perd 1 ({ arkwright-good }) faute de place
line-lost-good-many = perd { $count } ({ arkwright-good }) faute de place
line-built = usine { arkwright-good }, niveau { arkwright-level }, £{ $paid }
line-modernised = { arkwright-good } au niveau { arkwright-level }, £{ $paid }
line-closed = usine { arkwright-good } fermée
line-machine = machine : { arkwright-good }, rangée { $row }
line-machine-many = { $count } machines : { arkwright-good }
line-engineering-works = atelier de construction +£{ $earned }
line-sent = un ouvrier { arkwright-where }
line-sent-many = { $count } ouvriers { arkwright-where }
line-hired-spot = un ouvrier à l’entrepôt, { arkwright-spot }
line-hired-spot-many = { $count } ouvriers à l’entrepôt
line-shifted = ouvrier de l’entrepôt : { arkwright-spot } → { arkwright-to-spot }
line-hired = 1 embauche : { arkwright-good }, rangée { $row }
line-hired-many = { $count } embauches : { arkwright-good }
line-fired = 1 licenciement : { arkwright-good }, rangée { $row }
line-fired-many = { $count } licenciements : { arkwright-good }
line-quality = qualité { arkwright-good } { $before } → { $level }
line-quality-many = qualité { arkwright-good } { $before } → { $level_last }
line-distribution = distribution { arkwright-good } { $before } → { $level }
line-distribution-many = distribution { arkwright-good } { $before } → { $level_last }
line-first-price = prix { arkwright-good } £{ $price }
line-price = prix { arkwright-good } { $before ->
    [0] £{ $price }
   *[other] £{ $before } → £{ $price }
  }
line-price-all = prix : { $list }
line-price-item = { arkwright-good } { $before ->
    [0] £{ $price }
   *[other] £{ $before } → £{ $price }
  }
line-contract = contrat { arkwright-good } { $before ->
    [0] de { $size }
   *[other] { $before } → { $size }
  }
line-goods-sold = { $n } du stock ({ arkwright-good }) +£{ $earned }
line-tile = prend { arkwright-tile }
line-tile-returned = rend { arkwright-tile }
line-token = { arkwright-tile } : { arkwright-good }
line-grey = marqueur { arkwright-marker }
line-ship = prend un navire pour { $capacity }
line-scrapped = abandonne le navire pour { $capacity }
line-delivered = expédie { $n } ({ arkwright-good }) +£{ $earned }{ $ships ->
    [0] { "" }
   *[other] , valeur −{ $ships }
  }
line-overtime = { $n } pour l’entrepôt ({ arkwright-good }), £{ $paid }
line-row-shut = ferme la rangée du haut ({ arkwright-good })
line-inventor-kept = garde l’inventeur pour £{ $paid }
line-investor = investisseur +£{ $earned }
line-emergency = à court d’argent : { $shares ->
    [0] { "" }
    [one] { $shares } action vendue,{ " " }
   *[other] { $shares } actions vendues,{ " " }
  }{ $loans ->
    [0] { "" }
    [one] { $loans } emprunt,{ " " }
   *[other] { $loans } emprunts,{ " " }
  }valeur à la case { $space }
line-bought-foreign = { $n ->
    [one] { $n } action
   *[other] { $n } actions
  } de { $owner } pour £{ $paid }
line-sold-foreign = { $n ->
    [one] { $n } action vendue
   *[other] { $n } actions vendues
  } ({ $owner }) pour £{ $earned }
line-bought-back = { $n ->
    [one] { $n } action propre
   *[other] { $n } actions propres
  } à { $owner } pour £{ $paid }

## Production and what follows it

line-sale = fabrique { $made }, vend { $n }{ $n ->
    [0] { "" }
   *[other] { " " }à £{ $price } : +£{ $earned }
  } (attrait { $appeal })
line-wages = ouvriers (£{ $wage } chacun) et machines −£{ $paid }
line-share-value = valeur +{ $steps }, case { $before } → { $space }
line-stored = stocke { $n } ({ arkwright-good })
line-price-gave-way = le prix { arkwright-good } cède à £{ $price }, valeur −1
line-sold-to = encore 1 { arkwright-good } { $buyer ->
    [patron] au mécène
   *[jubilee] pour le jubilé
  } +£{ $earned }
line-record = record : { $n } { $market ->
    [shipping] à l’expédition
   *[home] à la vente en Angleterre
  }
line-harbour-wages = port, { $workers ->
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
  } −£{ $paid }
line-dismissed = congédie l’ouvrier de { arkwright-spot }
line-dismissed-many = congédie { $count } ouvriers de l’entrepôt
line-obsolete = { arkwright-good } obsolète, 2 ouvriers de plus
line-obsolete-fee = £{ $paid } pour des ouvriers introuvables
line-economy = importateur { $steps ->
    [0] reste à { $appeal }
   *[other] { $before } → { $appeal }
  } · { $workers ->
    [0] aucun ouvrier ne revient
    [one] { $workers } ouvrier revient
   *[other] { $workers } ouvriers reviennent
  } · demande { $demand }, salaire £{ $wage }
line-start-player = commence
line-start-player-named = commence, au choix de { $by }
line-wrecked = perd la machine : { arkwright-good }, rangée { $row }
line-event = { $event ->
    [bureaucracy] { arkwright-event-bureaucracy-about }
    [hamburg] { arkwright-event-hamburg-about }
    [war] { arkwright-event-war-about }
    [jubilee] { arkwright-event-jubilee-about }
    [lobby] { arkwright-event-lobby-about }
    [made-in-england] { arkwright-event-made-in-england-about }
    [luddism] { arkwright-event-luddism-about }
    [navigation] { arkwright-event-navigation-about }
    [opium-war] { arkwright-event-opium-war-about }
    [recession] { arkwright-event-recession-about }
    [royal-society] { arkwright-event-royal-society-about }
    [unrest] { arkwright-event-unrest-about }
    [strike] { arkwright-event-strike-about }
    [exhibition] { arkwright-event-exhibition-about }
    [crisis] { arkwright-event-crisis-about }
    [steam-power] { arkwright-event-steam-power-about }
   *[end] { arkwright-event-end-about }
  }
line-final = { $shares } × £{ $value } = £{ $total }

## What has a band of its own

band-production = Production
band-production-about = { arkwright-good }
band-production-sum = { $demand } demandés, { $sold ->
    [none] la vente continue
    [one] { $sold } vendu
   *[other] { $sold } vendus
  }{ $mine ->
    [none] { "" }
   *[other] { " " }· vous { $mine }
  }
band-production-head-1 = Vendu
band-production-cell-1 = { $v2 ->
    [none] { $v1 }
   *[other] { $v1 } sur { $v2 }
  }
band-production-head-2 = Net
band-production-cell-2 = { $v3 ->
    [none] –
   *[other] { $m3 }
  }
band-production-head-3 = Valeur
band-production-cell-3 = { $v4 ->
    [none] –
   *[other] £{ $v4 } → £{ $v5 }
  }
band-cycle = Nouveau cycle
band-cycle-about = { arkwright-good }
band-decade-end = Fin de la décennie
band-event = Événement
band-event-about = { $event ->
    [bureaucracy] { arkwright-event-bureaucracy }
    [hamburg] { arkwright-event-hamburg }
    [war] { arkwright-event-war }
    [jubilee] { arkwright-event-jubilee }
    [lobby] { arkwright-event-lobby }
    [made-in-england] { arkwright-event-made-in-england }
    [luddism] { arkwright-event-luddism }
    [navigation] { arkwright-event-navigation }
    [opium-war] { arkwright-event-opium-war }
    [recession] { arkwright-event-recession }
    [royal-society] { arkwright-event-royal-society }
    [unrest] { arkwright-event-unrest }
    [strike] { arkwright-event-strike }
    [exhibition] { arkwright-event-exhibition }
    [crisis] { arkwright-event-crisis }
    [steam-power] { arkwright-event-steam-power }
   *[end] { arkwright-event-end }
  }
band-decade = { NUMBER($year, useGrouping: 0) }
band-decade-about = { $level ->
    [0] nouvelle décennie
   *[other] le niveau { arkwright-level } est obsolète
  }
