# Notices: how a reader learns that a table waits.

notices-title = Notices
notices-about = How you learn that a table waits for you, while you are not looking at it. A notice names the table and times, nothing of the game.
notices-link = Be told when a table waits
notices-loading = Asking the server…

## While a page is open

notices-open = While a table is open
notices-sound = Sound
notices-sound-about = A quiet sound when it is your turn, also behind other pages.
notices-page = Notice of the browser
notices-page-about = When it is your turn and the table is not in sight.
notices-obstacle-needs-https = Needs an address with https, or localhost.
notices-obstacle-not-here = This browser has none. On an iPhone or iPad, add Arktable to the home screen first.
notices-obstacle-denied = You have refused notices of this site. Allow them in the settings of the browser.

## Channels

notices-channels = Where notices go
notices-none = Nowhere yet. Add a way below.
notices-kind-push = Browser
notices-kind-mail = E-mail
notices-kind-webhook = Webhook
notices-kind-feed = Feed and calendar
notices-format-json = JSON, signed
notices-format-discord = Discord
notices-format-slack = Slack
notices-this-browser = this browser
notices-state-on = on
notices-state-unconfirmed = waits for your confirmation
notices-state-paused = paused
notices-used = last notice: { $ago }
notices-read = last read: { $ago }
notices-unused = nothing sent yet
notices-unread = not read yet
notices-failures = { $count ->
    [one] Failed once
   *[other] Failed { $count } times
  }
notices-test = Send a test
notices-test-of = Send a test: { $channel }
notices-again = Send the mail again
notices-again-of = Send the mail again: { $channel }
notices-resume = Go on
notices-resume-of = Go on: { $channel }
notices-remove = Remove
notices-remove-of = Remove: { $channel }
notices-tested = The test was accepted.
notices-asked = A mail is on its way to { $address }. Open the link in it.
notices-gone = This browser had ended its subscription. It was removed.
notices-wants = Notices
notices-wants-of = Notices: { $channel }
notices-want-turn = my turn
notices-want-hour = an hour before my clock runs out
notices-want-invitation = an invitation
notices-want-changed = a host has changed what was agreed
notices-want-over = a game is over
notices-want-stopped = an order was stopped
notices-want-reminder = another player reminds me
notices-want-round = a round of a tournament begins
notices-daily = one mail a day instead of one for each turn, at 8:00

## Adding

notices-add = Add a way to be notified
notices-add-push = This browser
notices-add-push-about = Notices on this device, also while the page is closed.
notices-add-push-done = This browser gets notices.
notices-add-push-away = The browser could not reach its push service.
notices-add-mail-about = You confirm the address once. Every mail has a link that ends them.
notices-mail-address = Your address
notices-add-webhook-about = A message to a channel of Discord or Slack, or to a program of your own.
notices-webhook-address = Address of the webhook
notices-webhook-kind = Kind of webhook
notices-add-feed-about = The tables that wait for you, for a feed reader or a calendar. Who knows the address can read it.
notices-turn-on = Switch on
notices-add-do = Add
notices-make = Make addresses
notices-full = You have { $most } already, which is the most.

## Shown once

notices-once = Shown only now
notices-once-secret = Key of the signatures
notices-once-atom = Feed (Atom)
notices-once-ics = Calendar (iCalendar)
notices-once-copy = Copy
notices-once-copy-of = Copy: { $what }
notices-once-copied = Copied.
notices-once-close = I have kept it

## What notices of the browser say

notices-say-turn = It is your turn.
notices-say-hour = Your clock runs out within an hour.
notices-say-invitation = You are invited.
notices-say-changed = The host has changed what was agreed.
notices-say-over = The game is over.
notices-say-stopped = Your order was stopped, and it is your turn.
notices-say-reminder = Another player reminds you: it is your turn.
notices-say-round = A round of the tournament has begun.
notices-say-test = A test: notices arrive here.
notices-say-other = There is something new.

## Failures

channel-error-http = The receiver answered with { $code }.
channel-error-inner = The address belongs to the network of the server, which must not be asked (ARKTABLE_WEBHOOK_INNER).
channel-error-address = The address cannot be used.
channel-error-name = The name in the address leads nowhere.
channel-error-slow = The receiver did not answer in time.
channel-error-tls = The certificate of the receiver is not valid.
channel-error-unreachable = The receiver is out of reach.
channel-error-push-key = The subscription belongs to another server. Remove it and add this browser again.
channel-error-mail = The mail was refused ({ $code }).
channel-error-mail-server = The mail server of this site refused its sender ({ $code }).
channel-error-mail-away = The mail server of this site is out of reach.
channel-error-unsubscribed = You ended it by the link in a mail.

## Reminding others

notices-remind = Remind { $who }
notices-reminded = { $who } gets a notice, if they have asked for some.
notices-remind-again = Reminded; again from { $when } on.
