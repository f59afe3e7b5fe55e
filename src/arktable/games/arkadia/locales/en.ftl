# Words of Arkadia: what happened, why not, what can be chosen. Used by the table and by the terminal.

## In the lobby

first-about = Play Arkadia with the beginners’ set-up against a bot. Every greyed action tells you why, and what you lay can be taken back until something hidden shows.
ruleset-arkadia = Arkadia
ruleset-arkadia-about = Building a town around a castle: lay buildings, set workers, and sell seals when the castle makes them valuable.

## Things

form-house = house
form-farm = farm
form-tavern = tavern
form-mill = mill
form-smithy = smithy
form-trade = trade centre
form-monastery = monastery
family-cloth = cloth
family-spice = spice
family-carpenter = carpenters
family-silver = silversmiths

# Where room is short, as on a card.

family-cloth-short = cloth
family-spice-short = spice
family-carpenter-short = carpenters
family-silver-short = silversmiths

# The same, chosen by an argument; sentences below refer to these.

arkadia-a-card = { $card ->
   *[house-cloth] a house (cloth)
    [house-spice] a house (spice)
    [house-carpenter] a house (carpenters)
    [house-silver] a house (silversmiths)
    [farm-cloth] a farm (cloth)
    [farm-spice] a farm (spice)
    [farm-carpenter] a farm (carpenters)
    [farm-silver] a farm (silversmiths)
    [tavern-cloth] a tavern (cloth)
    [tavern-spice] a tavern (spice)
    [tavern-carpenter] a tavern (carpenters)
    [tavern-silver] a tavern (silversmiths)
    [mill-cloth] a mill (cloth)
    [mill-spice] a mill (spice)
    [mill-carpenter] a mill (carpenters)
    [mill-silver] a mill (silversmiths)
    [smithy-cloth] a smithy (cloth)
    [smithy-spice] a smithy (spice)
    [smithy-carpenter] a smithy (carpenters)
    [smithy-silver] a smithy (silversmiths)
    [trade-cloth] a trade centre (cloth)
    [trade-spice] a trade centre (spice)
    [trade-carpenter] a trade centre (carpenters)
    [trade-silver] a trade centre (silversmiths)
    [monastery-cloth] a monastery (cloth)
    [monastery-spice] a monastery (spice)
    [monastery-carpenter] a monastery (carpenters)
    [monastery-silver] a monastery (silversmiths)
  }
arkadia-the-form = { $form ->
   *[house] the house
    [farm] the farm
    [tavern] the tavern
    [mill] the mill
    [smithy] the smithy
    [trade] the trade centre
    [monastery] the monastery
  }
arkadia-of-family = { $family ->
   *[cloth] cloth
    [spice] spice
    [carpenter] carpenters
    [silver] silversmiths
  }
arkadia-over-family = { $over ->
    [cloth] over cloth
    [spice] over spice
    [carpenter] over carpenters
    [silver] over silversmiths
   *[none] on a blank square
  }

## Phases

phase-lot = setting the castle lot
phase-must = laying a building or introducing workers
phase-lay = laying a building
phase-workers = introducing workers
phase-castle = building the castle
phase-draw = drawing a card
phase-banner = using a banner
phase-sell = selling seals
phase-over = the game is over

## Options

option-setup = Set-up
option-setup-help = How the board looks when the game begins.
option-setup-standard = As printed
option-setup-standard-help = An empty board with the castle lot in the middle.
option-setup-beginner = First game
option-setup-beginner-help = Seven buildings already lie on the board and everybody has neutral workers. Recommended for a first game; the picture of this set-up is reconstructed.
option-lot = Castle lot
option-lot-help = Who decides where the castle is built.
option-lot-random = Drawn by lot
option-lot-random-help = A random place that covers no tent camp.
option-lot-choose = First player chooses
option-lot-choose-help = The first player sets it anywhere it covers no tent camp, turned as they like. The cards are dealt afterwards.
option-flip = Mirror images
option-flip-help = Whether buildings may be laid upside down.
option-flip-no = Turning only
option-flip-no-help = Buildings may be turned but not flipped over.
option-flip-yes = Flipping allowed
option-flip-yes-help = Buildings may also be laid as their mirror image.
option-totals = Behind the screens
option-totals-help = Whether workers, seals and gold of the others can be seen.
option-totals-hidden = Hidden
option-totals-hidden-help = As printed: what came in public must be remembered.
option-totals-shown = Shown
option-totals-shown-help = The table counts for everybody. Hands stay secret.
option-start = Start player
option-start-help = Who takes the first turn.
option-start-first = Seat 1
option-start-first-help = Settle among yourselves who sits there; the rules say the youngest.
option-start-random = Drawn by lot
option-start-random-help = Any seat may begin.

## What changed in the rules, for tables of before

revision-arkadia-lot = When the first player chooses where the castle lot lies, the cards are dealt only afterwards.

## Moves, as the notation writes them

move-lot = lot 4x3 f5: set the castle lot, its top left corner on f5
move-card = card mill-cloth: play this card
move-lay = lay mill f3 b: lay its building, turned b, its top left corner on f3
move-own = own f1: introduce one of your workers on f1
move-neutral = neutral f1: introduce a neutral worker on f1
move-done = done: no more workers, or no more sales
move-castle = castle cloth 4: put a cloth piece on castle square 4
move-take = take stack, take house-cloth: draw from the stack, or take an open card
move-banner = banner: use an architect banner
move-end = end: end the turn without a banner
move-sell = sell cloth 7: sell seven cloth seals

