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

signin-account = Mon compte
signin-own-name = Un nom à vous
signin-title-keep = Garder ce nom
signin-title-codes = Dix codes pour les jours de pluie
signin-title-in = Se connecter
signin-title-lost = Trois façons de revenir
signin-title-device = Saisir le code
signin-title-compare = Comparer les signes
signin-title-bring = Emmener { $name }
signin-caps-keep = Vous jouez en invité
signin-caps-visitor = Vous n’avez pas encore de place
signin-caps-codes = { $name }, joueur depuis aujourd’hui
signin-caps-in = Heureux de vous revoir
signin-caps-lost = Rien ne marche
signin-caps-device = Autre appareil
signin-player-since = Joueur depuis le { $day }
signin-keep-lead = { $tables ->
    [0] La place que vous prenez tient à ce navigateur. Avec un nom à vous, elle est à vous partout.
    [one] Une table tient à ce navigateur. Avec un nom à vous, elle est à vous partout.
   *[other] { $tables } tables tiennent à ce navigateur. Avec un nom à vous, elles sont à vous partout.
  }
signin-name = Nom
signin-name-change = Changer le nom
signin-name-new = Nouveau nom
signin-name-rests = L’ancien nom vous est gardé pendant 90 jours.
signin-name-hint = de 3 à 24 lettres, chiffres, espaces
signin-name-free = libre ; de 3 à 24 lettres, chiffres, espaces
signin-free-now = libres
signin-is-it-you = Est-ce vous ?
signin-is-it-you-link = Connectez-vous et emportez cette place
signin-prove = Comment vous prouverez que c’est vous
signin-passkey = Clé d’accès
signin-passkey-about = Cet appareil demande le doigt, le visage ou un code. Rien à retenir, rien à voler.
signin-passkey-cancelled = La clé d’accès n’a pas servi : annulée, trop tard, ou cet appareil n’a pas de verrouillage d’écran.
signin-passkey-n = Clé d’accès { $n }
signin-passkey-add = Créer une clé d’accès sur cet appareil
signin-simplest = le plus simple
signin-not-here = pas ici
signin-password = Mot de passe
signin-password-about = { $least } caractères ou plus, que vous gardez.
signin-password-hint = Une phrase de quatre mots vaut mieux qu’un mot difficile.
signin-password-now = Mot de passe actuel
signin-password-new = Nouveau mot de passe
signin-password-set = défini
signin-password-none = aucun
signin-password-ends = Tous les autres appareils sont déconnectés.
signin-password-save = Enregistrer le mot de passe
signin-password-saved = Le mot de passe est enregistré.
signin-show-password = Montrer le mot de passe
signin-hide-password = Cacher le mot de passe
signin-keep-passkey = Créer une clé d’accès, garder le nom
signin-keep-password = Garder le nom
signin-have-name = J’ai un nom : me connecter
signin-stay-guest = Rester en invité
signin-as-guest = Jouer en invité
signin-with-passkey = Se connecter par clé d’accès
signin-with-password = Se connecter par mot de passe
signin-or = ou
signin-other-device = Utiliser un autre appareil
signin-nothing-works = Rien ne marche
signin-bring = Emporter { $tables ->
    [one] la table
   *[other] les { $tables } tables
  } de { $name }
signin-off-needs-https = Les clés d’accès demandent https. L’hôte peut l’installer.
signin-off-needs-localhost = Les clés d’accès ne marchent pas à cette adresse, mais à { $address }.
signin-off-other-address = Les clés d’accès appartiennent à { $address }.
signin-off-needs-extra = Pas installé sur ce serveur.
signin-off-browser = Ce navigateur n’a pas de clés d’accès ici.
signin-go-there = Continuer à { $address }
signin-codes = Codes de secours
signin-codes-lead = Si tous vos appareils sont perdus, chacun de ces codes ouvre votre nom, une fois. Ils sont montrés
signin-codes-once = maintenant et plus jamais.
signin-codes-download = Télécharger
signin-codes-print = Imprimer
signin-codes-copy = Copier
signin-codes-kept = Je les ai mis là où je les retrouverai
signin-codes-foot = La page de votre compte en fait de nouveaux à tout moment ; les anciens prennent alors fin.
signin-codes-file = Arktable, codes de secours de { $name } à { $place }. Chacun ouvre le nom une fois.
signin-codes-file-name = arktable-codes.txt
signin-codes-new = Faire de nouveaux codes
signin-codes-left = { $n ->
    [0] Il ne reste aucun code. Faites-en de nouveaux.
    [one] Il reste un code. De nouveaux codes y mettent fin.
   *[other] Il reste { $n } codes. De nouveaux codes y mettent fin.
  }
