# Page furniture, errors and the reasons every game shares. The games' own words lie beside their rules.

close = Close
loading = One moment…
undo = Undo
nobody = nobody
reload = Load again
table = Table
minutes = { $n } min
back-to-lobby = All tables
guest-name = Guest { $n }
skip-tables = Skip to the tables
skip-table = Skip to the table
celebrate-win = You win!
keys-title = Keys
keys-here = On this page
keys-game = At the boards of this game
keys-everywhere = Everywhere
keys-all =
    Tab: to the next control, with Shift to the one before
    Enter: press it
    Esc: take back the last step of a plan, or close what is open
    Question mark: this list
skip-content = Skip to the text

## Top bar

nav-home = Arktable, all tables
nav-main = Main
nav-menu = Menu
nav-tables = Tables
nav-learn = Learn
nav-tournaments = Tournaments
nav-archive = Archive
nav-me = My page
nav-language = Language
nav-theme = Light or dark
nav-name = { $name }: change your name
nav-no-name = Choose a name
nav-guest = Guest
name-title = Your name
name-field = What others at the table read
name-about = You can change it whenever you like. No account, no password.
name-save = Keep this name
where-table = table “{ $table }”
where-players = { $n ->
    [one] 1 player
   *[other] { $n } players
  }
where-watching = you are watching
tool-ledger = Ledger
tool-rules = Rules
tool-replay = Replay
tool-position = Position

## Lobby

hello-loading = Tables
hello-new = Welcome to Arktable
hello-new-about = A table for economic board games: people, bots, and rules that explain themselves.
hello-waiting = { $n ->
    [0] No table waits for you
    [one] One table waits for you
    [2] Two tables wait for you
    [3] Three tables wait for you
   *[other] { $n } tables wait for you
  }
hello-playing = { $n ->
    [0] Open one, or join somebody else’s.
    [one] You are playing at one table.
   *[other] You are playing at { $n } tables.
  }
lobby-offline = The server does not answer. Trying again every few seconds; what you see may be old.
card-your-turn = It is your turn
card-their-turn = { $who } is to move
card-waiting = { $n ->
    [0] Waiting until everybody agrees
    [one] Waiting for one more player
   *[other] Waiting for { $n } more players
  }
card-played = { $percent } percent played
card-last = Last change
card-play = Play
card-play-at = Play at { $table }
card-look = Look
card-look-at = Look at { $table }
tries-title = { $n ->
    [one] One table to try things out
   *[other] { $n } tables to try things out
  }
tries-about = Only you see them, and nobody waits there.
tries-delete = Delete
tries-delete-at = Delete { $table }
list-title = Open tables
list-count = { $open } open, { $running } running
list-game = Game
list-table = Table
list-seats = Seats
list-length = Length
list-notes = Notes
list-action = Action
list-taken = { $n } of { $m ->
    [one] 1 seat
   *[other] { $m } seats
  } taken
list-running = running, turn { $turn }
list-from-position = opened from a position: the player who opened it can know everything that is hidden
list-join = Join
list-join-at = Join { $table }
list-watch = Watch
list-watch-at = Watch { $table }
list-none = Nobody is waiting just now
list-none-about = Tables with a free seat and games you can watch appear here. Open one and send its link to a friend.
finished-title = Finished games
finished-note = kept for good
finished-none = Nothing finished yet
finished-none-about = Finished games stay here and can be played back decision by decision. You can also open a game file.
finished-won = Won by { $who }
finished-replay = Replay
finished-replay-at = Replay { $table }
finished-all = { $n ->
    [one] The finished game
   *[other] All { $n } finished games
  }
file-open = Open a file
archive-title = Archive
archive-about = Every finished game on this server. A game file from elsewhere (.ark) can be opened here and looked at like any other; drop it on this page or choose it. The file of a position (.toml) opens a new table that begins there.

## Bots

