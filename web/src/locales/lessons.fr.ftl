lessons-title = Apprendre à la vraie table
lessons-about = Chaque leçon est une position et une question. Rien n’est verrouillé : faites-les dans l’ordre que vous voulez.
lessons-go-on = Continuer : { $title }
lessons-done = { $n } sur { $of } terminées
lessons-minutes = { $n } min en tout
lessons-begun = commencée
lessons-done-one = terminée
lessons-rules = Les règles en bref
lessons-game-arkadia = Arkadia
lessons-game-arkwright = Arkwright
lessons-game-arkwright-cards = Arkwright, le jeu de cartes

lessons-where = Leçon
lessons-place = Leçon { $n } sur { $of }
lessons-about-minutes = { $n } min
lessons-you = Ada
lessons-leave = Quitter la leçon
lessons-gone = Cette leçon n’existe pas
lessons-solved = Réussi
lessons-shown = Voici comment faire
lessons-not = Pas encore
lessons-not-again = Toujours pas : regardez les chiffres
lessons-tries = Vos essais
lessons-try = Essai
lessons-hint = Indice
lessons-again = Réessayer
lessons-show = Montrez-moi
lessons-next = Suivante
lessons-last = Toutes les leçons
lessons-next-why = « Suivante » s’ouvre quand le but est atteint. Vous pouvez partir à tout moment.

rule-link = Règles : { $chapter }
rule-link-all = en bref
rules-chapters = Chapitres
rules-lessons = Leçons

error-lesson-over = Cet essai est terminé. Recommencez.
