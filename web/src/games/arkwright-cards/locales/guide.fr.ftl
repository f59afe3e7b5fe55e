first-games-arkwright-cards = Environ 40 minutes.

guide-then = Chaque sorte d’action une fois, puis vous jouez seul, avec des conseils.
guide-over-about = Continuez : « Conseil » dans la barre dit toujours ce que ferait un bot.

guide-aim-strip = But : valoir le plus.
guide-aim-strip-about = Votre valeur : vos actions × la valeur d’une action ; vendre la fait monter.
guide-aim-title = Un seul chiffre compte : ce que vaut votre entreprise
guide-aim-about = Vous avez jusqu’à quatre usines. À chaque manche, une marchandise est produite et vendue. Qui vend bien voit ses actions monter.
guide-chain-1 = Des ouvriers produisent
guide-chain-1-about = davantage avec chaque carte Ouvriers
guide-chain-2 = L’attrait fait vendre
guide-chain-2-about = prix bas, qualité, distribution
guide-chain-3 = Vous gagnez des livres
guide-chain-3-about = et payez les salaires
guide-chain-4 = Votre action monte
guide-chain-4-about = pour ce que vous avez vendu
guide-aim-sum = { $shares ->
    [one] 1 action
   *[other] { $shares } actions
  } × £{ $value } = £{ $worth }
guide-aim-sum-about = C’est vous en ce moment ; { $who } a £{ $theirs }. À la fin, le plus grand chiffre gagne.


guide-sum-good = { $good }, { $wait ->
    [0] à cette manche
    [1] à la prochaine manche
   *[other] dans { $wait } manches
  } : { $up ->
    [yes] { $n } { $n ->
        [one] vente
       *[other] ventes
      } de plus
    [no] { $n } { $n ->
        [one] vente
       *[other] ventes
      } de moins
   *[same] recette
  }
guide-sum-costs = salaires, machines, coût fixe
guide-sum-paid = { $up ->
    [yes] gagné maintenant
   *[no] payé maintenant
  }{ $sold ->
    [0] {""}
    [one] {""}, une action vendue
   *[other] {""}, { $sold } actions vendues
  }
guide-sum-total = en tout, chaque marchandise vendue une fois
guide-sum-worth = valeur de vos actions
guide-sum-hoped = valeur de vos actions, si personne ne va plus haut
guide-sum-money = votre argent change de
guide-sum-income = marchandises vendues et expédiées
guide-sum-home = vendu au pays : { $n } × £{ $price }
guide-sum-ships = { $n } par navire
guide-sum-production = argent de cette production

guide-note-again = Les £{ $paid } ne se paient qu’une fois. Les £{ $gain } reviennent à chaque décennie : { $n ->
    [one] encore une fois dans cette partie.
   *[other] encore { $n } fois dans cette partie, £{ $all } en tout.
  } { $short ->
    [yes] Le reste est de la valeur d’action : £{ $worth } sur vos propres actions.
    [less] À ces prix, votre action monte moins : £{ $worth } sur vos propres actions.
   *[no] {""}
  }
guide-note-cash = £{ $gain } d’argent en plus contre £{ $worth } de moins sur vos propres actions : l’argent achète des actions plus tard.
guide-note-buys = £{ $paid } maintenant pour des actions qui vaudront £{ $worth } après une tournée de ventes. Elles montent à chaque vente suivante.
guide-note-fades = £{ $paid } maintenant pour £{ $gain } aux prochaines ventes. Un point de distribution part à chaque production : cela rapporte surtout une fois.
guide-note-share = Cela coûte £{ $loss } de plus que ce que rend une décennie de ventes ; on achète ainsi de la valeur d’action : £{ $worth } sur vos propres actions.
guide-note-long = Une décennie de ventes ne le rembourse pas : £{ $loss } de moins. C’était le meilleur choix quand le robot a joué d’ici la partie jusqu’au bout, plusieurs fois.
guide-note-opening = Avant la première manche, chacun fait un tel pas ou prend une carte. Cela ne coûte rien.
guide-note-grows = Pour l’instant, { $factories ->
    [one] la nouvelle usine perd
   *[other] les nouvelles usines perdent
  } £{ $loss } par décennie : il y manque une carte Ouvriers. Avec une carte { $factories ->
    [one] elle produit
   *[other] chacune, elles produisent ensemble
  } { $n ->
    [one] une marchandise de plus
   *[other] { $n } marchandises de plus
  } : embauchez dans une des prochaines manches.
