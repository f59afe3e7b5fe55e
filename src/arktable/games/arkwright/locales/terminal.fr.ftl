# Ce que dit le dessin en lettres.

cli-awr-head = { $year } · niveau { $level } · marchandise active : { $good } · premier joueur : { $start }
cli-awr-workers = Salaire £{ $wage } · ouvriers : { $free } sur le marché du travail, { $fired } licenciés, { $out } hors du jeu
cli-awr-paid = { $marker }, £{ $paid } payées
cli-awr-owed = { $marker }. À payer à la fin de l’action : £{ $owed }
cli-awr-owed-short = Trop peu d’argent pour cela : { $shares ->
    [0] { "" }
    [one] 1 action vendue,{ " " }
   *[other] { $shares } actions vendues,{ " " }
  }{ $loans ->
    [0] { "" }
    [one] 1 emprunt,{ " " }
   *[other] { $loans } emprunts,{ " " }
  }{ $spaces ->
    [0] 0 case perdue
    [one] 1 case perdue
   *[other] { $spaces } cases perdues
  }
cli-awr-forecast = Si la production avait lieu maintenant (demande entre parenthèses) :
cli-awr-pounds = £{ $n }
cli-awr-player = joueur
cli-awr-good = sorte
cli-awr-demand = demande
cli-awr-importer = importateur
cli-awr-cash = caisse
cli-awr-shares = actions
cli-awr-shares-bank = actions (banque)
cli-awr-value = cours (case)
cli-awr-total = total
cli-awr-loans = prêts
cli-awr-tiles = tuiles et marqueurs gris : { $held }
cli-awr-level = niveau
cli-awr-price = prix
cli-awr-quality = qualité
cli-awr-distribution = distr.
cli-awr-appeal = attrait
cli-awr-rows = rangées
cli-awr-rows-about = Rangées : w ouvrier, m machine, · place libre ; +n ouvriers en plus, ! doit encore produire.
cli-awr-makes = fait
cli-awr-stock = stock
cli-awr-sells = vend
cli-awr-income = recette
cli-awr-costs = coûts
cli-awr-steps = cases
cli-awr-after = caisse après
cli-awr-shortfall = { $good } : { $who } manque d’argent, vend { $shares ->
    [one] { $shares } action
   *[other] { $shares } actions
  }{ $loans ->
    [0] { "" }
    [one] , contracte 1 emprunt
   *[other] , contracte { $loans } emprunts
  } et perd { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
  }.
cli-awr-no-forecast = Il n’y a plus de production à venir.
cli-awr-harbour = navires : { $ships } ; contrats : { $contracts } ; entrepôt : { $spots }
cli-awr-offer-tiles = Tuiles disponibles : { $tiles }
cli-awr-offer-mat = Marqueurs de niveau { $level } : { $markers }
cli-awr-offer-ships = Navires par capacité : { $ships }
cli-awr-foreign = actions des autres : { $shares }
cli-awr-records = records : { $home } vendues au pays, { $shipping } expédiées
cli-awr-award-share-value = prix de la valeur
cli-awr-award-shipping = prix d’expédition
cli-awr-events = Événements : { $events }
cli-awr-offer-awards = Prix encore à gagner : { $awards }
cli-awr-open-share-value = prix de la valeur (premier à la case { $n })
cli-awr-open-shipping = prix d’expédition (premier à expédier { $n } d’un coup)
