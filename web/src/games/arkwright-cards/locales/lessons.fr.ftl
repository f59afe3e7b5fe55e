lessons-game = Arkwright, le jeu de cartes
figure-appeal = Attrait
figure-price = Prix £
figure-demand = Demande
figure-sold = Ventes
figure-earned = Recette £
figure-shipped = Expédiées
figure-hired = Cartes
figure-food = Nourriture
figure-clothes = Textile
figure-cutlery = Couverts
figure-lamps = Lampes
figure-wages = Salaires £
figure-opened = Construites
figure-upgraded = Modernisées
figure-shares = Actions
figure-loans = Emprunts
figure-money = Argent £
figure-steps = Valeur
figure-costs = Coûts £
figure-emergency = Jetons

lesson-sum = Prix et attrait
lesson-sum-about = La somme reste la même
lesson-sum-context = Prix et attrait de votre textile font 11 ensemble. Le jeton et le bureau montrent l’un ou l’autre ; la distribution est toujours de l’attrait.
lesson-sum-goal = Réglez votre textile sur l’attrait 7 au prix de £4.
lesson-sum-hint = Une livre de moins, c’est un attrait de plus. Quelle carte en apporte quatre quand on la tourne ?
lesson-sum-solved = Le bureau côté attrait donne 4, le jeton 1, la distribution 2 : attrait { $appeal }, et il reste £{ $price } comme prix.
lesson-sum-office = Attrait { $appeal } à £{ $price } : le jeton ne peut pas donner plus de 3. Le bureau montre encore £4 ; retourné, il montre 4 d’attrait.
lesson-sum-cheap = Attrait { $appeal } à £{ $price } : le bureau est retourné, et le jeton peut montrer un attrait de plus.
lesson-sum-dear = Attrait { $appeal } à £{ $price } : plus que demandé, et chaque point coûte une livre.
lesson-sum-not = Attrait { $appeal }, prix £{ $price }.

lesson-arrows = La demande vous suit
lesson-arrows-about = Les flèches rouges la poussent
lesson-arrows-context = Les autres ont fixé leurs prix. Sur place, vous vendez votre attrait moins la demande, qui est à 1, et au plus les trois produits.
lesson-arrows-goal = Vendez deux textiles au meilleur prix qui le permet.
lesson-arrows-hint = Vous vendez votre attrait moins la demande. Que fait la demande quand votre marqueur passe une flèche ?
lesson-arrows-solved = Attrait { $appeal } contre demande { $demand } : deux ventes à £{ $price }. Aucune flèche n’a été franchie.
lesson-arrows-up = Votre marqueur a franchi { $arrows ->
    [one] une flèche
   *[other] { $arrows } flèches
}, la demande est montée à { $demand } avec vous : deux ventes aussi, mais à £{ $price }.
lesson-arrows-dear = Attrait { $appeal } contre demande { $demand } : à £{ $price }, un seul acheteur vient.
lesson-arrows-not = Attrait { $appeal }, demande { $demand }, prix £{ $price }.

lesson-sell = Le plus d’argent
lesson-sell-about = Quantité fois prix
lesson-sell-context = Vous produisez quatre lampes, et la demande est à 0. Ici, le tableau des prix est couvert : un prix essayé y est rempli.
lesson-sell-goal = Fixez le prix de vos lampes pour que la vente rapporte £33.
lesson-sell-hint = Attrait et prix font 14 ensemble, et vous vendez votre attrait moins la demande. Comptez pour l’attrait 2, 3 et 4. Où des flèches rouges montent-elles la demande ?
lesson-sell-solved = { $sold } × £{ $price } = £{ $earned }. Le reste peut partir sur un navire.
lesson-sell-dear = À £{ $price }, vous en vendez { $sold } : £{ $earned }.
lesson-sell-cheap = Ventes : { $sold }, mais à £{ $price } pièce : £{ $earned }. Autant seraient parties plus cher.
lesson-sell-not = Ventes : { $sold }, recette : £{ $earned }.

