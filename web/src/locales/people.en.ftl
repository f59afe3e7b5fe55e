# The pages of people: my page, the page of a player, ratings, the button to the next table.

people-me = My page
people-since = At these tables since { $since }. Others see your name, results and rating; nothing else.
people-since-guest = A guest since { $since }. Others see the name at the table; a guest has no page of their own.
people-as-others = As others see it
people-keep = Keep this name
people-rename = Change name
people-visitor = Nobody has sat down here yet
people-visitor-about = Your tables, results and awards stand here as soon as you have sat down at a table, or have signed in.
people-sign-in = Sign in
people-again = Try again
people-public = Results at public tables, rating and awards.
people-in-short = In short
people-former = Former player
people-guest = (guest)
people-you = you
people-player = Player

people-next = { $n ->
    [one] Your turn at { $table }
   *[other] Your turn at { $table } ({ $n } tables)
  }

## Tables

people-running = Running
people-tables = { $n ->
    [one] 1 table
   *[other] { $n } tables
  }
people-table = Table
people-whose = Whose turn
people-flag = until { $when }
people-clock = Clock
people-open = Open
people-your-turn = Your turn
people-turn-of = { $who }, { $since }
people-play = Play
people-play-at = Play at { $table }
people-look = Look
people-look-at = Look at { $table }
people-rated = rated
people-pace-unhurried = no clock
people-pace-live = live
people-pace-days = days
people-none-running = No game is running
people-none-running-about = Open a table, or sit down at one that waits for players.
people-invited = Invitations
people-invited-by = { $by } invites you
people-waiting = Waiting for players
people-away = Put away
people-show = Show them

## Results

people-finished = Finished
people-finished-note = { $n } of { $of } · kept for good
people-show-all = Show all { $n }
people-none-finished = No game is finished
people-none-finished-about = Places, scores and reports of your games will stand here.
people-results = Results
people-none-results = No game at a public table is finished
people-place = Place
people-scores = Scores
people-day = Day
people-nth = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
  }
people-of = of { $n }
people-out-resigned = resigned
people-out-time = out of time
people-out-replaced = replaced
people-ended-agreed = Ended by agreement.
people-ended-resigned = Ended by resigning.
people-ended-closed = Closed.

## Record

people-record = Record
people-against = Against
people-games = Games
people-won = Won
people-mean = Mean place
people-best = Best
people-by-ruleset = By ruleset
people-by-opponent = By opponent
people-higher = Higher
people-higher-said = { $higher } times higher, { $lower } times lower
people-percent = { $n } percent
people-alone = { $ruleset }, alone
people-none-record = Nothing to count yet
people-none-record-about = Games that you finish count here by ruleset and by opponent.
people-none-record-other = Games at public tables count here.

people-fact-games = { $n ->
    [one] game finished
   *[other] games finished
  }
people-fact-won = won
people-fact-rating = rating, { $ruleset }
people-fact-provisional = provisional rating, { $ruleset }
people-fact-unrated = not rated yet
people-fact-awards = { $n ->
    [one] award
   *[other] awards
  }
people-awards = Awards
people-times = { $n } times
people-none-awards = No awards yet
people-none-awards-about = The card game alone has fifteen.

## Ratings

people-rating = Rating
people-ruleset = Ruleset
people-rating-note = { $ruleset }, { $n ->
    [one] 1 rated game
   *[other] { $n } rated games
  }
people-rating-said = Rating { $value }, plus or minus { $spread }, after { $n ->
    [one] one game
   *[other] { $n } games
  }.
people-rating-about = The line is the estimate, the band where the true strength lies in 19 of 20 cases. It narrows with every rated game.
people-rating-all = All ratings
people-step = { $day }: place { $place }, rating { $value }
people-steps = All rated games
people-step-before = Before
people-step-after = After
people-provisional = provisional
people-none-rating = Not rated yet
people-none-rating-about = Choose “rated” when you open a table for at least two people.
people-none-rating-other = This player has finished no rated game.
people-ratings = Ratings
people-ratings-about = From games that were agreed to be rated, with two people at least. Everybody begins at 1000. Players with a name of their own are listed; a guest who becomes a player brings the rating along.
people-listed = Players
people-none-listed = Nobody is listed yet
people-none-listed-about = A rating stands here when it is sure enough, after about 16 to 30 rated games.
people-provisional-title = Provisional
people-provisional-about = These figures can still change a lot and are not compared.
people-bots = Bots
people-bots-about = Bots have fixed places. They are there to compare; games against bots alone are not rated.

## Leave

people-leave = Leave
people-leave-left = { $n } of { $most } days left this year
people-leave-days = { $first } to { $last }
people-leave-begun = has begun
people-leave-end = Give up
people-leave-first = First day
people-leave-last = Last day
people-leave-take = Take leave
people-leave-about = Whole days from tomorrow on. Your clocks rest at all tables of days; you may still move. The others see that you are on leave.

## My data

people-data = My data
people-export = Export everything
people-export-about = { $n ->
    [0] Account, chat lines, notes, ratings, awards; one JSON file.
    [one] One finished game as a record, chat lines, notes, ratings, awards; one JSON file.
   *[other] { $n } finished games as records, chat lines, notes, ratings, awards; one JSON file.
  }
people-export-do = Export
people-account = Account
people-account-about = Name, ways to sign in, devices, delete me.
people-account-do = Account
people-notices = Notices
people-notices-about = When it is your turn: by sound, push, e-mail, webhook or feed.
people-notices-do = Notices
