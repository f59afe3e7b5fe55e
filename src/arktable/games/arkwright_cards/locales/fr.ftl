# Les mots d’Arkwright, le jeu de cartes : ce qui s’est passé, pourquoi pas, ce qu’on peut choisir, ce que font les choses.

## Au salon

ruleset-arkwright-cards = Arkwright, le jeu de cartes
ruleset-arkwright-cards-about = Arkwright en cartes : construire des usines, embaucher, fixer les prix. Chaque prix déplace aussi la demande, pour vous et pour les autres.

## Marchandises

arkwright-cards-good-food = nourriture
arkwright-cards-good-clothes = textile
arkwright-cards-good-cutlery = couverts
arkwright-cards-good-lamps = lampes

## Les actions du tour et leur effet

arkwright-cards-action-build = Construction et modernisation
arkwright-cards-action-build-about = Construire autant d’usines que vous voulez, en moderniser autant. Une usine neuve a les ouvriers de sa tuile. Si vous avez construit, chaque demande baisse d’une case et les salaires avancent.
arkwright-cards-action-employ = Embauche
arkwright-cards-action-employ-about = Ajouter des cartes Ouvriers, deux au plus par usine. Chaque demande baisse d’une case et les salaires avancent.
arkwright-cards-action-automate = Automatisation
arkwright-cards-action-automate-about = Remplacer des ouvriers des cartes Ouvriers par des machines, autant que votre piste Automatisation le permet. Une machine coûte £1 au lieu d’un salaire.
arkwright-cards-action-quality = Améliorer la qualité
arkwright-cards-action-quality-about = Poser, tourner et déplacer des cartes Qualité. La somme des hausses ne dépasse pas votre piste Qualité ; ce qui baisse est perdu.
arkwright-cards-action-distribution = Améliorer la distribution
arkwright-cards-action-distribution-about = Poser, tourner et déplacer des cartes Distribution. La somme des hausses ne dépasse pas votre piste Distribution ; chaque production en retire un point.
arkwright-cards-action-exchange = Bourse
arkwright-cards-action-exchange-about = Dans cet ordre, et comme il vous plaît : acheter des actions, emprunter, récupérer vos navires.
arkwright-cards-action-extra = Production supplémentaire
arkwright-cards-action-extra-about = Mode expert : produire dans les usines de votre choix, avec autant de cartes Ouvriers que vous voulez ; tout va à l’entrepôt.
arkwright-cards-action-early = Exportation anticipée
arkwright-cards-action-early-about = Mode expert : exporter ensemble des marchandises stockées dans plusieurs usines.
arkwright-cards-action-pass = Pas d’action
arkwright-cards-action-pass-about = Passer au prix et à l’attrait sans action.

## Pistes de développement et leur effet

arkwright-cards-track-quality = Qualité
arkwright-cards-track-quality-about = La qualité qu’une action peut ajouter.
arkwright-cards-track-distribution = Distribution
arkwright-cards-track-distribution-about = La distribution qu’une action peut ajouter.
arkwright-cards-track-cards = Cartes développement
arkwright-cards-track-cards-about = Le nombre de cartes développement que vous pouvez posséder.
arkwright-cards-track-machinery = Automatisation
arkwright-cards-track-machinery-about = Le nombre d’ouvriers qu’une action peut remplacer par des machines.
arkwright-cards-track-shipping = Exportation
arkwright-cards-track-shipping-about = Le nombre de marchandises que porte chaque navire.
arkwright-cards-track-exchange = Bourse
arkwright-cards-track-exchange-about = Le nombre d’actions à moitié prix lors d’un passage en Bourse.

## Cartes développement et leur effet

