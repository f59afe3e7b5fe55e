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
error-bad-budget = “{ $text }” is no time to think: write 1s, 200ms, or a number of play-outs such as 64.
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
error-announced-twice = Two installed packages announce the ruleset “{ $ruleset }”; uninstall one of them.
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
cli-saved = Saved: { $file } (arktable replay shows it)
cli-about-line = { $name }: { $about }
cli-about-option = { $option }: { $value }
cli-about-nothing = Nothing here is called “{ $word }”.
cli-help = You can say:
cli-help-line = { $words }: { $about }
cli-help-help = this
cli-help-about = the options of this game and what its things do; with a word, only what is called so
cli-help-moves = all moves you can make
cli-help-table = draw the table again
cli-help-log = what happened lately
cli-help-why = why a move is not allowed: why done
cli-help-undo = take back your last decision, as far as nothing hidden was shown and nobody else decided
cli-help-quit = save the record and leave
cli-help-notation = Moves, by number or in this notation:
cli-word-help = help
cli-word-about = about
cli-word-moves = moves
cli-word-table = table
cli-word-log = log
cli-word-why = why
cli-word-undo = undo
cli-word-quit = quit

## arktable forecast

cli-forecast-head = After { $n ->
    [one] 1 decision
   *[other] { $n } decisions
  }, { $year }; wage £{ $wage }. If production ran now (demand in brackets):
