## Turns in short: what was done, without who did it

line-marker = { arkwright-marker } £{ $paid }{ $again ->
    [0] { "" }
   *[other] , again
  }
line-founded = { arkwright-good } founded, price £{ $price }
line-sold-shares = { $n ->
    [one] 1 share sold
   *[other] { $n } shares sold
  } for £{ $earned }
line-bought-shares = { $n ->
    [one] 1 share bought
   *[other] { $n } shares bought
  } for £{ $paid }
line-repaid = { $n ->
    [one] 1 loan repaid
   *[other] { $n } loans repaid
  } for £{ $paid }
line-paid-factories = factories £{ $paid }
line-paid = pays £{ $paid }
line-bill = the whole action £{ $paid }
line-received = receives £{ $earned }
line-lost-good = loses 1 { arkwright-good } for want of room
line-lost-good-many = loses { $count } { arkwright-good } for want of room
line-built = { arkwright-good } factory, level { arkwright-level }, £{ $paid }
line-modernised = { arkwright-good } to level { arkwright-level }, £{ $paid }
line-closed = { arkwright-good } factory closed
line-machine = machine in { arkwright-good }, row { $row }
line-machine-many = { $count } machines in { arkwright-good }
line-engineering-works = engineering works +£{ $earned }
line-sent = a worker to { arkwright-where }
line-sent-many = { $count } workers to { arkwright-where }
line-hired-spot = a worker on { arkwright-spot } of the warehouse
line-hired-spot-many = { $count } workers into the warehouse
line-shifted = warehouse worker from { arkwright-spot } to { arkwright-to-spot }
line-hired = hires 1 for { arkwright-good }, row { $row }
line-hired-many = hires { $count } workers for { arkwright-good }
line-fired = fires 1 of { arkwright-good }, row { $row }
line-fired-many = fires { $count } workers of { arkwright-good }
line-quality = { arkwright-good } quality { $before } → { $level }
line-quality-many = { arkwright-good } quality { $before } → { $level_last }
line-distribution = { arkwright-good } distribution { $before } → { $level }
line-distribution-many = { arkwright-good } distribution { $before } → { $level_last }
line-first-price = { arkwright-good } price £{ $price }
line-price = { arkwright-good } price { $before ->
    [0] £{ $price }
   *[other] £{ $before } → £{ $price }
  }
line-price-all = prices: { $list }
line-price-item = { arkwright-good } { $before ->
    [0] £{ $price }
   *[other] £{ $before } → £{ $price }
  }
line-contract = { arkwright-good } contract { $before ->
    [0] for { $size }
   *[other] { $before } → { $size }
  }
line-goods-sold = { $n } { arkwright-good } from stock +£{ $earned }
line-tile = takes { arkwright-tile }
line-tile-returned = gives back { arkwright-tile }
line-token = { arkwright-tile } to { arkwright-good }
line-grey = marker { arkwright-marker }
line-ship = takes a ship for { $capacity }
line-scrapped = gives up the ship for { $capacity }
line-delivered = ships { $n } { arkwright-good } +£{ $earned }{ $ships ->
    [0] { "" }
   *[other] , share value −{ $ships }
  }
line-overtime = { $n } { arkwright-good } for the warehouse, £{ $paid }
line-row-shut = shuts the highest row of { arkwright-good }
line-inventor-kept = keeps the inventor for £{ $paid }
line-investor = investor +£{ $earned }
line-emergency = short of cash: { $shares ->
    [0] { "" }
    [one] 1 share sold,{ " " }
   *[other] { $shares } shares sold,{ " " }
  }{ $loans ->
    [0] { "" }
    [one] 1 loan,{ " " }
   *[other] { $loans } loans,{ " " }
  }share value back to space { $space }
line-bought-foreign = { $n ->
    [one] 1 share
   *[other] { $n } shares
  } of { $owner } for £{ $paid }
line-sold-foreign = { $n ->
    [one] 1 share
   *[other] { $n } shares
  } of { $owner } sold for £{ $earned }
line-bought-back = { $n ->
    [one] 1 own share
   *[other] { $n } own shares
  } from { $owner } for £{ $paid }

## Production and what follows it

line-sale = makes { $made }, sells { $n }{ $n ->
    [0] { "" }
   *[other] { " " }at £{ $price }: +£{ $earned }
  } (appeal { $appeal })
line-wages = workers (£{ $wage } each) and machines −£{ $paid }
line-share-value = share value +{ $steps }, space { $before } → { $space }
line-stored = stores { $n } { arkwright-good }
line-price-gave-way = { arkwright-good } price gives way to £{ $price }, share value −1
line-sold-to = one more { arkwright-good } { $buyer ->
    [patron] to the patron
   *[jubilee] for the jubilee
  } +£{ $earned }
line-record = record: { $n } { $market ->
    [shipping] shipped
   *[home] sold in England
  }
line-harbour-wages = harbour, { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
  } −£{ $paid }
line-dismissed = dismisses the worker of { arkwright-spot }
line-dismissed-many = dismisses { $count } warehouse workers
line-obsolete = { arkwright-good } obsolete, 2 more workers
line-obsolete-fee = £{ $paid } for workers not to be had
line-economy = importer { $steps ->
    [0] stays at { $appeal }
   *[other] { $before } → { $appeal }
  } · { $workers ->
    [0] no worker back
    [one] 1 worker back
   *[other] { $workers } workers back
  } · demand { $demand }, wage £{ $wage }
line-start-player = start player
line-start-player-named = start player, named by { $by }
line-wrecked = loses the machine of { arkwright-good }, row { $row }
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
band-production-sum = { $demand } wanted, { $sold ->
    [none] the sale goes on
   *[other] { $sold } sold
  }{ $mine ->
    [none] { "" }
   *[other] { " " }· you { $mine }
  }
band-production-head-1 = Sold
band-production-cell-1 = { $v2 ->
    [none] { $v1 }
   *[other] { $v1 } of { $v2 }
  }
band-production-head-2 = Net
band-production-cell-2 = { $v3 ->
    [none] –
   *[other] { $m3 }
  }
band-production-head-3 = Value
band-production-cell-3 = { $v4 ->
    [none] –
   *[other] £{ $v4 } → £{ $v5 }
  }
band-cycle = New cycle
band-cycle-about = { arkwright-good }
band-decade-end = End of the decade
band-event = Event
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
    [0] a new decade
   *[other] level { arkwright-level } is obsolete
  }
