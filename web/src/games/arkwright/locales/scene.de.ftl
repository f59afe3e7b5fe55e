# Die Szene eines Verkaufs.
arkwright-scene-title = Verkauf: { $good }
arkwright-scene-play = Verkauf spielen
arkwright-scene-show = Verkauf zeigen
arkwright-scene-next = Weiter zu { $good }
arkwright-scene-on = Weiter
arkwright-scene-off = Verkäufe in dieser Partie nicht mehr zeigen
arkwright-scene-line = Verkauf · { $n } von { $m } · du { $mine }
arkwright-scene-line-watch = Verkauf · { $n } von { $m }
arkwright-scene-stage-made = Gemacht
arkwright-scene-stage-sold = Verkauft
arkwright-scene-stage-value = Aktie
arkwright-scene-stage-costs = Kosten
arkwright-scene-stage-harbour = Hafen, Lager
arkwright-scene-stage-stores = Lager
arkwright-scene-you = du
arkwright-scene-importer = der Importeur
arkwright-scene-wants = England will { $n }× { $good }
arkwright-scene-offer = Die Fabriken machen { $made }, { $stock ->
    [0] der
   *[other] dazu { $stock } auf Lager, der
} Importeur bringt bis zu { $importer }. Die Attraktivsten werden zuerst aufgerufen; niemand verkauft mehr als seine Attraktivität.
arkwright-scene-called-first = Aufruf bei { $call }: { $names }
arkwright-scene-called = Aufruf bei { $call } oder mehr: { $names }
arkwright-scene-nth = { $rule ->
   *[other] { $n }.
}
arkwright-scene-sells-you = Du verkaufst dein { $nth } Stück
arkwright-scene-sells-other = { $who } verkauft das { $nth } Stück
arkwright-scene-sells-importer = Der Importeur verkauft sein { $nth } Stück
arkwright-scene-from-stock = Aus dem Lager.
arkwright-scene-from-shift = Durch Sonderschichten.
arkwright-scene-so-far = Bisher £{ $pounds }.
arkwright-scene-left = { $n ->
    [0] Kein Stück ist übrig.
    [one] Ein Stück ist übrig.
   *[other] { $n } Stück sind übrig.
}
arkwright-scene-order-quality = Gleiche Attraktivität { $appeal }, also entscheidet die Qualität, wer zuerst drankommt: { $a } ({ $one }) schlägt { $b } ({ $other }).
arkwright-scene-order-together = Gleiche Attraktivität { $appeal } und gleiche Qualität { $a }: { $one } und { $other } gemeinsam.
arkwright-scene-order-importer = Beide stehen bei { $appeal }. Eine Firma kommt immer vor dem Importeur.
arkwright-scene-before-importer = Erst { $who }, dann der Importeur
arkwright-scene-last = Ein Stück ist übrig: { $one } oder { $other }?
arkwright-scene-last-appeal = Aufruf bei { $call }: Attraktivität { $a } ({ $one }) kommt vor { $b } ({ $other }). Das letzte Stück: { $one }.
arkwright-scene-last-importer = Aufruf bei { $call }, beide haben Attraktivität { $appeal }. Eine Firma kommt immer vor dem Importeur. Das letzte Stück: { $one }.
arkwright-scene-last-quality = Aufruf bei { $call }, beide haben Attraktivität { $appeal }. Dann entscheidet die Qualität: { $a } ({ $one }) schlägt { $b } ({ $other }). Das letzte Stück: { $one }.
arkwright-scene-together = Gemeinsam verkauft
arkwright-scene-together-about = Gleich in Attraktivität und Qualität: Ein Stück aus dem Vorrat bedient beide.
arkwright-scene-served = England ist versorgt
arkwright-scene-missed = Letztes Stück: { $one }. Als Nächstes dran: { $other }.
arkwright-scene-sated = Niemand hat mehr etwas zu verkaufen
arkwright-scene-sated-about = England hätte noch { $n } genommen.
arkwright-scene-uncalled = Niemand wird mehr aufgerufen
arkwright-scene-uncalled-about = Alle haben so viel verkauft, wie sie haben oder wie ihre Attraktivität erlaubt. England hätte noch { $n } genommen.
arkwright-scene-unsold = { $n ->
    [0] Du hast alles verkauft.
    [one] Eins bleibt dir übrig.
   *[other] { $n } bleiben dir übrig.
}
arkwright-scene-value = Aktienwert: { $names } +{ $n }
arkwright-scene-value-none = Kein Aktienwert steigt
arkwright-scene-value-sold = Zwei oder mehr verkauft: +2, eins: +1.
arkwright-scene-lead-most = Meiste Verkäufe: { $who }, +1.
arkwright-scene-lead-most-charisma = Meiste Verkäufe: Gleichstand, das Charisma entscheidet: { $who }, +1.
arkwright-scene-lead-most-tied = Meiste Verkäufe: niemand allein, Gleichstand ({ $names }).
arkwright-scene-lead-most-none = Meiste Verkäufe: keine Firma.
arkwright-scene-lead-appeal = Attraktivste Ware: { $who }, +1.
arkwright-scene-lead-appeal-charisma = Attraktivste Ware: Gleichstand, das Charisma entscheidet: { $who }, +1.
arkwright-scene-lead-appeal-tied = Attraktivste Ware: niemand allein, Gleichstand ({ $names }).
arkwright-scene-lead-appeal-none = Attraktivste Ware: keine Firma.
arkwright-scene-wages = Löhne: £{ $wage } je Arbeiter
arkwright-scene-wages-about = Alle in den Fabriken dieser Ware werden bezahlt, ob verkauft wurde oder nicht.
arkwright-scene-fell = Danach sinkt der Vertrieb um 1.
arkwright-scene-fell-you = Danach sinkt der Vertrieb um 1: deine Attraktivität { $before } → { $after }.
arkwright-scene-takes-lead = { $who } geht in Führung
arkwright-scene-takes-lead-you = Du gehst in Führung
arkwright-scene-leads = { $who } führt mit £{ $worth }
arkwright-scene-leads-tied = Gleichauf in Führung mit £{ $worth }: { $names }
arkwright-scene-leads-you = Du führst mit £{ $worth }
arkwright-scene-worth = £{ $best } gegen deine £{ $worth }.
arkwright-scene-cash = Du hast £{ $cash } ({ $change }).
arkwright-scene-foreseen = Vorschau £{ $cash } bei { $sells } verkauften, es wurden £{ $is } bei { $sold }
arkwright-scene-foreseen-right = Es kam, wie deine Vorschau sagte
arkwright-scene-cause = { $deed }: dieser Zug allein { $effect }.
arkwright-scene-cause-more = { $deed }: allein { $effect }.
arkwright-scene-cause-nothing = Allein ohne Wirkung für dich: { $list }.
arkwright-scene-cause-together = Kein Zug nach deinem hat es allein bewirkt: Es kam von mehreren zusammen oder von Antworten während des Verkaufs.
arkwright-scene-deed = { $who } ({ $changes })
arkwright-scene-effect-sold = { $n } verkauft
arkwright-scene-effect-spaces = { $n } auf der Aktienleiste
arkwright-scene-change = { $what } { $before } → { $after }
arkwright-scene-change-new = { $what } { $after }
arkwright-scene-change-built = neue Fabrik { $level }
arkwright-scene-change-level = Fabrik { $before } → { $after }
arkwright-scene-change-price = Preis
arkwright-scene-change-appeal = Attrakt.
arkwright-scene-change-makes = macht
arkwright-scene-change-wage = Lohn
arkwright-scene-charisma-most = Meiste Verkäufe: { $who }, durch Charisma
arkwright-scene-charisma-appeal = Attraktivste Ware: { $who }, durch Charisma
arkwright-scene-charisma-tie = Gleichstand ({ $names }): Niemand würde vorrücken, aber das Plättchen Charisma gewinnt jeden Gleichstand um ein Bonusfeld.
arkwright-scene-charisma-importer = Gleichstand: Niemand würde vorrücken, aber das Plättchen Charisma gewinnt jeden Gleichstand um ein Bonusfeld.
arkwright-scene-result = Du hast { $sold } verkauft und £{ $cash }; eine Aktie ist £{ $value } wert, Rang { $rank }.
arkwright-scene-result-watch = { $sold } verkauft, { $demand } gefragt.
arkwright-scene-left-of = von { $n } übrig
arkwright-scene-at = Aufruf bei
arkwright-scene-demand = Nachfrage: { $n ->
    [one] ein Stück
   *[other] { $n } Stück
}
arkwright-scene-sellers = Verkäufer in der Reihenfolge des Aufrufs
arkwright-scene-col-who = In dieser Reihenfolge
arkwright-scene-col-appeal = Attrakt.
arkwright-scene-col-quality = Qualität
arkwright-scene-col-goods = Gemacht, auf Lager
arkwright-scene-col-sold = Verkauft
arkwright-scene-col-income = Erlös
arkwright-scene-col-costs = Kosten
arkwright-scene-col-net = Netto
arkwright-scene-col-ships = Mit Hafen
arkwright-scene-col-share = Schritte, Feld, Aktienwert
arkwright-scene-col-importer = Importeur
arkwright-scene-self = { $who } (du)
arkwright-scene-tied = Gleich bei { $n }
arkwright-scene-stock = Auf Lager
arkwright-scene-goods = { $made } gemacht, { $stock } auf Lager
arkwright-scene-shares = Aktien
arkwright-scene-shares-note = Feld, je £
arkwright-scene-track = Aktienleiste: { $moves }
arkwright-scene-move = { $who } { $before } auf { $after }
arkwright-scene-was = { $who } vorher
arkwright-scene-step-sold = { $n ->
    [one] 1 verkauft
   *[other] 2 oder mehr
}
arkwright-scene-step-most = am meisten
arkwright-scene-step-most-charisma = am meisten, Charisma
arkwright-scene-step-appeal = attraktivste
arkwright-scene-step-appeal-charisma = attraktivste, Charisma
arkwright-scene-step-tied-most = gleich, Verkauf
arkwright-scene-step-tied-appeal = gleich, Attrakt.
arkwright-scene-step-rule = Regel
arkwright-scene-step-price = Preis gab nach
arkwright-scene-step-ship = Schiff
arkwright-scene-step-contract = Vertrag
arkwright-scene-step-emergency = Notverkauf
arkwright-scene-standing = Neuer Stand
