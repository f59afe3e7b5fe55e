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

signin-account = My account
signin-own-name = A name of your own
signin-title-keep = Keep this name
signin-title-codes = Ten codes for a rainy day
signin-title-in = Sign in
signin-title-lost = Three ways back
signin-title-device = Type the code
signin-title-compare = Compare the signs
signin-title-bring = Bring { $name } along
signin-caps-keep = You play as a guest
signin-caps-visitor = You have no seat yet
signin-caps-codes = { $name }, player since today
signin-caps-in = Welcome back
signin-caps-lost = Nothing works
signin-caps-device = Another device
signin-player-since = Player since { $day }
signin-keep-lead = { $tables ->
    [0] A seat that you take now hangs on this browser. With a name of your own it is yours everywhere.
    [one] One table hangs on this browser. With a name of your own it is yours everywhere.
   *[other] { $tables } tables hang on this browser. With a name of your own they are yours everywhere.
  }
signin-name = Name
signin-name-change = Change the name
signin-name-new = New name
signin-name-rests = The former name is kept for you for 90 days.
signin-name-hint = 3 to 24 letters, figures, spaces
signin-name-free = free; 3 to 24 letters, figures, spaces
signin-free-now = free now
signin-is-it-you = Is it you?
signin-is-it-you-link = Sign in and bring this seat along
signin-prove = How you will prove it is you
signin-passkey = Passkey
signin-passkey-about = This device asks for finger, face or PIN. Nothing to remember, nothing to steal.
signin-passkey-cancelled = The passkey was not used: it was cancelled, took too long, or this device has no screen lock.
signin-passkey-n = Passkey { $n }
signin-passkey-add = Make a passkey on this device
signin-simplest = simplest
signin-not-here = not here
signin-password = Password
signin-password-about = { $least } characters or more, kept by you.
signin-password-hint = A sentence of four words is better than a difficult word.
signin-password-now = Present password
signin-password-new = New password
signin-password-set = is set
signin-password-none = none
signin-password-ends = All other devices are signed out.
signin-password-save = Save the password
signin-password-saved = The password is saved.
signin-show-password = Show the password
signin-hide-password = Hide the password
signin-keep-passkey = Make a passkey, keep the name
signin-keep-password = Keep the name
signin-have-name = I have a name: sign in
signin-stay-guest = Stay a guest
signin-as-guest = Play as a guest
signin-with-passkey = Sign in with a passkey
signin-with-password = Sign in with the password
signin-or = or
signin-other-device = Use another device
signin-nothing-works = Nothing works
signin-bring = Bring along the { $tables ->
    [one] table
   *[other] { $tables } tables
  } of { $name }
signin-off-needs-https = Passkeys need https. The host can set it up.
signin-off-needs-localhost = Passkeys do not work at this address, but they do at { $address }.
signin-off-other-address = Passkeys belong to { $address }.
signin-off-needs-extra = Not installed on this server.
signin-off-browser = This browser has no passkeys here.
signin-go-there = Go on at { $address }
signin-codes = Recovery codes
signin-codes-lead = If every device is lost, one of these opens your name, once. They are shown
signin-codes-once = now and never again.
signin-codes-download = Download
signin-codes-print = Print
signin-codes-copy = Copy
signin-codes-kept = I have put them where I will find them
signin-codes-foot = New codes can be made at any time on your account page; the old ones end then.
signin-codes-file = Arktable, recovery codes of { $name } at { $place }. Each opens the name once.
signin-codes-file-name = arktable-codes.txt
signin-codes-new = Make new codes
signin-codes-left = { $n ->
    [0] No code is left. Make new ones.
    [one] One code is left. New ones end it.
   *[other] { $n } codes are left. New ones end them.
  }
