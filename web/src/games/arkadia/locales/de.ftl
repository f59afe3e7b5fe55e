# Was nur der Tisch von Arkadia sagt. Namen der Formen und Familien, Ereignisse und Gründe liegen bei den Regeln.
# **fett**, ++Gewinn++ und [[Symbol]] sind Zeichen, die der Tisch zeichnet.

arkadia-heading = Arkadia, Tisch { $table }
arkadia-tabs = Teile des Tisches
arkadia-tab-board = Plan
arkadia-tab-cards = Karten
arkadia-tab-players = Spieler
arkadia-status = Stand der Partie
arkadia-your-turn = Du bist dran, { $who }
arkadia-turn-of = { $who } ist am Zug
arkadia-over = Die Partie ist zu Ende
arkadia-fact-castle = Schloss **{ $n } von { $of }** Teilen
arkadia-fact-castle-full = Schloss **{ $n }** Teile
arkadia-fact-stack = Stapel **{ $n }** { $n ->
    [one] Karte
   *[other] Karten
  }
arkadia-fact-tents = **{ $n }** { $n ->
    [one] Zelt
   *[other] Zelte
  } offen
arkadia-fact-turn = Zug **{ $n }**
arkadia-turn = Zug { $n }
arkadia-last-round = { $n ->
    [0] Letzte Runde: Das ist der letzte Zug
    [one] Letzte Runde: noch 1 Zug
   *[other] Letzte Runde: noch { $n } Züge
  }
arkadia-you = du
arkadia-nobody = niemand
arkadia-none = keine
arkadia-blank = leer
arkadia-card = { $form }, { $family }
arkadia-gold = { $n } Gold

## Was gefragt ist, für die Statuszeile

arkadia-asked-lot = Setze den Schlossplatz.
arkadia-asked-lay = Wähle eine Karte und lege ihr Gebäude, oder setze Arbeiter ein.
arkadia-asked-workers = Setze Arbeiter neben ein Gebäude.
arkadia-asked-castle = Setze ein Schlossteil.
arkadia-asked-draw = Nimm eine Karte.
arkadia-asked-banner = Nutze ein Banner oder beende deinen Zug.
arkadia-asked-sell = Verkaufe Siegel oder nichts.
arkadia-asked-other = Wähle einen der Züge.
arkadia-asked-wait = Warte auf { $who }.
arkadia-asked-watch = Du schaust zu.
arkadia-asked-past = Du siehst einen früheren Moment.
arkadia-asked-over = Das Ergebnis wird gezeigt.

## Plan

arkadia-board-label = Plan, 16 Spalten mal 12 Zeilen. Pfeiltasten bewegen, Eingabe handelt, R dreht das Gebäude, Bild ab springt zum nächsten möglichen Feld, Fragezeichen fragt, warum nicht.
arkadia-zoom = Den Plan vergrößern
arkadia-cell = { $cell }: { $content }
arkadia-cell-state = { $cell }: { $content }, { $state }
arkadia-cell-empty = leer
arkadia-cell-tent = Zeltlager
arkadia-cell-building = { $form }, { $family }, { $n ->
    [one] 1 offene Seite
   *[other] { $n } offene Seiten
  }
arkadia-cell-done = { $form }, { $family }, fertig
arkadia-cell-neutral = neutraler Arbeiter
arkadia-cell-worker = Arbeiter von { $who }
arkadia-cell-court = Schlosshof
arkadia-cell-castle = Schlossfeld { $n }, { $family }, { $floor ->
    [0] unbebaut
   *[other] Stockwerk { $floor }
  }
arkadia-may-worker = hier darf ein Arbeiter stehen
arkadia-may-lay = hier darf das Gebäude liegen
arkadia-may-lot = hier darf der Schlossplatz liegen
arkadia-may-castle = hier darf ein Teil hin
arkadia-why-here = Warum nicht auf { $cell }?

## Schloss

