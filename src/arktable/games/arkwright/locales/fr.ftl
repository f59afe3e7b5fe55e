# Les mots d’Arkwright (Spinning Jenny, Spinning Mule, Water Frame) : ce qui s’est passé, pourquoi pas, ce qu’on peut choisir.

## Au salon

modules-title = Modules du livret du joueur
ruleset-spinning-jenny = Spinning Jenny
ruleset-spinning-jenny-about = Diriger des usines en Angleterre jusqu’en 1790 : embaucher, fixer ses prix face aux autres et racheter ses propres actions. L’Arkwright le plus court, sans port, tuiles ni événements.
ruleset-spinning-mule = Spinning Mule
ruleset-spinning-mule-about = Entre Spinning Jenny et Water Frame, jusqu’en 1790 : tuiles de développement, marqueurs d’économie et événements, que l’on peut laisser de côté un par un. Sans port.
ruleset-water-frame = Water Frame
ruleset-water-frame-about = Le jeu complet jusqu’en 1810 : navires et contrats, entrepôt, tuiles de développement et événements.

## Marchandises

arkwright-good-food = nourriture
arkwright-good-clothes = textile
arkwright-good-cutlery = couverts
arkwright-good-lamps = lampes

## Actions et marqueurs d’action

arkwright-action-factory = Usine
arkwright-action-quality = Qualité
arkwright-action-workers = Embauche
arkwright-action-distribution = Distribution
arkwright-action-exchange = Bourse
arkwright-action-machinery = Automatisation
arkwright-action-production = Production
arkwright-action-ship = Navire
arkwright-action-reorganization = Réorganisation
arkwright-marker-factory = Usine
arkwright-marker-quality = Qualité
arkwright-marker-workers = Embauche
arkwright-marker-distribution = Distribution
arkwright-marker-exchange = Bourse
arkwright-marker-machinery = Automatisation
arkwright-marker-light-machinery = Automatisation II
arkwright-marker-light-quality = Qualité II
arkwright-marker-light-distribution = Distribution II
arkwright-marker-light-production = Production
arkwright-marker-light-exchange = Bourse II
arkwright-marker-dark-machinery = Automatisation III
arkwright-marker-dark-quality = Qualité III
arkwright-marker-dark-distribution = Distribution III
arkwright-marker-dark-production = Production II
arkwright-marker-ship-1 = Navire A
arkwright-marker-ship-2 = Navire B
arkwright-marker-light-reorganization = Réorganisation
arkwright-marker-dark-reorganization = Réorganisation II

## Tuiles de développement et leur effet

arkwright-tile-agent = Agent aux colonies
arkwright-tile-agent-about = Un contrat peut être rempli avec une marchandise de plus ou de moins.
arkwright-tile-broker = Courtier
arkwright-tile-broker-about = Une courte séance de Bourse à la fin de chaque décennie. Ou rendez-le au lieu de prendre un marqueur spécial : jusqu’à deux actions à moitié prix.
arkwright-tile-accountant = Comptable
arkwright-tile-accountant-about = L’administration peut coûter jusqu’à £2 de moins ou de plus ; ce qui est payé compte.
arkwright-tile-charisma = Charisme
arkwright-tile-charisma-about = Départage en votre faveur les bonus de valeur d’action. Rendez-le pour désigner le premier joueur.
arkwright-tile-developer = Promoteur
arkwright-tile-developer-about = Construire et moderniser coûtent £5 de moins, une fois par usine, pendant une action Usine. Puis il est rendu.
arkwright-tile-inventor = Inventeur
arkwright-tile-inventor-about = Un niveau au-dessus du niveau actuel : modernisation, marqueurs, navires. £5 en le prenant ; £10, £15, £20 pour le garder après usage.
arkwright-tile-extra-shifts = Heures supplémentaires
arkwright-tile-extra-shifts-about = Une marchandise de plus, sans salaire. Puis elles sont rendues.
arkwright-tile-engineer = Ingénieur
arkwright-tile-engineer-about = Qualité jusqu’à 6, et l’on paie ce qu’on veut pour une action Qualité, sur n’importe quelle ligne.
arkwright-tile-small-warehouse = Petit entrepôt
arkwright-tile-small-warehouse-about = Stocke jusqu’à cinq marchandises sans ouvriers.
arkwright-tile-office = Bureau commercial
arkwright-tile-office-about = £5 de plus dès qu’un contrat est expédié.
arkwright-tile-engineering-works = Atelier de construction
arkwright-tile-engineering-works-about = £1 pour chaque machine achetée par une autre compagnie.
arkwright-tile-patent = Brevet
arkwright-tile-patent-about = £2 de plus pour chaque action Distribution. Ou rendez-le pour deux niveaux de distribution.
arkwright-tile-school = École
arkwright-tile-school-about = Les ouvriers remplacés par des machines peuvent aller ailleurs. En production, la plus haute rangée peut être fermée et ne coûte rien.
arkwright-tile-patron-food = Client, nourriture
arkwright-tile-patron-food-about = Achète une nourriture de plus, quelle que soit la demande.
arkwright-tile-patron-clothes = Client, textile
arkwright-tile-patron-clothes-about = Achète un textile de plus, quelle que soit la demande.
arkwright-tile-patron-cutlery = Client, couverts
arkwright-tile-patron-cutlery-about = Achète un lot de couverts de plus, quelle que soit la demande.
arkwright-tile-patron-lamps = Client, lampes
arkwright-tile-patron-lamps-about = Achète une lampe de plus, quelle que soit la demande.
arkwright-tile-administrator = Administrateur
arkwright-tile-administrator-about = Réutiliser un marqueur ne coûte pas de supplément, et la bureaucratie ne ferme pas la ligne £2.
arkwright-tile-foreman = Contremaître
arkwright-tile-foreman-about = Dans une usine, jusqu’à quatre ouvriers coûtent £2 de moins, mais au moins £1.
arkwright-tile-workshop = Atelier
arkwright-tile-workshop-about = £3 de plus pour acheter des machines. Dans une usine, toutes les machines ensemble coûtent £1.
arkwright-tile-harbormaster = Capitaine du port
arkwright-tile-harbormaster-about = À la fin d’une décennie, jusqu’à quatre ouvriers du port coûtent £2 de moins, mais au moins £1.
arkwright-tile-investor = Investisseur
arkwright-tile-investor-about = £8 chaque fois que vous renoncez entièrement à l’action supplémentaire d’un marqueur.
arkwright-tile-supervisory-board = Conseil de surveillance
arkwright-tile-supervisory-board-about = Quand un autre rend une tuile ou un navire, prenez-le aussitôt. Puis le conseil est rendu.
arkwright-tile-loadmaster = Maître de chargement
arkwright-tile-loadmaster-about = Chacun de vos navires porte une marchandise de plus.
arkwright-tile-wealth-of-nations = Richesse des nations
arkwright-tile-wealth-of-nations-about = Une ligne £0 sur la table d’administration, pour vous seul.
arkwright-tile-manager = Directeur
arkwright-tile-manager-about = Après une action principale, l’autre action supplémentaire au lieu de celle du marqueur : un marqueur spécial, ou des prix là où l’action principale a eu un effet (après la Bourse, dans une usine au choix). Avec la face claire de la réorganisation : un second prix au lieu du marqueur spécial.

