# Wörter von Arkwright (Spinning Jenny, Spinning Mule, Water Frame): was geschehen ist, warum nicht, was gewählt werden kann. Für Tisch und Terminal.

## In der Lobby

modules-title = Module aus dem Player’s Book
ruleset-spinning-jenny = Spinning Jenny
ruleset-spinning-jenny-about = Führe Fabriken in England bis 1790: Stell Arbeiter ein, setz deine Preise gegen die anderen und kauf Aktien deiner eigenen Firma. Das kürzeste Arkwright, ohne Hafen, Plättchen und Ereignisse.
ruleset-spinning-mule = Spinning Mule
ruleset-spinning-mule-about = Zwischen Spinning Jenny und Water Frame, bis 1790: Entwicklungsplättchen, Wirtschaftsmarker und Ereignisse, jedes lässt sich weglassen. Kein Hafen.
ruleset-water-frame = Water Frame
ruleset-water-frame-about = Das ganze Spiel bis 1810: Schiffe und Verträge, Lager, Entwicklungsplättchen und Ereignisse.

## Waren

arkwright-good-food = Lebensmittel
arkwright-good-clothes = Kleidung
arkwright-good-cutlery = Besteck
arkwright-good-lamps = Lampen

## Aktionen und Aktionsmarker

arkwright-action-factory = Fabrik
arkwright-action-quality = Qualität
arkwright-action-workers = Arbeiter
arkwright-action-distribution = Vertrieb
arkwright-action-exchange = Börse
arkwright-action-machinery = Maschinen
arkwright-action-production = Produktion
arkwright-action-ship = Schiff
arkwright-action-reorganization = Reorganisation
arkwright-marker-factory = Fabrik
arkwright-marker-quality = Qualität
arkwright-marker-workers = Arbeiter
arkwright-marker-distribution = Vertrieb
arkwright-marker-exchange = Börse
arkwright-marker-machinery = Maschinen
arkwright-marker-light-machinery = Maschinen II
arkwright-marker-light-quality = Qualität II
arkwright-marker-light-distribution = Vertrieb II
arkwright-marker-light-production = Produktion
arkwright-marker-light-exchange = Börse II
arkwright-marker-dark-machinery = Maschinen III
arkwright-marker-dark-quality = Qualität III
arkwright-marker-dark-distribution = Vertrieb III
arkwright-marker-dark-production = Produktion II
arkwright-marker-ship-1 = Schiff A
arkwright-marker-ship-2 = Schiff B
arkwright-marker-light-reorganization = Reorganisation
arkwright-marker-dark-reorganization = Reorganisation II

## Entwicklungsplättchen und was jedes tut

arkwright-tile-agent = Agent in den Kolonien
arkwright-tile-agent-about = Ein Vertrag darf mit einer Ware mehr oder weniger erfüllt werden.
arkwright-tile-broker = Makler
arkwright-tile-broker-about = Eine kurze Börse am Ende jedes Jahrzehnts. Oder gib ihn zurück, statt einen Sondermarker zu nehmen: bis zu zwei Aktien zum halben Preis.
arkwright-tile-accountant = Buchhalter
arkwright-tile-accountant-about = Die Verwaltung darf bis zu £2 weniger oder mehr kosten; was bezahlt wird, zählt.
arkwright-tile-charisma = Charisma
arkwright-tile-charisma-about = Gewinnt Gleichstände bei den Boni zum Aktienwert. Gib es zurück, um den Startspieler zu benennen.
arkwright-tile-developer = Entwickler
arkwright-tile-developer-about = Bauen und Modernisieren kosten £5 weniger, einmal je Fabrik, in einer Fabrikaktion. Dann geht er zurück.
arkwright-tile-inventor = Erfinder
arkwright-tile-inventor-about = Eine Stufe über der jetzigen: Modernisieren, Marker, Schiffe. £5 beim Nehmen; £10, £15, £20, um ihn nach einer Nutzung zu behalten.
arkwright-tile-extra-shifts = Sonderschichten
arkwright-tile-extra-shifts-about = Eine Ware mehr, ohne Lohn. Dann gehen sie zurück.
arkwright-tile-engineer = Ingenieur
arkwright-tile-engineer-about = Qualität bis 6, und für eine Qualitätsaktion darf in jeder Zeile jeder Betrag bezahlt werden.
arkwright-tile-small-warehouse = Kleines Lager
arkwright-tile-small-warehouse-about = Lagert bis zu fünf Waren ohne Arbeiter.
arkwright-tile-office = Kontor
arkwright-tile-office-about = £5 mehr, wenn mindestens ein Vertrag verschifft wird.
arkwright-tile-engineering-works = Maschinenfabrik
arkwright-tile-engineering-works-about = £1 für jede Maschine, die eine andere Firma kauft.
arkwright-tile-patent = Patent
arkwright-tile-patent-about = Jedes Mal £2 mehr für Vertrieb. Oder gib es für zwei Stufen Vertrieb zurück.
arkwright-tile-school = Schule
arkwright-tile-school-about = Arbeiter, die Maschinen weichen, dürfen an einen anderen Ort gehen. Bei der Produktion darf die höchste Reihe geschlossen werden und kostet nichts.
arkwright-tile-patron-food = Mäzen für Lebensmittel
arkwright-tile-patron-food-about = Kauft ein Lebensmittel mehr, wie groß die Nachfrage auch ist.
arkwright-tile-patron-clothes = Mäzen für Kleidung
arkwright-tile-patron-clothes-about = Kauft ein Kleidungsstück mehr, wie groß die Nachfrage auch ist.
arkwright-tile-patron-cutlery = Mäzen für Besteck
arkwright-tile-patron-cutlery-about = Kauft ein Besteck mehr, wie groß die Nachfrage auch ist.
arkwright-tile-patron-lamps = Mäzen für Lampen
arkwright-tile-patron-lamps-about = Kauft eine Lampe mehr, wie groß die Nachfrage auch ist.
arkwright-tile-administrator = Verwalter
arkwright-tile-administrator-about = Einen Marker noch einmal zu nutzen kostet keine Gebühr, und Bürokratie sperrt die Zeile £2 nicht.
arkwright-tile-foreman = Vorarbeiter
arkwright-tile-foreman-about = In einer Fabrik kosten bis zu vier Arbeiter je £2 weniger, aber mindestens £1.
arkwright-tile-workshop = Werkstatt
arkwright-tile-workshop-about = £3 mehr für den Kauf von Maschinen. In einer Fabrik kosten alle Maschinen zusammen £1.
arkwright-tile-harbormaster = Hafenmeister
arkwright-tile-harbormaster-about = Bis zu vier Arbeiter des Hafens kosten am Ende eines Jahrzehnts je £2 weniger, aber mindestens £1.
arkwright-tile-investor = Investor
arkwright-tile-investor-about = £8, sooft du mit der Zusatzaktion eines Markers gar nichts tust.
arkwright-tile-supervisory-board = Aufsichtsrat
arkwright-tile-supervisory-board-about = Gibt jemand anders ein Plättchen oder ein Schiff zurück, nimm es sofort. Dann geht der Aufsichtsrat zurück.
arkwright-tile-loadmaster = Lademeister
arkwright-tile-loadmaster-about = Jedes deiner Schiffe trägt eine Ware mehr.
arkwright-tile-wealth-of-nations = Wohlstand der Nationen
arkwright-tile-wealth-of-nations-about = Eine Zeile £0 auf der Verwaltungstafel, nur für dich.
arkwright-tile-manager = Manager
arkwright-tile-manager-about = Nach einer Hauptaktion die andere Zusatzaktion statt der, die der Marker gewährt: ein Sondermarker, oder Preise dort, wo die Hauptaktion gewirkt hat (nach der Börse in einer Fabrik deiner Wahl). Mit der hellen Seite der Reorganisation: ein zweiter Preis statt des Sondermarkers.

