# Invitations, the host of a table, watching, putting away.

## What was agreed

coming-game = Game
coming-as-printed = as printed
coming-pace = Pace
coming-pace-unhurried = Unhurried: no clock
coming-pace-unhurried-about = everybody moves when they can
coming-pace-live = Live: { $bank } each, { $turn } more a turn
coming-pace-live-about = everybody is there at the same time
coming-pace-days = Days: { $turn } a turn, bank { $bank }
coming-pace-days-about = everybody moves when it suits them
coming-pace-window = your clock runs from { $from } to { $to } in your own zone
coming-zero = At zero
coming-zero-decide = Those left decide
coming-zero-decide-about = a bot plays on, more time, somebody steps in, or the end
coming-zero-bot = A bot plays on
coming-zero-bot-about = the owner of the seat may take it back
coming-zero-wait = The table waits
coming-zero-wait-about = nothing happens by itself
coming-rated = Rated
coming-rated-yes = Yes
coming-rated-yes-about = the game counts for the ratings of its players; no hints; who resigns, runs out of time or is replaced is last
coming-rated-no = No
coming-rated-no-about = no rating moves
coming-long = How long
coming-long-about = About { $time }
coming-long-sitting = at one sitting
coming-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
  }
coming-hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
  }
coming-minutes = { $n } min
coming-seconds = { $n } s

## Before one sits down

coming-to = Invitation to “{ $table }”
coming-kept-for-you = { $who } has kept a seat for you
coming-invites = { $who } invites you to sit down
coming-full = No seat is free just now
coming-full-about = Every free seat is kept for somebody. You may watch when the game begins, or open a table of your own.
coming-sit = Your seat
coming-name = Your name at this table
coming-name-about = No account, no e-mail: the seat belongs to this browser.
coming-take = Take this seat
coming-decline = Decline the invitation
coming-taken-about = Every seat is taken. You may watch when the game begins, or open a table of your own.
coming-watch-later = Who stays on this page watches when the game begins.
coming-seats = Who sits there
coming-host = host
coming-you-host = you, host
coming-your-seat = your seat, if you like
coming-kept = kept for them
coming-kept-you = kept for you
coming-kept-since = kept for them, invited { $when }

## Agreeing again

coming-again-title = The host has changed the table
coming-again-about = You sat down under other conditions. The game begins when you agree to these.
coming-was = was:
coming-is = is now:
coming-agree = Agree
coming-must-agree = must agree to what was changed
coming-waits-too = Before that, { $who } must agree to what the host has changed.
coming-waits-agree = Every seat is taken. The game begins when { $who } has agreed to what the host has changed.

## The host

coming-invite = Invite
coming-share = Share
coming-code = Show as a code
coming-code-of = Picture of the address { $link }
coming-by-name = Or a player by name
coming-invite-go = Invite
coming-invited = { $who } is invited
coming-keep = Keep a seat for them
coming-answer-none = has not answered
coming-answer-declined = has declined
coming-answer-removed = was removed
coming-answer-accepted = has accepted
coming-uninvite = Withdraw the invitation of { $who }
coming-bot-instead = Bot instead
coming-bot-for = A bot instead of { $who }
coming-remove = Remove { $who }
coming-remove-short = Remove
coming-start = Start
coming-start-bots = { $n ->
    [one] Start with a bot
   *[other] Start with { $n } bots
  }
coming-start-about = { $n ->
    [one] A bot takes the free seat. Otherwise the game begins by itself when it is taken.
   *[other] Bots take the { $n } free seats. Otherwise the game begins by itself when all are taken.
  }
coming-start-kept = A seat is kept for { $who }: wait, or seat a bot instead.
coming-start-agree = { $who } must agree first to what you have changed.
coming-change = Change
coming-change-title = Change the table
coming-change-name = Name
coming-change-others = { $who } sat down under what is agreed now. If you change the options, the pace or the rating, the game begins only when everybody has agreed again.
coming-change-alone = Nobody else sits here yet. Who sits down later agrees to what is written then.
coming-change-go = Change it
coming-changed = The table is changed
coming-changed-wait = { $who } must agree before the game begins.
coming-changes = What the host has changed
coming-close = Close the table
coming-closed-done = { $table } is closed
coming-who = Who may come
coming-who-public = Public
coming-who-public-about = The table is listed, and anybody may sit down.
coming-who-link = By link
coming-who-link-about = The table is not listed. Who has its address may sit down.
coming-who-invited = Invited only
coming-who-invited-about = Only people whom you invite by name may sit down.
coming-chat = People may write to each other
reach-only-here = This address works on this computer only. Start the server with --host 0.0.0.0 for your network, or with --public-url.

## Too late, closed, nowhere

coming-late = This game has begun
coming-late-since = This game began on { $when }
coming-late-about = You watch. What is hidden at the table is hidden from you, too.
coming-closed = This table was closed
coming-closed-about = { $who } closed “{ $table }” on { $when }, before it began. Nothing was played, and nothing is lost.
coming-again-open = Open the same table again
coming-again-open-about = With the same rules, options and pace. Who sat there or was invited is invited again.
coming-wrong-about = Perhaps a letter was lost on the way, or the table was deleted. Ask for its address again.
coming-open-tables = See open tables

## The lobby

coming-your-invitations = Invitations
coming-from = { $who } invites you, { $when }
coming-look = Look
coming-look-at = Look at the invitation to { $table }
coming-accept = Sit down
coming-accept-at = Sit down at { $table }
coming-decline-at = Decline the invitation to { $table }
coming-put-away = Put away
coming-put-away-at = Put { $table } away
coming-shelf = { $n ->
    [one] { $n } table put away
   *[other] { $n } tables put away
  }
coming-take-back = Take back
coming-take-back-at = Take { $table } back
coming-shelf-hide = Hide what was put away

## Watching

nav-watch = Watch
coming-watching = { $n ->
    [one] one person watches
   *[other] { $n } people watch
  }
watch-title = { $n ->
    [0] Nothing to watch just now
    [one] One table you may watch
   *[other] { $n } tables you may watch
  }
watch-about = Public games that run now. Nobody sees who looks, only how many.
watch-hidden = What is hidden at the table is hidden here, too.
watch-all = All games
watch-any = Any pace
watch-live = Live
watch-days = Days
watch-unhurried = Unhurried
watch-none = No public table is running
watch-none-about = Open tables are in the lobby, finished games in the archive.
watch-turn = Turn { $turn }: { $who } decides
watch-mini = { $game }, { $percent } percent played
watch-offline = This list may be old: the server does not answer.
watch-skip = To the tables

## A server by invitation

welcome-title = This server is by invitation
welcome-open = This server is open to all
welcome-open-about = Nobody needs a code here: everybody may open tables and become a player.
welcome-about = Who was let in by a player may open tables and become a player. Sitting down at a table needs only its address.
welcome-line = This server is by invitation. Who has a code from a player may open tables and keep a name.
welcome-line-in = This server is by invitation. You may let others in.
welcome-code = Your code
welcome-use = Come in
welcome-done = Welcome: you may open tables now.
welcome-in = You are let in.
welcome-make = Let somebody in
welcome-make-about = A code works once, within 14 days.
welcome-made = Send this address to one person
welcome-skip = To the code