## Événements à la fin d’une décennie et leur effet

arkwright-event-bureaucracy = Bureaucratie
arkwright-event-bureaucracy-about = La ligne £2 de la table d’administration est fermée jusqu’à la fin de la partie.
arkwright-event-hamburg = Crise du crédit à Hambourg
arkwright-event-hamburg-about = Chacun perd un dixième de sa trésorerie.
arkwright-event-war = Guerre sur le continent
arkwright-event-war-about = Dans chaque usine, distribution et prix montent d’un cran.
arkwright-event-jubilee = Jubilé de la couronne
arkwright-event-jubilee-about = Dans la décennie suivante, chacun peut vendre une fois une marchandise de plus.
arkwright-event-lobby = Groupe de pression
arkwright-event-lobby-about = Chacun peut prendre un marqueur spécial.
arkwright-event-made-in-england = Made in England
arkwright-event-made-in-england-about = Chacun reçoit deux niveaux de distribution.
arkwright-event-luddism = Luddisme
arkwright-event-luddism-about = Chaque usine remplace une machine par un ouvrier.
arkwright-event-navigation = Actes de navigation
arkwright-event-navigation-about = Les importateurs reculent de deux cases pour une décennie.
arkwright-event-opium-war = Guerre de l’opium
arkwright-event-opium-war-about = Les navires portent une marchandise de moins pendant une décennie, puis chacun perd un navire.
arkwright-event-recession = Récession
arkwright-event-recession-about = Toutes les valeurs d’action baissent de deux cases.
arkwright-event-royal-society = Royal Society
arkwright-event-royal-society-about = £4 par niveau de la meilleure usine et £2 par tuile de développement.
arkwright-event-unrest = Troubles sociaux
arkwright-event-unrest-about = Chacun paie £1 par ouvrier.
arkwright-event-strike = Menace de grève
arkwright-event-strike-about = Les salaires augmentent de £1 pour une décennie.
arkwright-event-exhibition = Exposition universelle
arkwright-event-exhibition-about = Quatre ouvriers quittent le marché pour toujours.
arkwright-event-crisis = Crise économique
arkwright-event-crisis-about = Jusqu’à cinq ouvriers licenciés reviennent sur le marché.
arkwright-event-end = Fin de la partie
arkwright-event-end-about = On vend les marchandises, rembourse les emprunts, achète des actions ; puis on évalue les compagnies.
arkwright-event-steam-power = Machine à vapeur
arkwright-event-steam-power-about = Chacun paie £1 par machine et £1 par place de ses navires.

## Places du grand entrepôt

arkwright-spot-column-food = colonne nourriture
arkwright-spot-column-clothes = colonne textile
arkwright-spot-column-cutlery = colonne couverts
arkwright-spot-column-lamps = colonne lampes
arkwright-spot-row-1 = première rangée
arkwright-spot-row-2 = seconde rangée

# Les mêmes, choisis par un argument ; les phrases ci-dessous s’y réfèrent.

arkwright-good = { $good ->
   *[food] nourriture
    [clothes] textile
    [cutlery] couverts
    [lamps] lampes
  }
arkwright-level = { $level ->
    [1] I
    [2] II
    [3] III
   *[4] IV
  }
arkwright-marker = { $marker ->
   *[factory] Usine
    [quality] Qualité
    [workers] Embauche
    [distribution] Distribution
    [exchange] Bourse
    [machinery] Automatisation
    [light-machinery] Automatisation II
    [light-quality] Qualité II
    [light-distribution] Distribution II
    [light-production] Production
    [light-exchange] Bourse II
    [dark-machinery] Automatisation III
    [dark-quality] Qualité III
    [dark-distribution] Distribution III
    [dark-production] Production II
    [ship-1] Navire A
    [ship-2] Navire B
    [light-reorganization] Réorganisation
    [dark-reorganization] Réorganisation II
  }
arkwright-tile = { $tile ->
    [agent] l’agent aux colonies
    [broker] le courtier
    [accountant] le comptable
    [charisma] le charisme
    [developer] le promoteur
    [inventor] l’inventeur
    [extra-shifts] les heures supplémentaires
    [engineer] l’ingénieur
    [small-warehouse] le petit entrepôt
    [office] le bureau commercial
    [engineering-works] l’atelier de construction
    [patent] le brevet
    [school] l’école
    [patron-food] le client en nourriture
    [patron-clothes] le client en textile
    [patron-cutlery] le client en couverts
    [patron-lamps] le client en lampes
    [administrator] l’administrateur
    [foreman] le contremaître
    [workshop] l’atelier
    [harbormaster] le capitaine du port
    [investor] l’investisseur
    [supervisory-board] le conseil de surveillance
    [loadmaster] le maître de chargement
    [wealth-of-nations] la richesse des nations
    [manager] le directeur
   *[patron] le client de cette marchandise
  }
arkwright-offered = { $offered ->
    [agent] L’agent aux colonies
    [broker] Le courtier
    [accountant] Le comptable
    [charisma] Le charisme
    [developer] Le promoteur
    [inventor] L’inventeur
    [extra-shifts] La tuile Heures supplémentaires
    [engineer] L’ingénieur
    [small-warehouse] Le petit entrepôt
    [office] Le bureau commercial
    [engineering-works] L’atelier de construction
    [patent] Le brevet
    [school] L’école
    [patron-food] Le client en nourriture
    [patron-clothes] Le client en textile
    [patron-cutlery] Le client en couverts
    [patron-lamps] Le client en lampes
    [administrator] L’administrateur
    [foreman] Le contremaître
    [workshop] L’atelier
    [harbormaster] Le capitaine du port
    [investor] L’investisseur
    [supervisory-board] Le conseil de surveillance
    [loadmaster] Le maître de chargement
    [wealth-of-nations] La richesse des nations
    [manager] Le directeur
    [light-machinery] Le marqueur Automatisation II
    [light-quality] Le marqueur Qualité II
    [light-distribution] Le marqueur Distribution II
    [light-production] Le marqueur Production
    [light-exchange] Le marqueur Bourse II
    [dark-machinery] Le marqueur Automatisation III
    [dark-quality] Le marqueur Qualité III
    [dark-distribution] Le marqueur Distribution III
    [dark-production] Le marqueur Production II
   *[ship] Ce navire
  }
arkwright-spot = { $spot ->
    [column-food] la colonne nourriture
    [column-clothes] la colonne textile
    [column-cutlery] la colonne couverts
    [column-lamps] la colonne lampes
    [row-1] la première rangée
   *[row-2] la seconde rangée
  }
arkwright-to-spot = { $to ->
    [column-food] la colonne nourriture
    [column-clothes] la colonne textile
    [column-cutlery] la colonne couverts
    [column-lamps] la colonne lampes
    [row-1] la première rangée
   *[row-2] la seconde rangée
  }