## Ereignisse am Ende eines Jahrzehnts und was jedes tut

arkwright-event-bureaucracy = Bürokratie
arkwright-event-bureaucracy-about = Die Zeile £2 der Verwaltungstafel ist für den Rest der Partie gesperrt.
arkwright-event-hamburg = Hamburger Kreditkrise
arkwright-event-hamburg-about = Alle verlieren ein Zehntel ihrer Kasse.
arkwright-event-war = Krieg auf dem Kontinent
arkwright-event-war-about = Jede Fabrik: Vertrieb und Preis steigen um eins.
arkwright-event-jubilee = Kronjubiläum
arkwright-event-jubilee-about = Im nächsten Jahrzehnt darf jeder einmal eine Ware mehr verkaufen.
arkwright-event-lobby = Lobby
arkwright-event-lobby-about = Jeder darf einen Sondermarker nehmen.
arkwright-event-made-in-england = Made in England
arkwright-event-made-in-england-about = Jeder bekommt zwei Stufen Vertrieb umsonst.
arkwright-event-luddism = Maschinensturm
arkwright-event-luddism-about = In jeder Fabrik weicht eine Maschine einem Arbeiter.
arkwright-event-navigation = Navigationsakte
arkwright-event-navigation-about = Die Importeure sind ein Jahrzehnt lang zwei Felder schwächer.
arkwright-event-opium-war = Opiumkrieg
arkwright-event-opium-war-about = Schiffe tragen ein Jahrzehnt lang eine Ware weniger, dann verliert jeder ein Schiff.
arkwright-event-recession = Rezession
arkwright-event-recession-about = Jeder Aktienwert fällt um zwei Felder.
arkwright-event-royal-society = Royal Society
arkwright-event-royal-society-about = £4 je Stufe der besten Fabrik und £2 je Entwicklungsplättchen.
arkwright-event-unrest = Soziale Unruhen
arkwright-event-unrest-about = Jeder zahlt £1 je Arbeiter.
arkwright-event-strike = Streikdrohung
arkwright-event-strike-about = Die Löhne sind ein Jahrzehnt lang £1 höher.
arkwright-event-exhibition = Weltausstellung
arkwright-event-exhibition-about = Vier Arbeiter verlassen den Arbeitsmarkt für immer.
arkwright-event-crisis = Wirtschaftskrise
arkwright-event-crisis-about = Bis zu fünf entlassene Arbeiter kehren auf den Arbeitsmarkt zurück.
arkwright-event-end = Ende der Partie
arkwright-event-end-about = Waren werden verkauft, Kredite getilgt, Aktien gekauft; dann werden die Firmen bewertet.
arkwright-event-steam-power = Dampfkraft
arkwright-event-steam-power-about = Jeder zahlt £1 je Maschine und £1 je Laderaum seiner Schiffe.

## Plätze im großen Lager

arkwright-spot-column-food = Spalte Lebensmittel
arkwright-spot-column-clothes = Spalte Kleidung
arkwright-spot-column-cutlery = Spalte Besteck
arkwright-spot-column-lamps = Spalte Lampen
arkwright-spot-row-1 = erste Reihe
arkwright-spot-row-2 = zweite Reihe

# Dieselben, durch ein Argument gewählt; die Sätze unten verweisen darauf.

arkwright-good = { $good ->
   *[food] Lebensmittel
    [clothes] Kleidung
    [cutlery] Besteck
    [lamps] Lampen
  }
arkwright-level = { $level ->
    [1] I
    [2] II
    [3] III
   *[4] IV
  }
arkwright-marker = { $marker ->
   *[factory] Fabrik
    [quality] Qualität
    [workers] Arbeiter
    [distribution] Vertrieb
    [exchange] Börse
    [machinery] Maschinen
    [light-machinery] Maschinen II
    [light-quality] Qualität II
    [light-distribution] Vertrieb II
    [light-production] Produktion
    [light-exchange] Börse II
    [dark-machinery] Maschinen III
    [dark-quality] Qualität III
    [dark-distribution] Vertrieb III
    [dark-production] Produktion II
    [ship-1] Schiff A
    [ship-2] Schiff B
    [light-reorganization] Reorganisation
    [dark-reorganization] Reorganisation II
  }
# Im Akkusativ: Jemand nimmt oder hat es.
arkwright-tile = { $tile ->
    [agent] den Agenten in den Kolonien
    [broker] den Makler
    [accountant] den Buchhalter
    [charisma] Charisma
    [developer] den Entwickler
    [inventor] den Erfinder
    [extra-shifts] die Sonderschichten
    [engineer] den Ingenieur
    [small-warehouse] das kleine Lager
    [office] das Kontor
    [engineering-works] die Maschinenfabrik
    [patent] das Patent
    [school] die Schule
    [patron-food] den Mäzen für Lebensmittel
    [patron-clothes] den Mäzen für Kleidung
    [patron-cutlery] den Mäzen für Besteck
    [patron-lamps] den Mäzen für Lampen
    [administrator] den Verwalter
    [foreman] den Vorarbeiter
    [workshop] die Werkstatt
    [harbormaster] den Hafenmeister
    [investor] den Investor
    [supervisory-board] den Aufsichtsrat
    [loadmaster] den Lademeister
    [wealth-of-nations] den Wohlstand der Nationen
    [manager] den Manager
   *[patron] den Mäzen dieser Ware
  }
arkwright-offered = { $offered ->
    [agent] Agent in den Kolonien
    [broker] Makler
    [accountant] Buchhalter
    [charisma] Charisma
    [developer] Entwickler
    [inventor] Erfinder
    [extra-shifts] Sonderschichten
    [engineer] Ingenieur
    [small-warehouse] Kleines Lager
    [office] Kontor
    [engineering-works] Maschinenfabrik
    [patent] Patent
    [school] Schule
    [patron-food] Mäzen für Lebensmittel
    [patron-clothes] Mäzen für Kleidung
    [patron-cutlery] Mäzen für Besteck
    [patron-lamps] Mäzen für Lampen
    [administrator] Verwalter
    [foreman] Vorarbeiter
    [workshop] Werkstatt
    [harbormaster] Hafenmeister
    [investor] Investor
    [supervisory-board] Aufsichtsrat
    [loadmaster] Lademeister
    [wealth-of-nations] Wohlstand der Nationen
    [manager] Manager
    [light-machinery] Maschinen II
    [light-quality] Qualität II
    [light-distribution] Vertrieb II
    [light-production] Produktion
    [light-exchange] Börse II
    [dark-machinery] Maschinen III
    [dark-quality] Qualität III
    [dark-distribution] Vertrieb III
    [dark-production] Produktion II
   *[ship] dieses Schiff
  }
arkwright-spot = { $spot ->
    [column-food] Spalte Lebensmittel
    [column-clothes] Spalte Kleidung
    [column-cutlery] Spalte Besteck
    [column-lamps] Spalte Lampen
    [row-1] erste Reihe
   *[row-2] zweite Reihe
  }
arkwright-to-spot = { $to ->
    [column-food] Spalte Lebensmittel
    [column-clothes] Spalte Kleidung
    [column-cutlery] Spalte Besteck
    [column-lamps] Spalte Lampen
    [row-1] erste Reihe
   *[row-2] zweite Reihe
  }
# Wohin jemand geschickt wird.
arkwright-where = { $where ->
    [food] in die Fabrik für Lebensmittel
    [clothes] in die Fabrik für Kleidung
    [cutlery] in die Fabrik für Besteck
    [lamps] in die Fabrik für Lampen
    [column-food] ins Lager, Spalte Lebensmittel
    [column-clothes] ins Lager, Spalte Kleidung
    [column-cutlery] ins Lager, Spalte Besteck
    [column-lamps] ins Lager, Spalte Lampen
    [row-1] ins Lager, erste Reihe
    [row-2] ins Lager, zweite Reihe
   *[fired] zu den Entlassenen
  }
