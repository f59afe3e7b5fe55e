# Ce que dit le dessin en lettres.

cli-ark-turn = Manche { $round }, tour { $turn }
cli-ark-last-round = { $n ->
    [0] Le dernier tour de la partie.
    [one] La dernière manche : encore un tour après celui-ci.
   *[other] La dernière manche : encore { $n } tours après celui-ci.
  }
cli-ark-legend = · libre  ^ tente  (1) ouvrier de la place 1  (n) neutre  r3 bâtiment  R3 achevé  #r1 château, étage 1  + pour vos ouvriers
cli-ark-letter-cloth = r
cli-ark-letter-spice = o
cli-ark-letter-carpenter = n
cli-ark-letter-silver = a
cli-ark-castle = Château : étage { $floor }, { $placed ->
    [one] { $placed } pièce
   *[other] { $placed } pièces
  } ; la fin commence avec { $all }
cli-ark-squares = Les cases du château par numéro, vues d’en haut (famille et étage) :
cli-ark-family = sceau
cli-ark-value = valeur
cli-ark-mine = à vous
cli-ark-pools = pièces par étage
cli-ark-open = Cartes ouvertes : { $cards } ; pioche { $stack }
cli-ark-hand = Votre main
cli-ark-turns = Le bâtiment et comment il se tourne :
cli-ark-player = joueur
cli-ark-hand-size = cartes
cli-ark-banners = bannières
cli-ark-on-board = posés
cli-ark-own = ouvriers
cli-ark-neutral = neutres
cli-ark-seals = sceaux
cli-ark-gold = or
cli-ark-gold-before = or avant
cli-ark-building = bâtiment
cli-ark-open-squares = cases ouvertes
cli-ark-pays = paie