arkwright-where = { $where ->
    [food] vers l’usine nourriture
    [clothes] vers l’usine textile
    [cutlery] vers l’usine couverts
    [lamps] vers l’usine lampes
    [column-food] à l’entrepôt, colonne nourriture
    [column-clothes] à l’entrepôt, colonne textile
    [column-cutlery] à l’entrepôt, colonne couverts
    [column-lamps] à l’entrepôt, colonne lampes
    [row-1] à l’entrepôt, première rangée
    [row-2] à l’entrepôt, seconde rangée
   *[fired] chez les licenciés
  }
arkwright-event = { $event ->
    [bureaucracy] Bureaucratie : la ligne £2 est fermée
    [hamburg] Crise du crédit à Hambourg : chacun perd un dixième de sa trésorerie
    [war] Guerre sur le continent : distribution et prix montent d’un cran
    [jubilee] Jubilé de la couronne : dans la décennie suivante, chacun peut vendre une fois une marchandise de plus
    [lobby] Groupe de pression : chacun peut prendre un marqueur spécial
    [made-in-england] Made in England : deux niveaux de distribution pour chacun
    [luddism] Luddisme : chaque usine remplace une machine par un ouvrier
    [navigation] Actes de navigation : les importateurs reculent de deux cases pour une décennie
    [opium-war] Guerre de l’opium : les navires portent une marchandise de moins, puis chacun en perd un
    [recession] Récession : toutes les valeurs d’action baissent de deux cases
    [royal-society] Royal Society : £4 par niveau de la meilleure usine, £2 par tuile
    [unrest] Troubles sociaux : chacun paie £1 par ouvrier
    [strike] Menace de grève : les salaires augmentent de £1 pour une décennie
    [exhibition] Exposition universelle : quatre ouvriers partent pour toujours
    [crisis] Crise économique : jusqu’à cinq licenciés reviennent sur le marché
    [steam-power] Machine à vapeur : £1 par machine et par place des navires
   *[end] La fin de la partie
  }

## Phases : ce qui est demandé

phase-found = fonder une usine et fixer son prix
phase-start-shares = vendre des actions pour le capital de départ
phase-special = prendre un marqueur spécial
phase-token = choisir où elle travaille
phase-return-tile = rendre une tuile
phase-replace-ship = choisir le navire à remplacer
phase-inventor = garder l’inventeur ou le rendre
phase-marker = choisir un marqueur d’action et une ligne
phase-factory = construire, moderniser, fermer des usines
phase-first-price = fixer le prix de la nouvelle usine
phase-workers = embaucher et licencier
phase-machinery = acheter des machines
phase-school = placer les ouvriers libérés
phase-quality = améliorer la qualité
phase-distribution = améliorer la distribution
phase-exchange = négocier en Bourse
phase-ship = expédier des contrats
phase-overtime = produire pour l’entrepôt
phase-prices = ajuster les prix
phase-storage = choisir une marchandise sans place
phase-sale = répondre à l’appel de la vente
phase-after-sale = régler après la vente
phase-contract = expédier le contrat
phase-dismiss = congédier ouvriers du port ou navires
phase-lose-ship = choisir le navire perdu
phase-free-level = placer un niveau de distribution gratuit
phase-wreck = choisir la machine perdue
phase-charisma = utiliser le charisme ou non
phase-start-player = désigner le premier joueur
phase-emergency = trouver l’argent qui manque
phase-extra = choisir l’action supplémentaire
phase-board = prendre ce qui vient d’être rendu, par le conseil de surveillance, ou non
phase-award-share = acheter une action à moitié prix ou non
phase-keep-contract = rendre le prix d’expédition pour garder le contrat ou non
phase-start-portfolio = acheter des actions des autres compagnies
phase-over = la partie est finie

## Ce qui a changé dans les règles

revision-spinning-2 = Dans une action d’usine, le coût d’administration, le supplément pour réutiliser le marqueur et tous les frais de construction se paient en une fois, à la fin de l’action : une vente forcée d’actions ne se compte qu’une fois.
revision-water-frame-2 = Dans une action d’usine ou de production, le coût d’administration, le supplément et les frais de l’action se paient en une fois, à la fin de l’action : une vente forcée d’actions ne se compte qu’une fois. Un navire ne se place ou ne se réutilise que si l’on paie au moins sa capacité. Un contrat peut être livré avec les deux navires, même si un seul suffit. Les heures supplémentaires que le conseil de surveillance prend au milieu d’une vente servent à cette vente. Qui est désigné premier joueur par le charisme peut le prendre aussitôt avec le conseil : l’interdiction vaut pour le tour suivant. Le prix de la valeur va à la plus haute valeur en livres.

## Options