lesson-ship = Ce qui reste
lesson-ship-about = Les navires paient un prix fixe
lesson-ship-context = La vente du textile sur place est finie. Des navires peuvent maintenant emporter le reste, deux marchandises chacun.
lesson-ship-goal = Deux de vos quatre textiles n’ont pas trouvé d’acheteur. Gagnez £18 avec eux.
lesson-ship-hint = Un navire porte deux marchandises. Que paie-t-il pour du textile de niveau I ?
lesson-ship-solved = Un navire, deux marchandises, £{ $earned }. Le jeton qu’il coûte baissera votre valeur à la fin.
lesson-ship-none = Rien n’est parti : les marchandises attendent dans l’entrepôt et ne rapportent rien aujourd’hui.
lesson-ship-one = Le navire est parti à moitié vide : £{ $earned }.
lesson-ship-not = Expédiées : { $shipped }, pour £{ $earned }.

lesson-employ = Embaucher
lesson-employ-about = Une action, plusieurs usines
lesson-employ-context = Une carte Ouvriers fait produire davantage. L’action monte le salaire d’une case et baisse chaque demande d’un, quel que soit le nombre de cartes.
lesson-employ-goal = En une action, ajoutez une carte Ouvriers à chacune de vos deux usines.
lesson-employ-hint = Les salaires montent une fois pour l’action. Combien de cartes pouvez-vous prendre ?
lesson-employ-solved = Deux cartes : la nourriture produit { $food }, les lampes { $lamps }. Toutes les demandes baissent d’un, le salaire est à £{ $wage } : une fois, pour les deux.
lesson-employ-one = Une seule carte. Le salaire a monté quand même, et la deuxième n’aurait rien coûté de plus.
lesson-employ-other = Personne n’a été embauché. Seul « Embaucher » apporte des cartes d’ouvriers ; les machines économisent des salaires, mais ne produisent pas plus.
lesson-employ-not = Cartes : { $hired }.

lesson-automate = Automatiser
lesson-automate-about = Finir une carte
lesson-automate-context = Vous avez choisi d’automatiser. Une carte Ouvriers est retournée quand toutes ses machines sont achetées ; une machine coûte £1 par production, un ouvrier £3.
lesson-automate-goal = Vous pouvez acheter deux machines. Retournez entièrement la carte Ouvriers de l’usine de lampes.
lesson-automate-hint = La carte des lampes prend deux machines, celle de la nourriture une. Par où commencer ?
lesson-automate-solved = La carte des lampes est retournée : £{ $wages } de salaires au lieu de £18, et £2 pour les machines.
lesson-automate-split = Une machine est allée à la nourriture, et la carte des lampes n’est couverte qu’à moitié. Il faudra la finir avant toute autre.
lesson-automate-not = Machines aux lampes : { $lamps }.

lesson-distribution = La distribution
lesson-distribution-about = Retourner la carte
lesson-distribution-context = Vous avez choisi la distribution, qui ajoute de l’attrait jusqu’à ce qu’une production en reprenne un. Il y a deux points à dépenser.
lesson-distribution-goal = Montez la distribution de la nourriture de 1 à 3.
lesson-distribution-hint = Vous pouvez ajouter deux points. Quel côté de la carte posée montre 3 ?
lesson-distribution-solved = La même carte montre maintenant 3 : il n’en fallait pas d’autre.
lesson-distribution-little = Elle montre { $food } : un point de plus était libre.
lesson-distribution-elsewhere = Les points sont allés au textile ({ $clothes }) ; la nourriture montre { $food }.
lesson-distribution-not = Nourriture { $food }, textile { $clothes }.

lesson-quality = Qualité à deux cartes
lesson-quality-about = Deux et un font trois
lesson-quality-context = Vous avez choisi la qualité : deux points à dépenser. Plusieurs cartes Qualité peuvent être à une usine, et leurs valeurs s’ajoutent.
lesson-quality-goal = Montez la qualité du textile de 1 à 3 sans toucher aux lampes.
lesson-quality-hint = La carte de 3 est aux lampes. Que peuvent montrer ensemble vos deux petites cartes ?
lesson-quality-solved = Une carte tournée sur 2, une deuxième avec 1 : qualité { $clothes }.
lesson-quality-turned = Le textile montre { $clothes }. Il reste un point, et une carte.
lesson-quality-lamps = Le point est allé aux lampes ({ $lamps }) ; le textile montre { $clothes }.
lesson-quality-not = Textile { $clothes }, lampes { $lamps }.

