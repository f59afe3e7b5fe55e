# Orders ahead: a plan for the next turn, with conditions.

orders = Orders ahead
orders-plan = Plan my next turn
orders-change = Change my order
orders-title = Order for your next turn
orders-private = only you see it
orders-page = Your order at { $table }
orders-badge = Order
orders-about = The others have done nothing here until your turn. What they do is checked when it comes.
orders-back = Back to the table
orders-empty = Plan the turn with the controls of the table.
orders-steps = Steps of the order
orders-fold = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
  }, { $conditions ->
    [0] no condition
    [one] 1 condition
   *[other] { $conditions } conditions
  }
orders-only-if = Will be played when your turn comes, only if
orders-always = Will be played when your turn comes, if it is still possible and costs no more.
orders-conditions = Conditions
orders-stops = If something fails: it is not played, your clock runs, you get a notice.
orders-leave = Leave the order
orders-withdraw = Withdraw
orders-moved-on = Not left: your turn has come. Your order is kept here.
orders-to-table = To the table
orders-left-toast = Your order is left. Nobody else sees it.
orders-left-part = Your order is left. What it leaves open, you decide when your turn has come.
orders-add = Add
orders-add-title = Add a condition
orders-full = An order has at most { $most } conditions.
orders-remove = Remove this condition: { $condition }
orders-pick-kind = What
orders-pick-of = Of what
orders-pick-seat = Whose
orders-pick-op = How
orders-pick-value = Figure
orders-mine = mine
orders-op-at-least = is at least
orders-op-at-most = is at most
orders-op-equals = is exactly
orders-op-is-not = is not
orders-if-at-least = { $fact } is at least { $value }
orders-if-at-most = { $fact } is at most { $value }
orders-if-equals = { $fact } is exactly { $value }
orders-if-is-not = { $fact } is not { $value }
orders-now = now { $value }
orders-now-none = there is no such figure now
orders-holds = holds
orders-fails = would fail now
orders-held = held: { $value }
orders-failed = failed: { $value }
orders-failed-none = failed: there is no such figure any more
orders-left = Left { $at }. If something fails, you get a notice.
orders-waits = Your turn has come: your order is carried out within minutes.
orders-done-part = The order you left { $at } was carried out. The rest of the turn is yours to decide.
orders-done = Your turn was played by the order you left { $at }.
orders-noted = All right
orders-stopped-title = Your order was stopped
orders-done-title = Your order was carried out
orders-edit = Change
orders-stopped-condition = A condition failed.
orders-stopped-illegal = “{ $step }” is no longer possible. { $why }
orders-stopped-price = “{ $step }” would bring { $now } instead of { $noted }.
orders-stopped-hand-over = A bot played for you.
orders-stopped-substitute = Somebody else plays on this seat.
orders-stopped-resigned = You have resigned.
orders-stopped-revision = The rules of the table changed.
orders-unseen = Left { $at }. Nothing was sent, and nobody saw it.
orders-send = Send it nevertheless
orders-lay = Lay it in the tray
orders-away = Put it away
