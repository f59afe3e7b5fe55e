# Les mots d’Arkwright, le jeu de cartes : ce qui s’est passé, pourquoi pas, ce qu’on peut choisir, ce que font les choses.

## Marchandises

arkwright_cards-good-food = nourriture
arkwright_cards-good-clothes = textile
arkwright_cards-good-cutlery = couverts
arkwright_cards-good-lamps = lampes

## Les actions du tour et leur effet

arkwright_cards-action-build = Construction et modernisation
arkwright_cards-action-build-about = Construire autant d’usines que vous voulez, en moderniser autant. Si vous avez construit, chaque demande baisse d’une case et les salaires avancent.
arkwright_cards-action-employ = Embauche
arkwright_cards-action-employ-about = Ajouter des cartes Ouvriers, deux au plus par usine. Chaque demande baisse d’une case et les salaires avancent.
arkwright_cards-action-automate = Automatisation
arkwright_cards-action-automate-about = Remplacer des ouvriers par des machines, autant que votre piste Automatisation le permet. Une machine coûte £1 au lieu d’un salaire.
arkwright_cards-action-quality = Améliorer la qualité
arkwright_cards-action-quality-about = Poser, tourner et déplacer des cartes Qualité. La somme des hausses ne dépasse pas votre piste Qualité ; ce qui baisse est perdu.
arkwright_cards-action-distribution = Améliorer la distribution
arkwright_cards-action-distribution-about = Poser, tourner et déplacer des cartes Distribution. La somme des hausses ne dépasse pas votre piste Distribution ; chaque production en retire un point.
arkwright_cards-action-exchange = Bourse
arkwright_cards-action-exchange-about = Dans cet ordre, et comme il vous plaît : acheter des actions, emprunter, récupérer vos navires.
arkwright_cards-action-extra = Production supplémentaire
arkwright_cards-action-extra-about = Mode expert : produire dans les usines de votre choix, avec autant de cartes Ouvriers que vous voulez ; tout va à l’entrepôt.
arkwright_cards-action-early = Exportation anticipée
arkwright_cards-action-early-about = Mode expert : exporter ensemble des marchandises stockées dans plusieurs usines.
arkwright_cards-action-pass = Pas d’action
arkwright_cards-action-pass-about = Passer au prix et à l’attrait sans action.

## Pistes de développement et leur effet

arkwright_cards-track-quality = Qualité
arkwright_cards-track-quality-about = La qualité qu’une action peut ajouter.
arkwright_cards-track-distribution = Distribution
arkwright_cards-track-distribution-about = La distribution qu’une action peut ajouter.
arkwright_cards-track-cards = Cartes développement
arkwright_cards-track-cards-about = Le nombre de cartes développement que vous pouvez posséder.
arkwright_cards-track-machinery = Automatisation
arkwright_cards-track-machinery-about = Le nombre d’ouvriers qu’une action peut remplacer par des machines.
arkwright_cards-track-shipping = Exportation
arkwright_cards-track-shipping-about = Le nombre de marchandises que porte chaque navire.
arkwright_cards-track-exchange = Bourse
arkwright_cards-track-exchange-about = Le nombre d’actions à moitié prix lors d’un passage en Bourse.

## Cartes développement et leur effet

arkwright_cards-card-entrepreneur = Entrepreneur
arkwright_cards-card-entrepreneur-about = Une fois par décennie : tranche en votre faveur une égalité pour le plus fort attrait. Ou défaussez-le à la fin d’une manche pour désigner le premier joueur ; en solo, pour jouer après les adversaires.
arkwright_cards-card-trade-office = Bureau commercial
arkwright_cards-card-trade-office-about = Une fois par décennie : quand des navires partent, un jeton Exportation de moins.
arkwright_cards-card-trade-office-expert = Mode expert : plus de restriction de décennie sur la piste Exportation.
arkwright_cards-card-extra-shift = Heures supplémentaires
arkwright_cards-card-extra-shift-about = Défaussez-les pendant la production : l’usine produit une marchandise de plus.
arkwright_cards-card-extra-shift-expert = Mode expert : ou pendant une production supplémentaire, pour une marchandise de plus.
arkwright_cards-card-workshop = Atelier
arkwright_cards-card-workshop-about = Dans chaque usine, deux machines ne coûtent pas de maintenance.
arkwright_cards-card-workshop-expert = Mode expert : plus de restriction de décennie sur la piste Automatisation.
arkwright_cards-card-foreman = Contremaître
arkwright_cards-card-foreman-about = Placé dans une usine : jusqu’à quatre ouvriers y coûtent £2 de moins chacun, mais au moins £1.
arkwright_cards-card-broker = Courtier
arkwright_cards-card-broker-about = Défaussez-le au lieu de développer : jusqu’à deux actions à la moitié de leur valeur, arrondie au-dessus.
arkwright_cards-card-patron-food-clothes = Client nourriture / textile
arkwright_cards-card-patron-food-clothes-about = Une fois par décennie : vendre une nourriture ou un textile de plus que le marché intérieur ne permet.
arkwright_cards-card-patron-food-cutlery = Client nourriture / couverts
arkwright_cards-card-patron-food-cutlery-about = Une fois par décennie : vendre une nourriture ou un couvert de plus que le marché intérieur ne permet.
arkwright_cards-card-patron-food-lamps = Client nourriture / lampes
arkwright_cards-card-patron-food-lamps-about = Une fois par décennie : vendre une nourriture ou une lampe de plus que le marché intérieur ne permet.
arkwright_cards-card-patron-clothes-cutlery = Client textile / couverts
arkwright_cards-card-patron-clothes-cutlery-about = Une fois par décennie : vendre un textile ou un couvert de plus que le marché intérieur ne permet.
arkwright_cards-card-patron-clothes-lamps = Client textile / lampes
arkwright_cards-card-patron-clothes-lamps-about = Une fois par décennie : vendre un textile ou une lampe de plus que le marché intérieur ne permet.
arkwright_cards-card-patron-cutlery-lamps = Client couverts / lampes
arkwright_cards-card-patron-cutlery-lamps-about = Une fois par décennie : vendre un couvert ou une lampe de plus que le marché intérieur ne permet.
arkwright_cards-card-inventor = Inventeur
arkwright_cards-card-inventor-about = Défaussez-le en modernisant : jusqu’à deux usines sont modernisées avec une décennie d’avance.
arkwright_cards-card-inventor-expert = Mode expert : ou défaussez-le au lieu de développer, pour deux pas sur vos pistes quelle que soit la décennie.
arkwright_cards-card-developer = Promoteur
arkwright_cards-card-developer-about = Le coût fixe de chaque usine baisse de £2. Et une fois par décennie, pendant votre tour, il réactive une autre carte utilisée.
arkwright_cards-card-contract = Contrat
arkwright_cards-card-contract-about = Exporter rapporte un supplément : plus il part de marchandises à la fois, plus il est grand.
arkwright_cards-card-patent = Brevet
arkwright_cards-card-patent-about = Une troisième carte Distribution dans votre réserve.
arkwright_cards-card-patent-expert = Mode expert : plus de restriction de décennie sur la piste Distribution.
arkwright_cards-card-engineer = Ingénieur
arkwright_cards-card-engineer-about = Une carte Qualité de 5 ou 6 dans votre réserve. Dès lors chaque usine peut atteindre une qualité de 6, même si la carte repart.
arkwright_cards-card-engineer-expert = Mode expert : plus de restriction de décennie sur la piste Qualité.
arkwright_cards-card-large-warehouse = Grand entrepôt
arkwright_cards-card-large-warehouse-about = Un troisième entrepôt, pour quatre marchandises au plus, d’une même sorte.

