lessons-game = Arkadia
figure-tents = Zelte
figure-open = Offene Seiten
figure-set = Arbeiter
figure-completed = Fertig
figure-seals = Siegel
figure-value = Silber
figure-cloth = Tuch
figure-workers = Arbeiter
figure-banners = Banner
figure-gold = Gold
figure-left = Behalten
figure-silver-seals = Silbersiegel
figure-cloth-seals = Tuchsiegel
figure-spice-seals = Gewürzsiegel

lesson-lay = Ein Gebäude legen
lesson-lay-about = Neben ein Gebäude oder einen Arbeiter
lesson-lay-context = Jedes Gebäude muss ein anderes, einen Arbeiter oder den Schlossplatz berühren. Ein Zelt, das es verdeckt, gibt dir einen neutralen Arbeiter.
lesson-lay-goal = Lege ein Gebäude, wo es erlaubt ist und ein Zelt verdeckt.
lesson-lay-hint = Wo liegt ein Zelt nahe beim Kloster, bei einem Arbeiter oder beim Schlossplatz?
lesson-lay-solved = Verdeckte Zelte: { $tents }. Jedes schickt dir einen neutralen Arbeiter, und das Siegel auf dem Gebäude zeigt, dass es noch offen ist.
lesson-lay-workers = Du hast Arbeiter eingesetzt. In dieser Lektion geht es ums Legen: Wähle „Gebäude legen“ und eine Karte.
lesson-lay-no-tent = Dort darf es liegen, aber es verdeckt kein Zelt, also kommt kein neutraler Arbeiter. Neben dem Kloster liegt ein Zelt auf demselben Weg.
lesson-lay-not = Ein Gebäude muss gelegt werden und ein Zelt verdecken.

lesson-neighbours = Auch Gebäude schließen Seiten
lesson-neighbours-about = Was eine Kante wert ist
lesson-neighbours-context = Das Abzeichen auf einem Gebäude zählt seine offenen Seiten: Felder ringsum, auf denen weder ein Arbeiter noch ein Gebäude steht. Bei 0 ist das Gebäude fertig.
lesson-neighbours-goal = Lege ein Gebäude so, dass das Kloster nur noch vier offene Seiten hat statt sechs.
lesson-neighbours-hint = Welches Gebäude passt in die Ecke über dem Kloster, neben die zwei Arbeiter?
lesson-neighbours-solved = Das Kloster hat { $open } offene Seiten. Ein Gebäude besetzt eine Seite ebenso wie ein Arbeiter, und dafür bezahlt wird es nie.
lesson-neighbours-workers = Du hast Arbeiter eingesetzt. Auch sie schließen Seiten, aber hier muss es ein Gebäude tun: Wähle „Gebäude legen“ und eine Karte.
lesson-neighbours-one-side = Eine Seite besetzt: { $open } sind noch offen. Eine andere Stelle, mit anderem Gebäude oder anderer Drehung, besetzt zwei auf einmal.
lesson-neighbours-away = Es berührt das Kloster nicht: Alle { $open } Seiten sind noch offen.
lesson-neighbours-not = { $open } Seiten sind offen; vier sollten es sein.

lesson-two-tents = Zwei Zelte auf einmal
lesson-two-tents-about = Neutrale Arbeiter umsonst
lesson-two-tents-context = Die Gebäude auf deiner Hand haben verschiedene Formen, und jedes Zelt, das eines davon verdeckt, gibt dir einen neutralen Arbeiter.
lesson-two-tents-goal = Lege eines deiner Gebäude über zwei Zelte.
lesson-two-tents-hint = Die Mühle ist lang genug. Welche zwei Zelte liegen einen Schritt auseinander?
lesson-two-tents-solved = Zwei Zelte, zwei neutrale Arbeiter: Sie verdienen keine Siegel, aber sie schließen die letzten Lücken.
lesson-two-tents-workers = Du hast Arbeiter eingesetzt. Nur ein gelegtes Gebäude verdeckt ein Zelt: Wähle „Gebäude legen“ und eine Karte.
lesson-two-tents-one-tent = Ein Zelt, ein Arbeiter. Such eine Stelle, an der dasselbe Gebäude zwei verdeckt.
lesson-two-tents-no-tent = Kein Zelt liegt darunter, also kommt niemand.
lesson-two-tents-not = Verdeckte Zelte: { $tents }. Zwei sind möglich.

