# Play at a distance: what the log says, and errors.

error-needs-server = This needs a server; the table without one has a single player.
error-no-session = Sit down or choose a name first.
error-rated-needs-people = A rated game needs at least two people.
error-rated-no-bot-accounts = Bot accounts take no part in rated games.
error-rated-no-help = This game is rated: no hints, no guide and no analysis until it is over.
error-rematch-waiting = This table still waits for its players. Close it first to open it again.
error-rematch-running = A rematch is possible when this game is over.
error-no-such-player = No player has this name.
error-clock-one-device = A game with clocks needs a device for each person.
error-pace-too-short = Give each player at least { $seconds ->
    [60] one minute
   *[other] one hour
  }.
error-window-needs-days = A daily window belongs to the pace of days.
error-window-too-short = The daily window must be at least { $hours } hours.
error-no-clock = This game has no clocks.
error-not-to-yourself = You cannot give time to yourself.
error-vacation-days = Leave is whole days from tomorrow on and within a year, at most { $most } at once.
error-vacation-spent = That would be more than { $most } days of leave in { $year }.
error-vacation-begun = This leave has begun.
error-has-resigned = You have resigned from this game.
error-ended-early = This game has ended.
error-is-offered = This is offered already.
error-is-paused = The clocks are paused already.
error-not-paused = The clocks are not paused.
error-no-offer = There is no offer to answer.
error-has-agreed = You have agreed already.
error-not-missing = The player of this seat plays on.
error-no-vote = Only the other players of this table vote.
error-chat-closed = { $room ->
    [players] Only the players of this table read and write here.
   *[spectators] Spectators talk among themselves until the game is over.
  }
error-chat-off = Chat is off at this table.
error-banned = { $ends ->
    [no] You are banned from this server. Reason: “{ $reason }”
   *[yes] You are banned from this server until { $day }. Reason: “{ $reason }”
  }
error-not-host = Only the host of this table may do this.
error-not-invited = You are not invited to this table.
error-was-removed = The host has freed your seat at this table. They can invite you again.
error-seat-kept = This seat is kept for { $name }.
error-not-to-invite = { $name } does not take invitations from you.
error-sits-there = { $name } sits at this table already.
error-invites-most = { $most } people are invited and have not answered: wait for an answer, or withdraw one.
error-blocks-most = You have blocked { $most } people, which is the most.
error-no-invitation = There is no such invitation.
error-no-free-seat = All seats are taken or kept for others.
error-nobody-sits = A table needs a person: sit down first.
error-not-agreed = { $name } has not agreed yet to what you have changed.
error-is-agreed = You have agreed already.
error-changed-again = The host has changed something again. Read it once more, please.
error-options-fixed = The game at this table is given: its options cannot be changed.
error-not-yourself = This is you.
error-still-playing = You still play at this table.
error-by-invitation = This server is by invitation: ask a player for a code.
error-by-invitation-link = I have a code
feature-by-invitation = This server is by invitation.
error-welcome-unknown = This code lets nobody in. It may have been used, or have ended.
error-welcomes-most = You have { $most } codes that nobody has used.
error-not-banned = There is no ban.
error-has-answered = You have answered already.
error-nobody-there = There is no such person or line.
error-report-self = You cannot report yourself.
error-is-reported = You have reported this already.
error-reports-most = You have { $most } open reports. Wait until some are read.
error-moderators-only = Only moderators can do this.
error-no-such-report = There is no such report.
error-another-moderator = Another moderator deals with this.
error-report-closed = This report is closed.
error-is-hidden = This line is hidden already.
error-does-not-count = This game does not count for ratings.
error-ban-reason = A ban without a reason cannot be made.
error-ban-moderator = Moderators cannot be banned. Their role is taken at the server’s terminal.
error-no-such-channel = There is no such way to notify you.
error-channel-address = Give an address that begins with https://, without a port.
error-mail-address = This is not a mail address.
error-channel-exists = You have added this already.
error-channels-most = You may have at most { $most } ways to be notified.
error-channel-not-paused = This is not paused.
error-channel-no-test = A feed is read, nothing is sent to it.
error-reminded-today = You have reminded this player within the last day.
error-remind-yourself = The table waits for you.
error-nobody-waited-for = The table waits for nobody who could be reminded.

error-no-such-tournament = There is no such tournament.
error-organiser-only = Only the organiser may do this.
error-has-entered = You take part already.
error-not-entered = Nobody of this name takes part.
error-has-withdrawn = This player has withdrawn already.
error-tournament-full = There is no room for more: at most { $most } take part.
error-too-many-tournaments = You have { $most } tournaments that are not over. More are possible when one of them ends.
error-too-few-entrants = A tournament needs at least { $least } entrants.
error-tournament-begun = The tournament has begun.
error-tournament-over = The tournament is over.
error-tournament-changed = Somebody entered or left at this moment. Look again, then start.
error-tournament-not-running = The tournament is not running.
error-round-young = The round has just begun and cannot be ended yet.
error-is-your-turn = It is your turn: play it now.
error-no-orders = This game has no orders ahead.
error-no-more-turns = You have no further turn in this game.

feature-needs-extra = Not installed on this server (the extra “server”).
feature-no-mail-server = This server has no mail server.
feature-no-public-url = This server does not know its public address, which mails need for their links.