## Cartes Qualité et Distribution

arkwright_cards-piece-quality-1 = première carte Qualité
arkwright_cards-piece-quality-2 = deuxième carte Qualité
arkwright_cards-piece-quality-3 = troisième carte Qualité
arkwright_cards-piece-engineer = Ingénieur
arkwright_cards-piece-distribution-1 = première carte Distribution
arkwright_cards-piece-distribution-2 = deuxième carte Distribution
arkwright_cards-piece-patent = Brevet

## Couleurs que personne ne joue

arkwright_cards-colour-first = premier adversaire
arkwright_cards-colour-second = second adversaire
arkwright_cards-colour-neutral = couleur neutre

## Titres du jeu solo. Nombres : points, many, most, money, parvenu, sailings

arkwright_cards-award-tycoon = Magnat
arkwright_cards-award-tycoon-about = Une capitalisation de { $points } ou plus.
arkwright_cards-award-patriot = Patriote
arkwright_cards-award-patriot-about = Ne jamais utiliser de navire.
arkwright_cards-award-true-worker = Travailleur acharné / Travailleuse acharnée
arkwright_cards-award-true-worker-about = Ne jamais prendre ni brevet ni ingénieur.
arkwright_cards-award-worker-hero = Héros / Héroïne du prolétariat
arkwright_cards-award-worker-hero-about = Ne jamais choisir l’automatisation.
arkwright_cards-award-gentleman = Gentleman / Lady
arkwright_cards-award-gentleman-about = Ne jamais développer la Bourse ni utiliser de courtier.
arkwright_cards-award-specialist = Spécialiste
arkwright_cards-award-specialist-about = Ne rien construire de plus que vos deux premières usines.
arkwright_cards-award-generalist = Généraliste
arkwright_cards-award-generalist-about = Avoir quatre usines à la fin.
arkwright_cards-award-full-line = Plein emploi
arkwright_cards-award-full-line-about = Avoir quatre usines et deux cartes Ouvriers dans chacune.
arkwright_cards-award-general-manager = DG
arkwright_cards-award-general-manager-about = Avant la capitalisation finale, { $many } actions ou plus, mais moins de { $most }.
arkwright_cards-award-expert-broker = PDG
arkwright_cards-award-expert-broker-about = Avant la capitalisation finale, { $most } actions.
arkwright_cards-award-exchange-darling = Financier / Financière
arkwright_cards-award-exchange-darling-about = Avant la capitalisation finale, une valeur de l’action de { $many } ou plus, mais de moins de { $most }.
arkwright_cards-award-exchange-mogul = Baron / Baronne de la Bourse
arkwright_cards-award-exchange-mogul-about = Avant la capitalisation finale, une valeur de l’action de { $most }.
arkwright_cards-award-parvenu = Parvenu / Parvenue
arkwright_cards-award-parvenu-about = Commencer sans argent avec { $parvenu } actions (demande l’option d’achat d’actions).
arkwright_cards-award-nouveau-riche = Nouveau riche
arkwright_cards-award-nouveau-riche-about = Avant la capitalisation finale, posséder £{ $money } ou plus.
arkwright_cards-award-sailor = Capitaine
arkwright_cards-award-sailor-about = Exporter au moins { $sailings } fois.

# Les mêmes, choisis par un argument ; les phrases ci-dessous y renvoient.

arkwright_cards-good = { $good ->
   *[food] nourriture
    [clothes] textile
    [cutlery] couverts
    [lamps] lampes
  }
arkwright_cards-good-start = { $good ->
   *[food] Nourriture
    [clothes] Textile
    [cutlery] Couverts
    [lamps] Lampes
  }
arkwright_cards-factory = { $good ->
   *[food] l’usine de nourriture
    [clothes] l’usine de textile
    [cutlery] l’usine de couverts
    [lamps] l’usine de lampes
  }
arkwright_cards-factory-start = { $good ->
   *[food] L’usine de nourriture
    [clothes] L’usine de textile
    [cutlery] L’usine de couverts
    [lamps] L’usine de lampes
  }
arkwright_cards-decade = { $decade ->
    [1] I
    [2] II
   *[3] III
  }
