# The games in short, in our own words.

learn-title = Apprendre Arkadia
learn-hints = Habitudes de bons joueurs
learn-none = Il n’y a pas encore de règles en bref pour ce jeu.

learn-arkadia-lead = Vous êtes maîtres bâtisseurs dans la ville d’Arkadia. Quatre familles de marchands vous paient en sceaux pour leurs maisons ; ce que vaut un sceau dépend du château que vous bâtissez tous ensemble.

learn-arkadia-aim = Le but
learn-arkadia-aim-1 = L’or. Les bâtiments achevés rapportent des sceaux, que vous changez en or au moment de votre choix. Qui a le plus d’or à la fin gagne ; à égalité, on gagne ensemble.

learn-arkadia-turn = Votre tour
learn-arkadia-turn-1 = Vous devez d’abord faire une chose sur deux : poser un bâtiment ou placer des ouvriers. Ensuite vous pouvez utiliser une de vos quatre bannières.

learn-arkadia-lay = Poser un bâtiment
learn-arkadia-lay-1 = Choisissez une de vos quatre cartes et posez son bâtiment sur des cases libres. Il doit toucher par un côté un bâtiment, le terrain du château ou un ouvrier quelconque ; les coins ne comptent pas. La couleur de la carte dit quelle famille l’a commandé.
learn-arkadia-lay-2 = Chaque tente recouverte vous donne un ouvrier neutre. Vous prenez ensuite une nouvelle carte, une des trois visibles ou le dessus de la pile.

learn-arkadia-workers = Placer des ouvriers
learn-arkadia-workers-1 = Placez autant d’ouvriers que vous voulez, les vôtres et des neutres, sur des cases libres au bord d’un bâtiment. Tous les ouvriers d’un tour touchent ce même bâtiment, et plus personne ne les déplace. Un ouvrier posé sur une tente ne rapporte rien de plus.

learn-arkadia-enclose = Quand un bâtiment est achevé
learn-arkadia-enclose-1 = Dès que toutes les cases le long de ses côtés sont prises, par des ouvriers, des bâtiments ou le bord du plateau, un bâtiment est achevé. La pastille sur chaque bâtiment compte les côtés encore ouverts.
learn-arkadia-enclose-2 = Chaque ouvrier de couleur à côté rapporte un sceau de la famille à son joueur ; les neutres ne rapportent rien. Qui l’a achevé prend aussi le sceau posé dessus. Un ouvrier peut toucher plusieurs bâtiments et chacun le paie.

learn-arkadia-castle = Le château fait les prix
learn-arkadia-castle-1 = Pour chaque bâtiment achevé vous posez une pièce du château. Vu d’en haut, comptez parmi les dix cases celles qui montrent une famille : c’est la valeur de chacun de ses sceaux. Au début, deux pour toutes.
learn-arkadia-castle-2 = Étage par étage : le premier doit être plein avant que le deuxième commence. Les pièces qui restent d’un étage attendent le troisième.

learn-arkadia-banner = Les bannières
learn-arkadia-banner-1 = À la fin d’un tour vous pouvez dépenser une bannière : vous recevez deux ouvriers à vous et pouvez vendre des sceaux aux prix du jour. Vous en avez quatre pour toute la partie.

learn-arkadia-end = La fin
learn-arkadia-end-1 = Quand le deuxième étage est plein, la fin commence : chacun joue encore un tour, et qui a déclenché la fin joue en dernier. Puis tous les sceaux restants sont vendus aux prix finaux. Les ouvriers encore derrière votre paravent ne valent rien.

learn-arkadia-first = Votre première partie
learn-arkadia-first-1 = Choisissez la mise en place pour débutants : sept bâtiments sont déjà sur le plateau et chacun a quelques ouvriers neutres, si bien qu’on peut achever quelque chose dès le premier tour.
learn-arkadia-first-2 = Ne cherchez pas le meilleur coup la première fois. Achevez tôt un petit bâtiment, regardez ce qu’une pièce du château fait aux prix, et vendez une fois au milieu de la partie pour voir ce que cela rapporte.

learn-arkadia-table = À cette table
learn-arkadia-table-1 = Un bouton gris n’est jamais muet : pointez-le, ou pressez Entrée, et il dit pourquoi. Vous pouvez revenir sur vos décisions tant qu’aucune carte n’est retournée et que personne d’autre n’a décidé.
learn-arkadia-table-2 = La touche L montre toute la table en texte avec tous les coups possibles : de quoi jouer entièrement au clavier ou avec un lecteur d’écran.

