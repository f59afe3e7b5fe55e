learn-title = Le jeu de cartes en bref
learn-lead = Vous dirigez une société aux débuts de l’industrie. Quatre usines, quelques cartes et, à chaque manche, une question : jusqu’où monter les prix avant que plus personne n’achète ?

learn-aim = Le but
learn-aim-1 = La société qui vaut le plus : actions fois valeur de l’action. Les actions s’achètent, leur valeur monte quand vous vendez bien sur le marché intérieur.

learn-turn = Une manche
learn-turn-1 = Trois décennies de quatre manches. À chaque manche une marchandise est active : nourriture, textile, couverts, puis lampes. Chacun joue un tour de trois étapes : une action, le prix et l’attrait de la marchandise active, un développement. Puis elle est produite et vendue.

learn-action = L’action
learn-action-1 = Construire et moderniser des usines, embaucher, remplacer des ouvriers par des machines, ajouter de la qualité ou de la distribution, ou aller en Bourse : acheter des actions, emprunter, remettre les navires en service.
learn-action-2 = Qui construit ou embauche amène des ouvriers qui gagnent et dépensent : chaque marqueur de demande descend d’une case, et les salaires montent.

learn-price = Prix et attrait
learn-price-1 = Chaque usine a une somme à partager entre prix et attrait : l’emplacement de son jeton, son bureau et ses cartes Qualité se tournent d’un côté ou de l’autre. La distribution ajoute de l’attrait.
learn-price-2 = En montant sur la piste, votre marqueur franchit des flèches, et chacune pousse aussi le marqueur de demande vers le haut. Il reste moins pour tous ceux qui sont plus bas, et un peu moins pour vous.

learn-develop = Le développement
learn-develop-1 = Un pas sur l’une de vos six pistes, ou une carte développement. Les cartes changent les règles en votre faveur ; combien vous pouvez en garder est une piste à part.

learn-sale = La production
learn-sale-1 = Vous vendez autant de marchandises que votre attrait dépasse le marqueur de demande, mais jamais plus que votre attrait. Le reste est exporté à prix fixe, stocké ou perdu. Puis vous payez le coût fixe, les salaires et une livre par machine.
learn-sale-2 = Deux marchandises vendues sur le marché intérieur augmentent d’un la valeur de vos actions ; le plus fort attrait parmi ceux qui en ont vendu deux gagne un de plus. La distribution baisse d’un.

learn-end = La fin
learn-end-1 = Les stocks sont vendus, tout l’argent achète des actions, chaque emprunt en retire une, les jetons d’exportation abaissent la valeur. Actions fois valeur, voilà votre score.

learn-solo = En solitaire
learn-solo-1 = Deux adversaires automatiques : après votre tour, un marqueur est tiré d’un sac. Il fait monter un adversaire sur la piste d’attrait ou lui ouvre une usine ; ceux qui n’ont pas été tirés reçoivent une action, et un disque avance sur l’étalage des cartes et bloque celle qu’il couvre. Si vous gagnez, vous obtenez les titres atteints.

learn-table = À cette table
learn-table-1 = Tournez les cartes et déplacez le jeton en cliquant, changez les chiffres, ou choisissez une colonne du tableau : c’est la même chose. Rien n’est envoyé avant le bouton principal ; jusque-là tout peut être repris. Un bouton grisé vous dit pourquoi.

learn-hint-1 = Regardez la demande avant votre prix.
learn-hint-1-about = Un marqueur loin sous la demande ne vend rien, si bon marché que soit la production.
learn-hint-2 = Fixez votre prix tard si vous pouvez.
learn-hint-2-about = Qui passe en dernier connaît les prix des autres.
learn-hint-3 = Vendez-en deux plutôt qu’une à prix fort.
learn-hint-3-about = Deux ventes intérieures augmentent la valeur de toutes vos actions.
learn-hint-4 = Les machines se paient d’elles-mêmes.
learn-hint-4-about = Les salaires montent tout au long de la partie ; une machine coûte toujours une livre.
learn-hint-5 = Empruntez tôt, achetez tôt.
learn-hint-5-about = Une action achetée £11 vaut à la fin autant qu’une action achetée £20.
