# Signalements, exclusions et trace de la modération ; ce qui est gardé et combien de temps.

mod-title = Le soin de la maison
mod-nothing = Rien ne vous attend.
mod-reports = Signalements
mod-bans-trail = Exclusions et trace
mod-open = Signalements ouverts
mod-closed = Signalements clos
mod-see-closed = Voir les signalements clos
mod-see-open = Voir les signalements ouverts
mod-none = Aucun signalement.
mod-next = Signalement suivant (J)
mod-previous = Signalement précédent (K)
mod-about = { $by } à propos de { $about }
mod-case = { $by } à propos de { $about } : { $what }
mod-case-answer = { $about } répond à une exclusion
mod-reported-ago = Signalé { $ago }.
mod-of-insult = Insulte
mod-of-name = Nom trompeur
mod-of-cheating = Jeu déloyal
mod-of-other = Autre chose
mod-of-answer = Réponse à une exclusion

mod-written = Ce qui a été écrit
mod-room-players = discussion des joueurs
mod-room-spectators = discussion des spectateurs
mod-around = Trois lignes avant et après ; la ligne signalée est marquée.
mod-on-request = [montrée sur demande]
mod-show = Montrer
mod-line-gone = La ligne n’existe plus.
mod-is-hidden = [masquée]

mod-who = Qui sont-ils
mod-no-address = ni adresse, ni courriel
mod-who-since = Ici depuis
mod-who-state = Actuellement
mod-who-games = Parties terminées
mod-who-reported = Signalé / retenu
mod-who-reports = A signalé / retenu
mod-who-before = Mesures antérieures
mod-state-guest = invité(e)
mod-state-player = joueur ou joueuse
mod-state-banned = exclusion
mod-state-former = supprimé
mod-no-measure = aucune
mod-measure = { $what } { $day }
mod-short-hide = ligne masquée
mod-short-close-table = table fermée
mod-short-ban = exclusion
mod-short-lift = exclusion levée

mod-do = Ce que vous faites
mod-done = Ce signalement est clos.
mod-do-close = Rien à faire
mod-do-close-about = Le signalement est clos.
mod-do-hide = Masquer la ligne
mod-do-hide-about = Plus personne ne la lit.
mod-do-table = Fermer la table
mod-do-table-about = Sa partie finit et ne compte pas.
mod-do-revoke = Annuler la cote
mod-do-revoke-about = La partie reste, mais ne compte plus. Les cotes sont recalculées.
mod-do-ban = Exclure
mod-do-ban-about = { $name } peut regarder, et rien d’autre.
mod-act-close = Clore le signalement
mod-act-hide = Masquer la ligne de { $name }
mod-act-table = Fermer la table
mod-act-revoke = Annuler la cote de cette partie
mod-act-ban = { $days ->
    [0] Exclure { $name } pour toujours
    [one] Exclure { $name } pour { $days } jour
   *[other] Exclure { $name } pour { $days } jours
  }
mod-until = Pour combien de temps
mod-term = { $days ->
    [0] Pour toujours
   *[other] { $days } jours
  }
mod-reason = Motif
mod-reason-close = Motif (peut rester vide)
mod-reason-ban = Motif, lu mot pour mot par la personne
mod-reason-kept = Gardé dans la trace.
mod-reason-missing = Donnez un motif.

mod-bans-title = { $n ->
    [0] Aucune exclusion en vigueur
    [one] Une exclusion en vigueur
   *[other] { $n } exclusions en vigueur
  }
mod-trail-about = Tout ce que fait la modération est écrit ici, ne peut être retiré, et toute la modération le lit.
mod-export = Exporter
mod-force = En vigueur
mod-no-bans = Personne n’est exclu.
mod-ban-until = Jusqu’au { $day }, par { $by }.
mod-ban-good = Pour toujours, par { $by }.
mod-banned = exclusion
mod-answered = réponse
mod-read = Lire
mod-change = Changer
mod-lift = Lever
mod-lift-title = Lever l’exclusion de { $name }
mod-ban-title = Exclure quelqu’un
mod-player = Joueur ou joueuse
mod-this-player = cette personne
mod-follows-seats = Les places en cours vont à un bot ou à un remplaçant, comme chaque table l’a convenu.
mod-follows-games = Les parties terminées restent, avec le nom.
mod-follows-answer = Peut répondre une fois ; une autre personne de la modération le lit, s’il y en a une.
mod-trail = Trace
mod-of = { $n } sur { $count }
mod-more = Actes plus anciens
mod-when = Quand
mod-by = Qui
mod-what = Quoi
mod-as-written = Motif tel qu’écrit
mod-terminal = Terminal
mod-deed-read = a regardé une ligne de { $whom }
mod-deed-close = a clos un signalement à propos de { $whom }
mod-deed-hide = a masqué une ligne de { $whom }
mod-deed-close-table = a fermé la table { $table }
mod-deed-revoke = a annulé la cote de la partie à la table { $table }
mod-deed-ban = { $ends ->
    [yes] a exclu { $whom } jusqu’au { $until }
   *[no] a exclu { $whom } pour toujours
  }
