# Page furniture, errors and the reasons every game shares. The games' own words lie beside their rules.

close = Fermer
loading = Un instant…
undo = Annuler
nobody = personne
reload = Recharger
table = Table
minutes = { $n } min
back-to-lobby = Toutes les tables
guest-name = Invité { $n }
skip-tables = Aller aux tables
skip-table = Aller à la table
celebrate-win = Vous gagnez !
keys-title = Touches
keys-here = Sur cette page
keys-game = Aux plateaux de ce jeu
keys-everywhere = Partout
keys-all =
    Tab : à la commande suivante, avec Maj à la précédente
    Entrée : l’actionner
    Échap : reprendre la dernière étape d’un plan, ou fermer ce qui est ouvert
    Point d’interrogation : cette liste
skip-content = Aller au texte

## Top bar

nav-home = Arktable, toutes les tables
nav-main = Navigation
nav-menu = Menu
nav-tables = Tables
nav-learn = Apprendre
nav-tournaments = Tournois
nav-archive = Archives
nav-me = Ma page
nav-language = Langue
nav-theme = Clair ou sombre
nav-name = { $name } : changer de nom
nav-no-name = Choisir un nom
nav-guest = Invité
name-title = Votre nom
name-field = Ce que les autres lisent à la table
name-about = Vous pouvez le changer quand vous voulez. Ni compte, ni mot de passe.
name-save = Garder ce nom
where-table = table « { $table } »
where-players = { $n ->
    [one] 1 joueur
   *[other] { $n } joueurs
  }
where-watching = vous regardez
tool-ledger = Registre
tool-rules = Règles
tool-replay = Revoir
tool-position = Position

## Lobby

hello-loading = Tables
hello-new = Bienvenue à Arktable
hello-new-about = Une table pour les jeux de gestion : des personnes, des bots, et des règles qui s’expliquent.
hello-waiting = { $n ->
    [0] Aucune table ne vous attend
    [one] Une table vous attend
    [2] Deux tables vous attendent
    [3] Trois tables vous attendent
   *[other] { $n } tables vous attendent
  }
hello-playing = { $n ->
    [0] Ouvrez-en une, ou rejoignez-en une autre.
    [one] Vous jouez à une table.
   *[other] Vous jouez à { $n } tables.
  }
lobby-offline = Le serveur ne répond pas. Nouvel essai dans quelques secondes ; ce que vous voyez peut dater.
card-your-turn = C’est à vous
card-their-turn = C’est à { $who } de jouer
card-waiting = { $n ->
    [0] Tout le monde n’a pas encore accepté
    [one] Il manque une personne
   *[other] Il manque { $n } personnes
  }
card-played = { $percent } pour cent joués
card-last = Dernier changement
card-play = Jouer
card-play-at = Jouer à la table { $table }
card-look = Voir
card-look-at = Voir la table { $table }
tries-title = { $n ->
    [one] Une table d’essai
   *[other] { $n } tables d’essai
  }
tries-about = Vous seul les voyez, et personne n’y attend.
tries-delete = Supprimer
tries-delete-at = Supprimer { $table }
list-title = Tables ouvertes
list-count = { $open ->
    [one] { $open } ouverte
   *[other] { $open } ouvertes
  }, { $running } en cours
list-game = Jeu
list-table = Table
list-seats = Places
list-length = Durée
list-notes = Remarques
list-action = Action
list-taken = { $n ->
    [one] { $n } place prise
   *[other] { $n } places prises
  } sur { $m }
list-running = en cours, tour { $turn }
list-from-position = ouverte à partir d’une position : qui l’a ouverte peut savoir tout ce qui est caché
list-join = Rejoindre
list-join-at = Rejoindre { $table }
list-watch = Regarder
list-watch-at = Regarder { $table }
list-none = Personne n’attend pour le moment
list-none-about = Les tables avec une place libre et les parties à regarder apparaissent ici. Ouvrez-en une et envoyez son adresse à un ami.
finished-title = Parties terminées
finished-note = gardées pour toujours
finished-none = Rien de terminé encore
finished-none-about = Les parties terminées restent ici et se revoient décision par décision. Vous pouvez aussi ouvrir un fichier de partie.
finished-won = Victoire de { $who }
finished-replay = Revoir
finished-replay-at = Revoir { $table }
finished-all = { $n ->
    [one] La partie terminée
   *[other] Les { $n } parties terminées
  }
