talk-title = Journal, discussion et notes
talk-tab = Parler
talk-tab-log = Journal
talk-tab-chat = Discussion
talk-tab-notes = Notes
talk-unread = non lus
talk-rooms = Qui parle
talk-players = Joueurs
talk-spectators = Spectateurs
talk-locked-players = Seuls les joueurs de cette table lisent et écrivent ici.
talk-locked-spectators = Les joueurs peuvent le lire une fois la partie finie.
talk-mute = Couper
talk-mute-all = Couper tout le monde
talk-mute-one = Couper { $who }
talk-mute-about = Valable pour cette table. Personne n’en est averti. Une personne coupée peut encore vous inviter et s’asseoir à vos tables ; une personne bloquée, non.
talk-about = Couper ou bloquer { $who }
talk-empty = Personne n’a encore écrit.
talk-new = { $n ->
    [one] 1 nouveau
   *[other] { $n } nouveaux
  }
talk-you = Vous
talk-hidden = La modération a masqué cette ligne.
talk-write = Écrire une ligne
talk-guest = Écrire comme invité …
talk-send = Envoyer
talk-sending = envoi en cours …
talk-not-sent = Pas envoyé : { $why }
talk-again = Réessayer
talk-drop = Jeter
notes-label = Vos notes privées
notes-empty = Vous seul pouvez lire ceci.
notes-saved = Enregistré. Vous seul pouvez lire ceci.
notes-writing = …
notes-here = Gardé sur cet appareil ; enregistré dès que le serveur répond.