arkwright-event = { $event ->
    [bureaucracy] Bürokratie: Die Zeile £2 ist gesperrt
    [hamburg] Hamburger Kreditkrise: Alle verlieren ein Zehntel ihrer Kasse
    [war] Krieg auf dem Kontinent: Vertrieb und Preise steigen um eins
    [jubilee] Kronjubiläum: Im nächsten Jahrzehnt darf jeder einmal eine Ware mehr verkaufen
    [lobby] Lobby: Jeder darf einen Sondermarker nehmen
    [made-in-england] Made in England: zwei Stufen Vertrieb umsonst für jeden
    [luddism] Maschinensturm: In jeder Fabrik weicht eine Maschine einem Arbeiter
    [navigation] Navigationsakte: Die Importeure sind ein Jahrzehnt lang zwei Felder schwächer
    [opium-war] Opiumkrieg: Schiffe tragen eine Ware weniger, dann verliert jeder eines
    [recession] Rezession: Jeder Aktienwert fällt um zwei Felder
    [royal-society] Royal Society: £4 je Stufe der besten Fabrik, £2 je Plättchen
    [unrest] Soziale Unruhen: Jeder zahlt £1 je Arbeiter
    [strike] Streikdrohung: Die Löhne sind ein Jahrzehnt lang £1 höher
    [exhibition] Weltausstellung: Vier Arbeiter gehen für immer
    [crisis] Wirtschaftskrise: Bis zu fünf entlassene Arbeiter kehren auf den Markt zurück
    [steam-power] Dampfkraft: £1 je Maschine und je Laderaum der Schiffe
   *[end] Das Ende der Partie
  }

## Phasen: was gefragt ist

phase-found = eine Fabrik gründen und ihren Preis setzen
phase-start-shares = Aktien für das Startkapital verkaufen
phase-special = einen Sondermarker nehmen
phase-token = wählen, wo es wirkt
phase-return-tile = ein Plättchen zurückgeben
phase-replace-ship = das Schiff wählen, das ersetzt wird
phase-inventor = den Erfinder behalten oder zurückgeben
phase-marker = einen Aktionsmarker und eine Zeile wählen
phase-factory = Fabriken bauen, modernisieren, schließen
phase-first-price = den Preis der neuen Fabrik setzen
phase-workers = Arbeiter einstellen und entlassen
phase-machinery = Maschinen kaufen
phase-school = die frei gewordenen Arbeiter schicken
phase-quality = Qualität erhöhen
phase-distribution = Vertrieb erhöhen
phase-exchange = an der Börse handeln
phase-ship = Verträge verschiffen
phase-overtime = fürs Lager produzieren
phase-prices = Preise anpassen
phase-storage = eine Ware wählen, die keinen Platz hat
phase-sale = im Verkauf auf den Aufruf antworten
phase-after-sale = nach dem Verkauf abrechnen
phase-contract = den Vertrag verschiffen
phase-dismiss = Hafenarbeiter oder Schiffe aufgeben
phase-lose-ship = das Schiff wählen, das verloren geht
phase-free-level = eine Stufe Vertrieb umsonst setzen
phase-wreck = die Maschine wählen, die verloren geht
phase-charisma = Charisma nutzen oder nicht
phase-start-player = den Startspieler benennen
phase-emergency = das fehlende Geld beschaffen
phase-extra = die Zusatzaktion wählen
phase-board = mit dem Aufsichtsrat nehmen, was zurückkam, oder nicht
phase-award-share = eine Aktie zum halben Preis kaufen oder nicht
phase-keep-contract = die Schifffahrtsauszeichnung für den Vertrag aufgeben oder nicht
phase-start-portfolio = Aktien der anderen Firmen kaufen
phase-over = die Partie ist zu Ende

## Was sich an den Regeln geändert hat

revision-spinning-2 = In einer Fabrikaktion sind Verwaltungskosten, die Gebühr für erneutes Nutzen des Markers und alle Baukosten eine einzige Zahlung am Ende der Aktion: Ein Notverkauf von Aktien wird einmal gerechnet.
revision-water-frame-2 = In einer Fabrik- oder Produktionsaktion sind Verwaltungskosten, Gebühr und die Kosten der Aktion selbst eine einzige Zahlung am Ende der Aktion: Ein Notverkauf von Aktien wird einmal gerechnet. Ein Schiff darf nur dort gelegt oder noch einmal genutzt werden, wo mindestens sein Laderaum bezahlt wird. Ein Vertrag darf mit beiden Schiffen geliefert werden, wo eines genügte. Sonderschichten, die der Aufsichtsrat mitten in einem Verkauf nimmt, gelten für diesen Verkauf. Wer durch Charisma zum Startspieler benannt wird, darf es mit dem Aufsichtsrat sofort nehmen: Das Verbot gilt für den nächsten Zug. Die Auszeichnung für den Aktienwert geht an den höchsten Wert in Pfund.

## Optionen

