# La scène d’un bâtiment enclos.
arkadia-scene-title = { $who } enclôt { $form ->
   *[house] une maison
    [farm] une ferme
    [tavern] une taverne
    [mill] un moulin
    [smithy] une forge
    [trade] un comptoir
    [monastery] un monastère
} en { $cell }
arkadia-scene-title-you = Vous enclosez { $form ->
   *[house] une maison
    [farm] une ferme
    [tavern] une taverne
    [mill] un moulin
    [smithy] une forge
    [trade] un comptoir
    [monastery] un monastère
} en { $cell }
arkadia-scene-on = Continuer
arkadia-scene-result = Résultat
arkadia-scene-off = Ne plus montrer les bâtiments enclos de cette partie
arkadia-scene-line = { $form } · { $stage }
arkadia-scene-stage-enclosed = Enclos
arkadia-scene-stage-seals = Sceaux
arkadia-scene-stage-castle = Château
arkadia-scene-you = vous
arkadia-scene-around = { $n ->
    [0] Tout est occupé autour ; personne n’y a d’ouvrier
    [one] Tout est occupé autour : un ouvrier se tient à côté
   *[other] Tout est occupé autour : { $n } ouvriers se tiennent à côté
}{ $neutral ->
    [0] .
    [one] , et un neutre.
   *[other] , et { $neutral } neutres.
}
arkadia-scene-seals = Un sceau par ouvrier à soi placé à côté, et le sceau du bâtiment pour qui joue ce tour.
arkadia-scene-gets = { $who } { $n }
arkadia-scene-paid = Sceaux des { $family } : { $list }.
arkadia-scene-pays = Qui reçoit des sceaux des { $family }
arkadia-scene-workers = { $n ->
    [one] { $n } ouvrier
   *[other] { $n } ouvriers
}
arkadia-scene-turn = son tour
arkadia-scene-turn-you = votre tour
arkadia-scene-neutral = Neutres
arkadia-scene-no-seals = aucun sceau
arkadia-scene-laid = Sur le château : { $family }.
arkadia-scene-laid-over = Sur le château : { $family }, par-dessus { $under }.
arkadia-scene-worth = { $family } : { $before } → { $after }.
arkadia-scene-same = La pièce couvre une pièce de même sorte : aucune valeur ne change.
arkadia-scene-no-piece = Il ne reste aucune pièce pour le château.
arkadia-scene-held = Vous avez { $n } { $seal } : **{ $before } → { $after } or**.
arkadia-scene-new = { $n ->
    [one] Le nouveau sceau de { $who } ({ $family }) vaut **{ $gold }**.
   *[other] Les { $n } nouveaux sceaux de { $who } ({ $family }) valent **{ $gold }**.
}
arkadia-scene-new-you = { $n ->
    [one] Votre nouveau sceau ({ $family }) vaut **{ $gold }**.
   *[other] Vos { $n } nouveaux sceaux ({ $family }) valent **{ $gold }**.
}
