error-bot-token = Ce jeton n’est pas valable.
error-bot-accounts-most = Vous avez { $most ->
    [one] un compte de bot
   *[other] { $most } comptes de bots
  }, et pas plus ne sont permis.
error-no-such-bot-account = Vous n’avez pas ce compte de bot.
error-too-many-streams = Ce compte de bot a déjà { $most ->
    [one] un flux ouvert
   *[other] { $most } flux ouverts
  }.

## les comptes de bots d’un joueur

bots-title = Vos propres bots
bots-about = Un compte de bot laisse un de vos programmes jouer aux tables d’ici. Les autres voient son nom avec « (bot) » et l’invitent comme tout joueur. Il ne joue pas de parties cotées.
bots-how = La documentation explique comment écrire et lancer un tel programme, sous « Let a bot sit at a table ».
bots-name = Nom du bot
bots-make = Créer un compte de bot
bots-letters = { $n } lettres au plus ; « (bot) » est ajouté.
bots-token = Jeton
bots-token-once = Copiez-le maintenant : il ne sera plus montré. Qui l’a joue pour votre bot.
bots-no-token = n’a pas de jeton
bots-unused = pas encore utilisé
bots-used = utilisé { $when }
bots-new-token = Nouveau jeton
bots-new-token-of = Un nouveau jeton pour { $name } ; l’ancien prend fin
bots-revoke = Révoquer
bots-revoke-of = Révoquer le jeton de { $name }
bots-remove = Supprimer
bots-remove-of = Supprimer { $name }
bots-remove-ask = Supprimer { $name } ? Ses parties restent.
bots-keep = Le garder