file-open = Ouvrir un fichier
archive-title = Archives
archive-about = Toutes les parties terminées de ce serveur. Un fichier de partie (.ark) venu d’ailleurs s’ouvre ici et se regarde comme les autres ; déposez-le sur cette page ou choisissez-le. Le fichier d’une position (.toml) ouvre une nouvelle table qui commence là.

## Bots

bots-note = Les bots ne voient que ce qu’un joueur peut voir.
bots-instant = aussitôt
bots-seconds = au plus { $n } s
bots-compiled = compilé
bots-compiled-hint = Les bots de ce serveur sont compilés : ceux qui réfléchissent vont aussi loin que lors des mesures.
bots-interpreted = interprété
bots-interpreted-hint = Les bots de ce serveur sont interprétés : ceux qui réfléchissent vont moins loin dans le même temps et jouent moins bien que mesuré.
bots-building-hint = Les bots de ce serveur sont interprétés pour l’instant. Une version compilée se prépare ; ceux qui réfléchissent joueront alors comme mesuré.
bot-with-time = { $bot }, { $time }
bot-at-seat = Bot : { $bot }
bot-at-seat-runs = Bot : { $bot } ({ $runs })
bot-thinks = { $who } réfléchit
bot-random = Hasard
bot-random-about = Joue n’importe quel coup permis. Utile pour essayer.
bot-gentle = Indulgent
bot-gentle-about = Vise juste mais laisse passer des choses, comme quelqu’un qui a lu les règles une fois. Un premier adversaire.
bot-greedy = Avide
bot-greedy-about = Prend ce qui rapporte le plus tout de suite, sans voir plus loin.
bot-search = Prévoyant
bot-search-about = Joue ses plans d’avance de nombreuses fois avant de décider, et devine à vos coups comment vous jouez. Réfléchit un instant ; même un joueur fort doit s’en méfier.
ladder-label = Force du bot à la place { $n }
ladder-for = Quel bot à la place { $n } ?
ladder-place = Niveau { $n } sur { $of }
ladder-unmeasured = non mesuré
ladder-won = gagne { $won } % contre { $bot } ({ $low }–{ $high } %, { $games ->
    [one] une partie
   *[other] { $games } parties
  })

## First game

first-title = Première visite ?
first-play = Jouer une première partie contre un bot
first-learn = Comment on joue

## New table

new-title = Nouvelle table
new-game = Jeu
new-players = { $least }–{ $most } joueurs
new-reconstructed = ≈ reconstitué en partie
new-reconstructed-about = Quelques nombres imprimés ont été déduits d’autres sources ; ils sont marqués à la table.
new-seat = Place
new-options = Options
new-options-printed = comme imprimé
new-solo = Une table pour une personne : la partie en solitaire, qui commence aussitôt.
new-modules = Modules
new-modules-none = aucun
new-part = { $option } : { $value }
new-watching = Aucune place n’est à vous : vous regarderez.
new-your-name = Votre nom
new-guest = Invité
new-name = Nom de la table
new-name-any = au choix, p. ex. Vendredi soir
new-open = Ouvrir la table
seat-person = Personne
seat-bot = Bot
seat-me = Moi
seat-other = Libre
seat-you = vous
seat-anyone = ouverte à qui veut
seat-open = place libre
seat-open-of = place libre de { $who }
seat-here = présent
seat-away = absent
seat-number = Place { $n }
preset-label = Commencer avec
preset-first = Première partie
preset-first-about = Vous et un bot facile, avec la mise en place plus simple s’il y en a une.
preset-alone = Seul
preset-alone-about = Vous contre des bots, ou selon les règles pour un joueur.
preset-expert = Expert
preset-expert-about = Les options d’expert, et le bot le plus fort.
seat-which-bot = Bot à la place { $n } :{" "}
seat-remove = Retirer la place { $n }

## Before the start

table-with = Avec : { $modules }
table-house = Règles maison
wait-free = { $n ->
    [one] Une place est encore libre. La partie commence dès qu’elle est prise.
   *[other] { $n } places sont encore libres. La partie commence quand toutes sont prises.
  }