option-setup = Mise en place
option-setup-help = Comment commencent les compagnies.
option-setup-predetermined = Prédéfinie
option-setup-predetermined-help = Usines, prix et actions selon le livret. Conseillée pour une première partie.
option-setup-free = Libre
option-setup-free-help = Un tour en 1760 : chacun fonde deux usines, fixe les prix et vend des actions.
option-events = Événements
option-events-help = L’ordre des événements de la mise en place prédéfinie.
option-events-listed = Selon la liste
option-events-listed-help = Groupe de pression, guerre, bureaucratie, exposition universelle. Avec la machine à vapeur, cette liste ne compte pas : les événements sont tirés au sort.
option-events-shuffled = Mélangés
option-events-shuffled-help = Les mêmes événements étoilés, dans un ordre tiré au sort.
option-patrons = Clients
option-patrons-help = Quels clients sont parmi les tuiles de développement.
option-patrons-random = Tirés au sort
option-patrons-random-help = Les clients sont tirés avec les autres tuiles.
option-patrons-always = Tous les quatre
option-patrons-always-help = Il y a toujours un client par marchandise. Seulement si les tuiles sont tirées au sort : mise en place libre ou nouvelles tuiles.
option-levels = Niveaux
option-levels-help = Le niveau permis à chaque décennie ; le calendrier n’a pas pu être lu.
option-levels-printed = II en 1780, III en 1800
option-levels-printed-help = La table qui ne contredit aucune ligne imprimée ; niveau IV par l’inventeur seul.
option-levels-rising = Un niveau par décennie
option-levels-rising-help = III en 1790, IV dès 1800 ; les usines vieillissent plus vite.
option-payments = Paiements
option-payments-help = Ce que coûte une action d’usine ou de production : le marqueur, le supplément et les frais de l’action.
option-payments-together = En une fois
option-payments-together-help = Une seule facture à la fin de l’action. Si l’argent manque, on vend des actions une seule fois pour le tout.
option-payments-apart = Un par un
option-payments-apart-help = Chaque frais au moment où il survient, comme le livret le conseille pour les premières parties. Chacun peut forcer une vente d’actions.
option-cash = Trésorerie
option-cash-help = Voit-on la trésorerie des autres ?
option-cash-open = Visible
option-cash-open-help = Chacun voit la trésorerie de tous.
option-cash-hidden = Cachée
option-cash-hidden-help = Vous ne voyez que la vôtre ; les prévisions des autres ne montrent que les changements.
option-extra-events = Événements en plus
option-extra-events-help = Plus de coups du sort (livret du joueur 1.9).
option-extra-events-off = Non
option-extra-events-off-help = Un événement à la fin de chaque décennie dès 1770.
option-extra-events-on = Oui
option-extra-events-on-help = Un événement de plus à la fin de chaque décennie de 1760 à 1800, avant l’autre.
option-steam-power = Machine à vapeur
option-steam-power-help = Un événement de Self-Actor.
option-steam-power-off = Non
option-steam-power-off-help = Pas dans cette partie.
option-steam-power-on = Oui
option-steam-power-on-help = La machine à vapeur est mêlée aux événements : £1 par machine et par place des navires. Les événements sont tirés au sort, même en mise en place prédéfinie.
option-bonus-markers = Marqueurs de bonus
option-bonus-markers-help = Les records de Self-Actor.
option-bonus-markers-off = Non
option-bonus-markers-off-help = Pas dans cette partie.
option-bonus-markers-on = Oui
option-bonus-markers-on-help = Chaque compagnie note ses records d’expédition et de vente au pays, jusqu’à 10 ; leur produit s’ajoute au score.
option-award-markers = Marqueurs de prix
option-award-markers-help = Les concours de Self-Actor.
option-award-markers-off = Non
option-award-markers-off-help = Pas dans cette partie.
option-award-markers-on = Oui
option-award-markers-on-help = Une action au premier à la case 25, deux cases au premier qui expédie six marchandises ; chaque marqueur peut être rendu une fois pour se protéger. À deux joueurs, le prix d’expédition ne peut pas être gagné : contrats et navires sont trop petits.
option-reorganization = Marqueur de réorganisation
option-reorganization-help = Un marqueur d’action de Self-Actor.
option-reorganization-off = Non
option-reorganization-off-help = Pas dans cette partie.
option-reorganization-on = Oui
option-reorganization-on-help = Un septième marqueur pour chacun, sans frais sur toute ligne : pas d’action principale, mais un marqueur spécial et un prix. À la fin d’une décennie où il a servi, il se retourne : alors tous les prix.
option-new-tiles = Nouvelles tuiles
option-new-tiles-help = Des tuiles de développement de Self-Actor.
option-new-tiles-off = Non
option-new-tiles-off-help = Pas dans cette partie.
option-new-tiles-on = Oui
option-new-tiles-on-help = Onze tuiles de plus sont mêlées aux autres. Les tuiles sont tirées au sort, même en mise en place prédéfinie.
option-stock-exchange = Stock Exchange
option-stock-exchange-help = Une variante pour joueurs aguerris.
option-stock-exchange-off = Non
option-stock-exchange-off-help = On ne négocie que les actions de sa compagnie.
option-stock-exchange-on = Oui
option-stock-exchange-on-help = On achète et vend aussi les actions des autres compagnies, dès 1760.
option-development-tiles = Tuiles de développement
option-development-tiles-help = Un élément de Spinning Mule.
option-development-tiles-listed = Selon la liste
option-development-tiles-listed-help = Dix tuiles, et cinq de plus par joueur au-delà de deux.
option-development-tiles-alternative = Avec tous les remplacements
option-development-tiles-alternative-help = École, brevet, ingénieur et administrateur à la place d’un atelier de construction, d’un courtier, d’un promoteur et d’un comptable.
option-development-tiles-none = Aucune
option-development-tiles-none-help = Sans tuiles de développement.
option-school = École
option-school-help = Une tuile de remplacement de Spinning Mule.
option-school-off = Non
option-school-off-help = Selon l’option « Tuiles de développement ».
option-school-on = Oui
option-school-on-help = Une école à la place d’un atelier de construction.
option-patent = Brevet
option-patent-help = Une tuile de remplacement de Spinning Mule.
option-patent-off = Non
option-patent-off-help = Selon l’option « Tuiles de développement ».
option-patent-on = Oui
option-patent-on-help = Un brevet à la place d’un courtier.
option-engineer = Ingénieur
option-engineer-help = Une tuile de remplacement de Spinning Mule.
option-engineer-off = Non
option-engineer-off-help = Selon l’option « Tuiles de développement ».
option-engineer-on = Oui
option-engineer-on-help = Un ingénieur à la place d’un promoteur.
option-administrator = Administrateur
option-administrator-help = Une tuile de remplacement de Spinning Mule.
option-administrator-off = Non
option-administrator-off-help = Selon l’option « Tuiles de développement ».
option-administrator-on = Oui
option-administrator-on-help = Un administrateur à la place d’un comptable.
option-economy-markers = Marqueurs d’économie
option-economy-markers-help = Un élément de Spinning Mule.
option-economy-markers-drawn = Tirés au sort
option-economy-markers-drawn-help = Trois marqueurs sur cinq par marchandise disent de combien avance l’importateur et combien d’ouvriers reviennent.
option-economy-markers-printed = Aucun
option-economy-markers-printed-help = Comme imprimé : l’importateur avance d’une case, deux ouvriers reviennent à chaque cycle.
option-event-markers = Marqueurs d’événement
option-event-markers-help = Un élément de Spinning Mule.
option-event-markers-drawn = Deux sur quatre
option-event-markers-drawn-help = Exposition universelle, groupe de pression, menace de grève ou Made in England en 1770 et 1780.
option-event-markers-more = Deux sur six
option-event-markers-more-help = Luddisme et jubilé de la couronne s’ajoutent tous deux au tirage.
option-event-markers-none = Aucun
option-event-markers-none-help = Sans événements.
option-luddism = Luddisme
option-luddism-help = Un événement de remplacement de Spinning Mule.
option-luddism-off = Non
option-luddism-off-help = Selon l’option « Marqueurs d’événement ».
option-luddism-on = Oui
option-luddism-on-help = Luddisme s’ajoute au tirage.
option-jubilee = Jubilé de la couronne
option-jubilee-help = Un événement de remplacement de Spinning Mule.
option-jubilee-off = Non
option-jubilee-off-help = Selon l’option « Marqueurs d’événement ».
option-jubilee-on = Oui
option-jubilee-on-help = Jubilé de la couronne s’ajoute au tirage.

## Les coups, comme la notation les écrit