arkwright-cards-card-entrepreneur = Entrepreneur
arkwright-cards-card-entrepreneur-about = Une fois par décennie : tranche en votre faveur une égalité pour le plus fort attrait. Ou défaussez-le à la fin d’une manche pour désigner le premier joueur ; en solo, pour jouer après les adversaires.
arkwright-cards-card-trade-office = Bureau commercial
arkwright-cards-card-trade-office-about = Une fois par décennie : quand des navires partent, un jeton Exportation de moins.
arkwright-cards-card-trade-office-expert = Mode expert : plus de restriction de décennie sur la piste Exportation.
arkwright-cards-card-extra-shift = Heures supplémentaires
arkwright-cards-card-extra-shift-about = Défaussez-les pendant la production : l’usine produit une marchandise de plus.
arkwright-cards-card-extra-shift-expert = Mode expert : ou pendant une production supplémentaire, pour une marchandise de plus.
arkwright-cards-card-workshop = Atelier
arkwright-cards-card-workshop-about = Dans chaque usine, deux machines ne coûtent pas de maintenance.
arkwright-cards-card-workshop-expert = Mode expert : plus de restriction de décennie sur la piste Automatisation.
arkwright-cards-card-foreman = Contremaître
arkwright-cards-card-foreman-about = Placé dans une usine : jusqu’à quatre ouvriers, de la tuile ou de ses cartes, y coûtent £2 de moins chacun, mais au moins £1.
arkwright-cards-card-broker = Courtier
arkwright-cards-card-broker-about = Défaussez-le au lieu de développer : jusqu’à deux actions à la moitié de leur valeur, arrondie au-dessus.
arkwright-cards-card-patron-food-clothes = Client nourriture / textile
arkwright-cards-card-patron-food-clothes-about = Une fois par décennie : vendre une nourriture ou un textile de plus que le marché intérieur ne permet.
arkwright-cards-card-patron-food-cutlery = Client nourriture / couverts
arkwright-cards-card-patron-food-cutlery-about = Une fois par décennie : vendre une nourriture ou un couvert de plus que le marché intérieur ne permet.
arkwright-cards-card-patron-food-lamps = Client nourriture / lampes
arkwright-cards-card-patron-food-lamps-about = Une fois par décennie : vendre une nourriture ou une lampe de plus que le marché intérieur ne permet.
arkwright-cards-card-patron-clothes-cutlery = Client textile / couverts
arkwright-cards-card-patron-clothes-cutlery-about = Une fois par décennie : vendre un textile ou un couvert de plus que le marché intérieur ne permet.
arkwright-cards-card-patron-clothes-lamps = Client textile / lampes
arkwright-cards-card-patron-clothes-lamps-about = Une fois par décennie : vendre un textile ou une lampe de plus que le marché intérieur ne permet.
arkwright-cards-card-patron-cutlery-lamps = Client couverts / lampes
arkwright-cards-card-patron-cutlery-lamps-about = Une fois par décennie : vendre un couvert ou une lampe de plus que le marché intérieur ne permet.
arkwright-cards-card-inventor = Inventeur
arkwright-cards-card-inventor-about = Défaussez-le en modernisant : jusqu’à deux usines sont modernisées avec une décennie d’avance.
arkwright-cards-card-inventor-expert = Mode expert : ou défaussez-le au lieu de développer, pour deux pas sur vos pistes quelle que soit la décennie.
arkwright-cards-card-developer = Promoteur
arkwright-cards-card-developer-about = Le coût fixe de chaque usine baisse de £2. Et une fois par décennie, pendant votre tour, il réactive une autre carte utilisée.
arkwright-cards-card-contract = Contrat
arkwright-cards-card-contract-about = Exporter rapporte un supplément : plus il part de marchandises à la fois, plus il est grand.
arkwright-cards-card-patent = Brevet
arkwright-cards-card-patent-about = Une troisième carte Distribution dans votre réserve.
arkwright-cards-card-patent-expert = Mode expert : plus de restriction de décennie sur la piste Distribution.
arkwright-cards-card-engineer = Ingénieur
arkwright-cards-card-engineer-about = Une carte Qualité de 5 ou 6 dans votre réserve. Dès lors chaque usine peut atteindre une qualité de 6, même si la carte repart.
arkwright-cards-card-engineer-expert = Mode expert : plus de restriction de décennie sur la piste Qualité.
arkwright-cards-card-large-warehouse = Grand entrepôt
arkwright-cards-card-large-warehouse-about = Un troisième entrepôt, pour quatre marchandises au plus, d’une même sorte.

## Cartes Qualité et Distribution

arkwright-cards-piece-quality-1 = première carte Qualité
arkwright-cards-piece-quality-2 = deuxième carte Qualité
arkwright-cards-piece-quality-3 = troisième carte Qualité
arkwright-cards-piece-engineer = Ingénieur
arkwright-cards-piece-distribution-1 = première carte Distribution
arkwright-cards-piece-distribution-2 = deuxième carte Distribution
arkwright-cards-piece-patent = Brevet

## Couleurs que personne ne joue

arkwright-cards-colour-first = premier adversaire
arkwright-cards-colour-second = second adversaire
arkwright-cards-colour-neutral = couleur neutre

## Titres du jeu solo. Nombres : points, many, most, money, parvenu, sailings

arkwright-cards-award-tycoon = Magnat
arkwright-cards-award-tycoon-about = Une capitalisation de { $points } ou plus.
arkwright-cards-award-patriot = Patriote
arkwright-cards-award-patriot-about = Ne jamais utiliser de navire.
arkwright-cards-award-true-worker = Travailleur acharné / Travailleuse acharnée
arkwright-cards-award-true-worker-about = Ne jamais prendre ni brevet ni ingénieur.
arkwright-cards-award-worker-hero = Héros / Héroïne du prolétariat
arkwright-cards-award-worker-hero-about = Ne jamais choisir l’automatisation.
arkwright-cards-award-gentleman = Gentleman / Lady
arkwright-cards-award-gentleman-about = Ne jamais développer la Bourse ni utiliser de courtier.
arkwright-cards-award-specialist = Spécialiste
arkwright-cards-award-specialist-about = Ne rien construire de plus que vos deux premières usines.
arkwright-cards-award-generalist = Généraliste
arkwright-cards-award-generalist-about = Avoir quatre usines à la fin.
arkwright-cards-award-full-line = Plein emploi
arkwright-cards-award-full-line-about = Avoir quatre usines et deux cartes Ouvriers dans chacune.
arkwright-cards-award-general-manager = DG
arkwright-cards-award-general-manager-about = Avant la capitalisation finale, { $many } actions ou plus, mais moins de { $most }.
arkwright-cards-award-expert-broker = PDG
arkwright-cards-award-expert-broker-about = Avant la capitalisation finale, { $most } actions.
arkwright-cards-award-exchange-darling = Financier / Financière
arkwright-cards-award-exchange-darling-about = Avant la capitalisation finale, une valeur de l’action de { $many } ou plus, mais de moins de { $most }.
arkwright-cards-award-exchange-mogul = Baron / Baronne de la Bourse
arkwright-cards-award-exchange-mogul-about = Avant la capitalisation finale, une valeur de l’action de { $most }.
arkwright-cards-award-parvenu = Parvenu / Parvenue
arkwright-cards-award-parvenu-about = Commencer sans argent avec { $parvenu } actions (demande l’option d’achat d’actions).
arkwright-cards-award-nouveau-riche = Nouveau riche
arkwright-cards-award-nouveau-riche-about = Avant la capitalisation finale, posséder £{ $money } ou plus.
arkwright-cards-award-sailor = Capitaine
arkwright-cards-award-sailor-about = Exporter au moins { $sailings } fois.

