learn-title = Arkwright en bref
learn-lead = Vous dirigez une compagnie en Angleterre entre 1760 et 1810 : des usines de nourriture, de vêtements, de couverts et de lampes. Plus d’ouvriers font plus de marchandises, mais aussi des clients plus exigeants et des salaires plus hauts.

learn-aim = Le but
learn-aim-1 = Une compagnie de valeur : vos actions multipliées par la valeur d’une action. Qui doit un emprunt à la fin ne peut pas gagner.

learn-decade = Une décennie
learn-decade-1 = Chaque décennie a quatre cycles, un par marchandise. Dans un cycle, chacun pose un marqueur d’action sur la table d’administration et paie sa ligne ; un marqueur déjà posé peut resservir pour £2 de plus. Puis les usines de la marchandise active produisent et vendent.
learn-decade-2 = Les clients vont d’abord au vendeur de plus fort attrait : qualité de base, qualité et distribution, moins le prix. L’importateur vend aussi. Les ventes et le meilleur attrait font monter la valeur de votre action.
learn-decade-3 = Qui ne peut pas payer vend des actions, puis emprunte ; l’un et l’autre coûtent de la valeur.

learn-games = Trois jeux en un
learn-games-1 = Spinning Jenny est le premier jeu, jusqu’en 1790 : usines, prix et actions, sans port, tuiles ni événements.
learn-games-2 = Spinning Mule est entre les deux, aussi jusqu’en 1790 : s’y ajoutent tuiles de développement, marqueurs d’économie et événements ; chacun des trois peut être laissé de côté à l’ouverture de la table. Toujours sans port.
learn-games-3 = Water Frame est le jeu complet, jusqu’en 1810 : entrepôt, navires, contrats pour les colonies, toutes les tuiles et tous les événements. C’est à lui que s’ajoutent les modules ci-dessous, une case à cocher pour chacun.

learn-fortune = Événements en plus et machine à vapeur
learn-fortune-1 = Événements en plus : à la fin de chaque décennie de 1760 à 1800, un second événement, avant l’autre.
learn-fortune-2 = Machine à vapeur : un événement de plus dans le tirage, £1 par machine et par place des navires. Avec elle, les événements sont toujours tirés au sort.

learn-actor = Self-Actor
learn-actor-1 = Marqueurs de bonus : votre meilleure vente au pays multipliée par votre meilleure expédition, chacune jusqu’à 10, s’ajoute au score.
learn-actor-2 = Marqueurs de prix : une action au premier à la case 25, deux cases au premier qui expédie six marchandises. Rendu plus tard, un marqueur protège des pertes d’une vente forcée ou d’un contrat qui monte.
learn-actor-3 = Marqueur de réorganisation : ni action principale ni coût ; un marqueur spécial et un prix. Dès la décennie qui suit son premier usage, et pour tous après 1790, tous les prix.
learn-actor-4 = Nouvelles tuiles : capitaine du port, investisseur, conseil de surveillance, maître de chargement, richesse des nations avec sa ligne £0, et directeur.

learn-exchange = Stock Exchange
learn-exchange-1 = Les actions des autres compagnies s’achètent et se vendent, en 1760 jusqu’à cinq de chacune. La compagnie reçoit une prime de la banque ; son propriétaire décide toujours seul. Toutes sont vendues avant la fin, et seules les siennes comptent.