signin-copied = Copied.
signin-copy-failed = This browser does not allow copying here.
signin-back-to = Back to { $table }
signin-back-account = Back to my account
signin-lost-device = Another device is still signed in
signin-lost-device-about = My account, Another device, “Bring along”. It shows a code for this one.
signin-have-code = I have a code
signin-lost-codes = You kept the recovery codes
signin-recovery-code = Recovery code
signin-open-name = Open my name
signin-lost-neither = Neither
signin-lost-neither-about = Then the name stays closed, also for us: there is no e-mail to ask. Your finished games stay, your running seats can be taken by a bot or a substitute. Begin again with another name.
signin-new-name = Choose a new name
signin-keeps = What a name keeps
signin-keeps-table-b = Your seats,
signin-keeps-table = on every device you sign in on
signin-keeps-replay-b = Your games,
signin-keeps-replay = results, awards and rating
signin-keeps-bell-b = Notices
signin-keeps-bell = when it is your turn
signin-keeps-lock-b = No e-mail, no real name.
signin-keeps-lock = Others see name, results and rating; nothing else.
signin-places = Good places for them
signin-places-print-b = On paper,
signin-places-print = with your passport
signin-places-key-b = In a password keeper,
signin-places-key = as a note
signin-places-close-b = Not
signin-places-close = in a picture on the phone you may lose
signin-closed = While the door is closed
signin-closed-clock-b = Your clocks run on.
signin-closed-clock = At zero the table does what was agreed.
signin-closed-watch-b = You may watch
signin-closed-watch = your public tables as a guest.
signin-closed-lock-b = Nobody can open it for you,
signin-closed-lock = also not the operator.
signin-where = Where the code is
signin-where-device-b = On the first device:
signin-where-device = My account, Another device, “Bring along”
signin-where-qr-b = A camera
signin-where-qr = brings you here with the code filled in
signin-where-lock-b = The first device confirms.
signin-where-lock = Nobody gets in with the code alone.
signin-device-lead = On the new device type this code, or point its camera here. The address is
signin-device-unreachable = Other devices cannot open this address: it is that of this device only.
signin-device-waits = Waiting for the other device.
signin-device-allowed = Allowed. The other device signs in.
signin-device-done = The other device is signed in.
signin-device-over = The code is over.
signin-device-new = New code
signin-device-refused = The first device said no, or the code is over.
signin-code = Code
signin-code-left = left, works once
signin-code-link = Copy as a link
signin-code-hint = Two groups of four letters; the hyphen may be left out.
signin-type-code = The first device shows it on its account page.
signin-ask = Ask the first device
signin-asks = A device asks
signin-asks-about = { $browser }, just now. Does it show the same three signs?
signin-asks-yes = Yes, sign it in
signin-asks-no = No, that is not me
signin-compare = The first device must show the same three signs. Confirm there.
signin-compare-waits = Waiting for the first device.
signin-sign-0 = disc
signin-sign-1 = square
signin-sign-2 = triangle
signin-sign-3 = lozenge
signin-ways = How you sign in
signin-made = made { $day }
signin-used = used { $day }
signin-remove = Remove
signin-remove-passkey = Remove { $name }
signin-change = Change
signin-set = Set
signin-sessions = Signed in now
signin-this-browser = This browser
signin-here = here
signin-now = now
signin-browser = { $browser } on { $system }
signin-browser-unknown = A browser
signin-network-local = own network
signin-sign-out = Sign out
signin-sign-out-here = Sign out here
signin-end-session = Sign out: { $browser }
signin-end-others = Sign out all others
signin-bring-about = A short code takes you to a phone, a tablet or another browser. This one stays signed in.
signin-bring-along = Bring along
signin-settings = Settings
signin-zone = Time zone
signin-zone-about = For clocks with days and for daily windows.
signin-language = Language
signin-language-about = Of pages and notices.
signin-presence = Show that I am here
signin-presence-about = Otherwise others see only when you moved.
signin-delete = Delete me
signin-delete-about = Your games stay for those who played them, without your name. Everything else goes: ways to sign in, notes, chat, notices, rating. Nobody else can take the name for 90 days.
signin-delete-type = Type { $name } to confirm it
signin-delete-yes = Delete me for good
signin-delete-no = Keep my account
signin-deleted = You are deleted. Thank you for having played.
signin-hint-strip = Or keep it for good
nav-account = { $name }, my account
