# Alle Partien einer Person als eine Datei.
games-title = Alle meine Partien
games-about = Als eine Datei, zum Aufbewahren oder zum Weiterspielen anderswo: auf einem anderen Gerät, in einem anderen Browser, auf einem Server. Laufende Partien kommen mit, wenn niemand sonst in ihnen spielt. Auch eine einzelne mitgenommene Partie wird hier geladen.
games-download = Alle meine Partien herunterladen
games-load = Partien laden
games-loading = Lade …
games-loaded =
  { $loaded ->
    [0] Keine Partie wurde aufgenommen
    [one] Eine Partie wurde aufgenommen
   *[other] { $loaded } Partien wurden aufgenommen
  }{ $known ->
    [0] .
    [one] ; eine war schon da.
   *[other] ; { $known } waren schon da.
  }{ $refused ->
    [0] { "" }
    [one] { " " }Eine ließ sich nicht lesen:
   *[other] { " " }{ $refused } ließen sich nicht lesen:
  }