arkadia-castle-title = Schloss von oben
arkadia-castle-label = Schloss von oben. Sichtbare Siegel: { $values }
arkadia-castle-choose = Schlossfelder, auf die ein Teil darf
arkadia-court = Hof
arkadia-values = Was Siegel jetzt wert sind
arkadia-floor = Stockwerk { $floor }: { $n } von { $of }. Vorrat
arkadia-left-over = Was von Stockwerk { $floor } übrig bleibt, kommt zu Stockwerk 3.

## Karten

arkadia-open-title = Offene Karten
arkadia-stack = Stapel { $n }
arkadia-no-open = Keine offenen Karten mehr.
arkadia-not-dealt = Die Karten werden ausgeteilt, sobald der Schlossplatz liegt.
arkadia-draw-rule = Nach dem Legen eines Gebäudes nimmst du eine.
arkadia-draw-now = { $n ->
    [0] Nimm eine davon: Der Stapel ist leer.
   *[other] Nimm eine davon oder zieh vom Stapel.
  }
arkadia-discarded = { $n } weg
arkadia-take = Nehmen:
arkadia-hand = Deine Hand

## Spieler

arkadia-players-title = Spieler
arkadia-screens-closed = Schirme geschlossen
arkadia-screens-open = Schirme offen
arkadia-player = Spieler
arkadia-on-board = Auf Plan
arkadia-banners = Banner
arkadia-behind = Hinter dem Schirm
arkadia-plays-now = am Zug
arkadia-of = { $n } von { $of }
arkadia-hidden = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
  }
arkadia-next = danach
arkadia-crew = { $n ->
    [one] 1 Arbeiter hinter dem Sichtschirm
   *[other] { $n } Arbeiter hinter dem Sichtschirm
  }
arkadia-crew-enough = { $n ->
    [one] Ein Arbeiter
   *[other] { $n } Arbeiter
  } hinter dem Sichtschirm, { $need ->
    [one] einer genügt
   *[other] { $need } genügen
  }, um ein Gebäude zu schließen

## Zeichen beim Legen

arkadia-signs = Zeichen beim Legen
arkadia-sign-open = noch offene Seiten
arkadia-sign-changed = von deinem Plan geändert
arkadia-sign-danger = { $who } ist als Nächstes dran und hat genug Arbeiter, um es zu schließen, auf den roten Plätzen
arkadia-sign-danger-nobody = der nächste Spieler hat genug Arbeiter, um es zu schließen, auf den roten Plätzen
arkadia-known = nahm
arkadia-workers-title = Arbeiter hinter dem Sichtschirm: { $own } eigene, { $neutral } neutrale

## Ablage

arkadia-tray = Was du tun kannst
arkadia-mode-label = Was du in diesem Zug tust
arkadia-mode-lay = Gebäude legen
arkadia-mode-workers = Arbeiter einsetzen
arkadia-mode-lay-short = Legen
arkadia-mode-workers-short = Arbeiter
arkadia-why-lay = Warum kann ich kein Gebäude legen?
arkadia-why-workers = Warum kann ich keine Arbeiter einsetzen?
arkadia-say-card = Wähle eine Karte aus deiner Hand.
arkadia-say-first = Drück auf eine Karte: Punkte zeigen, wo ihr Gebäude stehen darf.
arkadia-say-badge = Das Abzeichen eines Gebäudes zählt seine offenen Seiten: So viele Arbeiter schließen es.
arkadia-say-start = Oder drück auf ein Gebäude, das deine Arbeiter schließen können: Sein Abzeichen zählt die offenen Seiten.
arkadia-say-place = Zeig auf eine Stelle. R dreht das Gebäude.
arkadia-say-workers = Alle Arbeiter dieses Zuges stehen neben einem Gebäude.
arkadia-kind-label = Welche Arbeiter
arkadia-kind-own = eigene
arkadia-kind-neutral = neutrale
arkadia-nudge = Das Gebäude bewegen
arkadia-left = Links
arkadia-up = Hoch
arkadia-down = Runter
arkadia-right = Rechts
arkadia-turn-tile = Drehen (R)
arkadia-flip-tile = Wenden (F)
arkadia-place-title = Wohin damit?
arkadia-place-how = { $n ->
    [0] So herum kein Platz: Dreh es mit R.
    [one] So herum **1** Platz; der Punkt markiert seine Mitte.
   *[other] So herum **{ $n }** Plätze; die Punkte markieren seine Mitte.
  }