guide-note-price-most = Aucun autre prix ne tire plus d’argent de cette production.
guide-note-price-share = { guide-price-best } Mais ici votre action monte { $n ->
    [one] d’un pas de plus
   *[other] de { $n } pas de plus
  }{ $open ->
    [yes] {""}, si personne ne va plus haut
   *[no] {""}
  } : £{ $worth } sur vos actions, et cela reste.{ $short ->
    [yes] {" "}Le reste est de l’attrait : un marqueur déjà haut déplace moins la demande la fois suivante.
   *[no] {""}
  }
guide-note-price-rival = { guide-price-best } Mais ici les autres vendent { $n } de moins, et leurs actions montent moins.
guide-note-price-safe = { guide-price-best } Mais les autres peuvent encore augmenter leur attrait : avec { $appeal }, vous vendriez alors moins.
guide-note-price-long = { guide-price-best } Mais le marqueur reste où vous le mettez, et la demande aussi : ce prix était meilleur quand le robot a joué d’ici la partie jusqu’au bout, plusieurs fois.
guide-note-kept = Par navire, { $n ->
    [one] une marchandise rapporterait
   *[other] { $n } marchandises rapporteraient
  } £{ $money }, mais navires et jetons sont rares : ce qui est gardé se vendra au pays la fois suivante, ou remplira un navire plus tard.
guide-note-sells-shares = Votre argent ne suffit pas : { $n ->
    [one] une action est vendue
   *[other] { $n } actions sont vendues
  } pour payer. Rachetez plus tard ce que vous pourrez.
guide-price-best = Le plus d’argent, £{ $less } de plus, viendrait de £{ $price } avec un attrait de { $appeal }{ $shipped ->
    [0] {""}
    [one] {" "}(une marchandise expédiée)
   *[other] {" "}({ $shipped } marchandises expédiées)
  }.

guide-part-stage = Votre décision
guide-part-stage-when = ce qui se décide maintenant
guide-part-company = Votre entreprise
guide-part-company-when = vient avec la première action
guide-part-market = Marché
guide-part-market-when = vient avec le prix
guide-part-board = Votre plateau
guide-part-board-when = vient avec les développements
guide-part-players = Joueurs
guide-part-players-when = vient avec la bourse
guide-part-log = Journal
guide-part-log-when = plus tard : ce que chacun a fait

