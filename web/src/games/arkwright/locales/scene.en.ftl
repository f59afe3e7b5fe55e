# The scene of a sale.
arkwright-scene-title = Sale of { $good }
arkwright-scene-play = Play the sale
arkwright-scene-show = Show the sale
arkwright-scene-next = On to { $good }
arkwright-scene-on = Go on
arkwright-scene-off = Don’t show sales again in this game
arkwright-scene-line = Sale · { $n } of { $m } · you { $mine }
arkwright-scene-line-watch = Sale · { $n } of { $m }
arkwright-scene-stage-made = Made
arkwright-scene-stage-sold = Sold
arkwright-scene-stage-value = Share value
arkwright-scene-stage-costs = Costs
arkwright-scene-stage-harbour = Ships, stores
arkwright-scene-stage-stores = Stores
arkwright-scene-you = you
arkwright-scene-importer = the importer
arkwright-scene-wants = England wants { $n } { $good }
arkwright-scene-offer = The factories make { $made }, { $stock ->
    [0] the
   *[other] { $stock } more are in stock, the
} importer brings up to { $importer }. The most appealing is called first; nobody is called more often than their appeal.
arkwright-scene-called-first = Called at { $call }: { $names }
arkwright-scene-called = Called at { $call } or more: { $names }
arkwright-scene-nth = { $rule ->
    [one] { $n }st
    [two] { $n }nd
    [few] { $n }rd
   *[other] { $n }th
}
arkwright-scene-sells-you = You sell your { $nth }
arkwright-scene-sells-other = { $who } sells the { $nth } of theirs
arkwright-scene-sells-importer = The importer sells its { $nth }
arkwright-scene-from-stock = From the store.
arkwright-scene-from-shift = By extra shifts.
arkwright-scene-so-far = £{ $pounds } so far.
arkwright-scene-left = { $n ->
    [0] No piece is left.
    [one] One piece is left.
   *[other] { $n } pieces are left.
}
arkwright-scene-order-quality = Same appeal { $appeal }, so quality decides who is served first: { $a } ({ $one }) beats { $b } ({ $other }).
arkwright-scene-order-together = Same appeal { $appeal } and same quality { $a }: { $one } and { $other } are served together.
arkwright-scene-order-importer = Both stand at { $appeal }. A company always goes before the importer.
arkwright-scene-before-importer = First { $who }, then the importer
arkwright-scene-last = One piece is left: { $one } or { $other }?
arkwright-scene-last-appeal = Called at { $call }: appeal { $a } ({ $one }) comes before { $b } ({ $other }). The piece goes to { $one }.
arkwright-scene-last-importer = Called at { $call }, both stand at appeal { $appeal }. A company always goes before the importer: the piece goes to { $one }.
arkwright-scene-last-quality = Called at { $call }, both stand at appeal { $appeal }. Then quality decides: { $a } ({ $one }) beats { $b } ({ $other }). The piece goes to { $one }.
arkwright-scene-together = Sold together
arkwright-scene-together-about = Equal in appeal and quality: a piece from the supply serves both.
arkwright-scene-served = England is served
arkwright-scene-missed = Last piece: { $one }. Next in line: { $other }.
arkwright-scene-sated = Nobody has more to sell
arkwright-scene-sated-about = England would have taken { $n } more.
arkwright-scene-uncalled = Nobody is called again
arkwright-scene-uncalled-about = Everyone has sold as many as they have, or as their appeal allows. England would have taken { $n } more.
arkwright-scene-unsold = { $n ->
    [0] All of yours are sold.
    [one] One of yours is unsold.
   *[other] { $n } of yours are unsold.
}
arkwright-scene-value = Share value: { $names } +{ $n }
arkwright-scene-value-none = No share value rises
arkwright-scene-extra = { $buyer ->
    [patron] Patron
   *[jubilee] Jubilee
}: one more sold ({ $who }), £{ $n }.
arkwright-scene-value-sold = Two or more sold: +2, one sold: +1.
arkwright-scene-lead-most = Most sold: { $who }, +1.
arkwright-scene-lead-most-charisma = Most sold: a tie, and charisma gives it to { $who }, +1.
arkwright-scene-lead-most-tied = Most sold: nobody alone, a tie ({ $names }).
arkwright-scene-lead-most-none = Most sold: no company.
arkwright-scene-lead-appeal = Most appealing: { $who }, +1.
arkwright-scene-lead-appeal-charisma = Most appealing: a tie, and charisma gives it to { $who }, +1.
arkwright-scene-lead-appeal-tied = Most appealing: nobody alone, a tie ({ $names }).
arkwright-scene-lead-appeal-none = Most appealing: no company.
arkwright-scene-wages = Wages: £{ $wage } a worker
arkwright-scene-wages-about = Everyone in the factories of this good is paid, sold or not.
arkwright-scene-fell = Distribution then falls by 1.
arkwright-scene-fell-you = Distribution then falls by 1: your appeal { $before } → { $after }.
arkwright-scene-takes-lead = { $who } takes the lead
arkwright-scene-takes-lead-you = You take the lead
arkwright-scene-leads = { $who } leads with £{ $worth }
arkwright-scene-leads-tied = Tied for the lead with £{ $worth }: { $names }
arkwright-scene-leads-you = You lead with £{ $worth }
arkwright-scene-worth = £{ $best } to your £{ $worth }.
arkwright-scene-cash = You have £{ $cash } ({ $change }).
arkwright-scene-foreseen = Forecast £{ $cash } with { $sells } sold, result £{ $is } with { $sold }
arkwright-scene-foreseen-right = It came as your forecast said
arkwright-scene-cause = { $deed }: that turn alone { $effect }.
arkwright-scene-cause-more = { $deed }: alone { $effect }.
arkwright-scene-cause-nothing = Alone without effect for you: { $list }.
arkwright-scene-cause-together = No turn after yours did it alone: it came from several together, or from answers during the sale.
arkwright-scene-deed = { $who } ({ $changes })
arkwright-scene-effect-sold = { $n } sold
arkwright-scene-effect-spaces = { $n } on the share track
arkwright-scene-change = { $what } { $before } → { $after }
arkwright-scene-change-new = { $what } { $after }
arkwright-scene-change-built = new factory { $level }
arkwright-scene-change-level = factory { $before } → { $after }
arkwright-scene-change-price = price
arkwright-scene-change-appeal = appeal
arkwright-scene-change-makes = makes
arkwright-scene-change-wage = wage
arkwright-scene-charisma-most = Most sold: { $who }, by charisma
arkwright-scene-charisma-appeal = Most appealing: { $who }, by charisma
arkwright-scene-charisma-tie = A tie with { $names }: nobody would step up, but the tile Charisma wins every tie for a bonus space.
arkwright-scene-charisma-importer = A tie: nobody would step up, but the tile Charisma wins every tie for a bonus space.
arkwright-scene-result = You sold { $sold }, have £{ $cash }, a share is worth £{ $value }, rank { $rank }.
arkwright-scene-result-watch = { $sold } sold of { $demand } wanted.
arkwright-scene-left-of = of { $n } left
arkwright-scene-at = called at appeal
arkwright-scene-demand = Demand: { $n ->
    [one] one piece
   *[other] { $n } pieces
}
arkwright-scene-sellers = Sellers in the order they are called
arkwright-scene-col-who = Called in this order
arkwright-scene-col-appeal = Appeal
arkwright-scene-col-quality = Quality
arkwright-scene-col-goods = Made, in stock
arkwright-scene-col-sold = Sold
arkwright-scene-col-income = Income
arkwright-scene-col-costs = Costs
arkwright-scene-col-net = Net
arkwright-scene-col-ships = With ships
arkwright-scene-col-share = Share steps, space, value
arkwright-scene-col-importer = Importer
arkwright-scene-self = { $who } (you)
arkwright-scene-tied = Tied at { $n }
arkwright-scene-stock = In stock
arkwright-scene-goods = { $made } made, { $stock } in stock
arkwright-scene-shares = Shares
arkwright-scene-shares-note = space, £ each
arkwright-scene-track = Share track: { $moves }
arkwright-scene-move = { $who } { $before } to { $after }
arkwright-scene-was = { $who } before
arkwright-scene-step-sold = { $n ->
    [one] sold 1
   *[other] sold 2 or more
}
arkwright-scene-step-most = most sold
arkwright-scene-step-most-charisma = most sold, charisma
arkwright-scene-step-appeal = most appealing
arkwright-scene-step-appeal-charisma = most appealing, charisma
arkwright-scene-step-tied-most = tied, sold
arkwright-scene-step-tied-appeal = tied, appeal
arkwright-scene-step-rule = rule
arkwright-scene-step-price = price gave way
arkwright-scene-step-ship = ship
arkwright-scene-step-contract = contract
arkwright-scene-step-emergency = emergency
arkwright-scene-standing = New standing
