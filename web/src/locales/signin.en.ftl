# Accounts and sign-in.

error-name-short = A name has { $least } to { $most } letters, figures and spaces.
error-name-letter = “{ $letter }” cannot be in a name (place { $place }).
error-name-figures = A name has at least one letter.
error-name-scripts = Letter { $place }, “{ $letter }”, is { $script }; the others are { $main }. Use one script.
error-name-reserved = “{ $name }” is kept for the house or for a bot.
error-name-taken = “{ $name }” is a player already.
error-name-alike = Too alike: letter { $place }, “{ $letter }” ({ $script ->
    [figure] a figure
   *[other] { $script }
  }), looks as in “{ $name }”, who is a player already.
error-name-released = “{ $name }” was given up not long ago and is not free yet.
error-player-already = You are a player already.
error-players-only = This is for players with a name of their own.
error-password-length = A password has { $least } to { $most } characters.
error-password-usual = This one is among the first that anybody tries. A sentence of four words is better.
error-password-wrong = The present password is not right. { tries-left }
error-sign-in-wrong = Name or password is not right. { tries-left }
error-sign-in-wait = Too many tries. Wait { $seconds } { $seconds ->
    [one] second
   *[other] seconds
  }, then try again.
error-sign-in-busy = Many are signing in just now. Try again in a moment.
error-sign-in-changed = Something has changed meanwhile. Try again.
error-recovery-wrong = This code does not open this name. Each code works once. { tries-left }
error-passkey-wrong = This passkey opens nothing here. { tries-left }
error-passkey-late = That took too long, or was used already. Try again.
error-passkey-refused = The passkey was not made for this address.
error-passkey-known = This device has a passkey already.
error-passkeys-most = At most { $most } passkeys.
error-last-way-in = This is your only way in. Make another passkey or a password first.
error-no-such-passkey = This passkey is gone already.
error-no-such-session = This device is signed out already.
error-guest-leaves = A guest who signs out cannot come back.
error-device-unknown = This code cannot be used. Ask for a new one.
error-device-wait = Too many wrong codes. Wait { $seconds } { $seconds ->
    [one] second
   *[other] seconds
  }.
error-device-over = This code is over.
error-delete-name = Type your name as it stands above.
error-feature-off = This server cannot do that.
tries-left = { $tries ->
    [0] No try is left: wait a minute.
    [one] One try is left, then a wait of one minute.
   *[other] { $tries } tries are left, then a wait of one minute.
  }
