## Ein Plan in der Textansicht

plan-ledger-note = nicht gesendet; in jedem Tab derselbe
plan-ledger-more = Am Tisch ist noch etwas zu entscheiden.
plan-ledger-send = Plan senden
plan-ledger-back = Letzten Schritt zurücknehmen

## Wenn der Tisch ohne den Plan weitergeht

plan-parked = Dein Plan wartet, bis du wieder am Zug bist.
plan-parked-undo = { $who } hat eine Entscheidung zurückgenommen. Dein Plan wartet, bis du wieder am Zug bist.
plan-elsewhere = Dein Platz hat inzwischen entschieden, in einem anderen Fenster oder durch einen Bot. Der Plan, der hier war, ist verworfen.
plan-offline = Keine Verbindung: Dieser Schritt ist nicht in deinem Plan. Drück noch einmal, wenn die Verbindung wieder da ist.
plan-shortened = Der Tisch hat sich geändert: { $left } von { $of } Schritten deines Plans sind übrig. Nicht mehr möglich: { $step }
