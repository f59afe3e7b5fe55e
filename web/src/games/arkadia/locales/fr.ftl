# Ce que seule la table d’Arkadia dit. Formes, familles, événements et raisons sont à côté des règles.
# **gras**, ++gain++ et [[icône]] sont des marques que la table dessine.

arkadia-heading = Arkadia, table { $table }
arkadia-tabs = Parties de la table
arkadia-tab-board = Plateau
arkadia-tab-cards = Cartes
arkadia-tab-players = Joueurs
arkadia-status = État de la partie
arkadia-your-turn = À vous, { $who }
arkadia-turn-of = { $who } joue
arkadia-over = La partie est finie
arkadia-fact-castle = château **{ $n } sur { $of }** pièces
arkadia-fact-castle-full = château **{ $n }** pièces
arkadia-fact-stack = pioche **{ $n }** { $n ->
    [one] carte
   *[other] cartes
  }
arkadia-fact-tents = **{ $n }** { $n ->
    [one] tente libre
   *[other] tentes libres
  }
arkadia-fact-turn = tour **{ $n }**
arkadia-turn = tour { $n }
arkadia-last-round = { $n ->
    [0] Dernière manche : c’est le dernier tour
    [one] Dernière manche : encore { $n } tour
   *[other] Dernière manche : encore { $n } tours
  }
arkadia-you = vous
arkadia-nobody = personne
arkadia-none = aucun
arkadia-blank = vierge
arkadia-card = { $form }, { $family }
arkadia-gold = { $n } or

## Ce qui est demandé, pour la ligne d’état

arkadia-asked-lot = Posez le terrain du château.
arkadia-asked-lay = Choisissez une carte et posez son bâtiment, ou placez des ouvriers.
arkadia-asked-workers = Placez des ouvriers à côté d’un même bâtiment.
arkadia-asked-castle = Placez une pièce du château.
arkadia-asked-draw = Prenez une carte.
arkadia-asked-banner = Utilisez une bannière, ou finissez votre tour.
arkadia-asked-sell = Vendez des sceaux, ou rien.
arkadia-asked-other = Choisissez un des coups.
arkadia-asked-wait = Attendez { $who }.
arkadia-asked-watch = Vous regardez.
arkadia-asked-past = Vous regardez un moment passé.
arkadia-asked-over = Les résultats sont affichés.

## Plateau

arkadia-board-label = Plateau, 16 colonnes sur 12 rangées. Les flèches déplacent, Entrée agit, R tourne le bâtiment, Page suivante va à la prochaine case possible, point d’interrogation demande pourquoi pas.
arkadia-zoom = Agrandir le plateau
arkadia-cell = { $cell } : { $content }
arkadia-cell-state = { $cell } : { $content }, { $state }
arkadia-cell-empty = vide
arkadia-cell-tent = campement
arkadia-cell-building = { $form }, { $family }, { $n ->
    [one] { $n } côté ouvert
   *[other] { $n } côtés ouverts
  }
arkadia-cell-done = { $form }, { $family }, terminé
arkadia-cell-neutral = ouvrier neutre
arkadia-cell-worker = ouvrier de { $who }
arkadia-cell-court = cour du château
arkadia-cell-castle = case { $n } du château, { $family }, { $floor ->
    [0] terrain nu
   *[other] étage { $floor }
  }
arkadia-may-worker = un ouvrier peut s’y tenir
arkadia-may-lay = le bâtiment peut y être posé
arkadia-may-lot = le terrain du château peut y être posé
arkadia-may-castle = une pièce peut y aller
arkadia-why-here = Pourquoi pas en { $cell } ?

## Château

arkadia-castle-title = Le château vu d’en haut
arkadia-castle-label = Le château vu d’en haut. Sceaux visibles : { $values }
arkadia-castle-choose = Cases du château où une pièce peut aller
arkadia-court = cour
arkadia-values = Ce que valent les sceaux
arkadia-floor = Étage { $floor } : { $n } sur { $of }. Réserve
arkadia-left-over = Le reste de l’étage { $floor } ira à l’étage 3.

## Cartes

arkadia-open-title = Cartes visibles
arkadia-stack = pioche { $n }
arkadia-no-open = Il n’y a plus de cartes visibles.
arkadia-not-dealt = Les cartes sont distribuées une fois le terrain du château posé.
arkadia-draw-rule = Après avoir posé un bâtiment, on en prend une.
arkadia-draw-now = { $n ->
    [0] Prenez-en une : la pioche est vide.
   *[other] Prenez-en une, ou piochez.
  }