## What happened. The first event of a move names who did it

event-lot = { $who } sets the castle lot ({ $size }) with its corner on { $cell }.
event-laid = { $who } lays { arkadia-a-card } on { $cell }{ $tents ->
    [0] .
    [one] , on a tent: 1 neutral worker.
   *[other] , on { $tents } tents: { $tents } neutral workers.
  }
event-worker = { $who } introduces { $own ->
    [0] a neutral worker
   *[other] a worker
  } on { $cell }{ $tent ->
    [0] .
   *[other] , on a tent.
  }
event-worker-many = { $who } introduces { $count } { $own ->
    [0] neutral workers
   *[other] workers
  } on { $cells }.
event-completed = Enclosed: { arkadia-the-form } on { $cell } ({ arkadia-of-family }).
event-paid = { $who } gets { $n }{ $extra ->
    [0] { "" }
   *[other] { " " }+ { $extra }
  } { arkadia-of-family }.
event-castle = Castle, floor { $floor }: { arkadia-of-family } { arkadia-over-family }, value { $value_before } → { $value_after }.
event-floor = Floor { $floor } is full; { $left ->
    [one] 1 piece joins
   *[other] { $left } pieces join
  } the pool of the third.
event-took = { $who } takes { arkadia-a-card }.
event-drew = { $who } draws from the stack.
event-drew-card = { $who } draws { arkadia-a-card } from the stack.
event-turned = New open card: { arkadia-a-card }.
event-banner = { $who } uses a banner: { $workers ->
    [0] no workers are left.
    [one] 1 worker.
   *[other] { $workers } workers.
  }
event-sold = { $who } sells { $n } { arkadia-of-family } at { $value }: { $gold } gold.
event-passed = { $who } can neither lay nor introduce anything and passes.
event-end-begins = The second floor is full: the last round begins.
event-last-round = The last round begins.
event-stuck = Nobody could do anything for a whole round. The game ends here.
event-final = { $who }: { $gained } gold for the remaining seals, { $gold } in all.

## Why not

why-card-not-in-hand = You do not hold { arkadia-a-card }.
why-card-no-place = There is no place left on the board for { arkadia-a-card }.
why-covers-building = On { $cell } it would cover { arkadia-the-form }. Only free squares may be built on.
why-covers-worker = On { $cell } it would cover a worker. Workers stay where they are.
why-covers-lot = On { $cell } it would cover the castle lot.
why-touches-nothing = It touches neither a building nor a worker. Corners do not count: it needs a neighbour along an edge.
why-no-flip = At this table buildings may be turned, not flipped over.
why-no-own-workers = You have no workers of your own behind your screen. A banner brings two.
why-no-neutral-workers = You have no neutral workers. Cover a tent camp with a building to get one.
why-cell-taken = { $cell } is taken. Workers need a free square.
why-worker-just-set = You have just introduced a worker on { $cell }. Undo takes it back.
why-not-beside-building = { $cell } is not beside a building. A worker needs one along an edge.
why-not-same-building = { $cell } is not beside the building of your other workers. All workers of a turn stand beside one building.
why-done-needs-worker = Introduce at least one worker first.
why-piece-gone = No { arkadia-of-family } piece is left for floor { $floor }.
why-square-taken = Castle square { $square } already has its piece of floor { $floor }.
why-not-open = This card is not in the open row: { arkadia-a-card }.
why-stack-empty = The stack is empty.
why-no-banner = You have used all your banners.
why-sell-too-many = You do not have that many { arkadia-of-family } seals.
why-sold-already = You have sold { arkadia-of-family } seals in this evaluation already.
why-lot-place = The castle lot may not cover a tent camp: there is one on { $cell }.

## What a seat knows that the others do not

secret-hand = everybody’s hand of cards
secret-screens = gold, seals and workers behind the screens
secret-open = board, castle, the open cards and who took which of them, banners
secret-hidden = hands; totals behind the screens, unless the table shows them
secret-between = a curtain

## Bots of this game

bot-by-the-book = By the book
bot-by-the-book-about = Follows the seven tactical hints on the last page of the rules, to the letter.

## The review after a game

analysis-axis = Round { $round }
review-cost = −{ $n } gold
review-sum = { $n }
review-gold = Gold: { $now } instead of { $was }.
review-seals = Seals: { $now } instead of { $was }.
review-seal-worth = Worth of the seals: { $now } gold instead of { $was }.

# Facts of orders ahead: in a sentence, and as a kind to choose.
fact-seal-value = the value of a seal of { arkadia-of-family }
fact-open-card = the number of open cards for { arkadia-the-form } of { arkadia-of-family }
fact-unfinished = the number of unfinished buildings
fact-castle-pieces = the number of castle pieces
fact-workers = { $mine ->
    [yes] the number of workers behind my screen
   *[no] the number of workers behind { $seat }’s screen
  }
fact-banners = { $mine ->
    [yes] the number of my banners
   *[no] the number of { $seat }’s banners
  }
fact-gold = { $mine ->
    [yes] my gold
   *[no] { $seat }’s gold
  }
fact-kind-seal-value = the value of a seal
fact-kind-open-card = an open card
fact-kind-unfinished = unfinished buildings
fact-kind-castle-pieces = castle pieces
fact-kind-workers = workers behind a screen
fact-kind-banners = banners
fact-kind-gold = gold
fact-money = { $n } gold
