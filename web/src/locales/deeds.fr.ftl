## Les boutons qui engagent : chacun dit tout ce qu’il fait

deed-money = { $deed } pour £{ $sum } : { $before } → { $after }
deed-send = Envoyer
deed-send-see = Envoyer et voir
deed-done = { $done } – envoyer
deed-done-see = { $done } – envoyer et voir
deed-more = { $deed } ×{ $n }
deed-box = { $before } → { $after } après production
deed-box-scored = { $before } → { $after } décompte final compris
deed-box-now = { $before } → { $after }
deed-box-same = { $after } après production
deed-box-share = action { $steps }
