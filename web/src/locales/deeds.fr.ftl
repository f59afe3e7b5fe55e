## Les boutons qui engagent : chacun dit tout ce qu’il fait

deed-money = { $deed } pour £{ $sum } : { $before } → { $after }
deed-send = Envoyer
deed-send-money = Envoyer : { $before } → { $after }
deed-send-see = Envoyer et voir
deed-done = { $done } – envoyer
deed-done-money = { $done } – envoyer : { $before } → { $after }
deed-done-see = { $done } – envoyer et voir
deed-more = { $deed } ×{ $n }
