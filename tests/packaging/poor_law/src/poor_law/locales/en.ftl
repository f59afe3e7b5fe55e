option-poor-law = Poor law
option-poor-law-help = A house rule.
option-poor-law-off = No
option-poor-law-off-help = Not in this game.
option-poor-law-on = Yes
option-poor-law-on-help = At the end of each decade everybody may give £5 to the parish: a step more with the next sale, and £8 at the end. If nobody gives, wages rise by £1 for a decade; if nobody gives twice in a row, the next decade is the last one.

phase-poor-law = give to the parish or refuse

move-give = give: pay £5 to the parish
move-refuse = refuse: give nothing
arkwright-do-give = Give £5 to the parish
arkwright-do-refuse = Give nothing

event-poor-law-gave = { $who } gives £{ $paid } to the parish.
event-poor-law-refused = { $who } gives nothing to the parish.
event-poor-law-unrest = Nobody has given to the parish. Workers want £{ $wage } in the next decade.
event-poor-law-last = For { $n } decades nobody has given to the parish. The game ends with the next decade.
event-poor-law-worth = { $who } has given { $n ->
    [one] once
   *[other] { $n } times
  }: £{ $total } more for the company, unless a loan is left.

why-poor-law-cash = There is not enough cash for a gift.

house-poor-law-given = Gifts to the parish
house-poor-law-mood = Workers
house-poor-law-mood-angry = want more
house-poor-law-mood-calm = are content
house-poor-law-thanks = Your next sale
house-poor-law-thanks-due = brings a step more

report-poor-law-given = { $who } has given to the parish { $n ->
    [one] once
   *[other] { $n } times
  }: £{ $total }.
