# Words that all programs share, and those of the terminal. The games' own words lie beside their rules, those of the
# web pages beside the client.

the-table = The table

## Why not, in every game

why-not-your-turn = It is { $seat }’s turn.
why-over = The game is over.
why-unknown-move = “{ $move }” is not a move of this game.
why-not-now = Not now. What is asked: { $phase }.
why-undo-nothing = You have made no decision that could be taken back.
why-undo-revealed = Something hidden has been shown since: a decision cannot be taken back past that.
why-undo-other = { $seat } has decided since: only your own last decisions can be taken back.

## Errors. `what` is the program’s own English where there is no shorter way

error-unknown-name = { $kind ->
    [ruleset] There is no ruleset
    [option] There is no option
    [language] There is no language
    [game] There is no game
    [module] There is no module
   *[other] There is no { $kind }
  } “{ $name }”; known: { $known }.
error-unknown-move = “{ $move }” is not a move of this game.
error-illegal = “{ $move }” is not allowed now.
error-sheet = { $where }: { $what }
error-record = { $line ->
    [0] { $what }
   *[other] line { $line }: { $what }
  }
error-module-clash = “{ $first }” and “{ $second }” cannot be played together.
error-module-needs = “{ $first }” can only be played with “{ $second }”.
error-clash-listed-events = “{ $first }” and “{ $second }” cannot be played together: with steam power the events are drawn, not listed.
error-clash-listed-tiles = “{ $first }” and “{ $second }” cannot be played together: the predetermined set-up lists its tiles.
error-clash-no-element = Spinning Mule wants at least one of its elements: tiles, economy markers, events. Without them play Spinning Jenny.
error-position = Impossible position ({ $where }): { $what }
error-usage = { $what }
error-settings = { $name }={ $value } cannot be used.

## Terminal: all commands

cli-seat = seat
cli-bot = bot
cli-wins = wins
cli-player = Player { $n }

## arktable games

cli-games-ruleset = ruleset
cli-games-seats = seats
cli-games-minutes = minutes
cli-games-rules = rules
cli-games-bots = bots
cli-games-options = options (the first value is the default)
cli-games-reconstructed = ≈ has reconstructed numbers: arktable sheet GAME shows which.

## arktable simulate

cli-simulate-games = games
cli-simulate-head = { $games ->
    [one] 1 game
   *[other] { $games } games
  } of { $ruleset } with { $seats ->
    [one] 1 player
   *[other] { $seats } players
  }
