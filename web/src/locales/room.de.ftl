# Die Ablage: Was nicht in ihre zwei Zeilen passt, öffnet sich nach oben.
room-steps = { $n ->
    [one] 1 Schritt
   *[other] { $n } Schritte
}
room-plan = Dein Plan, nicht gesendet: { $plan }
room-choices = Auswahl
room-choices-hide = Auswahl verbergen
room-choices-show = Auswahl zeigen
room-moves = { $n ->
    [one] 1 Zug
   *[other] { $n } Züge
}
# Ein leerer Platz sagt, was eine Fabrik dort kostet, macht und verkauft.
room-lot-none = keine Fabrik
room-lot-cost = Stufe { $level } kostet
room-lot-crew = Reihe 1 braucht
room-lot-workers = { $n ->
    [one] 1 Arbeiter
   *[other] { $n } Arbeiter
}
room-lot-makes = macht
room-lot-goods = { $n } je Zyklus
room-lot-at = zu £{ $price }
room-lot-appeal = Attraktivität { $n }
room-lot-sells = verkauft
room-lot-of = { $n } von { $made }
room-lot-net = je Zyklus
room-lot-share = Aktie
