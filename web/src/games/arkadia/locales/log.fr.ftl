## Turns in short: what was done, without who did it

line-lot = terrain du château ({ $size }), coin sur { $cell }
line-laid = pose { arkadia-a-card } en { $cell }{ $tents ->
    [0] { "" }
    [one] , { $tents } ouvrier neutre
   *[other] , { $tents } ouvriers neutres
  }
line-worker = place { $own ->
    [0] un ouvrier neutre
   *[other] un ouvrier
  } en { $cell }{ $tent ->
    [0] { "" }
   *[other] , sur une tente
  }
line-worker-many = place { $count } { $own ->
    [0] ouvriers neutres
   *[other] ouvriers
  } en { $cells }
line-completed = enclos : { arkadia-the-form } en { $cell } ({ arkadia-of-family })
line-paid = reçoit { $n }{ $extra ->
    [0] { $n ->
        [one] { " " }sceau
       *[other] { " " }sceaux
      }
   *[other] { " " }+ { $extra } sceaux
  } ({ arkadia-of-family })
line-castle = château, étage { $floor } : { arkadia-of-family } { arkadia-over-family }, valeur { $value_before } → { $value_after }
line-floor = l’étage { $floor } est complet ; { $left ->
    [one] { $left } pièce rejoint
   *[other] { $left } pièces rejoignent
  } la réserve du troisième
line-took = prend { arkadia-a-card }
line-drew = pioche une carte
line-drew-card = pioche { arkadia-a-card }
line-turned = nouvelle carte visible : { arkadia-a-card }
line-banner = bannière : { $workers ->
    [0] il ne reste plus d’ouvriers
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
  }
line-sold = vend { $n } { $n ->
    [one] sceau
   *[other] sceaux
  } ({ arkadia-of-family }) à { $value } : { $gold } or
line-passed = passe
line-end-begins = le deuxième étage est complet
line-last-round = le dernier tour de table commence
line-stuck = personne n’a rien pu faire pendant un tour de table
line-final = { $gained } or pour les derniers sceaux, { $gold } en tout

## What has a band of its own

band-last-round = Le dernier tour de table
band-end = La partie est finie
