first-games-arkadia = Etwa 20 Minuten.

guide-then = Jedes davon einmal, dann spielst du allein weiter, mit Tipps.
guide-chip-lay = ein Gebäude legen
guide-chip-workers = Arbeiter einsetzen
guide-chip-castle = ein Gebäude schließen
guide-chip-banner = ein Banner nutzen
guide-chip-sell = Siegel verkaufen
guide-over-about = Spiel weiter: „Tipp“ in der Leiste sagt dir immer noch, was ein Bot tun würde.

guide-aim-strip = Ziel: am meisten Gold haben.
guide-aim-strip-about = Arbeiter bringen Siegel; Siegel werden für Gold verkauft, zum Wert, den das Schloss zeigt.
guide-aim-title = Du spielst um Gold, und Gold kommt von Siegeln
guide-aim-about = Du baust eine Stadt für vier Familien. Wer Arbeiter neben einem Gebäude hat, wenn es geschlossen wird, bekommt Siegel seiner Familie.
guide-chain-1 = Arbeiter umschließen
guide-chain-1-about = ein Gebäude, Seite um Seite
guide-chain-2 = Geschlossen: Es zahlt
guide-chain-2-about = ein Siegel für jeden Arbeiter daneben, eins mehr für den, der es schließt
guide-chain-3 = Das Schloss wächst
guide-chain-3-about = und bestimmt, was Siegel wert sind
guide-chain-4 = Verkauf für Gold
guide-chain-4-about = wenn du ein Banner nutzt
guide-aim-sum = { $gold } Gold + { $seals } Siegel im Wert von { $sold } = { $worth }
guide-aim-sum-about = Das bist du jetzt. Am Ende gewinnt das meiste Gold.

guide-sum-gold = Gold
guide-sum-seals = Siegel
guide-sum-pending = Siegel, die offene Gebäude versprechen
guide-sum-workers = deine verfügbaren Arbeiter
guide-sum-neutral = verfügbare neutrale Arbeiter

guide-note-sold = { $n ->
    [one] Ein Siegel bringt
   *[other] { $n } Siegel bringen
  } { $gold } Gold, und Gold ist, was am Ende zählt.
guide-note-banner = { $own ->
    [0] Du hast keinen eigenen Arbeiter mehr
    [one] Du hast noch einen eigenen Arbeiter
   *[other] Du hast noch { $own } eigene Arbeiter
  }: Das Banner bringt { $n }. Dann darfst du verkaufen: { $seals ->
    [one] Dein Siegel ist
   *[other] Deine { $seals } Siegel sind
  } heute { $gold } Gold wert.
guide-note-keeps = Du hast noch { $own ->
    [one] einen eigenen Arbeiter
   *[other] { $own } eigene Arbeiter
  }, und { $seals ->
    [0] du hast keine Siegel zu verkaufen
    [one] dein Siegel würde heute { $gold } Gold bringen
   *[other] deine { $seals } Siegel würden heute { $gold } Gold bringen
  }: Das Banner kann warten.
guide-note-seals = Du bekommst { $n ->
    [one] ein Siegel
   *[other] { $n } Siegel
  } ({ $family }), { $value ->
    [0] noch nichts wert: Das Schlossteil, das du dafür setzt, kann das ändern.
   *[other] heute { $value } Gold das Stück: { $gold } Gold.
  }
guide-note-value = Ein Siegel ({ $family }) ist { $now } statt { $was } wert. { $held ->
    [0] Du hast noch keines.
    [one] Du hast eines: { $gold } Gold mehr.
   *[other] Du hast { $held }: { $gold } Gold mehr.
  }
guide-note-laid = { $left ->
    [one] Ein Arbeiter schließt
   *[other] { $left } Arbeiter schließen
  } das neue Gebäude; jeder bringt ein Siegel ({ $family }), heute { $value } wert.
guide-note-waits = Wenn das Gebäude geschlossen ist, bekommst du { $n ->
    [one] ein Siegel
   *[other] { $n } Siegel
  } ({ $family }, heute { $value } das Stück). { $left ->
    [one] Eine Seite ist offen.
   *[other] { $left } Seiten sind offen.
  }
guide-note-card = Ihre Siegel ({ $family }) sind heute { $value } wert, und du hast { $held }.

guide-part-board = Die Stadt
guide-part-board-when = Gebäude und Arbeiter
guide-part-castle = Das Schloss
guide-part-castle-when = kommt, wenn ein Gebäude geschlossen wird
guide-part-open = Offene Karten
guide-part-open-when = kommt, wenn ein Gebäude gelegt wird
guide-part-players = Spieler
guide-part-players-when = später: was die anderen haben
guide-part-log = Protokoll
guide-part-log-when = später: was alle getan haben

guide-step-lot = Setz den Schlossplatz
guide-say-lot = Am Schlossplatz beginnt die Stadt.
guide-why-lot = Alle bauen rund um ihn.
guide-step-lay = Leg ein Gebäude
guide-say-lay = Ein Gebäude schafft Seiten, an denen Arbeiter stehen können, und es kann seine Nachbarn schließen.
guide-why-lay = Ein Zelt darunter ist ein neutraler Arbeiter für dich. Und es sollte nicht so weit geschlossen sein, dass der nächste Spieler es fertig macht.
guide-step-workers = Setz Arbeiter ein
guide-say-workers = Alle Arbeiter eines Zuges stehen neben einem Gebäude. Wenn seine letzte Seite geschlossen ist, bringt jeder Arbeiter daneben ein Siegel.
guide-why-workers = Wer die letzte Seite schließt, bekommt ein Siegel mehr. Neutrale Arbeiter bringen keine Siegel, aber sie schließen Seiten.
guide-step-castle = Bau am Schloss
guide-say-castle = Das Gebäude ist geschlossen. Das Teil, das du setzt, hebt den Wert seiner Familie für alle.
guide-why-castle = Heb die Familie, von der du die meisten Siegel hast, oder verdecke eine, die andere sammeln.
guide-step-draw = Nimm eine Karte
guide-say-draw = Die neue Karte ist ein Gebäude für einen späteren Zug.
guide-why-draw = Eine Familie mit wertvollen Siegeln lädt alle ein: Billige sind sicherer zu legen.
guide-step-banner = Nutz ein Banner
guide-say-banner = Ein Banner bringt zwei neue Arbeiter und lässt dich jetzt Siegel verkaufen.
guide-why-banner = Es gibt nur wenige für die ganze Partie, aber ohne Arbeiter kannst du wenig tun: Nutz eines rechtzeitig.
guide-step-sell = Verkauf Siegel
guide-say-sell = Siegel werden zu Gold, zum Wert, den das Schloss heute zeigt.
guide-why-sell = Verkauf, was heute viel wert ist; was wenig wert ist, kann warten, bis sich das Schloss ändert.
guide-step-no-banner = Beende den Zug ohne Banner
guide-say-no-banner = Du hebst das Banner für einen Zug auf, in dem es mehr bringt.
guide-why-no-banner = Du hast noch Arbeiter, und deine Siegel können steigen.
guide-step-card = Spiel eine Karte
guide-say-card = Die Karte sagt, welches Gebäude du legst.
guide-why-card = Ihre Familie zahlt die Siegel.
guide-step-nothing = Hier nichts weiter
guide-say-nothing = Hier ist es am besten, nichts mehr zu tun und weiterzumachen.
guide-why-nothing = Was du aufhebst, kannst du im nächsten Zug nutzen.