wait-sit = S’asseoir
wait-leave = Quitter la table
share-running = L’adresse de cette table : qui l’a peut regarder, et les joueurs y reviennent
share-label = Envoyez cette adresse à qui doit jouer avec vous
share-copy = Copier
share-copied = Adresse copiée
share-by-hand = L’adresse est sélectionnée : copiez-la avec vos touches habituelles

## Positions as text

position-from = Partir d’une position
position-from-about = collée, ou d’un fichier
position-text = La position en texte
position-take = Utiliser cette position
position-file = Choisir un fichier
position-of = À partir d’une position : { $ruleset }
position-about = { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
  }, tour { $turn }. La place { $seat } décide en premier. Ce que le texte laisse ouvert est redistribué.
position-drop = Abandonner la position
position-copy = Copier la position
position-copied = Position copiée
position-copied-step = Position après le pas { $n } copiée
position-copied-about = Une nouvelle table peut commencer ici. Ce que vous ne voyez pas y reste ouvert.
position-title = La position en texte
position-by-hand = Le navigateur ne nous laisse pas copier. Le texte est sélectionné : copiez-le avec vos touches habituelles.

## At the table

table-gone = Cette table n’existe pas
game-not-loaded = La table n’a pas pu être dessinée. Le serveur a peut-être été renouvelé entre-temps.
offline = Pas de connexion. Nouvel essai en cours ; votre plan est gardé.
sending = Envoi…
pending-title = Pas encore envoyé.
pending-about = L’envoi se fera dès que la connexion sera revenue.
pending-withdraw = Retirer
pending-withdrawn = Retiré : rien n’est envoyé. Votre plan est gardé.
pending-perhaps = Si l’envoi était déjà arrivé, la table le montrera, et Annuler le reprend.
toast-stale = Pas envoyé : la table a avancé.
end-title = Fin de la partie
end-over = La partie est terminée
end-archived = Une partie des archives
end-show = Tout montrer
end-hide = Cacher ce qui l’était
end-more = Plus
end-record = Télécharger la partie
end-rematch-turned = Rejouer, places décalées
end-rematch-turned-about = Chacun avance d’une place ; le dernier commence.
end-rematch = Rejouer
rules-title = Les règles en bref
log-title = Journal
log-since = depuis votre dernier tour
log-show = Montrer la table à ce moment
log-undone = (annulé)
event-agreement-changed = { $what ->
    [name] L’hôte a renommé la table.
    [options] L’hôte a changé les options du jeu.
    [pace] L’hôte a changé le rythme.
    [rated] La partie est cotée désormais.
    [unrated] La partie n’est plus cotée.
    [public] La table est publique désormais.
    [unlisted] La table n’est plus affichée dans les listes.
    [invited] Seules les personnes invitées peuvent s’asseoir désormais.
    [chat] L’hôte a ouvert la discussion.
   *[no-chat] L’hôte a fermé la discussion.
  }
event-handed-over = { $who } laisse un bot jouer pour { $seat }.
event-taken-back = { $who } est de retour et reprend la partie.
event-bot-plays-on = Un bot continue pour { $who }.
event-substituted = { $name } remplace { $seat }.
event-clock-out = Le temps de { $who } est épuisé.
event-time-given = { $who } donne { $seconds ->
    [60] 1 min de plus
    [300] 5 min de plus
    [600] 10 min de plus
    [21600] 6 h de plus
    [86400] 1 j de plus
    [259200] 3 j de plus
   *[other] { NUMBER($seconds) } s de plus
  } à { $seat }.
event-clocks-paused = Les horloges sont en pause.
event-clocks-resumed = Les horloges courent de nouveau.
event-resigned = { $who } abandonne.
event-offered = { $what ->
    [pause] { $who } demande une pause.
   *[end] { $who } propose la fin de la partie.
  }
event-agreed = { $who } accepte.
event-declined = { $who } refuse.
event-withdrawn = { $who } retire sa proposition.
event-voted = { $what ->
    [bot] { $who } vote pour qu’un bot continue à la place de { $seat }.
    [time] { $who } vote pour donner plus de temps à { $seat }.
    [wait] { $who } vote pour attendre { $seat }.
    [substitute] { $who } vote pour que { $name } remplace { $seat }.
   *[end] { $who } vote pour la fin de la partie.
  }
