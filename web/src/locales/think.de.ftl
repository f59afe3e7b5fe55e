## Vorausdenken: was die anderen noch tun können

think-others = Was die anderen tun
think-reading-hold = nichts
think-reading-repeat = dasselbe
think-reading-best = das Beste
think-could-be = könnte sein
think-could-cash = Könnte { $low }–{ $high } sein.
think-could-share = Das Aktienfeld könnte { $low }–{ $high } sein.
think-range = { $low }–{ $high }
think-pounds-range = { $low }–{ $high }
think-from-to = { $low } bis { $high }
think-firm = sicher
think-whatever = Keine erprobte Antwort ändert es.
think-why-range = Warum die Spanne?
think-cause = { $deed ->
    [appeal] Wenn { $who } von Attraktivität { $before } auf { $after } geht
    [makes] Wenn { $who } { $after } statt { $before } macht
    [built] Wenn { $who } eine Fabrik dafür baut
    [level] Wenn { $who } auf Stufe { $after } modernisiert
    [hires] Wenn { $who } { $after ->
        [one] einen Arbeiter
       *[other] { $after } Arbeiter
      } für andere Waren einstellt
    [draw] Wenn { $who } aus dem Beutel gezogen wird
   *[machines] Wenn { $who } Maschinen aufstellt
  }, { $effect ->
    [sells] verkaufst du { $is } statt { $was }.
    [wage] kostet ein Arbeiter £{ $is } statt £{ $was }.
    [share] endet dein Aktienwert auf Feld { $is } statt { $was }.
    [value] ist eine Aktie £{ $is } statt £{ $was } wert.
   *[cash] endest du mit £{ $is } statt £{ $was }.
  }
think-cause-together = Nur mehrere zusammen können es ändern.

## Die kommenden Zyklen

think-cycles = Die kommenden Zyklen, wenn sonst nichts geschieht
think-cycle-0 = jetzt
think-cycle-1 = als Nächstes
think-cycle-2 = dann
think-cycle-title = { $good }, { $year }: was es bringt, wenn sonst nichts geschieht
think-cycle-short = die Kasse reicht nicht

## Bevor es wehtut

think-short-sold = { $shares ->
    [0] { $loans ->
        [one] { $loans } Kredit
       *[other] { $loans } Kredite
      }
    [one] { $shares } Aktie
   *[other] { $shares } Aktien
  }
think-hurt-plan = Diesem Plan fehlt Geld: Die Bank nimmt { $lost }.
think-hurt-sale = Der Verkauf lässt zu wenig Geld: Die Bank nimmt { $lost }.
think-hurt-how = Feld { $from } → { $to }, Wert £{ $worth } → £{ $then }.
think-hurt-shares = { $n ->
    [one] { $n } Aktie
   *[other] { $n } Aktien
  }
think-hurt-loans = { $n ->
    [one] { $n } Kredit
   *[other] { $n } Kredite
  }
think-hurt-spaces = { $n ->
    [one] { $n } Feld
   *[other] { $n } Felder
  }
think-send-hurts = { $shares ->
    [0] { $loans ->
        [one] Senden, { $loans } Kredit nehmen
       *[other] Senden, { $loans } Kredite nehmen
      }
    [one] Senden, { $shares } Aktie verkaufen
   *[other] Senden, { $shares } Aktien verkaufen
  }
think-send-sale = { $shares ->
    [0] { $loans ->
        [one] Senden; der Verkauf kostet { $loans } Kredit
       *[other] Senden; der Verkauf kostet { $loans } Kredite
      }
    [one] Senden; der Verkauf kostet { $shares } Aktie
   *[other] Senden; der Verkauf kostet { $shares } Aktien
  }
think-marker-hurts = { $shares ->
    [0] { $loans ->
        [one] nimmt { $loans } Kredit
       *[other] nimmt { $loans } Kredite
      }
    [one] verkauft { $shares } Aktie
   *[other] verkauft { $shares } Aktien
  }
think-send-fund = { $loans ->
    [one] Senden, { $loans } Notkredit
   *[other] Senden, { $loans } Notkredite
  }
