first-games-arkwright-cards = Etwa 40 Minuten.

guide-then = Jede Art von Aktion einmal, dann spielst du allein weiter, mit Tipps.
guide-over-about = Spiel weiter: „Tipp“ in der Leiste sagt dir immer noch, was ein Bot tun würde.

guide-aim-strip = Ziel: am meisten wert sein.
guide-aim-strip-about = Dein Wert: deine Aktien × Wert einer Aktie; Verkäufe heben diesen Wert.
guide-aim-title = Du spielst um eine Zahl: was deine Firma wert ist
guide-aim-about = Du besitzt bis zu vier Fabriken. In jeder Runde wird eine Ware produziert und verkauft. Wer gut verkauft, dessen Aktien steigen.
guide-chain-1 = Arbeiter machen Waren
guide-chain-1-about = jede Arbeiterkarte einige
guide-chain-2 = Attraktives wird gekauft
guide-chain-2-about = niedriger Preis, Qualität, Vertrieb
guide-chain-3 = Du verdienst Geld
guide-chain-3-about = und zahlst die Löhne
guide-chain-4 = Deine Aktie steigt
guide-chain-4-about = für deine Verkäufe
guide-aim-sum = { $shares ->
    [one] eine Aktie
   *[other] { $shares } Aktien
  } × £{ $value } = £{ $worth }
guide-aim-sum-about = Das bist du jetzt; { $who } hat £{ $theirs }. Am Ende gewinnt die höchste Zahl.


guide-sum-good = { $good }, { $wait ->
    [0] diese Runde
    [1] nächste Runde
   *[other] in { $wait } Runden
  }: { $up ->
    [yes] { $n } mehr verkauft
    [no] { $n } weniger verkauft
   *[same] Erlös
  }
guide-sum-costs = Löhne, Maschinen, Fixkosten
guide-sum-paid = { $up ->
    [yes] jetzt verdient
   *[no] jetzt bezahlt
  }{ $sold ->
    [0] {""}
    [one] {""}, mit einer verkauften Aktie
   *[other] {""}, mit { $sold } verkauften Aktien
  }
guide-sum-total = zusammen, jede Ware einmal verkauft
guide-sum-worth = deine Aktien sind dann wert
guide-sum-hoped = deine Aktien, wenn niemand höher geht
guide-sum-money = Geld, diese Produktion bezahlt
guide-sum-income = verkaufte und verschiffte Waren
guide-sum-home = im Inland verkauft: { $n } × £{ $price }
guide-sum-ships = { $n } verschifft
guide-sum-production = Geld aus dieser Produktion

guide-note-again = £{ $paid } zahlst du einmal. Die £{ $gain } kommen in jedem Jahrzehnt: { $n ->
    [one] noch einmal in dieser Partie.
    [2] noch zweimal in dieser Partie, zusammen £{ $all }.
   *[other] noch { $n }-mal in dieser Partie, zusammen £{ $all }.
  } { $short ->
    [yes] Der Rest ist Aktienwert: £{ $worth } auf deine eigenen Aktien.
    [less] Bei diesen Preisen steigt deine Aktie weniger: £{ $worth } auf deine eigenen Aktien.
   *[no] {""}
  }
guide-note-cash = £{ $gain } mehr Geld gegen £{ $worth } weniger auf deine eigenen Aktien: Mit Geld kaufst du später Aktien.
guide-note-buys = Jetzt £{ $paid } für Aktien, die nach einer Runde Verkäufe £{ $worth } wert sind. Sie steigen mit jedem weiteren Verkauf.
guide-note-fades = Jetzt £{ $paid } für £{ $gain } aus den kommenden Verkäufen. Mit jeder Produktion geht ein Punkt Vertrieb verloren, es lohnt sich also meist nur einmal.
guide-note-share = Das kostet £{ $loss } mehr, als ein Jahrzehnt Verkäufe einbringt; was du dafür bekommst, ist Aktienwert: £{ $worth } auf deine eigenen Aktien.
guide-note-long = Ein Jahrzehnt Verkäufe deckt das nicht: £{ $loss } weniger. Es war das Beste, als der Bot die Partie von hier aus viele Male zu Ende spielte.
guide-note-opening = Vor der ersten Runde nehmen alle einen solchen Schritt oder eine Karte. Das kostet nichts.
guide-note-grows = Bisher { $factories ->
    [one] verliert die neue Fabrik
   *[other] verlieren die neuen Fabriken
  } £{ $loss } im Jahrzehnt: Noch fehlt eine Arbeiterkarte. Mit einer { $factories ->
    [one] macht sie
   *[other] machen sie je
  } { $n ->
    [one] eine Ware mehr
   *[other] { $n } Waren mehr
  }: Stell in einer der nächsten Runden ein.
guide-note-price-most = Kein anderer Preis bringt mehr Geld aus dieser Produktion.
guide-note-price-share = { guide-price-best } Aber so steigt deine Aktie { $n ->
    [one] einen Schritt mehr
   *[other] { $n } Schritte mehr
  }{ $open ->
    [yes] {""}, wenn niemand höher geht
   *[no] {""}
  }: £{ $worth } auf deine Aktien, und das bleibt.{ $short ->
    [yes] {" "}Der Rest ist Attraktivität: Ein Marker, der schon hoch liegt, bewegt die Nachfrage beim nächsten Mal weniger.
   *[no] {""}
  }
