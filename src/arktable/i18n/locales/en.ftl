# Words that all programs share, and those of the terminal. The games' own words lie beside their rules, those of the
# web pages beside the client.

## The language itself: what the program must know of it (i18n/language.py)

language-name = English
language-region = en-GB
language-money = before
language-complete = yes

## Everywhere

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
error-bad-budget = “{ $text }” is no time to think: write 1s, 200ms, or a number of play-outs such as 64.
error-extra-missing = This command needs { $module }, which is not installed: pip install 'arktable[{ $extra }]'
error-wrong-argument = { $name } must be { $expected }, not { $given }.
error-bot-not-loaded = The bot { $bot } cannot be loaded: { $what }
error-pipe = “{ $name }” names no program: write { $form }, or { $timed } with a time.
error-bot-name = The name “{ $name }” cannot be used for a bot account ({ $reason }).
error-server-address = “{ $address }” is not the address of a server, as https://table.example.org.
error-server-refuses = The server refuses it ({ $reason }).
error-record-folder = { $folder }: { $what }
error-unpickled-move = “{ $move }” belongs to no ruleset and cannot be pickled.
error-needs-no-time = The bot { $bot } decides at once: it takes no time to think.
error-unknown-move = “{ $move }” is not a move of this game.
error-illegal = “{ $move }” is not allowed now.
error-sheet = { $where }: { $what }
error-record = { $line ->
    [0] { $what }
   *[other] line { $line }: { $what }
  }
error-module-clash = “{ $first }” and “{ $second }” cannot be played together.
error-module-needs = “{ $first }” can only be played with “{ $second }”.
error-position = Impossible position ({ $where }): { $what }
error-bot-announced-twice = The packages “{ $first }” and “{ $second }” both announce a bot “{ $bot }” for { $game }; uninstall one of them.
error-announced-twice = Two installed packages announce the ruleset “{ $ruleset }”; uninstall one of them.
error-usage = { $what }
error-tournament = { $what }
error-journal = { $folder }: { $what }
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
cli-simulate-speed = { $n ->
    [one] 1 decision
   *[other] { $n } decisions
  } in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s: { NUMBER($rate, maximumFractionDigits: 0) } per second.