arkwright_cards-card = { $card ->
   *[entrepreneur] l’entrepreneur
    [trade-office] le bureau commercial
    [extra-shift] les heures supplémentaires
    [workshop] l’atelier
    [foreman] le contremaître
    [broker] le courtier
    [patron-food-clothes] le client nourriture / textile
    [patron-food-cutlery] le client nourriture / couverts
    [patron-food-lamps] le client nourriture / lampes
    [patron-clothes-cutlery] le client textile / couverts
    [patron-clothes-lamps] le client textile / lampes
    [patron-cutlery-lamps] le client couverts / lampes
    [inventor] l’inventeur
    [developer] le promoteur
    [contract] le contrat
    [patent] le brevet
    [engineer] l’ingénieur
    [large-warehouse] le grand entrepôt
  }
arkwright_cards-card-start = { $card ->
   *[entrepreneur] Entrepreneur
    [trade-office] Bureau commercial
    [extra-shift] Heures supplémentaires
    [workshop] Atelier
    [foreman] Contremaître
    [broker] Courtier
    [patron-food-clothes] Client nourriture / textile
    [patron-food-cutlery] Client nourriture / couverts
    [patron-food-lamps] Client nourriture / lampes
    [patron-clothes-cutlery] Client textile / couverts
    [patron-clothes-lamps] Client textile / lampes
    [patron-cutlery-lamps] Client couverts / lampes
    [inventor] Inventeur
    [developer] Promoteur
    [contract] Contrat
    [patent] Brevet
    [engineer] Ingénieur
    [large-warehouse] Grand entrepôt
  }
arkwright_cards-piece = { $piece ->
   *[quality-1] la première carte Qualité
    [quality-2] la deuxième carte Qualité
    [quality-3] la troisième carte Qualité
    [engineer] l’ingénieur
    [distribution-1] la première carte Distribution
    [distribution-2] la deuxième carte Distribution
    [patent] le brevet
  }
arkwright_cards-piece-start = { $piece ->
   *[quality-1] Première carte Qualité
    [quality-2] Deuxième carte Qualité
    [quality-3] Troisième carte Qualité
    [engineer] Ingénieur
    [distribution-1] Première carte Distribution
    [distribution-2] Deuxième carte Distribution
    [patent] Brevet
  }
arkwright_cards-track = { $track ->
   *[quality] Qualité
    [distribution] Distribution
    [cards] Cartes développement
    [machinery] Automatisation
    [shipping] Exportation
    [exchange] Bourse
  }
arkwright_cards-colour = { $colour ->
   *[first] Le premier adversaire
    [second] Le second adversaire
    [neutral] La couleur neutre
  }
arkwright_cards-award = { $award ->
   *[tycoon] Magnat
    [patriot] Patriote
    [true-worker] Travailleur acharné / Travailleuse acharnée
    [worker-hero] Héros / Héroïne du prolétariat
    [gentleman] Gentleman / Lady
    [specialist] Spécialiste
    [generalist] Généraliste
    [full-line] Plein emploi
    [general-manager] DG
    [expert-broker] PDG
    [exchange-darling] Financier / Financière
    [exchange-mogul] Baron / Baronne de la Bourse
    [parvenu] Parvenu / Parvenue
    [nouveau-riche] Nouveau riche
    [sailor] Capitaine
  }
arkwright_cards-worker-card = { $card ->
    [1] première carte Ouvriers
   *[2] deuxième carte Ouvriers
  }

## Phases : ce qu’on demande

phase-found = choisir une usine de départ
phase-first-shares = acheter des actions avec l’argent de départ
phase-action = choisir une action
phase-build = construire et moderniser des usines
phase-employ = ajouter des cartes Ouvriers
phase-automate = remplacer des ouvriers par des machines
phase-quality = améliorer la qualité
phase-distribution = améliorer la distribution
phase-exchange = actions, emprunts, navires
phase-extra = produire pour les entrepôts
phase-early = charger des marchandises stockées et partir
phase-price = fixer le prix et l’attrait de la marchandise active
phase-develop = faire un pas sur une piste, ou prendre une carte
phase-discard = défausser une carte pour faire place
phase-foreman = choisir l’usine du contremaître
phase-replace-engineer = poser des cartes Qualité à la place de l’ingénieur
phase-two-steps = faire deux pas sur vos pistes
phase-reactivate = utiliser le promoteur ou non
phase-sell = vendre sur le marché intérieur
phase-ship = exporter le reste, ou non
phase-store = choisir les marchandises perdues
phase-tie = trancher l’égalité avec l’entrepreneur ou non
phase-entrepreneur = défausser l’entrepreneur pour désigner le premier joueur, ou non
phase-start-player = désigner le premier joueur de la décennie
phase-behind = défausser l’entrepreneur pour jouer après les adversaires, ou non
phase-awards = choisir les titres à garder
phase-over = la partie est finie

## Options