option-setup = Aufbau
option-setup-help = Wie die Firmen beginnen.
option-setup-predetermined = Vorgegeben
option-setup-predetermined-help = Fabriken, Preise und Aktien, wie die Anleitung sie aufzählt. Empfohlen für die erste Partie.
option-setup-free = Frei
option-setup-free-help = Eine Runde im Jahr 1760: Jeder gründet zwei Fabriken, setzt Preise und verkauft Aktien.
option-events = Ereignisse
option-events-help = Die Reihenfolge der genannten Ereignisse beim vorgegebenen Aufbau.
option-events-listed = Wie genannt
option-events-listed-help = Lobby, Krieg, Bürokratie, Weltausstellung. Mit Dampfkraft gilt diese Liste nicht: Die Ereignisse werden gezogen.
option-events-shuffled = Gemischt
option-events-shuffled-help = Dieselben Ereignisse mit Stern in zufälliger Reihenfolge.
option-patrons = Mäzene
option-patrons-help = Welche Mäzene unter den Entwicklungsplättchen sind.
option-patrons-random = Wie gezogen
option-patrons-random-help = Mäzene werden mit den anderen Plättchen gezogen.
option-patrons-always = Alle vier
option-patrons-always-help = Ein Mäzen jeder Ware ist immer dabei. Nur, wo Plättchen gezogen werden: beim freien Aufbau oder mit den neuen Plättchen.
option-levels = Stufen
option-levels-help = Welche Entwicklungsstufe jedes Jahrzehnt erlaubt; die Zeittafel war nicht lesbar.
option-levels-printed = II ab 1780, III ab 1800
option-levels-printed-help = Die Tafel, die keiner gedruckten Zeile widerspricht; Stufe IV nur durch den Erfinder.
option-levels-rising = Jedes Jahrzehnt eine Stufe
option-levels-rising-help = III ab 1790, IV ab 1800; Fabriken veralten schneller.
option-payments = Zahlungen
option-payments-help = Was eine Fabrik- oder Produktionsaktion kostet: Marker, Gebühr und die Kosten der Aktion selbst.
option-payments-together = Zusammen
option-payments-together-help = Eine Rechnung am Ende der Aktion. Fehlt Geld, werden einmal Aktien für alles verkauft.
option-payments-apart = Einzeln
option-payments-apart-help = Alle Kosten, wenn sie entstehen, wie es die Anleitung für erste Partien rät. Jede kann einen eigenen Verkauf von Aktien erzwingen.
option-cash = Kasse
option-cash-help = Sieht man die Kasse der anderen?
option-cash-open = Offen
option-cash-open-help = Alle sehen die Kasse aller.
option-cash-hidden = Verdeckt
option-cash-hidden-help = Nur deine eigene Kasse wird gezeigt; Vorschauen der anderen zeigen nur Änderungen.
option-extra-events = Zusätzliche Ereignisse
option-extra-events-help = Mehr Wechselfälle des Glücks (Player’s Book 1.9).
option-extra-events-off = Nein
option-extra-events-off-help = Ein Ereignis am Ende jedes Jahrzehnts ab 1770.
option-extra-events-on = Ja
option-extra-events-on-help = Ein weiteres Ereignis am Ende jedes Jahrzehnts von 1760 bis 1800, vor dem anderen.
option-steam-power = Dampfkraft
option-steam-power-help = Ein Ereignis aus Self-Actor.
option-steam-power-off = Nein
option-steam-power-off-help = Nicht in dieser Partie.
option-steam-power-on = Ja
option-steam-power-on-help = Dampfkraft wird eingemischt: £1 je Maschine und je Laderaum der Schiffe. Die Ereignisse werden gezogen, auch beim vorgegebenen Aufbau.
option-bonus-markers = Bonusmarker
option-bonus-markers-help = Rekorde aus Self-Actor.
option-bonus-markers-off = Nein
option-bonus-markers-off-help = Nicht in dieser Partie.
option-bonus-markers-on = Ja
option-bonus-markers-on-help = Jede Firma hält ihre Rekorde an verschifften und im Inland verkauften Waren fest, bis 10; ihr Produkt kommt zum Ergebnis hinzu.
option-award-markers = Auszeichnungen
option-award-markers-help = Wettbewerbe aus Self-Actor.
option-award-markers-off = Nein
option-award-markers-off-help = Nicht in dieser Partie.
option-award-markers-on = Ja
option-award-markers-on-help = Eine Aktie für den Ersten auf Feld 25, zwei Felder für den Ersten, der sechs Waren verschifft; jeder Marker kann einmal zum Schutz aufgegeben werden. Zu zweit ist die Schifffahrtsauszeichnung nicht zu gewinnen: Verträge und Schiffe sind zu klein.
option-reorganization = Reorganisationsmarker
option-reorganization-help = Ein Aktionsmarker aus Self-Actor.
option-reorganization-off = Nein
option-reorganization-off-help = Nicht in dieser Partie.
option-reorganization-on = Ja
option-reorganization-on-help = Ein siebter Marker für alle, auf jeder Zeile umsonst: keine Hauptaktion, aber ein Sondermarker und ein Preis. Am Ende eines Jahrzehnts, in dem er genutzt wurde, wird er gewendet: dann alle Preise.
option-new-tiles = Neue Plättchen
option-new-tiles-help = Entwicklungsplättchen aus Self-Actor.
option-new-tiles-off = Nein
option-new-tiles-off-help = Nicht in dieser Partie.
option-new-tiles-on = Ja
option-new-tiles-on-help = Elf weitere Plättchen werden eingemischt. Die Plättchen werden gezogen, auch beim vorgegebenen Aufbau.
option-stock-exchange = Aktienhandel
option-stock-exchange-help = Eine Variante für Erfahrene.
option-stock-exchange-off = Nein
option-stock-exchange-off-help = Nur Aktien der eigenen Firma werden gehandelt.
option-stock-exchange-on = Ja
option-stock-exchange-on-help = Aktien der anderen Firmen können gekauft und verkauft werden, ab 1760.
option-development-tiles = Entwicklungsplättchen
option-development-tiles-help = Ein Element von Spinning Mule.
option-development-tiles-listed = Wie genannt
option-development-tiles-listed-help = Zehn Plättchen, fünf mehr für jeden Spieler über zwei.
option-development-tiles-alternative = Mit allen Alternativen
option-development-tiles-alternative-help = Schule, Patent, Ingenieur und Verwalter statt einer Maschinenfabrik, eines Maklers, eines Entwicklers und eines Buchhalters.
option-development-tiles-none = Keine
option-development-tiles-none-help = Ohne Entwicklungsplättchen.
option-school = Schule
option-school-help = Ein alternatives Plättchen von Spinning Mule.
option-school-off = Nein
option-school-off-help = Wie die Option „Entwicklungsplättchen“ es sagt.
option-school-on = Ja
option-school-on-help = Eine Schule statt einer Maschinenfabrik.
option-patent = Patent
option-patent-help = Ein alternatives Plättchen von Spinning Mule.
option-patent-off = Nein
option-patent-off-help = Wie die Option „Entwicklungsplättchen“ es sagt.
option-patent-on = Ja
option-patent-on-help = Ein Patent statt eines Maklers.
option-engineer = Ingenieur
option-engineer-help = Ein alternatives Plättchen von Spinning Mule.
option-engineer-off = Nein
option-engineer-off-help = Wie die Option „Entwicklungsplättchen“ es sagt.
option-engineer-on = Ja
option-engineer-on-help = Ein Ingenieur statt eines Entwicklers.
option-administrator = Verwalter
option-administrator-help = Ein alternatives Plättchen von Spinning Mule.
option-administrator-off = Nein
option-administrator-off-help = Wie die Option „Entwicklungsplättchen“ es sagt.
option-administrator-on = Ja
option-administrator-on-help = Ein Verwalter statt eines Buchhalters.
option-economy-markers = Wirtschaftsmarker
option-economy-markers-help = Ein Element von Spinning Mule.
option-economy-markers-drawn = Gezogen
option-economy-markers-drawn-help = Drei von fünf Markern je Ware sagen, wie weit der Importeur vorrückt und wie viele Arbeiter zurückkehren.
option-economy-markers-printed = Keine
option-economy-markers-printed-help = Wie gedruckt: In jedem Zyklus rückt der Importeur um eins vor, und zwei Arbeiter kehren zurück.
option-event-markers = Ereignismarker
option-event-markers-help = Ein Element von Spinning Mule.
option-event-markers-drawn = Zwei von vier
option-event-markers-drawn-help = Weltausstellung, Lobby, Streikdrohung oder Made in England in den Jahren 1770 und 1780.
option-event-markers-more = Zwei von sechs
option-event-markers-more-help = Maschinensturm und Kronjubiläum kommen beide hinzu.
option-event-markers-none = Keine
option-event-markers-none-help = Ohne Ereignisse.
option-luddism = Maschinensturm
option-luddism-help = Ein alternatives Ereignis von Spinning Mule.
option-luddism-off = Nein
option-luddism-off-help = Wie die Option „Ereignismarker“ es sagt.
option-luddism-on = Ja
option-luddism-on-help = Maschinensturm kommt zur Auslosung hinzu.
option-jubilee = Kronjubiläum
option-jubilee-help = Ein alternatives Ereignis von Spinning Mule.
option-jubilee-off = Nein
option-jubilee-off-help = Wie die Option „Ereignismarker“ es sagt.
option-jubilee-on = Ja
option-jubilee-on-help = Kronjubiläum kommt zur Auslosung hinzu.

## Züge, wie die Schreibweise sie notiert

