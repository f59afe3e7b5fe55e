## Un plan dans le registre

plan-ledger-note = pas envoyé ; le même dans chaque onglet
plan-ledger-more = Il reste quelque chose à décider, à la table.
plan-ledger-send = Envoyer le plan
plan-ledger-back = Reprendre le dernier pas

## Arkadia : continuer le plan à partir du choix

arkadia-plan-on = Planifier la suite
arkadia-plan-on-title = Ajouter ceci au plan et décider la suite avant tout envoi
arkadia-asked-send = Envoyez votre plan.
arkadia-go-send = Envoyer
arkadia-send-title = Tout est décidé
arkadia-send-how = La suite apparaîtra une fois le plan envoyé.

## Arkadia : les plans gardés côte à côte

arkadia-row-gold = Or
arkadia-row-workers = Ouvriers derrière l’écran
arkadia-row-workers-of = { $own } à soi, { $neutral } neutres
arkadia-row-others = Sceaux pour les autres
arkadia-row-sides = Côtés ouverts du nouveau bâtiment
arkadia-row-castle = Pièces du château
arkadia-row-points = Points avant → après
arkadia-row-was = avant { $was }
