## Turns in short: what was done, without who did it

line-action = { $action ->
   *[build] Construction et modernisation
    [employ] Embauche
    [automate] Automatisation
    [quality] Qualité
    [distribution] Distribution
    [exchange] Bourse
    [extra] Production supplémentaire
    [early] Exportation anticipée
  }
line-passed = Pas d’action
line-founded = commence avec { arkwright-cards-factory }
line-opened = construit { arkwright-cards-factory }, face { $side ->
    [1] I
   *[2] II
  }
line-upgraded = modernise { arkwright-cards-factory }
line-inventor = défausse l’inventeur
line-hired = { arkwright-cards-good } : { arkwright-cards-worker-card }
line-machines = { arkwright-cards-good } : { $machines ->
    [one] { $machines } machine
   *[other] { $machines } machines
  }, { arkwright-cards-worker-card }
line-laid = { arkwright-cards-piece } à { arkwright-cards-factory }, valeur { $value }
line-lifted = reprend { arkwright-cards-piece } de { arkwright-cards-factory }
line-bought = { $shares ->
    [0] aucune action achetée
    [one] { $shares } action achetée pour £{ $paid }
   *[other] { $shares } actions achetées pour £{ $paid }
  }
line-brokered = courtier : { $shares ->
    [one] { $shares } action
   *[other] { $shares } actions
  } à moitié prix, £{ $paid }
line-borrowed = { $loans ->
    [one] { $loans } emprunt
   *[other] { $loans } emprunts
  } : +£{ $money }
line-ships-ready = { $ships ->
    [one] { $ships } navire prêt
   *[other] { $ships } navires prêts
  }
line-ran = { $goods } × { arkwright-cards-good } pour l’entrepôt, £{ $paid }
line-extra-shift = heures supplémentaires : une marchandise de plus ({ arkwright-cards-good })
line-set = { arkwright-cards-good } : prix £{ $price }, attrait { $appeal } ; demande { $moved ->
    [0] toujours { $demand }
   *[other] → { $demand }
  }
line-developed = développe { arkwright-cards-track } : { $value }
line-took = prend { arkwright-cards-card }
line-discarded = défausse { arkwright-cards-card }
line-foreman-at = contremaître dans { arkwright-cards-factory }
line-reactivated = promoteur : { arkwright-cards-card } de nouveau prête
line-more-workers = demande −1 partout, salaires £{ $wage }
line-behind = joue après les adversaires

## Production and what follows it

line-made = produit { $goods }, le marché intérieur en prend { $limit }
line-patron = { arkwright-cards-card } : une vente de plus
line-sold = { $goods ->
    [0] ne vend rien sur le marché intérieur
   *[other] vend { $goods } à £{ $price } : +£{ $money }
  }
line-shipped = exporte { $goods } avec { $ships ->
    [one] { $ships } navire
   *[other] { $ships } navires
  } : +£{ $money }{ $saved ->
    [0] { "" }
   *[other] , bureau commercial : un jeton de moins
  }
line-wasted = perd { $goods } × { arkwright-cards-good }
line-wasted-many = perd { $count } × { arkwright-cards-good }
line-costs = coûts −£{ $paid } : fixe £{ $fixed }, salaires £{ $wages }, machines £{ $upkeep }
line-emergency = fonds d’urgence : { $loans ->
    [one] { $loans } emprunt
   *[other] { $loans } emprunts
  }, +£{ $money }
line-bankrupt = faillite
line-tie-broken = tranche l’égalité avec l’entrepreneur
line-value = valeur +{ $steps }, soit £{ $value }
line-faded = la distribution ({ arkwright-cards-good }) baisse à { $left }
line-begins = commence
line-final = { $shares } × £{ $value } = { $score }
line-award = titre : { arkwright-cards-award }

## What has a band of its own

band-production = Production
# The opponents of the solo game sell without a word of the good.
band-production-about = { $good ->
    [food] { arkwright-cards-good }
    [clothes] { arkwright-cards-good }
    [cutlery] { arkwright-cards-good }
    [lamps] { arkwright-cards-good }
   *[none] { "" }
  }
band-production-sum = { $sold ->
    [none] { "" }
    [one] { $sold } vendu sur le marché intérieur
   *[other] { $sold } vendus sur le marché intérieur
  }{ $mine ->
    [none] { "" }
   *[other] { " " }· vous { $mine }
  }{ $others ->
    [none] { "" }
   *[other] { " " }· adversaires { $others }
  }
band-production-head-1 = Vendu
band-production-cell-1 = { $v1 } sur { $v2 }
band-production-head-2 = Net
band-production-cell-2 = { $m3 }
band-production-head-3 = Valeur
band-production-cell-3 = { $v5 ->
    [none] –
   *[other] +{ $v4 } → £{ $v5 }
  }
band-cycle = Nouvelle manche
band-cycle-about = { arkwright-cards-good }
band-opponents = Tiré du sac
band-opponents-about = { $colour ->
   *[first] premier adversaire
    [second] second adversaire
    [neutral] couleur neutre
  }
band-decade = { NUMBER($year, useGrouping: 0) }
band-decade-about = décennie { arkwright-cards-decade }

## The opponents of the solo game

line-round = { "" }
line-drawn = { "" }
line-decade = cartes réactivées
line-neutral = la couleur neutre monte d’une case partout
line-opponent-starts = { $colour ->
   *[first] premier adversaire
    [second] second adversaire
  } : { arkwright-cards-good }, attrait { $appeal }
line-opponent-opens = ouvre { arkwright-cards-good }, attrait { $appeal } ; demande { $demand }
line-opponent-forward = { arkwright-cards-good } à l’attrait { $appeal } ; demande { $demand }
line-opponent-share = { $colour ->
   *[first] premier
    [second] second
    [neutral] neutre
  } : { $shares ->
    [one] { $shares } action
   *[other] { $shares } actions
  }
line-opponent-sells = { $colour ->
   *[first] premier
    [second] second
    [neutral] neutre
  } : vend { $goods }, valeur £{ $value }
line-disc = disque +{ $steps }, sur { arkwright-cards-card }
