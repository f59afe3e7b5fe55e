# Jouer à distance : ce que dit le journal, et les erreurs.

error-needs-server = Cela demande un serveur ; la table sans serveur n’a qu’une personne.
error-no-session = Prenez d’abord une place ou choisissez un nom.
error-rated-needs-people = Une partie cotée demande au moins deux personnes.
error-rated-no-bot-accounts = Les comptes de bots ne prennent pas part aux parties cotées.
error-rated-no-help = Cette partie est cotée : ni conseils, ni guide, ni analyse avant la fin.
error-rematch-waiting = Cette table attend encore ses joueurs. Fermez-la d’abord pour la rouvrir.
error-rematch-running = Une revanche est possible quand cette partie est finie.
error-no-such-player = Personne ne joue sous ce nom.
error-clock-one-device = Une partie avec horloges demande un appareil par personne.
error-pace-too-short = Donnez à chacun au moins { $seconds ->
    [60] une minute
   *[other] une heure
  }.
error-window-needs-days = Une plage quotidienne va avec le rythme en jours.
error-window-too-short = La plage quotidienne doit durer au moins { $hours } heures.
error-no-clock = Cette partie n’a pas d’horloge.
error-not-to-yourself = Vous ne pouvez pas vous donner du temps.
error-vacation-days = Un congé compte des jours entiers, à partir de demain et dans l’année qui suit, { $most } au plus d’affilée.
error-vacation-spent = Cela ferait plus de { $most } jours de congé en { $year }.
error-vacation-begun = Ce congé a commencé.
error-has-resigned = Vous avez abandonné cette partie.
error-ended-early = Cette partie est terminée.
error-is-offered = C’est déjà proposé.
error-is-paused = Les horloges sont déjà en pause.
error-not-paused = Les horloges ne sont pas en pause.
error-no-offer = Il n’y a pas de proposition en attente.
error-has-agreed = Vous avez déjà accepté.
error-not-missing = La personne de cette place joue encore.
error-no-vote = Seuls les autres joueurs de cette table votent.
error-chat-closed = { $room ->
    [players] Seuls les joueurs de cette table lisent et écrivent ici.
   *[spectators] Les spectateurs parlent entre eux jusqu’à la fin de la partie.
  }
error-banned = { $ends ->
    [no] Vous êtes exclu de ce serveur. Motif : « { $reason } »
   *[yes] Vous êtes exclu de ce serveur jusqu’au { $day }. Motif : « { $reason } »
  }
error-not-banned = Il n’y a pas d’exclusion.
error-has-answered = Vous avez déjà répondu.
error-nobody-there = Cette personne ou cette ligne n’existe pas.
error-report-self = Vous ne pouvez pas vous signaler vous-même.
error-is-reported = Vous l’avez déjà signalé.
error-reports-most = Vous avez { $most } signalements ouverts. Attendez qu’on en lise.
error-moderators-only = Seule la modération peut le faire.
error-no-such-report = Ce signalement n’existe pas.
error-another-moderator = Une autre personne de la modération s’en occupe.
error-report-closed = Ce signalement est clos.
error-is-hidden = Cette ligne est déjà masquée.
error-does-not-count = Cette partie ne compte pas pour les cotes.
error-ban-reason = Une exclusion sans motif est impossible.
error-ban-moderator = La modération ne peut pas être exclue. Ce rôle se retire au terminal du serveur.
error-chat-off = La discussion est fermée à cette table.
error-not-host = Seul l’hôte de cette table peut le faire.
error-not-invited = Vous n’êtes pas invité(e) à cette table.
error-was-removed = L’hôte a libéré votre place à cette table. Il peut vous inviter de nouveau.
error-seat-kept = Cette place est gardée pour { $name }.
error-not-to-invite = { $name } n’accepte pas vos invitations.
error-sits-there = { $name } est déjà à cette table.
error-invites-most = { $most } personnes sont invitées et n’ont pas répondu : attendez une réponse ou retirez une invitation.
error-blocks-most = Vous avez bloqué { $most } personnes, c’est le maximum.
error-no-invitation = Cette invitation n’existe pas.
error-no-free-seat = Toutes les places sont prises ou gardées pour d’autres.
error-nobody-sits = Il faut une personne à la table : asseyez-vous d’abord.
error-not-agreed = { $name } n’a pas encore accepté vos changements.
error-is-agreed = Vous avez déjà accepté.
error-changed-again = L’hôte a encore changé quelque chose. Relisez, s’il vous plaît.
error-options-fixed = La partie de cette table est donnée : ses options ne changent plus.
error-not-yourself = C’est vous.
error-still-playing = Vous jouez encore à cette table.
error-by-invitation = Ce serveur est sur invitation : demandez un code à un joueur.
error-by-invitation-link = J’ai un code
feature-by-invitation = Ce serveur est sur invitation.
error-welcome-unknown = Ce code n’ouvre rien. Il a peut-être servi, ou il est échu.
error-welcomes-most = Vous avez { $most } codes que personne n’a utilisés.
error-no-such-channel = Cette façon de vous avertir n’existe pas.
error-channel-address = Donnez une adresse qui commence par https://, sans port.
error-mail-address = Ce n’est pas une adresse de courriel.
error-channel-exists = Vous l’avez déjà ajouté.
error-channels-most = Il y a au plus { $most } façons de vous avertir.
error-channel-not-paused = Ce n’est pas en pause.
error-channel-no-test = Un flux se lit : on n’y envoie rien.
error-reminded-today = Vous avez rappelé ce joueur à l’ordre depuis moins d’un jour.
error-remind-yourself = La table vous attend.
error-nobody-waited-for = La table n’attend personne qui puisse être rappelé.

error-no-such-tournament = Ce tournoi n’existe pas.
error-organiser-only = Seul l’organisateur peut le faire.
error-has-entered = Vous participez déjà.
error-not-entered = Personne de ce nom ne participe.
error-has-withdrawn = Cette personne s’est déjà retirée.
error-tournament-full = Il n’y a plus de place : { $most } participants au plus.
error-too-many-tournaments = Vous avez { $most } tournois en cours. Il faut d’abord qu’un d’eux se termine.
error-too-few-entrants = Il faut au moins { $least } participants.
error-tournament-begun = Le tournoi a commencé.
error-tournament-over = Le tournoi est terminé.
error-tournament-changed = Quelqu’un vient d’entrer ou de partir. Regardez encore, puis commencez.
error-tournament-not-running = Le tournoi n’est pas en cours.
error-round-young = La ronde vient de commencer et ne peut pas encore être terminée.
error-is-your-turn = C’est votre tour : jouez-le maintenant.
error-no-orders = Ce jeu ne connaît pas les ordres déposés d’avance.
error-no-more-turns = Vous n’avez plus de tour dans cette partie.

feature-needs-extra = Pas installé sur ce serveur (le supplément « server »).
feature-no-mail-server = Ce serveur n’a pas de serveur de courriel.
feature-no-public-url = Ce serveur ne connaît pas son adresse publique, nécessaire aux liens des courriels.
