# What only the Arkadia table says. Names of forms and families, events and reasons lie beside the rules.
# **bold**, ++gain++ and [[icon]] are marks the table draws.

arkadia-heading = Arkadia, table { $table }
arkadia-tabs = Parts of the table
arkadia-tab-board = Board
arkadia-tab-cards = Open cards
arkadia-tab-players = Players
arkadia-status = State of the game
arkadia-your-turn = Your turn, { $who }
arkadia-turn-of = { $who } is playing
arkadia-over = The game is over
arkadia-fact-castle = castle **{ $n } of { $of }** pieces
arkadia-fact-castle-full = castle **{ $n }** pieces
arkadia-fact-stack = stack **{ $n }** { $n ->
    [one] card
   *[other] cards
  }
arkadia-fact-tents = **{ $n }** { $n ->
    [one] tent
   *[other] tents
  } open
arkadia-fact-turn = turn **{ $n }**
arkadia-turn = turn { $n }
arkadia-last-round = { $n ->
    [0] Last round: this is the last turn
    [one] Last round: 1 turn left
   *[other] Last round: { $n } turns left
  }
arkadia-you = you
arkadia-nobody = nobody
arkadia-none = none
arkadia-blank = blank
arkadia-card = { $form }, { $family }
arkadia-gold = { $n } gold

## What is asked, for the status line

arkadia-asked-lot = Set the castle lot.
arkadia-asked-lay = Choose a card and lay its building, or introduce workers.
arkadia-asked-workers = Introduce workers beside one building.
arkadia-asked-castle = Place a castle piece.
arkadia-asked-draw = Take a card.
arkadia-asked-banner = Use a banner, or end your turn.
arkadia-asked-sell = Sell seals, or nothing.
arkadia-asked-other = Choose one of the moves.
arkadia-asked-wait = Wait for { $who }.
arkadia-asked-watch = You are watching.
arkadia-asked-past = You are looking at an earlier moment.
arkadia-asked-over = The results are shown.

## Board

arkadia-board-label = Board, 16 columns by 12 rows. Arrow keys move, Enter acts, R turns the building, Page Down goes to the next possible square, question mark asks why not.
arkadia-zoom = Enlarge the board
arkadia-cell = { $cell }: { $content }
arkadia-cell-state = { $cell }: { $content }, { $state }
arkadia-cell-empty = empty
arkadia-cell-tent = tent camp
arkadia-cell-building = { $form }, { $family }, { $n ->
    [one] 1 open side
   *[other] { $n } open sides
  }
arkadia-cell-done = { $form }, { $family }, finished
arkadia-cell-neutral = neutral worker
arkadia-cell-worker = { $who }’s worker
arkadia-cell-court = court of the castle
arkadia-cell-castle = castle square { $n }, { $family }, { $floor ->
    [0] bare lot
   *[other] floor { $floor }
  }
arkadia-may-worker = a worker may stand here
arkadia-may-lay = the building may lie here
arkadia-may-lot = the castle lot may lie here
arkadia-may-castle = a piece may go here
arkadia-why-here = Why not on { $cell }?

## Castle

arkadia-castle-title = Castle from above
arkadia-castle-label = Castle from above. Visible seals: { $values }
arkadia-castle-choose = Castle squares a piece may go on
arkadia-court = court
arkadia-values = What seals are worth now
arkadia-floor = Floor { $floor }: { $n } of { $of }. Pool
arkadia-left-over = What is left of floor { $floor } goes to floor 3.

## Cards

arkadia-open-title = Open cards
arkadia-stack = stack { $n }
arkadia-no-open = No open cards are left.
arkadia-not-dealt = The cards are dealt once the castle lot lies.
arkadia-draw-rule = After laying a building you take one.
arkadia-draw-now = { $n ->
    [0] Take one of them: the stack is empty.
   *[other] Take one of them, or draw from the stack.
  }
arkadia-discarded = { $n } played
arkadia-take = Take:
arkadia-hand = Your hand

## Players

arkadia-players-title = Players
arkadia-screens-closed = screens closed
arkadia-screens-open = screens open
arkadia-player = Player
arkadia-on-board = On board
arkadia-banners = Banners
arkadia-behind = Behind the screen
arkadia-plays-now = plays now
arkadia-of = { $n } of { $of }
arkadia-hidden = { $n ->
    [one] 1 card
   *[other] { $n } cards
  }
arkadia-next = next
arkadia-crew = { $n ->
    [one] 1 worker behind the screen
   *[other] { $n } workers behind the screen
  }
arkadia-crew-enough = { $n ->
    [one] One worker
   *[other] { $n } workers
  } behind the screen, { $need ->
    [one] one is
   *[other] { $need } are
  } enough to close a building

