ruleset-nim-with-money = Nim with money
ruleset-nim-with-money-about = Take stones, earn a coin for each, and pay to take again. The last stone brings a prize, or a fine.
modules-title = House rules

option-last = Last stone
option-last-prize = Prize
option-last-fine = Fine
option-hurry = Hurry
option-hurry-on-help = Up to five stones at once.

error-clash-hurried-fine = “{ $first }” and “{ $second }” cannot be played together: whoever hurries cannot avoid the last stone.

bot-careful = Careful
bot-careful-about = Looks one move ahead.

hint-figure-coins = coins
hint-why-coins = { $up ->
    [yes] brings
   *[no] costs
  } { $more ->
    [one] one coin
   *[other] { $more } coins
  }

phase-take = taking stones
phase-again = taking stones again
phase-spend = paying to take again
phase-over = the end

move-take = take 2 3: take three stones of the second heap
move-pay = pay: pay to take again
move-save = save: keep your coins

event-took = { $who } takes { $n ->
    [one] one stone
   *[other] { $n } stones
  } of heap { $heap }.
event-paid = { $who } pays { $n } coins to take again.
event-last = { $who } has the last stone: { $n } coins.

why-same-heap = You have just taken from heap { $heap }.
why-too-many = You may take { $most } stones at most.
why-heap-small = Heap { $heap } has { $n } stones.

nim-coins = { $who }: { $n ->
    [0] no coins
    [1] one coin
   *[other] { $n } coins
  }
nim-heap = Heap { $n }: { $stones } stones
nim-do-take = Take { $n }
nim-do-pay = Pay { $n } coins and take again
nim-do-save = Save
nim-wait = Wait for { $who }.
nim-over = The game is over.
