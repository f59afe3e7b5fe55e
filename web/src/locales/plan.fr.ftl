## Un plan dans le registre

plan-ledger-note = pas envoyé ; le même dans chaque onglet
plan-ledger-more = Il reste quelque chose à décider, à la table.
plan-ledger-send = Envoyer le plan
plan-ledger-back = Reprendre le dernier pas

## Quand la table avance sans le plan

plan-parked = Votre plan attend que ce soit de nouveau à vous.
plan-parked-undo = { $who } revient sur une décision. Votre plan attend que ce soit de nouveau à vous.
plan-elsewhere = Votre place a décidé entre-temps, dans une autre fenêtre ou par un bot. Le plan qui était ici est abandonné.
plan-offline = Pas de connexion : cette étape n’est pas dans votre plan. Recommencez quand la connexion sera revenue.
plan-shortened = La table a changé : il reste { $left } pas sur { $of } de votre plan. Plus possible : { $step }
