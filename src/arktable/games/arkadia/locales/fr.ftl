# Les mots d’Arkadia : ce qui s’est passé, pourquoi pas, ce qu’on peut choisir. Servent à la table et au terminal.

## Au salon

first-about = Jouez à Arkadia contre un bot, avec la mise en place pour débutants. Chaque action grisée dit pourquoi elle l’est, et vous pouvez revenir en arrière tant que rien de caché n’a été montré.
ruleset-arkadia = Arkadia
ruleset-arkadia-about = Bâtir une ville autour d’un château : poser des bâtiments, placer des ouvriers, vendre les sceaux quand le château les rend chers.

## Les choses

form-house = maison
form-farm = ferme
form-tavern = taverne
form-mill = moulin
form-smithy = forge
form-trade = comptoir
form-monastery = monastère
family-cloth = drapiers
family-spice = épiciers
family-carpenter = charpentiers
family-silver = orfèvres

# Où la place manque, comme sur une carte.

family-cloth-short = drapiers
family-spice-short = épiciers
family-carpenter-short = charpentiers
family-silver-short = orfèvres

# Les mêmes, choisies par un argument ; les phrases ci-dessous s’y réfèrent.

arkadia-a-card = { $card ->
   *[house-cloth] une maison (drapiers)
    [house-spice] une maison (épiciers)
    [house-carpenter] une maison (charpentiers)
    [house-silver] une maison (orfèvres)
    [farm-cloth] une ferme (drapiers)
    [farm-spice] une ferme (épiciers)
    [farm-carpenter] une ferme (charpentiers)
    [farm-silver] une ferme (orfèvres)
    [tavern-cloth] une taverne (drapiers)
    [tavern-spice] une taverne (épiciers)
    [tavern-carpenter] une taverne (charpentiers)
    [tavern-silver] une taverne (orfèvres)
    [mill-cloth] un moulin (drapiers)
    [mill-spice] un moulin (épiciers)
    [mill-carpenter] un moulin (charpentiers)
    [mill-silver] un moulin (orfèvres)
    [smithy-cloth] une forge (drapiers)
    [smithy-spice] une forge (épiciers)
    [smithy-carpenter] une forge (charpentiers)
    [smithy-silver] une forge (orfèvres)
    [trade-cloth] un comptoir (drapiers)
    [trade-spice] un comptoir (épiciers)
    [trade-carpenter] un comptoir (charpentiers)
    [trade-silver] un comptoir (orfèvres)
    [monastery-cloth] un monastère (drapiers)
    [monastery-spice] un monastère (épiciers)
    [monastery-carpenter] un monastère (charpentiers)
    [monastery-silver] un monastère (orfèvres)
  }
arkadia-the-form = { $form ->
   *[house] la maison
    [farm] la ferme
    [tavern] la taverne
    [mill] le moulin
    [smithy] la forge
    [trade] le comptoir
    [monastery] le monastère
  }
arkadia-of-family = { $family ->
   *[cloth] drapiers
    [spice] épiciers
    [carpenter] charpentiers
    [silver] orfèvres
  }
arkadia-over-family = { $over ->
    [cloth] sur drapiers
    [spice] sur épiciers
    [carpenter] sur charpentiers
    [silver] sur orfèvres
   *[none] sur une case vierge
  }

## Phases

phase-lot = poser le terrain du château
phase-must = poser un bâtiment ou placer des ouvriers
phase-lay = poser un bâtiment
phase-workers = placer des ouvriers
phase-castle = construire le château
phase-draw = piocher une carte
phase-banner = utiliser une bannière
phase-sell = vendre des sceaux
phase-over = la partie est finie

## Options

