ruleset-nim-with-money = Nim with money
ruleset-nim-with-money-about = Take stones, earn a coin for each, and pay to take again. The last stone brings a prize, or a fine.
modules-title = House rules

option-last = Last stone
option-last-prize = Prize
option-last-fine = Fine
option-hurry = Hurry
option-hurry-on-help = Up to five stones at once.
option-guess = Secret guess
option-guess-on-help = Everybody guesses in secret which heap will be the last one. A right guess brings four coins at the end.

secret-guess = the guesses

error-clash-hurried-fine = “{ $first }” and “{ $second }” cannot be played together: a player who hurries cannot avoid the last stone.

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

phase-guess = guessing the last heap
phase-take = taking stones
phase-again = taking stones again
phase-spend = paying to take again
phase-over = the end

move-take = take 2 3: take three stones of the second heap
move-pay = pay: pay to take again
move-save = save: keep your coins
move-guess = guess 2: guess in secret that the second heap will be the last one

event-guessed = { $who } has guessed the last heap.
event-guessed-heap = { $who } guesses that heap { $heap } will be the last one.
event-right = { $who } has guessed the last heap: { $n } coins.
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
nim-do-guess = Heap { $heap } will be the last one
nim-guess = Your guess: heap { $heap }
nim-wait = Wait for { $who }.
nim-over = The game is over.
