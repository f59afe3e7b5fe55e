# Tournaments.

tournaments-title = Tournaments
tournaments-playing = { $n ->
    [0] Tournaments
    [one] You play in one tournament
   *[other] You play in { $n } tournaments
  }
tournaments-waiting = { $n ->
    [0] Nothing waits for you.
    [one] It is your turn at one table.
   *[other] It is your turn at { $n } tables.
  }
tournaments-about = Tables open by themselves, standings keep themselves.
tournaments-mine = Your tournaments
tournaments-open = Open to join
tournaments-open-count = { $n } open
tournaments-running = Running
tournaments-finished = Finished
tournaments-none = No tournament is open
tournaments-none-about = Set one up: others find it here, and bots can fill it.
tournaments-offline = The server cannot be reached. What you see may be old.
tournament-missing = There is no such tournament
tournament-missing-about = It may have been removed, or the address is wrong.

tournament-column-name = Tournament
tournament-column-form = Form
tournament-column-players = Players
tournament-column-pace = Pace
tournament-column-notes = Notes
tournament-players = { $n } of { $most }
tournament-open = Open
tournament-open-named = Open { $name }
tournament-look = Standings
tournament-look-named = Standings of { $name }
tournament-join = Join
tournament-join-named = Join { $name }
tournament-about = { $ruleset }, { $form }, { $n ->
    [one] one player
   *[other] { $n } players
  }
tournament-leaders = { $n ->
    [one] { $first }
    [two] { $first }, before { $second }
   *[other] { $first }, before { $second } and { $third }
  }
tournament-percent = { $percent } percent played
tournament-of = of { $n }
tournament-place = { $ordinal ->
    [one] { $n }st
    [two] { $n }nd
    [few] { $n }rd
   *[other] { $n }th
  }

tournament-swiss = Swiss
tournament-robin = round robin
tournament-robin-of = round robin of { $n }
tournament-swiss-rounds = Swiss, { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
  }
tournament-pace-unhurried = unhurried
tournament-pace-live = live, { $minutes } min{ $seconds ->
    [0] {""}
   *[other] {" "}+ { $seconds } s a turn
  }
tournament-pace-days = days, { $hours } h a turn, bank { $days } d
tournament-rated = rated
tournament-unrated = not rated
tournament-leave-counts = leave stops clocks
tournament-no-leave = leave does not stop clocks
tournament-by = by { $name }

tournament-state-open = waits for players
tournament-state-closed = closed
tournament-your-turn = Round { $round } of { $rounds }, table { $table }: you act
tournament-their-turn = Round { $round } of { $rounds }, table { $table }: { $name } acts
tournament-table-over = Round { $round } of { $rounds }: your table is over
tournament-you-out = Round { $round } of { $rounds }: you sit out
tournament-round-of = Round { $round } of { $rounds }
tournament-next-date = Next round at the latest on { $date }
tournament-no-date = The next round opens when all tables are done.
tournament-waits = Waits to be started, { $n ->
    [one] one player
   *[other] { $n } players
  } so far

tournament-new-title = A tournament of your own
tournament-new-about = Choose a game, a form and a pace; tables open by themselves, standings keep themselves.
tournament-new-open = Set up a tournament
tournament-new-players = Only players with a name of their own set up tournaments and take part.
tournament-new-sign-in = Keep a name
tournament-new-many = You have as many tournaments as one person may have. Another is possible when one of them ends.
tournament-which = Which form?
tournament-which-robin = Round robin:
tournament-which-robin-about = few players, everybody meets everybody. Fairest, and longest.
tournament-which-swiss = Swiss:
tournament-which-swiss-about = many players, few rounds. Those with like points meet; nobody is knocked out.
tournament-form-name = Name
tournament-form-game = Game
tournament-form-form = Form
tournament-form-seats = Players at a table
tournament-form-most = Players at most
tournament-form-rounds = Rounds
tournament-form-date = A round takes at most
tournament-form-days = { $n ->
    [0] as long as it takes
    [one] one day
   *[other] { $n } days
  }
tournament-form-pace = Pace
tournament-form-rated = Rated
tournament-form-leave = Leave stops clocks
tournament-form-enter = I take part
tournament-form-do = Set up

tournament-sub = { $n ->
    [one] one player
   *[other] { $n } players
  }
tournament-sub-seats = tables of { $n }
tournament-withdraw = Withdraw …
tournament-go = Go to my table
tournament-start = Start
tournament-add-bots = Add bots
tournament-bots-count = Number of bots
tournament-remove = Remove { $name }
tournament-next = End the round …
tournament-close = Close …