move-found = found food 6 : fonder une usine de nourriture au prix de £6
move-place = place quality 6 pay 6 : poser le marqueur sur la ligne £6 en payant £6
move-reuse = reuse quality pay 6 : réutiliser un marqueur déjà posé
move-build = build food 2, build food 2 developer : une nouvelle usine de ce niveau
move-modernise = modernise food, modernise food developer : un niveau de plus
move-close = close food : fermer l’usine
move-price = price food 7 : fixer le prix
move-hire = hire food, hire row-1 : un ouvrier pour l’usine ou l’entrepôt
move-fire = fire food : licencier le dernier ouvrier
move-shift = shift row-1 column-food : déplacer un ouvrier de l’entrepôt
move-machine = machine food 2 : une machine remplace un ouvrier de la rangée 2
move-send = send food, send row-1, send fired : où va un ouvrier libéré
move-raise = raise food : un niveau de qualité
move-promote = promote food : un niveau de distribution
move-patent = patent : rendre le brevet pour deux niveaux
move-buy = buy 3, buy 3 of 2, buy 3 from 2 : acheter ses actions, celles de la compagnie du siège 2, ou les siennes au siège 2
move-sell = sell 3, sell 3 of 2 : vendre ses actions, ou celles de la compagnie du siège 2
move-repay = repay 1 : rembourser des emprunts
move-goods = goods food 2 : vendre des marchandises du stock
move-contract = contract food 6 : prendre ou augmenter un contrat
move-deliver = deliver food 6, deliver food 6 both-ships : remplir le contrat avec ce nombre, le second navire partant aussi
move-produce = produce food 2 : produire dans les deux premières rangées pour l’entrepôt
move-tile = tile broker : prendre une tuile de développement
move-marker = marker light-quality : prendre un marqueur gris
move-ship = ship 4 : prendre un navire
move-return = return broker : rendre une tuile
move-foreman = foreman food : où travaille le contremaître
move-workshop = workshop food : où travaille l’atelier
move-half-price = half-price 2 : courtier, actions à moitié prix
move-replace = replace 1 : le navire de ce quai part
move-scrap = scrap 1 : renoncer au navire de ce quai
move-keep = keep : payer l’usage suivant de l’inventeur
move-stock = stock : vendre une marchandise du stock
move-shift-work = shift-work : utiliser les heures supplémentaires
move-stop = stop : ne plus vendre
move-row-on = row-on : la plus haute rangée produit
move-row-off = row-off : la plus haute rangée est fermée
move-patron = patron : vendre une marchandise au client
move-jubilee = jubilee : vendre une marchandise pour le jubilé
move-lose = lose food : une marchandise sans place
move-dismiss = dismiss row-1 : congédier un ouvrier de l’entrepôt
move-wreck = wreck food 2 : la machine de la rangée 2 est perdue
move-name = name 2 : cette place devient premier joueur
move-extra = extra special, extra prices : l’action supplémentaire qui vient maintenant
move-award = award : rendre un marqueur de prix pour ce dont il protège
move-done = done : rien de plus

## Ce qui s’est passé

event-economy = { NUMBER($year, useGrouping: 0) }, { arkwright-good } : l’importateur { $steps ->
    [0] reste à { $appeal }
   *[other] avance de { $before } à { $appeal }
  }, { $workers ->
    [0] aucun ouvrier ne revient
    [one] { $workers } ouvrier revient
   *[other] { $workers } ouvriers reviennent
  }. Demande { $demand }, salaire £{ $wage }.
event-marker = { $who } { $again ->
    [0] pose
   *[other] réutilise
  } { arkwright-marker } pour £{ $paid }.
event-founded = { $who } fonde une usine ({ arkwright-good }), prix £{ $price }.
event-sold-shares = { $who } vend { $n ->
    [one] { $n } action
   *[other] { $n } actions
  } pour £{ $earned }.
event-bought-shares = { $who } achète { $n ->
    [one] { $n } action
   *[other] { $n } actions
  } pour £{ $paid }.
event-repaid = { $who } rembourse { $n ->
    [one] { $n } emprunt
   *[other] { $n } emprunts
  } pour £{ $paid }.
event-paid-factories = { $who } paie £{ $paid } pour les usines.
event-paid = { $who } paie £{ $paid }.
event-bill = { $who } paie £{ $paid } pour toute l’action.
event-received = { $who } reçoit £{ $earned }.
event-lost-good = { $who } perd une marchandise ({ arkwright-good }) faute de place.
event-lost-good-many = { $who } perd { $count } marchandises ({ arkwright-good }) faute de place.
event-built = { $who } construit une usine ({ arkwright-good }) de niveau { arkwright-level } pour £{ $paid }.
event-modernised = { $who } modernise l’usine ({ arkwright-good }) au niveau { arkwright-level } pour £{ $paid }.
event-closed = { $who } ferme l’usine ({ arkwright-good }).
event-machine = { $who } installe une machine ({ arkwright-good }, rangée { $row }).
event-machine-many = { $who } installe { $count } machines ({ arkwright-good }).
event-engineering-works = { $who } gagne £{ $earned } avec l’atelier de construction.
event-sent = { $who } envoie un ouvrier { arkwright-where }.
event-sent-many = { $who } envoie { $count } ouvriers { arkwright-where }.
event-final = { $who } : { $shares ->
    [one] { $shares } action
   *[other] { $shares } actions
  } × £{ $value } = £{ $total }{ $loans ->
    [0] .
    [one] , mais { $loans } emprunt reste dû.
   *[other] , mais { $loans } emprunts restent dus.
  }
event-mark-penalty = { $who } a embauché ({ arkwright-good }) sans produire : −{ $shares ->
    [one] { $shares } action
   *[other] { $shares } actions
  }, −{ $spaces ->
    [one] { $spaces } case de valeur
   *[other] { $spaces } cases de valeur
  }.
event-contract-penalty = { $who } a un contrat ouvert ({ arkwright-good }) : −{ $spaces ->
    [one] { $spaces } case de valeur
   *[other] { $spaces } cases de valeur
  }.
event-obsolete = { $who } : l’usine ({ arkwright-good }) devient obsolète et demande deux ouvriers de plus.
event-obsolete-fee = { $who } paie £{ $paid } pour { $workers ->
    [one] { $workers } ouvrier introuvable
   *[other] { $workers } ouvriers introuvables
  }.
event-delivered = { $who } expédie { $n } ({ arkwright-good }) pour £{ $earned }{ $ships ->
    [0] .
    [one] { " " }; un navire part : valeur −1.
   *[other] { " " }; { $ships } navires partent : valeur −{ $ships }.
  }
event-hired-spot = { $who } place un ouvrier à l’entrepôt, { arkwright-spot }.
event-hired-spot-many = { $who } place { $count } ouvriers à l’entrepôt.
event-shifted = { $who } déplace un ouvrier de l’entrepôt : { arkwright-spot } → { arkwright-to-spot }.
event-hired = { $who } embauche ({ arkwright-good }, rangée { $row }).
event-hired-many = { $who } embauche { $count } ouvriers ({ arkwright-good }).
event-fired = { $who } licencie un ouvrier ({ arkwright-good }, rangée { $row }).
event-fired-many = { $who } licencie { $count } ouvriers ({ arkwright-good }).
event-contract-rises = { $who } ne remplit pas son contrat ({ arkwright-good }) : il { $lost ->
    [0] monte à { $size }.
   *[other] reste à { $size } et coûte { $lost ->
        [one] { $lost } case de valeur
       *[other] { $lost } cases de valeur
      }.
  }
event-start-player = { $who } est premier joueur.
event-start-player-named = { $who } est premier joueur, désigné par { $by }.
event-sale = { $who } produit { $made } ({ arkwright-good }) et en vend { $n } (attrait { $appeal }){ $n ->
    [0] .
   *[other] { " " }à £{ $price } : +£{ $earned }.
  }
event-importer-sale = Ventes de l’importateur ({ arkwright-good }) : { $n }.
event-last-unit = { $who } est appelé trop tard pour la dernière unité demandée : { $why ->
    [quality] attrait égal, mais qualité moindre.
   *[appeal] attrait moindre.
  }
