# The scene of a production.
cardgame-scene-title = Production: { $good }
cardgame-scene-play = Play the production
cardgame-scene-next = On to { $good }
cardgame-scene-on = Go on
cardgame-scene-off = Don’t show productions again in this game
cardgame-scene-line = Production
cardgame-scene-line-you = you { $n }
cardgame-scene-stage-home = Home market
cardgame-scene-stage-rest = Store, ship
cardgame-scene-stage-value = Costs and value
cardgame-scene-you = you
cardgame-scene-self = { $who } (you)
cardgame-scene-colour-first = the first opponent
cardgame-scene-colour-second = the second opponent
cardgame-scene-colour-neutral = the neutral colour
cardgame-scene-short-first = First
cardgame-scene-short-second = Second
cardgame-scene-short-neutral = Neutral
cardgame-scene-drawn = Drawn:
cardgame-scene-drawn-appeal = , appeal { $before } → { $after }
cardgame-scene-drawn-opens = { " " }opens, appeal { $after }
cardgame-scene-drawn-demand = , demand { $before } → { $after }
cardgame-scene-drawn-share = { " " }not drawn: a share, now { $n }
cardgame-scene-begins = Made: { $n } { $good }
cardgame-scene-begins-about = The demand marker is at { $demand }. Who stands above it sells at home: one good for each point above it.
cardgame-scene-stock = { $n ->
    [one] One more lies in a warehouse.
   *[other] { $n } more lie in the warehouses.
}
cardgame-scene-home = England wants what stands above { $demand }
cardgame-scene-home-you = With appeal { $appeal } you can sell { $limit } at most. You sell { $sold } at £{ $price }: £{ $income }.
cardgame-scene-home-none = { $limit ->
    [0] Your appeal { $appeal } is not above it: nobody buys.
   *[other] Your appeal { $appeal } would sell up to { $limit }, but there is nothing to sell.
}
cardgame-scene-home-others = The opponents sold at home: { $list }.
cardgame-scene-unsold = { $n ->
    [one] Nobody buys from { $names }.
   *[other] Nobody buys from { $names }.
}
cardgame-scene-later = Still to sell: { $names }.
cardgame-scene-rest = What is left is shipped or stored
cardgame-scene-rest-none = Nobody ships anything.
cardgame-scene-rest-nothing = Nothing is left over
cardgame-scene-rest-ship = { $n ->
    [one] One left over: you ship it
   *[other] { $n } left over: you ship them
}
cardgame-scene-rest-store = { $n ->
    [one] One left over: you keep it
   *[other] { $n } left over: you keep them
}
cardgame-scene-ship = { $ships ->
    [one] One ship carries { $n }: +£{ $money }.
   *[other] { $ships } ships carry { $n }: +£{ $money }.
}
cardgame-scene-token = Each ship adds a shipping token: at the end of the game the value falls by the row of tokens.
cardgame-scene-saved = The trade office saves one shipping token.
cardgame-scene-stored = { $n ->
    [one] One lies in your warehouse.
   *[other] { $n } lie in your warehouses.
}
cardgame-scene-wasted = { $n ->
    [one] One finds no room and is lost.
   *[other] { $n } find no room and are lost.
}
cardgame-scene-ships = { $who } ships { $n } for £{ $money }.
cardgame-scene-rises = Your value rises by { $n }
cardgame-scene-stays = Your value stays
cardgame-scene-risen = Value: { $list }
cardgame-scene-risen-none = No value rises
cardgame-scene-enough = You sold at least { $enough } at home: +1.
cardgame-scene-few = You sold fewer than { $enough } at home. Shipped goods never count.
cardgame-scene-highest = Of those who did, your appeal { $appeal } is the highest: +1.
cardgame-scene-highest-other = The highest appeal of those who sold enough: { $who } with { $appeal }.
cardgame-scene-favoured = The entrepreneur breaks the tie for { $who }: +1.
cardgame-scene-tied = Appeal { $appeal } is the highest, but not of one alone: a tie brings nothing.
cardgame-scene-end = The track ends: no further.
cardgame-scene-share = { $who } sold fewer than { $enough } and takes a share instead.
cardgame-scene-fund = { $loans ->
    [one] Money was missing: one loan of the emergency fund, £{ $money }.
   *[other] Money was missing: { $loans } loans of the emergency fund, £{ $money }.
}
cardgame-scene-broke = The costs cannot be paid: bankrupt.
cardgame-scene-fades = { $n ->
    [0] Your distribution is used up.
   *[other] Your distribution falls to { $n }.
}
cardgame-scene-foreseen = Your forecast said { $sells } sold at home and £{ $money } in hand.
cardgame-scene-foreseen-value = Your forecast said a share value of £{ $value }.
cardgame-scene-foreseen-ships = It counted on { $n } shipped, you shipped { $shipped }.
cardgame-scene-foreseen-right = It came as your forecast said.
cardgame-scene-cause = { $deed }: alone { $effect }.
cardgame-scene-cause-none = No turn after yours did it alone: it came from several together, or from what was decided in the production.
cardgame-scene-deed = { $who } ({ $changes })
cardgame-scene-the-draw = The opponents’ draw
cardgame-scene-effect-sold = { $n } sold
cardgame-scene-effect-value = { $n } value
cardgame-scene-change = { $what ->
    [price] price
    [appeal] appeal
    [demand] demand
   *[wage] wage
  } { $before } → { $after }
cardgame-scene-change-new = new factory at { $after }
cardgame-scene-result = You sold { $sold } at home, have £{ $money }, a share is worth £{ $value }.
cardgame-scene-result-watch = { $sold } sold at home.
cardgame-scene-scale = Appeal { $appeal }, demand { $demand }: { $n } sold at home
cardgame-scene-scale-limit = Appeal { $appeal }, demand { $demand }: up to { $limit } sold at home
cardgame-scene-sellers = Everyone with a marker on the track, by appeal
cardgame-scene-col-who = By appeal
cardgame-scene-col-scale = Demand marker { $demand }, appeal
cardgame-scene-col-sold = Sold at home
cardgame-scene-col-rest = Left over
cardgame-scene-col-costs = Costs
cardgame-scene-col-net = Net
cardgame-scene-col-value = Value
cardgame-scene-makes = { $stock ->
    [0] makes { $n }
   *[other] makes { $n }, has { $stock }
}
cardgame-scene-stands = sells nothing
cardgame-scene-opponent = opponent
cardgame-scene-at-home = at home
cardgame-scene-rest-shipped = { $n } shipped: £{ $money }
cardgame-scene-rest-stored = { $n } stored
cardgame-scene-rest-wasted = { $n } lost
cardgame-scene-rest-left-nothing = nothing
cardgame-scene-no-costs = no costs
cardgame-scene-shares = shares { $before } → { $after }
cardgame-scene-step-enough = { $enough } or more sold
cardgame-scene-step-few = fewer than { $enough } sold
cardgame-scene-step-highest = highest appeal
cardgame-scene-step-tied = tied for the highest appeal
cardgame-scene-step-favoured = tie broken by the entrepreneur
cardgame-scene-step-end = end of the track
cardgame-scene-step-share = a share instead
