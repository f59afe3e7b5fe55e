# Reports, bans and the trail of moderators; what is kept and for how long.

mod-title = Care of the house
mod-nothing = Nothing needs you.
mod-reports = Reports
mod-bans-trail = Bans and trail
mod-open = Open reports
mod-closed = Closed reports
mod-see-closed = See closed reports
mod-see-open = See open reports
mod-none = No reports.
mod-next = Next report (J)
mod-previous = Previous report (K)
mod-about = { $by } about { $about }
mod-case = { $by } about { $about }: { $what }
mod-case-answer = { $about } answers a ban
mod-reported-ago = Reported { $ago }.
mod-of-insult = Insult
mod-of-name = Name made to deceive
mod-of-cheating = Unfair play
mod-of-other = Something else
mod-of-answer = Answer to a ban

mod-written = What was written
mod-room-players = chat of the players
mod-room-spectators = chat of the spectators
mod-around = Three lines before and after; the reported one is marked.
mod-on-request = [shown on request]
mod-show = Show
mod-line-gone = The line is no longer there.
mod-is-hidden = [hidden]

mod-who = Who they are
mod-no-address = no addresses, no e-mail
mod-who-since = Here since
mod-who-state = Now
mod-who-games = Games finished
mod-who-reported = Reported / upheld
mod-who-reports = Has reported / upheld
mod-who-before = Measures before
mod-state-guest = guest
mod-state-player = player
mod-state-banned = banned
mod-state-former = deleted
mod-no-measure = none
mod-measure = { $what } { $day }
mod-short-hide = line hidden
mod-short-close-table = table closed
mod-short-ban = banned
mod-short-lift = ban lifted

mod-do = What you do
mod-done = This report is closed.
mod-do-close = Nothing to do
mod-do-close-about = The report is closed.
mod-do-hide = Hide the line
mod-do-hide-about = Nobody reads it any more.
mod-do-table = Close the table
mod-do-table-about = Its game ends and does not count.
mod-do-revoke = Revoke the rating
mod-do-revoke-about = The game stays, but counts for nothing. Ratings are computed again.
mod-do-ban = Ban
mod-do-ban-about = { $name } can watch, and nothing else.
mod-act-close = Close the report
mod-act-hide = Hide the line of { $name }
mod-act-table = Close the table
mod-act-revoke = Revoke the rating of this game
mod-act-ban = { $days ->
    [0] Ban { $name } for good
    [one] Ban { $name } for { $days } day
   *[other] Ban { $name } for { $days } days
  }
mod-until = For how long
mod-term = { $days ->
    [0] For good
   *[other] { $days } days
  }
mod-reason = Reason
mod-reason-close = Reason (may be empty)
mod-reason-ban = Reason, read by the player word for word
mod-reason-kept = Kept in the trail.
mod-reason-missing = Give a reason.

mod-bans-title = { $n ->
    [0] No ban in force
    [one] One ban in force
   *[other] { $n } bans in force
  }
mod-trail-about = Whatever a moderator does is written here, cannot be removed, and is read by the other moderators.
mod-export = Export
mod-force = In force
mod-no-bans = Nobody is banned.
mod-ban-until = Until { $day }, by { $by }.
mod-ban-good = For good, by { $by }.
mod-banned = banned
mod-answered = answer
mod-read = Read
mod-change = Change
mod-lift = Lift
mod-lift-title = Lift the ban of { $name }
mod-ban-title = Ban a player
mod-player = Player
mod-this-player = this player
mod-follows-seats = Running seats go to a bot or a substitute, as each table agreed.
mod-follows-games = Finished games stay, name and all.
mod-follows-answer = May answer once; another moderator reads it, if there is one.
mod-trail = Trail
mod-of = { $n } of { $count }
mod-more = Earlier deeds
mod-when = When
mod-by = Who
mod-what = What
mod-as-written = Reason as written
mod-terminal = Terminal
mod-deed-read = looked at a line of { $whom }
mod-deed-close = closed a report about { $whom }
mod-deed-hide = hid a line of { $whom }
mod-deed-close-table = closed the table { $table }
mod-deed-revoke = revoked the rating of the game at { $table }
mod-deed-ban = { $ends ->
    [yes] banned { $whom } until { $until }
   *[no] banned { $whom } for good
  }
mod-deed-lift = lifted the ban of { $whom }
mod-deed-moderator = made { $whom } a moderator
mod-deed-no-moderator = { $whom } is no moderator any more

mod-report = Report
mod-report-line = Report this line of { $name }
mod-report-title = Report { $name }
mod-report-what = What is it about?
mod-kind-insult = Insult or threat
mod-kind-name = A name that deceives or insults
mod-kind-cheating = Unfair play
mod-kind-other = Something else
mod-report-text = What happened?
mod-report-hint = Moderators read it with three lines of the chat before and after. The person is not told who reported.
mod-report-empty = Say what happened.
mod-report-block = Block { $name }, too: no invitations, no seats at my tables
mod-report-send = Send the report
mod-reported = { $name } is reported. Moderators will look at it.

ban-until = You are banned until { $day }
ban-good = You are banned
ban-means = You can watch games. You cannot play, write or open tables.
ban-answer = Your answer, once; a moderator reads it
ban-answer-send = Send the answer
ban-answered = Your answer was sent.

privacy-title = What is kept here
privacy-lead = What this server knows of you, and when it is deleted.
privacy-alone = Without a server everything stays in this browser.
privacy-games = Games
privacy-games-about = Games and their moves stay, with the names of the players. A player who deletes the account has no name there any more.
privacy-chat = Chat
privacy-chat-about = { $chat ->
    [one] Deleted one day after the end of the game.
   *[other] Deleted { $chat } days after the end of the game.
  }
privacy-notes = Notes and orders
privacy-notes-about = Only you read them. They are deleted with your account.
privacy-account = Name and account
privacy-account-about = { $names ->
    [one] Until you delete the account. The name is then kept free for one day.
   *[other] Until you delete the account. The name is then kept free for { $names } days, so that nobody passes for you.
  }
privacy-sessions = Sign-in
privacy-sessions-about = { $sessions ->
    [one] A browser that is not used for one day is signed out.
   *[other] A browser that is not used for { $sessions } days is signed out.
  }
privacy-addresses = Addresses
privacy-addresses-about = { $addresses ->
    [one] A part of the address of each browser, so that you recognise it; deleted one day after its last use.
   *[other] A part of the address of each browser, so that you recognise it; deleted { $addresses } days after its last use.
  }
privacy-notices = Notices
privacy-notices-about = { $notices ->
    [one] Deleted one day after they were sent. Mail and push addresses go when you remove them.
   *[other] Deleted { $notices } days after they were sent. Mail and push addresses go when you remove them.
  }
privacy-reports = Reports
privacy-reports-about = { $chat ->
    [one] Read by moderators; a closed one is deleted after one day.
   *[other] Read by moderators; a closed one is deleted after { $chat } days.
  }
privacy-trail = Deeds of moderators
privacy-trail-about = What moderators do is kept for good, with the reason. It names nobody who has deleted their account.
privacy-not = There is no advertising and no counting of visitors, and nothing is passed on to others.
