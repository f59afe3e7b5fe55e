# Invitations, hôte d’une table, regarder, ranger.

## Ce qui est convenu

coming-game = Jeu
coming-as-printed = comme imprimé
coming-pace = Rythme
coming-pace-unhurried = Sans hâte : pas d’horloge
coming-pace-unhurried-about = chacun joue quand il peut
coming-pace-live = En direct : { $bank } chacun, { $turn } de plus par tour
coming-pace-live-about = tout le monde est là en même temps
coming-pace-days = Jours : { $turn } par tour, réserve { $bank }
coming-pace-days-about = chacun joue quand cela lui convient
coming-pace-window = votre horloge court de { $from } à { $to }, dans votre fuseau
coming-zero = À zéro
coming-zero-decide = Ceux qui restent décident
coming-zero-decide-about = un bot continue, du temps, un remplaçant, ou la fin
coming-zero-bot = Un bot continue
coming-zero-bot-about = le titulaire peut reprendre sa place
coming-zero-wait = La table attend
coming-zero-wait-about = rien ne se passe tout seul
coming-rated = Cotée
coming-rated-yes = Oui
coming-rated-yes-about = la partie compte pour la cote des joueurs ; pas de conseils ; qui abandonne, épuise son temps ou est remplacé est dernier
coming-rated-no = Non
coming-rated-no-about = aucune cote ne bouge
coming-long = Durée
coming-long-about = Environ { $time }
coming-long-sitting = d’une traite
coming-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
  }
coming-hours = { $n ->
    [one] { $n } heure
   *[other] { $n } heures
  }
coming-minutes = { $n } min
coming-seconds = { $n } s

## Avant de s’asseoir

coming-to = Invitation à « { $table } »
coming-kept-for-you = { $who } vous a gardé une place
coming-invites = { $who } vous invite à vous asseoir
coming-full = Aucune place libre pour l’instant
coming-full-about = Chaque place libre est gardée pour quelqu’un. Vous pourrez regarder dès le début, ou ouvrir votre propre table.
coming-sit = Votre place
coming-name = Votre nom à cette table
coming-name-about = Ni compte ni adresse : la place tient à ce navigateur.
coming-take = Prendre cette place
coming-decline = Décliner l’invitation
coming-taken-about = Toutes les places sont prises. Vous pourrez regarder quand la partie commence, ou ouvrir votre propre table.
coming-watch-later = Qui reste sur cette page regarde dès que la partie commence.
coming-seats = Qui est assis
coming-host = hôte
coming-you-host = vous, hôte
coming-your-seat = votre place, si vous voulez
coming-kept = place gardée
coming-kept-you = gardée pour vous
coming-kept-since = place gardée, invitation envoyée { $when }

## Accepter de nouveau

coming-again-title = L’hôte a modifié la table
coming-again-about = Vous vous êtes assis à d’autres conditions. La partie commence quand vous acceptez celles-ci.
coming-was = avant :
coming-is = maintenant :
coming-agree = Accepter
coming-must-agree = doit accepter les changements
coming-waits-too = Avant cela, { $who } doit accepter les changements de l’hôte.
coming-waits-agree = Toutes les places sont prises. La partie commence quand { $who } a accepté les changements de l’hôte.

## L’hôte

coming-invite = Inviter
coming-share = Partager
coming-code = Montrer le code
coming-code-of = Image de l’adresse { $link }
coming-by-name = Ou un joueur par son nom
coming-invite-go = Inviter
coming-invited = { $who } est invité(e)
coming-keep = Garder une place
coming-answer-none = n’a pas répondu
coming-answer-declined = a décliné
coming-answer-removed = a été retiré(e)
coming-answer-accepted = a accepté
coming-uninvite = Retirer l’invitation de { $who }
coming-bot-instead = Un bot
coming-bot-for = Un bot à la place de { $who }
coming-remove = Retirer { $who }
coming-remove-short = Retirer
coming-start = Commencer
coming-start-bots = { $n ->
    [one] Commencer avec un bot
   *[other] Commencer avec { $n } bots
  }
coming-start-about = { $n ->
    [one] Un bot prend la place libre. Sinon la partie commence dès qu’elle est prise.
   *[other] Des bots prennent les { $n } places libres. Sinon la partie commence dès que toutes sont prises.
  }