## Signs while laying

arkadia-signs = Signs while laying
arkadia-sign-open = sides still open
arkadia-sign-changed = changed by your plan
arkadia-sign-danger = { $who }, next, has workers enough to close it, on the red places
arkadia-sign-danger-nobody = the next player has workers enough to close it, on the red places
arkadia-known = took
arkadia-workers-title = Workers behind the screen: { $own } own, { $neutral } neutral

## Tray

arkadia-tray = What you can do
arkadia-mode-label = What you do this turn
arkadia-mode-lay = Lay a building
arkadia-mode-workers = Introduce workers
arkadia-mode-lay-short = Lay building
arkadia-mode-workers-short = Add workers
arkadia-why-lay = Why can’t I lay a building?
arkadia-why-workers = Why can’t I introduce workers?
arkadia-say-card = Choose a card from your hand.
arkadia-say-first = Press a card: dots show where its building may stand.
arkadia-say-badge = The badge of a building counts its open sides: as many workers close it.
arkadia-say-start = Or press a building that your workers can close: its badge counts the open sides.
arkadia-say-place = Point at a place. R turns the building.
arkadia-say-workers = All workers of this turn stand beside one building.
arkadia-kind-label = Which worker
arkadia-kind-own = own
arkadia-kind-neutral = neutral
arkadia-nudge = Move the building
arkadia-left = Left
arkadia-up = Up
arkadia-down = Down
arkadia-right = Right
arkadia-turn-tile = Turn (R)
arkadia-flip-tile = Flip (F)
arkadia-place-title = Where does it go?
arkadia-place-how = { $n ->
    [0] No place this way round: turn it with R.
    [one] **1** place this way round; the dot marks its middle.
   *[other] **{ $n }** places this way round; the dots mark its middle.
  }
arkadia-refused = It may not lie here. Click it, or press **?**, to ask why.
arkadia-lot-title = Where will the castle stand?
arkadia-lot-how = { $n ->
    [0] No place this way round: turn it with R.
    [one] **1** place this way round. It covers no tent camp. R turns it.
   *[other] **{ $n }** places this way round. It covers no tent camp. R turns it.
  }
arkadia-piece-title = Castle, floor { $floor }: { $left ->
    [one] place one piece
   *[other] { $left } pieces to place
  }
arkadia-piece-label = Which family’s piece
arkadia-piece-choose = Which piece?
arkadia-piece-of = A { $family } piece
arkadia-piece-how = Each seal is worth the squares of its family seen from above.
arkadia-square-how = Now choose its square, on the castle or on the board.
arkadia-pieces-left = { $n ->
    [0] none left
   *[other] { $n } left
  }
arkadia-take-title = Take a card
arkadia-take-how = { $n ->
    [0] Keys 1 to 3 take an open card; the stack is empty.
   *[other] Keys 1 to 3 take an open card, 0 draws from the stack of **{ $n }**.
  } Everybody sees an open card you take.
arkadia-banner-title = { $n ->
    [one] Use your last banner?
   *[other] Use one of your { $n } banners?
  }
arkadia-banner-brings = [[banner]] It brings workers of your own for the next turn.
arkadia-banner-workers = [[banner]] It brings { $n ->
    [0] no more workers.
    [one] ++1 worker++ for your next turn.
   *[other] ++{ $n } workers++ for your next turn.
  }
arkadia-banner-sale = { $n ->
    [0] You have no seals to sell.
    [one] You may then sell your seal, worth **{ $gold } gold** now.
   *[other] You may then sell seals; your { $n } are worth **{ $gold } gold** now.
  }
arkadia-use-banner = Use a banner
arkadia-why-banner = Why can’t I use a banner?
arkadia-sell-title = Sell seals
arkadia-have = Have
arkadia-value = Value
arkadia-sell = Sell
arkadia-sell-of = Sell { $family }
arkadia-sell-all = Sell all
arkadia-gold-head = Gold
arkadia-worthless = worth nothing
arkadia-wait-title = { $who } is playing
arkadia-doing-lot = { $who } sets the castle lot.
arkadia-doing-must = { $who } lays a building or introduces workers.
arkadia-doing-lay = { $who } lays a building.
arkadia-doing-workers = { $who } introduces workers.
arkadia-doing-castle = { $who } builds the castle.
arkadia-doing-draw = { $who } takes a card.
arkadia-doing-banner = { $who } may use a banner.
arkadia-doing-sell = { $who } sells seals.
arkadia-doing-over = The game is over.
arkadia-past-title = An earlier moment
arkadia-past-how = Nothing can be played here. Everything marked belongs to that moment.

## The main button