event-vote-decided = { $what ->
    [bot] Le vote est décidé : un bot continue à la place de { $seat }.
    [time] Le vote est décidé : { $seat } reçoit plus de temps.
    [wait] Le vote est décidé : la table attend { $seat }.
    [substitute] Le vote est décidé : { $name } remplace { $seat }.
   *[end] Le vote est décidé : la partie se termine.
  }
event-game-ended = { $what ->
    [agreed] La partie s’est terminée d’un commun accord.
    [resigned] La partie s’est terminée par un abandon.
   *[closed] La partie a été fermée.
  }
event-sent-here = { $who } a envoyé cette partie ici. Qui en possède le fichier peut savoir ce qui y est caché.
event-opened-from-position = { $name } a ouvert cette table à partir d’une position. Qui l’a ouverte peut savoir tout ce qui est caché.
event-bot-slow = { $who } a trop réfléchi ; la décision suivante a été tirée au sort.
event-bot-failed = { $who } a échoué ; la décision suivante a été tirée au sort.
who-table = La table
log-empty = Ce qui se passe est raconté ici.
log-sit = { $who } s’assied.
log-leave = { $who } quitte la table.
log-start = La partie commence.
log-undo = { $who } revient sur une décision.
log-revision = À partir d’ici, la partie se joue selon les règles actuelles.
stepper-less = { $what } : diminuer
stepper-more = { $what } : augmenter
replay-title = Revoir
replay-first = Au début
replay-previous = Un pas en arrière
replay-play = Lecture
replay-pause = Pause
replay-next = Un pas en avant
replay-last = Au dernier pas
replay-slider = Pas
replay-step = Pas { $n } sur { $m }
replay-viewing = Vous voyez le pas { $n } sur { $m }
replay-now = C’est maintenant, après { $m } pas
replay-back = Retour au présent
replay-close = Fermer
ledger-title = Registre
ledger-note = toute la position en texte
ledger-leave = Voir les plateaux
ledger-leave-key = Échap
ledger-moves = Vos coups
ledger-count = { $n ->
    [one] un possible
   *[other] { $n } possibles
  }
ledger-field = Numéro ou notation
ledger-play = Jouer
ledger-played = Joué : { $move }
ledger-wait = Vous ne pouvez pas jouer maintenant. Au trait : { $who }.
ledger-past = Vous regardez le passé. Revenez au présent pour jouer.

## Why not

why-asking = Demande en cours…
why-title-undo = Pourquoi ne puis-je pas annuler ?
why-number-have = avez
why-number-need = faut
why-number-want = voulez
why-number-short = manque { $n }
why-not-your-turn = C’est le tour de { $seat }.
why-over = La partie est terminée.
why-unknown-move = « { $move } » n’est pas un coup de ce jeu.
why-not-now = Pas maintenant. Ce qui est demandé : { $phase }.
why-after-reveal = Le coup précédent montre quelque chose de caché. Regardez d’abord, décidez ensuite.
why-undo-nothing = Vous n’avez pris aucune décision qu’on puisse annuler.
why-undo-revealed = Quelque chose de caché a été montré depuis : on ne revient pas au-delà.
why-undo-other = { $seat } a décidé depuis : seules vos dernières décisions peuvent être annulées.

## Errors

error-unexpected = Quelque chose n’a pas marché ({ $key }). Rien n’a changé.
error-no-answer = Le serveur ne répond pas. Rien n’est perdu ; veuillez réessayer.
error-stale = La table a avancé.
error-illegal = « { $move } » n’est pas possible maintenant.
error-bad-budget = « { $text } » n’est pas un temps de réflexion : écrivez 1s, 200ms, ou un nombre de parties simulées comme 64.
error-thinks-too-long = Sur ce serveur, un bot réfléchit au plus { $most } ms à une décision.
error-needs-no-time = Le robot { $bot } décide tout de suite : il ne prend pas de temps de réflexion.
error-unknown-move = « { $move } » n’est pas un coup de ce jeu.
error-unknown-name = « { $name } » est inconnu ici ; il y a : { $known }.
error-module-clash = « { $first } » et « { $second } » ne se jouent pas ensemble.
error-module-needs = « { $first } » ne se joue qu’avec « { $second } ».
error-record = Ce fichier ne se lit pas comme une partie{ $line ->
    [0] { " : " }{ $what }
   *[other] { ", ligne " }{ $line } : { $what }
  }
