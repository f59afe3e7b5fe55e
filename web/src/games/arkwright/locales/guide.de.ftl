first-games-spinning-jenny = Das kürzeste Arkwright, etwa 45 Minuten.
first-games-spinning-mule = Mit Entwicklungsplättchen und Ereignissen.
first-games-water-frame = Das ganze Spiel, etwa zwei Stunden.
guide-acts = Wozu jede Aktion da ist
guide-act-factory = Bauen, modernisieren oder schließen, dann dort Preise setzen.
guide-act-quality = Mehr Attraktivität auf Dauer, dann dort Preise setzen.
guide-act-workers = Reihen und Lagerplätze füllen oder Leute entlassen; dann einen Sondermarker nehmen.
guide-act-workers-plain = Reihen füllen oder Leute entlassen; dann einen Sondermarker nehmen.
guide-act-distribution = Mehr Attraktivität für den nächsten Verkauf, in einer oder mehreren Fabriken; dann dort Preise setzen.
guide-act-exchange = Aktien, Kredite, Lagerware, Verträge; dann einen Sondermarker nehmen.
guide-act-exchange-plain = Aktien und Kredite; dann einen Sondermarker nehmen.
guide-act-machinery = Maschinen anstelle von Arbeitern; dann einen Sondermarker nehmen.
guide-act-production = Einige Reihen einer Fabrik laufen sofort, für das Lager.
guide-act-ship = Eines deiner Schiffe fährt und liefert Verträge; dann einen Sondermarker nehmen.
guide-act-reorganization = Keine Hauptaktion und keine Kosten, aber ein Preis und ein Sondermarker.

guide-then = Jede Art von Aktion einmal, dann spielst du allein weiter, mit Tipps.
guide-over-about = Spiel weiter: „Tipp“ in der Leiste sagt dir immer noch, was ein Bot tun würde.

guide-aim-strip = Ziel: am meisten wert sein.
guide-aim-strip-about = Dein Wert: deine Aktien × Wert einer Aktie; Verkäufe heben diesen Wert.
guide-aim-title = Du spielst um eine Zahl: was deine Firma wert ist
guide-aim-about = Du besitzt Fabriken. Viermal in jedem Jahrzehnt wird eine Ware produziert und verkauft. Wer gut verkauft, dessen Aktien steigen.
guide-chain-1 = Arbeiter machen Waren
guide-chain-1-about = eine volle Reihe, jeden Zyklus
guide-chain-2 = England kauft
guide-chain-2-about = das Attraktivste zuerst
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
    [0] dieser Zyklus
    [1] nächster Zyklus
   *[other] in { $wait } Zyklen
  }: { $up ->
    [yes] { $n } mehr verkauft
    [no] { $n } weniger verkauft
   *[same] Erlös
  }
guide-sum-costs = Löhne und Maschinen
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
guide-sum-money = Kasse, diese Produktion bezahlt

guide-with-next = Die Preise, die du danach setzt, sind eingerechnet.