event-last-unit-importer = L’importateur est appelé trop tard pour la dernière unité demandée : { $why ->
    [importer] à égalité il passe le dernier.
   *[appeal] attrait moindre.
  }
event-sold-together = Égaux en attrait et en qualité : tous vendent, au-delà de la demande.
event-bonus = { $who } gagne une case de plus : { $lead ->
    [appeal] le plus fort attrait
   *[most] le plus de ventes
  }{ $charisma ->
    [1] , égalité tranchée par le charisme.
   *[0] .
  }
event-bonus-tie = { $lead ->
    [appeal] Le plus fort attrait
   *[most] Le plus de ventes
  } est partagé : personne ne gagne cette case.
event-row-shut = { $who } ferme la plus haute rangée ({ arkwright-good }).
event-inventor-kept = { $who } garde l’inventeur pour £{ $paid }.
event-token = { $who } déplace { arkwright-tile } ({ arkwright-good }).
event-tile = { $who } prend { arkwright-tile }.
event-tile-returned = { $who } rend { arkwright-tile }.
event-grey = { $who } prend le marqueur { arkwright-marker }.
event-quality = { $who } porte la qualité à { $level } ({ arkwright-good }).
event-quality-many = { $who } monte la qualité ({ arkwright-good }) de { $count }.
event-first-price = { $who } fixe le prix ({ arkwright-good }) à £{ $price }.
event-price = { $who } fixe le prix ({ arkwright-good }) : { $before ->
    [0] £{ $price }.
   *[other] £{ $before } → £{ $price }.
  }
event-distribution = { $who } porte la distribution à { $level } ({ arkwright-good }).
event-distribution-many = { $who } monte la distribution ({ arkwright-good }) de { $count }.
event-contract = { $who } { $before ->
    [0] prend un contrat de { $size } ({ arkwright-good }).
   *[other] porte le contrat ({ arkwright-good }) de { $before } à { $size }.
  }
event-goods-sold = { $who } vend { $n } de son stock ({ arkwright-good }) pour £{ $earned }.
event-event = { arkwright-event }.
event-wrecked = { $who } perd la machine ({ arkwright-good }, rangée { $row }).
event-ship = { $who } prend un navire pour { $capacity ->
    [one] { $capacity } marchandise
   *[other] { $capacity } marchandises
  }{ $crew ->
    [0] .
    [one] , { $crew } marin est embauché.
   *[other] , { $crew } marins sont embauchés.
  }
event-scrapped = { $who } renonce au navire pour { $capacity ->
    [one] { $capacity } marchandise
   *[other] { $capacity } marchandises
  }.
event-harbour-wages = { $who } paie £{ $paid } pour { $workers ->
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
  } au port.
event-dismissed = { $who } congédie l’ouvrier de { arkwright-spot }.
event-dismissed-many = { $who } congédie { $count } ouvriers de l’entrepôt.
event-overtime = { $who } produit { $n } ({ arkwright-good }) dans { $rows ->
    [one] { $rows } rangée
   *[other] { $rows } rangées
  } pour l’entrepôt, coût £{ $paid }.
event-share-value = { $who } : valeur de l’action +{ $steps }, case { $before } → { $space }.
event-wages = { $who } paie £{ $paid } pour ouvriers (£{ $wage } chacun) et machines ({ arkwright-good }).
event-price-gave-way = { $who } : la distribution baisse, le prix ({ arkwright-good }) cède à £{ $price } ; valeur −1.
event-stored = { $who } stocke { $n } ({ arkwright-good }).
event-emergency = { $who } manque d’argent. Actions vendues : { $shares }, emprunts : { $loans } ; valeur à la case { $space }.
event-sold-to = { $who } vend une marchandise de plus ({ arkwright-good }) { $buyer ->
    [patron] au client
   *[jubilee] pour le jubilé
  } : +£{ $earned }.
event-sold-foreign = { $who } vend { $n ->
    [one] { $n } action
   *[other] { $n } actions
  } de la compagnie de { $owner } pour £{ $earned }.
event-bought-foreign = { $who } achète { $n ->
    [one] { $n } action
   *[other] { $n } actions
  } de la compagnie de { $owner } pour £{ $paid }{ $bonus ->
    [0] .
   *[other]  ; cette compagnie reçoit £{ $bonus } de la banque.
  }
event-bought-back = { $who } rachète { $n ->
    [one] { $n } de ses actions
   *[other] { $n } de ses actions
  } à { $owner } pour £{ $paid }.
event-record = { $who } bat son record : { $n } marchandises { $market ->
    [shipping] expédiées d’un coup.
   *[home] vendues d’un coup en Angleterre.
  }
event-final-bonus = { $who } : marqueurs de bonus { $home } × { $ship } = £{ $total } de plus.
event-award-discarded = { $who } rend le marqueur de prix : { $award ->
    [shipping] le contrat ne monte pas.
   *[share-value] les actions de cette vente forcée ne font pas baisser la valeur.
  }
event-award-shared = Égalité : { $award ->
    [shipping] le prix d’expédition n’est à personne ; chacun avance d’une case.
   *[share-value] le prix de la valeur n’est à personne ; chacun peut acheter une action à moitié prix.
  }
event-award-out-of-reach = À deux joueurs, personne ne peut expédier autant de marchandises à la fois ({ $need }) : le prix d’expédition ne peut pas être gagné.
event-share-award = { $who } gagne le prix de la valeur{ $n ->
    [0]  ; la banque n’a plus d’action à lui donner.
   *[other] { " " }et une action.
  }
event-shipping-award = { $who } gagne le prix d’expédition.
event-reorganization-turned = { $who } retourne le marqueur de réorganisation sur sa face sombre.
event-investor = { $who } renonce à l’action supplémentaire : £{ $earned } de l’investisseur.

## Pourquoi pas

