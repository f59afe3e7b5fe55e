## Durées

span-days-hours = { $d } j { $h } h
span-days = { $d } j
span-hours-minutes = { $h } h { $min }
span-hours = { $h } h
span-minutes = { $min } min
span-seconds = { $s } s
span-moment = moins d’1 min

## La cadence d’une table

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
presence-bot-for = un bot joue
presence-resigned = a abandonné