guide-note-price-rival = { guide-price-best } Aber so verkaufen die anderen { $n } weniger, und ihre Aktien steigen weniger.
guide-note-price-safe = { guide-price-best } Aber die anderen können ihre Attraktivität noch erhöhen: Mit { $appeal } verkauftest du dann weniger.
guide-note-price-long = { guide-price-best } Aber der Marker bleibt, wo du ihn hinlegst, und die Nachfrage auch: Dieser Preis war besser, als der Bot die Partie von hier aus viele Male zu Ende spielte.
guide-note-kept = Jetzt verschifft { $n ->
    [one] brächte eine Ware
   *[other] brächten { $n } Waren
  } £{ $money }, aber Schiffe und Marken sind knapp: Was du behältst, lässt sich beim nächsten Mal im Land verkaufen oder füllt später ein Schiff.
guide-note-sells-shares = Dein Geld reicht nicht: Dafür { $n ->
    [one] wird eine Aktie verkauft
   *[other] werden { $n } Aktien verkauft
  }. Kaufe später zurück, was du kannst.
guide-price-best = Das meiste Geld, £{ $less } mehr, brächte £{ $price } mit Attraktivität { $appeal }{ $shipped ->
    [0] {""}
    [one] {" "}(eine Ware verschifft)
   *[other] {" "}({ $shipped } Waren verschifft)
  }.

guide-part-stage = Deine Entscheidung
guide-part-stage-when = was jetzt entschieden wird
guide-part-company = Deine Firma
guide-part-company-when = kommt mit der ersten Aktion
guide-part-market = Markt
guide-part-market-when = kommt mit dem Preis
guide-part-board = Dein Plan
guide-part-board-when = kommt mit den Entwicklungen
guide-part-players = Spieler
guide-part-players-when = kommt mit der Börse
guide-part-log = Protokoll
guide-part-log-when = später: was alle getan haben

