# Un appareil pour plusieurs personnes : le rideau entre elles, et à qui est la table ouverte.

hotseat = un appareil pour plusieurs personnes

## Le rideau

hotseat-pass = Passez l’appareil à { $who }
hotseat-again = { $who }, votre table est cachée
hotseat-sent = { $who } a envoyé son tour.
hotseat-nothing = Rien de secret à l’écran tant que { $who } n’ouvre pas le rideau.
hotseat-open = Je suis { $who }, ouvrir ma table
hotseat-others = C’est à { $who } de décider
hotseat-others-about = Rien de secret à l’écran. Le rideau reste fermé jusqu’à ce que ce soit à quelqu’un de cet appareil.
hotseat-behind = Derrière le rideau
hotseat-behind-nothing = rien : dans ce jeu, tout est visible
hotseat-did = Ce que { $who } a fait au vu de tous
hotseat-happened = Ce qui s’est passé au vu de tous
hotseat-happened-nothing = rien encore
hotseat-look = Regarder ce qui est visible
hotseat-bot = { $who } n’est plus là : laisser jouer un bot
hotseat-turn = Tour { $n } · à cet appareil : { $people }
hotseat-what-hidden = Ce que cache chaque jeu
secret-anything = tout ce que ce jeu peut cacher

## La table ouverte

hotseat-yours = C’est à { $who }
hotseat-table-of = Table ouverte pour { $who }
hotseat-only-you = personne d’autre ne devrait regarder l’écran
hotseat-all-open = passez l’appareil quand vous voulez : ici, tout est visible
hotseat-hide = Cacher ma table
hotseat-pause = Pause
hotseat-paused = Pause : c’est à { $who }
hotseat-paused-others = Pause : { $who } décide
hotseat-always = Rideau entre les tours
hotseat-looking = Voici ce que chacun peut voir. Aucun secret n’est montré.
hotseat-to-curtain = C’est à { $who } de jouer
hotseat-back = Revenir au rideau
hotseat-bot-plays = Un bot joue pour { $who }.
hotseat-take-back = { $who } reprend la main

## Ce qui est caché

hotseat-hidden-title = Ce qui est caché
hotseat-hidden-about = Le rideau tombe là où les règles cachent quelque chose. Ailleurs, la table se tourne d’elle-même vers la personne suivante, et une ligne la nomme.
hotseat-hidden-game = Jeu
hotseat-head = { $head } :
hotseat-hidden-open = Toujours visible
hotseat-hidden-between = Entre deux personnes

## Dans le salon

hotseat-seat = Ici
hotseat-seat-name = Nom à la place { $n }
hotseat-seat-hint = son nom
hotseat-player = Joueur { $n }
hotseat-about = { $n } personnes se passent cet appareil. Là où les règles cachent quelque chose, un rideau tombe entre leurs tours.
hotseat-always-new = Rideau aussi là où rien n’est caché
hotseat-this-device = cet appareil
hotseat-turn-of = C’est à { $who } de jouer, à cet appareil
hotseat-give-up = { $who } ne joue pas