option-setup = Mise en place
option-setup-help = L’aspect du plateau au début de la partie.
option-setup-standard = Comme imprimé
option-setup-standard-help = Un plateau vide avec le terrain du château au milieu.
option-setup-beginner = Première partie
option-setup-beginner-help = Sept bâtiments sont déjà posés et chacun a des ouvriers neutres. Conseillé pour une première partie ; l’image de cette mise en place est reconstituée.
option-lot = Terrain du château
option-lot-help = Qui décide où le château sera construit.
option-lot-random = Tiré au sort
option-lot-random-help = Une place au hasard qui ne couvre aucun campement.
option-lot-choose = Au choix du premier joueur
option-lot-choose-help = Le premier joueur le pose où il veut sans couvrir de campement, dans le sens qu’il veut. Les cartes sont distribuées ensuite.
option-flip = Images en miroir
option-flip-help = Peut-on retourner les bâtiments ?
option-flip-no = Rotation seulement
option-flip-no-help = Les bâtiments se tournent mais ne se retournent pas.
option-flip-yes = Retournement permis
option-flip-yes-help = Les bâtiments peuvent aussi être posés en miroir.
option-totals = Derrière les paravents
option-totals-help = Voit-on les ouvriers, sceaux et or des autres ?
option-totals-hidden = Cachés
option-totals-hidden-help = Comme imprimé : ce qui fut pris en public, il faut s’en souvenir.
option-totals-shown = Visibles
option-totals-shown-help = La table compte pour tous. Les mains restent secrètes.
option-start = Premier joueur
option-start-help = Qui joue le premier tour.
option-start-first = Place 1
option-start-first-help = Décidez entre vous qui s’y assied ; la règle dit le plus jeune.
option-start-random = Tiré au sort
option-start-random-help = N’importe quelle place peut commencer.

## Ce qui a changé dans les règles, pour les tables d’avant

revision-arkadia-lot = Quand le premier joueur choisit la place du terrain du château, les cartes ne sont distribuées qu’ensuite.

## Les coups, comme la notation les écrit

move-lot = lot 4x3 f5 : poser le terrain du château, coin en haut à gauche sur f5
move-card = card mill-cloth : jouer cette carte
move-lay = lay mill f3 b : poser son bâtiment, tourné b, coin en haut à gauche sur f3
move-own = own f1 : placer un de vos ouvriers sur f1
move-neutral = neutral f1 : placer un ouvrier neutre sur f1
move-done = done : plus d’ouvriers, ou plus de ventes
move-castle = castle cloth 4 : mettre une pièce des drapiers sur la case 4 du château
move-take = take stack, take house-cloth : piocher, ou prendre une carte visible
move-banner = banner : utiliser une bannière d’architecte
move-end = end : finir le tour sans bannière
move-sell = sell cloth 7 : vendre sept sceaux des drapiers

## Ce qui s’est passé. Le premier événement d’un coup nomme son auteur

event-lot = { $who } pose le terrain du château ({ $size }), coin sur { $cell }.
event-laid = { $who } pose { arkadia-a-card } en { $cell }{ $tents ->
    [0] .
    [one] , sur une tente : 1 ouvrier neutre.
   *[other] , sur { $tents } tentes : { $tents } ouvriers neutres.
  }
event-worker = { $who } place { $own ->
    [0] un ouvrier neutre
   *[other] un ouvrier
  } en { $cell }{ $tent ->
    [0] .
   *[other] , sur une tente.
  }
event-worker-many = { $who } place { $count } { $own ->
    [0] ouvriers neutres
   *[other] ouvriers
  } en { $cells }.
event-completed = Enclos : { arkadia-the-form } en { $cell } ({ arkadia-of-family }).
event-paid = { $who } reçoit { $n }{ $extra ->
    [0] { $n ->
        [one] { " " }sceau
       *[other] { " " }sceaux
      }
   *[other] { " " }+ { $extra } sceaux
  } ({ arkadia-of-family }).
event-castle = Château, étage { $floor } : { arkadia-of-family } { arkadia-over-family }, valeur { $value_before } → { $value_after }.
event-floor = L’étage { $floor } est complet ; { $left ->
    [one] { $left } pièce rejoint
   *[other] { $left } pièces rejoignent
  } la réserve du troisième.
event-took = { $who } prend { arkadia-a-card }.
event-drew = { $who } pioche une carte.
event-drew-card = { $who } pioche { arkadia-a-card }.
event-turned = Nouvelle carte visible : { arkadia-a-card }.
event-banner = { $who } utilise une bannière : { $workers ->
    [0] il ne reste plus d’ouvriers.
    [one] { $workers } ouvrier.
   *[other] { $workers } ouvriers.
  }
event-sold = { $who } vend { $n } { $n ->
    [one] sceau
   *[other] sceaux
  } ({ arkadia-of-family }) à { $value } : { $gold } or.
event-passed = { $who } ne peut rien poser ni placer et passe.
event-end-begins = Le deuxième étage est complet : le dernier tour de table commence.
event-last-round = Le dernier tour de table commence.
event-stuck = Personne n’a rien pu faire pendant un tour de table. La partie s’arrête ici.
event-final = { $who } : { $gained } or pour les derniers sceaux, { $gold } en tout.

