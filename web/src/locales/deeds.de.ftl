## Knöpfe, die gelten: Jeder sagt die ganze Tat

deed-money = { $deed } für £{ $sum }: { $before } → { $after }
deed-send = Senden
deed-send-see = Senden und sehen
deed-done = { $done } – senden
deed-done-see = { $done } – senden und sehen
deed-more = { $deed } ×{ $n }
deed-box = { $before } → { $after } nach der Produktion
deed-box-scored = { $before } → { $after } mit der Schlusswertung
deed-box-now = { $before } → { $after }
deed-box-same = { $after } nach der Produktion
deed-box-share = Aktie { $steps }
