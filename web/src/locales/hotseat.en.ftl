# One device for several people: the curtain between them, and whose table is open.

hotseat = one device for several people

## The curtain

hotseat-pass = Pass the device to { $who }
hotseat-again = { $who }, your table is hidden
hotseat-sent = { $who }’s turn is sent.
hotseat-nothing = Nothing secret is on the screen until { $who } opens it.
hotseat-open = I am { $who }, open my table
hotseat-others = { $who } decides
hotseat-others-about = Nothing secret is on the screen. The curtain stays until somebody at this device is asked.
hotseat-behind = Behind the curtain
hotseat-behind-nothing = nothing: in this game all lies open
hotseat-did = What { $who } did, for all to see
hotseat-happened = What happened, for all to see
hotseat-happened-nothing = nothing yet
hotseat-look = Look at the open table
hotseat-bot = { $who } has gone: let a bot play
hotseat-turn = Turn { $n } · at this device: { $people }
hotseat-what-hidden = What is hidden in each game
secret-anything = whatever this game hides

## The open table

hotseat-yours = { $who }’s turn
hotseat-table-of = { $who }’s table
hotseat-only-you = nobody else should look at the screen
hotseat-all-open = pass the device when you like: all lies open here
hotseat-hide = Hide my table
hotseat-pause = Pause
hotseat-paused = Paused: { $who } is to move
hotseat-paused-others = Paused: { $who } decides
hotseat-always = Curtain between turns
hotseat-looking = This is what everybody may see. Nobody’s secrets are shown.
hotseat-to-curtain = It is { $who }’s turn
hotseat-back = Back to the curtain
hotseat-bot-plays = A bot plays for { $who }.
hotseat-take-back = { $who } plays on

## What is hidden

hotseat-hidden-title = What is hidden
hotseat-hidden-about = The curtain falls where the rules hide something. Elsewhere the table turns to the next player by itself, and one line names them.
hotseat-hidden-game = Game
hotseat-head = { $head }:
hotseat-hidden-open = Always open
hotseat-hidden-between = Between two players

## In the lobby

hotseat-seat = Here
hotseat-seat-name = Name on seat { $n }
hotseat-seat-hint = their name
hotseat-player = Player { $n }
hotseat-about = { $n } people pass this device around. Where the rules hide something, a curtain falls between their turns.
hotseat-always-new = Curtain also where nothing is hidden
hotseat-this-device = this device
hotseat-turn-of = { $who } is to move, at this device
hotseat-give-up = { $who } does not play
