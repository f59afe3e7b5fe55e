error-bot-token = This token is not valid.
error-bot-accounts-most = You have { $most ->
    [one] one bot account
   *[other] { $most } bot accounts
  }, and no more are allowed.
error-no-such-bot-account = You have no such bot account.
error-too-many-streams = This bot account has { $most ->
    [one] one stream
   *[other] { $most } streams
  } open already.

## the bot accounts of a player

bots-title = Bots of your own
bots-about = A bot account lets a program of yours play at tables here. Others see its name with “(bot)”, and invite it as any player. It plays no rated games.
bots-how = How to write and run such a program stands in the documentation under “Let a bot sit at a table”.
bots-name = Name of the bot
bots-make = Make a bot account
bots-letters = Up to { $n } letters; “(bot)” is added.
bots-token = Token
bots-token-once = Copy it now: it is not shown again. Who has it plays for your bot.
bots-no-token = has no token
bots-unused = not used yet
bots-used = last used { $when }
bots-new-token = New token
bots-new-token-of = A new token for { $name }; the one before ends
bots-revoke = Revoke
bots-revoke-of = Revoke the token of { $name }
bots-remove = Remove
bots-remove-of = Remove { $name }
bots-remove-ask = Remove { $name }? Its games stay.
bots-keep = Keep it
