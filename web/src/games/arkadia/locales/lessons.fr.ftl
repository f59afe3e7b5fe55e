lessons-game = Arkadia
figure-tents = Tentes
figure-open = Côtés libres
figure-set = Ouvriers
figure-completed = Achevés
figure-seals = Sceaux
figure-value = Orfèvres
figure-cloth = Drapiers
figure-workers = Ouvriers
figure-banners = Bannières
figure-gold = Or
figure-left = Gardés
figure-silver-seals = Sceaux des orfèvres
figure-cloth-seals = Sceaux des drapiers
figure-spice-seals = Sceaux des épiciers

lesson-lay = Poser un bâtiment
lesson-lay-about = À côté d’un bâtiment ou d’un ouvrier
lesson-lay-context = Tout bâtiment doit toucher un autre bâtiment, un ouvrier ou le terrain du château. Une tente recouverte vous donne un ouvrier neutre.
lesson-lay-goal = Posez un bâtiment à un endroit permis où il recouvre une tente.
lesson-lay-hint = Où y a-t-il une tente près du monastère, d’un ouvrier ou du terrain du château ?
lesson-lay-solved = Tentes recouvertes : { $tents }. Chacune vous envoie un ouvrier neutre, et le sceau sur le bâtiment montre qu’il reste ouvert.
lesson-lay-workers = Vous avez placé des ouvriers. Ici, il s’agit de poser : choisissez « Poser un bâtiment » et une carte.
lesson-lay-no-tent = C’est permis, mais aucune tente n’est recouverte, donc aucun ouvrier neutre ne vient. Près du monastère, une tente est à portée.
lesson-lay-not = Il faut poser un bâtiment, et sur une tente.

lesson-neighbours = Les bâtiments ferment aussi
lesson-neighbours-about = Ce que vaut un côté
lesson-neighbours-context = L’étiquette d’un bâtiment compte ses côtés libres : les cases voisines sans ouvrier ni bâtiment. À 0, il est achevé.
lesson-neighbours-goal = Posez un bâtiment pour que le monastère n’ait plus que quatre côtés libres au lieu de six.
lesson-neighbours-hint = Quel bâtiment entre dans l’angle au-dessus du monastère, près des deux ouvriers ?
lesson-neighbours-solved = Le monastère a { $open } côtés libres. Un bâtiment prend un côté comme un ouvrier, mais il n’est jamais payé.
lesson-neighbours-workers = Vous avez placé des ouvriers. Eux aussi ferment des côtés, mais ici c’est un bâtiment qui doit le faire : choisissez « Poser un bâtiment » et une carte.
lesson-neighbours-one-side = Un côté de pris : { $open } restent libres. Une autre place, un autre bâtiment ou un autre sens en prend deux.
lesson-neighbours-away = Il ne touche pas le monastère : les { $open } côtés restent libres.
lesson-neighbours-not = { $open } côtés sont libres ; quatre suffiraient.

lesson-two-tents = Deux tentes d’un coup
lesson-two-tents-about = Des ouvriers neutres pour rien
lesson-two-tents-context = Les bâtiments de votre main ont des formes différentes, et chaque tente recouverte vous donne un ouvrier neutre.
lesson-two-tents-goal = Posez un de vos bâtiments sur deux tentes.
lesson-two-tents-hint = Le moulin est assez long. Quelles tentes sont presque voisines ?
lesson-two-tents-solved = Deux tentes, deux ouvriers neutres : ils ne rapportent aucun sceau, mais ils ferment les derniers trous.
lesson-two-tents-workers = Vous avez placé des ouvriers. Seul un bâtiment posé recouvre une tente : choisissez « Poser un bâtiment » et une carte.
lesson-two-tents-one-tent = Une tente, un ouvrier. Cherchez une place où le même bâtiment en recouvre deux.
lesson-two-tents-no-tent = Il n’y a pas de tente dessous, personne ne vient.
lesson-two-tents-not = Tentes recouvertes : { $tents }. Deux sont possibles.

