first-games-spinning-jenny = L’Arkwright le plus court, environ 45 minutes.
first-games-spinning-mule = Avec tuiles de développement et événements.
first-games-water-frame = Le jeu complet, environ deux heures.
guide-acts = À quoi sert chaque action
guide-act-factory = Construire, moderniser ou fermer, puis y fixer les prix.
guide-act-quality = Plus d’attrait pour toujours, puis y fixer les prix.
guide-act-workers = Remplir rangées et places d’entrepôt, ou licencier ; puis prendre un marqueur spécial.
guide-act-workers-plain = Remplir des rangées, ou licencier ; puis prendre un marqueur spécial.
guide-act-distribution = Plus d’attrait à la prochaine vente, dans une ou plusieurs usines ; puis y fixer les prix.
guide-act-exchange = Actions, emprunts, stock, contrats ; puis prendre un marqueur spécial.
guide-act-exchange-plain = Actions et emprunts ; puis prendre un marqueur spécial.
guide-act-machinery = Des machines à la place d’ouvriers ; puis prendre un marqueur spécial.
guide-act-production = Quelques rangées d’une usine tournent aussitôt, pour l’entrepôt.
guide-act-ship = Un de vos navires part et livre des contrats ; puis prendre un marqueur spécial.
guide-act-reorganization = Ni action principale ni coût, mais un prix et un marqueur spécial.

guide-then = Chaque sorte d’action une fois, puis vous jouez seul, avec des conseils.
guide-over-about = Continuez : « Conseil » dans la barre dit toujours ce que ferait un bot.

guide-aim-strip = But : valoir le plus.
guide-aim-strip-about = Votre valeur : vos actions × la valeur d’une action ; vendre la fait monter.
guide-aim-title = Un seul chiffre compte : ce que vaut votre entreprise
guide-aim-about = Vous avez des usines. Quatre fois par décennie, une marchandise est produite et vendue. Qui vend bien voit ses actions monter.
guide-chain-1 = Des ouvriers produisent
guide-chain-1-about = une rangée pleine
guide-chain-2 = L’Angleterre achète
guide-chain-2-about = le plus attrayant d’abord
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
    [0] ce cycle
    [1] au prochain cycle
   *[other] dans { $wait } cycles
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
guide-sum-costs = salaires et machines
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
guide-sum-money = votre caisse change de

guide-with-next = Les prix que vous fixez ensuite y sont comptés.

guide-note-again = Les £{ $paid } ne se paient qu’une fois. Les £{ $gain } reviennent chaque fois que toutes les marchandises ont été vendues : { $n ->
    [one] encore une fois dans cette partie.
   *[other] encore { $n } fois dans cette partie, £{ $all } en tout.
  } { $short ->
    [yes] Le reste est de la valeur d’action : £{ $worth } sur vos propres actions.
    [less] À ces prix, votre action monte moins : £{ $worth } sur vos propres actions.
   *[no] {""}
  }
guide-note-cash = £{ $gain } d’argent en plus contre £{ $worth } de moins sur vos propres actions : l’argent achète des actions plus tard.
guide-note-buys = £{ $paid } maintenant pour des actions qui vaudront £{ $worth } après une tournée de ventes. Elles montent à chaque vente suivante.
guide-note-fades = £{ $paid } maintenant pour £{ $gain } aux prochaines ventes. Un point de distribution part à chaque vente : cela rapporte surtout une fois.
guide-note-share = Cela coûte £{ $loss } de plus que ce que rend une tournée de ventes ; on achète ainsi de la valeur d’action : £{ $worth } sur vos propres actions.
guide-note-long = Une tournée de ventes ne le rembourse pas : £{ $loss } de moins. C’était le meilleur choix quand le robot a joué d’ici la partie jusqu’au bout, plusieurs fois.
guide-note-sells-shares = Votre caisse ne suffit pas : { $n ->
    [one] une action est vendue
   *[other] { $n } actions sont vendues
  } pour payer. Rachetez plus tard ce que vous pourrez.
guide-note-bill = Les £{ $n } qui partent de vos £{ $cash } paient vos deux premières usines : elles sont déjà là.

guide-part-company = Votre entreprise
guide-part-company-when = vos usines
guide-part-jobs = Marché du travail
guide-part-jobs-when = vient avec les ouvriers
guide-part-appeal = Attrait
guide-part-appeal-when = vient avec les prix
guide-part-admin = Administration
guide-part-admin-when = vient avec le premier marqueur
guide-part-time = Calendrier
guide-part-time-when = plus tard : ce qu’apportent les décennies
guide-part-track = Valeur de l’action
guide-part-track-when = vient avec la bourse
guide-part-harbour = Port
guide-part-harbour-when = plus tard : navires et contrats
guide-part-forecast = Prévision
guide-part-forecast-when = vient avec les prix
guide-part-players = Joueurs
guide-part-players-when = vient avec la bourse
guide-part-log = Journal
guide-part-log-when = plus tard : ce que chacun a fait