think-send-bankrupt = Senden und bankrottgehen
think-could-fund = { $loans ->
    [one] Es kann 1 Notkredit kosten, der am Ende eine Aktie nimmt.
   *[other] Es kann bis zu { $loans } Notkredite kosten; jeder nimmt am Ende eine Aktie.
  }
think-could-bankrupt = Es kann im Bankrott enden.
think-hurt-fund = { $loans ->
    [one] Zu wenig Geld: 1 Notkredit, der am Ende eine Aktie nimmt.
   *[other] Zu wenig Geld: { $loans } Notkredite, jeder nimmt am Ende eine Aktie.
  }
think-hurt-bankrupt = Das lässt zu wenig Geld, und es gibt keine Kredite mehr: Die Firma geht bankrott, und die Partie endet.
think-obsolete-soon = ab { $year }: { $workers ->
    [one] { $workers } Arbeiter mehr
   *[other] { $workers } Arbeiter mehr
  }
think-obsolete-about = Ab { $year } braucht jede Fabrik bis Stufe { $level } { $workers ->
    [one] { $workers } Arbeiter mehr, der auch bezahlt wird.
   *[other] { $workers } Arbeiter mehr, die auch bezahlt werden.
  }

## Aufgehobene Pläne

think-keep = Merken
think-keep-title = Diesen Plan aufheben, um ihn mit anderen zu vergleichen (K)
think-keep-full = Vier Pläne sind aufgehoben: Lass erst einen gehen.
think-compare = { $n } vergleichen
think-compare-title = Die aufgehobenen Pläne vergleichen (C)
think-kept-title = Aufgehobene Pläne
think-kept-note = { $n } von 4 · die anderen tun { $reading ->
    [repeat] dasselbe
    [best] das Beste
   *[hold] nichts
  }
think-kept-foot = ● das Beste seiner Zeile. Pläne bleiben bis zum Ende des Zyklus; ein Plan, der nicht mehr möglich ist, bleibt mit seinem Grund.
think-kept-foot-turn = ● das Beste seiner Zeile. Pläne bleiben bis zum Ende des Zuges; ein Plan, der nicht mehr möglich ist, bleibt mit seinem Grund.
think-kept-count = { $n } von { $most }
think-kept-beside = A daneben
think-kept-result = Ergebnis
think-kept-take-row = Aufnehmen oder senden
think-kept-here = In der Ablage
think-kept-take = { $letter } aufnehmen
think-kept-send = { $letter } senden
think-kept-drop = Plan { $letter } gehen lassen
think-kept-none = Noch ist kein Plan aufgehoben: K hebt den in der Ablage auf.
think-kept-unknown = Nach dem Senden bekannt
think-row-sold = { $good } verkauft
think-row-shipped = Verschifft
think-row-cash = Kasse danach
think-row-share = Aktienfeld, Wert
think-row-worth = Vermögen
think-row-sum = Kasse und Vermögen
think-row-cycle = { $good } { NUMBER($year, useGrouping: 0) }, dann
think-row-cycles = Die { $n } kommenden Zyklen zusammen
think-row-hurt = Es kostet
think-row-price = Preis, Attraktivität
think-row-value = Aktienwert

## Wahrer Stand

think-standing-now = jetzt gezählt
think-standing-about = Was die Schlusswertung jetzt ergäbe: Lagerware verkauft, Kredite getilgt, Kasse in Aktien verwandelt, offene Verträge bezahlt.
think-order = Reihenfolge dieses Zyklus
think-order-done = hat gehandelt
think-order-now = handelt jetzt
think-order-later = handelt noch
think-free-markers = Marker, die nicht auf der Tafel liegen
think-contract = Vertrag
think-chart-short = Vermögen bisher
think-chart = Vermögen nach der Schlusswertung, Zyklus für Zyklus
think-odds-title = Aus dem Beutel
think-odds-line = { $n } von { $of }
think-sandbox = Ausprobieren
think-sandbox-title = Diese Stellung als eigenen Tisch öffnen, mit Bots für die anderen
think-sandbox-here = Hier probierst du einen Plan aus. Deine Partie wartet, wie du sie verlassen hast.
think-sandbox-back = Zurück zu deiner Partie
think-sandbox-name = { $table }, ausprobiert
