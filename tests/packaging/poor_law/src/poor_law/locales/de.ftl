option-poor-law = Armengesetz
option-poor-law-help = Eine Hausregel.
option-poor-law-off = Nein
option-poor-law-off-help = Nicht in dieser Partie.
option-poor-law-on = Ja
option-poor-law-on-help = Am Ende jedes Jahrzehnts können alle der Gemeinde £5 geben: ein Schritt mehr beim nächsten Verkauf, und £8 am Ende. Gibt niemand, steigen die Löhne für ein Jahrzehnt um £1; gibt zweimal nacheinander niemand, ist das nächste Jahrzehnt das letzte.

phase-poor-law = der Gemeinde geben oder ablehnen

move-give = give: der Gemeinde £5 zahlen
move-refuse = refuse: nichts geben
arkwright-do-give = Der Gemeinde £5 geben
arkwright-do-refuse = Nichts geben

event-poor-law-gave = { $who } gibt der Gemeinde £{ $paid }.
event-poor-law-refused = { $who } gibt der Gemeinde nichts.
event-poor-law-unrest = Niemand hat der Gemeinde gegeben. Die Arbeiter verlangen im nächsten Jahrzehnt £{ $wage }.
event-poor-law-last = Seit { $n } Jahrzehnten hat niemand der Gemeinde gegeben. Die Partie endet mit dem nächsten Jahrzehnt.
event-poor-law-worth = { $who } hat { $n ->
    [one] einmal
   *[other] { $n } Mal
  } gegeben: £{ $total } mehr für die Firma, außer es bleibt ein Kredit.

why-poor-law-cash = Für eine Gabe reicht das Geld nicht.

house-poor-law-given = Gaben an die Gemeinde
house-poor-law-mood = Arbeiter
house-poor-law-mood-angry = verlangen mehr
house-poor-law-mood-calm = sind zufrieden
house-poor-law-thanks = Dein nächster Verkauf
house-poor-law-thanks-due = bringt einen Schritt mehr

report-poor-law-given = { $who } hat der Gemeinde { $n ->
    [one] einmal
   *[other] { $n } Mal
  } gegeben: £{ $total }.