guide-note-again = £{ $paid } zahlst du einmal. Die £{ $gain } kommen jedes Mal, wenn alle Waren verkauft wurden: { $n ->
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
guide-note-fades = Jetzt £{ $paid } für £{ $gain } aus den kommenden Verkäufen. Mit jedem Verkauf geht ein Punkt Vertrieb verloren, es lohnt sich also meist nur einmal.
guide-note-share = Das kostet £{ $loss } mehr, als eine Runde Verkäufe einbringt; was du dafür bekommst, ist Aktienwert: £{ $worth } auf deine eigenen Aktien.
guide-note-long = Eine Runde Verkäufe deckt das nicht: £{ $loss } weniger. Es war das Beste, als der Bot die Partie von hier aus viele Male zu Ende spielte.
guide-note-sells-shares = Deine Kasse reicht nicht: Dafür { $n ->
    [one] wird eine Aktie verkauft
   *[other] werden { $n } Aktien verkauft
  }. Kaufe später zurück, was du kannst.
guide-note-bill = Die £{ $n }, die von deinen £{ $cash } abgehen, bezahlen deine ersten zwei Fabriken: Sie stehen schon.

guide-part-company = Deine Firma
guide-part-company-when = deine Fabriken
guide-part-jobs = Arbeitsmarkt
guide-part-jobs-when = kommt mit den Arbeitern
guide-part-appeal = Attraktivität
guide-part-appeal-when = kommt mit den Preisen
guide-part-admin = Verwaltung
guide-part-admin-when = kommt mit dem ersten Marker
guide-part-time = Zeittafel
guide-part-time-when = später: was die Jahrzehnte bringen
guide-part-track = Aktienwert
guide-part-track-when = kommt mit der Börse
guide-part-harbour = Hafen
guide-part-harbour-when = später: Schiffe und Verträge
guide-part-forecast = Vorschau
guide-part-forecast-when = kommt mit den Preisen
guide-part-players = Spieler
guide-part-players-when = kommt mit der Börse
guide-part-log = Protokoll
guide-part-log-when = später: was alle getan haben

guide-step-found = Gründe eine Fabrik
guide-say-found = Deine ersten Fabriken. Eine Ware, die wenige andere machen, verkauft sich besser.
guide-why-found = Grundqualität minus Preis ist die Attraktivität, mit der du beginnst: Drei oder vier verkauft sich gut.
guide-step-workers = Arbeiter einstellen
guide-say-workers = Eine volle Reihe macht in jedem Zyklus Waren. Was blau markiert ist, ist noch nicht gesendet.
guide-why-workers = Jeder Arbeiter wird bei jeder Produktion bezahlt, und jeder, den du einstellst, ist ein Kunde mehr für alle.
guide-step-factory = Arbeite an deinen Fabriken
guide-say-factory = Eine neue Fabrik ist eine weitere Ware zum Verkaufen; eine moderne macht mit denselben Leuten mehr.
guide-why-factory = Jede Ware wird einmal im Jahrzehnt verkauft: Mit mehr Fabriken wird öfter etwas von dir verkauft.
guide-step-shut = Eine Fabrik schließen
guide-say-shut = Eine geschlossene Fabrik kostet keine Löhne, aber ihre Ware wird nicht mehr verkauft.
guide-why-shut = Es lohnt sich nur, wo die Löhne höher sind als das, was die Ware einbringt.
guide-step-quality = Erhöhe die Qualität
guide-say-quality = Qualität ist Attraktivität, die die ganze Partie bleibt.
guide-why-quality = Ein Punkt Attraktivität mehr verkauft früher oder lässt dich bei gleicher Attraktivität ein Pfund mehr verlangen.
guide-step-distribution = Fördere den Vertrieb
guide-say-distribution = Auch Vertrieb ist Attraktivität, aber bei jedem Verkauf der Ware geht ein Punkt davon verloren.
guide-why-distribution = Er ist billig, und ein Marker wirkt in mehreren Fabriken: gut vor Verkäufen, die bald kommen.
guide-step-machinery = Kauf Maschinen
guide-say-machinery = Eine Maschine tut die Arbeit eines Arbeiters, bei jeder Produktion für £1 statt für den Lohn.
guide-why-machinery = Die Löhne steigen, je leerer der Arbeitsmarkt wird; eine Maschine kostet weiterhin £1.
guide-step-exchange = Handle mit Aktien
guide-say-exchange = Am Ende zählen eigene Aktien; jede kostet, was sie jetzt wert ist.
guide-why-exchange = Eine früh gekaufte Aktie steigt mit jedem Verkauf. Behalte genug Geld für die nächsten Löhne.
guide-step-sell-shares = Verkauf Aktien
guide-say-sell-shares = Jetzt verkaufte Aktien sind Geld zum Bezahlen; du kannst sie später zurückkaufen.
guide-why-sell-shares = Verkauf so wenige wie nötig: Jede von ihnen zählt am Ende.
guide-step-prices = Setz die Preise
guide-say-prices = Jedes Pfund weniger ist ein Punkt Attraktivität mehr. Die attraktivsten Waren werden zuerst gekauft.
guide-why-prices = Steh knapp über dem nächsten Verkäufer, nicht mehr: Ein verschenktes Pfund fehlt bei jeder verkauften Ware.
guide-step-special = Nimm einen Sondermarker
guide-say-special = Du handelst, indem du Marker legst, jeden einmal im Jahrzehnt. Ein Sondermarker ist eine kostenlose Zugabe, die dir bleibt: ein weiterer Marker für eine Aktion oder ein Plättchen mit dauernder Wirkung.
guide-why-special = Er gehört dir für den Rest der Partie. Nimm, was zu deinen nächsten Aktionen passt.
guide-why-tile-broker = Aktien entscheiden die Partie: Du kannst welche kaufen, ohne eine Aktion zu brauchen.
guide-why-tile-charisma = Gleichstände um die Boni sind häufig, und jeder gewonnene hebt deinen Aktienwert.
guide-why-tile-foreman = Es spart am meisten, wo viele Arbeiter bezahlt werden, in jeder Produktion dieser Fabrik.
guide-why-tile-inventor = Eine moderne Fabrik stellt mit denselben Leuten mehr her, und dieses Plättchen bringt sie früher.
guide-why-tile-school = Du kannst eine Reihe schließen, deren Waren niemand kaufen würde, und sparst ihre Löhne.
guide-why-tile-engineer = Qualität ist Attraktivität, die bleibt: Mit diesem Plättchen bezahlst du nur die Stufen, die du willst.
guide-why-tile-workshop = Je mehr Maschinen eine Fabrik hat, desto mehr spart es, in jeder Produktion.
guide-why-tile-patent = Vertrieb ist Attraktivität für die nächsten Verkäufe: Jeder Marker bringt dann mehr davon.
guide-why-tile-administrator = Dein bester Marker lässt sich zweimal im Jahrzehnt nutzen, ohne Gebühr.
guide-why-tile-agent = Verträge lassen sich leichter erfüllen und kosten weniger Waren.
guide-why-tile-developer = Es lohnt sich am meisten bei einer Fabrikaktion mit mehreren Fabriken.
guide-why-tile-extra-shifts = Eine Ware mehr kann die sein, die deine Aktie steigen lässt.
guide-step-post = Ein Plättchen einer Fabrik zuteilen
guide-say-post = Das Plättchen wirkt bei einer Fabrik, bei der, die du jetzt wählst.
guide-why-post = Wähle die Fabrik, in der es am meisten spart: für den Vorarbeiter eine mit vielen Arbeitern, für die Werkstatt eine mit vielen Maschinen.
guide-step-production = Produziere außer der Reihe
guide-say-production = Außer der Reihe produzierte Waren gehen ins Lager, für einen späteren Verkauf.
guide-why-production = Lagerware kannst du verkaufen, wenn du aufgerufen wirst und sonst nichts mehr hast.
guide-step-delivery = Liefere nach Übersee
guide-say-delivery = Ein Schiff bringt Lagerware zu einem offenen Vertrag, zu einem festen Preis.
guide-why-delivery = Schiffe bringen viel Geld, aber jede Fahrt kostet ein Feld Aktienwert.
guide-step-after-sale = Nach dem Verkauf
guide-say-after-sale = Die letzten Entscheidungen, bevor die Löhne gezahlt werden.
guide-why-after-sale = Was jetzt nicht genutzt wird, ist für diesen Verkauf vorbei.
guide-step-storage = Schaff Platz
guide-say-storage = Was nicht ins Lager passt, geht verloren: Behalte, was am meisten wert ist.
guide-why-storage = Jeder Platz fasst so und so viele Waren, und sein Arbeiter wird bezahlt.
guide-step-start-player = Bestimme den Startspieler
guide-say-start-player = Wer in einem Zyklus als Letzter handelt, weiß, was die anderen verlangen.
guide-why-start-player = Wer zuerst handelt, hat die Wahl unter dem, was im Angebot ist.
guide-step-nothing = Hier nichts weiter
guide-say-nothing = Hier ist es am besten, alles zu lassen, wie es ist, und weiterzumachen.
guide-why-nothing = Was hier möglich wäre, kostet mehr, als es bringt.
guide-step-marker = Lege einen Marker
guide-say-marker = Ein Marker auf einer Zeile der Verwaltung ist deine Aktion in diesem Zug.
guide-why-marker = Jede Zeile ist einmal im Jahrzehnt frei; die billigen sind zuerst weg.