bots-note = Bots see only what a player may see.
bots-instant = at once
bots-seconds = up to { $n } s
bots-compiled = compiled
bots-compiled-hint = The bots of this server run compiled: those that think get as far as the measured ones.
bots-interpreted = interpreted
bots-interpreted-hint = The bots of this server run interpreted: those that think get less far in the same time, and play weaker than measured.
bots-building-hint = The bots of this server run interpreted for now. A compiled build is being made; bots that think will then play as measured.
bot-with-time = { $bot }, { $time }
bot-at-seat = Bot: { $bot }
bot-at-seat-runs = Bot: { $bot } ({ $runs })
bot-thinks = { $who } is thinking
bot-random = Random
bot-random-about = Plays any legal move. Good for trying things out.
bot-gentle = Gentle
bot-gentle-about = Has sensible aims and overlooks things, like somebody who has read the rules once. A first opponent.
bot-greedy = Greedy
bot-greedy-about = Takes what pays most right now and looks no further.
bot-search = Far-sighted
bot-search-about = Plays its plans on many times before it decides, and reads from your moves how you play. Thinks for a moment; even strong players should beware.
ladder-label = Strength of the bot on seat { $n }
ladder-for = Which bot on seat { $n }?
ladder-place = Level { $n } of { $of }
ladder-unmeasured = not measured
ladder-won = wins { $won } % against { $bot } ({ $low }–{ $high } %, { $games ->
    [one] one game
   *[other] { $games } games
  })

## First game

first-title = First time here?
first-play = Play a first game against a bot
first-learn = How it is played

## New table

new-title = New table
new-game = Game
new-players = { $least }–{ $most } players
new-reconstructed = ≈ partly reconstructed
new-reconstructed-about = Some printed numbers were worked out from other sources; they are marked at the table.
new-seat = Seat
new-options = Options
new-options-printed = as printed
new-solo = A table for one: the solo game, which starts at once.
new-modules = Modules
new-modules-none = none
new-part = { $option }: { $value }
new-watching = No seat is yours: you will watch.
new-your-name = Your name
new-guest = Guest
new-name = Table’s name
new-name-any = any, e.g. Friday at nine
new-open = Open the table
seat-person = Person
seat-bot = Bot
seat-me = Me
seat-other = Free
seat-you = you
seat-anyone = anyone may sit down
seat-open = free seat
seat-open-of = free seat of { $who }
seat-here = here
seat-away = away
seat-number = Seat { $n }
preset-label = Begin with
preset-first = First game
preset-first-about = You and a gentle bot, with the easier set-up where there is one.
preset-alone = Alone
preset-alone-about = You against bots, or by the rules for one player.
preset-expert = Expert
preset-expert-about = The options for experts, and the strongest bot.
seat-which-bot = Bot on seat { $n }:{" "}
seat-remove = Remove seat { $n }

## Before the start

table-with = Played with: { $modules }
table-house = House rules
wait-free = { $n ->
    [one] One seat is still free. The game starts when it is taken.
   *[other] { $n } seats are still free. The game starts when all are taken.
  }
wait-sit = Sit down
wait-leave = Leave the table
share-running = This table’s address: who has it can watch, and players come back with it
share-label = Send this address to the people you want to play with
share-copy = Copy
share-copied = Address copied
share-by-hand = The address is selected: copy it with your usual keys

## Positions as text

position-from = Start from a position
position-from-about = pasted, or from a file
position-text = The position as text
position-take = Use this position
position-file = Choose a file
position-of = From a position: { $ruleset }
position-about = { $seats ->
    [one] One player
   *[other] { $seats } players
  }, turn { $turn }. Seat { $seat } decides first. What the text leaves open is dealt again.
position-drop = Drop the position
position-copy = Copy the position
position-copied = Position copied
position-copied-step = Position after step { $n } copied
position-copied-about = A new table can begin here. What you cannot see is left open in it.
position-title = The position as text
position-by-hand = The browser does not let us copy. The text is selected: copy it with your usual keys.

## At the table

table-gone = This table is not there
game-not-loaded = The table could not be drawn. Perhaps the server was renewed in the meantime.
offline = No connection. Trying again; your plan is kept.
sending = Sending…
pending-title = Not sent yet.
pending-about = It will be sent when the connection is back.
pending-withdraw = Withdraw
pending-withdrawn = Withdrawn: it is not sent. Your plan is kept.
pending-perhaps = If it had arrived already, the table will show it, and Undo takes it back.
toast-stale = Not sent: the table has moved on.
end-title = End of the game
end-over = The game is over
end-archived = A game from the archive
end-show = Show everything
end-hide = Hide what was hidden
end-more = More
end-record = Download the record
end-rematch-turned = Again, seats turned
end-rematch-turned-about = Everybody sits one seat on; the last one begins.
end-rematch = Play again
rules-title = The rules in short
log-title = Log
log-since = since your last turn
log-show = Show the table at this moment
log-undone = (taken back)
event-agreement-changed = { $what ->
    [name] The host has renamed the table.
    [options] The host has changed the options of the game.
    [pace] The host has changed the pace.
    [rated] The game is rated now.
    [unrated] The game is not rated any more.
    [public] The table is public now.
    [unlisted] The table is not listed any more.
    [invited] Only invited people may sit down now.
    [chat] The host has switched chat on.
   *[no-chat] The host has switched chat off.
  }
