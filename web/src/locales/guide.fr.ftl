guide-title = Première partie guidée
guide-round = Partie guidée · tour { $n } sur { $of }
guide-thinking = Une suggestion arrive
guide-any = Quoi que vous choisissiez ici, la table montre ce qui suivrait avant l’envoi.
guide-alone = Faites comme vous voulez : le guide suit et reprend la parole à la prochaine décision.
guide-wait = Les autres jouent. Regardez ce qui change sur les plateaux.
guide-scene = Voilà ce qui vient de se passer. Quand vous l’aurez vu, le guide continue.
guide-over = Les deux tours guidés sont finis ; vous connaissez le chemin. « Conseil » dans la barre dit toujours ce que ferait un bot.
guide-do = Le faire
guide-else = Autre chose
guide-why = Pourquoi ?
guide-leave = Quitter le guide, garder la partie

first-games-title = Une première partie guidée
first-games-about = Contre un bot indulgent. Pendant les deux premiers tours, une phrase à chaque décision dit à quoi elle sert ; c’est vous qui décidez.
