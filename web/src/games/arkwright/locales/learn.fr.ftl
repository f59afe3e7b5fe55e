learn-title = Arkwright en bref
learn-lead = Vous dirigez une compagnie en Angleterre entre 1760 et 1810 : des usines de nourriture, de textile, de couverts et de lampes. Plus d’ouvriers font plus de marchandises, mais aussi des clients plus exigeants et des salaires plus hauts.

learn-aim = Le but
learn-aim-1 = Une compagnie de valeur : vos actions multipliées par la valeur d’une action. Qui doit un emprunt à la fin ne peut pas gagner.

learn-decade = Une décennie
learn-decade-1 = Chaque décennie a quatre cycles, un par marchandise. Dans un cycle, chacun pose un marqueur d’action sur la table d’administration et paie sa ligne ; un marqueur déjà posé peut resservir pour £2 de plus. Puis les usines de la marchandise active produisent et vendent.
learn-decade-2 = Les clients vont d’abord au vendeur de plus fort attrait : qualité de base, qualité et distribution, moins le prix. L’importateur vend aussi. Les ventes et le meilleur attrait font monter la valeur de votre action.
learn-decade-3 = Qui ne peut pas payer vend des actions, puis emprunte ; l’un et l’autre coûtent de la valeur.

learn-start = 1760
learn-start-1 = Chacun fonde deux usines, fixe leurs prix et vend des actions pour les payer. On commence par la marchandise la moins chère : nourriture, textile, couverts, lampes, c’est l’ordre de chaque décennie.

learn-admin = La table d’administration
learn-admin-1 = On pose un marqueur sur une rangée libre de sa colonne et on en paie le prix : £2, £4, £6, £8 ou £10. L’effet peut dépendre de la somme payée. Personne ne peut passer.
learn-admin-2 = Un marqueur déjà posé peut resservir pour £2 de plus que sa rangée. À la fin de la décennie, tous les marqueurs reviennent.

learn-factory = Usine
learn-factory-1 = Construire une usine, la moderniser ou la fermer. Le niveau ne dépasse pas celui de la décennie. Un niveau plus haut produit plus et a une meilleure qualité de base, qui compte pour l’attrait et pour les navires.

learn-workers = Embauche
learn-workers-1 = Embauchez pour toutes vos usines et les places d’entrepôt, ou licenciez, autant que vous voulez. Une rangée ne produit que si toutes ses places sont prises.
learn-workers-2 = Les ouvriers viennent du marché du travail. Chaque case qu’ils libèrent est un groupe de clients de plus, et plus bas les salaires montent.

learn-machinery = Automatisation
learn-machinery-1 = Une machine prend la place d’un ouvrier, une par rangée. Elle coûte £1 à chaque production, quel que soit le salaire. Leur nombre dépend du marqueur et de la somme payée ; le reste est perdu.

learn-quality = Qualité
learn-quality-1 = Un niveau de qualité augmente pour toujours l’attrait d’une usine. Il coûte £6 avec votre marqueur, moins avec les gris. Quatre niveaux au plus, six avec l’ingénieur.

learn-distribution = Distribution
learn-distribution-1 = La distribution augmente aussi l’attrait, mais baisse d’un après chaque production. Le premier niveau d’une usine coûte £1, le deuxième £2, le troisième £3, le quatrième £4.

learn-trade = Bourse
learn-trade-1 = Achetez ou vendez vos actions à la valeur du jour, remboursez les emprunts à £13, vendez des marchandises stockées, prenez ou agrandissez des contrats. Tant que vous devez un emprunt, vous n’achetez pas d’actions.

learn-harbour = Contrats et navires
learn-harbour-1 = Un contrat dit une marchandise et un nombre : on livre tout ou rien. L’action Navire demande une rangée d’au moins la capacité du navire et sert plusieurs contrats. Ce qui part est payé à la qualité de base.
learn-harbour-2 = Pendant la production, seule la marchandise active part. Chaque navire coûte une case de valeur. Un contrat ouvert de la marchandise active grandit ; au bout de la piste, il coûte deux cases.

learn-overtime = Action de production
learn-overtime-1 = Les marqueurs gris de production font tourner une usine hors tour : ses premières rangées produisent pour l’entrepôt, et vous payez aussitôt.

learn-prices = Prix
learn-prices-1 = Après les actions Usine, Qualité et Distribution, vous pouvez changer les prix des usines concernées, de £5 à £25. L’attrait ne descend pas sous 0.

learn-special = Marqueurs spéciaux
learn-special-1 = Après les actions Embauche, Automatisation, Bourse et Navire, vous pouvez prendre quelque chose gratuitement : une tuile de développement, un marqueur gris ou un navire. Quatre tuiles et deux navires au plus.

learn-production = Production
learn-production-1 = Toutes les usines de la marchandise active tournent, que cela rapporte ou non. Chaque rangée pleine produit ce qui est imprimé au bout.

learn-sale = La vente
learn-sale-1 = L’attrait est qualité de base + qualité + distribution − prix. Les cases numérotées vides de la colonne sont les acheteurs. Les appels descendent du plus fort attrait jusqu’à 1, et sur chaque case tous ceux qui s’y trouvent ou plus haut vendent une fois : qui est à 4 peut en vendre quatre.
learn-sale-2 = Quand les acheteurs manquent, le plus fort attrait passe d’abord, l’importateur en dernier parmi les égaux, puis la meilleure qualité. Les égaux en tout vendent ensemble.

learn-value = Valeur de l’action
learn-value-1 = Une case pour une vente, deux pour deux ou plus. Une de plus pour le plus fort attrait parmi les vendeurs, une de plus pour le plus de ventes. À égalité, rien de plus.

learn-wages = Salaires
learn-wages-1 = Chaque ouvrier d’une usine qui a tourné reçoit le salaire du marché, chaque machine coûte £1, même dans une rangée qui n’a rien produit. Puis la distribution baisse d’un.

learn-storage = Entrepôt
learn-storage-1 = Ce qui n’est pas vendu est gardé là où un ouvrier d’entrepôt ou le petit entrepôt a de la place ; le reste est perdu. Le stock se vend à un appel plus tard, à la bourse, ou part en navire.

learn-decade-end = Fin de décennie
learn-decade-end-1 = Le port est payé, un événement arrive, et l’entreprise qui vaut le moins désigne le premier joueur. Une usine en retard de deux niveaux devient obsolète et demande deux ouvriers de plus, qui ne produisent rien.

learn-emergency = À court d’argent
learn-emergency-1 = Qui ne peut pas payer vend aussitôt des actions. Chacune coûte autant de cases que le premier chiffre de sa valeur. Sans actions, il reste les emprunts : £10 et une case chacun, £13 à rembourser.

learn-end = La fin
learn-end-1 = Le stock est vendu, les emprunts remboursés, tout l’argent achète des actions. Contrats ouverts et usines marquées coûtent des cases. Puis actions fois valeur donne le score ; qui doit encore un emprunt ne peut pas gagner.

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
