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