cli-simulate-finished = Reached their own end: { $n } of { $games } ({ NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %){ $rest ->
    [0] .
   *[other] ; in the others nobody could act any more.
  }
cli-simulate-speed = { $n } decisions in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s: { NUMBER($rate, maximumFractionDigits: 0) } per second.
cli-simulate-scores = Scores: mean { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }, from { $low } to { $high }{ $won ->
    [0] ; nobody won.
   *[other] ; winners { NUMBER($best, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
  }

## arktable sheet

cli-sheet-key = what
cli-sheet-value = value
cli-sheet-status = status
cli-sheet-source = source
cli-sheet-head = { $n } entries in the sheet { $name } ({ $hash })
cli-sheet-count = { "  " }{ $n } { $status }
cli-sheet-unsure = Not certain ({ $n }):
cli-sheet-unsure-line = { "  " }≈ { $key }, { $confidence }: { $note }
cli-sheet-unsure-bare = { "  " }≈ { $key }, { $confidence }
cli-sheet-all-sure = Nothing in it is reconstructed.
cli-status-seed = from the rule book
cli-status-source = from other sources
cli-status-derived = follows from others
cli-status-reconstructed = reconstructed
cli-status-profile = from your profile
cli-confidence-high = rather sure
cli-confidence-medium = plausible
cli-confidence-low = a guess

## arktable replay

cli-replay-next = Next: { $who }, { $phase }.
cli-nobody = nobody
cli-position-fine = A possible position of { $ruleset }. { $moves ->
    [0] The game is over.
    [one] { $who } decides; one move is possible.
   *[other] { $who } decides; { $moves } moves are possible.
}

## arktable serve

cli-serve-open = Arktable is open at { $address } (Ctrl-C ends it)

## arktable play

cli-welcome = Answer with a number or a move; ? for help.
cli-asked = You decide: { $phase }.
cli-more-moves = … and { $n } more: “{ $word }” lists all.
cli-no-such-number = There are moves 1 to { $n }.
cli-try-help = ? shows how moves are written.
cli-undone = Taken back.
cli-why-what = Say which move, for example: why done
cli-why-allowed = That is allowed.
cli-over = The game is over.
cli-saved = Saved: { $file } (arktable replay shows it)
cli-help = You can say:
cli-help-line = { $words }: { $about }
cli-help-help = this
cli-help-moves = all moves you can make
cli-help-table = draw the table again
cli-help-log = what happened lately
cli-help-why = why a move is not allowed: why lay mill f3 b
cli-help-undo = take back your last decision, as far as nothing hidden was shown and nobody else decided
cli-help-quit = save the record and leave
cli-help-notation = Moves, by number or in this notation:
cli-word-help = help
cli-word-moves = moves
cli-word-table = table
cli-word-log = log
cli-word-why = why
cli-word-undo = undo
cli-word-quit = quit

## Arkadia at the terminal

cli-ark-turn = Round { $round }, turn { $turn }
cli-ark-last-round = { $n ->
    [0] The last turn of the game.
    [one] The last round: one more turn after this one.
   *[other] The last round: { $n } more turns after this one.
  }
cli-ark-legend = · free  ^ tent camp  (1) worker of seat 1  (n) neutral  r3 building  R3 completed  #r1 castle, floor 1  + for your workers
cli-ark-letter-cloth = r
cli-ark-letter-spice = o
cli-ark-letter-carpenter = b
cli-ark-letter-silver = s
cli-ark-castle = Castle: floor { $floor }, { $placed } pieces; the end begins with { $all }
cli-ark-squares = Castle squares by number, with what is seen from above (family and floor):
cli-ark-family = seal
cli-ark-value = value
cli-ark-mine = yours
cli-ark-pools = pieces by floor
cli-ark-open = Open cards: { $cards }; stack { $stack }
cli-ark-hand = Your hand
cli-ark-turns = The building and how it can be turned:
cli-ark-player = player
cli-ark-hand-size = cards
cli-ark-banners = banners
cli-ark-on-board = on board
cli-ark-own = workers
cli-ark-neutral = neutral
cli-ark-seals = seals
cli-ark-gold = gold
cli-ark-gold-before = gold before
cli-ark-building = building
cli-ark-open-squares = still open
cli-ark-pays = pays

## arktable forecast

cli-forecast-head = After { $n } decisions, { $year }; wage £{ $wage }. If production ran now (demand in brackets):

## Arkwright at the terminal

cli-awr-head = { $year } · level { $level } · active good: { $good } · start player: { $start }
cli-awr-workers = Wage £{ $wage } · workers: { $free } in the job market, { $fired } fired, { $out } out of the game
cli-awr-paid = { $marker }, £{ $paid } paid
cli-awr-forecast = If production ran now (demand in brackets):
cli-awr-player = player
cli-awr-good = good
cli-awr-demand = demand
cli-awr-importer = importer
cli-awr-cash = cash
cli-awr-shares = shares
cli-awr-value = value (space)
cli-awr-total = worth
cli-awr-loans = loans
cli-awr-tiles = tiles and grey markers
cli-awr-level = level
cli-awr-price = price
cli-awr-quality = quality
cli-awr-distribution = distribution
cli-awr-appeal = appeal
cli-awr-rows = rows (w worker, m machine)
cli-awr-makes = makes
cli-awr-stock = stock
cli-awr-sells = sells
cli-awr-income = income
cli-awr-costs = costs
cli-awr-steps = steps
cli-awr-after = cash after
cli-awr-harbour = ships: { $ships }; contracts: { $contracts }; warehouse: { $spots }
cli-awr-offer-tiles = Tiles on offer: { $tiles }
cli-awr-offer-mat = Markers of level { $level }: { $markers }
cli-awr-offer-ships = Ships by capacity: { $ships }
cli-awr-foreign = shares of others: { $shares }
cli-awr-records = records: { $home } sold at home, { $shipping } shipped
cli-awr-award-share-value = share value award
cli-awr-award-shipping = shipping award

## Arkwright: The Card Game at the terminal (columns it shares with Arkwright are above)

cli-awc-head = { $year } · decade { $decade } · active good: { $good } · wage £{ $wage } · begins: { $start }
cli-awc-opponents = the opponents
cli-awc-legend = ◆ demand, 1 to 4 players, A B opponents, N neutral; a step into › moves the demand along. w worker, m machine; £ to price, + to appeal
cli-awc-seat = { "" }
cli-awc-money = money
cli-awc-worth = worth
cli-awc-value = value
cli-awc-score = score
cli-awc-ships = ships
cli-awc-tokens = shipped
cli-awc-held = cards (* used): { $cards }
cli-awc-broke = bankrupt
cli-awc-side = side
cli-awc-stored = stored
cli-awc-left = left
cli-awc-crew = workers
cli-awc-pieces = cards
cli-awc-move = move
cli-awc-award = award
cli-awc-about = for
cli-awc-offer = Cards on offer: { $cards }
cli-awc-bag = In the bag: { $inside }; drawn: { $drawn }
cli-awc-choices = What each price would bring, as the others stand:
cli-awc-forecast = If production ran now:
cli-awc-rises = May still be added: { $left }. In your reserve: { $reserve }
cli-awc-machines = { $n ->
    [one] One more machine may be added.
   *[other] { $n } more machines may be added.
  }
cli-awc-sell = Made { $made }, the home market takes { $limit }; with those in store you have { $stored }. Overseas each would bring £{ $price }{ $sold ->
    [0] .
   *[other] ; sold { $sold }.
  }
cli-awc-ship = Sold { $sold } of { $made } made (home market { $limit }); { $stored } are left. Overseas each brings £{ $price }.
cli-awc-wanted = To make room for: { $card }
cli-awc-place = { $place ->
    [1] You have won.
    [2] You are second.
   *[other] You are last.
  }
