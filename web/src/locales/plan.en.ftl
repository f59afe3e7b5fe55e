## A plan in the ledger

plan-ledger-note = not sent; the same in every tab
plan-ledger-more = Something is still to be decided, at the table.
plan-ledger-send = Send the plan
plan-ledger-back = Take the last step back

## When the table goes on without the plan

plan-parked = Your plan waits until it is your turn again.
plan-parked-undo = { $who } has taken a decision back. Your plan waits until it is your turn again.
plan-elsewhere = Your seat has decided meanwhile, in another window or by a bot. The plan that was here is dropped.
plan-offline = No connection: this step is not in your plan. Press again when the connection is back.
plan-shortened = The table has changed: { $left } of { $of } steps of your plan are left. Not possible any more: { $step }