mod-deed-lift = a levé l’exclusion de { $whom }
mod-deed-moderator = a confié la modération à { $whom }
mod-deed-no-moderator = a retiré la modération à { $whom }

mod-report = Signaler
mod-report-line = Signaler cette ligne de { $name }
mod-report-title = Signaler { $name }
mod-report-what = De quoi s’agit-il ?
mod-kind-insult = Insulte ou menace
mod-kind-name = Un nom trompeur ou insultant
mod-kind-cheating = Jeu déloyal
mod-kind-other = Autre chose
mod-report-text = Que s’est-il passé ?
mod-report-hint = La modération le lit avec trois lignes de la discussion avant et après. La personne n’apprend pas qui l’a signalée.
mod-report-empty = Dites ce qui s’est passé.
mod-report-block = Bloquer aussi { $name } : ni invitations, ni places à mes tables
mod-report-send = Envoyer le signalement
mod-reported = { $name } est signalé. La modération regardera.

ban-until = Vous êtes exclu jusqu’au { $day }
ban-good = Vous êtes exclu
ban-means = Vous pouvez regarder des parties, mais pas jouer, écrire ou ouvrir des tables.
ban-answer = Votre réponse, une fois ; la modération la lit
ban-answer-send = Envoyer la réponse
ban-answered = Votre réponse est envoyée.

privacy-title = Ce qui est gardé ici
privacy-lead = Ce que ce serveur sait de vous, et quand il l’efface.
privacy-alone = Sans serveur, tout reste dans ce navigateur.
privacy-games = Parties
privacy-games-about = Les parties et leurs coups restent, avec le nom des joueurs. Qui supprime son compte n’y a plus de nom.
privacy-chat = Discussion
privacy-chat-about = { $chat ->
    [one] Effacée un jour après la fin de la partie.
   *[other] Effacée { $chat } jours après la fin de la partie.
  }
privacy-notes = Notes et ordres
privacy-notes-about = Vous seul les lisez. Ils sont effacés avec votre compte.
privacy-account = Nom et compte
privacy-account-about = { $names ->
    [one] Jusqu’à ce que vous supprimiez le compte. Le nom reste ensuite réservé un jour.
   *[other] Jusqu’à ce que vous supprimiez le compte. Le nom reste ensuite réservé { $names } jours, pour que personne ne se fasse passer pour vous.
  }
privacy-sessions = Connexion
privacy-sessions-about = { $sessions ->
    [one] Un navigateur qui ne sert pas pendant un jour est déconnecté.
   *[other] Un navigateur qui ne sert pas pendant { $sessions } jours est déconnecté.
  }
privacy-addresses = Adresses
privacy-addresses-about = { $addresses ->
    [one] Une partie de l’adresse de chaque navigateur, pour que vous le reconnaissiez ; effacée un jour après sa dernière utilisation.
   *[other] Une partie de l’adresse de chaque navigateur, pour que vous le reconnaissiez ; effacée { $addresses } jours après sa dernière utilisation.
  }
privacy-notices = Avis
privacy-notices-about = { $notices ->
    [one] Effacés un jour après leur envoi. Les adresses de courriel et de notification partent quand vous les retirez.
   *[other] Effacés { $notices } jours après leur envoi. Les adresses de courriel et de notification partent quand vous les retirez.
  }
privacy-reports = Signalements
privacy-reports-about = { $chat ->
    [one] Lus par la modération ; un signalement clos est effacé après un jour.
   *[other] Lus par la modération ; un signalement clos est effacé après { $chat } jours.
  }
privacy-trail = Actes de la modération
privacy-trail-about = Ce que fait la modération est gardé pour toujours, avec le motif. Personne qui a supprimé son compte n’y est nommé.
privacy-not = Il n’y a ni publicité ni comptage des visiteurs, et rien n’est transmis à d’autres.