# Les mêmes, choisis par un argument ; les phrases ci-dessous y renvoient.

arkwright-cards-good = { $good ->
   *[food] nourriture
    [clothes] textile
    [cutlery] couverts
    [lamps] lampes
  }
arkwright-cards-good-start = { $good ->
   *[food] Nourriture
    [clothes] Textile
    [cutlery] Couverts
    [lamps] Lampes
  }
arkwright-cards-factory = { $good ->
   *[food] l’usine de nourriture
    [clothes] l’usine de textile
    [cutlery] l’usine de couverts
    [lamps] l’usine de lampes
  }
arkwright-cards-factory-start = { $good ->
   *[food] L’usine de nourriture
    [clothes] L’usine de textile
    [cutlery] L’usine de couverts
    [lamps] L’usine de lampes
  }
arkwright-cards-decade = { $decade ->
    [1] I
    [2] II
   *[3] III
  }
arkwright-cards-card = { $card ->
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
arkwright-cards-card-start = { $card ->
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
arkwright-cards-piece = { $piece ->
   *[quality-1] la première carte Qualité
    [quality-2] la deuxième carte Qualité
    [quality-3] la troisième carte Qualité
    [engineer] l’ingénieur
    [distribution-1] la première carte Distribution
    [distribution-2] la deuxième carte Distribution
    [patent] le brevet
  }
arkwright-cards-piece-start = { $piece ->
   *[quality-1] Première carte Qualité
    [quality-2] Deuxième carte Qualité
    [quality-3] Troisième carte Qualité
    [engineer] Ingénieur
    [distribution-1] Première carte Distribution
    [distribution-2] Deuxième carte Distribution
    [patent] Brevet
  }
arkwright-cards-track = { $track ->
   *[quality] Qualité
    [distribution] Distribution
    [cards] Cartes développement
    [machinery] Automatisation
    [shipping] Exportation
    [exchange] Bourse
  }
arkwright-cards-colour = { $colour ->
   *[first] Le premier adversaire
    [second] Le second adversaire
    [neutral] La couleur neutre
  }
arkwright-cards-award = { $award ->
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
arkwright-cards-worker-card = { $worker_card ->
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
phase-price = fixer le prix et l’attrait
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

option-supply = Cartes développement
option-supply-help = Quelles cartes forment la réserve commune.
option-supply-printed = Selon la liste
option-supply-printed-help = Les cartes que le livret donne pour votre nombre de joueurs.
option-supply-random = Tirées au sort (expert)
option-supply-random-help = Entrepreneur, ingénieurs et brevets, et quatre cartes par joueur tirées parmi toutes les autres.
option-restrictions = Restrictions de décennie
option-restrictions-help = Peut-on développer les pistes à tout moment ?
option-restrictions-off = Sans
option-restrictions-off-help = Chaque pas de chaque piste est possible dès le début.
option-restrictions-on = Avec (expert)
option-restrictions-on-help = Les derniers pas de qualité, distribution, automatisation et exportation attendent leur décennie. Certaines cartes lèvent cela, et l’inventeur peut apporter deux pas.
option-factories = Premières usines
option-factories-help = Qui commence avec quelles usines. De deux à quatre joueurs.
option-factories-given = Selon la liste
option-factories-given-help = Deux usines selon la place, comme dans le livret.
option-factories-chosen = Choisies (expert)
option-factories-chosen-help = Chacun choisit une première usine dans l’ordre, puis une seconde dans l’ordre inverse.
option-ships = Navires
option-ships-help = Combien de navires sont prêts au début.
option-ships-two = Deux
option-ships-two-help = Les deux navires peuvent partir dès la première manche.
option-ships-none = Aucun (expert)
option-ships-none-help = Il faut d’abord passer par la Bourse pour les avoir.
option-shares = Premières actions
option-shares-help = Avec combien d’actions chacun commence.
option-shares-ten = Dix
option-shares-ten-help = Dix actions et £50.
option-shares-bought = Achetées (expert)
option-shares-bought-help = Avant la première manche, vous pouvez changer une part des £50 en actions, à £10 chacune.
option-actions = Actions du tour
option-actions-help = Quelles actions existent.
option-actions-five = Cinq
option-actions-five-help = Construction, embauche, automatisation, qualité ou distribution, Bourse.
option-actions-seven = Sept (expert)
option-actions-seven-help = La production supplémentaire et l’exportation anticipée en plus.
option-tracks = Pistes Qualité et Distribution
option-tracks-help = Les deux livrets ne nomment pas les mêmes cases.
option-tracks-long = Quatre cases
option-tracks-long-help = 1, 2, 2, 3 et 2, 3, 3, 4, selon le livret français.
option-tracks-short = Trois cases
option-tracks-short-help = 1, 2, 3 et 2, 3, 4, selon le livret anglais.
option-neutral = Couleur neutre
option-neutral-help = Compte-t-elle pour le plus fort attrait ? À deux joueurs seulement.
option-neutral-competes = Elle concourt
option-neutral-competes-help = Personne n’a le pas du plus fort attrait si la couleur neutre pourrait vendre deux marchandises et n’est pas derrière.
option-neutral-passive = Elle ne concourt pas
option-neutral-passive-help = On ne compare que les joueurs ; la couleur neutre occupe seulement sa place sur les pistes.
option-solo-factories = Vos premières usines
option-solo-factories-help = D’où viennent vos deux usines. En solo seulement.
option-solo-factories-chosen = Choisies
option-solo-factories-chosen-help = Vous en choisissez une, les adversaires s’installent, puis vous choisissez l’autre.
option-solo-factories-random = Tirées au sort
option-solo-factories-random-help = Deux des quatre, au hasard.
option-awards = Titres
option-awards-help = Les titres que vous gagnez. En solo seulement.
option-awards-all = Tous
option-awards-all-help = Une partie gagnée donne tous les titres atteints.
option-awards-choose = Au choix
option-awards-choose-help = Gardez-en deux si vous gagnez, un si vous êtes deuxième.

## Les coups, comme la notation les écrit

move-done = done : rien de plus
move-pass = pass : pas d’action
move-build = build : l’action Construction et modernisation
move-employ = employ : l’action Embauche
move-automate = automate : l’action Automatisation
move-quality = quality : l’action Améliorer la qualité
move-distribution = distribution : l’action Améliorer la distribution
move-exchange = exchange : l’action Bourse
move-extra = extra : l’action Production supplémentaire
move-early = early : l’action Exportation anticipée
move-found = found food : commencer avec cette usine
move-open = open food : construire cette usine
move-upgrade = upgrade food : tourner l’usine et ses ouvriers sur la face récente
move-invent = invent food : de même avec l’inventeur, une décennie d’avance
move-hire = hire food : la carte Ouvriers suivante de cette usine
move-machine = machine food 1 : des machines pour sa première carte Ouvriers
move-set = set 1 office quality-1 : jeton sur l’attrait 1 ; ce qui est nommé donne de l’attrait, le reste du prix
move-lift = lift quality-1 : reprendre une carte dans la réserve
move-lay = lay quality-1 food 2 : la poser à cette usine avec la valeur 2, ou l’y tourner
move-buy = buy 3 : acheter des actions
move-loan = loan 2 : emprunter
move-ships = ships : récupérer les deux navires
move-develop = develop quality : un pas sur cette piste
move-take = take patent : prendre cette carte développement
move-pick = pick 7 : prendre la carte de cette place de la grille, comptée rangée par rangée
move-discard = discard patent : défausser cette carte
move-foreman = foreman food : où se place le contremaître
move-broker = broker 2 : défausser le courtier, acheter des actions à moitié prix
move-inventor = inventor : défausser l’inventeur pour deux pas
move-reactivate = reactivate trade-office : le promoteur réactive cette carte
move-patron = patron patron-food-clothes : une vente de plus au marché intérieur
move-extra-shift = extra-shift, extra-shift food : une marchandise produite de plus
move-sell = sell 2 : vendre autant de marchandises stockées en plus de la production
move-ship = ship 3, ship 3 trade-office : exporter, avec le bureau commercial s’il est nommé
move-load = load food 2 : charger des marchandises stockées
move-run = run food 1 : produire avec autant de cartes Ouvriers
move-sail = sail, sail trade-office : les navires chargés partent
move-waste = waste food : une marchandise stockée est perdue
move-entrepreneur = entrepreneur : trancher l’égalité
move-name = name 2 : cette place commence
move-behind = behind : jouer après les adversaires
move-award = award tycoon : garder ce titre

## Les coups, comme on les dirait. Codes en arguments : good, card, piece, track, award ; n est le nombre

arkwright-cards-do-done = Rien de plus
arkwright-cards-do-pass = Pas d’action
arkwright-cards-do-build = Construire et moderniser
arkwright-cards-do-employ = Embaucher
arkwright-cards-do-automate = Automatiser
arkwright-cards-do-quality = Améliorer la qualité
arkwright-cards-do-distribution = Améliorer la distribution
arkwright-cards-do-exchange = Bourse
arkwright-cards-do-extra = Production supplémentaire
arkwright-cards-do-early = Exportation anticipée
arkwright-cards-do-found = Commencer avec { arkwright-cards-factory }
arkwright-cards-do-open = Construire { arkwright-cards-factory }
arkwright-cards-do-upgrade = Moderniser { arkwright-cards-factory }
arkwright-cards-do-invent = Moderniser { arkwright-cards-factory } avec l’inventeur
arkwright-cards-do-hire = Des ouvriers pour { arkwright-cards-factory }
arkwright-cards-do-machine = { $worker_card ->
    [1] Des machines pour { arkwright-cards-factory }, première carte Ouvriers
   *[2] Des machines pour { arkwright-cards-factory }, deuxième carte Ouvriers
  }
arkwright-cards-do-set = Prix £{ $price }, attrait { $appeal }
arkwright-cards-do-set-later = Fixer le prix
arkwright-cards-do-lift = Reprendre { arkwright-cards-piece }
arkwright-cards-do-lay = { arkwright-cards-piece-start } pour { arkwright-cards-factory }, valeur { $value }
arkwright-cards-do-buy = { $n ->
    [0] N’acheter aucune action
    [one] Acheter { $n } action
   *[other] Acheter { $n } actions
  }
arkwright-cards-do-loan = { $n ->
    [one] Contracter { $n } emprunt
   *[other] Contracter { $n } emprunts
  }
arkwright-cards-do-ships = Récupérer les navires
arkwright-cards-do-develop = Développer : { arkwright-cards-track }
arkwright-cards-do-take = Prendre { arkwright-cards-card }
arkwright-cards-do-pick = Prendre { arkwright-cards-card } (place { $place })
arkwright-cards-do-discard = Défausser { arkwright-cards-card }
arkwright-cards-do-foreman = Le contremaître dans { arkwright-cards-factory }
arkwright-cards-do-broker = { $n ->
    [one] Courtier : { $n } action à moitié prix
   *[other] Courtier : { $n } actions à moitié prix
  }
arkwright-cards-do-inventor = Inventeur : deux pas
arkwright-cards-do-reactivate = Promoteur : réactiver { arkwright-cards-card }
arkwright-cards-do-patron = Une vente de plus avec { arkwright-cards-card }
arkwright-cards-do-extra-shift = Heures supplémentaires : une marchandise de plus
arkwright-cards-do-extra-shift-at = Heures supplémentaires dans { arkwright-cards-factory }
arkwright-cards-do-sell = { $n ->
    [0] Vendre la production, rien du stock
    [one] Vendre aussi { $n } marchandise du stock
   *[other] Vendre aussi { $n } marchandises du stock
  }
arkwright-cards-do-ship = { $n ->
    [0] Ne rien exporter
    [one] Exporter { $n } marchandise
   *[other] Exporter { $n } marchandises
  }
arkwright-cards-do-ship-office = { $n ->
    [one] Exporter { $n } marchandise avec le bureau commercial
   *[other] Exporter { $n } marchandises avec le bureau commercial
  }
arkwright-cards-do-load = Charger { $n } × { arkwright-cards-good }
arkwright-cards-do-run = { $worker_cards ->
    [0] { arkwright-cards-factory-start } seule
    [one] { arkwright-cards-factory-start } avec { $worker_cards } carte Ouvriers
   *[other] { arkwright-cards-factory-start } avec { $worker_cards } cartes Ouvriers
  }
arkwright-cards-do-sail = Partir
arkwright-cards-do-sail-office = Partir avec le bureau commercial
arkwright-cards-do-waste = Renoncer à { $good ->
    [food] une nourriture
    [clothes] un textile
    [cutlery] un couvert
   *[lamps] une lampe
  }
arkwright-cards-do-break-tie = Trancher l’égalité
arkwright-cards-do-name = { $who } commence
arkwright-cards-do-behind = Jouer après les adversaires
arkwright-cards-do-award = Garder le titre { arkwright-cards-award }

## Ce qui s’est passé

event-round = Décennie { arkwright-cards-decade }, marchandise active : { arkwright-cards-good }.
event-decade = { NUMBER($year, useGrouping: 0) } : la décennie { arkwright-cards-decade } commence, les cartes utilisées sont réactivées.
event-begins = { $who } commence.
event-founded = { $who } commence avec { arkwright-cards-factory }.
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
event-opened = { $who } construit { arkwright-cards-factory }, face { $side ->
    [1] I
   *[2] II
  }.
event-upgraded = { $who } modernise { arkwright-cards-factory }.
event-inventor = { $who } défausse l’inventeur.
event-hired = { $who } ajoute la { arkwright-cards-worker-card } à { arkwright-cards-factory }.
event-machines = { $who } installe { $machines ->
    [one] { $machines } machine
   *[other] { $machines } machines
  } dans { arkwright-cards-factory }, { arkwright-cards-worker-card }.
event-laid = { $who } pose { arkwright-cards-piece } à { arkwright-cards-factory }, valeur { $value }.
event-lifted = { $who } reprend { arkwright-cards-piece } de { arkwright-cards-factory }.
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
event-ships-ready = { $who } récupère ses { $ships ->
    [one] { $ships } navire
   *[other] { $ships } navires
  }.
event-ran = { $who } produit { $goods } × { arkwright-cards-good } pour l’entrepôt, coût £{ $paid }.
event-extra-shift = { $who } défausse les heures supplémentaires : une marchandise de plus ({ arkwright-cards-good }).
event-set = { $who } fixe { arkwright-cards-good } : prix £{ $price }, attrait { $appeal } ; la demande { $moved ->
    [0] reste à { $demand }.
   *[other] passe à { $demand }.
  }
event-developed = { $who } développe la piste { arkwright-cards-track } : { $value }.
event-took = { $who } prend { arkwright-cards-card }.
event-discarded = { $who } défausse { arkwright-cards-card }.
event-foreman-at = { $who } place le contremaître dans { arkwright-cards-factory }.
event-reactivated = { $who } : le promoteur réactive { arkwright-cards-card }.
event-made = { $who } produit { $goods } × { arkwright-cards-good } ; le marché intérieur en prend { $limit }.
event-patron = { $who } utilise { arkwright-cards-card } : une vente de plus.
event-sold = { $who } { $goods ->
    [0] ne vend rien sur le marché intérieur ({ arkwright-cards-good }).
   *[other] vend { $goods } × { arkwright-cards-good } à £{ $price } : +£{ $money }.
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
event-wasted = { $who } perd { $goods } × { arkwright-cards-good } faute de place.
event-wasted-many = { $who } perd { $count } × { arkwright-cards-good } faute de place.
event-costs = { $who } paie £{ $paid } pour { arkwright-cards-factory } : coût fixe £{ $fixed }, salaires £{ $wages }, machines £{ $upkeep }.
event-emergency = { $who } recourt au fonds d’urgence : { $loans ->
    [one] { $loans } emprunt
   *[other] { $loans } emprunts
  } pour £{ $money }.
event-bankrupt = { $who } fait faillite et quitte la partie.
event-tie-broken = { $who } tranche l’égalité pour le plus fort attrait avec l’entrepreneur.
event-value = { $who } : valeur de l’action +{ $steps }, soit £{ $value }.
event-faded = { $who } : la distribution de { arkwright-cards-good } baisse à { $left }.
event-more-workers = Plus de salariés : chaque marqueur Demande descend d’une case, salaires £{ $wage }.
event-neutral = La couleur neutre monte d’une case sur chaque piste.
event-opponent-starts = { arkwright-cards-colour } commence avec { arkwright-cards-factory }, attrait { $appeal }.
event-drawn = Tiré du sac : { $colour ->
   *[first] le premier adversaire.
    [second] le second adversaire.
    [neutral] la couleur neutre.
  }
event-opponent-opens = { arkwright-cards-colour } ouvre { arkwright-cards-factory }, attrait { $appeal } ; demande { $demand }.
event-opponent-forward = { arkwright-cards-colour } avance ({ arkwright-cards-good }) à l’attrait { $appeal } ; demande { $demand }.
event-opponent-share = { arkwright-cards-colour } reçoit une action et en a { $shares }.
event-opponent-sells = { arkwright-cards-colour } vend { $goods } : valeur de l’action £{ $value }.
event-disc = { $colour ->
   *[first] Le disque du premier adversaire
    [second] Le disque du second adversaire
    [neutral] Le disque neutre
  } avance de { $steps } : { arkwright-cards-card }.
event-behind = { $who } défausse l’entrepreneur et joue après les adversaires.
event-final = { $who } : stock £{ $goods }, actions achetées { $bought }, actions perdues (emprunts) { $loans }, valeur perdue (exportations) £{ $pounds }. { $shares ->
    [one] { $shares } action
   *[other] { $shares } actions
  } × £{ $value } = { $score }.
event-award = { $who } gagne un titre : { arkwright-cards-award }.

## Pourquoi pas

why-do-something = Faites d’abord quelque chose : on ne peut pas en rester là.
why-expert-only = Cela relève d’une option du mode expert qui n’est pas en jeu.
why-nothing-to-build = Il n’y a rien à construire ni à moderniser.
why-nothing-to-hire = Aucune carte Ouvriers ne peut être ajoutée.
why-nothing-to-automate = Il n’y a pas d’ouvriers que des machines pourraient remplacer : ceux des tuiles restent.
why-nothing-to-improve = Vous n’avez pas d’usine à améliorer.
why-nothing-to-trade = Aucune action abordable, aucun emprunt restant, et les navires sont prêts.
why-nothing-to-run = Vous n’avez pas d’usine qui puisse produire.
why-nothing-to-ship = Vous n’avez pas de marchandise stockée, ou pas de navire pour elle.
why-factory-open = { arkwright-cards-factory-start } est déjà ouverte.
why-no-factory = Vous n’avez pas cette usine ({ arkwright-cards-good }).
why-produces-no-more = Cette marchandise ne sera plus produite : { arkwright-cards-good }.
why-newest-side = { arkwright-cards-factory-start } ne peut pas être modernisée dans la décennie { arkwright-cards-decade }.
why-inventor-late = L’inventeur ne va pas au-delà de la décennie { $decades ->
    [3] III
   *[other] { $decades }
  }.
why-invented-already = L’inventeur a déjà modernisé { arkwright-cards-factory }.
why-inventor-spent = L’inventeur modernise { $most ->
    [one] { $most } usine
   *[other] { $most } usines
  }, pas plus.
why-two-worker-cards = { arkwright-cards-factory-start } a déjà ses deux cartes Ouvriers.
why-no-room-for-workers = { arkwright-cards-factory-start } ne peut pas recevoir de carte Ouvriers maintenant.
why-no-worker-card = { arkwright-cards-factory-start } n’a pas de { arkwright-cards-worker-card }.
why-automated-already = { arkwright-cards-factory-start } : la { arkwright-cards-worker-card } montre déjà ses machines.
why-finish-half = Le jeton Machine est sur la { arkwright-cards-worker-card } de { arkwright-cards-factory } : finissez-la d’abord.
why-other-kind = { arkwright-cards-piece-start } : cette carte est de l’autre sorte. Qualité et distribution sont des actions séparées.
why-no-piece = Vous n’avez pas { arkwright-cards-piece }.
why-piece-laid = { arkwright-cards-piece-start } : cette carte a déjà été posée pendant cette action.
why-piece-in-reserve = { arkwright-cards-piece-start } : cette carte est déjà dans votre réserve.
why-piece-not-in-reserve = { arkwright-cards-piece-start } : cette carte n’est pas dans votre réserve.
why-piece-elsewhere = { arkwright-cards-piece-start } : cette carte ne se trouve pas à { arkwright-cards-factory }.
why-lift-first = { arkwright-cards-piece-start } : cette carte se trouve à une autre usine, reprenez-la d’abord.
why-shows-that = { arkwright-cards-piece-start } : cette carte montre déjà { $value }.
why-one-distribution = { arkwright-cards-factory-start } a déjà une carte Distribution.
why-level-limit = { arkwright-cards-factory-start } aurait { $want } ; le maximum est { $most }.
why-rise-limit = La hausse serait de { $want } ; vous pouvez ajouter { $most }.
why-exchange-order = Les actions, puis les emprunts, puis les navires ; une fois chacun.
why-too-many-shares = Nombre d’actions voulu : { $want } ; le maximum est { $most }, selon l’argent et la fin de la piste.
why-too-many-loans = Nombre d’emprunts voulu : { $want } ; le maximum est { $most }.
why-ships-ready = Les deux navires sont déjà prêts.
why-has-run = { arkwright-cards-factory-start } a déjà produit pendant cette action.
why-has-not-run = { arkwright-cards-factory-start } n’a pas produit pendant cette action.
why-loaded-already = Vous avez déjà chargé cette marchandise : { arkwright-cards-good }.
why-not-so-many-stored = Vous voulez charger { $want } × { arkwright-cards-good } ; il y en a { $have } en stock.
why-ship-room = Vous voulez en exporter { $want } ; le maximum est { $most }, selon le stock, les navires et les jetons Exportation.
why-nothing-stored = Vous n’avez pas cette marchandise en stock : { arkwright-cards-good }.
why-sale-limit = Vous voulez vendre { $want } du stock ; le maximum est { $most }.
why-patron-other-goods = { arkwright-cards-card-start } : cette carte ne vaut pas pour la marchandise active.
why-patron-idle = Vous en avez { $have } et pouvez déjà en vendre { $limit } : un client n’y changerait rien.
why-no-card = Vous n’avez pas { arkwright-cards-card }.
why-card-held = Vous avez déjà { arkwright-cards-card } ; une seule carte de chaque sorte.
why-card-used = { arkwright-cards-card-start } : carte déjà utilisée dans cette décennie.
why-card-not-used = { arkwright-cards-card-start } : ce n’est pas une de vos cartes utilisées.
why-card-discarded = Vous avez défaussé { arkwright-cards-card } pendant ce tour ; pas avant le prochain.
why-card-not-there = { arkwright-cards-card-start } : cette carte n’est pas dans la réserve commune.
why-under-disc = Un disque couvre la carte de la place { $place } : elle est prise.
why-place-empty = Il n’y a pas de carte à la place { $place }.
why-other-supply = En solo, on prend les cartes par leur place ; sinon par leur nom.
why-track-end = Le marqueur est au bout de cette piste : { arkwright-cards-track }.
why-decade-restriction = Le pas suivant de cette piste attend la décennie { arkwright-cards-decade } : { arkwright-cards-track }.
why-no-such-player = Personne ne joue là, ou plus personne.
why-award-not-reached = Ce titre n’est pas atteint : { arkwright-cards-award }.
why-award-chosen = Vous avez déjà choisi ce titre : { arkwright-cards-award }.

## La légende des icônes

arkwright-cards-legend-food = Nourriture
arkwright-cards-legend-clothes = Textile
arkwright-cards-legend-cutlery = Couverts
arkwright-cards-legend-lamps = Lampes
arkwright-cards-legend-good = Une marchandise, de l’une des quatre sortes
arkwright-cards-legend-appeal = Attrait
arkwright-cards-legend-share = Action
arkwright-cards-legend-share-value = Valeur de l’action
arkwright-cards-legend-worker = Ouvrier, sur une tuile ou une carte Ouvriers
arkwright-cards-legend-machine = Machine
arkwright-cards-legend-shipping = Exportation
arkwright-cards-legend-money = Argent (£)
arkwright-cards-legend-home-market = Marché intérieur
arkwright-cards-legend-loan = Emprunt
arkwright-cards-legend-factory = Usine
arkwright-cards-legend-office = Bureau
arkwright-cards-legend-full-factory = Usine complète : tuile et bureau
arkwright-cards-legend-worker-card = Carte Ouvriers, extension d’une usine
arkwright-cards-legend-first-worker-card = Première carte Ouvriers
arkwright-cards-legend-second-worker-card = Deuxième carte Ouvriers
arkwright-cards-legend-small-warehouse = Petit entrepôt
arkwright-cards-legend-large-warehouse = Grand entrepôt
arkwright-cards-legend-quality = Qualité
arkwright-cards-legend-distribution = Distribution
arkwright-cards-legend-development = Développement
arkwright-cards-legend-development-card = Carte développement
arkwright-cards-legend-production = Production (phase)
arkwright-cards-legend-exchange = Bourse
arkwright-cards-legend-decade = Décennie (I, II, III)
arkwright-cards-legend-decade-marker = Marqueur Décennie
arkwright-cards-legend-round-marker = Marqueur Manche
arkwright-cards-legend-rotate-180 = Pivoter de 180°
arkwright-cards-legend-flip = Retourner sur l’autre face
arkwright-cards-legend-rotate-90 = Pivoter de 90° vers la gauche
arkwright-cards-legend-activate = Utiliser une carte développement, une fois par décennie
arkwright-cards-legend-reactivate = Réactiver une carte développement utilisée
arkwright-cards-legend-discard = Défausser une carte développement
arkwright-cards-legend-remove = Enlever
arkwright-cards-legend-demand = Déplacer le marqueur Demande
arkwright-cards-legend-player = Joueur
arkwright-cards-legend-expert = Mode expert
arkwright-cards-legend-restriction = Tuile de restriction

## L’aide de jeu

arkwright-cards-aid-title = Aide de jeu
arkwright-cards-aid-game = Trois décennies de quatre manches. À chaque manche une marchandise est active : nourriture, textile, couverts, lampes.
arkwright-cards-aid-turn = Votre tour
arkwright-cards-aid-turn-a = Une action, ou aucune.
arkwright-cards-aid-turn-b = Prix et attrait, si votre usine de la marchandise active est ouverte : placez le jeton, tournez le bureau et les cartes Qualité. Le marqueur Demande suit chaque flèche que votre marqueur franchit.
arkwright-cards-aid-turn-c = Développer : un pas sur une piste ou une carte développement, ou rien.
arkwright-cards-aid-actions = Actions du tour
arkwright-cards-aid-production = Production de la marchandise active
arkwright-cards-aid-production-a = Vendre sur le marché intérieur : au plus l’attrait moins la demande, et si la demande est sous 0, au plus l’attrait. La production doit se vendre autant que possible ; le stock le peut.
arkwright-cards-aid-production-b = Exporter le reste ou l’entreposer. Chaque navire utilisé coûte un jeton Exportation ; ce qui n’a pas de place est perdu.
arkwright-cards-aid-production-c = Payer : le coût fixe, un salaire par ouvrier de la tuile et de ses cartes, £1 par machine. Le fonds d’urgence prête une demi-valeur de l’action par emprunt.
arkwright-cards-aid-production-d = Valeur de l’action : +1 dès deux ventes intérieures, et +1 encore au plus fort attrait parmi celles-ci. Une égalité ne donne ce second pas à personne.
arkwright-cards-aid-production-e = La distribution baisse d’un point dans les usines qui ont produit.
arkwright-cards-aid-round = Fin d’une manche
arkwright-cards-aid-round-a = La marchandise suivante devient active et le joueur suivant commence. L’entrepreneur peut changer cela.
arkwright-cards-aid-decade = Fin d’une décennie
arkwright-cards-aid-decade-a = La nourriture redevient active, une décennie commence, les cartes utilisées sont réactivées.
arkwright-cards-aid-decade-b = La plus faible capitalisation (actions × valeur) désigne le premier joueur.
arkwright-cards-aid-decade-c = À deux joueurs, la couleur neutre monte d’une case sur chaque piste.
arkwright-cards-aid-final = Capitalisation finale
arkwright-cards-aid-final-a = Le stock est vendu à prix fixe.
arkwright-cards-aid-final-b = L’argent restant achète autant d’actions que possible, à leur pleine valeur.
arkwright-cards-aid-final-c = Une action de moins par emprunt.
arkwright-cards-aid-final-d = £1 de moins de valeur pour chaque £ atteint par vos jetons Exportation.
arkwright-cards-aid-final-e = Actions × valeur : votre capitalisation. À égalité, le plus d’argent restant l’emporte.
arkwright-cards-aid-solo = Seul contre deux adversaires
arkwright-cards-aid-solo-a = Après votre tour, un marqueur est tiré du sac. L’adversaire qui a l’usine active avance de deux cases ; sinon il l’ouvre.
arkwright-cards-aid-solo-b = Chaque adversaire qui n’est pas tiré reçoit une action.
arkwright-cards-aid-solo-c = Le disque de la couleur tirée avance d’une carte par marqueur sur la piste active. Une carte sous un disque ne se prend pas.
arkwright-cards-aid-solo-d = À la production, un adversaire qui vend deux marchandises ou plus gagne de la valeur, sinon une action.
arkwright-cards-aid-solo-e = Vous gagnez si aucun adversaire n’a une capitalisation plus grande.

# Ce qui a changé depuis les révisions précédentes des règles
revision-arkwright-cards-tile-workers = Les ouvriers imprimés sur la tuile d’une usine touchent leur salaire à chaque production, et le contremaître les compte. En contrepartie, les coûts fixes sont plus bas. Avant, seuls ceux des cartes Ouvriers étaient payés.

## L’analyse après la partie

review-when = Décennie { arkwright-cards-decade }, manche { $round ->
    [0] 1
    [1] 2
    [2] 3
   *[other] 4
  }
analysis-axis = { arkwright-cards-decade }
review-cost = −{ $n } { $n ->
    [one] point
   *[other] points
  }
review-sum = { $n }
review-cash = Caisse : £{ $now } au lieu de £{ $was }.
review-value = Valeur de l’action : £{ $now } au lieu de £{ $was }.
review-worth = Valeur du portefeuille : £{ $now } au lieu de £{ $was }.

## Ce qu’une place sait et que les autres ne savent pas : rien

secret-open = tout, sauf l’ordre de ce qui n’est pas encore tiré
secret-hidden = rien
secret-between = une ligne

# Facts of orders ahead: in a sentence, and as a kind to choose.
fact-price = { $mine ->
    [yes] mon prix en { arkwright-cards-good }
   *[no] le prix de { $seat } en { arkwright-cards-good }
  }
fact-lowest-price = le prix le plus bas des autres en { arkwright-cards-good }
fact-appeal = { $mine ->
    [yes] mon attrait en { arkwright-cards-good }
   *[no] l’attrait de { $seat } en { arkwright-cards-good }
  }
fact-highest-appeal = l’attrait le plus haut des autres en { arkwright-cards-good }
fact-demand = la demande en { arkwright-cards-good }
fact-wage = le salaire
fact-cash = { $mine ->
    [yes] ma trésorerie
   *[no] la trésorerie de { $seat }
  }
fact-share-value = { $mine ->
    [yes] ma valeur d’action
   *[no] la valeur d’action de { $seat }
  }
fact-supply = le nombre restant pour { arkwright-cards-card }
fact-kind-price = un prix
fact-kind-lowest-price = le prix le plus bas des autres
fact-kind-appeal = un attrait
fact-kind-highest-appeal = l’attrait le plus haut des autres
fact-kind-demand = une demande
fact-kind-wage = le salaire
fact-kind-cash = la trésorerie
fact-kind-share-value = une valeur d’action
fact-kind-supply = cartes sur la table
fact-money = £{ $n }