arkadia-discarded = { $n ->
    [one] { $n } jouée
   *[other] { $n } jouées
  }
arkadia-take = Prendre :
arkadia-hand = Votre main

## Joueurs

arkadia-players-title = Joueurs
arkadia-screens-closed = paravents fermés
arkadia-screens-open = paravents ouverts
arkadia-player = Joueur
arkadia-on-board = En jeu
arkadia-banners = Bannières
arkadia-behind = Derrière le paravent
arkadia-plays-now = joue maintenant
arkadia-of = { $n } sur { $of }
arkadia-hidden = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  }
arkadia-next = ensuite
arkadia-crew = { $n ->
    [one] { $n } ouvrier derrière le paravent
   *[other] { $n } ouvriers derrière le paravent
  }
arkadia-crew-enough = { $n ->
    [one] Un ouvrier
   *[other] { $n } ouvriers
  } derrière le paravent, { $need ->
    [one] un suffit
   *[other] { $need } suffisent
  } pour fermer un bâtiment

## Signes pendant la pose

arkadia-signs = Signes pendant la pose
arkadia-sign-open = côtés encore ouverts
arkadia-sign-changed = changé par votre plan
arkadia-sign-danger = { $who }, ensuite, a assez d’ouvriers pour le fermer, aux places rouges
arkadia-sign-danger-nobody = le joueur suivant a assez d’ouvriers pour le fermer, aux places rouges
arkadia-known = a pris
arkadia-workers-title = Ouvriers derrière le paravent : { $own } à soi, { $neutral } neutres

## Plan de travail

arkadia-tray = Ce que vous pouvez faire
arkadia-mode-label = Ce que vous faites ce tour
arkadia-mode-lay = Poser un bâtiment
arkadia-mode-workers = Placer des ouvriers
arkadia-mode-lay-short = Bâtiment
arkadia-mode-workers-short = Ouvriers
arkadia-why-lay = Pourquoi ne puis-je pas poser de bâtiment ?
arkadia-why-workers = Pourquoi ne puis-je pas placer d’ouvriers ?
arkadia-say-card = Choisissez une carte de votre main.
arkadia-say-first = Cliquez sur une carte : des points montrent où poser son bâtiment.
arkadia-say-badge = La pastille d’un bâtiment compte ses côtés ouverts : autant d’ouvriers le ferment.
arkadia-say-start = Ou cliquez sur un bâtiment que vos ouvriers peuvent fermer : sa pastille compte les côtés ouverts.
arkadia-say-place = Montrez une place. R tourne le bâtiment.
arkadia-say-workers = Tous les ouvriers de ce tour touchent un même bâtiment.
arkadia-kind-label = Quel ouvrier
arkadia-kind-own = à vous
arkadia-kind-neutral = neutres
arkadia-nudge = Déplacer le bâtiment
arkadia-left = Gauche
arkadia-up = Haut
arkadia-down = Bas
arkadia-right = Droite
arkadia-turn-tile = Tourner (R)
arkadia-flip-tile = Retourner (F)
arkadia-place-title = Où le poser ?
arkadia-place-how = { $n ->
    [0] Aucune place dans ce sens : tournez-le avec R.
    [one] **{ $n }** place dans ce sens ; le point marque son milieu.
   *[other] **{ $n }** places dans ce sens ; les points marquent son milieu.
  }
arkadia-refused = Il ne peut pas être posé ici. Cliquez, ou pressez « ? », pour savoir pourquoi.
arkadia-lot-title = Où sera le château ?
arkadia-lot-how = { $n ->
    [0] Aucune place dans ce sens : tournez-le avec R.
    [one] **{ $n }** place dans ce sens, sans couvrir de campement. R le tourne.
   *[other] **{ $n }** places dans ce sens, sans couvrir de campement. R le tourne.
  }
arkadia-piece-title = Château, étage { $floor } : { $left ->
    [one] une pièce à placer
   *[other] { $left } pièces à placer
  }
arkadia-piece-label = La pièce de quelle famille
arkadia-piece-choose = Quelle pièce ?
arkadia-piece-of = Une pièce des { $family }
arkadia-piece-how = Un sceau vaut le nombre de cases de sa famille vues d’en haut.
arkadia-square-how = Choisissez maintenant sa case, sur le château ou sur le plateau.
arkadia-pieces-left = { $n ->
    [0] épuisé
    [one] reste { $n }
   *[other] restent { $n }
  }
