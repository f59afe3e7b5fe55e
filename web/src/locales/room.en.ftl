# The tray: what does not fit into its two lines opens upwards.
room-steps = { $n ->
    [one] 1 step
   *[other] { $n } steps
}
room-plan = Your plan, not sent: { $plan }
room-choices = Choices
room-choices-hide = Hide the choices
room-choices-show = Show the choices
room-moves = { $n ->
    [one] 1 move
   *[other] { $n } moves
}
# An empty place says what a factory there costs, makes and sells.
room-lot-none = no factory
room-lot-cost = Level { $level } costs
room-lot-crew = Row 1 hires
room-lot-workers = { $n ->
    [one] 1 worker
   *[other] { $n } workers
}
room-lot-makes = makes
room-lot-goods = { $n } a cycle
room-lot-at = at £{ $price }
room-lot-appeal = appeal { $n }
room-lot-sells = sells
room-lot-of = { $n } of { $made }
room-lot-net = each cycle
room-lot-share = share
