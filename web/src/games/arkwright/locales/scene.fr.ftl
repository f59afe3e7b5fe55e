# La scène d’une vente.
arkwright-scene-title = Vente : { $good }
arkwright-scene-play = Jouer la vente
arkwright-scene-show = Revoir la vente
arkwright-scene-next = Passer à la suite : { $good }
arkwright-scene-on = Continuer
arkwright-scene-off = Ne plus montrer les ventes de cette partie
arkwright-scene-line = Vente · { $n } sur { $m } · vous { $mine }
arkwright-scene-line-watch = Vente · { $n } sur { $m }
arkwright-scene-stage-made = Produits
arkwright-scene-stage-sold = Vendus
arkwright-scene-stage-value = Valeur
arkwright-scene-stage-costs = Coûts
arkwright-scene-stage-harbour = Port, stock
arkwright-scene-stage-stores = Stock
arkwright-scene-you = vous
arkwright-scene-importer = l’importateur
arkwright-scene-wants = Demande de l’Angleterre : { $n } ({ $good })
arkwright-scene-offer = Les usines en produisent { $made }, { $stock ->
    [0] l’importateur
   *[other] { $stock } de plus sont en stock, l’importateur
} en apporte { $importer } au plus. Le plus attrayant est appelé d’abord, et personne n’est appelé plus souvent que son attrait.
arkwright-scene-called-first = Appel à { $call } : { $names }
arkwright-scene-called = Appel à { $call } ou plus : { $names }
arkwright-scene-nth = { $rule ->
    [one] { $n }re
   *[other] { $n }e
}
arkwright-scene-sells-you = Vous vendez votre { $nth }
arkwright-scene-sells-other = { $who } vend sa { $nth }
arkwright-scene-sells-importer = L’importateur vend sa { $nth }
arkwright-scene-from-stock = Elle vient du stock.
arkwright-scene-from-shift = Heures supplémentaires.
arkwright-scene-so-far = £{ $pounds } jusqu’ici.
arkwright-scene-left = { $n ->
    [0] Il ne reste aucune pièce.
    [one] Il reste une pièce.
   *[other] Il reste { $n } pièces.
}
arkwright-scene-order-quality = Même attrait { $appeal } : la qualité décide de l’ordre. { $a } ({ $one }) contre { $b } ({ $other }).
arkwright-scene-order-together = Même attrait { $appeal } et même qualité { $a } : { $one } et { $other } vendent ensemble.
arkwright-scene-order-importer = Tous deux à { $appeal }. Une compagnie passe toujours avant l’importateur.
arkwright-scene-before-importer = D’abord { $who }, ensuite l’importateur
arkwright-scene-last = Il reste une pièce : { $one } ou { $other } ?
arkwright-scene-last-appeal = Appel à { $call } : l’attrait { $a } ({ $one }) passe avant { $b } ({ $other }). La pièce revient à { $one }.
arkwright-scene-last-importer = Appel à { $call }, même attrait { $appeal }. Une compagnie passe toujours avant l’importateur : la pièce revient à { $one }.
arkwright-scene-last-quality = Appel à { $call }, même attrait { $appeal }. La qualité décide : { $a } ({ $one }) contre { $b } ({ $other }). La pièce revient à { $one }.
arkwright-scene-together = Vendu ensemble
arkwright-scene-together-about = Même attrait et même qualité : une pièce de la réserve sert les deux.
arkwright-scene-served = L’Angleterre est servie
arkwright-scene-missed = Dernière pièce : { $one }. À suivre : { $other }.
arkwright-scene-sated = Plus personne n’a de quoi vendre
arkwright-scene-sated-about = L’Angleterre en aurait pris { $n } de plus.
arkwright-scene-uncalled = Plus personne n’est appelé
arkwright-scene-uncalled-about = Chacun a vendu tout ce qu’il a, ou ce que permet son attrait. L’Angleterre en aurait pris { $n } de plus.
arkwright-scene-unsold = { $n ->
    [0] Vous avez tout vendu.
    [one] Il vous en reste une.
   *[other] Il vous en reste { $n }.
}
arkwright-scene-value = Valeur : { $names } +{ $n }
arkwright-scene-value-none = Aucune valeur ne monte
arkwright-scene-extra = { $buyer ->
    [patron] Mécène
   *[jubilee] Jubilé
} : un de plus vendu ({ $who }), £{ $n }.
arkwright-scene-value-sold = Deux ventes ou plus : +2, une : +1.
arkwright-scene-lead-most = Plus de ventes : { $who }, +1.
arkwright-scene-lead-most-charisma = Plus de ventes : égalité, le charisme la donne à { $who }, +1.
arkwright-scene-lead-most-tied = Plus de ventes : personne seul, égalité ({ $names }).
arkwright-scene-lead-most-none = Plus de ventes : aucune compagnie.
arkwright-scene-lead-appeal = Plus d’attrait : { $who }, +1.
arkwright-scene-lead-appeal-charisma = Plus d’attrait : égalité, le charisme la donne à { $who }, +1.
arkwright-scene-lead-appeal-tied = Plus d’attrait : personne seul, égalité ({ $names }).
arkwright-scene-lead-appeal-none = Plus d’attrait : aucune compagnie.
arkwright-scene-wages = Salaires : £{ $wage } par ouvrier
arkwright-scene-wages-about = Tous sont payés dans les usines de ce bien, vendu ou non.
arkwright-scene-fell = Puis la distribution baisse de 1.
arkwright-scene-fell-you = Puis la distribution baisse de 1 : votre attrait { $before } → { $after }.
arkwright-scene-takes-lead = { $who } prend la tête
arkwright-scene-takes-lead-you = Vous prenez la tête
arkwright-scene-leads = { $who } mène avec £{ $worth }
arkwright-scene-leads-tied = À égalité en tête avec £{ $worth } : { $names }
arkwright-scene-leads-you = Vous menez avec £{ $worth }
arkwright-scene-worth = £{ $best } contre £{ $worth } pour vous.
arkwright-scene-cash = Vous avez £{ $cash } ({ $change }).
arkwright-scene-foreseen = Prévu £{ $cash } avec { $sells } de vendus, obtenu £{ $is } avec { $sold }
arkwright-scene-foreseen-right = C’est ce que disait votre prévision
arkwright-scene-cause = { $deed } : ce tour seul, { $effect }.
arkwright-scene-cause-more = { $deed } : seul, { $effect }.
arkwright-scene-cause-nothing = Seuls, sans effet pour vous : { $list }.
arkwright-scene-cause-together = Aucun tour après le vôtre ne l’a fait seul : plusieurs ensemble, ou des réponses pendant la vente.
arkwright-scene-deed = { $who } ({ $changes })
arkwright-scene-effect-sold = { $n } de vendus
arkwright-scene-effect-spaces = { $n } sur la piste des actions
arkwright-scene-change = { $what } { $before } → { $after }
arkwright-scene-change-new = { $what } { $after }
arkwright-scene-change-built = nouvelle usine { $level }
arkwright-scene-change-level = usine { $before } → { $after }
arkwright-scene-change-price = prix
arkwright-scene-change-appeal = attrait
arkwright-scene-change-makes = produit
arkwright-scene-change-wage = salaire
arkwright-scene-charisma-most = Plus de ventes : { $who }, par le charisme
arkwright-scene-charisma-appeal = Plus d’attrait : { $who }, par le charisme
arkwright-scene-charisma-tie = Égalité avec { $names } : personne n’avancerait, mais la tuile Charisme gagne toute égalité pour une case de prime.
arkwright-scene-charisma-importer = Égalité : personne n’avancerait, mais la tuile Charisme gagne toute égalité pour une case de prime.
arkwright-scene-result = Vous avez vendu { $sold }, il vous reste £{ $cash }, l’action vaut £{ $value }, rang { $rank }.
arkwright-scene-result-watch = { $sold } sur { $demand } de vendus.
arkwright-scene-left-of = sur { $n } restent
arkwright-scene-at = appel, attrait
arkwright-scene-demand = Demande : { $n ->
    [one] une pièce
   *[other] { $n } pièces
}
arkwright-scene-sellers = Les vendeurs dans l’ordre d’appel
arkwright-scene-col-who = Dans l’ordre d’appel
arkwright-scene-col-appeal = Attrait
arkwright-scene-col-quality = Qualité
arkwright-scene-col-goods = Produits, en stock
arkwright-scene-col-sold = Vendus
arkwright-scene-col-income = Recette
arkwright-scene-col-costs = Coûts
arkwright-scene-col-net = Solde
arkwright-scene-col-ships = Avec le port
arkwright-scene-col-share = Pas, case, valeur de l’action
arkwright-scene-col-importer = Importateur
arkwright-scene-self = { $who } (vous)
arkwright-scene-tied = À égalité à { $n }
arkwright-scene-stock = En stock
arkwright-scene-goods = { $made } de produits, { $stock } en stock
arkwright-scene-shares = Actions
arkwright-scene-shares-note = case, £ pièce
arkwright-scene-track = Piste des actions : { $moves }
arkwright-scene-move = { $who } de { $before } à { $after }
arkwright-scene-was = { $who } avant
arkwright-scene-step-sold = { $n ->
    [one] 1 vente
   *[other] 2 ventes ou plus
}
arkwright-scene-step-most = le plus
arkwright-scene-step-most-charisma = le plus, charisme
arkwright-scene-step-appeal = attrait
arkwright-scene-step-appeal-charisma = attrait, charisme
arkwright-scene-step-tied-most = égalité, ventes
arkwright-scene-step-tied-appeal = égalité, attrait
arkwright-scene-step-rule = règle
arkwright-scene-step-price = prix baissé
arkwright-scene-step-ship = navire
arkwright-scene-step-contract = contrat
arkwright-scene-step-emergency = urgence
arkwright-scene-standing = Nouveau classement
