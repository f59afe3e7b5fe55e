# Comptes et connexion.

error-name-short = Un nom a de { $least } à { $most } lettres, chiffres et espaces.
error-name-letter = « { $letter } » ne peut pas figurer dans un nom (place { $place }).
error-name-figures = Un nom a au moins une lettre.
error-name-scripts = La lettre { $place }, « { $letter } », est d’une écriture ({ $script }), les autres d’une autre ({ $main }). N’en prenez qu’une.
error-name-reserved = « { $name } » est réservé à la maison ou à un bot.
error-name-taken = « { $name } » est déjà joueur.
error-name-alike = Trop semblable : la lettre { $place }, « { $letter } » ({ $script ->
    [figure] un chiffre
   *[other] { $script }
  }), se lit comme dans « { $name } », déjà joueur.
error-name-released = « { $name } » vient d’être abandonné et n’est pas encore libre.
error-player-already = Vous avez déjà votre nom.
error-players-only = C’est réservé aux joueurs qui ont leur nom.
error-password-length = Un mot de passe a de { $least } à { $most } caractères.
error-password-usual = C’est l’un des premiers que l’on essaie. Une phrase de quatre mots vaut mieux.
error-password-wrong = Le mot de passe actuel n’est pas le bon. { tries-left }
error-sign-in-wrong = Le nom ou le mot de passe n’est pas le bon. { tries-left }
error-sign-in-wait = Trop d’essais. Attendez { $seconds } { $seconds ->
    [one] seconde
   *[other] secondes
  }, puis réessayez.
error-sign-in-busy = Beaucoup se connectent en ce moment. Réessayez dans un instant.
error-sign-in-changed = Quelque chose a changé entre-temps. Réessayez.
error-recovery-wrong = Ce code n’ouvre pas ce nom. Chaque code sert une fois. { tries-left }
error-passkey-wrong = Cette clé d’accès n’ouvre rien ici. { tries-left }
error-passkey-late = Cela a pris trop de temps, ou a déjà servi. Réessayez.
error-passkey-refused = La clé d’accès n’a pas été créée pour cette adresse.
error-passkey-known = Cet appareil a déjà une clé d’accès.
error-passkeys-most = Au plus { $most } clés d’accès.
error-last-way-in = C’est votre seul moyen d’entrer. Créez d’abord une autre clé d’accès ou un mot de passe.
error-no-such-passkey = Cette clé d’accès n’existe plus.
error-no-such-session = Cet appareil est déjà déconnecté.
error-guest-leaves = Un invité qui se déconnecte ne peut pas revenir.
error-device-unknown = Ce code ne peut pas servir. Demandez-en un nouveau.
error-device-wait = Trop de codes erronés. Attendez { $seconds } { $seconds ->
    [one] seconde
   *[other] secondes
  }.
error-device-over = Ce code est périmé.
error-delete-name = Écrivez votre nom tel qu’il figure ci-dessus.
error-feature-off = Ce serveur ne sait pas faire cela.
tries-left = { $tries ->
    [0] Plus d’essai : attendez une minute.
    [one] Il reste un essai, puis une attente d’une minute.
   *[other] Il reste { $tries } essais, puis une attente d’une minute.
  }