option-arkwright_cards-supply = Cartes développement
option-arkwright_cards-supply-help = Quelles cartes forment la réserve commune.
option-arkwright_cards-supply-printed = Selon la liste
option-arkwright_cards-supply-printed-help = Les cartes que le livret donne pour votre nombre de joueurs.
option-arkwright_cards-supply-random = Tirées au sort (expert)
option-arkwright_cards-supply-random-help = Entrepreneur, ingénieurs et brevets, et quatre cartes par joueur tirées parmi toutes les autres.
option-arkwright_cards-restrictions = Restrictions de décennie
option-arkwright_cards-restrictions-help = Peut-on développer les pistes à tout moment ?
option-arkwright_cards-restrictions-off = Sans
option-arkwright_cards-restrictions-off-help = Chaque pas de chaque piste est possible dès le début.
option-arkwright_cards-restrictions-on = Avec (expert)
option-arkwright_cards-restrictions-on-help = Les derniers pas de qualité, distribution, automatisation et exportation attendent leur décennie. Certaines cartes lèvent cela, et l’inventeur peut apporter deux pas.
option-arkwright_cards-factories = Premières usines
option-arkwright_cards-factories-help = Qui commence avec quelles usines. De deux à quatre joueurs.
option-arkwright_cards-factories-given = Selon la liste
option-arkwright_cards-factories-given-help = Deux usines selon la place, comme dans le livret.
option-arkwright_cards-factories-chosen = Choisies (expert)
option-arkwright_cards-factories-chosen-help = Chacun choisit une première usine dans l’ordre, puis une seconde dans l’ordre inverse.
option-arkwright_cards-ships = Navires
option-arkwright_cards-ships-help = Combien de navires sont prêts au début.
option-arkwright_cards-ships-two = Deux
option-arkwright_cards-ships-two-help = Les deux navires peuvent partir dès la première manche.
option-arkwright_cards-ships-none = Aucun (expert)
option-arkwright_cards-ships-none-help = Il faut d’abord passer par la Bourse pour les avoir.
option-arkwright_cards-shares = Premières actions
option-arkwright_cards-shares-help = Avec combien d’actions chacun commence.
option-arkwright_cards-shares-ten = Dix
option-arkwright_cards-shares-ten-help = Dix actions et £50.
option-arkwright_cards-shares-bought = Achetées (expert)
option-arkwright_cards-shares-bought-help = Avant la première manche, vous pouvez changer une part des £50 en actions, à £10 chacune.
option-arkwright_cards-actions = Actions du tour
option-arkwright_cards-actions-help = Quelles actions existent.
option-arkwright_cards-actions-five = Cinq
option-arkwright_cards-actions-five-help = Construction, embauche, automatisation, qualité ou distribution, Bourse.
option-arkwright_cards-actions-seven = Sept (expert)
option-arkwright_cards-actions-seven-help = La production supplémentaire et l’exportation anticipée en plus.
option-arkwright_cards-tracks = Pistes Qualité et Distribution
option-arkwright_cards-tracks-help = Les deux livrets ne nomment pas les mêmes cases.
option-arkwright_cards-tracks-long = Quatre cases
option-arkwright_cards-tracks-long-help = 1, 2, 2, 3 et 2, 3, 3, 4, selon le livret français.
option-arkwright_cards-tracks-short = Trois cases
option-arkwright_cards-tracks-short-help = 1, 2, 3 et 2, 3, 4, selon le livret anglais.
option-arkwright_cards-neutral = Couleur neutre
option-arkwright_cards-neutral-help = Compte-t-elle pour le plus fort attrait ? À deux joueurs seulement.
option-arkwright_cards-neutral-competes = Elle concourt
option-arkwright_cards-neutral-competes-help = Personne n’a le pas du plus fort attrait si la couleur neutre pourrait vendre deux marchandises et n’est pas derrière.
option-arkwright_cards-neutral-passive = Elle ne concourt pas
option-arkwright_cards-neutral-passive-help = On ne compare que les joueurs ; la couleur neutre occupe seulement sa place sur les pistes.
option-arkwright_cards-solo-factories = Vos premières usines
option-arkwright_cards-solo-factories-help = D’où viennent vos deux usines. En solo seulement.
option-arkwright_cards-solo-factories-chosen = Choisies
option-arkwright_cards-solo-factories-chosen-help = Vous en choisissez une, les adversaires s’installent, puis vous choisissez l’autre.
option-arkwright_cards-solo-factories-random = Tirées au sort
option-arkwright_cards-solo-factories-random-help = Deux des quatre, au hasard.
option-arkwright_cards-awards = Titres
option-arkwright_cards-awards-help = Les titres que vous gagnez. En solo seulement.
option-arkwright_cards-awards-all = Tous
option-arkwright_cards-awards-all-help = Une partie gagnée donne tous les titres atteints.
option-arkwright_cards-awards-choose = Au choix
option-arkwright_cards-awards-choose-help = Gardez-en deux si vous gagnez, un si vous êtes deuxième.

## Les coups, comme la notation les écrit

move-arkwright_cards-done = done : rien de plus
move-arkwright_cards-pass = pass : pas d’action
move-arkwright_cards-build = build : l’action Construction et modernisation
move-arkwright_cards-employ = employ : l’action Embauche
move-arkwright_cards-automate = automate : l’action Automatisation
move-arkwright_cards-quality = quality : l’action Améliorer la qualité
move-arkwright_cards-distribution = distribution : l’action Améliorer la distribution
move-arkwright_cards-exchange = exchange : l’action Bourse
move-arkwright_cards-extra = extra : l’action Production supplémentaire
move-arkwright_cards-early = early : l’action Exportation anticipée
move-arkwright_cards-found = found food : commencer avec cette usine
move-arkwright_cards-open = open food : construire cette usine
move-arkwright_cards-upgrade = upgrade food : tourner l’usine et ses ouvriers sur la face récente
move-arkwright_cards-invent = invent food : de même avec l’inventeur, une décennie d’avance
move-arkwright_cards-hire = hire food : la carte Ouvriers suivante de cette usine
move-arkwright_cards-machine = machine food 1 : des machines pour sa première carte Ouvriers
move-arkwright_cards-set = set 1 office quality-1 : jeton sur l’attrait 1 ; ce qui est nommé donne de l’attrait, le reste du prix
move-arkwright_cards-lift = lift quality-1 : reprendre une carte dans la réserve
move-arkwright_cards-lay = lay quality-1 food 2 : la poser à cette usine avec la valeur 2, ou l’y tourner
move-arkwright_cards-buy = buy 3 : acheter des actions
move-arkwright_cards-loan = loan 2 : emprunter
move-arkwright_cards-ships = ships : récupérer les deux navires
move-arkwright_cards-develop = develop quality : un pas sur cette piste
move-arkwright_cards-take = take patent : prendre cette carte développement
move-arkwright_cards-pick = pick 7 : prendre la carte de cette place de la grille, comptée rangée par rangée
move-arkwright_cards-discard = discard patent : défausser cette carte
move-arkwright_cards-foreman = foreman food : où se place le contremaître
move-arkwright_cards-broker = broker 2 : défausser le courtier, acheter des actions à moitié prix
move-arkwright_cards-inventor = inventor : défausser l’inventeur pour deux pas
move-arkwright_cards-reactivate = reactivate trade-office : le promoteur réactive cette carte
move-arkwright_cards-patron = patron patron-food-clothes : une vente de plus au marché intérieur
move-arkwright_cards-extra-shift = extra-shift, extra-shift food : une marchandise produite de plus
move-arkwright_cards-sell = sell 2 : vendre autant de marchandises stockées en plus de la production
move-arkwright_cards-ship = ship 3, ship 3 trade-office : exporter, avec le bureau commercial s’il est nommé
move-arkwright_cards-load = load food 2 : charger des marchandises stockées
move-arkwright_cards-run = run food 1 : produire avec autant de cartes Ouvriers
move-arkwright_cards-sail = sail, sail trade-office : les navires chargés partent
move-arkwright_cards-waste = waste food : une marchandise stockée est perdue
move-arkwright_cards-entrepreneur = entrepreneur : trancher l’égalité
move-arkwright_cards-name = name 2 : cette place commence
move-arkwright_cards-behind = behind : jouer après les adversaires
move-arkwright_cards-award = award tycoon : garder ce titre

