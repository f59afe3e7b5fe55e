# Notices: how a reader learns that a table waits.

notices-title = Avis
notices-about = Comment vous apprenez qu’une table vous attend pendant que vous ne la regardez pas. Un avis nomme la table et des heures, rien de la partie.
notices-link = Être averti quand une table attend
notices-loading = On demande au serveur…

## While a page is open

notices-open = Quand une table est ouverte
notices-sound = Son
notices-sound-about = Un son discret quand c’est à vous de jouer, même derrière d’autres pages.
notices-page = Avis du navigateur
notices-page-about = Quand c’est à vous de jouer et que la table n’est pas visible.
notices-obstacle-needs-https = Il faut une adresse en https, ou localhost.
notices-obstacle-not-here = Ce navigateur n’en a pas. Sur un iPhone ou un iPad, ajoutez d’abord Arktable à l’écran d’accueil.
notices-obstacle-denied = Vous avez refusé les avis de ce site. Autorisez-les dans les réglages du navigateur.

## Channels

notices-channels = Où vont les avis
notices-none = Nulle part encore. Ajoutez un moyen ci-dessous.
notices-kind-push = Navigateur
notices-kind-mail = Courriel
notices-kind-webhook = Webhook
notices-kind-feed = Flux et calendrier
notices-format-json = JSON, signé
notices-format-discord = Discord
notices-format-slack = Slack
notices-this-browser = ce navigateur
notices-state-on = en service
notices-state-unconfirmed = attend votre confirmation
notices-state-paused = en pause
notices-used = dernier avis : { $ago }
notices-read = dernière lecture : { $ago }
notices-unused = rien d’envoyé encore
notices-unread = pas encore lu
notices-failures = { $count ->
    [one] Un échec
   *[other] { $count } échecs
  }
notices-test = Envoyer un essai
notices-test-of = Envoyer un essai : { $channel }
notices-again = Renvoyer le courriel
notices-again-of = Renvoyer le courriel : { $channel }
notices-resume = Reprendre
notices-resume-of = Reprendre : { $channel }
notices-remove = Retirer
notices-remove-of = Retirer : { $channel }
notices-tested = L’essai a été accepté.
notices-asked = Un courriel part pour { $address }. Ouvrez le lien qu’il contient.
notices-gone = Ce navigateur avait mis fin à son abonnement. Il a été retiré.
notices-wants = Avis
notices-wants-of = Avis : { $channel }
notices-want-turn = mon tour
notices-want-hour = une heure avant la fin de mon horloge
notices-want-invitation = une invitation
notices-want-changed = un hôte a modifié les conditions
notices-want-over = une partie est terminée
notices-want-stopped = un ordre a été arrêté
notices-want-reminder = un autre joueur me rappelle
notices-want-round = une ronde d’un tournoi commence
notices-daily = un courriel par jour au lieu d’un par tour, à 8 h

## Adding

notices-add = Ajouter un moyen d’être averti
notices-add-push = Ce navigateur
notices-add-push-about = Des avis sur cet appareil, même quand la page est fermée.
notices-add-push-done = Ce navigateur reçoit les avis.
notices-add-push-away = Le navigateur n’a pas pu joindre son service d’avis.
notices-add-mail-about = Vous confirmez l’adresse une fois. Chaque courriel contient un lien qui y met fin.
notices-mail-address = Votre adresse
notices-add-webhook-about = Un message dans un salon de Discord ou de Slack, ou à votre propre programme.
notices-webhook-address = Adresse du webhook
notices-webhook-kind = Genre de webhook
notices-add-feed-about = Les tables qui vous attendent, pour un lecteur de flux ou un calendrier. Qui connaît l’adresse peut lire.
notices-turn-on = Activer
notices-add-do = Ajouter
notices-make = Créer les adresses
notices-full = Vous en avez déjà { $most }, c’est le maximum.

## Shown once

notices-once = Montré seulement maintenant
notices-once-secret = Clé des signatures
notices-once-atom = Flux (Atom)
notices-once-ics = Calendrier (iCalendar)
notices-once-copy = Copier
notices-once-copy-of = Copier : { $what }
notices-once-copied = Copié.
notices-once-close = C’est noté

## What notices of the browser say

notices-say-turn = C’est à vous de jouer.
notices-say-hour = Votre horloge sera épuisée dans moins d’une heure.
notices-say-invitation = Vous êtes invité(e).
notices-say-changed = L’hôte a modifié les conditions.
notices-say-over = La partie est terminée.
notices-say-stopped = Votre ordre a été arrêté, c’est à vous de jouer.
notices-say-reminder = Un autre joueur vous le rappelle : c’est à vous de jouer.
notices-say-round = Une ronde du tournoi a commencé.
notices-say-test = Un essai : les avis arrivent ici.
notices-say-other = Il y a du nouveau.

## Failures

channel-error-http = Le destinataire a répondu { $code }.
channel-error-inner = L’adresse appartient au réseau du serveur, qu’il ne doit pas interroger (ARKTABLE_WEBHOOK_INNER).
channel-error-address = L’adresse est inutilisable.
channel-error-name = Le nom de l’adresse ne mène nulle part.
channel-error-slow = Le destinataire n’a pas répondu à temps.
channel-error-tls = Le certificat du destinataire n’est pas valable.
channel-error-unreachable = Le destinataire est hors d’atteinte.
channel-error-push-key = L’abonnement appartient à un autre serveur. Retirez-le, puis ajoutez de nouveau ce navigateur.
channel-error-mail = Le courriel a été refusé ({ $code }).
channel-error-mail-server = Le serveur de courriel de ce site a refusé son expéditeur ({ $code }).
channel-error-mail-away = Le serveur de courriel de ce site est hors d’atteinte.
channel-error-unsubscribed = Vous y avez mis fin par le lien d’un courriel.

## Reminding others

notices-remind = Rappeler { $who }
notices-reminded = { $who } reçoit un avis, si des avis ont été demandés.
notices-remind-again = Rappel envoyé ; de nouveau à partir du { $when }.
