# Une table qui tourne dans le navigateur du lecteur : comment elle s’ouvre, et ce qu’elle dit d’elle-même.
desk-opening = On dresse la table
desk-opening-about = Toute la table tourne dans ce navigateur. La première fois, elle est téléchargée ; ensuite, elle s’ouvre aussi sans réseau.
desk-fetch = Téléchargement : { $bytes } sur { $of } Mo
desk-start = Démarrage de l’interpréteur
desk-games = Mise en place des jeux
desk-progress = Ce qui est déjà là
desk-failed = La table ne s’est pas ouverte
desk-failed-network = Une partie de ses fichiers n’est pas arrivée. Vérifiez votre connexion ; vos parties sont conservées.
desk-failed-storage = Ce navigateur ne laisse rien enregistrer ici, comme dans certaines fenêtres privées. Ouvrez-la dans une fenêtre ordinaire.
desk-failed-browser = Ce navigateur est trop ancien ({ $what } lui manque). Une version actuelle de Firefox, Chrome, Edge ou Safari convient.
desk-failed-insecure = Elle ne s’ouvre qu’à une adresse en https, ou sur cet ordinateur même : ailleurs, les navigateurs ne permettent ni d’enregistrer ni de travailler sans réseau.
desk-failed-other = Quelque chose a mal tourné à l’ouverture. Vos parties sont conservées.
desk-detail = Ce que dit le navigateur
desk-again = Réessayer
desk-lost = La table s’est arrêtée. Vos parties sont conservées.
desk-update = Une nouvelle version est prête. Vos parties continuent avec elle.
desk-update-now = L’utiliser maintenant
desk-update-later = Plus tard

## Dit autrement là où il n’y a pas de serveur

list-none = Aucune table n’a de place libre
list-none-about = Tout se passe dans ce navigateur : jouez contre des bots, ou avec d’autres devant cet écran.
archive-about = Toutes les parties terminées de ce navigateur. Un fichier de partie (.ark) venu d’ailleurs s’ouvre ici et se regarde comme les autres ; déposez-le sur cette page ou choisissez-le. Le fichier d’une position (.toml) ouvre une nouvelle table qui commence là.
finished-note = gardées dans ce navigateur
lobby-offline = La table se remet en place. Ce que vous voyez est peut-être ancien.
