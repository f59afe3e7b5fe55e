# Les avis qu’un serveur envoie par courriel, webhook et flux, et les pages derrière les liens de ses courriels.

notice-a-table = une table
notice-turn = C’est à vous de jouer : { $table }.
notice-hour = Votre horloge sera bientôt épuisée : { $table }, au plus tard { $when }.
notice-invitation = Vous êtes invité(e) : { $table }.
notice-invitation-by = { $who } vous invite : { $table }.
notice-over = La partie est terminée : { $table }.
notice-stopped = Votre ordre a été arrêté, c’est à vous de jouer : { $table }.
notice-reminder = { $who } vous rappelle que c’est à vous de jouer : { $table }.
notice-changed = Les conditions de { $table } ont été modifiées par l’hôte. La partie commence quand vous les acceptez de nouveau.
notice-round = Une ronde a commencé : { $table }.
notice-test = Un essai : les avis arrivent ici.
notice-digest = Des tables vous attendent.
notice-other = Il y a du nouveau : { $table }.

## Mails

mail-digest-subject = { $count ->
    [one] Une table vous attend
   *[other] { $count } tables vous attendent
  }
mail-digest-first = Ces tables attendent votre décision :
mail-digest-until = , au plus tard { $when }
mail-why = Vous recevez ce courriel parce que vous avez demandé les avis d’un serveur Arktable.
mail-off-line = Plus de courriels : { $url }
mail-confirm-subject = Confirmez votre adresse pour les avis
mail-confirm-first = Quelqu’un veut recevoir à cette adresse les avis de { $server }. Confirmez-la ici dans les deux jours :
mail-confirm-not-me = Si ce n’était pas vous, ne faites rien : vous ne recevrez pas d’autre courriel.

## The pages behind the links

mail-page-title = Arktable : courriels
mail-page-confirm = Recevoir les avis par courriel à { $address } ?
mail-page-confirm-button = Confirmer
mail-page-confirmed = Confirmé. Les avis arrivent désormais à { $address }.
mail-page-off = Ne plus recevoir d’avis par courriel à { $address } ?
mail-page-off-button = Plus de courriels
mail-page-ended = C’est fait. Plus aucun avis n’est envoyé à { $address }.
mail-page-unknown = Ce lien n’est plus valable.
mail-page-home = Vers les tables

## Feeds

feed-title = Arktable : mes tours
feed-entry = À vous de jouer : { $table }
feed-until = Au plus tard { $when }