error-sheet = { $where } : { $what }
error-position = Cette position est impossible, à { $where } : { $what }
error-position-text = Ce texte ne se lit pas comme une position : { $what }
error-position-over = Dans cette position, la partie est terminée : personne ne pourrait plus rien y décider.
error-other-position = C’est la position d’un autre jeu : { $ruleset }, à { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
  }.
error-record-running = La partie se télécharge quand elle est terminée : la graine du hasard en fait partie.
error-set-aside = Cette table n’a pas pu être ouverte à temps et a été mise de côté pour que les autres puissent continuer. Rien n’est perdu : la personne qui gère le serveur peut réessayer.
error-too-costly = La lecture de ce texte demande plus de temps ou de mémoire que le serveur n’en accorde.
error-unreadable = Ceci ne peut pas être lu ici. Signalez-le-nous : c’est aussi une faute du programme.
error-too-many-games = Ce fichier contient trop de parties (plus de { $most }). Envoyez-le en plusieurs fois.
error-not-seated = Vous n’avez pas de place à cette table.
error-already-seated = Vous avez déjà une place à cette table.
error-seat-taken = Quelqu’un a été plus rapide : cette place est prise.
error-no-such-seat = Cette table n’a pas cette place.
error-one-name-each = Deux personnes à cet appareil s’appellent { $name } : donnez à chacune son propre nom.
error-which-seat = Plusieurs personnes jouent à cet appareil : dites pour qui.
error-not-your-seat = Cette place est à quelqu’un d’autre.
error-already-started = La partie a déjà commencé.
error-no-such-question = Ce jeu n’a pas cette question à laquelle répondre d’avance.
error-no-such-answer = Cette question n’a pas cette réponse.
error-not-running = La partie n’est pas en cours.
error-not-started = La partie n’a pas encore commencé.
error-archived = C’est une partie des archives : on peut seulement la regarder.
error-other-rules = Cette partie a été jouée avec des règles que ce serveur n’a plus. On peut lire son journal, pas la continuer ni la revoir.
error-present-rules = Cette table se joue déjà selon les règles actuelles.
error-rules-not-here = Pas en plein milieu : passez aux règles actuelles après la prochaine décision.
error-open-running = Ce qui est caché ne se montre qu’une fois la partie terminée.
error-no-such-table = La table a peut-être été débarrassée, ou l’adresse n’est pas tout à fait juste.
error-no-such-step = La partie n’a que { $most } pas.
error-no-such-page = Le serveur ne connaît pas cette adresse. Il a peut-être été renouvelé : rechargez la page.
error-lesson-over = Cet essai est terminé. Recommencez.
error-carry-unknown = Ce code n’ouvre rien : il a servi, a été annulé, a expiré, ou une lettre est fausse. Créez-en un nouveau dans le navigateur où vous jouez encore.
error-carry-here = Vous êtes déjà cette personne, dans ce navigateur. Le code n’a pas servi : ouvrez le lien dans l’autre navigateur.
error-carry-leaves = Dans ce navigateur, { $name } a des tables qui seraient abandonnées.
error-carry-nobody = Asseyez-vous d’abord à une table ou choisissez un nom : il y aura alors quelque chose à garder.
error-carry-alone = Cette table ne vit que dans ce navigateur : il n’y en a pas d’autre où aller. Vos parties peuvent être emportées dans un fichier.
error-session-ended = Vous avez déconnecté ce navigateur depuis un autre. Votre place y est gardée.
error-name-length = Un nom compte de 1 à { $most } caractères.
error-malformed = Le serveur n’a pas compris la demande : { $what }
error-wrong-method = Le serveur n’a pas compris la demande. Rechargez la page.
error-other-origin = Cette page ne peut pas parler en votre nom à ce serveur.
error-too-large = C’est trop grand pour le serveur ; il prend au plus { $most } octets.
error-too-many = Trop de demandes. Veuillez attendre { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
  }.