event-handed-over = { $who } lets a bot play for { $seat }.
event-taken-back = { $who } is back and plays on.
event-bot-plays-on = A bot plays on for { $who }.
event-substituted = { $name } steps in for { $seat }.
event-clock-out = { $who } has run out of time.
event-time-given = { $who } gives { $seat } { $seconds ->
    [60] 1 min
    [300] 5 min
    [600] 10 min
    [21600] 6 h
    [86400] 1 d
    [259200] 3 d
   *[other] { NUMBER($seconds) } s
  } more.
event-clocks-paused = The clocks are paused.
event-clocks-resumed = The clocks run again.
event-resigned = { $who } resigns.
event-offered = { $what ->
    [pause] { $who } asks for a pause.
   *[end] { $who } offers to end the game.
  }
event-agreed = { $who } agrees.
event-declined = { $who } declines.
event-withdrawn = { $who } withdraws the offer.
event-voted = { $what ->
    [bot] { $who } votes that a bot plays on for { $seat }.
    [time] { $who } votes to give { $seat } more time.
    [wait] { $who } votes to wait for { $seat }.
    [substitute] { $who } votes that { $name } steps in for { $seat }.
   *[end] { $who } votes to end the game.
  }
event-vote-decided = { $what ->
    [bot] The vote is decided: a bot plays on for { $seat }.
    [time] The vote is decided: { $seat } gets more time.
    [wait] The vote is decided: the table waits for { $seat }.
    [substitute] The vote is decided: { $name } steps in for { $seat }.
   *[end] The vote is decided: the game ends.
  }
event-game-ended = { $what ->
    [agreed] The game ended by agreement.
    [resigned] The game ended because a player resigned.
   *[closed] The game was closed.
  }
event-sent-here = { $who } sent this game here. Anybody who has its record can know what is hidden in it.
event-opened-from-position = { $name } opened this table from a position. The player who opened it can know everything that is hidden.
event-bot-slow = { $who } took too long; the next decision was drawn by lot.
event-bot-failed = { $who } failed; the next decision was drawn by lot.
who-table = The table
log-empty = What happens is told here.
log-sit = { $who } sits down.
log-leave = { $who } leaves the table.
log-start = The game begins.
log-undo = { $who } takes a decision back.
log-revision = From here on the game is played by the present rules.
stepper-less = { $what }: one less
stepper-more = { $what }: one more
replay-title = Replay
replay-first = To the beginning
replay-previous = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-last = To the last step
replay-slider = Step
replay-step = Step { $n } of { $m }
replay-viewing = Viewing step { $n } of { $m }
replay-now = This is now, after { $m } steps
replay-back = Back to now
replay-close = Close the replay
ledger-title = Ledger
ledger-note = the whole position as text
ledger-leave = Show the boards
ledger-leave-key = Esc
ledger-moves = Your moves
ledger-count = { $n ->
    [one] one possible
   *[other] { $n } possible
  }
ledger-field = Number or notation
ledger-play = Play it
ledger-played = Played: { $move }
ledger-wait = You cannot move now. To move: { $who }.
ledger-past = You are looking at the past. Go back to now to play.

## Why not

why-asking = Asking…
why-title-undo = Why can’t I undo?
why-number-have = have
why-number-need = need
why-number-want = want
why-number-short = { $n } short
why-not-your-turn = It is { $seat }’s turn.
why-over = The game is over.
why-unknown-move = “{ $move }” is not a move of this game.
why-not-now = Not now. What is asked: { $phase }.
why-after-reveal = The move before this one shows something hidden. Look at it first, then decide.
why-undo-nothing = You have made no decision that could be taken back.
why-undo-revealed = Something hidden has been shown since: a decision cannot be taken back past that.
why-undo-other = { $seat } has decided since: only your own last decisions can be taken back.

## Errors

