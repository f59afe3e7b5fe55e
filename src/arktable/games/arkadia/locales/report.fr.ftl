# Ce que dit le bilan d’une partie. Les codes choisissent les mots ; who et other sont des noms.

report-band = Étage { $floor }
report-when = { $round ->
    [0] Début
   *[other] Tour { $round }
  }, étage { $floor }

## Courbes et tableaux

report-line-points = Points
report-line-points-about = or, et sceaux à leur valeur du moment
report-line-gold = Or
report-line-gold-about = avant l’évaluation finale
report-line-seals = Sceaux
report-line-seals-about = ce qu’ils valaient alors
report-line-values = Valeur d’un sceau
report-line-values-about = cases du château
report-table-gold = Or par famille et par source
report-table-gold-about = sceaux vendus
report-table-won = Sceaux gagnés
report-table-won-about = en fermant des bâtiments
report-part-banner = vendu avec une bannière
report-part-final = évaluation finale
report-part-workers = pour des ouvriers
report-part-closing = pour la fermeture
report-row-cloth = drapiers
report-row-spice = épiciers
report-row-carpenter = charpentiers
report-row-silver = orfèvres

## Le résultat

report-how-gold = { $banner } avec les bannières, { $final } à la fin
report-how-closed = { $n ->
    [one] { $n } bâtiment fermé
   *[other] { $n } bâtiments fermés
  }

## La partie en quelques mots

report-lead-won = { $who } a gagné { $n ->
    [one] { $n } sceau
   *[other] { $n } sceaux
  } et fermé { $closed ->
    [one] { $closed } bâtiment
   *[other] { $closed } bâtiments
  }.
report-lead-family = Une famille a rapporté le plus : { $gold } or pour { arkadia-of-family }.
report-own-won = { $who } a gagné { $n ->
    [one] { $n } sceau
   *[other] { $n } sceaux
  }, { $other } { $m }.
report-turn-castle = { $who } a agrandi le château ({ arkadia-of-family }) : valeur { $before } → { $value }.
report-turn-other = Des points ont changé pour { $who }.
report-turn-held = sceaux en main ({ arkadia-of-family }) : { $who } { $n }, { $other } { $m }
report-turn-paid = sceaux gagnés : { $who } { $n }, { $other } { $m }

## L’histoire par ses causes

report-story-closed = { $who } a fermé { arkadia-the-form } en { $cell } ({ arkadia-of-family }).
report-story-closed-own = { $who } a fermé { arkadia-the-form } en { $cell } ({ arkadia-of-family }), son propre bâtiment.
report-story-closed-of = { $who } a fermé { arkadia-the-form } en { $cell } ({ arkadia-of-family }), bâtiment de { $by }.
report-story-paid = { $who } a reçu { $n ->
    [one] { $n } sceau
   *[other] { $n } sceaux
  }.
report-story-piece = { $who } a bâti { arkadia-of-family } { arkadia-over-family } : valeur { $before } → { $value }.
report-story-gold = { $who } { $n } or.
report-story-sold = { $who } a vendu { $n } { arkadia-of-family } à { $value } : { $gold } or. À la fin, un sceau valait { $final }.