error-too-many-tables = Un très grand nombre de tables ont été ouvertes depuis votre réseau. Veuillez attendre { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
  }.
error-too-many-sockets = Ce serveur vous montre { $most ->
    [one] une table
   *[other] { $most } tables
  } à la fois. Fermez-en une ; cette page reviendra d’elle-même.
error-too-many-seats = Vous êtes déjà à { $most ->
    [one] une table
   *[other] { $most } tables
  } dont la partie n’est pas finie. Terminez-en une ou quittez-la avant de prendre une autre place.
error-table-full = Le journal de cette table est plein (entrées : { $most }). La partie peut continuer autant que possible, mais on ne peut plus rien annuler.
error-busy = Le serveur a beaucoup à faire. Nouvel essai dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
  }.
error-database-away = Le serveur ne peut pas écrire dans sa base de données en ce moment. Rien n’est perdu ; nouvel essai dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
  }.
error-storage-full = Il n’y a plus de place dans ce navigateur. Rien n’a été changé : libérez de la place sur l’appareil, puis réessayez. Vos parties peuvent toujours être téléchargées.
error-no-games = Ce fichier ne contient aucune partie d’Arktable.
error-too-slow = La demande est arrivée trop lentement. Veuillez réessayer.
error-unknown-host = Ce serveur ne répond pas sous le nom « { $host } ».

error-handed-over = Un bot joue pour vous. Reprenez d’abord votre place.
error-not-handed-over = Aucun bot ne joue pour vous à cette table.
error-not-to-hand-over = Cette place ne peut pas être confiée à un bot.
error-nobody-waits = Personne n’attend cette place en ce moment.
error-not-away = Pas encore : attendez { $left ->
    [one] une seconde
   *[other] { $left } secondes
  }. On reviendra peut-être.

error-hint-not-your-turn = On donne un conseil quand c’est à vous de décider.
error-hint-failed = Le conseil n’est pas venu à temps. Réessayez.

## Conseils

tool-hint = Conseil
hint-ask = Que feriez-vous ici ?
hint-title = { $n ->
    [0] Un conseil
    [one] Un bon plan
   *[other] { $n } bons plans
  }
hint-by = réfléchi par : { $bot }
hint-thinking = Réflexion…
hint-queue = Réflexion encore : d’autres ont demandé avant vous.
hint-again = Redemander
hint-none = Ici, il n’y a rien à conseiller.
hint-best = le meilleur
hint-equal = aussi bon
hint-show = Montrer
hint-plan = En faire mon plan
hint-press = Il suffit d’un bouton, en bas.
hint-shown = Le plan { $n } est posé sur la table, sans être envoyé.
hint-keep = Garder
hint-drop = Retirer
hint-back = Tous les plans
hint-foot = Le chiffre : de combien un plan reste derrière le meilleur à la fin, quand des bots continuent dans les mêmes { $games } parties. Dans 99 cas sur 100, le vrai écart est dans l’intervalle ± ; un écart plus petit n’est pas dit. Rien n’est envoyé sans vous.
hint-foot-unweighed = Le chiffre : de combien un plan reste derrière le meilleur, selon le bot. Rien n’est envoyé sans vous.
hint-games = { $games } parties
hint-deeper = réflexion en cours…
hint-longer = Réfléchir plus longtemps
hint-after-sale = après la vente :
hint-after-plan = après le plan :
hint-figure-gold = or
hint-figure-seals = sceaux
hint-figure-seal-worth = valeur des sceaux
hint-figure-cash = trésorerie
hint-figure-share = action
hint-figure-value = action
hint-figure-worth = actions valant
hint-now = { $was } → { $now }

# Des morceaux d’une seule phrase : la page les joint par des virgules et commence par une majuscule.
hint-why-next = ce plan vient ensuite au premier coup d’œil
hint-why-equal = ce plan promet autant que le meilleur
hint-why-share = action { $rise }
hint-why-only = rien d’autre n’est permis ici
hint-why-less = à longue vue, { $n } derrière le meilleur plan
hint-why-more = à longue vue, { $n } de mieux que le plan suivant
hint-why-waits = de { $n } choix, aucun ne promet plus
hint-why-count = le plus prometteur de { $n } choix
hint-why-gold = { $up ->
    [yes] vous gagnez { $more } or
   *[no] vous payez { $more } or
  }
