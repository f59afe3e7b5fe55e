# Wörter von Arkadia: was geschehen ist, warum nicht, was gewählt werden kann. Für den Tisch und das Terminal.

## In der Lobby

first-about = Spiel Arkadia mit dem Aufbau für Einsteiger gegen einen Bot. Jede graue Aktion sagt dir, warum, und was du legst, kannst du zurücknehmen, bis etwas Verdecktes sichtbar wird.
ruleset-arkadia = Arkadia
ruleset-arkadia-about = Eine Stadt rund um ein Schloss bauen: Gebäude legen, Arbeiter einsetzen und Siegel verkaufen, wenn das Schloss sie wertvoll macht.

## Dinge

form-house = Haus
form-farm = Gehöft
form-tavern = Taverne
form-mill = Mühle
form-smithy = Schmiede
form-trade = Kontor
form-monastery = Kloster
family-cloth = Tuchmacher
family-spice = Gewürzhändler
family-carpenter = Zimmerleute
family-silver = Silberschmiede

# Wo wenig Platz ist, wie auf einer Karte.

family-cloth-short = Tuch
family-spice-short = Gewürz
family-carpenter-short = Zimmerer
family-silver-short = Silber

# Dieselben, durch ein Argument gewählt; die Sätze unten verweisen darauf.

arkadia-a-card = { $card ->
   *[house-cloth] ein Haus (Tuchmacher)
    [house-spice] ein Haus (Gewürzhändler)
    [house-carpenter] ein Haus (Zimmerleute)
    [house-silver] ein Haus (Silberschmiede)
    [farm-cloth] ein Gehöft (Tuchmacher)
    [farm-spice] ein Gehöft (Gewürzhändler)
    [farm-carpenter] ein Gehöft (Zimmerleute)
    [farm-silver] ein Gehöft (Silberschmiede)
    [tavern-cloth] eine Taverne (Tuchmacher)
    [tavern-spice] eine Taverne (Gewürzhändler)
    [tavern-carpenter] eine Taverne (Zimmerleute)
    [tavern-silver] eine Taverne (Silberschmiede)
    [mill-cloth] eine Mühle (Tuchmacher)
    [mill-spice] eine Mühle (Gewürzhändler)
    [mill-carpenter] eine Mühle (Zimmerleute)
    [mill-silver] eine Mühle (Silberschmiede)
    [smithy-cloth] eine Schmiede (Tuchmacher)
    [smithy-spice] eine Schmiede (Gewürzhändler)
    [smithy-carpenter] eine Schmiede (Zimmerleute)
    [smithy-silver] eine Schmiede (Silberschmiede)
    [trade-cloth] ein Kontor (Tuchmacher)
    [trade-spice] ein Kontor (Gewürzhändler)
    [trade-carpenter] ein Kontor (Zimmerleute)
    [trade-silver] ein Kontor (Silberschmiede)
    [monastery-cloth] ein Kloster (Tuchmacher)
    [monastery-spice] ein Kloster (Gewürzhändler)
    [monastery-carpenter] ein Kloster (Zimmerleute)
    [monastery-silver] ein Kloster (Silberschmiede)
  }
arkadia-the-form = { $form ->
   *[house] das Haus
    [farm] das Gehöft
    [tavern] die Taverne
    [mill] die Mühle
    [smithy] die Schmiede
    [trade] das Kontor
    [monastery] das Kloster
  }
arkadia-of-family = { $family ->
   *[cloth] Tuchmacher
    [spice] Gewürzhändler
    [carpenter] Zimmerleute
    [silver] Silberschmiede
  }
arkadia-over-family = { $over ->
    [cloth] über Tuchmachern
    [spice] über Gewürzhändlern
    [carpenter] über Zimmerleuten
    [silver] über Silberschmieden
   *[none] auf einem leeren Feld
  }

## Phasen

phase-lot = den Schlossplatz setzen
phase-must = ein Gebäude legen oder Arbeiter einsetzen
phase-lay = ein Gebäude legen
phase-workers = Arbeiter einsetzen
phase-castle = am Schloss bauen
phase-draw = eine Karte ziehen
phase-banner = ein Banner nutzen
phase-sell = Siegel verkaufen
phase-over = die Partie ist zu Ende

## Optionen

