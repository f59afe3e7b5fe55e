## Fragen mit wenigen Antworten, und die Preisskala

arkwright-question-deliver = Vertrag: { $n }× { $good } zu je £{ $base } liefern?
arkwright-question-patron = 1× { $good } für £{ $price } an den Mäzen verkaufen?
arkwright-question-jubilee = 1× { $good } für £{ $price } zum Jubiläum verkaufen?
arkwright-question-row-on = Die höchste Reihe produzieren lassen ({ $good })?
arkwright-question-row-off = Die höchste Reihe schließen ({ $good })?
arkwright-question-stock = { $good } für £{ $price } vom Lager verkaufen?
arkwright-question-shift-work = Sonderschichten für { $good }?
arkwright-question-lose = Welche Ware geht verloren?
arkwright-left-lose = Kein Platz für { $n ->
    [one] eine Ware
   *[other] { $n } Waren
}
arkwright-lose = Verlieren
arkwright-lose-have = { $n } auf Lager
arkwright-lose-n = { $n }× { $good } verlieren
arkwright-question-dismiss = Hafenarbeiter entlassen?

arkwright-answer-no-scrap = Schiffe behalten
arkwright-answer-no-deliver = Behalten
arkwright-answer-no-patron = Nicht an den Mäzen
arkwright-answer-no-jubilee = Nicht zum Jubiläum
arkwright-answer-no-row-off = Reihe behalten
arkwright-answer-no-shift-work = Keine Sonderschichten
arkwright-answer-none = Nichts davon
arkwright-answer-stop = Behalten
arkwright-answer-all = { $words }, { $n ->
    [one] das einzige
   *[other] alle { $n }
  }
arkwright-answer-fired = Alle { $n } zu den Entlassenen

arkwright-answer-assumed = wie in der Vorschau angenommen
arkwright-answer-fulfilled = Vertrag erfüllt
arkwright-answer-stays = Vertrag bleibt
arkwright-answer-rises = Vertrag steigt auf { $n }
arkwright-answer-lost = { $n ->
    [one] 1 geht verloren, kein Platz
   *[other] { $n } gehen verloren, kein Platz
  }
arkwright-answer-stored = { $n } eingelagert
arkwright-answer-kept = { $n } im Lager behalten
arkwright-answer-share = Aktie { $steps }
arkwright-answer-money = { $before } → { $after } nach dieser Produktion

arkwright-next-asked = Nächste Frage: { $phases }.
arkwright-next-none = Keine weitere Frage.

arkwright-scale-title = Preis für { $good }
arkwright-scale-new = Neue Fabrik, Preis: { $good }
arkwright-scale-begins = Beginnt beim höchsten Preis, der alles verkauft.
arkwright-scale-later = Würde es als Nächstes produziert.
arkwright-scale-goods = Wessen Preis
arkwright-scale-price = Preis
arkwright-scale-appeal = Attrakt.
arkwright-scale-sells = Verk. · £
arkwright-scale-share = Aktie
arkwright-scale-cash = Kasse danach
arkwright-scale-cash-later = Kasse dann
arkwright-scale-ships = liefert { $n } für den Vertrag
arkwright-scale-most = meiste Kasse
arkwright-scale-short = Aktien oder Kredite sind zum Zahlen nötig
arkwright-scale-said = Preis £{ $price }: Attraktivität { $appeal }, verkauft { $sells } von { $makes } für £{ $income }, Aktie { $share }, Kasse danach { $cash }
arkwright-scale-now = £{ $price }: Attraktivität { $appeal }, verkauft { $sells } von { $makes }.
arkwright-scale-instead = Bei £{ $price }: Aktie { $share }, { $money }.
arkwright-lay = { $n ->
    [0] Preis behalten
    [one] £{ $price } legen
   *[other] { $n } Preise legen
  }
arkwright-lay-send = { $n ->
    [0] Preis behalten, senden
    [one] £{ $price } legen, senden
   *[other] { $n } Preise legen, senden
  }
