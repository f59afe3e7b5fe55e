# All games of a reader as one file.
games-title = All my games
games-about = As one file, to keep or to go on elsewhere: on another device, in another browser, on a server. Games that are still running go along when nobody else plays in them. A single game that was taken along is loaded here, too.
games-download = Download all my games
games-load = Load games
games-loading = Loading …
games-loaded =
  { $loaded ->
    [0] No game was taken in
    [one] One game was taken in
   *[other] { $loaded } games were taken in
  }{ $known ->
    [0] .
    [one] ; one was here already.
   *[other] ; { $known } were here already.
  }{ $refused ->
    [0] { "" }
    [one] { " " }One could not be read:
   *[other] { " " }{ $refused } could not be read:
  }
