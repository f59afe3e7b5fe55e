# Tournois.

tournaments-title = Tournois
tournaments-playing = { $n ->
    [0] Tournois
    [one] Vous jouez dans un tournoi
   *[other] Vous jouez dans { $n } tournois
  }
tournaments-waiting = { $n ->
    [0] Rien ne vous attend.
    [one] C’est à vous de jouer à une table.
   *[other] C’est à vous de jouer à { $n } tables.
  }
tournaments-about = Les tables s’ouvrent d’elles-mêmes, le classement se tient seul.
tournaments-mine = Vos tournois
tournaments-open = Ouverts à l’inscription
tournaments-open-count = { $n } { $n ->
    [one] ouvert
   *[other] ouverts
  }
tournaments-running = En cours
tournaments-finished = Terminés
tournaments-none = Aucun tournoi n’est ouvert
tournaments-none-about = Créez-en un : les autres le trouvent ici, et des bots peuvent le compléter.
tournaments-offline = Le serveur est injoignable. Ce que vous voyez peut être ancien.
tournament-missing = Ce tournoi n’existe pas
tournament-missing-about = Il a peut-être été supprimé, ou l’adresse est fausse.

tournament-column-name = Tournoi
tournament-column-form = Formule
tournament-column-players = Joueurs
tournament-column-pace = Rythme
tournament-column-notes = Notes
tournament-players = { $n } sur { $most }
tournament-open = Ouvrir
tournament-open-named = Ouvrir { $name }
tournament-look = Classement
tournament-look-named = Classement de { $name }
tournament-join = Participer
tournament-join-named = Participer à { $name }
tournament-about = { $ruleset }, { $form }, { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
  }
tournament-leaders = { $n ->
    [one] { $first }
    [two] { $first }, devant { $second }
   *[other] { $first }, devant { $second } et { $third }
  }
tournament-percent = { $percent } pour cent joués
tournament-of = sur { $n }
tournament-place = { $ordinal ->
    [one] { $n }re
   *[other] { $n }e
  }

tournament-swiss = suisse
tournament-robin = toutes rondes
tournament-robin-of = toutes rondes à { $n }
tournament-swiss-rounds = suisse, { $rounds ->
    [one] une ronde
   *[other] { $rounds } rondes
  }
tournament-pace-unhurried = sans hâte
tournament-pace-live = en direct, { $minutes } min{ $seconds ->
    [0] {""}
   *[other] {" "}+ { $seconds } s par tour
  }
tournament-pace-days = jours, { $hours } h par tour, réserve { $days } j
tournament-rated = cotée
tournament-unrated = non cotée
tournament-leave-counts = le congé arrête les horloges
tournament-no-leave = le congé n’arrête pas les horloges
tournament-by = par { $name }

tournament-state-open = attend des joueurs
tournament-state-closed = fermé
tournament-your-turn = Ronde { $round } sur { $rounds }, table { $table } : à vous
tournament-their-turn = Ronde { $round } sur { $rounds }, table { $table } : à { $name }
tournament-table-over = Ronde { $round } sur { $rounds } : votre table a terminé
tournament-you-out = Ronde { $round } sur { $rounds } : vous vous reposez
tournament-round-of = Ronde { $round } sur { $rounds }
tournament-next-date = Ronde suivante au plus tard le { $date }
tournament-no-date = La ronde suivante s’ouvre quand toutes les tables ont terminé.
tournament-waits = Attend d’être lancé, { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
  } pour l’instant

tournament-new-title = Un tournoi à vous
tournament-new-about = Choisissez un jeu, une formule et un rythme ; les tables s’ouvrent d’elles-mêmes, le classement se tient seul.
tournament-new-open = Créer un tournoi
tournament-new-players = Seuls les joueurs qui ont leur propre nom créent des tournois et y participent.
tournament-new-sign-in = Garder un nom
tournament-new-many = Vous avez autant de tournois qu’une personne peut en avoir. Il faut d’abord qu’un d’eux se termine.
tournament-which = Quelle formule ?
tournament-which-robin = Toutes rondes :
tournament-which-robin-about = peu de joueurs, chacun rencontre chacun. Le plus juste, et le plus long.
tournament-which-swiss = Suisse :
tournament-which-swiss-about = beaucoup de joueurs, peu de rondes. Ceux qui ont autant de points se rencontrent ; personne n’est éliminé.
tournament-form-name = Nom
tournament-form-game = Jeu
tournament-form-form = Formule
tournament-form-seats = Joueurs par table
tournament-form-most = Joueurs au plus
tournament-form-rounds = Rondes
tournament-form-date = Une ronde dure au plus
tournament-form-days = { $n ->
    [0] le temps qu’il faut
    [one] { $n } jour
   *[other] { $n } jours
  }
tournament-form-pace = Rythme
tournament-form-rated = Parties cotées
tournament-form-leave = Le congé arrête les horloges
tournament-form-enter = Je participe
tournament-form-do = Créer

tournament-sub = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
  }
tournament-sub-seats = tables de { $n }
tournament-withdraw = Se retirer …
tournament-go = Aller à ma table
tournament-start = Commencer
tournament-add-bots = Ajouter des bots
tournament-bots-count = Nombre de bots
tournament-remove = Retirer { $name }
tournament-next = Terminer la ronde …
tournament-close = Fermer …

