# Die Szene einer Produktion.
cardgame-scene-title = Produktion: { $good }
cardgame-scene-play = Produktion abspielen
cardgame-scene-next = Weiter zu { $good }
cardgame-scene-on = Weiter
cardgame-scene-off = Produktionen in dieser Partie nicht mehr zeigen
cardgame-scene-line = Produktion
cardgame-scene-line-you = du { $n }
cardgame-scene-stage-home = Inlandsmarkt
cardgame-scene-stage-rest = Lager, Schiff
cardgame-scene-stage-value = Kosten und Wert
cardgame-scene-you = du
cardgame-scene-self = { $who } (du)
cardgame-scene-colour-first = der erste Gegner
cardgame-scene-colour-second = der zweite Gegner
cardgame-scene-colour-neutral = die neutrale Farbe
cardgame-scene-short-first = Erster
cardgame-scene-short-second = Zweiter
cardgame-scene-short-neutral = Neutral
cardgame-scene-drawn = Gezogen:
cardgame-scene-drawn-appeal = , Attrakt. { $before } → { $after }
cardgame-scene-drawn-opens = { " " }eröffnet, Attrakt. { $after }
cardgame-scene-drawn-demand = , Nachfrage { $before } → { $after }
cardgame-scene-drawn-share = { " " }nicht gezogen: eine Aktie, jetzt { $n }
cardgame-scene-begins = Gemacht: { $n }× { $good }
cardgame-scene-begins-about = Der Nachfragemarker steht bei { $demand }. Wer darüber steht, verkauft im Inland, je weiter, desto mehr.
cardgame-scene-stock = { $n ->
    [one] Eine weitere liegt in einem Lager.
   *[other] { $n } weitere liegen in den Lagern.
}
cardgame-scene-home = England will, was über { $demand } steht
cardgame-scene-home-you = Deine Attraktivität { $appeal } verkauft bis zu { $limit }: { $sold } zu £{ $price } verkauft, £{ $income }.
cardgame-scene-home-none = { $limit ->
    [0] Deine Attraktivität { $appeal } liegt nicht darüber: Niemand kauft.
   *[other] Deine Attraktivität { $appeal } würde bis zu { $limit } verkaufen, aber es ist nichts zu verkaufen da.
}
cardgame-scene-home-others = Die Gegner haben im Inland verkauft: { $list }.
cardgame-scene-unsold = { $n ->
    [one] Ohne Käufer: { $names }.
   *[other] Ohne Käufer: { $names }.
}
cardgame-scene-later = Verkaufen noch: { $names }.
cardgame-scene-rest = Was übrig ist, wird verschifft oder gelagert
cardgame-scene-rest-none = Niemand verschifft etwas.
cardgame-scene-rest-nothing = Nichts ist übrig
cardgame-scene-rest-ship = { $n ->
    [one] Eine übrig: Du verschiffst sie
   *[other] { $n } übrig: Du verschiffst sie
}
cardgame-scene-rest-store = { $n ->
    [one] Eine übrig: Du behältst sie
   *[other] { $n } übrig: Du behältst sie
}
cardgame-scene-ship = { $ships ->
    [one] Ein Schiff befördert { $n }: +£{ $money }.
   *[other] { $ships } Schiffe befördern { $n }: +£{ $money }.
}
cardgame-scene-token = Jedes Schiff bringt eine Schiffsmarke: Am Ende der Partie sinkt der Wert nach der Reihe der Marken.
cardgame-scene-saved = Das Handelskontor spart eine Schiffsmarke.
cardgame-scene-stored = { $n ->
    [one] Eine liegt in deinem Lager.
   *[other] { $n } liegen in deinen Lagern.
}
cardgame-scene-wasted = { $n ->
    [one] Eine findet keinen Platz und ist verloren.
   *[other] { $n } finden keinen Platz und sind verloren.
}
cardgame-scene-ships = { $who } verschifft { $n } für £{ $money }.
cardgame-scene-rises = Dein Wert steigt um { $n }
cardgame-scene-stays = Dein Wert bleibt
cardgame-scene-risen = Wert: { $list }
cardgame-scene-risen-none = Kein Wert steigt
cardgame-scene-enough = Du hast mindestens { $enough } im Inland verkauft: +1.
cardgame-scene-few = Du hast weniger als { $enough } im Inland verkauft. Verschiffte Waren zählen nie.
cardgame-scene-highest = Unter denen, die das geschafft haben, ist deine Attraktivität { $appeal } die höchste: +1.
cardgame-scene-highest-other = Die höchste Attraktivität unter denen mit genug Verkäufen: { $who } mit { $appeal }.
cardgame-scene-favoured = Der Unternehmer löst den Gleichstand auf: { $who } +1.
cardgame-scene-tied = Attraktivität { $appeal } ist die höchste, aber nicht allein: Ein Gleichstand bringt nichts.
cardgame-scene-end = Die Leiste ist zu Ende: nicht weiter.
cardgame-scene-share = { $who } hat weniger als { $enough } verkauft und nimmt stattdessen eine Aktie.
cardgame-scene-fund = { $loans ->
    [one] Geld fehlte: ein Kredit des Notfonds, £{ $money }.
   *[other] Geld fehlte: { $loans } Kredite des Notfonds, £{ $money }.
}
cardgame-scene-broke = Die Kosten können nicht bezahlt werden: bankrott.
cardgame-scene-fades = { $n ->
    [0] Dein Vertrieb ist aufgebraucht.
   *[other] Dein Vertrieb sinkt auf { $n }.
}
cardgame-scene-foreseen = Deine Vorschau sagte: { $sells } im Inland verkauft und £{ $money } Geld.
cardgame-scene-foreseen-value = Deine Vorschau sagte einen Aktienwert von £{ $value } voraus.
cardgame-scene-foreseen-ships = Sie rechnete mit { $n } verschifften, du hast { $shipped } verschifft.
cardgame-scene-foreseen-right = Es kam, wie deine Vorschau sagte.
cardgame-scene-cause = { $deed }: allein { $effect }.
cardgame-scene-cause-none = Kein Zug nach deinem hat es allein bewirkt: Es kam von mehreren zusammen oder von dem, was in der Produktion entschieden wurde.
cardgame-scene-deed = { $who } ({ $changes })
cardgame-scene-the-draw = Die Ziehung der Gegner
cardgame-scene-effect-sold = { $n } verkauft
cardgame-scene-effect-value = { $n } Wert
cardgame-scene-change = { $what ->
    [price] Preis
    [appeal] Attraktivität
    [demand] Nachfrage
   *[wage] Lohn
  } { $before } → { $after }