hint-why-seals = { $now } { $now ->
    [one] sceau
   *[other] sceaux
  } au lieu de { $was }
hint-why-encloses = vous fermez ce bâtiment ({ $form }, { $family }) : { $n ->
    [one] un sceau
   *[other] { $n } sceaux
  }, à { $value } chacun
hint-why-sold = { $n ->
    [one] un sceau vendu rapporte
   *[other] { $n } sceaux vendus rapportent
  } { $gold } or
hint-why-exposes = le joueur suivant pourrait alors fermer ce bâtiment ({ $form }, { $family }) pour { $n ->
    [one] un sceau
   *[other] { $n } sceaux
  }
hint-why-beside = { $n ->
    [one] votre ouvrier
   *[other] vos { $n } ouvriers
  } à côté de ce bâtiment ({ $form }, { $family }) { $n ->
    [one] sera payé
   *[other] seront payés
  } à sa fermeture, { $open ->
    [one] une case est libre
   *[other] { $open } cases sont libres
  }
hint-why-seal-value = chaque sceau des { $family } vaut { $now } au lieu de { $was }{ $held ->
    [0] {""}
    [one] , vous en avez un
   *[other] , vous en avez { $held }
  }
hint-why-open = les sceaux du nouveau bâtiment ({ $family }) valent { $value }, et { $n ->
    [one] une case le ferme
   *[other] { $n } cases le ferment
  }
hint-why-open-safe = les sceaux du nouveau bâtiment ({ $family }) valent { $value }, et { $n ->
    [one] une case le ferme
   *[other] { $n } cases le ferment
  }, trop pour tous les autres au prochain tour
hint-why-reserve = derrière l’écran, { $now } de vos ouvriers au lieu de { $was }
hint-why-family = un sceau des { $family } vaut { $n }, et vous en avez { $held }
hint-why-stack = une carte de la pile reste cachée aux autres
hint-why-banner = { $n ->
    [one] votre bannière attend un meilleur moment
   *[other] vos { $n } bannières attendent un meilleur moment
  }
hint-why-later = { $n ->
    [one] un ouvrier reste pour plus tard
   *[other] { $n } ouvriers restent pour plus tard
  }
hint-why-forced = { $n ->
    [one] vous devez vendre une action
   *[other] vous devez vendre { $n } actions
  }
hint-why-fund = { $n ->
    [one] il vous faut un emprunt d’urgence
   *[other] il vous faut { $n } emprunts d’urgence
  }
hint-why-sells = vous vendez { $now } au lieu de { $was }
hint-why-cash-then = { $up ->
    [yes] £{ $more } de plus après la vente
   *[no] £{ $more } de moins après la vente
  }
hint-why-share-then = action { $rise }
hint-why-sells-good = { $good } : vous vendez { $now } au lieu de { $was }
hint-why-costs-good = { $good } : vous payez £{ $now } au lieu de £{ $was }
hint-why-closes = vous fermez l’usine ({ $good })
hint-why-makes = { $good } : vous produisez { $now } au lieu de { $was }
hint-why-quality = { $good } : qualité { $now } au lieu de { $was }
hint-why-distribution = { $good } : distribution { $now } au lieu de { $was }
hint-why-appeal = { $good } : attrait { $now } au lieu de { $was }
hint-why-price = { $good } : prix £{ $now } au lieu de £{ $was }
hint-why-cash = { $up ->
    [yes] vous gagnez £{ $more }
   *[no] vous payez £{ $more }
  }
hint-why-shares = vous avez { $now ->
    [one] une action
   *[other] { $now } actions
  } au lieu de { $was }
hint-why-loans = { $now ->
    [0] aucun emprunt
    [one] un emprunt
   *[other] { $now } emprunts
  } au lieu de { $was }
hint-why-ships = { $now ->
    [0] aucun navire
    [one] un navire
   *[other] { $now } navires
  } au lieu de { $was }
hint-why-machines = { $now ->
    [0] aucune machine
    [one] une machine
   *[other] { $now } machines
  } au lieu de { $was }
