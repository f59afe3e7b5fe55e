## A plan in the ledger

plan-ledger-note = not sent; the same in every tab
plan-ledger-more = Something is still to be decided, at the table.
plan-ledger-send = Send the plan
plan-ledger-back = Take the last step back

## Arkadia: planning on from what is chosen

arkadia-plan-on = Plan on
arkadia-plan-on-title = Put this into the plan and decide what follows, before anything is sent
arkadia-asked-send = Send your plan.
arkadia-go-send = Send
arkadia-send-title = Everything is decided
arkadia-send-how = What follows shows once the plan is sent.

## Arkadia: kept plans side by side

arkadia-row-gold = Gold
arkadia-row-workers = Workers behind the screen
arkadia-row-workers-of = { $own } own, { $neutral } neutral
arkadia-row-others = Seals for the others
arkadia-row-sides = Open sides of the new building
arkadia-row-castle = Castle pieces
arkadia-row-points = Points now → after
arkadia-row-was = now { $was }