lesson-swap = Échanger des cartes
lesson-swap-about = Une meilleure carte en libère une petite
lesson-swap-context = Vous avez deux points de qualité. Les cartes changent de place librement : seule une usine qui finit plus haut qu’avant demande des points.
lesson-swap-goal = Nourriture et textile ont chacun la qualité 2. Portez les deux à 3.
lesson-swap-hint = La carte de 3 est libre. Si elle va à la nourriture, quelle carte se libère ?
lesson-swap-solved = La carte de 3 pour la nourriture ; celle qui se libère ajoute 1 au textile : { $food } et { $clothes }.
lesson-swap-one = La nourriture montre { $food }, le textile { $clothes } : deux points donneraient 3 et 3.
lesson-swap-short = La nourriture montre { $food }, le textile { $clothes }. La carte libérée pouvait encore ajouter un point au textile.
lesson-swap-not = Nourriture { $food }, textile { $clothes } : 3 et 3 sont possibles.

lesson-engineer = L’ingénieur déménage
lesson-engineer-about = Ce qui baisse est perdu
lesson-engineer-context = La carte de l’ingénieur montre 5 ou 6 et se trouve à l’usine de nourriture. Vous avez deux points de qualité.
lesson-engineer-goal = De nourriture 5, textile 4, couverts 3, faites nourriture 4, textile 5, couverts 4 avec deux points.
lesson-engineer-hint = Les couverts demandent un point. Que se passe-t-il si la carte de l’ingénieur et celle de 4 échangent leurs places ?
lesson-engineer-solved = { $food }, { $clothes }, { $cutlery } : un point pour les couverts, un pour le textile. Ce que la nourriture a perdu n’est pas rendu.
lesson-engineer-six = Le textile montre { $clothes }, un de trop : il ne reste rien pour les couverts ({ $cutlery }).
lesson-engineer-cutlery = Les couverts montrent { $cutlery }. Il reste un point : l’ingénieur et la carte de 4 peuvent encore échanger leurs places.
lesson-engineer-not = Nourriture { $food }, textile { $clothes }, couverts { $cutlery } : 4, 5 et 4 sont possibles.

lesson-build = Construire et moderniser
lesson-build-about = Les deux en une action
lesson-build-context = « Construire » est une seule action pour autant d’usines que l’on veut : elle en ouvre de nouvelles et tourne les anciennes sur leur meilleur côté.
lesson-build-goal = Deuxième décennie : ouvrez une usine de lampes et modernisez celle de nourriture en une action.
lesson-build-hint = L’action dure jusqu’à ce que vous l’arrêtiez. Que propose-t-on encore après la première usine ?
lesson-build-solved = Les lampes II sont là, la nourriture est sur la face II. Une usine neuve baisse chaque demande d’un ; moderniser ne change rien au marché.
lesson-build-one = Les lampes sont là. Moderniser la nourriture faisait partie de la même action.
lesson-build-old = La nourriture est modernisée, mais aucune usine de lampes n’a été ouverte.
lesson-build-other = Aucune usine n’a été ouverte. L’action « Construire » en ouvre de nouvelles et modernise les anciennes.
lesson-build-not = Construites : { $opened }, modernisées : { $upgraded }.

lesson-exchange = La bourse
lesson-exchange-about = Acheter d’abord, emprunter ensuite
lesson-exchange-context = Vous êtes à la bourse avec £14 et dix actions. Une action coûte £13, et un emprunt rapporte autant.
lesson-exchange-goal = Ayez onze actions, et de nouveau £14 à la fin de l’action.
lesson-exchange-hint = La bourse a un ordre : actions, emprunts, navires. Que ne peut-on plus faire après avoir emprunté ?
lesson-exchange-solved = Une action à £13, puis un emprunt de £13 : actions { $shares }, £{ $money }. L’emprunt reprendra une action à la fin.
lesson-exchange-loan = Vous avez emprunté d’abord : ensuite, plus d’achat d’actions dans cette action.
lesson-exchange-poor = Actions : { $shares }, mais il ne reste que £{ $money }. Un emprunt rapporte ce que vaut une action.
lesson-exchange-many = Actions : { $shares }, argent : £{ $money }, mais { $loans } emprunts : un seul suffisait, et chacun reprend une action à la fin.
lesson-exchange-not = Actions : { $shares }, argent : £{ $money }.

