## Table menu

tabledo-title = At this table
tabledo-give = Give time
tabledo-give-whom = To whom
tabledo-give-what = How much
tabledo-give-do = Give it to { $who }
tabledo-pause = Offer a pause
tabledo-pause-about = All players must agree. { $pace ->
    [live] After an hour the clocks run again.
   *[days] After seven days the clocks run again.
  }
tabledo-end = Offer to end the game
tabledo-end-about = All players must agree. The places are as they stand; the game is not rated.
tabledo-resign = Resign …
tabledo-resign-about = You are asked once more.
tabledo-resign-sure = Resign from this game?
tabledo-resign-wins = The game ends, and { $who } has won.
tabledo-resign-ends = The game ends.
tabledo-resign-bot = A bot plays on in your place. You cannot take the seat back.
tabledo-resign-rated = You are rated as last.
tabledo-resign-yes = Yes, resign
tabledo-resign-no = No, play on
tabledo-chat = People may write to each other
tabledo-chat-about = You are the host: you switch the chat of this table on and off. What was written stays.
tabledo-away = Take leave …
tabledo-away-about = On your page. Your clocks rest for whole days, from tomorrow on.
tabledo-leave = Leave the table
tabledo-leave-about = Your seat stays yours. You find the table among yours in the lobby.
tabledo-leave-clock = Your seat stays yours, and your clock runs when it is your turn.

## Offers, pauses, outages

offer-title = An offer
offer-end-by = { $who } offers to end the game: places as they stand, not rated.
offer-end-mine = You offer to end the game.
offer-pause-by = { $who } asks for a pause.
offer-pause-mine = You ask for a pause.
offer-agreed = Agreed: { $who }.
offer-waits = Not yet: { $who }.
offer-agree = Agree
offer-decline = Decline
offer-withdraw = Withdraw
pause-title = Pause
pause-since = Nobody’s clock runs; moves are possible. { $pace ->
    [live] After an hour the clocks run again.
   *[other] After seven days the clocks run again.
  }
pause-resume = Let the clocks run
outage-title = The server was away
outage-about = The server could not be reached until { $when }. That time is not charged.

## A player is away

substitute-title = You are a substitute
substitute-about = You play for { $who }, who may take the seat back before every move.
lent-title = A substitute plays for you
lent-about = A substitute plays on your seat. You may take it back before every move.
lent-rated = The game is rated: since somebody else has played for you, you are rated as last.
out-title = Your time has run out
out-about = Your time has run out. You may still move, until the others have decided.
out-rated = The game is rated: you are rated as last, unless another player gives you time before you go on.
step-in-title = A seat without its player
step-in-bot = A bot plays for { $who }.
step-in-out = { $who } has run out of time.
step-in-ask = Ask to step in
step-in-asked = You asked to step in; the players decide.
vote-title = { $who }’s time has run out
vote-bot-plays = A bot plays for { $who }
vote-cast = { $n } of { $m } voted
vote-agreed-decide = It was agreed before the start: those left decide together.
vote-agreed-bot = It was agreed before the start: a bot plays on.
vote-agreed-wait = It was agreed before the start: the table waits.
vote-by = Without a decision by { $when } a bot plays on.
vote-back = Whatever is chosen, { $who } may take the seat back.
vote-bot = A bot plays on
vote-bot-about = { $bot }. Starts at once.
vote-time = More time
vote-time-about = { $pace ->
    [live] Five minutes more; then you are asked again.
   *[days] 24 hours more; then you are asked again.
  }
vote-wait = Wait
vote-wait-about = Without a limit, until { $who } comes back.
vote-end = End it here
vote-end-about = Places as they stand; not rated.
vote-substitute = { $name } takes over
vote-substitute-about = Asks to play on for { $who }.
vote-nobody = nobody yet
vote-not-sent = you, not sent
vote-send = Send my vote
vote-players-only = The players of this table decide.

## Endings

ended-agreed = The game ended by agreement
ended-resigned = The game ended because a player resigned
ended-closed = The game was closed
ended-places = Places as they stand. Nothing is to be decided any more.
