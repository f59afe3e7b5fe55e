# Notices that a server sends by mail, webhook and feed, and the pages behind the links in its mails.

notice-a-table = a table
notice-turn = It is your turn: { $table }.
notice-hour = Your clock runs out soon: { $table }, at the latest { $when }.
notice-invitation = You are invited: { $table }.
notice-invitation-by = { $who } invites you: { $table }.
notice-over = The game is over: { $table }.
notice-stopped = Your order was stopped, and it is your turn: { $table }.
notice-reminder = { $who } reminds you that it is your turn: { $table }.
notice-changed = The host of { $table } has changed what was agreed. The game begins when you agree again.
notice-round = A round has begun: { $table }.
notice-test = A test: notices arrive here.
notice-digest = Tables wait for you.
notice-other = There is something new: { $table }.

## Mails

mail-digest-subject = { $count ->
    [one] One table waits for you
   *[other] { $count } tables wait for you
  }
mail-digest-first = These tables wait for your decision:
mail-digest-until = , at the latest { $when }
mail-why = You get this mail because you asked for notices of an Arktable server.
mail-off-line = No more mails: { $url }
mail-confirm-subject = Confirm your address for notices
mail-confirm-first = Somebody wants to get notices of { $server } at this address. Confirm it here within two days:
mail-confirm-not-me = If that was not you, do nothing: you will get no further mail.

## The pages behind the links

mail-page-title = Arktable: mails
mail-page-confirm = Get notices by mail at { $address }?
mail-page-confirm-button = Confirm
mail-page-confirmed = Confirmed. Notices now arrive at { $address }.
mail-page-off = Get no more notices by mail at { $address }?
mail-page-off-button = No more mails
mail-page-ended = Done. No more notices are sent to { $address }.
mail-page-unknown = This link is not valid any more.
mail-page-home = To the tables

## Feeds

feed-title = Arktable: my turns
feed-entry = Your turn: { $table }
feed-until = At the latest { $when }