arkadia-go-lot = Build the castle here
arkadia-go-lay = Lay it here
arkadia-go-not-here = Not here
arkadia-go-gain = you { $n } + 1 { $family }
arkadia-go-danger = { $who } could close { $n }
arkadia-go-choose-card = Choose a card
arkadia-go-choose-place = Choose a place
arkadia-go-choose-square = Choose a square
arkadia-go-done = { $n ->
    [one] Done, 1 worker
   *[other] Done, { $n } workers
  }
arkadia-go-choose-piece = Choose a piece
arkadia-go-choose-castle-square = Choose a square
arkadia-go-castle = Place it there
arkadia-go-stack = Draw from the stack
arkadia-go-choose-open = Take an open card
arkadia-go-choose-move = Choose a move
arkadia-go-end = End turn
arkadia-go-and-end = { $done } – end turn
arkadia-go-sell = Sell { $n } for { $gold } gold
arkadia-go-sell-nothing = Sell nothing
arkadia-go-now = Back to now
arkadia-go-wait = Wait for { $who }
arkadia-why-go = What is missing?
arkadia-why-wait = Why can’t I play?
why-arkadia-choose-card = Choose a card from your hand first.
why-arkadia-choose-place = Choose a place on the board first: click a dot, or use the arrow keys and Enter.
why-arkadia-choose-square = Introduce at least one worker first: choose a marked square on the board.
why-arkadia-choose-piece = Choose the family of the piece first.
why-arkadia-choose-castle-square = Choose a square of the castle first.
why-arkadia-choose-open = The stack is empty: choose one of the open cards.
why-arkadia-choose-move = Choose one of the moves first.

## Forecast

arkadia-covers-tents = [[tent]] { $n ->
    [one] covers 1 tent: ++ +1++ neutral worker
   *[other] covers { $n } tents: ++ +{ $n }++ neutral workers
  }
arkadia-lay-title = { $what } on { $cell }
arkadia-lay-sides = { $what } on { $cell }: { $open ->
    [one] 1 of { $all } sides stays open
   *[other] { $open } of { $all } sides stay open
  }
arkadia-touches = { $n ->
    [one] 1 of your workers touches it
   *[other] { $n } of your workers touch it
  }
arkadia-side-moves = { arkadia-the-form } on { $cell } **{ $was } → { $is }**
arkadia-sides-move = Open sides: { $list }
arkadia-next-nothing = { $who }, next, could close nothing that this changes
arkadia-could-close = then { $who } could close { arkadia-the-form } on { $cell } with { $workers }: { $n } + 1 { $family }
arkadia-encloses = Encloses { arkadia-the-form } on { $cell }: { $paid }
arkadia-paid = { $who } { $n }{ $extra ->
    [0] {""}
   *[other] {" "}+ { $extra }
  } { $seal }
arkadia-done-encloses = { $n ->
    [one] This encloses a building
   *[other] This encloses { $n } buildings
  }
arkadia-still-open = { $what } on { $cell }: { $n ->
    [one] 1 side still open
   *[other] { $n } sides still open
  }
arkadia-when-enclosed = When you enclose it you get **{ $mine } + 1** { $seal } { $family }, worth **{ $value }** each
arkadia-new-seals = { $n ->
    [one] Your new seal is worth **{ $gold } gold** now
   *[other] Your { $n } new seals are worth **{ $gold } gold** now
  }
arkadia-then-castle = then a castle piece can lift { $family } to **{ $value }**: ++{ $gold } gold++ in hand
arkadia-value-moves = { $seal } { $family } **{ $before } → { $after }**
arkadia-worth-moves = { $sign ->
    [plus] Your seals: ++ +{ $n } gold++
    [minus] Your seals: **−{ $n } gold**
   *[same] Your seals stay worth the same
  }

## End

arkadia-wins = { $who } wins
arkadia-win-together = { $who } and { $last } win together
arkadia-winner = winner
arkadia-final-evaluation = final evaluation
arkadia-gold-before = Gold before
arkadia-total = Gold
arkadia-how-it-went = How it went
arkadia-went-castle = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
  }, { $n ->
    [one] 1 castle piece
   *[other] { $n } castle pieces
  }, { $done } of { $all } buildings finished.
arkadia-went-player = { $who }: { $laid ->
    [one] 1 building
   *[other] { $laid } buildings
  } laid, { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
  } on the board, { $banners ->
    [one] 1 banner
   *[other] { $banners } banners
  } used.

## Help

