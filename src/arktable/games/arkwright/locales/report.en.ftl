# What the report on a game says. Codes select words; who, other and by are names.

report-band = { NUMBER($year, useGrouping: 0) }
report-when = { $good ->
    [start] { NUMBER($year, useGrouping: 0) }, beginning
   *[other] { NUMBER($year, useGrouping: 0) }, { arkwright-good }
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
report-row-raised = Emergency sales, loans, from others
report-row-spent-shares = Shares
report-table-income-about = patrons and the jubilee count as sold at home
report-table-money-about = a bill counts where its parts belong
report-row-importer = importer
report-row-engineering-works = Engineering works
report-row-investor = Investor
report-row-received = Events
report-row-sold-shares = Shares sold
report-row-spent-wages = Wages and machines
report-row-spent-markers = Action markers
report-row-spent-factories = Factories
report-row-spent-loans = Loans repaid
report-row-spent-rest = Other costs

## The result

report-how-shares = { $n ->
    [one] { $n } share × £{ $value }
   *[other] { $n } shares × £{ $value }
  }
report-how-cash = £{ $cash } left
report-how-rest = £{ $n } for markers and other shares
report-how-loans = { $n ->
    [0] no loans
    [one] { $n } loan: it forbids winning
   *[other] { $n } loans: they forbid winning
  }
report-award-share-value = Share award
report-award-share-value-about = Held at the end.
report-award-shipping = Shipping award
report-award-shipping-about = Held at the end.

## The game in words

report-lead-sold = { $who } sold the most in { $n } of { $of } productions and was the most appealing in { $appeal }.
report-lead-value = A share of that company rose from £{ $before } to £{ $value }.
report-lead-last = The last purchase was { $n ->
    [one] { $n } share
   *[other] { $n } shares
  } for £{ $paid }.
report-own-goods = { $who } sold { $n ->
    [one] { $n } good
   *[other] { $n } goods
  } against { $m } of { $other }.
report-turn-sale = { $who } sold { $n } { arkwright-good } at £{ $price } and kept £{ $net } of it; { $other } sold { $m }.
report-turn-none = { $who } sold no { arkwright-good }.
report-turn-spent = { $who } spent £{ $paid } on factories and markers before the sale of { arkwright-good }.
report-turn-need = { $who } ran short of cash: { $n ->
    [one] { $n } share
   *[other] { $n } shares
  } and { $loans ->
    [one] { $loans } loan
   *[other] { $loans } loans
  } in need, after spending £{ $paid }.
report-turn-steps = spaces of share value: { $who } { $n }, { $other } { $m }

## The story, sale by sale

report-story-sold = { $who }: { $n } at £{ $price }.
report-story-undercut = { $who } went below { $other }: £{ $before } → £{ $price }, against £{ $m }.
