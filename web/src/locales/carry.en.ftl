# Seat links: what carries a guest to another browser.

carry-title = Keep your seat
carry-about = Open your seat link in another browser, and you play on there: with your name, all your seats and all your games. This browser stays signed in.
carry-strip = You play as { $name }, in this browser only.
carry-not-now = Not now
carry-have-code = Did you play in another browser? Take your seat along.

## The link

carry-state-none = You have no seat link.
carry-state-open = Your seat link has not been used.
carry-state-made = Made on { $made }, it lapses on { $lapses }.
carry-state-hidden = It was shown when it was made. A new link ends this one.
carry-state-used = Your seat link was used in another browser,
carry-state-used-at = on { $used }. It cannot be used again.
carry-state-lapsed = Your seat link has lapsed.
carry-state-lapsed-of = It was made on { $made }, and nobody used it.
carry-make = Make a seat link
carry-again = Make a new link
carry-revoke = Revoke
carry-of = Seat link of { $name }
carry-link = Link
carry-copy = Copy
carry-copied = Link copied
carry-by-hand = The link is selected: copy it with your usual keys
carry-or-code = Or go to { $address } and type
carry-code-read = Code: { $code }
carry-once = It works once, until { $day }, and is shown only now: copy it, print it or write it down. Anybody who has it can play as you.
carry-print = Print

## Other browsers

carry-browsers = { $n ->
    [0] Only this browser plays as you.
    [one] One other browser may play as you, too.
   *[other] { $n } other browsers may play as you, too.
  }
carry-not-you = If that was not you, end all other browsers.
carry-end-others = End all other browsers
carry-end-sure = You then play in this browser only. A seat link that was not used ends, too.
carry-end-yes = End them
carry-end-no = Leave them
carry-ended-title = This browser was signed out

## The page of a link

carry-page-caps = From another browser
carry-page-title = Take your seat along
carry-page-lead = You go on in this browser as the person who made the link: with the name, all seats and all games. The other browser stays signed in. A code works once.
carry-field = Code of the seat link
carry-field-hint = Four groups of four, such as 7KQ2-MX4P-90AB-CDEF
carry-take = Take this seat here
carry-where = No code? Where you play, choose your name in the top bar, then “Keep your seat”.
carry-leaves-title = In this browser you are { $name }
carry-leaves = { $kept ->
    [yes] { $name } has a seat link or another browser, so nothing is lost when you go on here as { $who }.
   *[no] { $tables ->
        [one] { $name } has a table here
       *[other] { $name } has { $tables } tables here
      } and no seat link. If you go on as { $who }, nobody can play for { $name } any more.
  }
carry-leaves-link = First make a link for { $name }
carry-leaves-go = Go on as { $who }
carry-leaves-stay = Stay { $name }
carry-done-caps = Your seat is here
carry-done-title = Welcome back, { $name }
carry-done = You play in this browser now. The other one stays signed in. The link is spent; a new one can be made here.
carry-done-tables = Your tables
carry-to-table = To the table “{ $table }”
carry-done-new = Keep a new link