coming-start-kept = Une place est gardée pour { $who } : attendez, ou mettez un bot.
coming-start-agree = { $who } doit d’abord accepter vos changements.
coming-change = Modifier
coming-change-title = Modifier la table
coming-change-name = Nom
coming-change-others = Place prise aux conditions actuelles : { $who }. Si vous changez les options, le rythme ou la cote, la partie ne commence que quand tout le monde a de nouveau accepté.
coming-change-alone = Personne d’autre n’est encore assis. Qui s’assoit plus tard accepte ce qui est écrit à ce moment.
coming-change-go = Modifier
coming-changed = La table est modifiée
coming-changed-wait = { $who } doit accepter avant que la partie commence.
coming-changes = Ce que l’hôte a changé
coming-close = Fermer la table
coming-closed-done = { $table } est fermée
coming-who = Qui peut venir
coming-who-public = Publique
coming-who-public-about = La table est dans la liste, et chacun peut s’asseoir.
coming-who-link = Par lien
coming-who-link-about = La table n’est pas dans la liste. Qui a son adresse peut s’asseoir.
coming-who-invited = Sur invitation
coming-who-invited-about = Seules les personnes que vous invitez par leur nom peuvent s’asseoir.
coming-chat = On peut s’écrire
reach-only-here = Cette adresse ne marche que sur cet ordinateur. Lancez le serveur avec --host 0.0.0.0 pour votre réseau, ou avec --public-url.

## Trop tard, fermée, nulle part

coming-late = La partie a commencé
coming-late-since = La partie a commencé le { $when }
coming-late-about = Vous regardez. Ce qui est caché à la table l’est aussi pour vous.
coming-closed = Cette table a été fermée
coming-closed-about = { $who } a fermé « { $table } » le { $when }, avant le début. Rien n’a été joué, rien n’est perdu.
coming-again-open = Rouvrir la même table
coming-again-open-about = Avec les mêmes règles, options et rythme. Qui était assis ou invité est de nouveau invité.
coming-wrong-about = Une lettre s’est peut-être perdue en route, ou la table a été supprimée. Redemandez son adresse.
coming-open-tables = Voir les tables ouvertes

## L’accueil

coming-your-invitations = Invitations
coming-from = { $who } vous invite, { $when }
coming-look = Voir
coming-look-at = Voir l’invitation à { $table }
coming-accept = S’asseoir
coming-accept-at = S’asseoir à { $table }
coming-decline-at = Décliner l’invitation à { $table }
coming-put-away = Ranger
coming-put-away-at = Ranger { $table }
coming-shelf = { $n ->
    [one] { $n } table rangée
   *[other] { $n } tables rangées
  }
coming-take-back = Ressortir
coming-take-back-at = Ressortir { $table }
coming-shelf-hide = Masquer les tables rangées

## Regarder

nav-watch = Regarder
coming-watching = { $n ->
    [one] une personne regarde
   *[other] { $n } personnes regardent
  }
watch-title = { $n ->
    [0] Rien à regarder pour l’instant
    [one] Une table à regarder
   *[other] { $n } tables à regarder
  }
watch-about = Les parties publiques en cours. On ne voit pas qui regarde, seulement combien.
watch-hidden = Ce qui est caché à la table l’est ici aussi.
watch-all = Tous les jeux
watch-any = Tout rythme
watch-live = En direct
watch-days = Jours
watch-unhurried = Sans hâte
watch-none = Aucune table publique en cours
watch-none-about = Les tables ouvertes sont à l’accueil, les parties finies aux archives.
watch-turn = Tour { $turn } : à { $who } de décider
watch-mini = { $game }, { $percent } pour cent joués
watch-offline = Cette liste est peut-être ancienne : le serveur ne répond pas.
watch-skip = Aller aux tables

## Un serveur sur invitation

welcome-title = Ce serveur est sur invitation
welcome-open = Ce serveur est ouvert à tous
welcome-open-about = Aucun code n’est nécessaire ici : chacun peut ouvrir des tables et devenir joueur.
welcome-about = Qui a été admis par un joueur peut ouvrir des tables et devenir joueur. Pour s’asseoir à une table, son adresse suffit.
welcome-line = Ce serveur est sur invitation. Avec un code d’un joueur, on peut ouvrir des tables et garder un nom.
welcome-line-in = Ce serveur est sur invitation. Vous pouvez faire entrer d’autres personnes.
welcome-code = Votre code
welcome-use = Entrer
welcome-done = Bienvenue : vous pouvez ouvrir des tables.
welcome-in = Vous êtes admis(e).
welcome-make = Admettre quelqu’un
welcome-make-about = Un code sert une fois, sous 14 jours.
welcome-made = Envoyez cette adresse à une personne
welcome-skip = Aller au code
