## Menu de la table

tabledo-title = À cette table
tabledo-give = Donner du temps
tabledo-give-whom = À qui
tabledo-give-what = Combien
tabledo-give-do = Donner à { $who }
tabledo-pause = Proposer une pause
tabledo-pause-about = Tous doivent être d’accord. { $pace ->
    [live] Au bout d’une heure, les horloges repartent.
   *[days] Au bout de sept jours, les horloges repartent.
  }
tabledo-end = Proposer la fin
tabledo-end-about = Tous doivent être d’accord. Les rangs sont ceux du moment ; la partie n’est pas cotée.
tabledo-resign = Abandonner …
tabledo-resign-about = On vous demandera confirmation.
tabledo-resign-sure = Abandonner cette partie ?
tabledo-resign-wins = La partie se termine, et { $who } a gagné.
tabledo-resign-ends = La partie se termine.
tabledo-resign-bot = Un bot continue à votre place. Vous ne pourrez pas la reprendre.
tabledo-resign-rated = Vous serez classé dernier.
tabledo-resign-yes = Oui, abandonner
tabledo-resign-no = Non, continuer
tabledo-chat = On peut s’écrire
tabledo-chat-about = Vous êtes l’hôte : c’est vous qui ouvrez et fermez la discussion de cette table. Ce qui a été écrit reste.
tabledo-away = Prendre congé …
tabledo-away-about = Sur votre page. Vos horloges se reposent des jours entiers, à partir de demain.
tabledo-leave = Quitter la table
tabledo-leave-about = Votre place reste la vôtre. La table est parmi les vôtres à l’accueil.
tabledo-leave-clock = Votre place reste la vôtre, et votre horloge court quand c’est à vous.

## Propositions, pauses, pannes

offer-title = Une proposition
offer-end-by = { $who } propose la fin : rangs du moment, partie non cotée.
offer-end-mine = Vous proposez la fin.
offer-pause-by = { $who } demande une pause.
offer-pause-mine = Vous demandez une pause.
offer-agreed = D’accord : { $who }.
offer-waits = Pas encore : { $who }.
offer-agree = D’accord
offer-decline = Refuser
offer-withdraw = Retirer
pause-title = Pause
pause-since = Aucune horloge ne court ; on peut jouer. { $pace ->
    [live] Au bout d’une heure, les horloges repartent.
   *[other] Au bout de sept jours, les horloges repartent.
  }
pause-resume = Relancer les horloges
outage-title = Le serveur était absent
outage-about = Le serveur n’était pas joignable jusqu’à { $when }. Ce temps n’est pas compté.

## Un joueur est absent

substitute-title = Vous remplacez quelqu’un
substitute-about = Vous jouez pour { $who }, qui peut reprendre sa place avant chaque coup.
lent-title = Quelqu’un vous remplace
lent-about = Quelqu’un joue à votre place. Vous pouvez la reprendre avant chaque coup.
lent-rated = La partie est cotée : comme quelqu’un d’autre a joué pour vous, vous êtes classé dernier.
out-title = Votre temps est épuisé
out-about = Votre temps est épuisé. Vous pouvez encore jouer, tant que les autres n’ont pas décidé.
out-rated = La partie est cotée : vous êtes classé dernier, sauf si un autre joueur vous donne du temps avant que vous continuiez.
step-in-title = Une place sans joueur
step-in-bot = Un bot joue pour { $who }.
step-in-out = Le temps de { $who } est épuisé.
step-in-ask = Demander à remplacer
step-in-asked = Vous avez demandé à remplacer ; les joueurs décident.
vote-title = Le temps de { $who } est épuisé
vote-bot-plays = Un bot joue pour { $who }
vote-cast = { $n } voix sur { $m }
vote-agreed-decide = Convenu avant le début : ceux qui restent décident ensemble.
vote-agreed-bot = Convenu avant le début : un bot continue.
vote-agreed-wait = Convenu avant le début : la table attend.
vote-by = Sans décision avant { $when }, un bot continue.
vote-back = Dans tous les cas, { $who } peut reprendre sa place.
vote-bot = Un bot continue
vote-bot-about = { $bot }. Il commence aussitôt.
vote-time = Plus de temps
vote-time-about = { $pace ->
    [live] Cinq minutes de plus ; puis on vous redemande.
   *[days] 24 heures de plus ; puis on vous redemande.
  }
vote-wait = Attendre
vote-wait-about = Sans limite, jusqu’au retour de { $who }.
vote-end = Finir ici
vote-end-about = Rangs du moment ; partie non cotée.
vote-substitute = { $name } remplace
vote-substitute-about = Demande à continuer pour { $who }.
vote-nobody = personne encore
vote-not-sent = vous, pas envoyée
vote-send = Envoyer ma voix
vote-players-only = Les joueurs de cette table décident.

## Fins

ended-agreed = La partie s’est terminée d’un commun accord
ended-resigned = La partie s’est terminée par un abandon
ended-closed = La partie a été fermée
ended-places = Rangs du moment. Il n’y a plus rien à décider.