tournament-fact-round = { $n } of { $of }
tournament-fact-since = round, since { $date }
tournament-fact-place = your place, { $points ->
    [1] 1 point
   *[other] { $points } points
  }
tournament-fact-table = Table { $n }
tournament-fact-with = with { $names }
tournament-fact-games = { $n } of { $of }
tournament-fact-games-about = games finished
tournament-fact-latest = next round, at the latest
tournament-fact-last = end, at the latest
tournament-fact-players = players
tournament-fact-winner = is the winner

tournament-standings = Standings
tournament-entered = Players
tournament-entered-none = Nobody takes part yet.
tournament-after = after { $n } of { $of } rounds
tournament-after-games = after { $n } of { $of ->
    [one] one game
   *[other] { $of } games
  }
tournament-cross = Everybody against everybody
tournament-column-rank = #
tournament-column-rank-about = Place
tournament-column-player = Player
tournament-column-round = R { $n }
tournament-column-points = Points
tournament-column-opponents = Opp.
tournament-column-opponents-about = Opponents’ points
tournament-column-share = Share
tournament-you = you
tournament-bot = bot
tournament-withdrawn = withdrawn
tournament-at-table = table { $n }
tournament-out-short = out
tournament-self = self
tournament-share = { $n } %
tournament-cross-about = Read along the row: 1 won, ½ shared, 0 lost. R 4: the round in which it is played.
tournament-in-round = R{ $n } { $what }
tournament-now-table = now table { $n }

tournament-my-round = Round { $n }
tournament-my-round-table = Round { $n }, table { $table }
tournament-my-table = Your table
tournament-my-you = You act; last move { $since }.
tournament-my-they = { $name } acts; last move { $since }.
tournament-my-over = The game is over. The next round opens when all tables are done.
tournament-my-out = You sit out round { $n }
tournament-my-out-about = You get { $points } for it. The next table opens by itself; you get a notice.
tournament-my-next = Then you meet { $names }.
tournament-to-table = Go to the table
tournament-latest = at the latest { $date }

tournament-rounds = Rounds
tournament-round = Round { $n }
tournament-round-running = { $n ->
    [one] one table running
   *[other] { $n } tables running
  }
tournament-round-finished = finished { $date }
tournament-round-planned = opens later
tournament-table = Table { $n }
tournament-table-finished = finished
tournament-table-running = { $percent } % played
tournament-table-planned = opens with round { $n }
tournament-sits-out = { $name } sits out
tournament-you-sit-out = { $name } sits out, that is you
tournament-watch = Watch table { $n } of round { $round }
tournament-rounds-next = Round { $n } is drawn when the last table of round { $before } ends{ $date ->
    [none] .
   *[other] , at the latest on { $date }.
  }
tournament-rounds-none = Round 1 is drawn when { $owner } starts the tournament.

tournament-ties = How ties are broken
tournament-ties-points = Points:
tournament-ties-points-about = { $scale } for the places at a table; shared places share. { $seats ->
    [2] {""}
   *[other] At a smaller table the steps are larger.{" "}
  }Who sits out gets { $bye }.
tournament-ties-opponents = Opponents’ points:
tournament-ties-opponents-about = the points of those whom you met. A hard way counts more.
tournament-ties-share = Share:
tournament-ties-share-about = your score in per cent of the table’s, mean of all rounds.
tournament-ties-head = Head to head
tournament-ties-head-about = between those who are level, then the number of won games.
tournament-ties-lot = Lot,
tournament-ties-lot-about = drawn at the start{ $seed ->
    [none] .
   *[other] {" "}from the number { $seed }, as the meetings were.
  }

tournament-withdraw-title = Withdraw from { $name }?
tournament-withdraw-open = Your place becomes free. You can enter again until the start.
tournament-withdraw-table = At your running table you resign: a bot plays on for you, or the other player has won, and it counts as the last place.
tournament-withdraw-points = Your points stay in the standings. You cannot come back.
tournament-withdraw-do = Withdraw
tournament-withdraw-not = Stay
tournament-next-title = End round { $n }?
tournament-next-about = Games that run end now and count with the places as they stand. Then the next round opens.
tournament-next-young = Possible from { $date } on.
tournament-next-do = End the round
tournament-close-title = Close { $name }?
tournament-close-about = The tournament ends without a winner. Games that run go on, but no longer count.
tournament-close-do = Close the tournament
tournament-cancel = Cancel
