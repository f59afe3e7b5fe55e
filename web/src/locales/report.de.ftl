# Der Bericht über eine beendete Partie: die Seite um das herum, was das Spiel selbst sagt (report-…).

rep-open = Bericht
rep-open-at = Bericht über { $table }
rep-title-of = { $table }: Bericht
rep-over = Die Partie ist zu Ende
rep-analyse = Analysieren
rep-table = Tisch
rep-copy = Link kopieren
rep-copied = Der Link ist kopiert.
rep-reckoning = Rechne, { $n } s
rep-stop = Anhalten, ohne zeigen
rep-failed = Der Bericht ließ sich nicht erstellen
rep-kept = Die Partie selbst ist erhalten.
rep-no-answer = Der Server hat nicht geantwortet.

## Kopf

rep-head = { $who } gewinnt { $table } mit { $score }
rep-head-several = { $who } und { $last } gewinnen { $table } gemeinsam mit { $score }
rep-head-nobody = Niemand gewinnt { $table }
rep-head-open = { $table } bricht ab; { $who } führt mit { $score }
rep-head-alone = { $place ->
    [1] { $you ->
        [yes] Du gewinnst allein
       *[no] { $who } gewinnt allein
      }, { $score } gegen { $best }
   *[other] { $you ->
        [yes] Du wirst
       *[no] { $who } wird
      } allein { rep-place-nth }, { $score } gegen { $best }
  }
rep-place-nth = { $place ->
    [1] Erster
    [2] Zweiter
    [3] Dritter
   *[other] Vierter
  }
rep-stand = Du bist { rep-place-nth } mit { $score }.
rep-length = { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
  }, { $decisions ->
    [one] { $decisions } Entscheidung
   *[other] { $decisions } Entscheidungen
  }, { $day }{ $long ->
    [minutes] , { $minutes } min
    [hours] , { $hours } h { $minutes } min
   *[none] { "" }
  }.
rep-result = Ergebnis
rep-place = { $n ->
    [1] Erster
    [2] Zweiter
    [3] Dritter
   *[other] Vierter
  }
rep-winner = Sieger
rep-you = du
rep-score = Punkte
rep-rematch = Revanche
rep-again = Dieselben Plätze und Optionen. Bots setzen sich sofort; die Plätze von Menschen sind für sie frei.
rep-keys = Tasten: 1 2 3 Wendepunkte, R Revanche, E Export.

## Bilder

rep-chart-label = { $what } im Verlauf. Am Ende: { $ends }.
rep-chart-flags = Zeichen stehen am Ende jedes Teils; { $n ->
    [1] 1 ist der Wendepunkt
    [2] 1 und 2 sind die Wendepunkte
   *[other] 1, 2 und 3 sind die Wendepunkte
  } unten.
rep-as-table = Als Tabelle lesen
rep-hide-table = Tabelle verbergen
rep-when = Wann
rep-what = Was
rep-total = Summe

## Wendepunkte und Entscheidungen

rep-seen = Gesehen von
rep-story = Die Geschichte nach ihren Ursachen
rep-story-note = { $n } Momente, der Reihe nach
rep-turnings = { $n ->
    [0] Wendepunkte
    [1] Ein Wendepunkt
    [2] Zwei Wendepunkte
   *[other] Drei Wendepunkte
  }
rep-turnings-note = gesehen vom Platz von { $who }
rep-turnings-none = Kein einzelner Moment hat den Abstand stark verändert.
rep-turning = Wendepunkt { $n }: { $when }
rep-show = Den Moment zeigen
rep-dear = Die teuersten Entscheidungen
rep-dear-note = von { $who }; die anderen, wie Bots weiterspielen würden
rep-dear-ask = Bots können die Entscheidungen suchen, die { $who } am meisten gekostet haben. Das kann einige Minuten dauern.
rep-dear-begin = Suchen
rep-dear-failed = Die Entscheidungen ließen sich nicht untersuchen. Alles andere auf dieser Seite gilt.
rep-dear-stopped = Ohne die teuersten Entscheidungen gezeigt.
rep-cost = Kosten
rep-look = Ansehen

## Tabellen

rep-one-scale = Alle Balken in einem Maßstab.
rep-markets = Wer wie viel verkauft hat
rep-markets-key = Im Inland verkaufte Waren je Produktion; je kräftiger der Ton, desto größer der Anteil an allen Verkäufen. Mit Rahmen: allein am meisten verkauft. Ein Punkt: noch keine Fabrik.
rep-markets-alone = Im Inland verkaufte Waren je Produktion. Ein Punkt: nicht produziert.
rep-productions = { $n ->
    [one] { $n } Produktion
   *[other] { $n } Produktionen
  }
rep-sold-of = { $who }: { $n } von { $of } verkauft, { $share } %
rep-no-factory = keine Fabrik
rep-margins = Spanne je Ware
rep-margins-note = £ je Stück, nach Löhnen
rep-margins-key = Was von jeder Ware nach den Kosten ihrer Herstellung bleibt. Zeichen weiter rechts haben je Stück mehr verdient; die Zahl ist die von { $who }, über die ganze Partie.
rep-on = bei { $n }
rep-voyages = Was verschifft wurde
rep-voyages-note = { $n ->
    [one] { $n } Fahrt
   *[other] { $n } Fahrten
  }
rep-voyages-none = Nichts wurde verschifft
rep-voyages-none-about = Schiffe bringen Waren zu Käufern in Übersee, neben der Nachfrage im Inland.
rep-good = Ware
rep-shipped = Verschifft
rep-each = Je Stück
rep-paid = Erlös

## Auszeichnungen

rep-awards = { $n ->
    [15] Die fünfzehn Auszeichnungen
   *[other] Auszeichnungen
  }
rep-awards-note = { $n } von { $of } · eine gewonnene Partie bringt, was erreicht wurde
rep-award-new = neu, { $day }
rep-award-reached = erreicht
rep-award-not = noch nicht
rep-award-lost = unerreichbar seit { $when }
rep-award-lost-said = { $said }; unerreichbar seit { $when }
rep-award-short = { $have } von { $need }: { $n } zu wenig
rep-award-have = { $n }
rep-award-kept = bis zum Ende gehalten
rep-percent = { $n } Prozent
rep-next = Was als Nächstes kommt
rep-nearest = war am nächsten: { $have } von { $need }.

## Export

rep-exports = Zum Mitnehmen
rep-picture = Bild
rep-picture-about = PNG, Ergebnis und Diagramme
rep-charts = Diagramme
rep-charts-about = SVG, je eine Datei
rep-figures = Zahlen
rep-figures-about = CSV, nach Momenten
rep-data = Daten
rep-data-about = JSON, diese ganze Seite
rep-record = Aufzeichnung
rep-record-about = .ark, jede Entscheidung
rep-poster = { $place }: { $who }, { $score } · { $how }