why-no-marker = Vous n’avez pas ce marqueur : { arkwright-marker }.
why-marker-not-placed = Ce marqueur n’est pas encore sur la table d’administration : { arkwright-marker }. Posez-le d’abord.
why-marker-placed = Ce marqueur est déjà sur la table d’administration : { arkwright-marker }. Il y reste ; on peut le réutiliser avec un supplément.
why-row-taken = Un de vos marqueurs occupe déjà la ligne £{ $row }.
why-row-barred = La bureaucratie ferme la ligne £{ $row }. Un administrateur l’ouvrirait.
why-wrong-amount = On ne peut pas payer £{ $want } ici : de £{ $low } à £{ $high }.
why-exact-amount = On paie ici £{ $need }, et non £{ $want }. Un comptable changerait cela, et pour la qualité un ingénieur.
why-no-factory = Vous n’avez pas cette usine : { arkwright-good }.
why-has-factory = Vous avez déjà cette usine : { arkwright-good }. Une seule par marchandise.
why-level-too-high = Il faut le niveau { $want } ; le niveau { $have } est à portée.
why-closed-this-decade = Vous avez fermé dans cette décennie une usine ({ arkwright-good }) de niveau { arkwright-level }.
why-too-few-workers = Il n’y a pas assez d’ouvriers à embaucher.
why-cycle-over = Cette marchandise a été active pour la dernière fois : { arkwright-good }.
why-no-tile = Vous n’avez pas cette tuile : { arkwright-tile }.
why-developer-used = Le promoteur a déjà aidé cette usine dans cette action : { arkwright-good }.
why-highest-level = Cette usine a le plus haut niveau : { arkwright-good }.
why-developer-level = Le promoteur n’aide que jusqu’au niveau { $have }, pas au niveau { $want }.
why-needs-inventor = Le niveau { $want } dépasse le niveau actuel { $have } : il faut l’inventeur.
why-built-this-decade = Cette usine a été construite dans cette décennie et ne peut pas encore fermer : { arkwright-good }.
why-fired-here = Vous avez licencié ici dans cette action ; y embaucher aussi n’est pas possible ({ arkwright-good }).
why-hired-here = Vous avez embauché ici dans cette action ; y licencier aussi n’est pas possible ({ arkwright-good }).
why-factory-full = Toutes les rangées de l’usine sont pleines ({ arkwright-good }).
why-first-row-stays = La première rangée de l’usine garde ses ouvriers ({ arkwright-good }).
why-no-harbour = Il n’y a pas de port dans ce jeu.
why-spot-taken = Un ouvrier occupe déjà { arkwright-spot }.
why-spot-empty = Aucun ouvrier n’occupe { arkwright-spot }.
why-worker-settled = L’ouvrier qui occupe { arkwright-spot } y a été placé dans cette action : il y reste.
why-no-more-machines = Ce que vous avez payé n’achète plus de machines.
why-no-worker-to-replace = Dans la rangée { $row } ({ arkwright-good }), aucun ouvrier n’occupe une place de machine. Une place de chaque rangée est réservée à un ouvrier.
why-no-more-levels = Ce que vous avez payé n’achète plus de niveaux.
why-quality-highest = La qualité est au maximum, { $high } ({ arkwright-good }).
why-distribution-highest = La distribution est au maximum, { $high } ({ arkwright-good }).
why-distribution-cost = Le niveau suivant ({ arkwright-good }) coûte £{ $need } ; il reste £{ $have }.
why-patent-used = Les £2 du brevet sont déjà dépensées ; on ne peut pas aussi le rendre.
why-exchange-done = { $what ->
    [shares] La table demande une fois par séance combien d’actions vendre, et vous avez répondu. Annulez pour en vendre un autre nombre.
    [goods] La table demande une fois par séance combien de cette marchandise vendre, et vous avez répondu. Annulez pour en vendre une autre quantité.
    [loans] La table demande une fois par séance combien d’emprunts rembourser, et vous avez répondu. Annulez pour en rembourser un autre nombre.
    [buy] La table demande une fois par séance combien d’actions acheter, et vous avez répondu. Annulez pour en acheter un autre nombre.
   *[contract] La table demande une fois par séance le contrat de cette marchandise, et vous avez répondu. Annulez pour choisir une autre case.
  }
why-too-few = { $what ->
    [shares] Vous n’avez pas autant d’actions.
    [goods] Il n’y a pas autant de marchandises.
    [loans] Vous n’avez pas autant d’emprunts.
   *[bank] La banque n’a pas autant de vos actions.
  }
why-loans-first = Il faut d’abord rembourser les emprunts, £13 chacun.
why-cash-short = Il n’y a pas assez d’argent. On n’emprunte pas pour acheter.
why-no-contracts = On ne prend pas de contrat ici.
why-contract-space = La piste des contrats n’a pas de case { $want }.
why-contract-lower = Un contrat ne peut que monter ; il est à { $have }.
why-price-range = Le prix ({ arkwright-good }) va de £{ $low } à £{ $high } : l’échelle finit là, ou l’attrait passerait sous 0.
why-price-changed = Ce prix a déjà changé dans ce tour : { arkwright-good }.
why-price-same = Le prix ({ arkwright-good }) est déjà £{ $price }.
why-factory-untouched = L’action principale n’a pas touché cette usine ({ arkwright-good }). Après Qualité ou Distribution, il en coûte £1 d’administration inutilisée.
why-start-shares-range = On vend de { $low } à { $high ->
    [one] { $high } action
   *[other] { $high } actions
  } : assez pour payer les usines, et pas plus qu’il n’y en a.
why-not-on-offer = { arkwright-offered } n’est pas disponible.
why-tile-twice = Vous avez déjà { arkwright-tile }.
why-charisma-banned = Le charisme vient de désigner le premier joueur ; vous ne pouvez pas le prendre ce tour-ci.
why-marker-twice = Vous avez déjà ce marqueur : { arkwright-marker }.
why-ship-not-larger = Les deux quais sont pris, et un navire pour { $want } n’est pas plus grand.
why-no-crew = Il n’y a pas assez d’ouvriers pour l’équipage.
why-token-there = Elle y travaille déjà : { arkwright-good }.
why-nothing-instead = Ici, on prend un marqueur spécial ou rien : contremaître, atelier et courtier ne le remplacent pas.
why-tile-just-taken = Vous venez de prendre { arkwright-tile } ; une autre tuile est rendue.
why-no-contract = Vous n’avez pas ce contrat : { arkwright-good }.
why-contract-size = Le contrat ({ arkwright-good }) demande { $need }, pas { $want }.
why-ship-too-small = Le navire n’en porte pas autant.
why-ship-underpaid = £{ $want } ne suffisent pas pour ce navire : il faut payer au moins £{ $need }, sa capacité, même pour renoncer à l’action.
why-one-ship-only = Vous n’avez pas de second navire qui puisse partir aussi.
why-both-ships-sail = Un seul navire ne porte que { $have } sur { $need } : les deux partent de toute façon.
why-not-active = Une autre marchandise est active : { arkwright-good } ne l’est pas.
why-rows-not-ready = { $have ->
    [0] Aucune rangée n’est prête à produire
    [one] Seule { $have } rangée est prête à produire
   *[other] Seules { $have } rangées sont prêtes à produire
  } ({ arkwright-good }).
why-marker-rows = { $have ->
    [one] Ce marqueur ne fait produire que la première rangée.
   *[other] Ce marqueur ne fait produire que les { $have } premières rangées.
  }
why-produced-already = Une seule usine produit dans cette action, et c’est fait : { arkwright-good }.
why-produce-first = Les heures supplémentaires ajoutent une marchandise à ce que l’usine produit dans cette action : produisez d’abord.
why-row-shut-already = Une rangée est déjà fermée.
why-no-row-to-shut = Seule une rangée au-dessus de la première peut être fermée.
why-row-sold = Des marchandises de la plus haute rangée sont vendues : elle a produit.
why-patron-used = Le client a déjà acheté.
why-no-jubilee = Vous n’avez plus de vente de jubilé.
why-must-sell = { $have ->
    [one] Il vous reste { $have } marchandise de cette production ; elle doit être vendue.
   *[other] Il vous reste { $have } marchandises de cette production ; elles doivent être vendues.
  }
why-no-extra-shift = Les heures supplémentaires ne servent qu’au premier appel après la vente de toute la production.
why-good-fits = Perdre cette marchandise n’aiderait pas : elle a sa place ({ arkwright-good }).
why-no-seat = Il y a { $high ->
    [one] { $high } place
   *[other] { $high } places
  }.
