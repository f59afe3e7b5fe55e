# The scene of a building that is enclosed.
arkadia-scene-title = { $who } encloses { $form ->
   *[house] a house
    [farm] a farm
    [tavern] a tavern
    [mill] a mill
    [smithy] a smithy
    [trade] a trade centre
    [monastery] a monastery
} on { $cell }
arkadia-scene-title-you = You enclose { $form ->
   *[house] a house
    [farm] a farm
    [tavern] a tavern
    [mill] a mill
    [smithy] a smithy
    [trade] a trade centre
    [monastery] a monastery
} on { $cell }
arkadia-scene-on = Go on
arkadia-scene-result = Result
arkadia-scene-off = Don’t show enclosed buildings again in this game
arkadia-scene-line = { $form } · { $stage }
arkadia-scene-stage-enclosed = Enclosed
arkadia-scene-stage-seals = Seals
arkadia-scene-stage-castle = Castle
arkadia-scene-you = you
arkadia-scene-around = { $n ->
    [0] Everything around it is occupied; nobody has a worker beside it
    [one] Everything around it is occupied: one worker stands beside it
   *[other] Everything around it is occupied: { $n } workers stand beside it
}{ $neutral ->
    [0] .
    [one] , and a neutral one.
   *[other] , and { $neutral } neutral ones.
}
arkadia-scene-seals = One seal for each own worker beside it, and the seal that lay on it for the player whose turn it is.
arkadia-scene-gets = { $who } { $n }
arkadia-scene-paid = Seals of { $family }: { $list }.
arkadia-scene-pays = Who gets seals of { $family }
arkadia-scene-workers = { $n ->
    [one] 1 worker
   *[other] { $n } workers
}
arkadia-scene-turn = their turn
arkadia-scene-turn-you = your turn
arkadia-scene-neutral = Neutral
arkadia-scene-no-seals = no seals, they stay
arkadia-scene-laid = On the castle: { $family }.
arkadia-scene-laid-over = On the castle: { $family } over { $under }.
arkadia-scene-worth = { $family }: { $before } → { $after }.
arkadia-scene-same = It covers a piece of its own kind: no value changes.
arkadia-scene-no-piece = No piece is left for the castle.
arkadia-scene-held = You hold { $n } { $seal }: **{ $before } → { $after } gold**.
arkadia-scene-new = { $n ->
    [one] The new seal of { $who } ({ $family }) is worth **{ $gold }**.
   *[other] The { $n } new seals of { $who } ({ $family }) are worth **{ $gold }**.
}
arkadia-scene-new-you = { $n ->
    [one] Your new seal ({ $family }) is worth **{ $gold }**.
   *[other] Your { $n } new seals ({ $family }) are worth **{ $gold }**.
}