## Les coups, comme on les dirait. Codes en arguments : good, card, piece, track, award ; n est le nombre

arkwright_cards-do-done = Rien de plus
arkwright_cards-do-pass = Pas d’action
arkwright_cards-do-build = Construire et moderniser
arkwright_cards-do-employ = Embaucher
arkwright_cards-do-automate = Automatiser
arkwright_cards-do-quality = Améliorer la qualité
arkwright_cards-do-distribution = Améliorer la distribution
arkwright_cards-do-exchange = Bourse
arkwright_cards-do-extra = Production supplémentaire
arkwright_cards-do-early = Exportation anticipée
arkwright_cards-do-found = Commencer avec { arkwright_cards-factory }
arkwright_cards-do-open = Construire { arkwright_cards-factory }
arkwright_cards-do-upgrade = Moderniser { arkwright_cards-factory }
arkwright_cards-do-invent = Moderniser { arkwright_cards-factory } avec l’inventeur
arkwright_cards-do-hire = Des ouvriers pour { arkwright_cards-factory }
arkwright_cards-do-machine = { $n ->
    [1] Des machines pour { arkwright_cards-factory }, première carte Ouvriers
   *[2] Des machines pour { arkwright_cards-factory }, deuxième carte Ouvriers
  }
arkwright_cards-do-set = Prix £{ $price }, attrait { $appeal }
arkwright_cards-do-lift = Reprendre { arkwright_cards-piece }
arkwright_cards-do-lay = { arkwright_cards-piece-start } pour { arkwright_cards-factory }, valeur { $n }
arkwright_cards-do-buy = { $n ->
    [0] N’acheter aucune action
    [one] Acheter { $n } action
   *[other] Acheter { $n } actions
  }
arkwright_cards-do-loan = { $n ->
    [one] Contracter { $n } emprunt
   *[other] Contracter { $n } emprunts
  }
arkwright_cards-do-ships = Récupérer les navires
arkwright_cards-do-develop = Développer : { arkwright_cards-track }
arkwright_cards-do-take = Prendre { arkwright_cards-card }
arkwright_cards-do-pick = Prendre { arkwright_cards-card } (place { $n })
arkwright_cards-do-discard = Défausser { arkwright_cards-card }
arkwright_cards-do-foreman = Le contremaître dans { arkwright_cards-factory }
arkwright_cards-do-broker = { $n ->
    [one] Courtier : { $n } action à moitié prix
   *[other] Courtier : { $n } actions à moitié prix
  }
arkwright_cards-do-inventor = Inventeur : deux pas
arkwright_cards-do-reactivate = Promoteur : réactiver { arkwright_cards-card }
arkwright_cards-do-patron = Une vente de plus avec { arkwright_cards-card }
arkwright_cards-do-extra-shift = Heures supplémentaires : une marchandise de plus
arkwright_cards-do-extra-shift-at = Heures supplémentaires dans { arkwright_cards-factory }
arkwright_cards-do-sell = { $n ->
    [0] Vendre la production, rien du stock
    [one] Vendre aussi { $n } marchandise du stock
   *[other] Vendre aussi { $n } marchandises du stock
  }
arkwright_cards-do-ship = { $n ->
    [0] Ne rien exporter
    [one] Exporter { $n } marchandise
   *[other] Exporter { $n } marchandises
  }
arkwright_cards-do-ship-office = { $n ->
    [one] Exporter { $n } marchandise avec le bureau commercial
   *[other] Exporter { $n } marchandises avec le bureau commercial
  }
arkwright_cards-do-load = Charger { $n } × { arkwright_cards-good }
arkwright_cards-do-run = { $n ->
    [0] { arkwright_cards-factory-start } seule
    [one] { arkwright_cards-factory-start } avec { $n } carte Ouvriers
   *[other] { arkwright_cards-factory-start } avec { $n } cartes Ouvriers
  }
arkwright_cards-do-sail = Partir
arkwright_cards-do-sail-office = Partir avec le bureau commercial
arkwright_cards-do-waste = Renoncer à une marchandise ({ arkwright_cards-good })
arkwright_cards-do-entrepreneur = Trancher l’égalité
arkwright_cards-do-name = { $who } commence
arkwright_cards-do-behind = Jouer après les adversaires
arkwright_cards-do-award = Garder le titre { arkwright_cards-award }

## Ce qui s’est passé