move-found = found food 6: eine Fabrik für Lebensmittel zum Preis von £6 gründen
move-place = place quality 6 pay 6: den Marker auf die Zeile £6 legen und £6 zahlen
move-reuse = reuse quality pay 6: einen Marker noch einmal nutzen, der auf der Tafel liegt
move-build = build food 2, build food 2 developer: eine neue Fabrik dieser Stufe
move-modernise = modernise food, modernise food developer: eine Stufe höher
move-close = close food: die Fabrik schließen
move-price = price food 7: den Preis setzen
move-hire = hire food, hire row-1: ein Arbeiter für die Fabrik oder das Lager
move-fire = fire food: den letzten Arbeiter entlassen
move-shift = shift row-1 column-food: einen Lagerarbeiter versetzen
move-machine = machine food 2: eine Maschine ersetzt einen Arbeiter von Reihe 2
move-send = send food, send row-1, send fired: wohin ein frei gewordener Arbeiter geht
move-raise = raise food: eine Stufe Qualität
move-promote = promote food: eine Stufe Vertrieb
move-patent = patent: das Patent für zwei Stufen zurückgeben
move-buy = buy 3, buy 3 of 2, buy 3 from 2: eigene Aktien kaufen, die der Firma von Platz 2, oder eigene von Platz 2
move-sell = sell 3, sell 3 of 2: eigene Aktien verkaufen, oder die der Firma von Platz 2
move-repay = repay 1: Kredite tilgen
move-goods = goods food 2: Waren aus dem Lager verkaufen
move-contract = contract food 6: einen Vertrag nehmen oder erhöhen
move-deliver = deliver food 6, deliver food 6 both-ships: den Vertrag mit so vielen Waren erfüllen, das zweite Schiff fährt mit
move-produce = produce food 2: in den ersten zwei Reihen fürs Lager produzieren
move-tile = tile broker: ein Entwicklungsplättchen nehmen
move-marker = marker light-quality: einen grauen Aktionsmarker nehmen
move-ship = ship 4: ein Schiff nehmen
move-return = return broker: ein Plättchen zurückgeben
move-foreman = foreman food: wo der Vorarbeiter wirkt
move-workshop = workshop food: wo die Werkstatt wirkt
move-half-price = half-price 2: Makler, Aktien zum halben Preis
move-replace = replace 1: Schiff A geht (2: Schiff B)
move-scrap = scrap 1: Schiff A aufgeben (2: Schiff B)
move-keep = keep: für die nächste Nutzung des Erfinders zahlen
move-stock = stock: eine Ware aus dem Lager verkaufen
move-shift-work = shift-work: Sonderschichten nutzen
move-stop = stop: nichts mehr verkaufen
move-row-on = row-on: die höchste Reihe produziert
move-row-off = row-off: die höchste Reihe bleibt geschlossen
move-patron = patron: eine Ware an den Mäzen verkaufen
move-jubilee = jubilee: eine Ware zum Jubiläum verkaufen
move-lose = lose food: eine Ware, die keinen Platz hat
move-dismiss = dismiss row-1: einen Lagerarbeiter entlassen
move-wreck = wreck food 2: die Maschine von Reihe 2 geht verloren
move-name = name 2: dieser Platz wird Startspieler
move-extra = extra special, extra prices: welche Zusatzaktion jetzt kommt
move-award = award: eine Auszeichnung aufgeben für das, wovor sie schützt
move-done = done: nichts weiter

## Was geschehen ist

event-economy = { NUMBER($year, useGrouping: 0) }, { arkwright-good }: Der Importeur { $steps ->
    [0] bleibt bei { $appeal }
   *[other] rückt von { $before } auf { $appeal } vor
  }, { $workers ->
    [0] kein Arbeiter kehrt zurück
    [one] 1 Arbeiter kehrt zurück
   *[other] { $workers } Arbeiter kehren zurück
  }. Nachfrage { $demand }, Lohn £{ $wage }.
event-marker = { $who } { $again ->
    [0] legt
   *[other] nutzt noch einmal
  } { arkwright-marker } für £{ $paid }.
event-founded = { $who } gründet eine Fabrik für { arkwright-good }, Preis £{ $price }.
event-sold-shares = { $who } verkauft { $n ->
    [one] 1 Aktie
   *[other] { $n } Aktien
  } für £{ $earned }.
event-bought-shares = { $who } kauft { $n ->
    [one] 1 Aktie
   *[other] { $n } Aktien
  } für £{ $paid }.
event-repaid = { $who } tilgt { $n ->
    [one] 1 Kredit
   *[other] { $n } Kredite
  } für £{ $paid }.
event-paid-factories = { $who } zahlt £{ $paid } für die Fabriken.
event-paid = { $who } zahlt £{ $paid }.
event-bill = { $who } zahlt £{ $paid } für die ganze Aktion.
event-received = { $who } erhält £{ $earned }.
event-lost-good = { $who } verliert aus Platzmangel 1× { arkwright-good }.
event-lost-good-many = { $who } verliert aus Platzmangel { $count }× { arkwright-good }.
event-built = { $who } baut eine Fabrik für { arkwright-good }, Stufe { arkwright-level }, für £{ $paid }.
event-modernised = { $who } modernisiert { arkwright-good } auf Stufe { arkwright-level } für £{ $paid }.
event-closed = { $who } schließt die Fabrik für { arkwright-good }.
event-machine = { $who } stellt eine Maschine auf: { arkwright-good }, Reihe { $row }.
event-machine-many = { $who } stellt { $count } Maschinen auf: { arkwright-good }.
event-engineering-works = { $who } verdient £{ $earned } mit der Maschinenfabrik.
event-sent = { $who } schickt einen Arbeiter { arkwright-where }.
event-sent-many = { $who } schickt { $count } Arbeiter { arkwright-where }.
event-final = { $who }: { $shares ->
    [one] 1 Aktie
   *[other] { $shares } Aktien
  } × £{ $value } = £{ $total }{ $loans ->
    [0] .
    [one] , aber 1 Kredit ist offen.
   *[other] , aber { $loans } Kredite sind offen.
  }
event-mark-penalty = { $who } hat für { arkwright-good } eingestellt und nicht produziert: −{ $shares ->
    [one] 1 Aktie
   *[other] { $shares } Aktien
  }, Aktienwert −{ $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
  }.
event-contract-penalty = { $who } hat einen offenen Vertrag über { arkwright-good }: Aktienwert −{ $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
  }.
event-obsolete = { $who }: Die Fabrik für { arkwright-good } veraltet und braucht zwei Arbeiter mehr.
event-obsolete-fee = { $who } zahlt £{ $paid } für { $workers ->
    [one] 1 Arbeiter, der nicht zu haben ist
   *[other] { $workers } Arbeiter, die nicht zu haben sind
  }.
event-delivered = { $who } verschifft { $n }× { arkwright-good } für £{ $earned }{ $ships ->
    [0] .
    [one] ; 1 Schiff fährt: Aktienwert −1.
   *[other] ; { $ships } Schiffe fahren: Aktienwert −{ $ships }.
  }
event-hired-spot = { $who } setzt einen Arbeiter ins Lager ({ arkwright-spot }).
event-hired-spot-many = { $who } setzt { $count } Arbeiter ins Lager.
event-shifted = { $who } versetzt einen Lagerarbeiter: { arkwright-spot } → { arkwright-to-spot }.
event-hired = { $who } stellt ein: { arkwright-good }, Reihe { $row }.
event-hired-many = { $who } stellt { $count } Arbeiter für { arkwright-good } ein.
event-fired = { $who } entlässt einen Arbeiter: { arkwright-good }, Reihe { $row }.
event-fired-many = { $who } entlässt { $count } Arbeiter: { arkwright-good }.
event-contract-rises = { $who } erfüllt den Vertrag über { arkwright-good } nicht: Er { $lost ->
    [0] steigt auf { $size }.
   *[other] bleibt bei { $size } und kostet Aktienwert: { $lost ->
        [one] 1 Feld
       *[other] { $lost } Felder
      }.
  }
event-start-player = { $who } ist Startspieler.
event-start-player-named = { $who } ist Startspieler, benannt von { $by }.
event-sale = { $who } macht { $made }× { arkwright-good } und verkauft { $n } (Attraktivität { $appeal }){ $n ->
    [0] .
   *[other] { " " }zu £{ $price }: +£{ $earned }.
  }
event-importer-sale = Verkäufe des Importeurs, { arkwright-good }: { $n }.
event-last-unit = { $who } wird für die letzte Nachfrage zu spät aufgerufen: { $why ->
    [quality] gleiche Attraktivität, aber geringere Qualität.
   *[appeal] geringere Attraktivität.
  }
