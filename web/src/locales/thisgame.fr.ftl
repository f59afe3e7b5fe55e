# Ce qu’on peut faire d’une partie entière : l’emporter, la supprimer.
thisgame = Cette partie
thisgame-take = Emporter cette partie
thisgame-take-about = La partie jusqu’ici, dans un fichier, pour continuer ailleurs : sur un autre appareil, dans un autre navigateur, sur un serveur. Là-bas, choisissez « { $load } » à la page « { $archive } ». Elle reste aussi ici.
thisgame-take-over = Toute la partie dans un fichier. La page « { $archive } » l’ouvre partout.
thisgame-take-others = D’autres personnes jouent cette partie, et son fichier dit ce que les règles cachent. On pourra l’avoir une fois la partie finie.
thisgame-take-waits = Il n’y a rien à emporter avant le début de la partie.
thisgame-delete = Supprimer cette partie
thisgame-delete-about = Elle disparaît de ce navigateur, avec son journal, son bilan et les récompenses gagnées.
thisgame-sure = Supprimer « { $table } » pour toujours ? Personne ne pourra la faire revenir.
thisgame-yes = Supprimer pour toujours
thisgame-no = La garder
thisgame-deleted = « { $table } » est supprimée.
error-kept-for-all = Un serveur garde ses parties : elles sont à tous ceux qui les ont jouées.
