## Turns in short: what was done, without who did it

line-lot = castle lot ({ $size }), corner on { $cell }
line-laid = lays { arkadia-a-card } on { $cell }{ $tents ->
    [0] { "" }
    [one] , 1 neutral worker
   *[other] , { $tents } neutral workers
  }
line-worker = introduces { $own ->
    [0] a neutral worker
   *[other] a worker
  } on { $cell }{ $tent ->
    [0] { "" }
   *[other] , on a tent
  }
line-worker-many = introduces { $count } { $own ->
    [0] neutral workers
   *[other] workers
  } on { $cells }
line-completed = encloses { arkadia-the-form } on { $cell } ({ arkadia-of-family })
line-paid = gets { $n }{ $extra ->
    [0] { "" }
   *[other] { " " }+ { $extra }
  } { arkadia-of-family }
line-castle = castle, floor { $floor }: { arkadia-of-family } { arkadia-over-family }, value { $value_before } → { $value_after }
line-floor = floor { $floor } is full; { $left ->
    [one] 1 piece joins
   *[other] { $left } pieces join
  } the pool of the third
line-took = takes { arkadia-a-card }
line-drew = draws from the stack
line-drew-card = draws { arkadia-a-card } from the stack
line-turned = new open card: { arkadia-a-card }
line-banner = banner: { $workers ->
    [0] no workers are left
    [one] 1 worker
   *[other] { $workers } workers
  }
line-sold = sells { $n } { arkadia-of-family } at { $value }: { $gold } gold
line-passed = passes
line-end-begins = the second floor is full
line-last-round = the last round begins
line-stuck = nobody could do anything for a whole round
line-final = { $gained } gold for the remaining seals, { $gold } in all

## What has a band of its own

band-last-round = The last round
band-end = The game is over