lesson-close = Schließ es
lesson-close-about = Ein Gebäude mit einer offenen Seite
lesson-close-context = Statt ein Gebäude zu legen, darfst du Arbeiter einsetzen. Ein Gebäude ist fertig, wenn keine seiner Seiten offen ist.
lesson-close-goal = Mach das Haus der Tuchmacher mit einem Arbeiter fertig.
lesson-close-hint = Das Abzeichen auf dem Haus sagt, wie viele Seiten offen sind. Wo ist die letzte?
lesson-close-solved = Fertig: Dein Arbeiter verdient ein Siegel, und das Siegel auf dem Gebäude bekommt, wer es geschlossen hat. Du hast { $seals }.
lesson-close-building = Du hast ein Gebäude gelegt. Wähle „Arbeiter einsetzen“, um das Haus mit einem von ihnen zu schließen.
lesson-close-elsewhere = Dein Arbeiter steht woanders: Das Haus hat noch eine Seite, die niemand besetzt hat.
lesson-close-not = Das Haus ist noch nicht fertig.

lesson-own-or-neutral = Wessen Arbeiter?
lesson-own-or-neutral-about = Neutrale Arbeiter werden nicht bezahlt
lesson-own-or-neutral-context = Du hast drei eigene und zwei neutrale Arbeiter. Wenn ein Gebäude fertig wird, verdient jeder eigene Arbeiter eines Spielers daneben ein Siegel, und das Siegel auf dem Gebäude bekommt, wer es geschlossen hat.
lesson-own-or-neutral-goal = Mach das Gehöft so fertig, dass du drei Silbersiegel verdienst.
lesson-own-or-neutral-hint = Zwei Seiten sind offen, und ein Siegel liegt auf dem Gebäude. Wer muss dort stehen, damit du zweimal bezahlt wirst?
lesson-own-or-neutral-solved = Zwei eigene Arbeiter, zwei Siegel, und eines vom Gebäude: { $seals }.
lesson-own-or-neutral-neutral = Fertig, aber neutrale Arbeiter verdienen nichts: Nur das Siegel des Gebäudes gehört dir.
lesson-own-or-neutral-mixed = Ein eigener Arbeiter, ein Siegel, und eines vom Gebäude: { $seals }. Der neutrale hat nichts verdient.
lesson-own-or-neutral-open = { $open ->
    [one] Eine Seite ist
   *[other] { $open } Seiten sind
} noch offen: Niemand wird bezahlt, bevor das Gehöft fertig ist.
lesson-own-or-neutral-not = Du hast { $seals } Silbersiegel; drei sind möglich.

lesson-two-at-once = Zwei Gebäude in einem Zug
lesson-two-at-once-about = Ein Arbeiter zwischen zwei Gebäuden
lesson-two-at-once-context = Alle Arbeiter, die du in einem Zug einsetzt, müssen ein und dasselbe Gebäude berühren. Hier hat das Kontor drei offene Seiten, das Kloster zwei.
lesson-two-at-once-goal = Mach mit drei Arbeitern, die alle ein Gebäude berühren, Kontor und Kloster im selben Zug fertig.
lesson-two-at-once-hint = Welches der beiden Gebäude können alle drei Arbeiter berühren? Welche Felder daneben liegen auch neben dem anderen?
lesson-two-at-once-solved = Beide sind fertig, denn alle drei Arbeiter berühren das Kontor und zwei von ihnen auch das Kloster. Dein eigener Arbeiter zwischen den Gebäuden wird von jedem bezahlt; du hast { $seals } Siegel bekommen und { $tile } von den Gebäuden und darfst zwei Schlossteile setzen.
lesson-two-at-once-one = Das Kloster ist fertig, aber das Kontor hat noch eine offene Seite. Es ist das eine Gebäude, das alle drei Arbeiter berühren können: Beginne mit seinen Feldern.
lesson-two-at-once-none = Nichts ist fertig. Alle Arbeiter eines Zuges berühren ein Gebäude: Die drei offenen Felder neben dem Kontor würden für beide reichen.
lesson-two-at-once-not = Fertig: { $completed }. Beide sind möglich.

lesson-castle = Das Schloss bestimmt den Preis
lesson-castle-about = Was ein Siegel wert ist
lesson-castle-context = Du hast ein Gebäude fertig gemacht, also setzt du ein Schlossteil. Ein Siegel ist so viel Gold wert, wie Felder des Schlosses seine Familie zeigen.
lesson-castle-goal = Du hast sechs Silbersiegel. Setze das Schlossteil so, dass jedes davon eins mehr wert ist.
lesson-castle-hint = Ein Siegel ist so viel Gold wert, wie Felder des Schlosses seine Familie zeigen. Welches Teil bringt dir eins dazu?
lesson-castle-solved = Silber ist jetzt { $value } wert: sechs Gold mehr für dich, wenn du verkaufst, solange es so bleibt.
lesson-castle-cloth = Jetzt ist Tuch { $cloth } wert, und du hast ein Tuchsiegel. Deine sechs Silbersiegel bringen je { $value }.
lesson-castle-other = Das Teil zeigt eine andere Familie: Silber bringt { $value }.
lesson-castle-not = Silber bringt { $value }; drei sind möglich.

