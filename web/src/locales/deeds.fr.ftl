## Les boutons qui engagent : chacun dit tout ce qu’il fait

deed-money = { $deed } pour £{ $sum } : { $before } → { $after }
deed-send = Envoyer le tour
deed-send-money = Envoyer le tour : { $before } → { $after }
deed-send-see = Envoyer et voir
deed-done = { $done } – envoyer le tour
deed-done-money = { $done } – envoyer le tour : { $before } → { $after }
deed-done-see = { $done } – envoyer et voir
deed-more = { $deed } ×{ $n }
