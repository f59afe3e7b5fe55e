ruleset-nim-with-money = Nim à pièces
ruleset-nim-with-money-about = Prenez des jetons, gagnez une pièce pour chacun et payez pour en reprendre. Le dernier jeton rapporte un prix, ou une amende.
modules-title = Règles maison

option-last = Dernier jeton
option-last-prize = Prix
option-last-fine = Amende
option-hurry = Hâte
option-hurry-on-help = Jusqu’à cinq jetons à la fois.
option-guess = Pari secret
option-guess-on-help = Chacun parie en secret sur le tas qui sera le dernier. Un pari juste rapporte quatre pièces à la fin.

secret-guess = les paris

error-clash-hurried-fine = « { $first } » et « { $second } » ne peuvent pas être joués ensemble : qui se hâte ne peut éviter le dernier jeton.

bot-careful = Prudent
bot-careful-about = Regarde un coup plus loin.

hint-figure-coins = pièces
hint-why-coins = { $up ->
    [yes] rapporte
   *[no] coûte
  } { $more ->
    [one] une pièce
   *[other] { $more } pièces
  }

phase-guess = parier sur le dernier tas
phase-take = prendre des jetons
phase-again = reprendre des jetons
phase-spend = payer pour reprendre
phase-over = la fin

move-take = take 2 3 : prendre trois jetons du deuxième tas
move-pay = pay : payer pour reprendre
move-save = save : garder vos pièces
move-guess = guess 2 : parier en secret que le deuxième tas sera le dernier

event-guessed = { $who } a parié sur le dernier tas.
event-guessed-heap = { $who } parie que le tas { $heap } sera le dernier.
event-right = { $who } a deviné le dernier tas : { $n } pièces.
event-took = { $who } prend { $n ->
    [one] un jeton
   *[other] { $n } jetons
  } du tas { $heap }.
event-paid = { $who } paie { $n } pièces pour reprendre.
event-last = { $who } a le dernier jeton : { $n } pièces.

why-same-heap = Vous venez de prendre au tas { $heap }.
why-too-many = On prend au plus { $most } jetons.
why-heap-small = Le tas { $heap } a { $n } jetons.

nim-coins = { $who } : { $n ->
    [0] aucune pièce
    [1] une pièce
   *[other] { $n } pièces
  }
nim-heap = Tas { $n } : { $stones } jetons
nim-do-take = En prendre { $n }
nim-do-pay = Payer { $n } pièces et reprendre
nim-do-save = Garder
nim-do-guess = Le tas { $heap } sera le dernier
nim-guess = Votre pari : le tas { $heap }
nim-wait = Attendez { $who }.
nim-over = La partie est finie.