error-unexpected = Something went wrong ({ $key }). Nothing was changed.
error-no-answer = The server does not answer. Nothing is lost; please try again.
error-stale = The table has moved on.
error-illegal = “{ $move }” is not possible now.
error-bad-budget = “{ $text }” is no time to think: write 1s, 200ms, or a number of play-outs such as 64.
error-thinks-too-long = At this server a bot thinks for at most { $most } ms about a decision.
error-needs-no-time = The bot { $bot } decides at once: it takes no time to think.
error-unknown-move = “{ $move }” is not a move of this game.
error-unknown-name = “{ $name }” is not known here; there is: { $known }.
error-module-clash = “{ $first }” and “{ $second }” cannot be played together.
error-module-needs = “{ $first }” can only be played with “{ $second }”.
error-record = This file cannot be read as a game{ $line ->
    [0] { ": " }{ $what }
   *[other] { ", line " }{ $line }: { $what }
  }
error-sheet = { $where }: { $what }
error-position = Not a possible position, at { $where }: { $what }
error-position-text = This text cannot be read as a position: { $what }
error-position-over = The game is over in this position: nobody could decide anything there.
error-other-position = This is a position of another game: { $ruleset }, for { $seats ->
    [one] one player
   *[other] { $seats } players
  }.
error-record-running = The record is given out when the game is over: the seed is in it.
error-set-aside = This table could not be opened in time and was set aside, so that the others can go on. Nothing of it is lost: the operator of the server can try it again.
error-too-costly = Reading this takes more time or memory than the server allows.
error-unreadable = This cannot be read here. Please tell us: it is a fault of the program, too.
error-too-many-games = There are too many games in this file (more than { $most }). Send it in parts.
error-not-seated = You have no seat at this table.
error-already-seated = You already have a seat at this table.
error-seat-taken = Somebody was quicker: this seat is taken.
error-no-such-seat = This table has no such seat.
error-one-name-each = Two people at this device are called { $name }: give each a name of their own.
error-which-seat = Several people play at this device: say for whom this is.
error-not-your-seat = This seat is somebody else’s.
error-already-started = The game has already begun.
error-no-such-question = This game has no such question to answer in advance.
error-no-such-answer = This question has no such answer.
error-not-running = The game is not running.
error-not-started = The game has not begun yet.
error-archived = This is a game from the archive: it can only be looked at.
error-other-rules = This game was played by rules this server no longer has. Its log can be read; it cannot be continued or replayed.
error-present-rules = This table is played by the present rules already.
error-rules-not-here = Not in the middle of this: go on by the present rules after the next decision.
error-open-running = What is hidden is shown only when the game is over.
error-no-such-table = The table may have been cleared away, or the address is not quite right.
error-no-such-step = The game has only { $most } steps.
error-no-such-page = The server does not know this address. Perhaps it was renewed: load the page again.
error-lesson-over = This try is over. Begin again.
error-carry-unknown = This code opens nothing: it was used, revoked, has lapsed, or a letter is wrong. Make a new one in the browser in which you still play.
error-carry-here = You are this person already, in this browser. The code was not used: open the link in the other browser.
error-carry-leaves = In this browser { $name } has tables that would be left behind.
error-carry-nobody = Sit down at a table or choose a name first: then there is something to keep.
error-carry-alone = This table lives in this browser alone, so there is no other one to go to. Your games can be taken along as a file.
error-session-ended = You ended this browser from another one. Your seat is kept there.
error-name-length = A name has 1 to { $most } characters.
error-malformed = The server did not understand the request: { $what }
error-wrong-method = The server did not understand the request. Load the page again.
error-other-origin = This page may not speak for you at this server.
error-too-large = This is too large for the server; it takes at most { $most } bytes.
error-too-many = Too many requests. Please wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
  }.
error-too-many-tables = Very many tables have been opened from your network. Please wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
  }.
error-too-many-sockets = This server shows you { $most ->
    [one] one table
   *[other] { $most } tables
  } at the same time. Close one of them; this page comes back by itself.
error-too-many-seats = You sit at { $most ->
    [one] a table
   *[other] { $most } tables
  } whose game is not over. Finish or leave one before you take another seat.
error-table-full = The log of this table is full (entries: { $most }). The game can be played on as far as possible, but nothing more can be taken back.
error-busy = The server has very much to do. It tries again by itself in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
  }.
error-database-away = The server cannot write to its database just now. Nothing is lost; it is tried again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
  }.
error-storage-full = There is no room left in this browser. Nothing was changed: make room on the device and try again. Your games can still be downloaded.
error-no-games = This file holds no games of Arktable.
error-too-slow = The request came too slowly. Please try again.
error-unknown-host = The server is not meant to be asked under the name “{ $host }”.

