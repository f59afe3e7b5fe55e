## Analyse einer beendeten Partie

analysis = Analyse
analysis-title = Analyse: { $table }
analysis-open = Analysieren
analysis-open-at = Die Partie an { $table } analysieren
analysis-here = Von hier aus analysieren
analysis-gone = Diese Partie lässt sich nicht analysieren
analysis-badge = Analyse
analysis-about = Die Stellung, wie sie war. Was du hier sendest, wird nur ausprobiert.
analysis-back = Zurück zum Tisch
analysis-table = { $table }, von hier
analysis-play-on = Von hier aus weiterspielen
analysis-copy = Stellung kopieren
analysis-link = Link zum Moment
analysis-linked = Der Link ist kopiert.
analysis-link-failed = Der Link ließ sich nicht kopieren. Die Adresse dieser Seite ist dieselbe.
why-analysis-undo = Hier gibt es nichts Eigenes zurückzunehmen.

## Die Leiste

analysis-track = Momente der Partie
analysis-track-keys = Pfeile gehen schrittweise, Umschalt mit Pfeil um eine Runde, Pos1 und Ende an die Enden, Leertaste spielt ab.
analysis-first = Zum Anfang
analysis-previous = Ein Schritt zurück
analysis-next = Ein Schritt weiter
analysis-last = Zum Ende
analysis-play = Abspielen
analysis-pause = Anhalten
analysis-unit = Schrittweite
analysis-unit-decision = Entscheidung
analysis-unit-turn = Zug
analysis-unit-round = Runde
analysis-decides = { $when } · { $who } entscheidet
analysis-tried = { $when } · ausprobiert, { $who } entscheidet
analysis-over = Das Ende
analysis-place = Entscheidung { $n } von { $of }
analysis-value = { $when }, Entscheidung { $n } von { $of }
analysis-worth = Wert im Verlauf: { $lines }
analysis-worth-line = { $who } { $n }
analysis-try-line = Versuch { $letter } { $n }
analysis-as-table = Als Tabelle lesen
analysis-as-chart = Als Bild zeigen
analysis-progress = Wie weit
analysis-percent = { $n } %

## Was Bots tun würden

analysis-candidates = Kandidaten
analysis-ask = Was würden die Bots tun?
analysis-ask-about = Pläne von Bots, die wissen, was der Platz da wusste, und was gespielt wurde, in denselben Partien verglichen.
analysis-finding = Die Bots suchen Pläne.
analysis-running = { $games } von { $wanted } Partien
analysis-compared = { $n } Pläne · je { $games } Partien
analysis-shared = In allen Plänen: { $moves }.
analysis-stop = Hier anhalten
analysis-failed = Die Bots sind nicht fertig geworden.
analysis-again = Noch einmal versuchen
analysis-candidate = Plan
analysis-lead = Vorsprung am Ende
analysis-score = Am Ende
analysis-spread = Streuung
analysis-played = gespielt
analysis-take = Auslegen
analysis-draw = Plan { $letter } auf den Plan zeichnen
analysis-drawn-played = gespielt
analysis-drawn-other = { $better ->
    [yes] besser
   *[no] anderer Plan
  }
analysis-longer = Länger nachdenken ({ $games } Partien)
analysis-better = { $letter } ist { $gap } ± { $spread } besser, als was gespielt wurde
analysis-no-better = Nichts war deutlich besser, als was gespielt wurde
analysis-parts = Am Ende: eigenes Ergebnis { $own }, bester Gegner { $rival }.
analysis-parts-alone = Am Ende: eigenes Ergebnis { $own }.
analysis-same-games = Alle Pläne trafen auf dieselben { $games } Partien, sodass das Glück herausfällt.
analysis-below-noise = In { $games } Partien liegt kein anderer Plan um mehr als sein ± vorn. In 99 von 100 Fällen liegt die wahre Zahl innerhalb von ±.
analysis-near = { $n ->
    [one] { $letters } ist nicht deutlich schlechter als { $letter }.
   *[other] { $letters } sind nicht deutlich schlechter als { $letter }.
  }
analysis-ended = Die echte Partie endete mit { $n }.
analysis-why = Warum { $letter }:
analysis-nothing-else = Hier ließ sich nichts anderes tun.
analysis-unweighed = In diesem Spiel schaut kein Bot voraus, also haben die Pläne keine Zahlen.
analysis-none = Hier wird nichts entschieden
analysis-none-about = Die Partie ist zu Ende. Geh zurück, um nach einer Entscheidung zu fragen.

## Eigene Versuche

analysis-tries = Deine Versuche
analysis-tries-note = nur für dich sichtbar
analysis-tries-about = Plane einen Zug am Tisch und sende ihn: Er wird gezeichnet und mit dem verglichen, was gespielt wurde, in denselben Partien.
analysis-try-begin = Hier einen Versuch beginnen
analysis-try-end = Versuch beenden
analysis-follow = Versuch { $letter } zeigen
analysis-drop = Versuch { $letter } verwerfen
analysis-try-failed = keine Antwort
