# Ordres déposés d’avance : un plan pour le prochain tour, avec des conditions.

orders = Ordres déposés d’avance
orders-plan = Préparer mon tour
orders-change = Changer mon ordre
orders-title = Ordre pour votre tour
orders-private = privé
orders-page = Votre ordre à { $table }
orders-badge = Ordre
orders-about = Ici, les autres n’ont rien fait jusqu’à votre tour. Ce qu’ils feront sera vérifié à ce moment-là.
orders-back = Retour à la table
orders-empty = Préparez le tour avec les commandes de la table.
orders-steps = Étapes de l’ordre
orders-fold = { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
  }, { $conditions ->
    [0] sans condition
    [one] 1 condition
   *[other] { $conditions } conditions
  }
orders-only-if = Sera joué à votre tour, seulement si
orders-always = Sera joué à votre tour, si c’est encore possible et pas plus cher.
orders-conditions = Conditions
orders-stops = Si quelque chose manque : rien n’est joué, votre horloge court, un avis part.
orders-leave = Déposer l’ordre
orders-withdraw = Retirer
orders-moved-on = Pas déposé : votre tour est venu. Votre ordre reste ici.
orders-to-table = À la table
orders-left-toast = Votre ordre est déposé. Personne d’autre ne le voit.
orders-left-part = Votre ordre est déposé. Ce qu’il laisse ouvert, vous le déciderez à votre tour.
orders-add = Ajouter
orders-add-title = Ajouter une condition
orders-full = Un ordre a au plus { $most } conditions.
orders-remove = Enlever cette condition : { $condition }
orders-pick-kind = Quoi
orders-pick-of = De quoi
orders-pick-seat = De qui
orders-pick-op = Comment
orders-pick-value = Chiffre
orders-mine = à moi
orders-op-at-least = au moins
orders-op-at-most = au plus
orders-op-equals = exactement
orders-op-is-not = autre que
orders-if-at-least = { $fact } est d’au moins { $value }
orders-if-at-most = { $fact } est d’au plus { $value }
orders-if-equals = { $fact } est exactement de { $value }
orders-if-is-not = { $fact } n’est pas de { $value }
orders-now = à présent { $value }
orders-now-none = ce chiffre n’existe pas à présent
orders-holds = tenue
orders-fails = manquerait à présent
orders-held = tenue : { $value }
orders-failed = manquée : { $value }
orders-failed-none = manquée : ce chiffre n’existe plus
orders-left = Déposé { $at }. Si quelque chose manque, un avis part.
orders-waits = Votre tour est venu : votre ordre sera exécuté dans quelques minutes.
orders-done-part = L’ordre déposé { $at } a été exécuté. Le reste du tour est à vous.
orders-done = Votre tour a été joué par l’ordre déposé { $at }.
orders-noted = Entendu
orders-stopped-title = Votre ordre est arrêté
orders-done-title = Votre ordre est exécuté
orders-edit = Changer
orders-stopped-condition = Une condition est manquée.
orders-stopped-illegal = « { $step } » n’est plus possible. { $why }
orders-stopped-price = « { $step } » rapporterait { $now } au lieu de { $noted }.
orders-stopped-hand-over = Un bot a joué pour vous.
orders-stopped-substitute = Quelqu’un d’autre joue à cette place.
orders-stopped-resigned = Vous avez quitté la partie.
orders-stopped-revision = Les règles de la table ont changé.
orders-unseen = Déposé { $at }. Rien n’est parti, et personne ne l’a vu.
orders-send = L’envoyer quand même
orders-lay = Le poser comme plan
orders-away = Le ranger