arkadia-help = Help and hints
arkadia-hint-of = Hint { $n } of { $of }:
arkadia-hint-next = Next hint
arkadia-hint-away = Hide the hints
arkadia-hints-show = Show hints beside the tray
arkadia-hints-hide = Hide the hints beside the tray
arkadia-first-title = Your first game
arkadia-first-1 = Take the set-up for a first game: seven buildings lie on the board already, and everybody starts with a few neutral workers, so that something can be enclosed within a turn or two.
arkadia-first-2 = Look at the badges: each counts the sides of a building that are still open. Close a small one early, see what a castle piece does to the values, and sell once before the end to learn what a banner is good for.
arkadia-hints-title = Seven hints
arkadia-keys-title = Keys
arkadia-keys = On the board: arrows move, Enter fixes a place and Enter again sends it, R turns, Esc takes back, Page Down jumps to the next possible square, ? asks why not. When drawing: 1 to 3 take an open card, 0 draws. K keeps what is planned, C compares what is kept. L shows the table as text.
arkadia-keys-flip = F flips the building.
arkadia-recon-title = Reconstructed
arkadia-recon-tents = Where the tents stand is reconstructed: likely, not certain.
arkadia-recon = Some things are only shown in pictures we could not read: where the tents stand, the forms of the buildings, how many cards of each there are, and the picture of the first game. We worked them out so that everything the rules say fits. What you see there is likely, not certain.

## Ledger

arkadia-ledger-now = Turn { $n }
arkadia-ledger-values = Seals are worth: { $list }.
arkadia-ledger-floor = Floor { $floor } is being built, { $n ->
    [one] 1 piece
   *[other] { $n } pieces
  } placed in all. Pool: { $list }.
arkadia-ledger-lot = Castle squares 1 to 10 lie on { $cells }.
arkadia-ledger-buildings = Buildings
arkadia-ledger-open = { $form }, { $family }, on { $cells }: { $n ->
    [one] 1 side open
   *[other] { $n } sides open
  } ({ $open }); own workers beside it: { $pays }.
arkadia-ledger-done = { $form }, { $family }, on { $cells }: finished.
arkadia-ledger-people = Workers and tents
arkadia-ledger-workers = { $who }: { $cells }.
arkadia-ledger-neutral = Neutral workers: { $cells }.
arkadia-ledger-tents = Tent camps: { $cells }.
arkadia-ledger-cards = Cards
arkadia-ledger-hand = Your hand: { $cards }.
arkadia-ledger-row = Open: { $cards }. Stack: { $n }.
arkadia-ledger-player = { $who }: { $own } own and { $neutral ->
    [one] 1 neutral worker
   *[other] { $neutral } neutral workers
  }, seals { $seals }, { $gold } gold, { $banners ->
    [one] 1 banner
   *[other] { $banners } banners
  }, { $hand ->
    [one] 1 card
   *[other] { $hand } cards
  }.
arkadia-ledger-hidden = { $who }: { $banners ->
    [one] 1 banner
   *[other] { $banners } banners
  }, { $hand ->
    [one] 1 card
   *[other] { $hand } cards
  }, the rest hidden.
arkadia-ledger-known = Taken openly: { $cards }.

## Moves in words, for hints

arkadia-hint-lot = castle lot on { $cell }, { $width } × { $height }
arkadia-hint-card = play { $card }
arkadia-hint-lay = lay the { $form } on { $cell }
arkadia-hint-laid = { $form } ({ $family }) on { $cell }
arkadia-hint-own = worker on { $cell }
arkadia-hint-neutral = neutral worker on { $cell }
arkadia-hint-castle = { $family } piece on castle square { $square }
arkadia-hint-take = take { $card }
arkadia-hint-take-stack = draw from the stack
arkadia-hint-banner = use a banner
arkadia-hint-sell = sell { $family }, { $n }
arkadia-hint-done = nothing more
arkadia-hint-end = end the turn

## Planning on from what is chosen

arkadia-plan-on = Plan on
arkadia-plan-on-title = Put this into the plan and decide what follows, before anything is sent
arkadia-asked-send = Send your plan.
arkadia-go-send = Send
arkadia-send-title = Everything is decided
arkadia-send-how = What follows shows once the plan is sent.

## Kept plans side by side

arkadia-row-gold = Gold
arkadia-row-workers = Workers behind the screen
arkadia-row-workers-of = { $own } own, { $neutral } neutral
arkadia-row-others = Seals for the others
arkadia-row-sides = Open sides of the new building
arkadia-row-castle = Castle pieces
arkadia-row-points = Points now → after
arkadia-row-was = now { $was }

## The keys of the board, for the list that ? opens

game-keys =
    Q: to what is asked, from there to the main button
    Arrows: to the next square
    Page Down: to the next place that is allowed, Page Up to the one before
    Enter: take a card to the board, lay or set there; again, to confirm
    R: turn the building
    F: flip the building
    1 to 3: take an open card, 0 from the stack
    Question mark: why a square is not allowed

celebrate-completed = Enclosed!
