## Durées

span-days-hours = { $d } j { $h } h
span-days = { $d } j
span-hours-minutes = { $h } h { $min }
span-hours = { $h } h
span-minutes = { $min } min
span-seconds = { $s } s
span-moment = moins d’1 min

## Le rythme d’une table

pace-unhurried = sans hâte
pace-live-more = en direct · { $bank } + { $more } par tour
pace-live-bare = en direct · { $bank }
pace-days-both = jours · { $more } par tour, réserve { $bank }
pace-days-turn = jours · { $more } par tour
pace-days-bank = jours · réserve { $bank }
pace-window = { $pace }, { $window }

## Horloges

clock-hours = { $from }–{ $to } h
clock-runs = court
clock-stands = arrêtée
clock-rests = se repose
clock-paused = en pause
clock-out = épuisé
clock-sleeps = dort jusqu’à { $when }
clock-leave = en congé jusqu’au { $day }
clock-rests-now = se repose
clock-window = l’horloge court { $window }, à votre heure
clock-bot = répond aussitôt
clock-parts = { $turn } pour ce tour, réserve { $bank }
clock-latest = { $parts } ; au plus tard { $when }
clock-said = { $who } : { $left }, { $state }
clock-said-bot = { $who } : bot, sans horloge
clock-said-none = Cette partie n’a pas d’horloges.
clocks-title = Toutes les horloges
clocks-read = Lire toutes les horloges (P)
clock-waiting = On attend { $who }
clock-waiting-since = On attend { $who } depuis { $span }
clock-theirs = son horloge
clock-yours = votre horloge
clock-has-run-out = Le temps de { $who } est épuisé
clock-is-paused = En pause depuis { $when }
clock-one-hour = Il reste moins d’une heure à { $who }.

## Présence

presence-here = ici
presence-here-you = ici, vous
presence-near = autre table
presence-away = absent
presence-away-span = absent { $span }
presence-hidden = a joué { $when }
presence-hidden-never = non montré
presence-bot = bot
presence-substitute = remplacé
presence-bot-for = un bot joue
presence-resigned = a abandonné

## Le formulaire d’une nouvelle table

new-pace = Rythme
new-pace-unhurried = Sans hâte
new-pace-live = En direct
new-pace-days = Jours
new-pace-unhurried-about = Sans horloges.
new-pace-live-about = Tout le monde est là en même temps. Du temps pour toute la partie, et un peu plus à chaque tour.
new-pace-days-about = Chacun joue quand cela lui convient : du temps à chaque tour, et une réserve quand il ne suffit pas.
new-minutes = Temps pour la partie
new-seconds = En plus à chaque tour
new-turn = Temps par tour
new-bank = Réserve
new-window = Les horloges ne courent que dans une plage quotidienne, à l’heure de chacun
new-window-from = De
new-window-to = À
new-zero = Quand le temps est épuisé
new-zero-decide = ceux qui restent décident
new-zero-bot = un bot continue
new-zero-wait = la table attend
new-chat = Joueurs et spectateurs peuvent discuter
new-no-chat = sans discussion
new-invited-only = Seuls les invités peuvent s’asseoir
new-invited = sur invitation
new-rated-game = La partie est cotée
new-rated = cotée
pace-zero-decide = temps épuisé : ceux qui restent décident
pace-zero-bot = temps épuisé : un bot continue
pace-zero-wait = temps épuisé : la table attend