arkadia-refused = Hier darf es nicht liegen. Klick es an oder drück **?**, um zu fragen, warum.
arkadia-lot-title = Wo wird das Schloss stehen?
arkadia-lot-how = { $n ->
    [0] So herum kein Platz: Dreh ihn mit R.
    [one] So herum **1** Platz. Er verdeckt kein Zeltlager. R dreht ihn.
   *[other] So herum **{ $n }** Plätze. Er verdeckt kein Zeltlager. R dreht ihn.
  }
arkadia-piece-title = Schloss, Stockwerk { $floor }: { $left ->
    [one] setze ein Teil
   *[other] { $left } Teile zu setzen
  }
arkadia-piece-label = Das Teil welcher Familie
arkadia-piece-choose = Welches Teil?
arkadia-piece-of = Ein Teil: { $family }
arkadia-piece-how = Jedes Siegel ist so viel wert, wie von oben Felder seiner Familie zu sehen sind.
arkadia-square-how = Wähle nun sein Feld, am Schloss oder auf dem Plan.
arkadia-pieces-left = { $n ->
    [0] keins übrig
   *[other] { $n } übrig
  }
arkadia-take-title = Nimm eine Karte
arkadia-take-how = { $n ->
    [0] Die Tasten 1 bis 3 nehmen eine offene Karte; der Stapel ist leer.
   *[other] Die Tasten 1 bis 3 nehmen eine offene Karte, 0 zieht vom Stapel mit **{ $n }**.
  } Eine offene Karte, die du nimmst, sehen alle.
arkadia-banner-title = { $n ->
    [one] Dein letztes Banner nutzen?
   *[other] Eines deiner { $n } Banner nutzen?
  }
arkadia-banner-brings = [[banner]] Es bringt eigene Arbeiter für den nächsten Zug.
arkadia-banner-workers = [[banner]] Es bringt { $n ->
    [0] keine Arbeiter mehr.
    [one] ++1 Arbeiter++ für deinen nächsten Zug.
   *[other] ++{ $n } Arbeiter++ für deinen nächsten Zug.
  }
arkadia-banner-sale = { $n ->
    [0] Du hast keine Siegel zu verkaufen.
    [one] Danach darfst du dein Siegel verkaufen, jetzt **{ $gold } Gold** wert.
   *[other] Danach darfst du Siegel verkaufen; deine { $n } sind jetzt **{ $gold } Gold** wert.
  }
arkadia-use-banner = Ein Banner nutzen
arkadia-why-banner = Warum kann ich kein Banner nutzen?
arkadia-sell-title = Siegel verkaufen
arkadia-have = Habe
arkadia-value = Wert
arkadia-sell = Verk.
arkadia-sell-of = Verkaufen: { $family }
arkadia-sell-all = Alle
arkadia-gold-head = Gold
arkadia-worthless = nichts wert
arkadia-wait-title = { $who } ist am Zug
arkadia-doing-lot = { $who } setzt den Schlossplatz.
arkadia-doing-must = { $who } legt ein Gebäude oder setzt Arbeiter ein.
arkadia-doing-lay = { $who } legt ein Gebäude.
arkadia-doing-workers = { $who } setzt Arbeiter ein.
arkadia-doing-castle = { $who } baut am Schloss.
arkadia-doing-draw = { $who } nimmt eine Karte.
arkadia-doing-banner = { $who } darf ein Banner nutzen.
arkadia-doing-sell = { $who } verkauft Siegel.
arkadia-doing-over = Die Partie ist zu Ende.
arkadia-past-title = Ein früherer Moment
arkadia-past-how = Hier kann nichts gespielt werden. Alles Markierte gehört zu jenem Moment.

## Der Hauptknopf

