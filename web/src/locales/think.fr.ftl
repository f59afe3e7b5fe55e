## Prévoir : ce que les autres peuvent encore faire

think-others = Ce que font les autres
think-reading-hold = rien
think-reading-repeat = répètent
think-reading-best = au mieux
think-could-be = peut être
think-could-cash = Entre { $low } et { $high }.
think-could-share = Case de l’action : de { $low } à { $high }.
think-range = { $low }–{ $high }
think-pounds-range = { $low }–{ $high }
think-from-to = { $low } à { $high }
think-firm = sûr
think-whatever = Aucune réponse essayée n’y change rien.
think-why-range = Pourquoi cet écart ?
think-cause = { $deed ->
    [appeal] Si { $who } passe de l’attrait { $before } à { $after }
    [makes] Si { $who } produit { $after } au lieu de { $before }
    [built] Si { $who } construit une usine pour ce bien
    [level] Si { $who } modernise jusqu’au niveau { $after }
    [hires] Si { $who } embauche { $after ->
        [one] un ouvrier
       *[other] { $after } ouvriers
      } pour d’autres biens
    [draw] Si { $who } sort du sac
   *[machines] Si { $who } installe des machines
  }, { $effect ->
    [sells] vous vendez { $is } au lieu de { $was }.
    [wage] un ouvrier coûte £{ $is } au lieu de £{ $was }.
    [share] votre action finit à la case { $is } au lieu de { $was }.
    [value] une action vaut £{ $is } au lieu de £{ $was }.
   *[cash] il vous reste £{ $is } au lieu de £{ $was }.
  }
think-cause-together = Seuls plusieurs d’entre eux ensemble peuvent y changer quelque chose.

## Les cycles à venir

think-cycles = Les cycles à venir, si rien d’autre n’est fait
think-cycle-0 = maintenant
think-cycle-1 = ensuite
think-cycle-2 = puis
think-cycle-title = { $good }, { $year } : ce que cela rapporte si rien d’autre n’est fait
think-cycle-short = plus d’argent

## Avant que cela ne coûte

think-short-sold = { $shares ->
    [0] { $loans ->
        [one] { $loans } emprunt
       *[other] { $loans } emprunts
      }
    [one] { $shares } action
   *[other] { $shares } actions
  }
think-hurt-plan = L’argent manque pour ce plan : la banque prend { $lost }.
think-hurt-sale = La vente laisse trop peu d’argent : la banque prend { $lost }.
think-hurt-how = Case { $from } → { $to }, valeur £{ $worth } → £{ $then }.
think-hurt-shares = { $n ->
    [one] { $n } action
   *[other] { $n } actions
  }
think-hurt-loans = { $n ->
    [one] { $n } emprunt
   *[other] { $n } emprunts
  }
think-hurt-spaces = { $n ->
    [one] { $n } case
   *[other] { $n } cases
  }
think-send-hurts = { $shares ->
    [0] { $loans ->
        [one] Envoyer, { $loans } emprunt
       *[other] Envoyer, { $loans } emprunts
      }
    [one] Envoyer, vendre { $shares } action
   *[other] Envoyer, vendre { $shares } actions
  }
think-send-sale = { $shares ->
    [0] { $loans ->
        [one] Envoyer ; la vente coûte { $loans } emprunt
       *[other] Envoyer ; la vente coûte { $loans } emprunts
      }
    [one] Envoyer ; la vente coûte { $shares } action
   *[other] Envoyer ; la vente coûte { $shares } actions
  }
think-marker-hurts = { $shares ->
    [0] { $loans ->
        [one] { $loans } emprunt
       *[other] { $loans } emprunts
      }
    [one] vend { $shares } action
   *[other] vend { $shares } actions
  }
think-send-fund = { $loans ->
    [one] Envoyer, { $loans } emprunt d’urgence
   *[other] Envoyer, { $loans } emprunts d’urgence
  }
