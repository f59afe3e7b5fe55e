## Questions à quelques réponses, et l’échelle des prix

arkwright-question-deliver = Contrat : expédier { $n } ({ $good }) à £{ $base } ?
arkwright-question-patron = Vendre une unité ({ $good }) au client pour £{ $price } ?
arkwright-question-jubilee = Vendre une unité ({ $good }) au jubilé pour £{ $price } ?
arkwright-question-row-on = Laisser produire la plus haute rangée ({ $good }) ?
arkwright-question-row-off = Fermer la plus haute rangée ({ $good }) ?
arkwright-question-stock = Vendre du stock ({ $good }) pour £{ $price } ?
arkwright-question-shift-work = Heures supplémentaires ({ $good }) ?
arkwright-question-lose = Quelle marchandise est perdue ?
arkwright-left-lose = Pas de place pour { $n ->
    [one] une marchandise
   *[other] { $n } marchandises
}
arkwright-lose = Perdre
arkwright-lose-have = { $n } en réserve
arkwright-lose-n = Perdre { $n } ({ $good })
arkwright-question-dismiss = Renvoyer du personnel du port ?

arkwright-answer-no-scrap = Garder les navires
arkwright-answer-no-deliver = Les garder
arkwright-answer-no-patron = Pas au client
arkwright-answer-no-jubilee = Pas au jubilé
arkwright-answer-no-row-off = Garder la rangée
arkwright-answer-no-shift-work = Pas d’heures supplémentaires
arkwright-answer-none = Rien de tout cela
arkwright-answer-stop = Les garder
arkwright-answer-all = { $words }, { $n ->
    [one] la seule
   *[other] toutes les { $n }
  }
arkwright-answer-fired = Les { $n } parmi les ouvriers licenciés

arkwright-answer-assumed = comme le suppose la prévision
arkwright-answer-fulfilled = contrat honoré
arkwright-answer-stays = le contrat reste
arkwright-answer-rises = le contrat monte à { $n }
arkwright-answer-lost = { $n ->
    [one] 1 perdue, pas de place
   *[other] { $n } perdues, pas de place
  }
arkwright-answer-stored = { $n } en stock
arkwright-answer-kept = { $n } restent en stock
arkwright-answer-share = action { $steps }
arkwright-answer-money = { $before } → { $after } après cette production

arkwright-next-asked = Question suivante : { $phases }.
arkwright-next-none = Plus aucune question.

arkwright-scale-title = Prix : { $good }
arkwright-scale-new = Nouvelle usine : { $good }
arkwright-scale-begins = Le plus cher qui vende tout.
arkwright-scale-later = Si c’était produit maintenant.
arkwright-scale-goods = Quel prix
arkwright-scale-price = prix
arkwright-scale-appeal = attrait
arkwright-scale-sells = vend · £
arkwright-scale-share = action
arkwright-scale-cash = argent après
arkwright-scale-cash-later = argent alors
arkwright-scale-ships = expédie { $n } pour le contrat
arkwright-scale-most = le plus d’argent
arkwright-scale-short = il faut vendre des actions ou emprunter
arkwright-scale-said = Prix £{ $price } : attrait { $appeal }, vend { $sells } sur { $makes } pour £{ $income }, action { $share }, argent après { $cash }
arkwright-scale-now = £{ $price } : attrait { $appeal }, vend { $sells } sur { $makes }.
arkwright-scale-instead = À £{ $price } : action { $share }, { $money }.
arkwright-lay = { $n ->
    [0] Garder le prix
    [one] Poser £{ $price }
   *[other] Poser { $n } prix
  }
arkwright-lay-send = { $n ->
    [0] Garder le prix, envoyer
    [one] Poser £{ $price }, envoyer
   *[other] Poser { $n } prix, envoyer
  }
