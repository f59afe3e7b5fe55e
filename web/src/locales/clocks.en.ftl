## How long something is

span-days-hours = { $d } d { $h } h
span-days = { $d } d
span-hours-minutes = { $h } h { $min }
span-hours = { $h } h
span-minutes = { $min } min
span-seconds = { $s } s
span-moment = under 1 min

## The pace of a table

pace-unhurried = unhurried
pace-live-more = live · { $bank } + { $more } a turn
pace-live-bare = live · { $bank }
pace-days-both = days · { $more } a turn, bank { $bank }
pace-days-turn = days · { $more } a turn
pace-days-bank = days · bank { $bank }
pace-window = { $pace }, { $window }

## Clocks

clock-hours = { $from }–{ $to } h
clock-runs = runs
clock-stands = stands
clock-rests = rests
clock-paused = paused
clock-out = ran out
clock-sleeps = sleeps until { $when }
clock-leave = on leave until { $day }
clock-rests-now = rests
clock-window = clock runs { $window }, in your time
clock-bot = answers at once
clock-parts = { $turn } of this turn, { $bank } bank
clock-latest = { $parts }; at the latest { $when }
clock-said = { $who }: { $left }, { $state }
clock-said-bot = { $who }: bot, no clock
clock-said-none = This game has no clocks.
clocks-title = All clocks
clocks-read = Read all clocks (P)
clock-waiting = Waiting for { $who }
clock-waiting-since = Waiting for { $who } since { $span }
clock-theirs = their clock
clock-yours = your clock
clock-has-run-out = { $who }’s time has run out
clock-is-paused = Paused since { $when }
clock-one-hour = { $who } has less than an hour left.

## Presence

presence-here = here
presence-here-you = here, you
presence-near = other table
presence-away = away
presence-away-span = away { $span }
presence-hidden = moved { $when }
presence-hidden-never = not shown
presence-bot = bot
presence-substitute = substitute
presence-bot-for = bot plays
presence-resigned = resigned

## The form of a new table

new-pace = Pace
new-pace-unhurried = Unhurried
new-pace-live = Live
new-pace-days = Days
new-pace-unhurried-about = No clocks.
new-pace-live-about = Everybody is there at the same time. Time for the whole game, and some more for each turn.
new-pace-days-about = Everybody moves when it suits them: time for each turn, and a bank for when that is not enough.
new-minutes = Time for the game
new-seconds = More for each turn
new-turn = Time for each turn
new-bank = Bank
new-window = Clocks run in a daily window only, in each player’s own time
new-window-from = From
new-window-to = To
new-zero = When a clock runs out
new-zero-decide = those left decide
new-zero-bot = a bot plays on
new-zero-wait = the table waits
new-chat = Players and spectators may chat
new-no-chat = no chat
new-invited-only = Only invited people may sit down
new-invited = by invitation
new-rated-game = The game is rated
new-rated = rated
pace-zero-decide = when a clock runs out, those left decide
pace-zero-bot = when a clock runs out, a bot plays on
pace-zero-wait = when a clock runs out, the table waits