arkadia-go-lot = Das Schloss hier bauen
arkadia-go-lay = Hier legen
arkadia-go-not-here = Nicht hier
arkadia-go-gain = du { $n } + 1 { $family }
arkadia-go-danger = { $who } könnte { $n } schließen
arkadia-go-choose-card = Wähle eine Karte
arkadia-go-choose-place = Wähle eine Stelle
arkadia-go-choose-square = Wähle ein Feld
arkadia-go-done = { $n ->
    [one] Fertig, 1 Arbeiter
   *[other] Fertig, { $n } Arbeiter
  }
arkadia-go-choose-piece = Wähle ein Teil
arkadia-go-choose-castle-square = Wähle ein Feld
arkadia-go-castle = Dorthin setzen
arkadia-go-stack = Vom Stapel ziehen
arkadia-go-choose-open = Nimm eine offene Karte
arkadia-go-choose-move = Wähle einen Zug
arkadia-go-end = Zug beenden
arkadia-go-and-end = { $done } – Zug beenden
arkadia-go-sell = { $n } für { $gold } Gold verkaufen
arkadia-go-sell-nothing = Nichts verkaufen
arkadia-go-now = Zurück zum Jetzt
arkadia-go-wait = Warte auf { $who }
arkadia-why-go = Was fehlt noch?
arkadia-why-wait = Warum kann ich nicht spielen?
why-arkadia-choose-card = Wähle zuerst eine Karte aus deiner Hand.
why-arkadia-choose-place = Wähle zuerst eine Stelle auf dem Plan: Klick auf einen Punkt oder benutze Pfeiltasten und Eingabe.
why-arkadia-choose-square = Setze zuerst mindestens einen Arbeiter ein: Wähle ein markiertes Feld auf dem Plan.
why-arkadia-choose-piece = Wähle zuerst die Familie des Teils.
why-arkadia-choose-castle-square = Wähle zuerst ein Feld des Schlosses.
why-arkadia-choose-open = Der Stapel ist leer: Wähle eine der offenen Karten.
why-arkadia-choose-move = Wähle zuerst einen der Züge.

## Vorschau

arkadia-covers-tents = [[tent]] { $n ->
    [one] verdeckt 1 Zelt: ++ +1++ neutraler Arbeiter
   *[other] verdeckt { $n } Zelte: ++ +{ $n }++ neutrale Arbeiter
  }
arkadia-lay-title = { $what } auf { $cell }
arkadia-lay-sides = { $what } auf { $cell }: { $open ->
    [one] 1 von { $all } Seiten bleibt offen
   *[other] { $open } von { $all } Seiten bleiben offen
  }
arkadia-touches = { $n ->
    [one] 1 deiner Arbeiter berührt es
   *[other] { $n } deiner Arbeiter berühren es
  }
arkadia-side-moves = { arkadia-the-form } auf { $cell } **{ $was } → { $is }**
arkadia-sides-move = Offene Seiten: { $list }
arkadia-next-nothing = { $who } ist als Nächstes dran und könnte davon nichts schließen
arkadia-could-close = dann könnte { $who } { arkadia-the-form } auf { $cell } mit { $workers } schließen: { $n } + 1 { $family }
arkadia-encloses = Umschließt { arkadia-the-form } auf { $cell }: { $paid }
arkadia-paid = { $who } { $n }{ $extra ->
    [0] {""}
   *[other] {" "}+ { $extra }
  } { $seal }
arkadia-done-encloses = { $n ->
    [one] Das umschließt ein Gebäude
   *[other] Das umschließt { $n } Gebäude
  }
arkadia-still-open = { $what } auf { $cell }: { $n ->
    [one] noch 1 Seite offen
   *[other] noch { $n } Seiten offen
  }
arkadia-when-enclosed = Wenn du es umschließt, bekommst du **{ $mine } + 1** { $seal } { $family }, je **{ $value }** wert
arkadia-new-seals = { $n ->
    [one] Dein neues Siegel ist jetzt **{ $gold } Gold** wert
   *[other] Deine { $n } neuen Siegel sind jetzt **{ $gold } Gold** wert
  }