event-round = Décennie { arkwright_cards-decade }, marchandise active : { arkwright_cards-good }.
event-decade = { NUMBER($year, useGrouping: 0) } : la décennie { arkwright_cards-decade } commence, les cartes utilisées sont réactivées.
event-begins = { $who } commence.
event-founded = { $who } commence avec { arkwright_cards-factory }.
event-action = { $who } : { $action ->
   *[build] construction et modernisation.
    [employ] embauche.
    [automate] automatisation.
    [quality] amélioration de la qualité.
    [distribution] amélioration de la distribution.
    [exchange] Bourse.
    [extra] production supplémentaire.
    [early] exportation anticipée.
  }
event-passed = { $who } ne fait pas d’action.
event-opened = { $who } construit { arkwright_cards-factory }, face { $side ->
    [1] I
   *[2] II
  }.
event-upgraded = { $who } modernise { arkwright_cards-factory }.
event-inventor = { $who } défausse l’inventeur.
event-hired = { $who } ajoute la { arkwright_cards-worker-card } à { arkwright_cards-factory }.
event-machines = { $who } installe { $machines ->
    [one] { $machines } machine
   *[other] { $machines } machines
  } dans { arkwright_cards-factory }, { arkwright_cards-worker-card }.
event-laid = { $who } pose { arkwright_cards-piece } à { arkwright_cards-factory }, valeur { $value }.
event-lifted = { $who } reprend { arkwright_cards-piece } de { arkwright_cards-factory }.
event-bought = { $who } { $shares ->
    [0] n’achète pas d’action.
    [one] achète { $shares } action pour £{ $paid }.
   *[other] achète { $shares } actions pour £{ $paid }.
  }
event-brokered = { $who } défausse le courtier et achète { $shares ->
    [one] { $shares } action
   *[other] { $shares } actions
  } à moitié prix, pour £{ $paid }.
event-borrowed = { $who } contracte { $loans ->
    [one] { $loans } emprunt
   *[other] { $loans } emprunts
  } : +£{ $money }.
event-ships-ready = { $who } récupère ses { $ships } navires.
event-ran = { $who } produit { $goods } × { arkwright_cards-good } pour l’entrepôt, coût £{ $paid }.
event-extra-shift = { $who } défausse les heures supplémentaires : une marchandise de plus ({ arkwright_cards-good }).
event-set = { $who } fixe { arkwright_cards-good } : prix £{ $price }, attrait { $appeal } ; la demande { $moved ->
    [0] reste à { $demand }.
   *[other] passe à { $demand }.
  }
event-developed = { $who } développe la piste { arkwright_cards-track } : { $value }.
event-took = { $who } prend { arkwright_cards-card }.
event-discarded = { $who } défausse { arkwright_cards-card }.
event-foreman-at = { $who } place le contremaître dans { arkwright_cards-factory }.
event-reactivated = { $who } : le promoteur réactive { arkwright_cards-card }.
event-made = { $who } produit { $goods } × { arkwright_cards-good } ; le marché intérieur en prend { $limit }.
event-patron = { $who } utilise { arkwright_cards-card } : une vente de plus.
event-sold = { $who } { $goods ->
    [0] ne vend rien sur le marché intérieur ({ arkwright_cards-good }).
   *[other] vend { $goods } × { arkwright_cards-good } à £{ $price } : +£{ $money }.
  }
event-shipped = { $who } exporte { $goods ->
    [one] { $goods } marchandise
   *[other] { $goods } marchandises
  } avec { $ships ->
    [one] { $ships } navire
   *[other] { $ships } navires
  } : +£{ $money }{ $saved ->
    [0] .
   *[other] { " " }; le bureau commercial épargne un jeton Exportation.
  }
event-wasted = { $who } perd { $goods } × { arkwright_cards-good } faute de place.
event-wasted-many = { $who } perd { $count } × { arkwright_cards-good } faute de place.
event-costs = { $who } paie £{ $paid } pour { arkwright_cards-factory } : coût fixe £{ $fixed }, salaires £{ $wages }, machines £{ $upkeep }.
event-emergency = { $who } recourt au fonds d’urgence : { $loans ->
    [one] { $loans } emprunt
   *[other] { $loans } emprunts
  } pour £{ $money }.
event-bankrupt = { $who } fait faillite et quitte la partie.
event-tie-broken = { $who } tranche l’égalité pour le plus fort attrait avec l’entrepreneur.
event-value = { $who } : valeur de l’action +{ $steps }, soit £{ $value }.
event-faded = { $who } : la distribution de { arkwright_cards-good } baisse à { $left }.
event-more-workers = Plus de salariés : chaque marqueur Demande descend d’une case, salaires £{ $wage }.
event-neutral = La couleur neutre monte d’une case sur chaque piste.
event-opponent-starts = { arkwright_cards-colour } commence avec { arkwright_cards-factory }, attrait { $appeal }.
event-drawn = Tiré du sac : { $colour ->
   *[first] le premier adversaire.
    [second] le second adversaire.
    [neutral] la couleur neutre.
  }
event-opponent-opens = { arkwright_cards-colour } ouvre { arkwright_cards-factory }, attrait { $appeal } ; demande { $demand }.
event-opponent-forward = { arkwright_cards-colour } avance ({ arkwright_cards-good }) à l’attrait { $appeal } ; demande { $demand }.
event-opponent-share = { arkwright_cards-colour } reçoit une action et en a { $shares }.
event-opponent-sells = { arkwright_cards-colour } vend { $goods } : valeur de l’action £{ $value }.
event-disc = { $colour ->
   *[first] Le disque du premier adversaire
    [second] Le disque du second adversaire
    [neutral] Le disque neutre
  } avance de { $steps } : { arkwright_cards-card }.
event-behind = { $who } défausse l’entrepreneur et joue après les adversaires.
event-final = { $who } : stock £{ $goods }, actions achetées { $bought }, actions perdues (emprunts) { $loans }, valeur perdue (exportations) £{ $pounds }. { $shares } actions × £{ $value } = { $score }.
event-award = { $who } gagne un titre : { arkwright_cards-award }.