option-setup = Aufbau
option-setup-help = Wie der Plan zu Beginn der Partie aussieht.
option-setup-standard = Wie gedruckt
option-setup-standard-help = Ein leerer Plan mit dem Schlossplatz in der Mitte.
option-setup-beginner = Erste Partie
option-setup-beginner-help = Sieben Gebäude liegen schon auf dem Plan, und alle haben neutrale Arbeiter. Empfohlen für die erste Partie; das Bild dieses Aufbaus ist rekonstruiert.
option-lot = Schlossplatz
option-lot-help = Wer entscheidet, wo das Schloss gebaut wird.
option-lot-random = Ausgelost
option-lot-random-help = Eine zufällige Stelle, die kein Zeltlager verdeckt.
option-lot-choose = Startspieler wählt
option-lot-choose-help = Der Startspieler setzt ihn dorthin, wo er kein Zeltlager verdeckt, beliebig gedreht. Die Karten werden erst danach ausgeteilt.
option-flip = Spiegelbilder
option-flip-help = Ob Gebäude umgedreht gelegt werden dürfen.
option-flip-no = Nur drehen
option-flip-no-help = Gebäude dürfen gedreht, aber nicht umgedreht werden.
option-flip-yes = Umdrehen erlaubt
option-flip-yes-help = Gebäude dürfen auch spiegelverkehrt gelegt werden.
option-totals = Hinter den Sichtschirmen
option-totals-help = Ob man Arbeiter, Siegel und Gold der anderen sieht.
option-totals-hidden = Verdeckt
option-totals-hidden-help = Wie gedruckt: Was offen dazukam, muss man sich merken.
option-totals-shown = Offen
option-totals-shown-help = Der Tisch zählt für alle mit. Die Handkarten bleiben geheim.
option-start = Startspieler
option-start-help = Wer den ersten Zug macht.
option-start-first = Platz 1
option-start-first-help = Macht unter euch aus, wer dort sitzt; laut Anleitung der Jüngste.
option-start-random = Ausgelost
option-start-random-help = Jeder Platz kann beginnen.

## Was sich an den Regeln geändert hat, für frühere Tische

revision-arkadia-lot = Wenn der Startspieler wählt, wo der Schlossplatz liegt, werden die Karten erst danach ausgeteilt.

## Züge, wie die Schreibweise sie notiert

move-lot = lot 4x3 f5: den Schlossplatz setzen, die linke obere Ecke auf f5
move-card = card mill-cloth: diese Karte spielen
move-lay = lay mill f3 b: ihr Gebäude legen, Drehung b, die linke obere Ecke auf f3
move-own = own f1: einen deiner Arbeiter auf f1 einsetzen
move-neutral = neutral f1: einen neutralen Arbeiter auf f1 einsetzen
move-done = done: keine weiteren Arbeiter oder Verkäufe
move-castle = castle cloth 4: ein Teil der Tuchmacher auf Schlossfeld 4 setzen
move-take = take stack, take house-cloth: vom Stapel ziehen oder eine offene Karte nehmen
move-banner = banner: ein Baumeister-Banner nutzen
move-end = end: den Zug ohne Banner beenden
move-sell = sell cloth 7: sieben Siegel der Tuchmacher verkaufen

## Was geschehen ist. Das erste Ereignis eines Zuges nennt, wer es war

event-lot = { $who } setzt den Schlossplatz ({ $size }) mit der Ecke auf { $cell }.
event-laid = { $who } legt { arkadia-a-card } auf { $cell }{ $tents ->
    [0] .
    [one] , auf ein Zelt: 1 neutraler Arbeiter.
   *[other] , auf { $tents } Zelte: { $tents } neutrale Arbeiter.
  }
event-worker = { $who } setzt { $own ->
    [0] einen neutralen Arbeiter
   *[other] einen Arbeiter
  } auf { $cell } ein{ $tent ->
    [0] .
   *[other] , auf einem Zelt.
  }
event-worker-many = { $who } setzt { $count } { $own ->
    [0] neutrale Arbeiter
   *[other] Arbeiter
  } auf { $cells } ein.
event-completed = Umschlossen: { arkadia-the-form } auf { $cell } ({ arkadia-of-family }).
event-paid = { $who } erhält { $n }{ $extra ->
    [0] { "" }
   *[other] { " " }+ { $extra }
  } Siegel: { arkadia-of-family }.
event-castle = Schloss, Stockwerk { $floor }: { arkadia-of-family } { arkadia-over-family }, Wert { $value_before } → { $value_after }.
event-floor = Stockwerk { $floor } ist voll; { $left ->
    [one] 1 Teil kommt
   *[other] { $left } Teile kommen
  } zum Vorrat des dritten.
event-took = { $who } nimmt { arkadia-a-card }.
event-drew = { $who } zieht vom Stapel.
event-drew-card = { $who } zieht { arkadia-a-card } vom Stapel.
event-turned = Neue offene Karte: { arkadia-a-card }.
event-banner = { $who } nutzt ein Banner: { $workers ->
    [0] Es sind keine Arbeiter mehr da.
    [one] 1 Arbeiter.
   *[other] { $workers } Arbeiter.
  }
event-sold = { $who } verkauft { $n } Siegel ({ arkadia-of-family }) zu je { $value }: { $gold } Gold.
event-passed = { $who } kann weder legen noch einsetzen und passt.
event-end-begins = Das zweite Stockwerk ist voll: Die letzte Runde beginnt.
event-last-round = Die letzte Runde beginnt.
event-stuck = Eine ganze Runde lang konnte niemand etwas tun. Die Partie endet hier.
event-final = { $who }: { $gained } Gold für die übrigen Siegel, insgesamt { $gold }.