cli-simulate-scores = Scores: mean { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }, from { $low } to { $high }{ $won ->
    [0] ; nobody won.
   *[other] ; winners { NUMBER($best, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
  }

## arktable sheet

cli-sheet-key = what
cli-sheet-value = value
cli-sheet-status = status
cli-sheet-source = source
cli-sheet-head = { $n ->
    [one] 1 entry
   *[other] { $n } entries
  } in the sheet { $name } ({ $hash })
cli-sheet-count = { "  " }{ $n } { $status }
cli-sheet-unsure = Not certain ({ $n }):
cli-sheet-unsure-line = { "  " }≈ { $key }, { $confidence }: { $note }
cli-sheet-unsure-bare = { "  " }≈ { $key }, { $confidence }
cli-sheet-all-sure = Nothing in it is reconstructed.
cli-template-head =
    Profile of { $game }: the numbers of your own box.
    A value counts once you take away the # in front of its lines, those with [the name] and with value = …
    Leave the others as they are: they keep our number. Check the file, then play with it:
      arktable sheet { $game } --sheet my-box.toml
      arktable play { $ruleset } --sheet my-box.toml
    Columns, rows and lists are counted as “Enter” says; an error names the value and gives one that fits.
cli-template-all-profile = From your profile: { $n }
cli-template-all-reconstructed = NOT CERTAIN, { $n }: please look at your box.
cli-template-all-derived = Follows from other numbers: { $n }
cli-template-all-source = From other sources: { $n }
cli-template-source = Source: { $source }
cli-template-all-seed = Printed in the rule book: { $n }
cli-template-enter = Enter: { $form }. { $enter }
cli-template-or = Or in this form: value = { $value }
cli-template-other = Could also be: { $value }
cli-form-flag = true or false
cli-form-number = a whole number, 0 or more
cli-form-word = a word in quotation marks
cli-form-table = a number or list for each of { $keys }
cli-form-numbers = a list of whole numbers, here { $n }
cli-form-words = a list of words in quotation marks, here { $n }
cli-form-rows = a list of lists or tables, here { $n }
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
server-not-built = The server answers, but the web client has not been built yet. Run { $command } in the project’s folder and load this page again.
cli-aside-none = No table was set aside.
cli-aside-table = table
cli-aside-ruleset = rules
cli-aside-reason = reason
cli-aside-too-costly = Opening it takes more time or memory than the server allows.
cli-aside-too-slow = It could not be replayed in time.
cli-aside-unreadable = The program fails when it is opened.
cli-aside-opened = It can be opened, and is no longer set aside.
cli-aside-deleted = { $id } is deleted.

cli-backup-made = { $file }: { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB, schema { $schema }.
cli-database-rows = { $rows ->
    [one] 1 row
   *[other] { $rows } rows
  }; { $tables ->
    [one] 1 game
   *[other] { $tables } games
  } with { $entries ->
    [one] 1 entry.
   *[other] { $entries } entries.
  }
cli-restore-kept = What was in the database is kept in { $file }.
cli-restore-upgraded = The backup has schema { $was }; the database was upgraded to schema { $schema }.
cli-move-rows = Rows
cli-move-done = Everything is copied and was compared. Start the server on the other database.
cli-check-tables = Games
cli-check-damage = The file is damaged: { $what }
cli-check-loose = { $table }: { $n ->
    [one] 1 row refers to a row of { $owner } that is missing.
   *[other] { $n } rows refer to rows of { $owner } that are missing.
  }
cli-check-holes = Entries are missing in its log: { $what }.
cli-check-end = Entries are missing at the end of its log: the last one is of { $what }.
cli-check-seats = It has other seats than it should ({ $what }).
cli-check-numbers = The numbers that are stored for it are not those with which it began.
cli-check-replay = Its log cannot be replayed; entry { $what } is not possible.
cli-check-undo = Entry { $what } takes back another entry than it says.
cli-check-state = It is stored as “{ $what }”, which its log contradicts.
cli-check-summary = What lists show of it differs from its log.
cli-check-events = Stored events differ from its log, entries { $what }.
cli-check-due = Whom it waits for, and until when, differs from its log.
cli-check-unreadable = It cannot be read: { $what }
cli-check-too-costly = Replaying it takes more time or memory than a server allows.
cli-check-aside = It was set aside and is not checked; see “arktable aside”.
cli-check-other-rules = This program does not have its rules; its log is not replayed.
cli-check-old-summary = Its summary is of an earlier version; --repair completes it.
cli-check-old-events = Entries of an earlier version have no events ({ $what }); a server adds them, or --repair.
cli-check-old-due = It is not listed among the games that wait for somebody; its next move adds it, or --repair.
cli-check-repaired = repaired.
cli-check-done = { $tables ->
    [one] 1 game checked
   *[other] { $tables } games checked
  }, { $wrong ->
    [0] nothing is wrong with them.
    [one] something is wrong with 1 of them.
   *[other] something is wrong with { $wrong } of them.
  }

cli-ratings-computed = { $ruleset }: { $players ->
    [one] 1 player
   *[other] { $players } players
  }, { $changed ->
    [0] nothing has changed.
    [one] 1 row has changed.
   *[other] { $changed } rows have changed.
  }
cli-ratings-none = No game was rated.
cli-ratings-revoked = The game at table { $id } does not count any more.

cli-moderator-none = There are no moderators. Make a player one with “arktable moderator NAME”.
cli-moderator-made = { $name } is a moderator.
cli-moderator-removed = { $name } is no moderator any more.

## arktable token

cli-token-none = There are no bot accounts without an owner. Make one with “arktable token NAME”.
cli-token-made = The token of { $name } is shown only now:
cli-token-revoked = { $name } has no token any more.

## arktable sit

cli-sit-here = { $name } is at { $address }, played by { $bot }. Invite it by its name; Ctrl-C ends.
cli-sit-accepted = { $by } invites to { $table }: accepted.
cli-sit-declined = { $by } invites to { $table }: declined.
cli-sit-plays = { $table }: { $ruleset }, seat { $seat }.
cli-sit-won = { $table }: the game is over, and won.
cli-sit-over = { $table }: the game is over.
cli-sit-refused = { $table }: the move “{ $move }” was refused ({ $reason }).
cli-sit-fault = { $table }: { $why }
cli-sit-table-refuses = { $table }: the server refuses it ({ $reason }).
cli-sit-lost = The connection was lost ({ $why }); trying again.
cli-sit-ended = The token has ended.
cli-sit-denied = the server does not accept the token ({ $reason })
cli-sit-unreachable = { $address } cannot be reached: { $why }
cli-sit-stopped = Stopped. The games go on when you start it again.

## arktable static

cli-static-written = The table is in { $folder }: { $files } files, { $mega } MB. Any web server can hand them out.

## arktable play

cli-welcome = Answer with a number or a move; ? for help.
cli-asked = You decide: { $phase }.
cli-more-moves = … and { $n } more: “{ $word }” lists all.
cli-no-such-number = There are moves { $low } to { $high }.
cli-try-help = ? shows how moves are written.
cli-undone = Taken back.
cli-why-what = Say which move, for example: why done
cli-why-allowed = That is allowed.
cli-over = The game is over.
cli-house-line = { $name }: { $values }
cli-house-money = £{ $n }
cli-saved = Saved: { $file } (arktable replay shows it)
cli-about-line = { $name }: { $about }
cli-about-option = { $option }: { $value }
cli-about-nothing = Nothing here is called “{ $word }”.
cli-help = You can say:
cli-help-line = { $words }: { $about }
cli-help-help = this; “help all” shows how every move of the game is written
cli-help-about = the options of this game and what its things do; with a word, only what is called so
cli-help-moves = all moves you can make
cli-help-table = draw the table again
cli-help-forecast = who would sell what if production ran now; with a good, only that one: forecast food
cli-help-hint = what a strong bot would do here
cli-help-log = what happened lately
cli-help-why = why a move is not allowed: why done
cli-help-undo = take back your last decision, as far as nothing hidden was shown and nobody else decided
cli-help-quit = save the record and leave
cli-help-now = Moves of this decision, by number or in this notation:
cli-help-more = “{ $word }” shows how every move of the game is written.
cli-forecast-none = This game has no markets to forecast.
cli-forecast-goods = A good is one of { $goods }.
cli-hint-thinking = Thinking…
cli-hint-plan = { $n }. { $moves }
cli-hint-best = the best plan
cli-hint-behind = { $n ->
    [0] as good as the best plan
   *[other] about { $n } behind the best plan at the end of the game
  }
cli-hint-behind-clearly = { $n } ± { $spread } behind the best plan at the end, in { $games } games
cli-hint-figure = { $what } { $was } → { $now }
cli-hint-figure-gold = gold
cli-hint-figure-seals = seals
cli-hint-figure-seal-worth = worth of the seals
cli-hint-figure-cash = cash
cli-hint-figure-share = share
cli-hint-figure-value = share value
cli-hint-figure-worth = worth
cli-help-notation = Moves, by number or in this notation:
cli-word-help = help
cli-word-about = about
cli-word-moves = moves
cli-word-table = table
cli-word-forecast = forecast
cli-word-hint = hint
cli-word-all = all
cli-word-log = log
cli-word-why = why
cli-word-undo = undo
cli-word-quit = quit

## arktable forecast

cli-forecast-head = After { $n ->
    [one] 1 decision
   *[other] { $n } decisions
  }, { $year }; wage £{ $wage }. If production ran now (demand in brackets):

## arktable tournament, arktable lab

cli-tournament-head = { $games ->
    [one] { $games } game
   *[other] { $games } games
  } of { $ruleset } on { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
  }
cli-export-table = { $table }: { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}
cli-export-skipped = Skipped: { $what }
error-not-exported = { $file }: { $what }
error-no-parquet = Parquet files need pyarrow: pip install 'arktable[arena]', or choose CSV.
cli-tournament-kept = Report: { $file }
cli-lab-head = { $games ->
    [one] { $games } game
   *[other] { $games } games
  } of { $ruleset } for each question
cli-lab-seats = Victories by seat, { $bot }: { $shares }
cli-lab-change = With { $numbers } a table scores { $more } more ({ $interval })
cli-lab-style = { $bot } wins { $won } ({ $interval })
cli-lab-taking = { $move }: winners { $winners }, others { $others } times in a game

## The pages of tournaments and of the lab

arena-percent = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
arena-number = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-whole = { NUMBER($n, maximumFractionDigits: 0) }
arena-milliseconds = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms
arena-range = { $low } to { $high }
arena-report = Tournament: { $ruleset }
arena-about = What was played
arena-about-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
  } for { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
  } on { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
  }, seeds { $first } to { $last }. Every line-up played every deal in all its rotations.
arena-repeats = Only { $different } of { $games } results of { $bots } differ: where nothing is left to chance, the same game comes back on every deal, and the intervals promise too much.
arena-bots = Bots
arena-options = Options
arena-sheet = Numbers
arena-usual = the usual ones
arena-edition = Rules and numbers
arena-ratings = Ratings
arena-ratings-about = By the places of all players of a game (openskill, Bradley–Terry; everybody begins at 25). The interval comes from drawing the deals again; it is empty where one bot won on every deal.
arena-no-ratings = Ratings need the extra arktable[arena].
arena-rating = rating
arena-interval = 95 %
arena-bot = bot
arena-shares = Share of victories
arena-shares-about = A shared victory counts in parts. The dashed line is an even share. The interval of a share is Wilson’s and takes seats for independent; that of the lead is over deals.
arena-share = share
arena-seatings = seats played
arena-lead = lead over the best rival
arena-score = mean score
arena-time = time for a decision
arena-duels = Who beats whom
arena-duels-about = How often the first bot had the better place when both sat at one table; a shared place counts half.
arena-duel = bots
arena-better = first is better
arena-line-ups = Line-ups
arena-line-ups-about = With fewer kinds of bots than seats, one of a kind sits against the rest of another kind.
arena-line-up = line-up
arena-seats = Seats
arena-seats-about = Every bot sat in every seat as often, so that a difference belongs to the seat.
arena-seat = Seat { $n }
arena-place = seat
arena-scores = Scores
arena-scores-of = Scores of { $bot }
arena-lowest = lowest
arena-quarter = first quarter
arena-median = median
arena-three-quarters = third quarter
arena-highest = highest
lab-report = Balance lab: { $ruleset }
lab-seats = Does a seat win too often?
lab-seats-about = Each bot played against itself. A seat that wins too often with every bot is the game’s doing; with one bot only, it may be the bot.
lab-seat-of = { $bot }, seat { $n }
lab-verdict = verdict
lab-too-often = too often
lab-too-seldom = too seldom
lab-even = no difference shown
lab-changes = What other numbers change
lab-changes-about = The same deals on other numbers. The plot shows by how much the mean score of a table changes.
lab-no-changes = No other numbers were named (--sweep, --sheet). Reconstructed numbers of this game: { $keys }
lab-numbers = numbers
lab-finished = finished
lab-more = more
lab-winner = winner’s score
lab-length = decisions
lab-things = Which things winners take and use
lab-things-about = How often in a game winners (full dot) and the others (open dot) do something with a thing that has a name. The surest differences come first; of many lines a few are surprising by chance.
lab-decisions = Which decisions winners take
lab-decisions-about = How often in a game winners (full dot) and the others (open dot) take a decision of each kind.
lab-move = what
lab-by-winners = winners
lab-by-others = others
lab-difference = difference

## Review of a recorded game

cli-review-head = { $who }: { $n ->
    [one] one suspicious decision examined
   *[other] { $n } suspicious decisions examined
  }
cli-review-none = No clear mistakes found.
cli-review-line = { $when }, decision { $n }: { $cost } ± { $spread } in { $games } games
cli-review-played = Played: { $what }
cli-review-better = Better: { $what }
cli-review-why = With the better plan: own result { $own }, best rival { $rival }.
cli-review-why-solo = With the better plan: own result { $own }.
cli-review-no-other = No other decision was clearly costly.
cli-review-nothing = Nothing more: the turn ends.
review-when = Turn { $turn }
review-cost = −{ $n }
review-sum = { $n }
