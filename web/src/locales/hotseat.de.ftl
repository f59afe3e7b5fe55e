# Ein Gerät für mehrere Leute: der Vorhang zwischen ihnen und wessen Tisch offen ist.

hotseat = ein Gerät für mehrere Leute

## Der Vorhang

hotseat-pass = Gib das Gerät an { $who }
hotseat-again = { $who }, dein Tisch ist verdeckt
hotseat-sent = Der Zug von { $who } ist gesendet.
hotseat-nothing = Nichts Geheimes ist auf dem Bildschirm, bis { $who } öffnet.
hotseat-open = Ich bin { $who }, meinen Tisch öffnen
hotseat-others = { $who } entscheidet
hotseat-others-about = Nichts Geheimes ist auf dem Bildschirm. Der Vorhang bleibt, bis jemand an diesem Gerät gefragt ist.
hotseat-behind = Hinter dem Vorhang
hotseat-behind-nothing = nichts: In diesem Spiel liegt alles offen
hotseat-did = Was { $who } getan hat, für alle sichtbar
hotseat-happened = Was geschehen ist, für alle sichtbar
hotseat-happened-nothing = noch nichts
hotseat-look = Den offenen Tisch ansehen
hotseat-bot = { $who } ist gegangen: einen Bot spielen lassen
hotseat-turn = Zug { $n } · an diesem Gerät: { $people }
hotseat-what-hidden = Was in jedem Spiel verdeckt ist
secret-anything = was dieses Spiel verdeckt

## Der offene Tisch

hotseat-yours = { $who } ist am Zug
hotseat-table-of = Der Tisch von { $who }
hotseat-only-you = niemand sonst sollte auf den Bildschirm sehen
hotseat-all-open = gib das Gerät weiter, wann du willst: Hier liegt alles offen
hotseat-hide = Meinen Tisch verdecken
hotseat-pause = Pause
hotseat-paused = Pause: { $who } ist am Zug
hotseat-paused-others = Pause: { $who } entscheidet
hotseat-always = Vorhang zwischen den Zügen
hotseat-looking = Das dürfen alle sehen. Niemandes Geheimnisse werden gezeigt.
hotseat-to-curtain = { $who } ist am Zug
hotseat-back = Zurück zum Vorhang
hotseat-bot-plays = Ein Bot spielt für { $who }.
hotseat-take-back = { $who } spielt weiter

## Was verdeckt ist

hotseat-hidden-title = Was verdeckt ist
hotseat-hidden-about = Der Vorhang fällt, wo die Regeln etwas verdecken. Sonst wendet sich der Tisch von selbst dem nächsten Spieler zu, und eine Zeile nennt ihn.
hotseat-hidden-game = Spiel
hotseat-head = { $head }:
hotseat-hidden-open = Immer offen
hotseat-hidden-between = Zwischen zwei Spielern

## In der Lobby

hotseat-seat = Hier
hotseat-seat-name = Name auf Platz { $n }
hotseat-seat-hint = der Name
hotseat-player = Spieler { $n }
hotseat-about = { $n } Leute reichen dieses Gerät herum. Wo die Regeln etwas verdecken, fällt zwischen ihren Zügen ein Vorhang.
hotseat-always-new = Vorhang auch, wo nichts verdeckt ist
hotseat-this-device = dieses Gerät
hotseat-turn-of = { $who } ist am Zug, an diesem Gerät
hotseat-give-up = { $who } spielt nicht