think-send-bankrupt = Envoyer, et faire faillite
think-could-fund = { $loans ->
    [one] Il faudra peut-être 1 emprunt d’urgence, qui ôte une action à la fin.
   *[other] Il faudra peut-être jusqu’à { $loans } emprunts d’urgence ; chacun ôte une action à la fin.
  }
think-could-bankrupt = La faillite est possible.
think-hurt-fund = { $loans ->
    [one] Trop peu d’argent : 1 emprunt d’urgence, qui ôte une action à la fin.
   *[other] Trop peu d’argent : { $loans } emprunts d’urgence, chacun ôte une action à la fin.
  }
think-hurt-bankrupt = Il reste trop peu d’argent, et plus aucun emprunt : la compagnie fait faillite et la partie finit.
think-obsolete-soon = dès { $year } : { $workers ->
    [one] { $workers } ouvrier de plus
   *[other] { $workers } ouvriers de plus
  }
think-obsolete-about = Dès { $year }, chaque usine jusqu’au niveau { $level } prend { $workers ->
    [one] { $workers } ouvrier de plus
   *[other] { $workers } ouvriers de plus
  }, payés eux aussi.

## Plans gardés

think-keep = Garder
think-keep-title = Garder ce plan, pour le comparer à d’autres (K)
think-keep-full = Quatre plans sont gardés : laissez-en partir un d’abord.
think-compare = Comparer { $n }
think-compare-title = Comparer les plans gardés (C)
think-kept-title = Plans gardés
think-kept-note = { $n } sur 4 · les autres { $reading ->
    [repeat] répètent
    [best] répondent au mieux
   *[hold] ne changent rien
  }
think-kept-foot = ● le meilleur de sa ligne. Les plans sont gardés jusqu’à la fin du cycle ; un plan devenu impossible reste, avec sa raison.
think-kept-foot-turn = ● le meilleur de sa ligne. Les plans sont gardés jusqu’à la fin du tour ; un plan devenu impossible reste, avec sa raison.
think-kept-count = { $n } sur { $most }
think-kept-beside = A à côté de
think-kept-result = Résultat
think-kept-take-row = Reprendre ou envoyer
think-kept-here = En cours
think-kept-take = Reprendre { $letter }
think-kept-send = Envoyer { $letter }
think-kept-drop = Laisser partir le plan { $letter }
think-kept-none = Aucun plan n’est encore gardé : K garde celui en cours.
think-kept-unknown = Connu une fois envoyé
think-row-sold = { $good } : ventes
think-row-shipped = Expédiés
think-row-cash = Argent après
think-row-share = Case, valeur de l’action
think-row-worth = Valeur
think-row-sum = Argent et valeur
think-row-cycle = { $good } { NUMBER($year, useGrouping: 0) }, ensuite
think-row-cycles = Les { $n } cycles à venir ensemble
think-row-hurt = Il en coûte
think-row-price = Prix, attrait
think-row-value = Valeur de l’action

## Le vrai classement

think-standing-now = décompte actuel
think-standing-about = Ce que donnerait le décompte final maintenant : stock vendu, emprunts remboursés, argent changé en actions, contrats ouverts payés.
think-order = Ordre de ce cycle
think-order-done = a joué
think-order-now = joue
think-order-later = doit encore jouer
think-free-markers = Marqueurs hors du tableau
think-contract = Contrat
think-chart-short = Valeur jusqu’ici
think-chart = Valeur au décompte final, cycle par cycle
think-odds-title = Ce qui sort du sac
think-odds-line = { $n } sur { $of }
think-sandbox = Essayer
think-sandbox-title = Ouvrir cette position à une table à vous, avec des bots pour les autres
think-sandbox-here = Vous essayez un plan ici. Votre partie vous attend comme vous l’avez laissée.
think-sandbox-back = Revenir à votre partie
think-sandbox-name = { $table }, à l’essai