## Pourquoi pas

why-do-something = Faites d’abord quelque chose : on ne peut pas en rester là.
why-expert-only = Cela relève d’une option du mode expert qui n’est pas en jeu.
why-nothing-to-build = Il n’y a rien à construire ni à moderniser.
why-nothing-to-hire = Aucune carte Ouvriers ne peut être ajoutée.
why-nothing-to-automate = Il n’y a pas d’ouvriers que des machines pourraient remplacer.
why-nothing-to-improve = Vous n’avez pas d’usine à améliorer.
why-nothing-to-trade = Aucune action abordable, aucun emprunt restant, et les navires sont prêts.
why-nothing-to-run = Vous n’avez pas d’usine qui puisse produire.
why-nothing-to-ship = Vous n’avez pas de marchandise stockée, ou pas de navire pour elle.
why-factory-open = { arkwright_cards-factory-start } est déjà ouverte.
why-no-factory = Vous n’avez pas cette usine ({ arkwright_cards-good }).
why-produces-no-more = Cette marchandise ne sera plus produite : { arkwright_cards-good }.
why-newest-side = { arkwright_cards-factory-start } ne peut pas être modernisée dans la décennie { arkwright_cards-decade }.
why-inventor-late = L’inventeur ne va pas au-delà de la décennie { $decades ->
    [3] III
   *[other] { $decades }
  }.
why-invented-already = L’inventeur a déjà modernisé { arkwright_cards-factory }.
why-inventor-spent = L’inventeur modernise { $most } usines, pas plus.
why-two-worker-cards = { arkwright_cards-factory-start } a déjà ses deux cartes Ouvriers.
why-no-worker-card = { arkwright_cards-factory-start } n’a pas de { arkwright_cards-worker-card }.
why-automated-already = { arkwright_cards-factory-start } : la { arkwright_cards-worker-card } montre déjà ses machines.
why-finish-half = Le jeton Machine est sur la { arkwright_cards-worker-card } de { arkwright_cards-factory } : finissez-la d’abord.
why-other-kind = { arkwright_cards-piece-start } : cette carte est de l’autre sorte. Qualité et distribution sont des actions séparées.
why-no-piece = Vous n’avez pas { arkwright_cards-piece }.
why-piece-laid = { arkwright_cards-piece-start } : cette carte a déjà été posée pendant cette action.
why-piece-in-reserve = { arkwright_cards-piece-start } : cette carte est déjà dans votre réserve.
why-piece-not-in-reserve = { arkwright_cards-piece-start } : cette carte n’est pas dans votre réserve.
why-piece-elsewhere = { arkwright_cards-piece-start } : cette carte ne se trouve pas à { arkwright_cards-factory }.
why-lift-first = { arkwright_cards-piece-start } : cette carte se trouve à une autre usine, reprenez-la d’abord.
why-shows-that = { arkwright_cards-piece-start } : cette carte montre déjà { $value }.
why-one-distribution = { arkwright_cards-factory-start } a déjà une carte Distribution.
why-level-limit = { arkwright_cards-factory-start } aurait { $want } ; le maximum est { $most }.
why-rise-limit = La hausse serait de { $want } ; vous pouvez ajouter { $most }.
why-exchange-order = Les actions, puis les emprunts, puis les navires ; une fois chacun.
why-too-many-shares = Nombre d’actions voulu : { $want } ; le maximum est { $most }, selon l’argent et la fin de la piste.
why-too-many-loans = Nombre d’emprunts voulu : { $want } ; le maximum est { $most }.
why-ships-ready = Les deux navires sont déjà prêts.
why-has-run = { arkwright_cards-factory-start } a déjà produit pendant cette action.
why-has-not-run = { arkwright_cards-factory-start } n’a pas produit pendant cette action.
why-loaded-already = Vous avez déjà chargé cette marchandise : { arkwright_cards-good }.
why-not-so-many-stored = Vous voulez charger { $want } × { arkwright_cards-good } ; il y en a { $have } en stock.
why-ship-room = Vous voulez en exporter { $want } ; le maximum est { $most }, selon le stock, les navires et les jetons Exportation.
why-nothing-stored = Vous n’avez pas cette marchandise en stock : { arkwright_cards-good }.
why-sale-limit = Vous voulez vendre { $want } du stock ; le maximum est { $most }.
why-patron-other-goods = { arkwright_cards-card-start } : cette carte ne vaut pas pour la marchandise active.
why-patron-idle = Vous en avez { $have } et pouvez déjà en vendre { $limit } : un client n’y changerait rien.
why-no-card = Vous n’avez pas { arkwright_cards-card }.
why-card-held = Vous avez déjà { arkwright_cards-card } ; une seule carte de chaque sorte.
why-card-used = { arkwright_cards-card-start } : carte déjà utilisée dans cette décennie.
why-card-not-used = { arkwright_cards-card-start } : ce n’est pas une de vos cartes utilisées.
why-card-discarded = Vous avez défaussé { arkwright_cards-card } pendant ce tour ; pas avant le prochain.
why-card-not-there = { arkwright_cards-card-start } : cette carte n’est pas dans la réserve commune.
why-under-disc = Un disque couvre la carte de la place { $place } : elle est prise.
why-place-empty = Il n’y a pas de carte à la place { $place }.
why-other-supply = En solo, on prend les cartes par leur place ; sinon par leur nom.
why-track-end = Le marqueur est au bout de cette piste : { arkwright_cards-track }.
why-decade-restriction = Le pas suivant de cette piste attend la décennie { arkwright_cards-decade } : { arkwright_cards-track }.
why-no-such-player = Personne ne joue là, ou plus personne.
why-award-not-reached = Ce titre n’est pas atteint : { arkwright_cards-award }.
why-award-chosen = Vous avez déjà choisi ce titre : { arkwright_cards-award }.

## La légende des icônes