error-handed-over = A bot plays for you. Take your seat back first.
error-not-handed-over = No bot plays for you at this table.
error-not-to-hand-over = This seat cannot be handed to a bot.
error-nobody-waits = Nobody waits for this seat now.
error-not-away = Not yet: wait another { $left ->
    [one] second
   *[other] { $left } seconds
  }. Perhaps they come back.

error-hint-not-your-turn = A hint is given in your own turn.
error-hint-failed = No hint came in time. Try again.

## Hints

tool-hint = Hint
hint-ask = What would you do here?
hint-title = { $n ->
    [0] A hint
    [one] One good plan
   *[other] { $n } good plans
  }
hint-by = thought out by: { $bot }
hint-thinking = Thinking…
hint-queue = Still thinking: others have asked before you.
hint-again = Ask again
hint-none = Nothing can be advised here.
hint-best = best
hint-equal = as good
hint-show = Show
hint-plan = Make it my plan
hint-press = One press in the tray does it.
hint-shown = Plan { $n } is laid out at the table, and not sent.
hint-keep = Keep
hint-drop = Drop
hint-back = All plans
hint-foot = The figure: how far a plan stays behind the best one at the end, as bots play on in the same { $games } games. In 99 of 100 cases the true difference is within ±; a smaller one is not told. Nothing is sent before you say so.
hint-foot-unweighed = The figure: how far a plan stays behind the best one, as the bot ranks it. Nothing is sent before you say so.
hint-games = { $games } games
hint-deeper = thinking on…
hint-longer = Think longer
hint-after-sale = after the sale:
hint-after-plan = after the plan:
hint-figure-gold = gold
hint-figure-seals = seals
hint-figure-seal-worth = seals worth
hint-figure-cash = cash
hint-figure-share = share
hint-figure-value = share
hint-figure-worth = worth
hint-now = { $was } → { $now }

# Parts of one sentence: the page joins them with commas and begins it with a capital.
hint-why-next = this plan comes next at a first glance
hint-why-equal = this plan promises as much as the best one
hint-why-share = share { $rise }
hint-why-only = nothing else is allowed here
hint-why-less = the look ahead leaves you { $n } behind the best plan
hint-why-more = the look ahead leaves you { $n } better off than the next plan
hint-why-waits = of { $n } choices none promises more
hint-why-count = the most promising of { $n } choices
hint-why-gold = { $up ->
    [yes] you gain { $more } gold
   *[no] you pay { $more } gold
  }
hint-why-seals = { $now } { $now ->
    [one] seal
   *[other] seals
  } instead of { $was }
hint-why-encloses = you enclose the { $form } ({ $family }): { $n ->
    [one] one seal
   *[other] { $n } seals
  }, worth { $value } each
hint-why-sold = { $n ->
    [one] one seal sold brings
   *[other] { $n } seals sold bring
  } { $gold } gold
hint-why-exposes = the next player could then close the { $form } ({ $family }) for { $n ->
    [one] one seal
   *[other] { $n } seals
  }
hint-why-beside = your { $n ->
    [one] worker
   *[other] { $n } workers
  } at the { $form } ({ $family }) will be paid when it is closed, { $open ->
    [one] one square is open
   *[other] { $open } squares are open
  }
hint-why-seal-value = a seal ({ $family }) is worth { $now } instead of { $was }{ $held ->
    [0] {""}
    [one] , one of them is yours
   *[other] , { $held } of them are yours
  }
hint-why-open = the seals of the new building ({ $family }) are worth { $value }, and { $n ->
    [one] one square closes it
   *[other] { $n } squares close it
  }
hint-why-open-safe = the seals of the new building ({ $family }) are worth { $value }, and { $n ->
    [one] one square closes it
   *[other] { $n } squares close it
  }, too many for every other player next turn
hint-why-reserve = { $now } of your workers behind the screen instead of { $was }
hint-why-family = its seals ({ $family }) are worth { $n } each, and you have { $held }
hint-why-stack = a card from the stack stays hidden from the others
hint-why-banner = { $n ->
    [one] your banner waits for a better moment
   *[other] your { $n } banners wait for a better moment
  }
hint-why-later = { $n ->
    [one] one worker is left for later turns
   *[other] { $n } workers are left for later turns
  }
hint-why-forced = { $n ->
    [one] you must sell a share
   *[other] you must sell { $n } shares
  }
hint-why-fund = { $n ->
    [one] you need an emergency loan
   *[other] you need { $n } emergency loans
  }
hint-why-sells = you sell { $now } instead of { $was }
hint-why-cash-then = { $up ->
    [yes] £{ $more } more after the sale
   *[no] £{ $more } less after the sale
  }