lesson-close = Fermer
lesson-close-about = Un bâtiment avec un seul côté libre
lesson-close-context = Au lieu de poser un bâtiment, vous pouvez placer des ouvriers. Un bâtiment est achevé quand il n’a plus de côté libre.
lesson-close-goal = Achevez la maison des drapiers avec un ouvrier.
lesson-close-hint = L’étiquette sur la maison compte les côtés libres. Où est le dernier ?
lesson-close-solved = Achevée : votre ouvrier gagne un sceau, et celui de la tuile va à qui a fermé. Vous en avez { $seals }.
lesson-close-building = Vous avez posé un bâtiment. Choisissez « Placer des ouvriers » pour fermer la maison avec l’un d’eux.
lesson-close-elsewhere = Votre ouvrier est ailleurs : la maison a encore un côté que personne n’a pris.
lesson-close-not = La maison n’est pas encore achevée.

lesson-own-or-neutral = L’ouvrier de qui ?
lesson-own-or-neutral-about = Les neutres ne sont pas payés
lesson-own-or-neutral-context = Vous avez trois ouvriers à vous et deux neutres. Quand un bâtiment est achevé, chaque ouvrier d’un joueur à côté gagne un sceau, et celui de la tuile va à qui l’a fermé.
lesson-own-or-neutral-goal = Achevez la ferme de façon à gagner trois sceaux des orfèvres.
lesson-own-or-neutral-hint = Deux côtés sont libres et un sceau est sur la tuile. Qui doit s’y tenir pour que vous soyez payé deux fois ?
lesson-own-or-neutral-solved = Deux ouvriers à vous, deux sceaux, plus celui de la tuile : { $seals }.
lesson-own-or-neutral-neutral = Achevée, mais les neutres ne gagnent rien : seul le sceau de la tuile est à vous.
lesson-own-or-neutral-mixed = Un ouvrier à vous, un sceau, plus celui de la tuile : { $seals }. Le neutre n’a rien gagné.
lesson-own-or-neutral-open = { $open ->
    [one] Un côté est encore libre
   *[other] { $open } côtés sont encore libres
} : personne n’est payé avant que la ferme soit achevée.
lesson-own-or-neutral-not = Vous avez { $seals } sceaux des orfèvres ; trois sont possibles.

lesson-two-at-once = Deux bâtiments en un tour
lesson-two-at-once-about = Un ouvrier entre deux bâtiments
lesson-two-at-once-context = Tous les ouvriers placés dans un tour doivent toucher un seul et même bâtiment. Ici, le comptoir a trois côtés libres, le monastère deux.
lesson-two-at-once-goal = Avec trois ouvriers qui touchent tous un même bâtiment, achevez le comptoir et le monastère dans le même tour.
lesson-two-at-once-hint = Lequel des deux bâtiments les trois ouvriers peuvent-ils toucher ? Quelles cases à côté touchent aussi l’autre ?
lesson-two-at-once-solved = Les deux sont achevés, car les trois ouvriers touchent le comptoir et deux d’entre eux aussi le monastère. Votre ouvrier placé entre les bâtiments est payé par chacun ; vous prenez { $seals } sceaux et { $tile } sur les tuiles, et deux pièces du château sont à vous.
lesson-two-at-once-one = Le monastère est achevé, mais le comptoir a encore un côté libre. C’est le seul bâtiment que les trois ouvriers peuvent toucher : commencez par ses cases.
lesson-two-at-once-none = Rien n’est achevé. Tous les ouvriers d’un tour touchent un même bâtiment : les trois cases libres près du comptoir suffiraient pour les deux.
lesson-two-at-once-not = Achevés : { $completed }. Les deux sont possibles.

lesson-castle = Le château fait les prix
lesson-castle-about = Ce que vaut un sceau
lesson-castle-context = Vous avez achevé un bâtiment : vous posez donc une pièce du château. Un sceau vaut autant d’or que le château montre de cases de sa famille.
lesson-castle-goal = Vous avez six sceaux des orfèvres. Posez la pièce du château pour que chacun vaille un de plus.
lesson-castle-hint = Un sceau vaut autant d’or que le château montre de cases de sa famille. Quelle pièce en ajoute une pour vous ?
lesson-castle-solved = Un sceau des orfèvres vaut maintenant { $value } : six d’or de plus pour vous, si vous vendez à temps.
lesson-castle-cloth = Un sceau des drapiers vaut maintenant { $cloth }, et vous n’en avez qu’un. Vos six sceaux des orfèvres rapportent { $value } chacun.
lesson-castle-other = La pièce montre une autre famille : un sceau des orfèvres rapporte { $value }.
lesson-castle-not = Un sceau des orfèvres rapporte { $value } ; trois sont possibles.

