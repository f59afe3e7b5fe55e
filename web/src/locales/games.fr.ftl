# Toutes les parties d’un lecteur en un fichier.
games-title = Toutes mes parties
games-about = En un seul fichier, à garder ou pour continuer ailleurs : sur un autre appareil, dans un autre navigateur, sur un serveur. Les parties en cours en font partie quand personne d’autre n’y joue. Une partie emportée seule se charge ici aussi.
games-download = Télécharger toutes mes parties
games-load = Charger des parties
games-loading = Chargement…
games-loaded =
  { $loaded ->
    [0] Aucune partie n’a été reprise
    [one] Une partie a été reprise
   *[other] { $loaded } parties ont été reprises
  }{ $known ->
    [0] .
    [one]  ; une était déjà là.
   *[other]  ; { $known } étaient déjà là.
  }{ $refused ->
    [0] { "" }
    [one] { " " }Une n’a pas pu être lue :
   *[other] { " " }{ $refused } n’ont pas pu être lues :
  }