lesson-value = Deux pas de valeur
lesson-value-about = Le plus fort attrait, sans égal
lesson-value-context = La nourriture se vend après cette décision, avec une demande de 0. Ash est à l’attrait 4, Elm à 1 ; chacun en produit trois.
lesson-value-goal = Faites monter votre valeur de deux dans cette manche.
lesson-value-hint = Un pas pour deux ventes, un autre pour le plus fort attrait parmi ceux qui l’ont fait. Ash est à 4. Que se passe-t-il à 4, et à 5 ?
lesson-value-solved = Ventes : { $sold }, et le plus fort attrait : deux pas.
lesson-value-second = Ventes : { $sold }, mais Ash a plus d’attrait : un pas.
lesson-value-tie = À égalité avec Ash à { $appeal } : le pas de plus n’est pour personne.
lesson-value-not = Pas : { $steps }.

lesson-emergency = Le fonds d’urgence
lesson-emergency-about = La recette avant la fierté
lesson-emergency-context = Les coûts se paient juste après la vente. Ce qui manque vient du fonds d’urgence, en jetons qui vous prennent des actions à la fin.
lesson-emergency-goal = £2 en caisse et £14 de coûts. Trouvez un prix qui vous épargne le fonds d’urgence.
lesson-emergency-hint = Quels prix rapportent £12 ou plus ? Regardez combien d’acheteurs viennent à chacun.
lesson-emergency-solved = £{ $earned } de recette, £{ $costs } payées. Chaque jeton du fonds vous coûterait une action à la fin.
lesson-emergency-dear = La vente a rapporté £{ $earned } : trop cher pour les acheteurs. Jetons du fonds : { $emergency }.
lesson-emergency-cheap = La vente n’a rapporté que £{ $earned } : trop bon marché pour les coûts. Jetons du fonds : { $emergency }.
lesson-emergency-not = Jetons du fonds : { $emergency }.

lesson-storage = Deux petits entrepôts
lesson-storage-about = Une sorte dans chacun, deux pièces au plus
lesson-storage-context = Après la vente, il reste six marchandises, et aucun navire n’est prêt. Vous avez deux entrepôts ; trois lampes sont encore par terre.
lesson-storage-goal = Gardez deux lampes et deux textiles ; laissez partir le reste.
lesson-storage-hint = Un entrepôt contient une ou deux pièces d’une seule sorte. Combien de sortes peuvent rester ?
lesson-storage-solved = Deux lampes et deux textiles : les deux entrepôts sont pleins, et il n’y a plus rien par terre.
lesson-storage-clothes = Textiles gardés : { $clothes }. La seule nourriture a pris un entrepôt entier.
lesson-storage-few = Textiles gardés : { $clothes }. Les deux tenaient dans un entrepôt.
lesson-storage-lamps = Lampes gardées : { $lamps }. C’est ce que vous avez de plus cher.
lesson-storage-not = Lampes { $lamps }, textile { $clothes }.

lesson-patron = Un client
lesson-patron-about = Une vente de plus sur place
lesson-patron-context = Vous avez produit trois nourritures et tenez une carte de développement : un client pour la nourriture et le textile.
lesson-patron-goal = Le marché prend une nourriture. Vendez-en deux.
lesson-patron-hint = Laquelle de vos cartes achète quand le marché n’achète plus ?
lesson-patron-solved = Ventes : { $sold }, et comme deux ont été vendues sur place, la valeur a monté de { $steps }.
lesson-patron-alone = Ventes : { $sold }. Avec une seule, la valeur ne bouge pas ; le client en aurait pris une deuxième.
lesson-patron-not = Ventes : { $sold }.
