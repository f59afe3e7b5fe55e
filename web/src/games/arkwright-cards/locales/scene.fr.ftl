# La scène d’une production.
cardgame-scene-title = Production : { $good }
cardgame-scene-play = Jouer la production
cardgame-scene-next = Passer à la suite : { $good }
cardgame-scene-on = Continuer
cardgame-scene-off = Ne plus montrer les productions
cardgame-scene-line = Production
cardgame-scene-line-you = vous { $n }
cardgame-scene-stage-home = Marché intérieur
cardgame-scene-stage-rest = Entrepôt, export
cardgame-scene-stage-value = Coûts et valeur
cardgame-scene-you = vous
cardgame-scene-self = { $who } (vous)
cardgame-scene-colour-first = le premier adversaire
cardgame-scene-colour-second = le second adversaire
cardgame-scene-colour-neutral = la couleur neutre
cardgame-scene-short-first = Premier
cardgame-scene-short-second = Second
cardgame-scene-short-neutral = Neutre
cardgame-scene-drawn = Tiré :
cardgame-scene-drawn-appeal = , attrait { $before } → { $after }
cardgame-scene-drawn-opens = { " " }ouvre une usine, attrait { $after }
cardgame-scene-drawn-demand = , demande { $before } → { $after }
cardgame-scene-drawn-share = { " " }pas tiré : une action, soit { $n }
cardgame-scene-begins = Production : { $n } ({ $good })
cardgame-scene-begins-about = Le marqueur de demande est à { $demand }. Qui se trouve au-dessus vend sur le marché intérieur : une marchandise par point au-dessus.
cardgame-scene-stock = { $n ->
    [one] Une marchandise de plus est en entrepôt.
   *[other] { $n } marchandises de plus sont en entrepôt.
}
cardgame-scene-home = L’Angleterre veut ce qui dépasse { $demand }
cardgame-scene-home-you = Votre attrait de { $appeal } permet d’en vendre { $limit } au plus : { $sold } à £{ $price }, soit £{ $income }.
cardgame-scene-home-none = { $limit ->
    [0] Votre attrait de { $appeal } ne dépasse pas la demande : personne n’achète.
   *[other] Votre attrait de { $appeal } permettrait d’en vendre { $limit }, mais il n’y a rien à vendre.
}
cardgame-scene-home-others = Ventes des adversaires sur le marché intérieur : { $list }.
cardgame-scene-unsold = { $n ->
    [one] Ne vend rien : { $names }.
   *[other] Ne vendent rien : { $names }.
}
cardgame-scene-later = Reste à vendre : { $names }.
cardgame-scene-rest = Le reste est exporté ou mis en entrepôt
cardgame-scene-rest-none = Personne n’exporte rien.
cardgame-scene-rest-nothing = Il ne reste rien
cardgame-scene-rest-ship = { $n ->
    [one] Il en reste une : vous l’exportez
   *[other] Il en reste { $n } : vous les exportez
}
cardgame-scene-rest-store = { $n ->
    [one] Il en reste une : vous la gardez
   *[other] Il en reste { $n } : vous les gardez
}
cardgame-scene-ship = { $ships ->
    [one] Un navire en emporte { $n } : +£{ $money }.
   *[other] { $ships } navires en emportent { $n } : +£{ $money }.
}
cardgame-scene-token = Chaque navire ajoute un jeton d’exportation : en fin de partie, la valeur baisse selon la rangée de jetons.
cardgame-scene-saved = Le bureau de commerce épargne un jeton d’exportation.
cardgame-scene-stored = { $n ->
    [one] Une marchandise est dans votre entrepôt.
   *[other] { $n } marchandises sont dans vos entrepôts.
}
cardgame-scene-wasted = { $n ->
    [one] Une ne trouve pas de place et se perd.
   *[other] { $n } ne trouvent pas de place et se perdent.
}
cardgame-scene-ships = { $who } en exporte { $n } pour £{ $money }.
cardgame-scene-rises = Votre valeur monte de { $n }
cardgame-scene-stays = Votre valeur ne change pas
cardgame-scene-risen = Valeur : { $list }
cardgame-scene-risen-none = Aucune valeur ne monte
cardgame-scene-enough = Vous en avez vendu au moins { $enough } sur le marché intérieur : +1.
cardgame-scene-few = Vous en avez vendu moins de { $enough } sur le marché intérieur. Les exportations ne comptent jamais.
cardgame-scene-highest = Parmi ceux qui l’ont fait, votre attrait de { $appeal } est le plus haut : +1.
cardgame-scene-highest-other = Le plus haut attrait parmi ceux qui ont assez vendu : { $who } avec { $appeal }.
cardgame-scene-favoured = L’entrepreneur départage l’égalité pour { $who } : +1.
cardgame-scene-tied = L’attrait { $appeal } est le plus haut, mais pas d’un seul : une égalité ne rapporte rien.
cardgame-scene-end = La piste est finie : pas plus loin.
cardgame-scene-share = { $who } en a vendu moins de { $enough } et prend une action à la place.
cardgame-scene-fund = { $loans ->
    [one] L’argent manquait : un prêt du fonds d’urgence, £{ $money }.
   *[other] L’argent manquait : { $loans } prêts du fonds d’urgence, £{ $money }.
}
cardgame-scene-broke = Les coûts ne peuvent être payés : faillite.
cardgame-scene-fades = { $n ->
    [0] Votre distribution est épuisée.
   *[other] Votre distribution tombe à { $n }.
}
cardgame-scene-foreseen = Votre prévision disait { $sells } sur le marché intérieur et £{ $money } en caisse.
cardgame-scene-foreseen-value = Votre prévision disait une valeur d’action de £{ $value }.
cardgame-scene-foreseen-ships = Elle comptait sur { $n } à exporter, vous en avez exporté { $shipped }.
cardgame-scene-foreseen-right = C’est ce que disait votre prévision.
cardgame-scene-cause = { $deed } : à lui seul, ce tour { $effect }.
cardgame-scene-cause-none = Aucun tour après le vôtre n’en est seul la cause : c’est l’effet de plusieurs ensemble, ou de ce qui a été décidé pendant la production.
cardgame-scene-deed = { $who } ({ $changes })
cardgame-scene-the-draw = Le tirage des adversaires
cardgame-scene-effect-sold = ventes { $n }
cardgame-scene-effect-value = { $n } de valeur
cardgame-scene-change = { $what ->
    [price] prix
    [appeal] attrait
    [demand] demande
   *[wage] salaire
  } { $before } → { $after }
