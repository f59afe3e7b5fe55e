# Rund um die vollständigen Regeln; die Regeln selbst liegen in den Ordnern der Spiele.

rules-complete = Vollständige Regeln
rules-complete-of = Vollständige Regeln: { $ruleset }
rules-complete-about = In unseren eigenen Worten; die Zahlen kommen aus dem Zahlenblatt, nach dem hier gespielt wird. Jeder Absatz nennt seine Zeilen der Anleitung (AK, WF, PB, EN, FR); die Anleitung bleibt die Anleitung.
rules-short = Die Regeln in Kürze
rules-short-tab = In Kürze
rules-complete-tab = Vollständig
rules-page = Als Seite öffnen
rules-search = In den Regeln suchen
rules-search-go = Suchen
rules-found = { $n ->
    [0] Kein Absatz hat diese Wörter.
    [one] Ein Absatz. Enter führt zu ihm.
   *[other] { $n } Absätze. Enter führt zum ersten.
  }
rules-near = { $n ->
    [one] Kein Absatz hat all diese Wörter; dieser kommt am nächsten.
   *[other] Kein Absatz hat all diese Wörter; diese { $n } kommen am nächsten.
  }
rules-nothing = Nichts in diesen Regeln hat diese Wörter. Versuch andere, oder zeig alle Varianten.
# Wörter, die eine Suche übergeht, und Gruppen von Wörtern, die einander finden.
rules-search-ignored = ab aber alle als also am an auch auf aus bei beim bin bis bist da dann darf dabei das dass davon dazu dein deine dem den denn der des dich die dies diese diesem diesen dieser dieses dir doch dort du durch ein eine einem einen einer eines er es für geht gibt hab habe haben hat hast hier ich ihm ihn ihr ihre im in ins ist ja je jede jeder jedes kann kannst kein keine können man mehr mein mich mir mit muss musst müssen nach nicht noch nur ob oder ohne regel regeln sein seine sich sie sind so soll spiel über um und uns unter viel viele vom von vor wann warum was welche welcher welches wem wen wenn wer werden wie wieder wird wo zu zum zur
rules-search-same = gleichstand gleichauf gleich / gewinnen gewinnt gewinner sieger sieg / entlassen entlässt kündigen / verkaufen verkauft verkauf / kaufen kauft kauf gekauft / schiff schiffe / verschiffen verschifft verschiffung exportieren / liefern geliefert erfüllen erfüllt / kredit kredite leihen schulden / allein solo / kasse geld / verdecken verdeckt bedecken / einstellen anheuern / modernisieren modernisiert ausbauen / auszeichnung auszeichnungen titel / umschließen umschlossen einschließen / platz erlaubt / fabrik fabriken / aktie aktien / preis preise / arbeiter leute
rules-show-all = { $n ->
    [0] Alle Varianten zeigen
    [one] Alle Varianten zeigen ({ $n } Absatz mehr)
   *[other] Alle Varianten zeigen ({ $n } Absätze mehr)
  }
rules-choices = Was gespielt wird
rules-choices-usual = die übliche Wahl
rules-players = Spieler
rules-players-any = beliebig viele
rules-rulesets = Regelwerke
rules-failed = Die Regeln ließen sich nicht laden. Bitte versuch es noch einmal.
rules-allowed = Erlaubt:
rules-not-allowed = Nicht erlaubt:
rules-ruling = Wir lesen es so: { $ids }
rules-guessed = ≈ Zahl rekonstruiert
rules-guessed-about = Eine Zahl dieses Absatzes war am gedruckten Spiel nicht zu lesen und ist unsere Rekonstruktion.
rules-chapters = Kapitel
rules-link-here = Link zu diesem Absatz ({ $rule })
rules-value = { $value }: { $help }