arkadia-take-title = Prenez une carte
arkadia-take-how = { $n ->
    [0] Les touches 1 à 3 prennent une carte visible ; la pioche est vide.
   *[other] Les touches 1 à 3 prennent une carte visible, 0 pioche parmi **{ $n }**.
  } Tous voient la carte visible que vous prenez.
arkadia-banner-title = { $n ->
    [one] Utiliser votre dernière bannière ?
   *[other] Utiliser une de vos { $n } bannières ?
  }
arkadia-banner-brings = [[banner]] Elle apporte des ouvriers à vous pour le prochain tour.
arkadia-banner-workers = [[banner]] Elle apporte { $n ->
    [0] : plus d’ouvriers.
    [one] ++{ $n } ouvrier++ pour votre prochain tour.
   *[other] ++{ $n } ouvriers++ pour votre prochain tour.
  }
arkadia-banner-sale = { $n ->
    [0] Vous n’avez pas de sceaux à vendre.
    [one] Vous pourrez vendre votre sceau, qui vaut **{ $gold } or** maintenant.
   *[other] Vous pourrez vendre des sceaux ; vos { $n } valent **{ $gold } or** maintenant.
  }
arkadia-use-banner = Utiliser une bannière
arkadia-why-banner = Pourquoi ne puis-je pas utiliser de bannière ?
arkadia-sell-title = Vendre des sceaux
arkadia-have = En main
arkadia-value = Valeur
arkadia-sell = Vendre
arkadia-sell-of = Vendre des sceaux des { $family }
arkadia-sell-all = Tout vendre
arkadia-gold-head = Or
arkadia-worthless = sans valeur
arkadia-wait-title = { $who } joue
arkadia-doing-lot = { $who } pose le terrain du château.
arkadia-doing-must = { $who } pose un bâtiment ou place des ouvriers.
arkadia-doing-lay = { $who } pose un bâtiment.
arkadia-doing-workers = { $who } place des ouvriers.
arkadia-doing-castle = { $who } construit le château.
arkadia-doing-draw = { $who } prend une carte.
arkadia-doing-banner = { $who } peut utiliser une bannière.
arkadia-doing-sell = { $who } vend des sceaux.
arkadia-doing-over = La partie est finie.
arkadia-past-title = Un moment passé
arkadia-past-how = Ici rien ne peut être joué. Tout ce qui est marqué appartient à ce moment.

## Le bouton principal

arkadia-go-lot = Bâtir le château ici
arkadia-go-lay = Le poser ici
arkadia-go-not-here = Pas ici
arkadia-go-gain = vous { $n } + 1 { $family }
arkadia-go-danger = { $who } pourrait en fermer { $n }
arkadia-go-choose-card = Choisir une carte
arkadia-go-choose-place = Choisir une place
arkadia-go-choose-square = Choisir une case
arkadia-go-done = { $n ->
    [one] Terminer, { $n } ouvrier
   *[other] Terminer, { $n } ouvriers
  }
arkadia-go-choose-piece = Choisir une pièce
arkadia-go-choose-castle-square = Choisir une case
arkadia-go-castle = La placer là
arkadia-go-stack = Piocher
arkadia-go-choose-open = Prendre une carte visible
arkadia-go-choose-move = Choisir un coup
arkadia-go-end = Finir le tour
arkadia-go-and-end = { $done } – finir le tour
arkadia-go-sell = Vendre { $n } pour { $gold } or
arkadia-go-sell-nothing = Ne rien vendre
arkadia-go-now = Retour au présent
arkadia-go-wait = Attendre { $who }
arkadia-why-go = Que manque-t-il ?
arkadia-why-wait = Pourquoi ne puis-je pas jouer ?
why-arkadia-choose-card = Choisissez d’abord une carte de votre main.
why-arkadia-choose-place = Choisissez d’abord une place sur le plateau : cliquez un point, ou prenez les flèches et Entrée.
why-arkadia-choose-square = Placez d’abord au moins un ouvrier : choisissez une case marquée sur le plateau.
why-arkadia-choose-piece = Choisissez d’abord la famille de la pièce.
why-arkadia-choose-castle-square = Choisissez d’abord une case du château.
why-arkadia-choose-open = La pioche est vide : choisissez une des cartes visibles.
why-arkadia-choose-move = Choisissez d’abord un des coups.

## Prévision

