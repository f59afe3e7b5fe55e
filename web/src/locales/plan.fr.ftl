## Un plan dans le registre

plan-ledger-note = pas envoyé ; le même dans chaque onglet
plan-ledger-more = Il reste quelque chose à décider, à la table.
plan-ledger-send = Envoyer le plan
plan-ledger-back = Reprendre le dernier pas