hint-why-workers = { $now ->
    [0] aucun ouvrier
    [one] un ouvrier
   *[other] { $now } ouvriers
  } au lieu de { $was }
hint-why-stock = marchandises en stock : { $now } au lieu de { $was }
hint-why-markers = marqueurs d’action : { $now } au lieu de { $was }
hint-why-order = vous jouez en position { $n } sur { $of }
hint-why-keeps = la prochaine vente reste telle quelle : { $n } vendus, £{ $cash } ensuite

## L’analyse après la partie

review-ask = Décisions les plus coûteuses
review-title = Les décisions les plus coûteuses
review-seat = Les décisions de qui
review-finding = On parcourt la partie…
review-weighing = Examen de la décision { $n } sur { $of }. Vous pouvez regarder la table en attendant.
review-progress = Avancement de l’analyse
review-when = Tour { $turn }
review-decision = décision { $n }
analysis-axis = { $turn }
review-cost = −{ $n }
review-sum = { $n }
review-spread = ± { $spread } en { $games } parties
review-played = Ce qui a été joué
review-better = Ce qui valait mieux
review-nothing = Rien de plus : fin du tour.
review-why = Avec le meilleur plan : résultat { $own }, meilleur rival { $rival }.
review-why-solo = Avec le meilleur plan : résultat { $own }.
review-no-other = Aucune autre décision n’a clairement coûté.
review-longer = Réfléchir plus longtemps ({ $games } parties chacune)
review-both = Les deux plans sur le plateau
review-show = Voir le moment
review-none = Aucune erreur nette
review-none-more = Aucune décision n’a clairement coûté plus de { $n }, d’après ce qu’on pouvait savoir alors.
review-foot = Jugé d’après ce que cette place pouvait savoir : des bots continuent à partir du coup joué et du meilleur autre plan, dans les mêmes parties. Le coût est l’écart moyen d’avance à la fin. Dans 99 cas sur 100, le vrai chiffre est dans l’intervalle ± ; ce qui est plus petit que son ± est omis.
review-partly = Décisions suspectes examinées à temps : { $n } sur { $of } seulement.
review-failed = L’analyse n’a pas pu être terminée.
review-again = Réessayer
error-review-running = L’analyse se fait quand la partie est finie.
error-review-none = Aucun bot ne sait analyser ce jeu.
error-report-running = Le bilan se fait quand la partie est finie.
error-analysis-running = La partie est encore en cours. On pourra l’analyser quand elle sera finie.
error-analysis-failed = Les bots n’ont pas répondu. Réessayez dans un instant.

## Un bot pour quelqu’un qui est parti

stand-in-title = Un bot à la place d’un joueur
stand-in-away = { $who } n’est plus là.
stand-in-silent = { $who } n’a rien décidé depuis un moment.
stand-in-hand-over = Laisser un bot continuer
stand-in-mine = Un bot ({ $bot }) joue pour vous.
stand-in-back = Reprendre ma place
stand-in-resigned = Vous avez abandonné ; la place ne peut pas être reprise.

## Une table jouée selon des règles antérieures

revision-title = Règles de cette table
revision-earlier = Cette table se joue selon les règles de ses débuts. Qu’est-ce qui a changé depuis ?
revision-go-on = Continuer selon les règles actuelles

## Other pages

unknown-title = Il n’y a rien ici
unknown-about = Aucune page n’a l’adresse { $path }. Une lettre s’est peut-être perdue en route.

## Préparer un tour

plan-title = Votre plan
plan-take-back = Annuler ce pas et la suite
plan-unknown = la suite apparaîtra après l’envoi
suggested = conseillé
plan-why-title = Pourquoi pas : { $move } ?
plan-brings = { $move } : { $brings }
plan-why-less = Pourquoi pas moins ?
plan-why-more = Pourquoi pas plus ?
why-plan-least = C’est le plus petit nombre.
why-plan-most = C’est le plus grand nombre.
plan-all-moves = { $n ->
    [one] Le seul coup en toutes lettres
   *[other] Les { $n } coups en toutes lettres
  }

## Apprendre à jouer

learn-hints = Habitudes de bons joueurs
learn-none = Il n’y a pas encore de règles en bref pour ce jeu.