lesson-cover = Recouvrir la bonne case
lesson-cover-about = Le deuxième étage cache le premier
lesson-cover-context = Vous avez encore achevé un bâtiment. Le premier étage du château est plein : votre pièce en recouvre donc une autre.
lesson-cover-goal = Avec une seule pièce, faites monter les orfèvres d’un et baisser les drapiers d’un.
lesson-cover-hint = Seul compte ce qu’on voit d’en haut. Qu’est-ce qui disparaît sous votre pièce ?
lesson-cover-solved = Orfèvres { $value }, drapiers { $cloth } : la pièce montre sa famille et en cache une autre.
lesson-cover-other-family = Votre pièce ne montre pas les orfèvres : ils sont à { $value }, les drapiers à { $cloth }.
lesson-cover-over-own = Vous avez caché une case des orfèvres sous une pièce des orfèvres : ils restent à { $value }.
lesson-cover-over-other = Les orfèvres sont à { $value }, mais vous avez caché une autre famille : les drapiers restent à { $cloth }.
lesson-cover-not = Orfèvres { $value }, drapiers { $cloth }.

lesson-banner = Une bannière
lesson-banner-about = Deux ouvriers et l’occasion de vendre
lesson-banner-context = Votre tour s’achève : tous vos ouvriers sont sur le plateau, et il ne reste à décider que de la bannière.
lesson-banner-goal = Vous n’avez plus d’ouvrier. Obtenez-en deux avant la fin de votre tour.
lesson-banner-hint = Que pouvez-vous faire à la fin d’un tour, quatre fois par partie ?
lesson-banner-solved = Deux ouvriers de votre couleur sont venus, bannières restantes : { $banners }. Vous pouvez maintenant vendre des sceaux, ou attendre.
lesson-banner-end = Le tour est fini et vous n’avez pas d’ouvrier : la prochaine fois, vous ne pourriez que poser un bâtiment.
lesson-banner-not = Vous n’avez toujours pas d’ouvrier.

lesson-sell = Vendre ce qui est cher
lesson-sell-about = L’évaluation
lesson-sell-context = Vous avez utilisé une bannière : vous pouvez vendre des sceaux, autant que vous voulez de chaque famille.
lesson-sell-goal = Obtenez au moins 41 pièces d’or et gardez vos quatre sceaux des épiciers pour un meilleur jour.
lesson-sell-hint = Les drapiers sont à 3, les orfèvres à 4, les épiciers à 1. Quels sceaux vaut-il mieux vendre aujourd’hui ?
lesson-sell-solved = 7 × 3 + 5 × 4 = { $gold } d’or, et les sceaux des épiciers attendent derrière votre écran.
lesson-sell-cheap = { $gold } d’or, mais les épiciers n’ont payé que 1. Le château peut encore les faire monter ; rien n’oblige à tout vendre.
lesson-sell-half = { $gold } d’or : des sceaux chers sont restés derrière votre écran, et la bannière est dépensée.
lesson-sell-not = Or : { $gold }, sceaux des épiciers gardés : { $left }.

lesson-last-turn = Le dernier tour
lesson-last-turn-about = Ce qui compte encore à la fin
lesson-last-turn-context = À la fin de ce tour, la partie est finie : tous les sceaux sont vendus au prix que montre le château, et seul l’or compte.
lesson-last-turn-goal = C’est votre dernier tour : finissez avec 37 pièces d’or.
lesson-last-turn-hint = Tous les sceaux sont vendus d’eux-mêmes à la fin. Quel bâtiment pouvez-vous encore fermer, et que fait sa pièce du château pour six sceaux des orfèvres ?
lesson-last-turn-solved = { $gold } d’or : deux sceaux pour la maison, et les orfèvres à { $value } pour la vente finale.
lesson-last-turn-not-closed = { $gold } d’or. Rien n’a été fermé, donc pas de pièce du château ; les ouvriers restants ne comptent pas.
lesson-last-turn-other = { $gold } d’or. La maison est fermée, mais les orfèvres sont à { $value } : vos six sceaux auraient aimé cette pièce du château.
lesson-last-turn-not = { $gold } d’or ; 37 sont possibles.
