## Wie lang etwas ist

span-days-hours = { $d } T { $h } h
span-days = { $d } T
span-hours-minutes = { $h } h { $min }
span-hours = { $h } h
span-minutes = { $min } min
span-seconds = { $s } s
span-moment = unter 1 min

## Das Tempo eines Tisches

pace-unhurried = ohne Eile
pace-live-more = live · { $bank } + { $more } je Zug
pace-live-bare = live · { $bank }
pace-days-both = Tage · { $more } je Zug, Polster { $bank }
pace-days-turn = Tage · { $more } je Zug
pace-days-bank = Tage · Polster { $bank }
pace-window = { $pace }, { $window }

## Uhren

clock-hours = { $from }–{ $to } h
clock-runs = läuft
clock-stands = steht
clock-rests = ruht
clock-paused = angehalten
clock-out = abgelaufen
clock-sleeps = schläft bis { $when }
clock-leave = im Urlaub bis { $day }
clock-rests-now = ruht
clock-window = Uhr läuft { $window }, in deiner Zeit
clock-bot = antwortet sofort
clock-parts = { $turn } dieses Zuges, { $bank } Polster
clock-latest = { $parts }; spätestens { $when }
clock-said = { $who }: { $left }, { $state }
clock-said-bot = { $who }: Bot, keine Uhr
clock-said-none = Diese Partie hat keine Uhren.
clocks-title = Alle Uhren
clocks-read = Alle Uhren lesen (P)
clock-waiting = Warten auf { $who }
clock-waiting-since = Warten auf { $who } seit { $span }
clock-theirs = deren Uhr
clock-yours = deine Uhr
clock-has-run-out = Die Zeit von { $who } ist abgelaufen
clock-is-paused = Angehalten seit { $when }
clock-one-hour = { $who } hat weniger als eine Stunde.

## Anwesenheit

presence-here = da
presence-here-you = da, du
presence-near = anderer Tisch
presence-away = weg
presence-away-span = weg { $span }
presence-hidden = zog { $when }
presence-hidden-never = nicht gezeigt
presence-bot = Bot
presence-substitute = Ersatz
presence-bot-for = Bot spielt
presence-resigned = aufgegeben

## Das Formular eines neuen Tisches

new-pace = Tempo
new-pace-unhurried = Ohne Eile
new-pace-live = Live
new-pace-days = Tage
new-pace-unhurried-about = Keine Uhren.
new-pace-live-about = Alle sind zur gleichen Zeit da. Zeit für die ganze Partie und etwas mehr für jeden Zug.
new-pace-days-about = Alle ziehen, wann es ihnen passt: Zeit für jeden Zug und ein Polster, wenn die nicht reicht.
new-minutes = Zeit für die Partie
new-seconds = Mehr für jeden Zug
new-turn = Zeit für jeden Zug
new-bank = Zeitpolster
new-window = Uhren laufen nur in einem täglichen Fenster, in der eigenen Zeit jedes Spielers
new-window-from = Von
new-window-to = Bis
new-zero = Wenn eine Uhr abläuft
new-zero-decide = entscheiden die anderen
new-zero-bot = spielt ein Bot weiter
new-zero-wait = wartet der Tisch
new-chat = Spieler und Zuschauer dürfen chatten
new-no-chat = kein Chat
new-invited-only = Nur Eingeladene dürfen sich setzen
new-invited = auf Einladung
new-rated-game = Die Partie wird gewertet
new-rated = gewertet
pace-zero-decide = läuft eine Uhr ab, entscheiden die anderen
pace-zero-bot = läuft eine Uhr ab, spielt ein Bot weiter
pace-zero-wait = läuft eine Uhr ab, wartet der Tisch
