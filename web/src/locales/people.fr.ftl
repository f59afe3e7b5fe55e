# Les pages des joueurs : ma page, la page d’un joueur, les cotes, le bouton vers la table suivante.

people-me = Ma page
people-since = À ces tables depuis { $since }. Les autres voient votre nom, vos résultats et votre cote, rien d’autre.
people-since-guest = Invité depuis { $since }. Les autres voient le nom à la table ; un invité n’a pas de page.
people-as-others = Vue par les autres
people-keep = Garder ce nom
people-rename = Changer de nom
people-visitor = Personne ne s’est encore assis ici
people-visitor-about = Vos tables, vos résultats et vos distinctions seront ici dès que vous serez assis à une table ou connecté.
people-sign-in = Se connecter
people-again = Réessayer
people-public = Résultats aux tables publiques, cote et distinctions.
people-in-short = En bref
people-former = Ancien joueur
people-guest = (invité)
people-you = vous
people-player = Joueur

people-next = { $n ->
    [one] À vous de jouer à { $table }
   *[other] À vous de jouer à { $table } ({ $n } tables)
  }

## Tables

people-running = En cours
people-tables = { $n ->
    [one] { $n } table
   *[other] { $n } tables
  }
people-table = Table
people-whose = À qui de jouer
people-flag = jusqu’au { $when }
people-clock = Horloge
people-open = Ouvrir
people-your-turn = À vous
people-turn-of = { $who }, { $since }
people-play = Jouer
people-play-at = Jouer à { $table }
people-look = Voir
people-look-at = Voir { $table }
people-rated = cotée
people-pace-unhurried = sans horloge
people-pace-live = en direct
people-pace-days = jours
people-none-running = Aucune partie en cours
people-none-running-about = Ouvrez une table, ou prenez place à une table qui attend des joueurs.
people-invited = Invitations
people-invited-by = { $by } vous invite
people-waiting = En attente de joueurs
people-away = Rangées
people-show = Les montrer

## Results

people-finished = Terminées
people-finished-note = { $n } sur { $of } · conservées
people-show-all = Montrer les { $n }
people-none-finished = Aucune partie terminée
people-none-finished-about = Les places, les scores et les rapports de vos parties seront ici.
people-results = Résultats
people-none-results = Aucune partie terminée à une table publique
people-place = Place
people-scores = Scores
people-day = Jour
people-nth = { $n ->
    [1] 1re
   *[other] { $n }e
  }
people-of = sur { $n }
people-out-resigned = abandon
people-out-time = temps épuisé
people-out-replaced = remplacé
people-ended-agreed = Finie d’un commun accord.
people-ended-resigned = Finie par abandon.
people-ended-closed = Fermée.

## Record

people-record = Palmarès
people-against = Contre
people-games = Parties
people-won = Gagnées
people-mean = Place moyenne
people-best = Meilleur
people-by-ruleset = Par jeu
people-by-opponent = Par adversaire
people-higher = Face à face
people-higher-said = { $higher } fois devant, { $lower } fois derrière
people-percent = { $n } pour cent
people-alone = { $ruleset }, en solo
people-none-record = Rien à compter pour l’instant
people-none-record-about = Les parties que vous finissez comptent ici, par jeu et par adversaire.
people-none-record-other = Les parties aux tables publiques comptent ici.

people-fact-games = { $n ->
    [one] partie terminée
   *[other] parties terminées
  }
people-fact-won = gagnées
people-fact-rating = cote, { $ruleset }
people-fact-provisional = cote provisoire, { $ruleset }
people-fact-unrated = pas encore de cote
people-fact-awards = { $n ->
    [one] distinction
   *[other] distinctions
  }
people-awards = Distinctions
people-times = { $n } fois
people-none-awards = Aucune distinction
people-none-awards-about = Le jeu de cartes en solo en a quinze.

## Ratings

people-rating = Cote
people-ruleset = Jeu
people-rating-note = { $ruleset }, { $n ->
    [one] { $n } partie cotée
   *[other] { $n } parties cotées
  }
people-rating-said = Cote { $value }, plus ou moins { $spread }, après { $n ->
    [one] une partie
   *[other] { $n } parties
  }.
people-rating-about = La ligne est l’estimation, la bande l’endroit où se trouve la vraie force dans 19 cas sur 20. Elle se resserre à chaque partie cotée.
people-rating-all = Toutes les cotes
people-step = { $day } : place { $place }, cote { $value }
people-steps = Toutes les parties cotées
people-step-before = Avant
people-step-after = Après
people-provisional = provisoire
people-none-rating = Pas encore de cote
people-none-rating-about = Choisissez « cotée » en ouvrant une table pour au moins deux personnes.
people-none-rating-other = Ce joueur n’a fini aucune partie cotée.
people-ratings = Cotes
people-ratings-about = D’après les parties convenues comme cotées, avec au moins deux personnes. Chacun commence à 1000. Seuls les joueurs qui ont leur propre nom sont listés ; un invité qui devient joueur apporte sa cote.
people-listed = Joueurs
people-none-listed = Personne n’est encore classé
people-none-listed-about = Une cote figure ici quand elle est assez sûre, après 16 à 30 parties cotées environ.
people-provisional-title = Provisoires
people-provisional-about = Ces chiffres peuvent encore beaucoup changer et ne se comparent pas.
people-bots = Bots
people-bots-about = Les bots ont des places fixes, pour comparer ; les parties contre des bots seuls ne sont pas cotées.

## Leave

people-leave = Congé
people-leave-left = { $n } jours sur { $most } restent cette année
people-leave-days = du { $first } au { $last }
people-leave-begun = a commencé
people-leave-end = Annuler
people-leave-first = Premier jour
people-leave-last = Dernier jour
people-leave-take = Prendre congé
people-leave-about = Des jours entiers, à partir de demain. Vos horloges se reposent à toutes les tables de jours ; vous pouvez jouer quand même. Les autres voient que vous êtes en congé.

## My data

people-data = Mes données
people-export = Tout exporter
people-export-about = { $n ->
    [0] Compte, discussions, notes, cotes, distinctions ; un seul fichier JSON.
    [one] Une partie terminée, discussions, notes, cotes, distinctions ; un seul fichier JSON.
   *[other] { $n } parties terminées, discussions, notes, cotes, distinctions ; un seul fichier JSON.
  }
people-export-do = Exporter
people-account = Compte
people-account-about = Nom, connexion, appareils, suppression.
people-account-do = Compte
people-notices = Avis
people-notices-about = Quand c’est à vous : son, push, courriel, webhook ou flux.
people-notices-do = Avis