learn-arkadia-hint-1 = Recouvrez des tentes.
learn-arkadia-hint-1-about = Les ouvriers neutres ne rapportent pas de sceaux, mais ils bouchent les trous : avec assez d’entre eux vous achevez un bâtiment d’un coup et prenez aussi son sceau.
learn-arkadia-hint-2 = Soyez celui qui achève.
learn-arkadia-hint-2-about = Le sceau du bâtiment va à qui ferme le dernier côté. Laissez aux autres un bâtiment qu’ils ne peuvent pas tout à fait finir.
learn-arkadia-hint-3 = Gardez les cartes de la famille la plus chère.
learn-arkadia-hint-3-about = Un bâtiment neuf dans la couleur qui paie le mieux est une invitation pour tous les autres.
learn-arkadia-hint-4 = Jouez vos bannières tant que les ouvriers servent.
learn-arkadia-hint-4-about = Une bannière jouée pour ses seuls deux ouvriers n’est pas perdue. Quatre ventes ne valent pas mieux que deux bonnes : c’est le moment qui décide.
learn-arkadia-hint-5 = Surveillez le deuxième étage.
learn-arkadia-hint-5-about = Quand il se remplit, il reste un tour de table. Que vos ouvriers soient alors sur le plateau.
learn-arkadia-hint-6 = Retenez ce que les autres amassent.
learn-arkadia-hint-6-about = Une pièce du château posée sur leur famille fait baisser tous leurs sceaux d’un coup.
learn-arkadia-hint-7 = Placez-vous là où les bâtiments se touchent.
learn-arkadia-hint-7-about = Votre ouvrier entre deux ou trois bâtiments est payé par chacun d’eux.

learn-arkwright_cards-title = Le jeu de cartes en bref
learn-arkwright_cards-lead = Vous dirigez une société aux débuts de l’industrie. Quatre usines, quelques cartes et, à chaque manche, une question : jusqu’où monter les prix avant que plus personne n’achète ?

learn-arkwright_cards-aim = Le but
learn-arkwright_cards-aim-1 = La société qui vaut le plus : actions fois valeur de l’action. Les actions s’achètent, leur valeur monte quand vous vendez bien sur le marché intérieur.

learn-arkwright_cards-turn = Une manche
learn-arkwright_cards-turn-1 = Trois décennies de quatre manches. À chaque manche une marchandise est active : nourriture, textile, couverts, puis lampes. Chacun joue un tour de trois étapes : une action, le prix et l’attrait de la marchandise active, un développement. Puis elle est produite et vendue.

learn-arkwright_cards-action = L’action
learn-arkwright_cards-action-1 = Construire et moderniser des usines, embaucher, remplacer des ouvriers par des machines, ajouter de la qualité ou de la distribution, ou aller en Bourse : acheter des actions, emprunter, remettre les navires en service.
learn-arkwright_cards-action-2 = Qui construit ou embauche amène des ouvriers qui gagnent et dépensent : chaque marqueur de demande descend d’une case, et les salaires montent.

learn-arkwright_cards-price = Prix et attrait
learn-arkwright_cards-price-1 = Chaque usine a une somme à partager entre prix et attrait : l’emplacement de son jeton, son bureau et ses cartes Qualité se tournent d’un côté ou de l’autre. La distribution ajoute de l’attrait.
learn-arkwright_cards-price-2 = En montant sur la piste, votre marqueur franchit des flèches, et chacune pousse aussi le marqueur de demande vers le haut. Il reste moins pour tous ceux qui sont plus bas, et un peu moins pour vous.

learn-arkwright_cards-develop = Le développement
learn-arkwright_cards-develop-1 = Un pas sur l’une de vos six pistes, ou une carte développement. Les cartes changent les règles en votre faveur ; combien vous pouvez en garder est une piste à part.

learn-arkwright_cards-sale = La production
learn-arkwright_cards-sale-1 = Vous vendez autant de marchandises que votre attrait dépasse le marqueur de demande. Le reste est exporté à prix fixe, stocké ou perdu. Puis vous payez le coût fixe, les salaires et une livre par machine.
learn-arkwright_cards-sale-2 = Deux marchandises vendues sur le marché intérieur augmentent d’un la valeur de vos actions ; le plus fort attrait parmi ceux qui en ont vendu deux gagne un de plus. La distribution baisse d’un.

learn-arkwright_cards-end = La fin
learn-arkwright_cards-end-1 = Les stocks sont vendus, tout l’argent achète des actions, chaque emprunt en retire une, les jetons d’exportation abaissent la valeur. Actions fois valeur, voilà votre score.

learn-arkwright_cards-solo = En solitaire
learn-arkwright_cards-solo-1 = Deux adversaires automatiques : après votre tour, un marqueur est tiré d’un sac. Il fait monter un adversaire sur la piste d’attrait ou lui ouvre une usine ; ceux qui n’ont pas été tirés reçoivent une action, et un disque avance sur l’étalage des cartes et bloque celle qu’il couvre. Si vous gagnez, vous obtenez les titres atteints.

