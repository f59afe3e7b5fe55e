## Questions with a few answers, and the price scale

arkwright-question-deliver = Contract: ship { $n } { $good } at £{ $base }?
arkwright-question-patron = Sell one { $good } to the patron for £{ $price }?
arkwright-question-jubilee = Sell one { $good } for the jubilee for £{ $price }?
arkwright-question-row-on = Let the highest row make { $good }?
arkwright-question-row-off = Shut the highest row of { $good }?
arkwright-question-stock = Sell { $good } from the warehouse for £{ $price }?
arkwright-question-shift-work = Extra shifts for { $good }?
arkwright-question-lose = Which good is lost?
arkwright-left-lose = No room for { $n ->
    [one] one good
   *[other] { $n } goods
}
arkwright-lose = Lose
arkwright-lose-have = { $n } in stock
arkwright-lose-n = Lose { $n } { $good }
arkwright-question-dismiss = Dismiss harbour workers?

arkwright-answer-no-scrap = Keep the ships
arkwright-answer-no-deliver = Keep them
arkwright-answer-no-patron = Not to the patron
arkwright-answer-no-jubilee = Not for the jubilee
arkwright-answer-no-row-off = Keep the row
arkwright-answer-no-shift-work = No extra shifts
arkwright-answer-none = None of these
arkwright-answer-stop = Keep them
arkwright-answer-all = { $words }, { $n ->
    [one] the one there is
   *[other] all { $n }
  }
arkwright-answer-fired = All { $n } to the fired workers

arkwright-answer-assumed = as the forecast assumes
arkwright-answer-fulfilled = contract fulfilled
arkwright-answer-stays = contract stays
arkwright-answer-rises = contract rises to { $n }
arkwright-answer-lost = { $n ->
    [one] 1 is lost, no room
   *[other] { $n } are lost, no room
  }
arkwright-answer-stored = { $n } stored
arkwright-answer-kept = { $n } stay in the warehouse
arkwright-answer-share = share { $steps }
arkwright-answer-money = { $before } → { $after } after this production

arkwright-next-asked = Next you are asked: { $phases }.
arkwright-next-none = Nothing more is asked.

arkwright-scale-title = Price of { $good }
arkwright-scale-new = Price of your new { $good }
arkwright-scale-begins = Begins at the highest price that sells all.
arkwright-scale-later = If it were made next.
arkwright-scale-goods = Whose price
arkwright-scale-price = price
arkwright-scale-appeal = appeal
arkwright-scale-sells = sells · £
arkwright-scale-share = share
arkwright-scale-cash = cash after
arkwright-scale-cash-later = cash then
arkwright-scale-ships = ships { $n } for the contract
arkwright-scale-most = most cash
arkwright-scale-short = shares or loans are needed to pay
arkwright-scale-said = Price £{ $price }: appeal { $appeal }, sells { $sells } of { $makes } for £{ $income }, share { $share }, cash after { $cash }
arkwright-scale-now = £{ $price }: appeal { $appeal }, sells { $sells } of { $makes }.
arkwright-scale-instead = At £{ $price }: share { $share }, { $money }.
arkwright-lay = { $n ->
    [0] Keep the price
    [one] Lay £{ $price }
   *[other] Lay { $n } prices
  }
arkwright-lay-send = { $n ->
    [0] Keep the price, send
    [one] Lay £{ $price }, send
   *[other] Lay { $n } prices, send
  }