event-last-unit-importer = Der Importeur wird für die letzte Nachfrage zu spät aufgerufen: { $why ->
    [importer] Unter Gleichen kommt er zuletzt.
   *[appeal] geringere Attraktivität.
  }
event-sold-together = Gleiche Attraktivität und Qualität: Alle verkaufen, über die Nachfrage hinaus.
event-bonus = { $who } bekommt ein Feld mehr: { $lead ->
    [appeal] die attraktivsten Waren
   *[most] die meisten Verkäufe
  }{ $charisma ->
    [1] , Gleichstand durch Charisma gewonnen.
   *[0] .
  }
event-bonus-tie = { $lead ->
    [appeal] Die höchste Attraktivität
   *[most] Die meisten Verkäufe
  } bei mehreren: Niemand bekommt dieses Feld.
event-row-shut = { $who } schließt die höchste Reihe: { arkwright-good }.
event-inventor-kept = { $who } behält den Erfinder für £{ $paid }.
event-token = { $who } setzt { arkwright-tile } zu { arkwright-good }.
event-tile = { $who } nimmt { arkwright-tile }.
event-tile-returned = { $who } gibt { arkwright-tile } zurück.
event-grey = { $who } nimmt den Marker { arkwright-marker }.
event-quality = { $who } erhöht die Qualität: { arkwright-good } auf { $level }.
event-quality-many = { $who } erhöht die Qualität: { arkwright-good } um { $count }.
event-first-price = { $who } verlangt £{ $price } für { arkwright-good }.
event-price = { $who } setzt den Preis für { arkwright-good }: { $before ->
    [0] £{ $price }.
   *[other] £{ $before } → £{ $price }.
  }
event-distribution = { $who } erhöht den Vertrieb: { arkwright-good } auf { $level }.
event-distribution-many = { $who } erhöht den Vertrieb: { arkwright-good } um { $count }.
event-contract = { $who } { $before ->
    [0] nimmt einen Vertrag über { $size }× { arkwright-good }.
   *[other] erhöht den Vertrag über { arkwright-good } von { $before } auf { $size }.
  }
event-goods-sold = { $who } verkauft { $n }× { arkwright-good } aus dem Lager für £{ $earned }.
event-event = { arkwright-event }.
event-wrecked = { $who } verliert die Maschine: { arkwright-good }, Reihe { $row }.
event-ship = { $who } nimmt ein Schiff für { $capacity ->
    [one] 1 Ware
   *[other] { $capacity } Waren
  }{ $crew ->
    [0] .
    [one] , 1 Matrose wird angeheuert.
   *[other] , { $crew } Matrosen werden angeheuert.
  }
event-scrapped = { $who } gibt das Schiff für { $capacity ->
    [one] 1 Ware
   *[other] { $capacity } Waren
  } auf.
event-harbour-wages = { $who } zahlt £{ $paid } für { $workers ->
    [one] 1 Arbeiter
   *[other] { $workers } Arbeiter
  } im Hafen.
event-dismissed = { $who } entlässt einen Lagerarbeiter ({ arkwright-spot }).
event-dismissed-many = { $who } entlässt { $count } Lagerarbeiter.
event-overtime = { $who } produziert { $n }× { arkwright-good } in { $rows ->
    [one] 1 Reihe
   *[other] { $rows } Reihen
  } fürs Lager, Kosten £{ $paid }.
event-share-value = { $who }: Aktienwert +{ $steps }, Feld { $before } → { $space }.
event-wages = { $who } zahlt £{ $paid } für Arbeiter (je £{ $wage }) und Maschinen: { arkwright-good }.
event-price-gave-way = { $who }: Der Vertrieb sinkt, der Preis für { arkwright-good } gibt auf £{ $price } nach; Aktienwert −1.
event-stored = { $who } lagert { $n }× { arkwright-good } ein.
event-emergency = { $who } fehlt Geld. Aktien verkauft: { $shares }, Kredite aufgenommen: { $loans }; Aktienwert auf Feld { $space }.
event-sold-to = { $who } verkauft noch 1× { arkwright-good } { $buyer ->
    [patron] an den Mäzen
   *[jubilee] zum Jubiläum
  }: +£{ $earned }.
event-sold-foreign = { $who } verkauft { $n ->
    [one] 1 Aktie
   *[other] { $n } Aktien
  } der Firma von { $owner } für £{ $earned }.
event-bought-foreign = { $who } kauft { $n ->
    [one] 1 Aktie
   *[other] { $n } Aktien
  } der Firma von { $owner } für £{ $paid }{ $bonus ->
    [0] .
   *[other] ; diese Firma erhält £{ $bonus } von der Bank.
  }
event-bought-back = { $who } kauft { $n ->
    [one] 1 eigene Aktie
   *[other] { $n } eigene Aktien
  } von { $owner } zurück, für £{ $paid }.
event-record = { $who } stellt einen Rekord auf: { $n } Waren { $market ->
    [shipping] auf einmal verschifft.
   *[home] auf einmal in England verkauft.
  }
event-final-bonus = { $who }: Bonusmarker { $home } × { $ship } = £{ $total } mehr.
event-award-discarded = { $who } gibt die Auszeichnung auf: { $award ->
    [shipping] Der Vertrag steigt nicht.
   *[share-value] Die Aktien dieses Notverkaufs kosten keinen Aktienwert.
  }
event-award-shared = Mehrere sind gleichauf: { $award ->
    [shipping] Niemand bekommt die Schifffahrtsauszeichnung; jeder rückt ein Feld vor.
   *[share-value] Niemand bekommt die Auszeichnung für den Aktienwert; jeder darf eine Aktie zum halben Preis kaufen.
  }
event-award-out-of-reach = Zu zweit kann niemand so viele Waren auf einmal verschiffen ({ $need }): Die Schifffahrtsauszeichnung ist nicht zu gewinnen.
event-share-award = { $who } gewinnt die Auszeichnung für den Aktienwert{ $n ->
    [0] ; die Bank hat dafür keine Aktie mehr.
   *[other] { " " }und eine Aktie.
  }
event-shipping-award = { $who } gewinnt die Schifffahrtsauszeichnung.
event-reorganization-turned = { $who } wendet den Reorganisationsmarker auf die dunkle Seite.
event-investor = { $who } verzichtet auf die Zusatzaktion: £{ $earned } vom Investor.

## Warum nicht