guide-step-found = Fonder une usine
guide-say-found = Vos premières usines. Une marchandise que peu d’autres produisent se vend mieux.
guide-why-found = Qualité de base moins prix donne l’attrait de départ : trois ou quatre se vend bien.
guide-step-workers = Embaucher
guide-say-workers = Une rangée pleine produit chaque fois que c’est le tour de sa marchandise. Ceux qui sont en bleu ne sont pas encore envoyés.
guide-why-workers = Chaque ouvrier est payé à chaque production, et chacun est un client de plus pour tout le monde.
guide-step-factory = Travailler à vos usines
guide-say-factory = Une usine de plus vend une marchandise de plus ; une usine moderne produit plus avec les mêmes gens.
guide-why-factory = Chaque marchandise est vendue une fois par décennie : avec plus d’usines, vous vendez plus souvent.
guide-step-shut = Fermer une usine
guide-say-shut = Une usine fermée ne coûte plus de salaires, mais sa marchandise n’est plus vendue.
guide-why-shut = Cela ne rapporte que là où les salaires dépassent ce que rend la marchandise.
guide-step-quality = Monter la qualité
guide-say-quality = La qualité est de l’attrait qui reste toute la partie.
guide-why-quality = Un attrait de plus fait vendre plus tôt, ou permet de demander une livre de plus pour le même attrait.
guide-step-distribution = Promouvoir vos marchandises
guide-say-distribution = La distribution est aussi de l’attrait, mais un point s’en va à chaque vente de la marchandise.
guide-why-distribution = Elle est bon marché, et un marqueur sert plusieurs usines : bonne avant des ventes proches.
guide-step-machinery = Acheter des machines
guide-say-machinery = Une machine fait le travail d’un ouvrier pour £1 par production, au lieu du salaire.
guide-why-machinery = Les salaires montent quand le marché du travail se vide ; une machine coûte toujours £1.
guide-step-exchange = Négocier des actions
guide-say-exchange = Ce sont vos actions qui comptent à la fin ; chacune coûte ce qu’elle vaut maintenant.
guide-why-exchange = Une action achetée tôt monte à chaque vente. Gardez de quoi payer les prochains salaires.
guide-step-sell-shares = Vendre des actions
guide-say-sell-shares = Les actions vendues maintenant sont de l’argent pour payer ; vous pourrez les racheter.
guide-why-sell-shares = Vendez-en aussi peu que possible : chacune compte à la fin.
guide-step-prices = Fixer les prix
guide-say-prices = Une livre de moins, un attrait de plus. Le plus attrayant est acheté d’abord.
guide-why-prices = Soyez juste au-dessus du vendeur suivant, pas davantage : une livre cédée est perdue pour chaque pièce vendue.
guide-step-special = Prendre un marqueur spécial
guide-say-special = On agit en posant des marqueurs, chacun une fois par décennie. Un marqueur spécial est un supplément gratuit qui vous reste : un marqueur d’action de plus, ou une tuile à effet durable.
guide-why-special = Il ne coûte rien. Prenez ce qui va avec vos prochaines actions.
guide-why-tile-broker = Les actions décident de la partie : elle permet d’en acheter sans y mettre un marqueur.
guide-why-tile-charisma = Les égalités pour les bonus sont fréquentes, et chacune gagnée fait monter votre action.
guide-why-tile-foreman = Il épargne le plus là où beaucoup d’ouvriers sont payés, à chaque production de cette usine.
guide-why-tile-inventor = Une usine moderne produit plus avec les mêmes gens, et cette tuile l’apporte plus tôt.
guide-why-tile-school = Elle permet de fermer une rangée dont personne n’achèterait les marchandises, et d’épargner ses salaires.
guide-why-tile-engineer = La qualité est de l’attrait qui reste : avec cette tuile, vous ne payez que les niveaux voulus.
guide-why-tile-workshop = Plus une usine a de machines, plus elle épargne, à chaque production.
guide-why-tile-patent = La distribution est de l’attrait pour les ventes proches : chaque marqueur en apporte alors davantage.
guide-why-tile-administrator = Votre meilleur marqueur sert deux fois par décennie sans frais.
guide-why-tile-agent = Les contrats se remplissent plus facilement, avec moins de marchandises.
guide-why-tile-developer = Il rapporte le plus dans une seule action avec plusieurs usines.
guide-why-tile-extra-shifts = Une marchandise de plus peut être celle qui fait monter votre action.
guide-step-post = Mettre une tuile à une usine
guide-say-post = La tuile agit dans une usine, celle que vous choisissez maintenant.
guide-why-post = Choisissez l’usine où elle épargne le plus : beaucoup d’ouvriers pour le contremaître, beaucoup de machines pour l’atelier.
guide-step-production = Produire hors tour
guide-say-production = Ce qui est produit hors tour va à l’entrepôt, pour une vente plus tard.
guide-why-production = Le stock peut être vendu quand on vous appelle et qu’il ne vous reste rien.
guide-step-delivery = Livrer outre-mer
guide-say-delivery = Un navire porte du stock à un contrat ouvert, à prix fixe.
guide-why-delivery = Les navires paient bien, mais chaque voyage coûte une case de valeur.
guide-step-after-sale = Après la vente
guide-say-after-sale = Les derniers choix avant de payer les salaires.
guide-why-after-sale = Ce qui ne sert pas maintenant est perdu pour cette vente.
guide-step-storage = Faire de la place
guide-say-storage = Ce qui ne tient pas à l’entrepôt est perdu : gardez le plus cher.
guide-why-storage = Chaque place contient tant de pièces, et son ouvrier est payé.
guide-step-start-player = Choisir le premier joueur
guide-say-start-player = Qui joue en dernier dans un cycle connaît les prix des autres.
guide-why-start-player = Qui joue en premier a le choix de ce qui est offert.
guide-step-nothing = Rien de plus ici
guide-say-nothing = Ici, mieux vaut laisser les choses comme elles sont et continuer.
guide-why-nothing = Ce qui serait possible ici coûte plus que cela ne rapporte.
guide-step-marker = Poser un marqueur
guide-say-marker = Un marqueur sur une rangée de l’administration est votre action de ce tour.
guide-why-marker = Chaque rangée est libre une fois par décennie ; les moins chères partent d’abord.
