## Turns in short: what was done, without who did it

line-action = { $action ->
   *[build] Build and upgrade
    [employ] Employ workers
    [automate] Automate
    [quality] Add quality
    [distribution] Add distribution
    [exchange] Stock exchange
    [extra] Extra production
    [early] Early shipping
  }
line-passed = No action
line-founded = starts with { arkwright-cards-factory }
line-opened = builds { arkwright-cards-factory }, side { $side ->
    [1] I
   *[2] II
  }
line-upgraded = upgrades { arkwright-cards-factory }
line-inventor = gives back the inventor
line-hired = { arkwright-cards-good }: { arkwright-cards-worker-card }
line-machines = { arkwright-cards-good }: { $machines ->
    [one] 1 machine
   *[other] { $machines } machines
  }, { arkwright-cards-worker-card }
line-laid = { arkwright-cards-piece } at { arkwright-cards-factory }, value { $value }
line-lifted = takes { arkwright-cards-piece } from { arkwright-cards-factory }
line-bought = { $shares ->
    [0] no shares bought
    [one] 1 share bought for £{ $paid }
   *[other] { $shares } shares bought for £{ $paid }
  }
line-brokered = broker: { $shares ->
    [one] 1 share
   *[other] { $shares } shares
  } at half price, £{ $paid }
line-borrowed = { $loans ->
    [one] 1 loan
   *[other] { $loans } loans
  }: +£{ $money }
line-ships-ready = { $ships ->
    [one] 1 ship ready
   *[other] { $ships } ships ready
  }
line-ran = { $goods } { arkwright-cards-good } for the warehouses, £{ $paid }
line-extra-shift = extra shift: one more { arkwright-cards-good }
line-set = { arkwright-cards-good } price £{ $price }, appeal { $appeal }; demand { $moved ->
    [0] stays { $demand }
   *[other] → { $demand }
  }
line-developed = develops { arkwright-cards-track }: { $value }
line-took = takes { arkwright-cards-card }
line-discarded = gives back { arkwright-cards-card }
line-foreman-at = foreman at { arkwright-cards-factory }
line-reactivated = developer: { arkwright-cards-card } ready again
line-more-workers = demand −1 everywhere, wages £{ $wage }
line-behind = plays after the opponents

## Production and what follows it

line-made = makes { $goods }, the home market takes { $limit }
line-patron = { arkwright-cards-card }: one more at home
line-sold = { $goods ->
    [0] sells none at home
   *[other] sells { $goods } at £{ $price }: +£{ $money }
  }
line-shipped = ships { $goods } with { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
  }: +£{ $money }{ $saved ->
    [0] { "" }
   *[other] , trade office: one token less
  }
line-wasted = wastes { $goods } { arkwright-cards-good }
line-wasted-many = wastes { $count } { arkwright-cards-good }
line-costs = costs −£{ $paid }: fixed £{ $fixed }, wages £{ $wages }, machines £{ $upkeep }
line-emergency = emergency fund: { $loans ->
    [one] 1 loan
   *[other] { $loans } loans
  }, +£{ $money }
line-bankrupt = bankrupt
line-tie-broken = breaks the tie with the entrepreneur
line-value = share value +{ $steps }, now £{ $value }
line-faded = distribution of { arkwright-cards-good } falls to { $left }
line-begins = begins
line-final = { $shares } × £{ $value } = { $score }
line-award = award: { arkwright-cards-award }

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
   *[other] { $sold } sold at home
  }{ $mine ->
    [none] { "" }
   *[other] { " " }· you { $mine }
  }{ $others ->
    [none] { "" }
   *[other] { " " }· opponents { $others }
  }
band-production-head-1 = Sold
band-production-cell-1 = { $v1 } of { $v2 }
band-production-head-2 = Net
band-production-cell-2 = { $m3 }
band-production-head-3 = Value
band-production-cell-3 = { $v5 ->
    [none] –
   *[other] +{ $v4 } → £{ $v5 }
  }
band-cycle = New round
band-cycle-about = { arkwright-cards-good }
band-opponents = Out of the bag
band-opponents-about = { $colour ->
   *[first] first opponent
    [second] second opponent
    [neutral] neutral colour
  }
band-decade = { NUMBER($year, useGrouping: 0) }
band-decade-about = decade { arkwright-cards-decade }

## The opponents of the solo game

line-round = { "" }
line-drawn = { "" }
line-decade = cards ready again
line-neutral = neutral colour one up on every track
line-opponent-starts = { $colour ->
   *[first] first opponent
    [second] second opponent
  }: { arkwright-cards-good }, appeal { $appeal }
line-opponent-opens = opens { arkwright-cards-good }, appeal { $appeal }; demand { $demand }
line-opponent-forward = { arkwright-cards-good } to appeal { $appeal }; demand { $demand }
line-opponent-share = { $colour ->
   *[first] first
    [second] second
    [neutral] neutral
  }: { $shares ->
    [one] 1 share
   *[other] { $shares } shares
  }
line-opponent-sells = { $colour ->
   *[first] first
    [second] second
    [neutral] neutral
  }: sells { $goods }, share value £{ $value }
line-disc = disc { $steps } on, to { arkwright-cards-card }