why-no-marker = Diesen Marker hast du nicht: { arkwright-marker }.
why-marker-not-placed = { arkwright-marker } liegt noch nicht auf der Verwaltungstafel; leg den Marker zuerst.
why-marker-placed = { arkwright-marker } liegt schon auf der Verwaltungstafel. Der Marker bleibt dort; gegen eine Gebühr kannst du ihn noch einmal nutzen.
why-row-taken = Auf der Zeile £{ $row } liegt schon einer deiner Marker.
why-row-barred = Bürokratie sperrt die Zeile £{ $row }. Ein Verwalter würde sie öffnen.
why-wrong-amount = £{ $want } kann man hier nicht zahlen: zwischen £{ $low } und £{ $high }.
why-exact-amount = Hier werden £{ $need } gezahlt, nicht £{ $want }. Ein Buchhalter würde das ändern, und für Qualität ein Ingenieur.
why-no-factory = Du hast keine Fabrik für { arkwright-good }.
why-has-factory = Du hast schon eine Fabrik für { arkwright-good }; es gibt eine je Ware.
why-level-too-high = Das braucht Stufe { $want }; erreichbar ist Stufe { $have }.
why-closed-this-decade = Du hast in diesem Jahrzehnt eine Fabrik für { arkwright-good } der Stufe { arkwright-level } geschlossen.
why-too-few-workers = Es sind nicht genug Arbeiter zu haben.
why-cycle-over = Diese Ware war zum letzten Mal aktiv: { arkwright-good }.
why-no-tile = Du hast { arkwright-tile } nicht.
why-developer-used = Der Entwickler hat in dieser Aktion bei { arkwright-good } schon geholfen.
why-highest-level = Die Fabrik für { arkwright-good } hat die höchste Stufe.
why-developer-level = Der Entwickler hilft nur bis Stufe { $have }, nicht bis Stufe { $want }.
why-needs-inventor = Stufe { $want } liegt über der jetzigen Stufe { $have }: Das braucht den Erfinder.
why-built-this-decade = Die Fabrik für { arkwright-good } wurde in diesem Jahrzehnt gebaut und kann noch nicht geschlossen werden.
why-fired-here = Du hast in dieser Aktion bei { arkwright-good } Arbeiter entlassen; dort kannst du nicht auch noch einstellen.
why-hired-here = Du hast in dieser Aktion bei { arkwright-good } eingestellt; dort kannst du nicht auch noch entlassen.
why-factory-full = Alle Reihen der Fabrik für { arkwright-good } sind voll.
why-first-row-stays = Die erste Reihe der Fabrik für { arkwright-good } bleibt besetzt.
why-no-harbour = In dieser Partie gibt es keinen Hafen.
why-spot-taken = Dort steht schon ein Arbeiter: { arkwright-spot }.
why-spot-empty = Dort steht kein Arbeiter: { arkwright-spot }.
why-worker-settled = Der Arbeiter wurde in dieser Aktion dorthin gesetzt und bleibt: { arkwright-spot }.
why-no-more-machines = Für das Bezahlte gibt es keine Maschinen mehr.
why-no-worker-to-replace = In Reihe { $row } von { arkwright-good } steht kein Arbeiter, wo eine Maschine stehen könnte. Ein Platz jeder Reihe ist für einen Arbeiter.
why-no-more-levels = Für das Bezahlte gibt es keine Stufen mehr.
why-quality-highest = Die Qualität von { arkwright-good } ist am höchsten, { $high }.
why-distribution-highest = Der Vertrieb von { arkwright-good } ist am höchsten, { $high }.
why-distribution-cost = Die nächste Stufe für { arkwright-good } kostet £{ $need }; £{ $have } sind übrig.
why-patent-used = Die £2 des Patents sind schon ausgegeben; du kannst es nicht auch noch zurückgeben.
why-exchange-done = { $what ->
    [shares] In dieser Aktion wird einmal gefragt, wie viele Aktien du verkaufst, und du hast geantwortet. Nimm es zurück, um eine andere Zahl zu verkaufen.
    [goods] In dieser Aktion wird einmal gefragt, wie viele Waren dieser Art du verkaufst, und du hast geantwortet. Nimm es zurück, um eine andere Zahl zu verkaufen.
    [loans] In dieser Aktion wird einmal gefragt, wie viele Kredite du tilgst, und du hast geantwortet. Nimm es zurück, um eine andere Zahl zu tilgen.
    [buy] In dieser Aktion wird einmal gefragt, wie viele Aktien du kaufst, und du hast geantwortet. Nimm es zurück, um eine andere Zahl zu kaufen.
   *[contract] In dieser Aktion wird einmal nach einem Vertrag über diese Ware gefragt, und du hast geantwortet. Nimm es zurück, um ein anderes Feld zu wählen.
  }
why-too-few = { $what ->
    [shares] So viele Aktien hast du nicht.
    [goods] So viele Waren sind nicht da.
    [loans] So viele Kredite hast du nicht.
   *[bank] So viele deiner Aktien hat die Bank nicht.
  }
why-loans-first = Erst müssen die Kredite getilgt werden, je £13.
why-cash-short = Die Kasse reicht nicht. Zum Kaufen nimmt niemand einen Kredit auf.
why-no-contracts = Hier kann man keine Verträge nehmen.
why-contract-space = Auf der Vertragsleiste gibt es kein Feld für { $want }.
why-contract-lower = Ein Vertrag kann nur steigen; er steht auf { $have }.
why-price-range = Der Preis für { arkwright-good } darf £{ $low } bis £{ $high } sein: Dort endet die Skala, oder die Attraktivität fiele unter 0.
why-price-changed = Der Preis für { arkwright-good } wurde in diesem Zug schon geändert.
why-price-same = Der Preis für { arkwright-good } ist schon £{ $price }.
why-factory-untouched = Die Hauptaktion hat { arkwright-good } nicht betroffen. Nach Qualität oder Vertrieb kostet es £1 ungenutzte Verwaltung.
why-start-shares-range = { $low } bis { $high ->
    [one] 1 Aktie darf verkauft werden
   *[other] { $high } Aktien dürfen verkauft werden
  }: genug, um die Fabriken zu bezahlen, und nicht mehr, als da sind.
why-not-on-offer = Nicht im Angebot: { arkwright-offered }.
why-tile-twice = Du hast { arkwright-tile } schon.
why-charisma-banned = Charisma hat gerade über den Startspieler entschieden; in diesem Zug darfst du es nicht nehmen.
why-marker-twice = Diesen Marker hast du schon: { arkwright-marker }.
why-ship-not-larger = Beide Anleger sind besetzt, und ein Schiff für { $want } ist nicht größer als eines davon.
why-no-crew = Es sind nicht genug Arbeiter für die Besatzung da.
why-token-there = Es wirkt schon bei { arkwright-good }.
why-nothing-instead = Hier wird ein Sondermarker genommen oder nichts: Vorarbeiter, Werkstatt und Makler gelten nicht an seiner Stelle.
why-tile-just-taken = Du hast { arkwright-tile } gerade genommen; ein anderes Plättchen geht zurück.
why-no-contract = Du hast keinen Vertrag über { arkwright-good }.
why-contract-size = Der Vertrag über { arkwright-good } verlangt { $need }, nicht { $want }.
why-ship-too-small = So viele trägt das Schiff nicht.
why-ship-underpaid = £{ $want } sind zu wenig für dieses Schiff: Mindestens £{ $need }, sein Laderaum, müssen gezahlt werden, auch um auf die Aktion zu verzichten.
why-one-ship-only = Du hast kein zweites Schiff, das mitfahren könnte.
why-both-ships-sail = Ein Schiff trägt nur { $have } von { $need }: Es fahren ohnehin beide.
why-not-active = Eine andere Ware ist aktiv, nicht { arkwright-good }.
why-rows-not-ready = { $have ->
    [0] Keine Reihe
    [one] Nur 1 Reihe
   *[other] Nur { $have } Reihen
  } von { arkwright-good } { $have ->
    [one] kann
    [0] kann
   *[other] können
  } produzieren.
why-marker-rows = { $have ->
    [one] Dieser Marker lässt nur die erste Reihe produzieren.
   *[other] Dieser Marker lässt nur die ersten { $have } Reihen produzieren.
  }
why-produced-already = In dieser Aktion produziert eine Fabrik, und { arkwright-good } hat es getan.
why-produce-first = Sonderschichten geben eine Ware zu dem, was die Fabrik in dieser Aktion macht: Produziere zuerst.
why-row-shut-already = Eine Reihe ist schon geschlossen.
why-no-row-to-shut = Nur eine Reihe über der ersten kann geschlossen werden.
why-row-sold = Waren der höchsten Reihe sind verkauft: Sie hat produziert.
why-patron-used = Der Mäzen hat schon gekauft.
why-no-jubilee = Du hast keinen Jubiläumsverkauf mehr.
why-must-sell = Du hast noch { $have ->
    [one] 1 Ware dieser Produktion; sie muss verkauft werden
   *[other] { $have } Waren dieser Produktion; sie müssen verkauft werden
  }.