arkwright_cards-legend-food = Nourriture
arkwright_cards-legend-clothes = Textile
arkwright_cards-legend-cutlery = Couverts
arkwright_cards-legend-lamps = Lampes
arkwright_cards-legend-good = Une marchandise, de l’une des quatre sortes
arkwright_cards-legend-appeal = Attrait
arkwright_cards-legend-share = Action
arkwright_cards-legend-share-value = Valeur de l’action
arkwright_cards-legend-worker = Ouvrier
arkwright_cards-legend-machine = Machine
arkwright_cards-legend-shipping = Exportation
arkwright_cards-legend-money = Argent (£)
arkwright_cards-legend-home-market = Marché intérieur
arkwright_cards-legend-loan = Emprunt
arkwright_cards-legend-factory = Usine
arkwright_cards-legend-office = Bureau
arkwright_cards-legend-full-factory = Usine complète : tuile et bureau
arkwright_cards-legend-worker-card = Carte Ouvriers, extension d’une usine
arkwright_cards-legend-first-worker-card = Première carte Ouvriers
arkwright_cards-legend-second-worker-card = Deuxième carte Ouvriers
arkwright_cards-legend-small-warehouse = Petit entrepôt
arkwright_cards-legend-large-warehouse = Grand entrepôt
arkwright_cards-legend-quality = Qualité
arkwright_cards-legend-distribution = Distribution
arkwright_cards-legend-development = Développement
arkwright_cards-legend-development-card = Carte développement
arkwright_cards-legend-production = Production (phase)
arkwright_cards-legend-exchange = Bourse
arkwright_cards-legend-decade = Décennie (I, II, III)
arkwright_cards-legend-decade-marker = Marqueur Décennie
arkwright_cards-legend-round-marker = Marqueur Manche
arkwright_cards-legend-rotate-180 = Pivoter de 180°
arkwright_cards-legend-flip = Retourner sur l’autre face
arkwright_cards-legend-rotate-90 = Pivoter de 90° vers la gauche
arkwright_cards-legend-activate = Utiliser une carte développement, une fois par décennie
arkwright_cards-legend-reactivate = Réactiver une carte développement utilisée
arkwright_cards-legend-discard = Défausser une carte développement
arkwright_cards-legend-remove = Enlever
arkwright_cards-legend-demand = Déplacer le marqueur Demande
arkwright_cards-legend-player = Joueur
arkwright_cards-legend-expert = Mode expert
arkwright_cards-legend-restriction = Tuile de restriction

## L’aide de jeu

arkwright_cards-aid-title = Aide de jeu
arkwright_cards-aid-game = Trois décennies de quatre manches. À chaque manche une marchandise est active : nourriture, textile, couverts, lampes.
arkwright_cards-aid-turn = Votre tour
arkwright_cards-aid-turn-a = Une action, ou aucune.
arkwright_cards-aid-turn-b = Prix et attrait, si votre usine de la marchandise active est ouverte : placez le jeton, tournez le bureau et les cartes Qualité. Le marqueur Demande suit chaque flèche que votre marqueur franchit.
arkwright_cards-aid-turn-c = Développer : un pas sur une piste ou une carte développement, ou rien.
arkwright_cards-aid-actions = Actions du tour
arkwright_cards-aid-production = Production de la marchandise active
arkwright_cards-aid-production-a = Vendre sur le marché intérieur : au plus l’attrait moins la demande. La production doit se vendre autant que possible ; le stock le peut.
arkwright_cards-aid-production-b = Exporter le reste ou l’entreposer. Chaque navire utilisé coûte un jeton Exportation ; ce qui n’a pas de place est perdu.
arkwright_cards-aid-production-c = Payer : le coût fixe, un salaire par ouvrier, £1 par machine. Le fonds d’urgence prête une demi-valeur de l’action par emprunt.
arkwright_cards-aid-production-d = Valeur de l’action : +1 dès deux ventes intérieures, et +1 encore au plus fort attrait parmi celles-ci. Une égalité ne donne ce second pas à personne.
arkwright_cards-aid-production-e = La distribution baisse d’un point dans les usines qui ont produit.
arkwright_cards-aid-round = Fin d’une manche
arkwright_cards-aid-round-a = La marchandise suivante devient active et le joueur suivant commence. L’entrepreneur peut changer cela.
arkwright_cards-aid-decade = Fin d’une décennie
arkwright_cards-aid-decade-a = La nourriture redevient active, une décennie commence, les cartes utilisées sont réactivées.
arkwright_cards-aid-decade-b = La plus faible capitalisation (actions × valeur) désigne le premier joueur.
arkwright_cards-aid-decade-c = À deux joueurs, la couleur neutre monte d’une case sur chaque piste.
arkwright_cards-aid-final = Capitalisation finale
arkwright_cards-aid-final-a = Le stock est vendu à prix fixe.
arkwright_cards-aid-final-b = L’argent restant achète autant d’actions que possible, à leur pleine valeur.
arkwright_cards-aid-final-c = Une action de moins par emprunt.
arkwright_cards-aid-final-d = £1 de moins de valeur pour chaque £ atteint par vos jetons Exportation.
arkwright_cards-aid-final-e = Actions × valeur : votre capitalisation. À égalité, le plus d’argent restant l’emporte.
arkwright_cards-aid-solo = Seul contre deux adversaires
arkwright_cards-aid-solo-a = Après votre tour, un marqueur est tiré du sac. L’adversaire qui a l’usine active avance de deux cases ; sinon il l’ouvre.
arkwright_cards-aid-solo-b = Chaque adversaire qui n’est pas tiré reçoit une action.
arkwright_cards-aid-solo-c = Le disque de la couleur tirée avance d’une carte par marqueur sur la piste active. Une carte sous un disque ne se prend pas.
arkwright_cards-aid-solo-d = À la production, un adversaire qui vend deux marchandises ou plus gagne de la valeur, sinon une action.
arkwright_cards-aid-solo-e = Vous gagnez si aucun adversaire n’a une capitalisation plus grande.
