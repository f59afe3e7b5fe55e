option-poor-law = Loi sur les pauvres
option-poor-law-help = Une règle maison.
option-poor-law-off = Non
option-poor-law-off-help = Pas dans cette partie.
option-poor-law-on = Oui
option-poor-law-on-help = À la fin de chaque décennie, chacun peut donner £5 à la paroisse : une case de plus à la prochaine vente, et £8 à la fin. Si personne ne donne, les salaires montent de £1 pour une décennie ; si personne ne donne deux fois de suite, la décennie suivante est la dernière.

phase-poor-law = donner à la paroisse ou refuser

move-give = give : payer £5 à la paroisse
move-refuse = refuse : ne rien donner
arkwright-do-give = Donner £5 à la paroisse
arkwright-do-refuse = Ne rien donner

event-poor-law-gave = { $who } donne £{ $paid } à la paroisse.
event-poor-law-refused = { $who } ne donne rien à la paroisse.
event-poor-law-unrest = Personne n’a donné à la paroisse. Les ouvriers demandent £{ $wage } pendant la décennie qui vient.
event-poor-law-last = Depuis { $n } décennies, personne n’a donné à la paroisse. La partie finit avec la prochaine décennie.
event-poor-law-worth = { $who } a donné { $n ->
    [one] une fois
   *[other] { $n } fois
  } : £{ $total } de plus pour la compagnie, sauf s’il reste un emprunt.

why-poor-law-cash = Il n’y a pas assez d’argent pour un don.

house-poor-law-given = Dons à la paroisse
house-poor-law-mood = Ouvriers
house-poor-law-mood-angry = demandent plus
house-poor-law-mood-calm = sont contents
house-poor-law-thanks = Votre prochaine vente
house-poor-law-thanks-due = apporte une case de plus

report-poor-law-given = { $who } a donné à la paroisse { $n ->
    [one] une fois
   *[other] { $n } fois
  } : £{ $total }.