why-no-extra-shift = Sonderschichten wirken nur beim ersten Aufruf, nachdem die Produktion ausverkauft ist.
why-good-fits = { arkwright-good } aufzugeben würde nicht helfen: Es ist Platz dafür.
why-no-seat = Es gibt { $high ->
    [one] 1 Platz
   *[other] { $high } Plätze
  }.
why-pier-empty = { $pier ->
    [1] Du hast kein Schiff A.
   *[2] Du hast kein Schiff B.
  }
why-no-machine = In Reihe { $row } von { arkwright-good } steht keine Maschine.
why-wrecked-already = Die Fabrik für { arkwright-good } hat ihre Maschine schon verloren.
why-no-award = Du hast die Auszeichnung nicht: { $award ->
    [shipping] Schifffahrt.
   *[share-value] Aktienwert.
  }
why-award-too-late = Die Auszeichnung deckt einen ganzen Notverkauf: Sie wird vor der ersten Aktie aufgegeben.
why-own-shares = Das sind deine eigenen Aktien: Kauf oder verkauf sie, ohne einen Platz zu nennen.
why-only-own-shares = In dieser Partie werden nur Aktien der eigenen Firma gehandelt.
why-more-than-needed = Es werden nicht mehr Aktien verkauft als nötig: { $need } würden reichen.
why-bank-of-other = Die Bank hat { $have ->
    [one] 1 Aktie
   *[other] { $have } Aktien
  } der Firma von { $owner }.
why-bank-first = Die Bank hat noch { $have } deiner Aktien; sie werden zuerst gekauft.
why-none-of-yours = { $owner } hat { $have } deiner Aktien.
why-bought-and-sold = Aktien der Firma von { $owner } kann man in einer Aktion nicht zugleich kaufen und verkaufen.
why-start-limit = 1760 kann man höchstens { $high ->
    [one] 1 Aktie
   *[other] { $high } Aktien
  } jeder anderen Firma kaufen.
why-board-banned = Der Aufsichtsrat wurde gerade genutzt; in diesem Zug darfst du ihn nicht nehmen.
why-only-what-came-back = Der Aufsichtsrat nimmt, was gerade zurückgegeben wurde, und sonst nichts.
why-one-share-only = Eine Aktie gibt es zum halben Preis, nicht mehr.

## Optionen, die nicht zusammenpassen

error-clash-listed-events = „{ $first }“ und „{ $second }“ lassen sich nicht zusammen spielen: Mit Dampfkraft werden die Ereignisse gezogen, nicht aufgezählt.
error-clash-listed-tiles = „{ $first }“ und „{ $second }“ lassen sich nicht zusammen spielen: Der vorgegebene Aufbau zählt seine Plättchen auf.
error-clash-no-tiles = „{ $first }“ und „{ $second }“ lassen sich nicht zusammen spielen: Ohne Entwicklungsplättchen lässt sich keines ersetzen.
error-clash-no-events = „{ $first }“ und „{ $second }“ lassen sich nicht zusammen spielen: Ohne Ereignismarker gibt es keine Auslosung, zu der etwas hinzukäme.
error-clash-no-element = Spinning Mule braucht mindestens eines seiner Elemente: Plättchen, Wirtschaftsmarker, Ereignisse. Ohne sie spiel Spinning Jenny.

## Die Charaktere des Player’s Book, als Bots

bot-specialist = Spezialist
bot-specialist-about = Führt zwei Fabriken mit vielen Maschinen, für die besten Waren und die meisten Verkäufe.
bot-shipowner = Reeder
bot-shipowner-about = Kauft Aktien, solange sie billig sind; wo es einen Hafen gibt, schließt er Verträge und verschifft Waren in die Kolonien.
bot-completist = Vollender
bot-completist-about = Führt alle vier Fabriken, sodass der Aktienwert in jedem Zyklus steigt.
bot-flexible = Flexibler
bot-flexible-about = Führt drei Fabriken und verkauft von jeder Ware ein wenig; wo es einen Hafen gibt, verschifft er den Rest.

## Der Rückblick nach einer Partie

review-when = { NUMBER($year, useGrouping: 0) }, { $cycle ->
    [0] Lebensmittel
    [1] Kleidung
    [2] Besteck
    [3] Lampen
    [4] Ende des Jahrzehnts
   *[other] Vorbereitung
  }
analysis-axis = { NUMBER($year, useGrouping: 0) }
review-cost = −£{ $n }
review-sum = £{ $n }
review-cash = Kasse: £{ $now } statt £{ $was }.
review-share = Aktienwert: Feld { $now } statt { $was }.
review-worth = Wert der Aktien: £{ $now } statt £{ $was }.

## Was ein Platz weiß und die anderen nicht

secret-cash = die Kasse aller
secret-open = Tafeln, Firmen, Preise, Aktien, Plättchen
secret-hidden = nichts; die Kasse, wenn der Tisch sie verdeckt
secret-between = eine Zeile; ein Vorhang nur bei verdeckter Kasse

## Fragen, die sich im Voraus beantworten lassen

standing-charisma = Charisma: den Startspieler benennen
standing-charisma-keep = behalten
standing-charisma-me = immer mich benennen
standing-dismiss = Ende eines Jahrzehnts: Hafenarbeiter und Schiffe
standing-dismiss-keep = immer alle behalten
standing-patron = Mäzen: eine Ware mehr verkaufen
standing-patron-sell = immer verkaufen
standing-patron-keep = nie
standing-jubilee = Jubiläum: eine Ware mehr verkaufen
standing-jubilee-sell = immer verkaufen
standing-jubilee-keep = nie
standing-school = Schule: die höchste Reihe, während des Verkaufs
standing-school-run = immer produzieren
standing-school-shut = immer schließen
standing-school-unsold = Schule: die höchste Reihe, wenn nichts davon verkauft wurde
standing-school-unsold-shut = immer schließen
standing-school-unsold-run = immer produzieren
standing-shifts = Sonderschichten: das Plättchen für eine Ware mehr zurückgeben
standing-shifts-use = immer
standing-shifts-keep = nie
standing-stock = Verkauf: aus dem Lager weiterverkaufen
standing-stock-sell = immer
standing-stock-keep = nie
standing-ships = Vertrag: so viel wie möglich verschiffen
standing-ships-sail = immer verschiffen
standing-ships-stay = nie

# Tatsachen für Vorausaufträge: im Satz und als Art zum Auswählen.
fact-price = { $mine ->
    [yes] mein Preis für { arkwright-good }
   *[no] der Preis von { $seat } für { arkwright-good }
  }
fact-lowest-price = der niedrigste Preis der anderen für { arkwright-good }
fact-appeal = { $mine ->
    [yes] meine Attraktivität bei { arkwright-good }
   *[no] die Attraktivität von { $seat } bei { arkwright-good }
  }
fact-highest-appeal = die höchste Attraktivität der anderen bei { arkwright-good }
fact-importer = die Attraktivität des Importeurs bei { arkwright-good }
fact-demand = die Nachfrage nach { arkwright-good }
fact-wage = der Lohn
fact-cash = { $mine ->
    [yes] meine Kasse
   *[no] die Kasse von { $seat }
  }
fact-share-value = { $mine ->
    [yes] mein Aktienwert
   *[no] der Aktienwert von { $seat }
  }
fact-rank = { $mine ->
    [yes] mein Rang auf der Aktienwertleiste
   *[no] der Rang von { $seat } auf der Aktienwertleiste
  }
fact-kind-price = ein Preis
fact-kind-lowest-price = der niedrigste Preis der anderen
fact-kind-appeal = eine Attraktivität
fact-kind-highest-appeal = die höchste Attraktivität der anderen
fact-kind-importer = die Attraktivität des Importeurs
fact-kind-demand = eine Nachfrage
fact-kind-wage = der Lohn
fact-kind-cash = Kasse
fact-kind-share-value = ein Aktienwert
fact-kind-rank = ein Rang nach Aktienwert
fact-money = £{ $n }