hint-why-share-then = share { $rise }
hint-why-sells-good = { $good }: you sell { $now } instead of { $was }
hint-why-costs-good = { $good }: you pay £{ $now } instead of £{ $was }
hint-why-closes = you close the factory for { $good }
hint-why-makes = { $good }: you make { $now } instead of { $was }
hint-why-quality = { $good }: quality { $now } instead of { $was }
hint-why-distribution = { $good }: distribution { $now } instead of { $was }
hint-why-appeal = { $good }: appeal { $now } instead of { $was }
hint-why-price = { $good }: price £{ $now } instead of £{ $was }
hint-why-cash = { $up ->
    [yes] you gain £{ $more }
   *[no] you pay £{ $more }
  }
hint-why-shares = you have { $now ->
    [one] one share
   *[other] { $now } shares
  } instead of { $was }
hint-why-loans = { $now ->
    [0] no loan
    [one] one loan
   *[other] { $now } loans
  } instead of { $was }
hint-why-ships = { $now ->
    [0] no ship
    [one] one ship
   *[other] { $now } ships
  } instead of { $was }
hint-why-machines = { $now ->
    [0] no machine
    [one] one machine
   *[other] { $now } machines
  } instead of { $was }
hint-why-workers = { $now ->
    [0] no worker
    [one] one worker
   *[other] { $now } workers
  } instead of { $was }
hint-why-stock = goods in store: { $now } instead of { $was }
hint-why-markers = action markers: { $now } instead of { $was }
hint-why-order = you act in place { $n } of { $of }
hint-why-keeps = the next sale stays as it stands: { $n } sold, £{ $cash } after it

## The review after a game

review-ask = Costliest decisions
review-title = The costliest decisions
review-seat = Whose decisions
review-finding = Looking through the game…
review-weighing = Examining decision { $n } of { $of }. You may look around meanwhile.
review-progress = Progress of the review
review-when = Turn { $turn }
review-decision = decision { $n }
analysis-axis = { $turn }
review-cost = −{ $n }
review-sum = { $n }
review-spread = ± { $spread } in { $games } games
review-played = What was played
review-better = What was better
review-nothing = Nothing more: the turn ends.
review-why = With the better plan: own result { $own }, best rival { $rival }.
review-why-solo = With the better plan: own result { $own }.
review-no-other = No other decision was clearly costly.
review-longer = Think longer ({ $games } games each)
review-both = Both plans on the board
review-show = Show the moment
review-none = No clear mistakes found
review-none-more = No decision clearly cost more than { $n } by what could be known then.
review-foot = Judged by what this seat could know then: bots play on from what was played and from the best other plan, in the same games. The cost is the mean difference of the lead at the end. In 99 of 100 cases the true figure is within ±; what is smaller than its ± is left out.
review-partly = Only { $n } of { $of } suspicious decisions could be examined in time.
review-failed = The review could not be finished.
review-again = Try again
error-review-running = A review is made when the game is over.
error-review-none = There is no bot that could review this game.
error-report-running = A report is made when the game is over.
error-analysis-running = The game is still being played. It can be analysed when it is over.
error-analysis-failed = The bots did not answer. Try again in a moment.

## A bot for somebody who has gone

stand-in-title = A bot in place of a player
stand-in-away = { $who } is away.
stand-in-silent = { $who } has decided nothing for a while.
stand-in-hand-over = Let a bot play on
stand-in-mine = A bot ({ $bot }) plays for you.
stand-in-back = Take my seat back
stand-in-resigned = You have resigned; the seat cannot be taken back.

## A table that is played by earlier rules

revision-title = Rules of this table
revision-earlier = This table is played by the rules it began with. What has changed since?
revision-go-on = Go on by the present rules

## Other pages

unknown-title = There is nothing here
unknown-about = No page has the address { $path }. Perhaps a letter got lost on the way.

## Planning a turn

plan-title = Your plan
plan-take-back = Take this and what follows back
plan-unknown = what follows shows once it is sent
suggested = suggested
plan-why-title = Why not: { $move }?
plan-brings = { $move }: { $brings }
plan-why-less = Why not less?
plan-why-more = Why not more?
why-plan-least = This is the smallest number.
why-plan-most = This is the largest number.
plan-all-moves = { $n ->
    [one] The only move in words
   *[other] All { $n } moves in words
  }

## Learn to play

learn-hints = What good players do
learn-none = There are no short rules for this game yet.