guide-step-found = Eröffne deine ersten Fabriken
guide-say-found = Was andere nicht machen, trifft auf weniger Konkurrenz.
guide-why-found = Jede Ware wird in ihrer eigenen Runde verkauft: Verschiedene Waren bringen in verschiedenen Runden Geld.
guide-step-build = Bauen
guide-say-build = Eine neue Fabrik verkauft eine weitere Ware; eine bessere Stufe hat mehr auf Preis und Attraktivität zu verteilen.
guide-why-build = Eine Bauaktion gilt für alle deine Fabriken: Tu so viel, wie du bezahlen kannst.
guide-step-employ = Arbeiter einstellen
guide-say-employ = Jede Arbeiterkarte macht bei jeder Produktion ihrer Fabrik mehr Waren.
guide-why-employ = Die Löhne steigen einmal, wie viele Karten du auch nimmst: Nimm mehrere auf einmal.
guide-step-automate = Automatisieren
guide-say-automate = Maschinen kosten in einer Produktion je £1, und Löhne steigen nur.
guide-why-automate = Die Waren bleiben gleich, und die Rechnung jeder Produktion sinkt.
guide-step-quality = Qualitätskarten legen
guide-say-quality = Eine Qualitätskarte erhöht den Preis oder die Attraktivität, je nachdem, wie du sie drehst, jedes Mal wieder.
guide-why-quality = Sie bleibt die ganze Partie und kann zu einer anderen Fabrik wechseln.
guide-step-distribution = Vertriebskarten legen
guide-say-distribution = Vertrieb ist Attraktivität umsonst, aber mit jeder Produktion geht ein Punkt verloren.
guide-why-distribution = Leg ihn dorthin, wo Waren sonst keinen Käufer fänden.
guide-step-exchange = Börse
guide-say-exchange = Am Ende zählen Aktien; Kredite sind Geld für jetzt; Schiffe befördern, was im Inland niemand gekauft hat.
guide-why-exchange = Eine früh gekaufte Aktie steigt mit jedem Verkauf. Was du hier auslässt, kannst du danach nicht nachholen.
guide-step-price = Setz den Preis
guide-say-price = Du verkaufst deine Attraktivität minus die Nachfrage: Jedes Pfund mehr kostet einen Punkt Attraktivität.
guide-why-price = Such den Preis, der am meisten bringt: verkaufte Waren × Preis, und was er mit der Aktie macht.
guide-step-develop = Eine Leiste entwickeln
guide-say-develop = Ein Schritt auf einer Leiste macht eine Art von Aktion für den Rest der Partie besser.
guide-why-develop = Früh gemachte Schritte werden öfter genutzt.
guide-step-card = Nimm eine Entwicklungskarte
guide-say-card = Die Karte gehört dir und wirkt von jetzt an, wie sie es sagt.
guide-why-card = Du hältst nur wenige Karten: Nimm, was zu deinen Fabriken passt.
guide-why-track-quality = Eine Aktion bringt dann mehr Qualität, einer Fabrik oder mehreren.
guide-why-track-distribution = Eine Aktion bringt dann mehr Attraktivität: nützlich, wo Waren keine Käufer fänden.
guide-why-track-cards = Jede weitere Karte hilft dauerhaft; mit voller Hand musst du dafür eine abgeben.
guide-why-track-machinery = Eine Aktion ersetzt dann mehr Arbeiter, und jeder spart einen Lohn in jeder Produktion.
guide-why-track-shipping = Was im Land niemand kauft, wird zu einem festen Preis verschifft: Ein größeres Schiff nimmt für dieselbe Marke mehr davon mit.
guide-why-track-exchange = Aktien entscheiden die Partie, und zum halben Preis ist jede doppelt so viel wert, wie du zahlst.
guide-why-card-entrepreneur = Ein Gleichstand um die höchste Attraktivität hebt niemandes Aktie, außer jemand hat diese Karte.
guide-why-card-trade-office = Schiffsmarken senken am Ende deinen Aktienwert; diese Karte spart einige.
guide-why-card-extra-shift = Eine Ware mehr kann die sein, die deine Aktie steigen lässt.
guide-why-card-workshop = Je mehr Fabriken Maschinen haben, desto mehr spart sie, in jeder Produktion.
guide-why-card-foreman = Sie spart am meisten, wo viele Arbeiter bezahlt werden, in jeder Produktion dieser Fabrik.
guide-why-card-broker = Sie lohnt sich am meisten, wenn eine Aktie teuer geworden ist: Du sparst die Hälfte, zweimal.
guide-why-card-inventor = Eine bessere Stufe hat mehr zwischen Preis und Attraktivität zu verteilen, und diese Karte bringt sie früher.
guide-why-card-developer = Sie spart £2 in jeder Produktion jeder Fabrik.
guide-why-card-contract = Sie lohnt sich, wenn du viele Waren auf einmal verschiffst.
guide-why-card-patent = Mit einer dritten Karte kannst du für eine weitere Fabrik werben.
guide-why-card-engineer = Die höchste Qualitätskarte, die es gibt: Preis oder Attraktivität für den Rest der Partie.
guide-why-card-large-warehouse = Waren ohne Platz gehen verloren; gelagerte werden später verkauft oder verschifft.
guide-step-use-card = Eine Karte benutzen
guide-say-use-card = Eine deiner Karten kann hier benutzt werden.
guide-why-use-card = Was sie bringt, ist jetzt mehr wert als aufgehoben.
guide-step-discard = Eine Karte ablegen
guide-say-discard = Nur so viele Karten dürfen gehalten werden: Leg die ab, die am wenigsten hilft.
guide-why-discard = Eine Karte, die deinen Fabriken nichts nützt, ist nur im Weg.
guide-step-sell = Im Inland verkaufen
guide-say-sell = Was eben gemacht wurde, wird verkauft, soweit der Markt es nimmt. Lagerware darf dazukommen, und was übrig ist, darf verschifft werden.
guide-why-sell = Jede im Inland verkaufte Ware bringt ihren Preis und hilft der Aktie; im Lager verdient sie nichts.
guide-step-ship = Waren verschiffen
guide-say-ship = Was im Inland niemand gekauft hat, kann zu einem festen Preis verschifft werden.
guide-why-ship = Jedes Schiff, das fährt, senkt deinen Wert am Ende ein wenig: Volle Schiffe lohnen sich am meisten.
guide-step-no-ship = Die Waren behalten
guide-say-no-ship = Was nicht verschifft wird, kommt ins Lager, soweit Platz ist.
guide-why-no-ship = Es kann in einer späteren Runde im Inland verkauft oder verschifft werden; jedes Schiff, das fährt, senkt deinen Wert am Ende ein wenig.
guide-step-store = Schaff Platz
guide-say-store = Lager sind klein: Was nicht passt, ist verloren.
guide-why-store = Behalte die Waren, für die Schiffe oder Markt am meisten zahlen.
guide-step-extra = Sofort produzieren
guide-say-extra = Jetzt gemachte Waren kommen ins Lager.
guide-why-extra = Sie können in einer späteren Runde verkauft oder verschifft werden.
guide-step-tie = Gleichstand auflösen
guide-say-tie = Der Unternehmer lässt dich unter Gleichen zuerst verkaufen.
guide-why-tie = Wer zuerst kommt, verkauft mehr.
guide-step-start-player = Bestimme, wer beginnt
guide-say-start-player = Wer den Preis zuletzt setzt, weiß, was die anderen verlangen.
guide-why-start-player = Wer beginnt, hat bei den Entwicklungen die erste Wahl.
guide-step-nothing = Hier nichts weiter
guide-say-nothing = Hier ist es am besten, alles zu lassen, wie es ist, und weiterzumachen.
guide-why-nothing = Was hier möglich wäre, kostet mehr, als es bringt.
guide-step-action = Wähle eine Aktion
guide-say-action = Eine Aktion je Zug, und sie gilt für alle deine Fabriken.
guide-why-action = Wähle sie, wenn sie mehreren Fabriken zugleich nützt.