cardgame-scene-change-new = neue Fabrik bei { $after }
cardgame-scene-result = Du hast { $sold } im Inland verkauft und £{ $money }; eine Aktie ist £{ $value } wert.
cardgame-scene-result-watch = { $sold } im Inland verkauft.
cardgame-scene-scale = Attraktivität { $appeal }, Nachfrage { $demand }: { $n } im Inland verkauft
cardgame-scene-scale-limit = Attraktivität { $appeal }, Nachfrage { $demand }: bis zu { $limit } im Inland verkauft
cardgame-scene-sellers = Alle mit einem Marker auf der Leiste, nach Attraktivität
cardgame-scene-col-who = Nach Attrakt.
cardgame-scene-col-scale = Nachfrage { $demand }, Attrakt.
cardgame-scene-col-sold = Im Inland
cardgame-scene-col-rest = Übrig
cardgame-scene-col-costs = Kosten
cardgame-scene-col-net = Netto
cardgame-scene-col-value = Wert
cardgame-scene-makes = { $stock ->
    [0] macht { $n }
   *[other] macht { $n }, hat { $stock }
}
cardgame-scene-stands = verkauft nichts
cardgame-scene-opponent = Gegner
cardgame-scene-at-home = im Inland
cardgame-scene-rest-shipped = { $n } verschifft: £{ $money }
cardgame-scene-rest-stored = { $n } gelagert
cardgame-scene-rest-wasted = { $n } verloren
cardgame-scene-rest-left-nothing = nichts
cardgame-scene-no-costs = keine Kosten
cardgame-scene-shares = Aktien { $before } → { $after }
cardgame-scene-step-enough = { $enough } oder mehr verkauft
cardgame-scene-step-few = weniger als { $enough } verkauft
cardgame-scene-step-highest = höchste Attrakt.
cardgame-scene-step-tied = gleich, höchste Attrakt.
cardgame-scene-step-favoured = Gleichstand durch den Unternehmer gelöst
cardgame-scene-step-end = Ende der Leiste
cardgame-scene-step-share = stattdessen eine Aktie
