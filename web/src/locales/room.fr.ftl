# Le plateau : ce qui ne tient pas sur ses deux lignes s’ouvre vers le haut.
room-steps = { $n ->
    [one] 1 étape
   *[other] { $n } étapes
}
room-plan = Votre plan, pas envoyé : { $plan }
room-choices = Choix
room-choices-hide = Masquer les choix
room-choices-show = Afficher les choix
room-moves = { $n ->
    [one] 1 coup
   *[other] { $n } coups
}
# Un emplacement vide dit ce qu’une usine y coûte, produit et vend.
room-lot-none = pas d’usine
room-lot-cost = Niveau { $level } coûte
room-lot-crew = Rangée 1 emploie
room-lot-workers = { $n ->
    [one] 1 ouvrier
   *[other] { $n } ouvriers
}
room-lot-makes = produit
room-lot-goods = { $n } par cycle
room-lot-at = à £{ $price }
room-lot-appeal = attrait { $n }
room-lot-sells = vend
room-lot-of = { $n } sur { $made }
room-lot-net = par cycle
room-lot-share = action
