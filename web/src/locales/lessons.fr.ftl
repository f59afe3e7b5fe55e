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

lesson-where = Leçon
lesson-place = Leçon { $n } sur { $of }
lesson-minutes = { $n } min
lesson-you = Vous
lesson-leave = Quitter la leçon
lesson-gone = Cette leçon n’existe pas
lesson-solved = Réussi
lesson-shown = Voici comment faire
lesson-not = Pas encore
lesson-not-again = Toujours pas : regardez les chiffres
lesson-tries = Vos essais
lesson-try = Essai
lesson-hint = Indice
lesson-again = Réessayer
lesson-show = Montrez-moi
lesson-next = Suivante
lesson-last = Toutes les leçons
lesson-next-why = « Suivante » s’ouvre quand le but est atteint. Vous pouvez partir à tout moment.

rule-link = Règles : { $chapter }
rule-link-all = en bref
rules-chapters = Chapitres
rules-lessons = Leçons

error-lesson-over = Cet essai est terminé. Recommencez.