signin-copied = Copié.
signin-copy-failed = Ce navigateur ne permet pas de copier ici.
signin-back-to = Retour à { $table }
signin-back-account = Retour à mon compte
signin-lost-device = Un autre appareil est encore connecté
signin-lost-device-about = Mon compte, Autre appareil, « Emmener ». Il montre un code pour celui-ci.
signin-have-code = J’ai un code
signin-lost-codes = Vous avez gardé les codes de secours
signin-recovery-code = Code de secours
signin-open-name = Ouvrir mon nom
signin-lost-neither = Ni l’un ni l’autre
signin-lost-neither-about = Alors le nom reste fermé, pour nous aussi : il n’y a pas d’adresse à qui écrire. Vos parties finies restent, vos places en cours peuvent passer à un bot ou à un remplaçant. Recommencez avec un autre nom.
signin-new-name = Choisir un nouveau nom
signin-keeps = Ce qu’un nom garde
signin-keeps-table-b = Vos places,
signin-keeps-table = sur chaque appareil où vous vous connectez
signin-keeps-replay-b = Vos parties,
signin-keeps-replay = résultats, prix et cote
signin-keeps-bell-b = Des avis
signin-keeps-bell = quand c’est à vous
signin-keeps-lock-b = Ni e-mail, ni vrai nom.
signin-keeps-lock = Les autres voient le nom, les résultats et la cote ; rien d’autre.
signin-places = De bons endroits
signin-places-print-b = Sur papier,
signin-places-print = avec votre passeport
signin-places-key-b = Dans un gestionnaire de mots de passe,
signin-places-key = en note
signin-places-close-b = Pas
signin-places-close = en photo sur le téléphone que vous pouvez perdre
signin-closed = Tant que la porte est fermée
signin-closed-clock-b = Vos horloges courent.
signin-closed-clock = À zéro, la table fait ce qui a été convenu.
signin-closed-watch-b = Vous pouvez regarder
signin-closed-watch = vos tables publiques en invité.
signin-closed-lock-b = Personne ne peut l’ouvrir pour vous,
signin-closed-lock = pas même l’exploitant.
signin-where = Où est le code
signin-where-device-b = Sur le premier appareil :
signin-where-device = Mon compte, Autre appareil, « Emmener »
signin-where-qr-b = Un appareil photo
signin-where-qr = vous amène ici avec le code
signin-where-lock-b = Le premier appareil confirme.
signin-where-lock = Personne n’entre avec le code seul.
signin-device-lead = Sur le nouvel appareil, saisissez ce code, ou visez cette image. L’adresse est
signin-device-unreachable = D’autres appareils ne peuvent pas ouvrir cette adresse : elle n’est qu’à celui-ci.
signin-device-waits = On attend l’autre appareil.
signin-device-allowed = Accepté. L’autre appareil se connecte.
signin-device-done = L’autre appareil est connecté.
signin-device-over = Le code est périmé.
signin-device-new = Nouveau code
signin-device-refused = Le premier appareil a refusé, ou le code est périmé.
signin-code = Code
signin-code-left = restent, sert une fois
signin-code-link = Copier comme lien
signin-code-hint = Deux groupes de quatre lettres ; le tiret peut manquer.
signin-type-code = Le premier appareil le montre sur la page du compte.
signin-ask = Demander au premier appareil
signin-asks = Un appareil demande
signin-asks-about = { $browser }, à l’instant. Montre-t-il les mêmes trois signes ?
signin-asks-yes = Oui, connectez-le
signin-asks-no = Non, ce n’est pas moi
signin-compare = Le premier appareil doit montrer les mêmes trois signes. Confirmez là-bas.
signin-compare-waits = On attend le premier appareil.
signin-sign-0 = disque
signin-sign-1 = carré
signin-sign-2 = triangle
signin-sign-3 = losange
signin-ways = Comment vous vous connectez
signin-made = créée le { $day }
signin-used = utilisée le { $day }
signin-remove = Retirer
signin-remove-passkey = Retirer { $name }
signin-change = Changer
signin-set = Définir
signin-sessions = Connecté en ce moment
signin-this-browser = Ce navigateur
signin-here = ici
signin-now = maintenant
signin-browser = { $browser } sur { $system }
signin-browser-unknown = Un navigateur
signin-network-local = réseau local
signin-sign-out = Déconnecter
signin-sign-out-here = Me déconnecter ici
signin-end-session = Déconnecter : { $browser }
signin-end-others = Déconnecter tous les autres
signin-bring-about = Un code court vous emmène sur un téléphone, une tablette ou un autre navigateur. Celui-ci reste connecté.
signin-bring-along = Emmener
signin-settings = Réglages
signin-zone = Fuseau horaire
signin-zone-about = Pour les horloges en jours et les plages.
signin-language = Langue
signin-language-about = Des pages et des avis.
signin-presence = Montrer que je suis là
signin-presence-about = Sinon, on voit seulement quand vous avez joué.
signin-delete = Me supprimer
signin-delete-about = Vos parties restent à ceux qui les ont jouées, sans votre nom. Tout le reste part : moyens de connexion, notes, discussion, avis, cote. Personne d’autre ne peut prendre le nom pendant 90 jours.
signin-delete-type = Écrivez { $name } pour confirmer
signin-delete-yes = Me supprimer pour de bon
signin-delete-no = Garder mon compte
signin-deleted = Vous êtes supprimé. Merci d’avoir joué.
signin-hint-strip = Ou gardez-la pour de bon
nav-account = { $name }, mon compte