lesson-cover = Verdecke das richtige Feld
lesson-cover-about = Das zweite Stockwerk verbirgt das erste
lesson-cover-context = Du hast wieder ein Gebäude fertig gemacht. Das erste Stockwerk des Schlosses ist voll, also verdeckt dein Teil eines, das dort liegt.
lesson-cover-goal = Heb Silber um eins und senk Tuch um eins, mit einem einzigen Teil.
lesson-cover-hint = Nur was von oben zu sehen ist, zählt. Was verschwindet unter deinem Teil?
lesson-cover-solved = Silber { $value }, Tuch { $cloth }: Das Teil zeigt seine eigene Familie und verbirgt eine andere.
lesson-cover-other-family = Dein Teil zeigt kein Silber: Silber steht bei { $value }, Tuch bei { $cloth }.
lesson-cover-over-own = Du hast ein Silberfeld mit einem Silberteil verdeckt: Silber bleibt bei { $value }.
lesson-cover-over-other = Silber steht bei { $value }, aber du hast eine andere Familie verdeckt: Tuch bleibt bei { $cloth }.
lesson-cover-not = Silber { $value }, Tuch { $cloth }.

lesson-banner = Ein Banner
lesson-banner-about = Zwei Arbeiter und die Möglichkeit zu verkaufen
lesson-banner-context = Dein Zug ist fast vorbei: Alle deine Arbeiter sind auf dem Plan, und nur das Banner ist noch zu entscheiden.
lesson-banner-goal = Du hast keinen Arbeiter mehr. Besorg dir zwei, bevor dein Zug endet.
lesson-banner-hint = Was kannst du am Ende eines Zuges tun, viermal in einer Partie?
lesson-banner-solved = Zwei Arbeiter deiner Farbe sind gekommen; Banner übrig: { $banners }. Jetzt darfst du Siegel verkaufen oder warten.
lesson-banner-end = Der Zug ist vorbei, und du hast keinen Arbeiter: Nächstes Mal könntest du nur ein Gebäude legen.
lesson-banner-not = Du hast immer noch keinen Arbeiter.

lesson-sell = Verkauf, was wertvoll ist
lesson-sell-about = Die Wertung
lesson-sell-context = Du hast ein Banner genutzt, also darfst du jetzt Siegel verkaufen, so viele jeder Familie, wie du willst.
lesson-sell-goal = Hol dir mindestens 41 Gold und behalte deine vier Gewürzsiegel für einen besseren Tag.
lesson-sell-hint = Tuch steht bei 3, Silber bei 4, Gewürz bei 1. Welche Siegel lohnt es sich heute zu verkaufen?
lesson-sell-solved = 7 × 3 + 5 × 4 = { $gold } Gold, und die Gewürze warten hinter deinem Sichtschirm.
lesson-sell-cheap = { $gold } Gold, aber die Gewürze gingen für je 1 weg. Das Schloss kann sie noch heben; niemand zwingt dich, alles zu verkaufen.
lesson-sell-half = { $gold } Gold: Einige wertvolle Siegel sind noch hinter deinem Sichtschirm, und dieses Banner ist weg.
lesson-sell-not = { $gold } Gold, { $left } Gewürzsiegel behalten.

lesson-last-turn = Der letzte Zug
lesson-last-turn-about = Was am Ende noch zählt
lesson-last-turn-context = Wenn dieser Zug endet, ist die Partie vorbei: Alle Siegel werden zu dem verkauft, was das Schloss zeigt, und nur Gold zählt.
lesson-last-turn-goal = Es ist dein letzter Zug: Ende mit 37 Gold.
lesson-last-turn-hint = Alle Siegel werden von selbst verkauft, wenn die Partie endet. Welches Gebäude kannst du noch schließen, und was macht sein Schlossteil mit sechs Silbersiegeln?
lesson-last-turn-solved = { $gold } Gold: zwei Siegel vom Haus, und Silber bei { $value } für den letzten Verkauf.
lesson-last-turn-not-closed = { $gold } Gold. Nichts wurde geschlossen, also gab es auch kein Schlossteil; übrige Arbeiter zählen nichts.
lesson-last-turn-other = { $gold } Gold. Das Haus ist geschlossen, aber Silber ging für { $value } weg: Sechs deiner Siegel hätten dieses Schlossteil gut gebrauchen können.
lesson-last-turn-not = { $gold } Gold; 37 sind möglich.