arkadia-then-castle = dann kann ein Schlossteil { $family } auf **{ $value }** heben: ++{ $gold } Gold++ auf der Hand
arkadia-value-moves = { $seal } { $family } **{ $before } → { $after }**
arkadia-worth-moves = { $sign ->
    [plus] Deine Siegel: ++ +{ $n } Gold++
    [minus] Deine Siegel: **−{ $n } Gold**
   *[same] Deine Siegel bleiben gleich viel wert
  }

## Ende

arkadia-wins = { $who } gewinnt
arkadia-win-together = { $who } und { $last } gewinnen gemeinsam
arkadia-winner = Sieger
arkadia-final-evaluation = Schlusswertung
arkadia-gold-before = Vorher
arkadia-total = Gold
arkadia-how-it-went = Wie es lief
arkadia-went-castle = { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
  }, { $n ->
    [one] 1 Schlossteil
   *[other] { $n } Schlossteile
  }, { $done } von { $all } Gebäuden fertig.
arkadia-went-player = { $who }: { $laid ->
    [one] 1 Gebäude
   *[other] { $laid } Gebäude
  } gelegt, { $workers ->
    [one] 1 Arbeiter
   *[other] { $workers } Arbeiter
  } auf dem Plan, { $banners ->
    [one] 1 Banner
   *[other] { $banners } Banner
  } genutzt.

## Hilfe

arkadia-help = Hilfe und Hinweise
arkadia-hint-of = Hinweis { $n } von { $of }:
arkadia-hint-next = Nächster Hinweis
arkadia-hint-away = Hinweise ausblenden
arkadia-hints-show = Hinweise neben der Ablage zeigen
arkadia-hints-hide = Hinweise neben der Ablage ausblenden
arkadia-first-title = Deine erste Partie
arkadia-first-1 = Nimm den Aufbau für die erste Partie: Sieben Gebäude liegen schon auf dem Plan, und alle beginnen mit ein paar neutralen Arbeitern, sodass nach ein, zwei Zügen etwas umschlossen werden kann.
arkadia-first-2 = Achte auf die Abzeichen: Jedes zählt die Seiten eines Gebäudes, die noch offen sind. Schließ früh ein kleines, schau, was ein Schlossteil mit den Werten macht, und verkauf einmal vor dem Ende, um zu lernen, wozu ein Banner gut ist.
arkadia-hints-title = Sieben Hinweise
arkadia-keys-title = Tasten
arkadia-keys = Auf dem Plan: Pfeile bewegen, Eingabe legt eine Stelle fest und sendet beim zweiten Mal, R dreht, Esc nimmt zurück, Bild ab springt zum nächsten möglichen Feld, ? fragt, warum nicht. Beim Ziehen: 1 bis 3 nehmen eine offene Karte, 0 zieht. K merkt sich das Geplante, C vergleicht das Gemerkte. L zeigt den Tisch als Text.
arkadia-keys-flip = F wendet das Gebäude.
arkadia-recon-title = Rekonstruiert
arkadia-recon-tents = Wo die Zelte stehen, ist rekonstruiert: wahrscheinlich, nicht sicher.
arkadia-recon = Manches ist nur auf Bildern zu sehen, die wir nicht lesen konnten: wo die Zelte stehen, die Formen der Gebäude, wie viele Karten es von jedem gibt und das Bild der ersten Partie. Wir haben es so erschlossen, dass alles passt, was die Regeln sagen. Was du dort siehst, ist wahrscheinlich, nicht sicher.

## Bestandsliste

arkadia-ledger-now = Zug { $n }
arkadia-ledger-values = Siegel sind wert: { $list }.
arkadia-ledger-floor = Stockwerk { $floor } wird gebaut, insgesamt { $n ->
    [one] 1 Teil
   *[other] { $n } Teile
  } gesetzt. Vorrat: { $list }.