guide-step-found = Ouvrir vos premières usines
guide-say-found = Ce que les autres ne font pas rencontre moins de concurrence.
guide-why-found = Chaque marchandise se vend dans sa manche : des usines différentes rapportent à des manches différentes.
guide-step-build = Construire
guide-say-build = Une usine de plus vend une marchandise de plus ; un meilleur niveau a plus à partager entre prix et attrait.
guide-why-build = Une seule action vaut pour toutes vos usines : faites tout ce que vous pouvez payer.
guide-step-employ = Embaucher
guide-say-employ = Chaque carte Ouvriers produit davantage, à chaque production de son usine.
guide-why-employ = Les salaires montent une fois, quel que soit le nombre de cartes : prenez-en plusieurs.
guide-step-automate = Automatiser
guide-say-automate = Une machine coûte £1 par production, et les salaires ne font que monter.
guide-why-automate = La production reste la même, et chaque production coûte moins.
guide-step-quality = Poser des cartes Qualité
guide-say-quality = Une carte Qualité monte le prix ou l’attrait, selon le sens ; vous choisissez chaque fois.
guide-why-quality = Elle reste toute la partie et peut passer à une autre usine.
guide-step-distribution = Poser des cartes Distribution
guide-say-distribution = La distribution est de l’attrait gratuit, mais un point part à chaque production.
guide-why-distribution = Mettez-la là où la marchandise ne trouverait pas d’acheteur.
guide-step-exchange = Bourse
guide-say-exchange = Les actions comptent à la fin ; un emprunt est de l’argent maintenant ; les navires portent ce que personne n’a acheté.
guide-why-exchange = Une action achetée tôt monte à chaque vente. Ce qu’on saute ici ne se fait plus après.
guide-step-price = Fixer le prix
guide-say-price = Au pays, vous vendez une marchandise par point d’attrait au-dessus de la demande. Une livre de plus coûte un point d’attrait.
guide-why-price = Cherchez le prix qui rapporte le plus : pièces vendues × prix, et ce qu’il fait à l’action.
guide-step-develop = Avancer sur une piste
guide-say-develop = Un pas sur une piste améliore une sorte d’action pour le reste de la partie.
guide-why-develop = Un pas fait tôt sert plus souvent.
guide-step-card = Prendre une carte Développement
guide-say-card = La carte est à vous et agit comme elle le dit, dès maintenant.
guide-why-card = Vous n’en tenez que quelques-unes : prenez ce qui va avec vos usines.
guide-why-track-quality = Une action ajoute alors plus de qualité, à une usine ou à plusieurs.
guide-why-track-distribution = Une action ajoute alors plus d’attrait : utile là où la marchandise ne trouverait pas d’acheteur.
guide-why-track-cards = Chaque carte de plus aide durablement ; la main pleine, il faut en rendre une pour la prendre.
guide-why-track-machinery = Une action remplace alors plus d’ouvriers, et chacun épargne un salaire à chaque production.
guide-why-track-shipping = Ce que personne n’achète au pays part à prix fixe : un navire plus grand en emporte davantage pour un seul jeton.
guide-why-track-exchange = Les actions décident de la partie ; à moitié prix, chacune vaut le double de ce que vous payez.
guide-why-card-entrepreneur = À égalité pour le plus fort attrait, l’action de personne ne monte, sauf pour qui a cette carte.
guide-why-card-trade-office = Les jetons Exportation baissent la valeur de votre action à la fin ; cette carte en épargne.
guide-why-card-extra-shift = Une marchandise de plus peut être celle qui fait monter votre action.
guide-why-card-workshop = Plus vos usines ont de machines, plus elle épargne, à chaque production.
guide-why-card-foreman = Il épargne le plus là où beaucoup d’ouvriers sont payés, à chaque production de cette usine.
guide-why-card-broker = Il rapporte le plus quand l’action est devenue chère : vous en épargnez la moitié, deux fois.
guide-why-card-inventor = Un meilleur niveau a plus à partager entre prix et attrait, et cette carte l’apporte plus tôt.
guide-why-card-developer = Il épargne £2 à chaque production de chaque usine.
guide-why-card-contract = Il rapporte si vous expédiez beaucoup à la fois.
guide-why-card-patent = Une troisième carte sert une usine de plus.
guide-why-card-engineer = La plus haute carte Qualité : prix ou attrait pour le reste de la partie.
guide-why-card-large-warehouse = Ce qui ne tient pas est perdu ; ce qui est stocké se vend ou part plus tard.
guide-step-use-card = Se servir d’une carte
guide-say-use-card = Une de vos cartes peut servir ici.
guide-why-use-card = Ce qu’elle donne vaut plus maintenant que gardé.
guide-step-discard = Rendre une carte
guide-say-discard = Le nombre de cartes est limité : rendez celle qui aide le moins.
guide-why-discard = Une carte qui ne sert aucune usine prend de la place.
guide-step-sell = Vendre sur place
guide-say-sell = Ce qui vient d’être produit se vend autant que le marché en prend. On peut y ajouter des marchandises stockées, et exporter ce qui reste.
guide-why-sell = Chaque marchandise vendue sur place rapporte son prix et aide l’action à monter ; en entrepôt, elle ne rapporte rien.
guide-step-ship = Expédier
guide-say-ship = Ce que personne n’a acheté sur place peut partir à prix fixe.
guide-why-ship = Chaque navire prend un jeton Exportation, et certains jetons baissent la valeur de votre action de £1 à la fin : les navires pleins paient le mieux.
guide-step-no-ship = Garder les marchandises
guide-say-no-ship = Ce qui n’est pas expédié va à l’entrepôt, tant qu’il y a de la place.
guide-why-no-ship = On peut le vendre au pays ou l’expédier à une manche suivante. Chaque navire prend un jeton Exportation, et certains jetons baissent la valeur de votre action de £1 à la fin.
guide-step-store = Faire de la place
guide-say-store = Les entrepôts sont petits : ce qui ne tient pas est perdu.
guide-why-store = Gardez ce que les navires ou le marché paient le mieux.
guide-step-extra = Produire aussitôt
guide-say-extra = Ce qui est produit maintenant va à l’entrepôt.
guide-why-extra = Cela se vendra dans une autre manche, ou partira par navire.
guide-step-tie = Départager
guide-say-tie = Vous partagez le plus fort attrait. L’entrepreneur tranche pour vous : votre action monte d’un pas de plus.
guide-why-tie = Sans la carte, une égalité ne fait monter l’action de personne. Elle sert une fois par décennie.
guide-step-start-player = Choisir qui commence
guide-say-start-player = Qui fixe son prix en dernier connaît ceux des autres.
guide-why-start-player = Qui commence choisit d’abord son développement.
guide-step-nothing = Rien de plus ici
guide-say-nothing = Ici, mieux vaut laisser les choses comme elles sont et continuer.
guide-why-nothing = Ce qui serait possible ici coûte plus que cela ne rapporte.
guide-step-action = Choisir une action
guide-say-action = Une action par tour, et elle vaut pour toutes vos usines.
guide-why-action = Faites-la quand elle sert plusieurs usines à la fois.