arkadia-covers-tents = [[tent]] { $n ->
    [one] couvre { $n } tente : ++ +{ $n }++ ouvrier neutre
   *[other] couvre { $n } tentes : ++ +{ $n }++ ouvriers neutres
  }
arkadia-lay-title = { $what } en { $cell }
arkadia-lay-sides = { $what } en { $cell } : { $open ->
    [one] { $open } côté sur { $all } reste ouvert
   *[other] { $open } côtés sur { $all } restent ouverts
  }
arkadia-touches = { $n ->
    [one] { $n } de vos ouvriers le touche
   *[other] { $n } de vos ouvriers le touchent
  }
arkadia-side-moves = { arkadia-the-form } en { $cell } **{ $was } → { $is }**
arkadia-sides-move = Côtés ouverts : { $list }
arkadia-next-nothing = Ensuite, { $who } ne pourrait rien fermer de ce que cela change
arkadia-could-close = ensuite, { $who } pourrait fermer { arkadia-the-form } en { $cell } avec { $workers } : { $n } + 1 { $family }
arkadia-encloses = Enclôt { arkadia-the-form } en { $cell } : { $paid }
arkadia-paid = { $who } { $n }{ $extra ->
    [0] {""}
   *[other] {" "}+ { $extra }
  } { $seal }
arkadia-done-encloses = { $n ->
    [one] Cela enclôt un bâtiment
   *[other] Cela enclôt { $n } bâtiments
  }
arkadia-still-open = { $what } en { $cell } : { $n ->
    [one] encore { $n } côté ouvert
   *[other] encore { $n } côtés ouverts
  }
arkadia-when-enclosed = En l’enfermant vous recevez **{ $mine } + 1** { $seal } { $family }, valant **{ $value }** chacun
arkadia-new-seals = { $n ->
    [one] Votre nouveau sceau vaut **{ $gold } or** à présent
   *[other] Vos { $n } nouveaux sceaux valent **{ $gold } or** à présent
  }
arkadia-then-castle = puis une pièce du château peut porter les { $family } à **{ $value }** : ++{ $gold } or++ en main
arkadia-value-moves = { $seal } { $family } **{ $before } → { $after }**
arkadia-worth-moves = { $sign ->
    [plus] Vos sceaux : ++ +{ $n } or++
    [minus] Vos sceaux : **−{ $n } or**
   *[same] Vos sceaux gardent leur valeur
  }

## Fin

arkadia-wins = { $who } gagne
arkadia-win-together = { $who } et { $last } gagnent ensemble
arkadia-winner = vainqueur
arkadia-final-evaluation = évaluation finale
arkadia-gold-before = Or avant
arkadia-total = Or
arkadia-how-it-went = Le déroulement
arkadia-went-castle = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
  }, { $n ->
    [one] { $n } pièce du château
   *[other] { $n } pièces du château
  }, { $done } bâtiments terminés sur { $all }.
arkadia-went-player = { $who } : { $laid ->
    [one] { $laid } bâtiment posé
   *[other] { $laid } bâtiments posés
  }, { $workers ->
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
  } en jeu, { $banners ->
    [one] { $banners } bannière utilisée
   *[other] { $banners } bannières utilisées
  }.

## Aide

arkadia-help = Aide et conseils
arkadia-hint-of = Conseil { $n } sur { $of } :
arkadia-hint-next = Conseil suivant
arkadia-hint-away = Cacher les conseils
arkadia-hints-show = Montrer les conseils sous la main
arkadia-hints-hide = Cacher les conseils sous la main
arkadia-first-title = Votre première partie
arkadia-first-1 = Prenez la mise en place « Première partie » : sept bâtiments sont déjà posés et chacun commence avec quelques ouvriers neutres, si bien qu’un bâtiment peut être enclos en un ou deux tours.
arkadia-first-2 = Regardez les pastilles : chacune compte les côtés encore ouverts d’un bâtiment. Fermez-en tôt un petit, voyez ce qu’une pièce du château fait aux valeurs, et vendez une fois avant la fin pour apprendre à quoi sert une bannière.
arkadia-hints-title = Sept conseils
arkadia-keys-title = Touches
arkadia-keys = Sur le plateau : les flèches déplacent, Entrée fixe une place et encore Entrée l’envoie, R tourne, Échap reprend, Page suivante va à la prochaine case possible, ? demande pourquoi pas. À la pioche : 1 à 3 prennent une carte visible, 0 pioche. K garde ce qui est prévu, C compare ce qui est gardé. L montre la table en texte.
arkadia-keys-flip = F retourne le bâtiment.
arkadia-recon-title = Reconstitué
arkadia-recon-tents = La place des tentes est reconstituée : vraisemblable, pas certaine.
arkadia-recon = Certaines choses ne figuraient que sur des images que nous n’avons pas pu lire : la place des tentes, les formes des bâtiments, le nombre de cartes de chacun et l’image de la première partie. Nous les avons reconstituées pour que tout ce que disent les règles concorde. Ce que vous y voyez est vraisemblable, pas certain.

