learn-title = Apprendre Arkadia
learn-lead = Vous êtes maîtres bâtisseurs dans la ville d’Arkadia. Quatre familles de marchands vous paient en sceaux pour leurs maisons ; ce que vaut un sceau dépend du château que vous bâtissez tous ensemble.

learn-aim = Le but
learn-aim-1 = L’or. Les bâtiments achevés rapportent des sceaux, que vous changez en or au moment de votre choix. Qui a le plus d’or à la fin gagne ; à égalité, on gagne ensemble.

learn-turn = Votre tour
learn-turn-1 = Vous devez d’abord faire une chose sur deux : poser un bâtiment ou placer des ouvriers. Ensuite vous pouvez utiliser une de vos quatre bannières.

learn-lay = Poser un bâtiment
learn-lay-1 = Choisissez une de vos quatre cartes et posez son bâtiment sur des cases libres. Il doit toucher par un côté un bâtiment, le terrain du château ou un ouvrier quelconque ; les coins ne comptent pas. La couleur de la carte dit quelle famille l’a commandé.
learn-lay-2 = Chaque tente recouverte vous donne un ouvrier neutre. Vous prenez ensuite une nouvelle carte, une des trois visibles ou le dessus de la pile.

learn-workers = Placer des ouvriers
learn-workers-1 = Placez autant d’ouvriers que vous voulez, les vôtres et des neutres, sur des cases libres au bord d’un bâtiment. Tous les ouvriers d’un tour touchent ce même bâtiment, et plus personne ne les déplace. Un ouvrier posé sur une tente ne rapporte rien de plus.

learn-enclose = Quand un bâtiment est achevé
learn-enclose-1 = Dès que toutes les cases le long de ses côtés sont prises, par des ouvriers, des bâtiments ou le bord du plateau, un bâtiment est achevé. La pastille sur chaque bâtiment compte les côtés encore ouverts.
learn-enclose-2 = Chaque ouvrier de couleur à côté rapporte un sceau de la famille à son joueur ; les neutres ne rapportent rien. Qui l’a achevé prend aussi le sceau posé dessus. Un ouvrier peut toucher plusieurs bâtiments et chacun le paie.

learn-castle = Le château fait les prix
learn-castle-1 = Pour chaque bâtiment achevé vous posez une pièce du château. Vu d’en haut, comptez parmi les dix cases celles qui montrent une famille : c’est la valeur de chacun de ses sceaux. Au début, deux pour toutes.
learn-castle-2 = Étage par étage : le premier doit être plein avant que le deuxième commence. Les pièces qui restent d’un étage attendent le troisième.

learn-banner = Les bannières
learn-banner-1 = À la fin d’un tour vous pouvez dépenser une bannière : vous recevez deux ouvriers à vous et pouvez vendre des sceaux aux prix du jour. Vous en avez quatre pour toute la partie.

learn-end = La fin
learn-end-1 = Quand le deuxième étage est plein, la fin commence : chacun joue encore un tour, et qui a déclenché la fin joue en dernier. Puis tous les sceaux restants sont vendus aux prix finaux. Les ouvriers encore derrière votre paravent ne valent rien.

learn-first = Votre première partie
learn-first-1 = Choisissez la mise en place pour débutants : sept bâtiments sont déjà sur le plateau et chacun a quelques ouvriers neutres, si bien qu’on peut achever quelque chose dès le premier tour.
learn-first-2 = Ne cherchez pas le meilleur coup la première fois. Achevez tôt un petit bâtiment, regardez ce qu’une pièce du château fait aux prix, et vendez une fois au milieu de la partie pour voir ce que cela rapporte.

learn-table = À cette table
learn-table-1 = Un bouton gris n’est jamais muet : pointez-le, ou pressez Entrée, et il dit pourquoi. Vous pouvez revenir sur vos décisions tant qu’aucune carte n’est retournée et que personne d’autre n’a décidé.
learn-table-2 = La touche L montre toute la table en texte avec tous les coups possibles : de quoi jouer entièrement au clavier ou avec un lecteur d’écran.

learn-hint-1 = Recouvrez des tentes.
learn-hint-1-about = Les ouvriers neutres ne rapportent pas de sceaux, mais ils bouchent les trous : avec assez d’entre eux vous achevez un bâtiment d’un coup et prenez aussi son sceau.
learn-hint-2 = Soyez celui qui achève.
learn-hint-2-about = Le sceau du bâtiment va à qui ferme le dernier côté. Laissez aux autres un bâtiment qu’ils ne peuvent pas tout à fait finir.
learn-hint-3 = Gardez les cartes de la famille la plus chère.
learn-hint-3-about = Un bâtiment neuf dans la couleur qui paie le mieux est une invitation pour tous les autres.
learn-hint-4 = Jouez vos bannières tant que les ouvriers servent.
learn-hint-4-about = Une bannière jouée pour ses seuls deux ouvriers n’est pas perdue. Quatre ventes ne valent pas mieux que deux bonnes : c’est le moment qui décide.
learn-hint-5 = Surveillez le deuxième étage.
learn-hint-5-about = Quand il se remplit, il reste un tour de table. Que vos ouvriers soient alors sur le plateau.
learn-hint-6 = Retenez ce que les autres amassent.
learn-hint-6-about = Une pièce du château posée sur leur famille fait baisser tous leurs sceaux d’un coup.
learn-hint-7 = Placez-vous là où les bâtiments se touchent.
learn-hint-7-about = Votre ouvrier entre deux ou trois bâtiments est payé par chacun d’eux.
