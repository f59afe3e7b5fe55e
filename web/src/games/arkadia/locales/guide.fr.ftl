first-games-arkadia = Environ 20 minutes.

guide-then = Chacune une fois, puis vous jouez seul, avec des conseils.
guide-chip-lay = poser un bâtiment
guide-chip-workers = placer des ouvriers
guide-chip-castle = fermer un bâtiment
guide-chip-banner = une bannière
guide-chip-sell = vendre des sceaux
guide-over-about = Continuez : « Conseil » dans la barre dit toujours ce que ferait un bot.

guide-aim-strip = But : avoir le plus d’or.
guide-aim-strip-about = Les ouvriers apportent des sceaux ; les sceaux se vendent contre de l’or, à la valeur que montre le château.
guide-aim-title = Vous jouez pour l’or, et l’or vient des sceaux
guide-aim-about = Vous bâtissez une ville pour quatre familles de marchands. Qui a des ouvriers à côté d’un bâtiment quand il est fermé reçoit des sceaux de sa famille.
guide-chain-1 = Des ouvriers entourent
guide-chain-1-about = un bâtiment, côté par côté
guide-chain-2 = Fermé : il paie
guide-chain-2-about = un sceau par ouvrier à côté, un de plus à qui le ferme
guide-chain-3 = Le château grandit
guide-chain-3-about = et fixe la valeur des sceaux
guide-chain-4 = Vendre contre de l’or
guide-chain-4-about = en utilisant une bannière
guide-aim-sum = { $gold } or + { $seals } sceaux valant { $sold } = { $worth }
guide-aim-sum-about = C’est ce que vous avez maintenant. À la fin, le plus d’or gagne.

guide-sum-gold = or
guide-sum-seals = sceaux
guide-sum-pending = sceaux promis par des bâtiments ouverts
guide-sum-workers = vos ouvriers en réserve
guide-sum-neutral = ouvriers neutres en réserve

guide-note-sold = { $n ->
    [one] Un sceau rapporte
   *[other] { $n } sceaux rapportent
  } { $gold } or, et c’est l’or qui compte à la fin.
guide-note-banner = { $own ->
    [0] Il ne vous reste aucun ouvrier
    [one] Il vous reste un ouvrier
   *[other] Il vous reste { $own } ouvriers
  } : la bannière en apporte { $n }. Ensuite vous pouvez vendre : { $seals ->
    [one] votre sceau vaut
   *[other] vos { $seals } sceaux valent
  } { $gold } or aujourd’hui.
guide-note-keeps = Il vous reste { $own ->
    [one] un ouvrier
   *[other] { $own } ouvriers
  }, et { $seals ->
    [0] vous n’avez pas de sceau à vendre
    [one] votre sceau rapporterait { $gold } or aujourd’hui
   *[other] vos { $seals } sceaux rapporteraient { $gold } or aujourd’hui
  } : la bannière peut attendre.
guide-note-seals = Vous recevez { $n ->
    [one] un sceau
   *[other] { $n } sceaux
  } ({ $family }), { $value ->
    [0] encore sans valeur : la pièce du château que vous posez pour cela peut y changer quelque chose.
   *[other] à { $value } or aujourd’hui : { $gold } or.
  }
guide-note-value = Un sceau ({ $family }) vaut { $now } au lieu de { $was }. { $held ->
    [0] Vous n’en avez pas encore.
    [one] Vous en avez un : { $gold } or de plus.
   *[other] Vous en avez { $held } : { $gold } or de plus.
  }
guide-note-laid = { $left ->
    [one] Un ouvrier ferme
   *[other] Il faut { $left } ouvriers pour fermer
  } le nouveau bâtiment ; chacun rapporte un sceau ({ $family }), à { $value } aujourd’hui.
guide-note-waits = Quand le bâtiment sera fermé, vous recevrez { $n ->
    [one] un sceau
   *[other] { $n } sceaux
  } ({ $family }, à { $value } aujourd’hui). { $left ->
    [one] Un côté est ouvert.
   *[other] { $left } côtés sont ouverts.
  }
guide-note-card = Ses sceaux ({ $family }) valent { $value } aujourd’hui, et vous en avez { $held }.

guide-part-board = La ville
guide-part-board-when = bâtiments et ouvriers
guide-part-castle = Le château
guide-part-castle-when = vient quand un bâtiment est fermé
guide-part-open = Cartes ouvertes
guide-part-open-when = vient quand un bâtiment est posé
guide-part-players = Joueurs
guide-part-players-when = plus tard : ce qu’ont les autres
guide-part-log = Journal
guide-part-log-when = plus tard : ce que chacun a fait

guide-step-lot = Poser le terrain du château
guide-say-lot = Le terrain du château est le début de la ville.
guide-why-lot = Tout le monde bâtit autour.
guide-step-lay = Poser un bâtiment
guide-say-lay = Un bâtiment crée des côtés où poser des ouvriers, et il peut fermer ses voisins.
guide-why-lay = Une tente dessous vous donne un ouvrier neutre. Et il ne doit pas être si près d’être fermé que le joueur suivant l’achève.
guide-step-workers = Placer des ouvriers
guide-say-workers = Tous les ouvriers d’un tour sont à côté d’un même bâtiment. Quand son dernier côté est fermé, chaque ouvrier à côté apporte un sceau.
guide-why-workers = Qui ferme le dernier côté reçoit un sceau de plus. Les ouvriers neutres n’apportent pas de sceau, mais ils ferment des côtés.
guide-step-castle = Bâtir le château
guide-say-castle = Le bâtiment est fermé. La pièce que vous posez fait monter la valeur de sa famille pour tout le monde.
guide-why-castle = Faites monter la famille dont vous avez le plus de sceaux, ou couvrez celle des autres.
guide-step-draw = Prendre une carte
guide-say-draw = La nouvelle carte est un bâtiment pour un tour à venir.
guide-why-draw = Une famille chère est une invitation pour tous : les bâtiments bon marché se posent sans risque.
guide-step-banner = Utiliser une bannière
guide-say-banner = Une bannière apporte deux nouveaux ouvriers, et permet de vendre des sceaux maintenant.
guide-why-banner = Il y en a peu pour toute la partie, mais sans ouvriers on ne peut presque rien : servez-vous-en à temps.
guide-step-sell = Vendre des sceaux
guide-say-sell = Les sceaux deviennent de l’or, à la valeur que montre le château aujourd’hui.
guide-why-sell = Vendez ce qui est cher aujourd’hui ; ce qui est bon marché peut attendre que le château change.
guide-step-no-banner = Finir le tour sans bannière
guide-say-no-banner = Vous gardez la bannière pour un tour où elle rapportera plus.
guide-why-no-banner = Il vous reste des ouvriers, et vos sceaux peuvent monter.
guide-step-card = Jouer une carte
guide-say-card = La carte dit quel bâtiment vous posez.
guide-why-card = Sa famille paie les sceaux.
guide-step-nothing = Rien de plus ici
guide-say-nothing = Ici, mieux vaut s’arrêter et continuer.
guide-why-nothing = Ce qui est gardé servira au prochain tour.