## Pourquoi pas

why-card-not-in-hand = Vous n’avez pas { arkadia-a-card } en main.
why-card-no-place = Il n’y a plus de place sur le plateau pour { arkadia-a-card }.
why-covers-building = En { $cell }, il couvrirait { arkadia-the-form }. On ne bâtit que sur des cases libres.
why-covers-worker = En { $cell }, il couvrirait un ouvrier. Les ouvriers restent où ils sont.
why-covers-lot = En { $cell }, il couvrirait le terrain du château.
why-touches-nothing = Il ne touche ni bâtiment ni ouvrier. Les coins ne comptent pas : il faut un voisin par un côté.
why-no-flip = À cette table, les bâtiments se tournent mais ne se retournent pas.
why-no-own-workers = Vous n’avez plus d’ouvriers à vous derrière votre paravent. Une bannière en apporte deux.
why-no-neutral-workers = Vous n’avez pas d’ouvriers neutres. Couvrez un campement avec un bâtiment pour en recevoir un.
why-cell-taken = { $cell } est occupée. Un ouvrier demande une case libre.
why-worker-just-set = Vous venez de placer un ouvrier sur { $cell }. « Annuler » le reprend.
why-not-beside-building = { $cell } n’est à côté d’aucun bâtiment. Un ouvrier doit en toucher un par un côté.
why-not-same-building = { $cell } n’est pas à côté du bâtiment de vos autres ouvriers. Tous les ouvriers d’un tour touchent un même bâtiment.
why-done-needs-worker = Placez d’abord au moins un ouvrier.
why-piece-gone = Il ne reste plus de pièce { arkadia-of-family } pour l’étage { $floor }.
why-square-taken = La case { $square } du château a déjà sa pièce de l’étage { $floor }.
why-not-open = Cette carte n’est pas parmi les visibles : { arkadia-a-card }.
why-stack-empty = La pioche est vide.
why-no-banner = Vous avez utilisé toutes vos bannières.
why-sell-too-many = Vous n’avez pas autant de sceaux { arkadia-of-family }.
why-sold-already = Vous avez déjà vendu des sceaux { arkadia-of-family } dans cette évaluation.
why-lot-place = Le terrain du château ne peut pas couvrir un campement : il y en a un en { $cell }.

## Ce qu’une place sait et que les autres ne savent pas

secret-hand = les cartes en main de chacun
secret-screens = l’or, les sceaux et les ouvriers derrière les paravents
secret-open = le plateau, le château, les cartes visibles et qui les a prises, les bannières
secret-hidden = les mains ; les totaux derrière les paravents, sauf si la table les montre
secret-between = un rideau

## Bots of this game

bot-by-the-book = À la lettre
bot-by-the-book-about = Suit à la lettre les sept conseils tactiques de la dernière page des règles.

## L’analyse après la partie

analysis-axis = Manche { $round }
review-cost = −{ $n } or
review-sum = { $n }
review-gold = Or : { $now } au lieu de { $was }.
review-seals = Sceaux : { $now } au lieu de { $was }.
review-seal-worth = Valeur des sceaux : { $now } or au lieu de { $was }.

# Facts of orders ahead: in a sentence, and as a kind to choose.
fact-seal-value = la valeur d’un sceau ({ arkadia-of-family })
fact-open-card = le nombre de cartes visibles pour { arkadia-the-form } ({ arkadia-of-family })
fact-unfinished = le nombre de bâtiments inachevés
fact-castle-pieces = le nombre d’éléments du château
fact-workers = { $mine ->
    [yes] le nombre d’ouvriers derrière mon paravent
   *[no] le nombre d’ouvriers derrière le paravent de { $seat }
  }
fact-banners = { $mine ->
    [yes] le nombre de mes bannières
   *[no] le nombre de bannières de { $seat }
  }
fact-gold = { $mine ->
    [yes] mon or
   *[no] l’or de { $seat }
  }
fact-kind-seal-value = la valeur d’un sceau
fact-kind-open-card = une carte visible
fact-kind-unfinished = bâtiments inachevés
fact-kind-castle-pieces = éléments du château
fact-kind-workers = ouvriers derrière un paravent
fact-kind-banners = bannières
fact-kind-gold = or
fact-money = { $n } or
