## A plan in the ledger

plan-ledger-note = not sent; the same in every tab
plan-ledger-more = Something is still to be decided, at the table.
plan-ledger-send = Send the plan
plan-ledger-back = Take the last step back
