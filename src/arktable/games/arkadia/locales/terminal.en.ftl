# What the drawing in letters says.

cli-ark-turn = Round { $round }, turn { $turn }
cli-ark-last-round = { $n ->
    [0] The last turn of the game.
    [one] The last round: one more turn after this one.
   *[other] The last round: { $n } more turns after this one.
  }
cli-ark-legend = · free  ^ tent camp  (1) worker of seat 1  (n) neutral  r3 building  R3 completed  #r1 castle, floor 1  + for your workers
cli-ark-letter-cloth = r
cli-ark-letter-spice = o
cli-ark-letter-carpenter = b
cli-ark-letter-silver = s
cli-ark-castle = Castle: floor { $floor }, { $placed ->
    [one] 1 piece
   *[other] { $placed } pieces
  }; the end begins with { $all }
cli-ark-squares = Castle squares by number, with what is seen from above (family and floor):
cli-ark-family = seal
cli-ark-value = value
cli-ark-mine = yours
cli-ark-pools = pieces by floor
cli-ark-open = Open cards: { $cards }; stack { $stack }
cli-ark-hand = Your hand
cli-ark-turns = The building and how it can be turned:
cli-ark-player = player
cli-ark-hand-size = cards
cli-ark-banners = banners
cli-ark-on-board = on board
cli-ark-own = workers
cli-ark-neutral = neutral
cli-ark-seals = seals
cli-ark-gold = gold
cli-ark-gold-before = gold before
cli-ark-building = building
cli-ark-open-squares = still open
cli-ark-pays = pays