learn-arkwright_cards-table = À cette table
learn-arkwright_cards-table-1 = Tournez les cartes et déplacez le jeton en cliquant, changez les chiffres, ou choisissez une colonne du tableau : c’est la même chose. Rien n’est envoyé avant le bouton principal ; jusque-là tout peut être repris. Un bouton grisé vous dit pourquoi.

learn-arkwright_cards-hint-1 = Regardez la demande avant votre prix.
learn-arkwright_cards-hint-1-about = Un marqueur loin sous la demande ne vend rien, si bon marché que soit la production.
learn-arkwright_cards-hint-2 = Fixez votre prix tard si vous pouvez.
learn-arkwright_cards-hint-2-about = Qui passe en dernier connaît les prix des autres.
learn-arkwright_cards-hint-3 = Vendez-en deux plutôt qu’une à prix fort.
learn-arkwright_cards-hint-3-about = Deux ventes intérieures augmentent la valeur de toutes vos actions.
learn-arkwright_cards-hint-4 = Les machines se paient d’elles-mêmes.
learn-arkwright_cards-hint-4-about = Les salaires montent tout au long de la partie ; une machine coûte toujours une livre.
learn-arkwright_cards-hint-5 = Empruntez tôt, achetez tôt.
learn-arkwright_cards-hint-5-about = Une action achetée £11 vaut à la fin autant qu’une action achetée £20.

learn-arkwright-title = Arkwright en bref
learn-arkwright-lead = Vous dirigez une compagnie en Angleterre entre 1760 et 1810 : des usines de nourriture, de vêtements, de couverts et de lampes. Plus d’ouvriers font plus de marchandises, mais aussi des clients plus exigeants et des salaires plus hauts.

learn-arkwright-aim = Le but
learn-arkwright-aim-1 = Une compagnie de valeur : vos actions multipliées par la valeur d’une action. Qui doit un emprunt à la fin ne peut pas gagner.

learn-arkwright-decade = Une décennie
learn-arkwright-decade-1 = Chaque décennie a quatre cycles, un par marchandise. Dans un cycle, chacun pose un marqueur d’action sur la table d’administration et paie sa ligne ; un marqueur déjà posé peut resservir pour £2 de plus. Puis les usines de la marchandise active produisent et vendent.
learn-arkwright-decade-2 = Les clients vont d’abord au vendeur de plus fort attrait : qualité de base, qualité et distribution, moins le prix. L’importateur vend aussi. Les ventes et le meilleur attrait font monter la valeur de votre action.
learn-arkwright-decade-3 = Qui ne peut pas payer vend des actions, puis emprunte ; l’un et l’autre coûtent de la valeur.

learn-arkwright-games = Trois jeux en un
learn-arkwright-games-1 = Spinning Jenny est le premier jeu, jusqu’en 1790 : usines, prix et actions, sans port, tuiles ni événements.
learn-arkwright-games-2 = Spinning Mule est entre les deux, aussi jusqu’en 1790 : s’y ajoutent tuiles de développement, marqueurs d’économie et événements ; chacun des trois peut être laissé de côté à l’ouverture de la table. Toujours sans port.
learn-arkwright-games-3 = Water Frame est le jeu complet, jusqu’en 1810 : entrepôt, navires, contrats pour les colonies, toutes les tuiles et tous les événements. C’est à lui que s’ajoutent les modules ci-dessous, une case à cocher pour chacun.

learn-arkwright-fortune = Événements en plus et machine à vapeur
learn-arkwright-fortune-1 = Événements en plus : à la fin de chaque décennie de 1760 à 1800, un second événement, avant l’autre.
learn-arkwright-fortune-2 = Machine à vapeur : un événement de plus dans le tirage, £1 par machine et par place des navires. Avec elle, les événements sont toujours tirés au sort.

learn-arkwright-actor = Self-Actor
learn-arkwright-actor-1 = Marqueurs de bonus : votre meilleure vente au pays multipliée par votre meilleure expédition, chacune jusqu’à 10, s’ajoute au score.
learn-arkwright-actor-2 = Marqueurs de prix : une action au premier à la case 25, deux cases au premier qui expédie six marchandises. Rendu plus tard, un marqueur protège des pertes d’une vente forcée ou d’un contrat qui monte.
learn-arkwright-actor-3 = Marqueur de réorganisation : pas d’action principale, pas de frais ; un marqueur spécial et un prix, plus tard tous les prix.
learn-arkwright-actor-4 = Nouvelles tuiles : capitaine du port, investisseur, conseil de surveillance, maître de chargement, richesse des nations avec sa ligne £0, et directeur.

learn-arkwright-exchange = Stock Exchange
learn-arkwright-exchange-1 = Les actions des autres compagnies s’achètent et se vendent, en 1760 jusqu’à cinq de chacune. La compagnie reçoit une prime de la banque ; son propriétaire décide toujours seul. Toutes sont vendues avant la fin, et seules les siennes comptent.