cardgame-scene-change-new = nouvelle usine à { $after }
cardgame-scene-result = Vous avez vendu { $sold } sur le marché intérieur, vous avez £{ $money }, une action vaut £{ $value }.
cardgame-scene-result-watch = { $sold } vendues sur le marché intérieur.
cardgame-scene-scale = Attrait { $appeal }, demande { $demand } : { $n } sur le marché intérieur
cardgame-scene-scale-limit = Attrait { $appeal }, demande { $demand } : { $limit } au plus sur le marché intérieur
cardgame-scene-sellers = Tous ceux qui ont un marqueur sur la piste, par attrait
cardgame-scene-col-who = Par attrait
cardgame-scene-col-scale = Demande { $demand }, attrait
cardgame-scene-col-sold = Vendu ici
cardgame-scene-col-rest = Reste
cardgame-scene-col-costs = Coûts
cardgame-scene-col-net = Solde
cardgame-scene-col-value = Valeur
cardgame-scene-makes = { $stock ->
    [0] produit { $n }
   *[other] produit { $n }, a { $stock }
}
cardgame-scene-stands = ne vend rien
cardgame-scene-opponent = adversaire
cardgame-scene-at-home = sur place
cardgame-scene-rest-shipped = { $n ->
    [one] { $n } exportée
   *[other] { $n } exportées
  } : £{ $money }
cardgame-scene-rest-stored = { $n } en entrepôt
cardgame-scene-rest-wasted = { $n } perdues
cardgame-scene-rest-left-nothing = rien
cardgame-scene-no-costs = sans coûts
cardgame-scene-shares = actions { $before } → { $after }
cardgame-scene-step-enough = { $enough } ventes ou plus
cardgame-scene-step-few = moins de { $enough } ventes
cardgame-scene-step-highest = plus haut attrait
cardgame-scene-step-tied = égalité au plus haut attrait
cardgame-scene-step-favoured = égalité départagée par l’entrepreneur
cardgame-scene-step-end = fin de la piste
cardgame-scene-step-share = une action à la place