## Registre

arkadia-ledger-now = Tour { $n }
arkadia-ledger-values = Les sceaux valent : { $list }.
arkadia-ledger-floor = Étage { $floor } en construction, { $n ->
    [one] { $n } pièce placée
   *[other] { $n } pièces placées
  } en tout. Réserve : { $list }.
arkadia-ledger-lot = Les cases 1 à 10 du château sont en { $cells }.
arkadia-ledger-buildings = Bâtiments
arkadia-ledger-open = { $form }, { $family }, en { $cells } : { $n ->
    [one] { $n } côté ouvert
   *[other] { $n } côtés ouverts
  } ({ $open }) ; ouvriers des joueurs à côté : { $pays }.
arkadia-ledger-done = { $form }, { $family }, en { $cells } : terminé.
arkadia-ledger-people = Ouvriers et tentes
arkadia-ledger-workers = { $who } : { $cells }.
arkadia-ledger-neutral = Ouvriers neutres : { $cells }.
arkadia-ledger-tents = Campements : { $cells }.
arkadia-ledger-cards = Cartes
arkadia-ledger-hand = Votre main : { $cards }.
arkadia-ledger-row = Visibles : { $cards }. Pioche : { $n }.
arkadia-ledger-player = { $who } : { $own ->
    [one] { $own } ouvrier à soi
   *[other] { $own } ouvriers à soi
  } et { $neutral } neutres, sceaux { $seals }, { $gold } or, { $banners ->
    [one] { $banners } bannière
   *[other] { $banners } bannières
  }, { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
  }.
arkadia-ledger-hidden = { $who } : { $banners ->
    [one] { $banners } bannière
   *[other] { $banners } bannières
  }, { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
  }, le reste caché.
arkadia-ledger-known = Prises ouvertement : { $cards }.

## Les coups en mots, pour les conseils

arkadia-hint-lot = terrain du château en { $cell }, { $width } × { $height }
arkadia-hint-card = jouer { $card }
arkadia-hint-lay = poser en { $cell } (bâtiment : { $form })
arkadia-hint-laid = { $form } ({ $family }) en { $cell }
arkadia-hint-own = ouvrier en { $cell }
arkadia-hint-neutral = ouvrier neutre en { $cell }
arkadia-hint-castle = pièce du château sur la case { $square } (famille : { $family })
arkadia-hint-take = prendre { $card }
arkadia-hint-take-stack = piocher
arkadia-hint-banner = utiliser une bannière
arkadia-hint-sell = vendre { $n } ({ $family })
arkadia-hint-done = rien de plus
arkadia-hint-end = finir le tour

## Arkadia : continuer le plan à partir du choix

arkadia-plan-on = Planifier la suite
arkadia-plan-on-title = Ajouter ceci au plan et décider la suite avant tout envoi
arkadia-asked-send = Envoyez votre plan.
arkadia-go-send = Envoyer
arkadia-send-title = Tout est décidé
arkadia-send-how = La suite apparaîtra une fois le plan envoyé.

## Arkadia : les plans gardés côte à côte

arkadia-row-gold = Or
arkadia-row-workers = Ouvriers derrière l’écran
arkadia-row-workers-of = { $own } à soi, { $neutral } neutres
arkadia-row-others = Sceaux pour les autres
arkadia-row-sides = Côtés ouverts du nouveau bâtiment
arkadia-row-castle = Pièces du château
arkadia-row-points = Points avant → après
arkadia-row-was = avant { $was }

## Les touches du plateau, pour la liste que ? ouvre

game-keys =
    Q : à ce qui est demandé, de là au bouton principal
    Flèches : à la case voisine
    Page suiv. : à la prochaine place permise, Page préc. à celle d’avant
    Entrée : porter une carte au plateau, y poser ; une seconde fois, confirmer
    R : tourner le bâtiment
    F : retourner le bâtiment
    1 à 3 : prendre une carte ouverte, 0 de la pile
    Point d’interrogation : pourquoi une case n’est pas permise

celebrate-completed = Achevé !
