# Die Szene eines Gebäudes, das umschlossen wird.
arkadia-scene-title = { $who } umschließt { $form ->
   *[house] ein Haus
    [farm] ein Gehöft
    [tavern] eine Taverne
    [mill] eine Mühle
    [smithy] eine Schmiede
    [trade] ein Kontor
    [monastery] ein Kloster
} auf { $cell }
arkadia-scene-title-you = Du umschließt { $form ->
   *[house] ein Haus
    [farm] ein Gehöft
    [tavern] eine Taverne
    [mill] eine Mühle
    [smithy] eine Schmiede
    [trade] ein Kontor
    [monastery] ein Kloster
} auf { $cell }
arkadia-scene-on = Weiter
arkadia-scene-result = Ergebnis
arkadia-scene-off = Umschlossene Gebäude in dieser Partie nicht mehr zeigen
arkadia-scene-line = { $form } · { $stage }
arkadia-scene-stage-enclosed = Umschlossen
arkadia-scene-stage-seals = Siegel
arkadia-scene-stage-castle = Schloss
arkadia-scene-you = du
arkadia-scene-around = { $n ->
    [0] Ringsum ist alles besetzt; niemand hat einen Arbeiter daneben
    [one] Ringsum ist alles besetzt: Ein Arbeiter steht daneben
   *[other] Ringsum ist alles besetzt: { $n } Arbeiter stehen daneben
}{ $neutral ->
    [0] .
    [one] , und ein neutraler.
   *[other] , und { $neutral } neutrale.
}
arkadia-scene-seals = Ein Siegel für jeden eigenen Arbeiter daneben und das Siegel, das darauf lag, für den Spieler, der am Zug ist.
arkadia-scene-gets = { $who } { $n }
arkadia-scene-paid = Siegel der { $family }: { $list }.
arkadia-scene-pays = Wer Siegel der { $family } bekommt
arkadia-scene-workers = { $n ->
    [one] 1 Arbeiter
   *[other] { $n } Arbeiter
}
arkadia-scene-turn = am Zug
arkadia-scene-turn-you = dein Zug
arkadia-scene-neutral = Neutrale
arkadia-scene-no-seals = keine Siegel, sie bleiben
arkadia-scene-laid = Am Schloss: { $family }.
arkadia-scene-laid-over = Am Schloss: { $family }, darunter { $under }.
arkadia-scene-worth = { $family }: { $before } → { $after }.
arkadia-scene-same = Das Teil verdeckt eines seiner eigenen Art: Kein Wert ändert sich.
arkadia-scene-no-piece = Für das Schloss ist kein Teil mehr übrig.
arkadia-scene-held = Du hast { $n } { $seal }: **{ $before } → { $after } Gold**.
arkadia-scene-new = { $n ->
    [one] Das neue Siegel von { $who } ({ $family }) ist **{ $gold }** wert.
   *[other] Die { $n } neuen Siegel von { $who } ({ $family }) sind **{ $gold }** wert.
}
arkadia-scene-new-you = { $n ->
    [one] Dein neues Siegel ({ $family }) ist **{ $gold }** wert.
   *[other] Deine { $n } neuen Siegel ({ $family }) sind **{ $gold }** wert.
}
