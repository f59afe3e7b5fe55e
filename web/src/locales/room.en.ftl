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
