# What the report on a game says. Codes select words; who and other are names.

report-band = { NUMBER($year, useGrouping: 0) }
report-when = { $good ->
    [start] { NUMBER($year, useGrouping: 0) }, beginning
   *[other] { NUMBER($year, useGrouping: 0) }, { arkwright-cards-good }
  }

## Lines and tables

report-line-worth = Worth
report-line-worth-about = shares × value, as if the game had ended then and cash had bought shares
report-line-cash = Cash
report-line-cash-about = before the last purchase
report-line-value = Share value
report-line-value-about = £ a share
report-table-income = Income by source and good
report-table-money = Where the money went
report-total-income = Income
report-total-money = At the end
report-part-home = sold at home
report-part-stored = sold out of the store
report-part-shipped = shipped
report-part-all = all
report-row-food = food
report-row-clothes = clothes
report-row-cutlery = cutlery
report-row-lamps = lamps
report-row-start = At the start
report-row-income = Income
report-row-raised = Loans
report-row-spent-shares = Shares
report-table-income-about = a voyage carries several goods
report-table-money-about = from the first round to the end
report-row-stored = Stored goods
report-row-shipped = Voyages
report-row-first = first opponent
report-row-second = second opponent
report-row-spent-costs = Production
report-row-spent-last-shares = Shares at the end
report-row-lost = Lost by bankruptcy

## The result

report-how-shares = { $n ->
    [one] { $n } share × £{ $value }
   *[other] { $n } shares × £{ $value }
  }
report-how-cash = £{ $cash } left
report-how-loans = { $n ->
    [0] no loans
    [one] { $n } loan
   *[other] { $n } loans
  }
report-how-broke = bankrupt
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
    [0] no ship sailed
    [one] { $n } voyage
   *[other] { $n } voyages
  }
report-award-factories = { $n ->
    [one] { $n } factory
   *[other] { $n } factories
  }
report-award-start = begun with £{ $money } and { $shares ->
    [one] { $shares } share
   *[other] { $shares } shares
  }

## The game in words

report-lead-goods = { $who } sold { $n ->
    [one] { $n } good
   *[other] { $n } goods
  } at home and shipped { $ships }.
report-lead-value = A share of that company went from £{ $before } to £{ $value }.
report-own-goods = { $who } sold { $n ->
    [one] { $n } good
   *[other] { $n } goods
  } at home against { $m } of { $other }.
report-turn-sale = { $who } sold { $n } { arkwright-cards-good } at £{ $price }, £{ $net } after costs; { $other } sold { $m }.
report-turn-alone = { $who } sold { $n } { arkwright-cards-good } at £{ $price }, £{ $net } after costs.
report-turn-none = { $who } sold no { arkwright-cards-good }.
report-turn-shipped = { $who } shipped { $n ->
    [one] { $n } good
   *[other] { $n } goods
  } for £{ $earned }.
report-turn-need = { $who } ran short of money and took { $n ->
    [one] { $n } loan
   *[other] { $n } loans
  } of the emergency fund.
report-turn-pounds = Shipping took £{ $n } off the value of each share of { $who } at the end; there were { $shares }.
report-turn-rival = { $who } gained { $n ->
    [one] { $n } point
   *[other] { $n } points
  } in this round.
report-turn-steps = share value: { $who } { $n }, { $other } { $m }
report-turn-step = share value { $n }

## The story, sale by sale

report-story-sold = { $who }: { $n } at £{ $price }.
report-story-undercut = { $who } went below { $other }: £{ $before } → £{ $price }, against £{ $m }.
report-story-opponent = { $who }: { $n }.