## Warum nicht

why-card-not-in-hand = Das hast du nicht auf der Hand: { arkadia-a-card }.
why-card-no-place = Dafür ist auf dem Plan kein Platz mehr: { arkadia-a-card }.
why-covers-building = Auf { $cell } würde es { arkadia-the-form } verdecken. Gebaut wird nur auf freien Feldern.
why-covers-worker = Auf { $cell } würde es einen Arbeiter verdecken. Arbeiter bleiben, wo sie sind.
why-covers-lot = Auf { $cell } würde es den Schlossplatz verdecken.
why-touches-nothing = Es berührt weder ein Gebäude noch einen Arbeiter. Ecken zählen nicht: Es braucht einen Nachbarn entlang einer Kante.
why-no-flip = An diesem Tisch darf man Gebäude drehen, aber nicht umdrehen.
why-no-own-workers = Du hast keine eigenen Arbeiter hinter dem Sichtschirm. Ein Banner bringt zwei.
why-no-neutral-workers = Du hast keine neutralen Arbeiter. Verdecke ein Zeltlager mit einem Gebäude, um einen zu bekommen.
why-cell-taken = { $cell } ist besetzt. Arbeiter brauchen ein freies Feld.
why-worker-just-set = Du hast gerade einen Arbeiter auf { $cell } eingesetzt. „Zurück“ nimmt ihn zurück.
why-not-beside-building = { $cell } liegt nicht neben einem Gebäude. Ein Arbeiter braucht eines entlang einer Kante.
why-not-same-building = { $cell } liegt nicht neben dem Gebäude deiner anderen Arbeiter. Alle Arbeiter eines Zuges stehen neben einem Gebäude.
why-done-needs-worker = Setze erst mindestens einen Arbeiter ein.
why-piece-gone = Für Stockwerk { $floor } ist kein Teil der { arkadia-of-family } mehr da.
why-square-taken = Schlossfeld { $square } hat sein Teil von Stockwerk { $floor } schon.
why-not-open = Diese Karte liegt nicht in der Auslage: { arkadia-a-card }.
why-stack-empty = Der Stapel ist leer.
why-no-banner = Du hast alle deine Banner genutzt.
why-sell-too-many = So viele Siegel der { arkadia-of-family } hast du nicht.
why-sold-already = Siegel der { arkadia-of-family } hast du in dieser Wertung schon verkauft.
why-lot-place = Der Schlossplatz darf kein Zeltlager verdecken: Auf { $cell } ist eines.

## Was ein Platz weiß und die anderen nicht

secret-hand = die Handkarten aller
secret-screens = Gold, Siegel und Arbeiter hinter den Sichtschirmen
secret-open = Plan, Schloss, die offenen Karten und wer welche genommen hat, Banner
secret-hidden = Handkarten; die Bestände hinter den Sichtschirmen, wenn der Tisch sie nicht zeigt
secret-between = ein Vorhang

## Bots dieses Spiels

bot-by-the-book = Nach Anleitung
bot-by-the-book-about = Folgt den sieben taktischen Hinweisen auf der letzten Seite der Anleitung, aufs Wort.

## Der Rückblick nach einer Partie

analysis-axis = Runde { $round }
review-cost = −{ $n } Gold
review-sum = { $n }
review-gold = Gold: { $now } statt { $was }.
review-seals = Siegel: { $now } statt { $was }.
review-seal-worth = Wert der Siegel: { $now } Gold statt { $was }.

# Tatsachen für Vorausaufträge: im Satz und als Art zum Auswählen.
fact-seal-value = der Wert eines Siegels der { arkadia-of-family }
fact-open-card = die Zahl der offenen Karten für { arkadia-the-form } der { arkadia-of-family }
fact-unfinished = die Zahl der unfertigen Gebäude
fact-castle-pieces = die Zahl der Schlossteile
fact-workers = { $mine ->
    [yes] die Zahl der Arbeiter hinter meinem Sichtschirm
   *[no] die Zahl der Arbeiter hinter dem Sichtschirm von { $seat }
  }
fact-banners = { $mine ->
    [yes] die Zahl meiner Banner
   *[no] die Zahl der Banner von { $seat }
  }
fact-gold = { $mine ->
    [yes] mein Gold
   *[no] das Gold von { $seat }
  }
fact-kind-seal-value = der Wert eines Siegels
fact-kind-open-card = eine offene Karte
fact-kind-unfinished = unfertige Gebäude
fact-kind-castle-pieces = Schlossteile
fact-kind-workers = Arbeiter hinter einem Sichtschirm
fact-kind-banners = Banner
fact-kind-gold = Gold
fact-money = { $n } Gold