why-pier-empty = { $pier ->
    [1] Vous n’avez pas de navire A.
   *[2] Vous n’avez pas de navire B.
  }
why-no-machine = Il n’y a pas de machine dans la rangée { $row } ({ arkwright-good }).
why-wrecked-already = Cette usine a déjà perdu sa machine : { arkwright-good }.
why-no-award = Vous n’avez pas le marqueur de prix pour { $award ->
    [shipping] l’expédition.
   *[share-value] la valeur de l’action.
  }
why-award-too-late = Le marqueur de prix couvre toute une vente forcée : on le rend avant la première action.
why-own-shares = Ce sont vos propres actions : achetez-les ou vendez-les sans nommer de siège.
why-only-own-shares = Dans ce jeu, on ne négocie que les actions de sa propre compagnie.
why-more-than-needed = On ne vend pas plus d’actions qu’il n’en faut : { $need ->
    [one] { $need } suffit
   *[other] { $need } suffisent
  }.
why-bank-of-other = La banque a { $have ->
    [one] { $have } action
   *[other] { $have } actions
  } de la compagnie de { $owner }.
why-bank-first = La banque a encore { $have } de vos actions ; on les achète d’abord.
why-none-of-yours = { $owner } a { $have } de vos actions.
why-bought-and-sold = On n’achète pas et ne vend pas dans une même séance les actions d’une compagnie, ici celle de { $owner }.
why-start-limit = En 1760, on achète au plus { $high ->
    [one] { $high } action
   *[other] { $high } actions
  } de chaque autre compagnie.
why-board-banned = Le conseil de surveillance vient de servir ; vous ne pouvez pas le prendre dans ce tour.
why-only-what-came-back = Le conseil de surveillance prend ce qui vient d’être rendu, et rien d’autre.
why-one-share-only = Une seule action se vend à moitié prix.

## Des options qui ne vont pas ensemble

error-clash-listed-events = « { $first } » et « { $second } » ne peuvent pas être joués ensemble : avec la machine à vapeur, les événements sont tirés au sort, non listés.
error-clash-listed-tiles = « { $first } » et « { $second } » ne peuvent pas être joués ensemble : la mise en place prédéfinie a sa liste de tuiles.
error-clash-no-tiles = « { $first } » et « { $second } » ne peuvent pas être joués ensemble : sans tuiles de développement, il n’y a rien à remplacer.
error-clash-no-events = « { $first } » et « { $second } » ne peuvent pas être joués ensemble : sans marqueurs d’événement, il n’y a pas de tirage.
error-clash-no-element = Spinning Mule veut au moins un de ses éléments : tuiles, marqueurs d’économie, événements. Sans eux, jouez à Spinning Jenny.

## The characters of the Player's Book, as bots

bot-specialist = Spécialiste
bot-specialist-about = Tient deux usines bien mécanisées, pour les meilleurs produits et les plus grosses ventes.
bot-shipowner = Armateur
bot-shipowner-about = Achète des actions tant qu’elles sont bon marché ; là où il y a un port, signe des contrats et expédie vers les colonies.
bot-completist = Généraliste
bot-completist-about = Tient les quatre usines pour que la valeur de l’action monte à chaque cycle.
bot-flexible = Souple
bot-flexible-about = Tient trois usines et vend un peu de chaque bien ; là où il y a un port, expédie le reste.

## L’analyse après la partie

review-when = { NUMBER($year, useGrouping: 0) }, { $cycle ->
    [0] nourriture
    [1] textile
    [2] couverts
    [3] lampes
    [4] fin de la décennie
   *[other] préparation
  }
analysis-axis = { NUMBER($year, useGrouping: 0) }
review-cost = −£{ $n }
review-sum = £{ $n }
review-cash = Caisse : £{ $now } au lieu de £{ $was }.
review-share = Valeur de l’action : case { $now } au lieu de { $was }.
review-worth = Valeur du portefeuille : £{ $now } au lieu de £{ $was }.

## Ce qu’une place sait et que les autres ne savent pas

secret-cash = la caisse de chacun
secret-open = les plateaux, les entreprises, les prix, les actions, les tuiles
secret-hidden = rien ; la caisse, si la table la cache
secret-between = une ligne ; un rideau seulement si la caisse est cachée

## Questions auxquelles on peut répondre d’avance

standing-charisma = Charisme : désigner le premier joueur
standing-charisma-keep = le garder
standing-charisma-me = toujours moi
standing-dismiss = Fin de décennie : ouvriers du port et navires
standing-dismiss-keep = toujours tout garder
standing-patron = Client : vendre une marchandise de plus
standing-patron-sell = toujours vendre
standing-patron-keep = jamais
standing-jubilee = Jubilé : vendre une marchandise de plus
standing-jubilee-sell = toujours vendre
standing-jubilee-keep = jamais
standing-school = École : la rangée du haut, pendant la vente
standing-school-run = toujours produire
standing-school-shut = toujours l’arrêter
standing-school-unsold = École : la rangée du haut quand rien n’en est vendu
standing-school-unsold-shut = toujours l’arrêter
standing-school-unsold-run = toujours produire
standing-shifts = Heures supplémentaires : rendre la tuile pour une marchandise de plus
standing-shifts-use = toujours
standing-shifts-keep = jamais
standing-stock = Vente : continuer à vendre depuis l’entrepôt
standing-stock-sell = toujours
standing-stock-keep = jamais
standing-ships = Contrat : expédier le plus possible
standing-ships-sail = toujours expédier
standing-ships-stay = jamais

# Facts of orders ahead: in a sentence, and as a kind to choose.
fact-price = { $mine ->
    [yes] mon prix en { arkwright-good }
   *[no] le prix de { $seat } en { arkwright-good }
  }
fact-lowest-price = le prix le plus bas des autres en { arkwright-good }
fact-appeal = { $mine ->
    [yes] mon attrait en { arkwright-good }
   *[no] l’attrait de { $seat } en { arkwright-good }
  }
fact-highest-appeal = l’attrait le plus haut des autres en { arkwright-good }
fact-importer = l’attrait de l’importateur en { arkwright-good }
fact-demand = la demande en { arkwright-good }
fact-wage = le salaire
fact-cash = { $mine ->
    [yes] ma trésorerie
   *[no] la trésorerie de { $seat }
  }
fact-share-value = { $mine ->
    [yes] ma valeur d’action
   *[no] la valeur d’action de { $seat }
  }
fact-rank = { $mine ->
    [yes] mon rang sur la piste des actions
   *[no] le rang de { $seat } sur la piste des actions
  }
fact-kind-price = un prix
fact-kind-lowest-price = le prix le plus bas des autres
fact-kind-appeal = un attrait
fact-kind-highest-appeal = l’attrait le plus haut des autres
fact-kind-importer = l’attrait de l’importateur
fact-kind-demand = une demande
fact-kind-wage = le salaire
fact-kind-cash = la trésorerie
fact-kind-share-value = une valeur d’action
fact-kind-rank = un rang par valeur d’action
fact-money = £{ $n }
