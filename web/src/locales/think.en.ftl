## Thinking ahead: what the others may still do

think-others = What the others do
think-reading-hold = hold
think-reading-repeat = repeat
think-reading-best = best reply
think-could-be = could be
think-could-cash = Could be { $low }–{ $high }.
think-could-share = Share space could be { $low }–{ $high }.
think-range = { $low }–{ $high }
think-pounds-range = { $low }–{ $high }
think-from-to = { $low } to { $high }
think-firm = firm
think-whatever = No reply tried changes it.
think-why-range = Why the range?
think-cause = { $deed ->
    [appeal] If { $who } moves from appeal { $before } to { $after }
    [makes] If { $who } makes { $after } instead of { $before }
    [built] If { $who } builds a factory for it
    [level] If { $who } modernises to level { $after }
    [hires] If { $who } hires { $after ->
        [one] a worker
       *[other] { $after } workers
      } for other goods
    [draw] If { $who } is drawn from the bag
   *[machines] If { $who } puts in machines
  }, { $effect ->
    [sells] you sell { $is } instead of { $was }.
    [wage] a worker costs £{ $is } instead of £{ $was }.
    [share] your share value ends on space { $is } instead of { $was }.
    [value] a share is worth £{ $is } instead of £{ $was }.
   *[cash] you end with £{ $is } instead of £{ $was }.
  }
think-cause-together = Only several of them together can change it.

## The cycles to come

think-cycles = The cycles to come, if nothing else is done
think-cycle-0 = now
think-cycle-1 = next
think-cycle-2 = then
think-cycle-title = { $good }, { $year }: what it brings if nothing else is done
think-cycle-short = cash runs out

## Before it hurts

think-short-sold = { $shares ->
    [0] { $loans ->
        [one] { $loans } loan
       *[other] { $loans } loans
      }
    [one] { $shares } share
   *[other] { $shares } shares
  }
think-hurt-plan = This plan is short of cash: the bank takes { $lost }.
think-hurt-sale = The sale leaves too little cash: the bank takes { $lost }.
think-hurt-how = Space { $from } → { $to }, worth £{ $worth } → £{ $then }.
think-hurt-shares = { $n ->
    [one] { $n } share
   *[other] { $n } shares
  }
think-hurt-loans = { $n ->
    [one] { $n } loan
   *[other] { $n } loans
  }
think-hurt-spaces = { $n ->
    [one] { $n } space
   *[other] { $n } spaces
  }
think-send-hurts = { $shares ->
    [0] { $loans ->
        [one] Send, take { $loans } loan
       *[other] Send, take { $loans } loans
      }
    [one] Send, sell { $shares } share
   *[other] Send, sell { $shares } shares
  }
think-send-sale = { $shares ->
    [0] { $loans ->
        [one] Send; the sale costs { $loans } loan
       *[other] Send; the sale costs { $loans } loans
      }
    [one] Send; the sale costs { $shares } share
   *[other] Send; the sale costs { $shares } shares
  }
think-marker-hurts = { $shares ->
    [0] { $loans ->
        [one] takes { $loans } loan
       *[other] takes { $loans } loans
      }
    [one] sells { $shares } share
   *[other] sells { $shares } shares
  }
think-send-fund = { $loans ->
    [one] Send, { $loans } emergency loan
   *[other] Send, { $loans } emergency loans
  }
think-send-bankrupt = Send, and go bankrupt
think-could-fund = { $loans ->
    [one] It may take 1 emergency loan, which takes a share at the end.
   *[other] It may take up to { $loans } emergency loans; each takes a share at the end.
  }
think-could-bankrupt = It may end in bankruptcy.
think-hurt-fund = { $loans ->
    [one] Too little cash: 1 emergency loan, which takes a share at the end.
   *[other] Too little cash: { $loans } emergency loans, each takes a share at the end.
  }
think-hurt-bankrupt = This leaves too little cash, and no loans are left: the company goes bankrupt and the game ends.
think-obsolete-soon = from { $year }: { $workers ->
    [one] { $workers } more worker
   *[other] { $workers } more workers
  }
think-obsolete-about = From { $year } every factory up to level { $level } takes { $workers ->
    [one] { $workers } more worker
   *[other] { $workers } more workers
  }, who are paid as well.

## Kept plans

think-keep = Keep
think-keep-title = Keep this plan, to compare it with others (K)
think-keep-full = Four plans are kept: let one go first.
think-compare = Compare { $n }
think-compare-title = Compare the kept plans (C)
think-kept-title = Kept plans
think-kept-note = { $n } of 4 · the others { $reading ->
    [repeat] repeat
    [best] give their best reply
   *[hold] hold
  }
think-kept-foot = ● the best of its row. Plans are kept until the cycle ends; a plan that is no longer possible stays, with its reason.
think-kept-foot-turn = ● the best of its row. Plans are kept until the turn ends; a plan that is no longer possible stays, with its reason.
think-kept-count = { $n } of { $most }
think-kept-beside = A beside
think-kept-result = Result
think-kept-take-row = Take up or send
think-kept-here = In the tray
think-kept-take = Take up { $letter }
think-kept-send = Send { $letter }
think-kept-drop = Let plan { $letter } go
think-kept-none = No plan is kept yet: K keeps the one in the tray.
think-kept-unknown = Known once it is sent
think-row-sold = { $good } sold
think-row-shipped = Shipped
think-row-cash = Cash after
think-row-share = Share space, value
think-row-worth = Worth
think-row-sum = Cash and worth
think-row-cycle = { $good } { NUMBER($year, useGrouping: 0) }, then
think-row-cycles = The { $n } cycles to come together
think-row-hurt = It costs
think-row-price = Price, appeal
think-row-value = Share value

## True standing

think-standing-now = counted now
think-standing-about = What the final count would give now: goods in stock sold, loans repaid, cash turned into shares, open contracts paid for.
think-order = Order of this cycle
think-order-done = has acted
think-order-now = acts now
think-order-later = still to act
think-free-markers = Markers not on the table
think-contract = Contract
think-chart-short = Worth so far
think-chart = Worth by the final count, cycle by cycle
think-odds-title = Out of the bag
think-odds-line = { $n } of { $of }
think-sandbox = Try it out
think-sandbox-title = Open this position as a table of your own, with bots for the others
think-sandbox-here = You try a plan out here. Your game waits as you left it.
think-sandbox-back = Back to your game
think-sandbox-name = { $table }, tried out
