# Ce que dit le dessin en lettres.

cli-awc-head = { $year } · décennie { $decade } · marchandise active : { $good } · salaire £{ $wage } · commence : { $start }
cli-awc-opponents = les adversaires
cli-awc-legend = ◆ demande, 1 à 4 joueurs, A B adversaires, N neutre ; un pas dans › entraîne la demande. w ouvrier, m machine ; £ pour le prix, + pour l’attrait
cli-awc-legend-arrows = ▴ seul un pas vers le haut déplace la demande, ▾ seul un pas vers le bas
cli-awc-seat = { "" }
cli-awc-money = argent
cli-awc-worth = total
cli-awc-value = valeur
cli-awc-score = capitalisation finale
cli-awc-ships = navires
cli-awc-tokens = export
cli-awc-held = cartes (* utilisées) : { $cards }
cli-awc-broke = en faillite
cli-awc-side = face
cli-awc-stored = stock
cli-awc-left = reste
cli-awc-crew = ouvriers
cli-awc-pieces = cartes
cli-awc-move = coup
cli-awc-award = titre
cli-awc-about = pour
cli-awc-offer = Cartes à prendre : { $cards }
cli-awc-bag = Dans le sac : { $inside } ; tirés : { $drawn }
cli-awc-choices = Ce que chaque prix rapporterait, les autres restant en place. L’attrait en choisit un :
cli-awc-no-forecast = Il n’y a plus de production à venir ce tour-ci.
cli-awc-forecast = Si la production avait lieu maintenant :
cli-awc-rises = Encore à ajouter : { $left }. Dans votre réserve : { $reserve }
cli-awc-machines = { $n ->
    [one] Encore une machine à ajouter.
   *[other] Encore { $n } machines à ajouter.
  }
cli-awc-sell = Produit { $made }, le marché intérieur prend { $limit } ; avec le stock vous en avez { $stored }. L’exportation rapporterait £{ $price } par marchandise{ $sold ->
    [0] .
   *[other] { " " }; vendu { $sold }.
  }
cli-awc-ship = Vendu { $sold } sur { $made } (marché intérieur { $limit }) ; il en reste { $stored }. L’exportation rapporte £{ $price } par marchandise.
cli-awc-wanted = Pour faire place à : { $card }
cli-awc-place = { $place ->
    [1] Vous avez gagné.
    [2] Vous êtes deuxième.
   *[other] Vous êtes dernier.
  }
cli-awc-player = joueur
cli-awc-shares = actions
cli-awc-loans = prêts
cli-awc-good = marchandise
cli-awc-price = prix
cli-awc-appeal = attrait
cli-awc-makes = produit
cli-awc-costs = coûts
cli-awc-demand = demande
cli-awc-sells = vend
cli-awc-income = recette
cli-awc-steps = cases