arkadia-ledger-lot = Die Schlossfelder 1 bis 10 liegen auf { $cells }.
arkadia-ledger-buildings = Gebäude
arkadia-ledger-open = { $form }, { $family }, auf { $cells }: { $n ->
    [one] 1 Seite offen
   *[other] { $n } Seiten offen
  } ({ $open }); eigene Arbeiter daneben: { $pays }.
arkadia-ledger-done = { $form }, { $family }, auf { $cells }: fertig.
arkadia-ledger-people = Arbeiter und Zelte
arkadia-ledger-workers = { $who }: { $cells }.
arkadia-ledger-neutral = Neutrale Arbeiter: { $cells }.
arkadia-ledger-tents = Zeltlager: { $cells }.
arkadia-ledger-cards = Karten
arkadia-ledger-hand = Deine Hand: { $cards }.
arkadia-ledger-row = Offen: { $cards }. Stapel: { $n }.
arkadia-ledger-player = { $who }: { $own } eigene und { $neutral ->
    [one] 1 neutraler Arbeiter
   *[other] { $neutral } neutrale Arbeiter
  }, Siegel { $seals }, { $gold } Gold, { $banners ->
    [one] 1 Banner
   *[other] { $banners } Banner
  }, { $hand ->
    [one] 1 Karte
   *[other] { $hand } Karten
  }.
arkadia-ledger-hidden = { $who }: { $banners ->
    [one] 1 Banner
   *[other] { $banners } Banner
  }, { $hand ->
    [one] 1 Karte
   *[other] { $hand } Karten
  }, der Rest verborgen.
arkadia-ledger-known = Offen genommen: { $cards }.

## Züge in Worten, für Tipps

arkadia-hint-lot = Schlossplatz auf { $cell }, { $width } × { $height }
arkadia-hint-card = { $card } spielen
arkadia-hint-lay = { $form } auf { $cell } legen
arkadia-hint-laid = { $form } ({ $family }) auf { $cell }
arkadia-hint-own = Arbeiter auf { $cell }
arkadia-hint-neutral = neutraler Arbeiter auf { $cell }
arkadia-hint-castle = Teil auf Schlossfeld { $square }: { $family }
arkadia-hint-take = { $card } nehmen
arkadia-hint-take-stack = vom Stapel ziehen
arkadia-hint-banner = ein Banner nutzen
arkadia-hint-sell = { $n } verkaufen: { $family }
arkadia-hint-done = nichts mehr
arkadia-hint-end = den Zug beenden

## Von dem aus weiterplanen, was gewählt ist

arkadia-plan-on = Weiterplanen
arkadia-plan-on-title = Das in den Plan aufnehmen und entscheiden, was folgt, bevor etwas gesendet wird
arkadia-asked-send = Sende deinen Plan.
arkadia-go-send = Senden
arkadia-send-title = Alles ist entschieden
arkadia-send-how = Was folgt, zeigt sich, sobald der Plan gesendet ist.

## Gemerkte Pläne nebeneinander

arkadia-row-gold = Gold
arkadia-row-workers = Arbeiter hinter dem Sichtschirm
arkadia-row-workers-of = { $own } eigene, { $neutral } neutrale
arkadia-row-others = Siegel für die anderen
arkadia-row-sides = Offene Seiten des neuen Gebäudes
arkadia-row-castle = Schlossteile
arkadia-row-points = Punkte jetzt → danach
arkadia-row-was = jetzt { $was }

## Die Tasten des Plans, für die Liste, die ? öffnet

game-keys =
    Q: zu dem, was gefragt wird, von dort zum Hauptknopf
    Pfeile: zum nächsten Feld
    Bild ab: zur nächsten erlaubten Stelle, Bild auf zur vorigen
    Eingabe: eine Karte auf den Plan nehmen, dort legen oder setzen; noch einmal, um zu bestätigen
    R: das Gebäude drehen
    F: das Gebäude wenden
    1 bis 3: eine offene Karte nehmen, 0 vom Stapel
    Fragezeichen: warum ein Feld nicht erlaubt ist

celebrate-completed = Umschlossen!