tournament-fact-round = { $n } sur { $of }
tournament-fact-since = ronde, depuis le { $date }
tournament-fact-place = votre place, { $points ->
    [1] 1 point
   *[other] { $points } points
  }
tournament-fact-table = Table { $n }
tournament-fact-with = avec { $names }
tournament-fact-games = { $n } sur { $of }
tournament-fact-games-about = parties terminées
tournament-fact-latest = ronde suivante, au plus tard
tournament-fact-last = fin, au plus tard
tournament-fact-players = joueurs
tournament-fact-winner = a gagné

tournament-standings = Classement
tournament-entered = Joueurs
tournament-entered-none = Personne ne participe encore.
tournament-after = après { $n } rondes sur { $of }
tournament-after-games = après { $n ->
    [one] une partie
   *[other] { $n } parties
  } sur { $of }
tournament-cross = Chacun contre chacun
tournament-column-rank = n°
tournament-column-rank-about = Place
tournament-column-player = Joueur
tournament-column-round = R { $n }
tournament-column-points = Points
tournament-column-opponents = Adv.
tournament-column-opponents-about = Points des adversaires
tournament-column-share = Part
tournament-you = vous
tournament-bot = bot
tournament-withdrawn = retiré
tournament-at-table = table { $n }
tournament-out-short = repos
tournament-self = soi-même
tournament-share = { $n } %
tournament-cross-about = À lire par ligne : 1 gagné, ½ partagé, 0 perdu. R 4 : la ronde où la partie se joue.
tournament-in-round = R{ $n } { $what }
tournament-now-table = en cours, table { $n }

tournament-my-round = Ronde { $n }
tournament-my-round-table = Ronde { $n }, table { $table }
tournament-my-table = Votre table
tournament-my-you = À vous de jouer ; dernier coup : { $since }.
tournament-my-they = À { $name } de jouer ; dernier coup : { $since }.
tournament-my-over = La partie est terminée. La ronde suivante s’ouvre quand toutes les tables ont terminé.
tournament-my-out = Vous vous reposez à la ronde { $n }
tournament-my-out-about = Vous recevez { $points } pour cela. La table suivante s’ouvre d’elle-même ; vous recevrez un avis.
tournament-my-next = Ensuite vous rencontrez { $names }.
tournament-to-table = Aller à la table
tournament-latest = au plus tard le { $date }

tournament-rounds = Rondes
tournament-round = Ronde { $n }
tournament-round-running = { $n ->
    [one] { $n } table en cours
   *[other] { $n } tables en cours
  }
tournament-round-finished = terminée le { $date }
tournament-round-planned = s’ouvre plus tard
tournament-table = Table { $n }
tournament-table-finished = terminée
tournament-table-running = { $percent } % joués
tournament-table-planned = s’ouvre avec la ronde { $n }
tournament-sits-out = { $name } se repose
tournament-you-sit-out = { $name } se repose, c’est vous
tournament-watch = Regarder la table { $n } de la ronde { $round }
tournament-rounds-next = La ronde { $n } est tirée quand la dernière table de la ronde { $before } a terminé{ $date ->
    [none] .
   *[other] , au plus tard le { $date }.
  }
tournament-rounds-none = La ronde 1 est tirée quand { $owner } lance le tournoi.

tournament-ties = Le départage
tournament-ties-points = Points :
tournament-ties-points-about = { $scale } pour les places à une table ; les places partagées se partagent. { $seats ->
    [2] {""}
   *[other] À une table plus petite, les écarts sont plus grands.{" "}
  }Qui se repose reçoit { $bye }.
tournament-ties-opponents = Points des adversaires :
tournament-ties-opponents-about = les points de ceux que vous avez rencontrés. Un parcours difficile compte plus.
tournament-ties-share = Part :
tournament-ties-share-about = votre résultat en pour cent de celui de la table, moyenne de toutes les rondes.
tournament-ties-head = Face à face
tournament-ties-head-about = entre ceux qui sont à égalité, puis le nombre de parties gagnées.
tournament-ties-lot = Le sort,
tournament-ties-lot-about = tiré au départ{ $seed ->
    [none] .
   *[other] {" "}à partir du nombre { $seed }, comme les rencontres.
  }

tournament-withdraw-title = Se retirer de { $name } ?
tournament-withdraw-open = Votre place se libère. Vous pouvez revenir jusqu’au départ.
tournament-withdraw-table = À votre table en cours, vous abandonnez : un bot continue pour vous, ou l’autre joueur a gagné, et cela compte comme la dernière place.
tournament-withdraw-points = Vos points restent au classement. Vous ne pouvez pas revenir.
tournament-withdraw-do = Se retirer
tournament-withdraw-not = Rester
tournament-next-title = Terminer la ronde { $n } ?
tournament-next-about = Les parties en cours s’arrêtent et comptent avec les places du moment. Puis la ronde suivante s’ouvre.
tournament-next-young = Possible à partir du { $date }.
tournament-next-do = Terminer la ronde
tournament-close-title = Fermer { $name } ?
tournament-close-about = Le tournoi se termine sans vainqueur. Les parties en cours continuent, mais ne comptent plus.
tournament-close-do = Fermer le tournoi
tournament-cancel = Annuler
