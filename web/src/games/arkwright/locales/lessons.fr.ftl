lessons-game = Arkwright
figure-hired = Embauchés
figure-makes = Produit
figure-price = Prix £
figure-sold = Ventes
figure-earned = Recette £
figure-spaces = Cases
figure-machines = Machines
figure-paid = Payé £
figure-levels = Niveaux
figure-appeal = Attrait
figure-food = Nourriture
figure-cutlery = Couverts
figure-level = Niveau
figure-shares = Actions
figure-portfolio = Valeur £
figure-cash = Caisse £
figure-loans = Emprunts
figure-bought = Achetées
figure-goods = Livrées
figure-contract = Contrat
figure-lamps = Lampes
figure-clothes = Textile
figure-wages = Coûts £
figure-emergency = Actions perdues
figure-value = Cours £
figure-total = Valeur £

lesson-rows = Remplir une rangée
lesson-rows-about = Une demi-rangée ne produit rien
lesson-rows-context = Vous avez payé l’action Ouvriers. La rangée 1 de votre usine de nourriture est pleine et produit une marchandise ; une rangée ne travaille que si toutes ses places sont prises.
lesson-rows-goal = Embauchez pour que votre usine de nourriture produise trois marchandises.
lesson-rows-hint = Une rangée de nourriture a deux places. Combien doivent être prises pour qu’elle produise ?
lesson-rows-solved = Les deux places de la rangée 2 sont prises : l’usine produit { $makes }. Chaque ouvrier pris au marché est aussi un client de plus.
lesson-rows-one = Un ouvrier attend dans la rangée 2 et sera payé, mais la rangée n’est pas pleine et ne produit rien : { $makes } en tout.
lesson-rows-none = Personne n’a été embauché : une rangée, production { $makes }.
lesson-rows-not = L’usine produit { $makes } ; trois sont possibles.

lesson-price = Vendre autant que possible
lesson-price-about = Prix, attrait et ordre de vente
lesson-price-context = Le textile se vend après cette décision. Qui a le plus d’attrait vend d’abord, et chaque livre du prix en retire un.
lesson-price-goal = Fixez le prix du textile pour vendre les trois, au meilleur prix qui le permet.
lesson-price-hint = Ash et l’importateur sont à l’attrait 3, et sept acheteurs viennent. Quel est votre attrait à £7, à £8, à £9 ?
lesson-price-solved = À £{ $price }, vous êtes seul en tête : { $sold } ventes, 3 × £7 = £{ $earned }.
lesson-price-dear = À £{ $price }, vous n’êtes pas au-dessus d’Ash, dont la qualité est meilleure : { $sold } vendus sur trois, £{ $earned }.
lesson-price-cheap = Tout est vendu, mais à £{ $price } chacun : £{ $earned }. Une livre de plus suffirait encore à vendre les trois.
lesson-price-not = Ventes : { $sold }, recette : £{ $earned }.

lesson-four-spaces = Quatre cases
lesson-four-spaces-about = Comment monte la valeur de l’action
lesson-four-spaces-context = Après une vente, la valeur avance : pour deux ventes ou plus, pour le plus fort attrait et pour le plus de ventes.
lesson-four-spaces-goal = Avancez votre valeur de quatre cases dans cette vente.
lesson-four-spaces-hint = Deux cases pour deux ventes ou plus, une pour le plus fort attrait, une pour le plus de ventes. Avec qui ne faut-il pas être à égalité ?
lesson-four-spaces-solved = Quatre cases : deux pour { $sold } ventes, une pour le plus fort attrait, une pour le plus de ventes.
lesson-four-spaces-tie = À £{ $price }, vous êtes à égalité avec Ash : avance { $spaces }. À égalité, pas de case en plus, ni pour l’attrait ni pour les ventes.
lesson-four-spaces-dear = À £{ $price }, d’autres sont appelés avant : ventes { $sold }, avance { $spaces }.
lesson-four-spaces-not = Avance : { $spaces } ; quatre sont possibles.

lesson-machines = Ouvrier ou machine
lesson-machines-about = Ce qu’on achète avec £6
lesson-machines-context = Vous posez un marqueur sur une rangée, et le prix de la rangée est ce que l’action peut dépenser. Une machine prend la place d’un ouvrier.
lesson-machines-goal = Remplacez deux ouvriers par des machines sans payer plus de £6 pour la rangée.
lesson-machines-hint = Avec votre marqueur, la première machine coûte £3 et la deuxième £3 de plus. Quelle rangée suffit tout juste ?
lesson-machines-solved = £{ $paid } pour deux machines : chacune coûte désormais £1 par production, là où un ouvrier en coûte £3.
lesson-machines-four = £{ $paid } ne suffit que pour une machine, et le reste est perdu.
lesson-machines-dear = Deux machines, mais pour £{ $paid } : la rangée à £6 suffisait.
lesson-machines-not = Achetées : { $machines }, payé : £{ $paid }.

lesson-quality = La qualité
lesson-quality-about = Payer le niveau entier
lesson-quality-context = Ce que vous payez pour la rangée du marqueur Qualité achète des niveaux, et chaque niveau donne un attrait de plus jusqu’à la fin de la partie.
lesson-quality-goal = Montez la qualité de la nourriture d’un niveau, avec la rangée la moins chère qui le permet.
lesson-quality-hint = Un niveau coûte £6 avec votre marqueur. Que deviennent £4, et que deviennent £10 ?
lesson-quality-solved = £{ $paid }, un niveau : un attrait de plus à chaque vente à venir.
lesson-quality-short = £{ $paid }, c’est moins que le prix d’un niveau : c’est payé, et rien ne monte.
lesson-quality-forfeit = Un niveau pour £{ $paid } : ce qui dépasse £6 est perdu, et la rangée est prise.
lesson-quality-not = Niveaux : { $levels }, payé : £{ $paid }.

lesson-distribution = La distribution
lesson-distribution-about = Le premier niveau est le moins cher
lesson-distribution-context = La distribution ajoute de l’attrait à une usine pour sa prochaine production. Vous avez trois usines.
lesson-distribution-goal = Vous avez payé £4. Faites-en trois niveaux de distribution.
lesson-distribution-hint = Le premier niveau d’une usine coûte £1, le deuxième £2, le troisième £3. Où trouver trois premiers niveaux ?
lesson-distribution-solved = Trois premiers niveaux à £1 : un attrait de plus dans trois usines, pour une production chacune.
lesson-distribution-one-factory = £1 et £2 dans une seule usine : deux niveaux. La dernière livre est perdue.
lesson-distribution-few = Niveaux : { $levels }. Il restait de quoi faire mieux avec £4.
lesson-distribution-not = Niveaux : { $levels } ; trois sont possibles.

lesson-again = Réutiliser un marqueur
lesson-again-about = Quand les rangées bon marché sont prises
lesson-again-context = Vos marqueurs sont déjà sur les rangées de £2 à £8 ; celui des machines est parmi eux.
lesson-again-goal = Seule la rangée à £10 est libre. Achetez deux machines sans payer plus de £8.
lesson-again-hint = Un marqueur déjà posé peut servir encore, là où il est. Quel est le supplément ?
lesson-again-solved = L’automatisation est à £6 : la réutiliser coûte £{ $paid }, et la rangée à £10 reste libre.
lesson-again-other = £{ $paid } pour une autre action, et aucune machine.
lesson-again-nothing = Aucune machine n’a été achetée.
lesson-again-not = Machines : { $machines }, payé : £{ $paid }.

lesson-build = Une nouvelle usine
lesson-build-about = Niveau et promoteur
lesson-build-context = Vous avez pris l’action Usine. En 1780, le niveau II est celui du jour, et un promoteur travaille pour vous.
lesson-build-goal = Nous sommes en 1780 : construisez une usine de lampes de niveau II pour £9.
lesson-build-hint = Une usine de lampes de niveau II coûte £14. Qui, chez vous, en retire £5 ?
lesson-build-solved = £14 moins £5 : £{ $paid }. Le promoteur est rendu, l’usine est à jour.
lesson-build-full = L’usine est là, mais pour £{ $paid } : le promoteur n’a pas été consulté.
lesson-build-old = Le niveau I en 1780 a un niveau de retard : il coûtera des ouvriers à la fin de la décennie.
lesson-build-not = Pas encore d’usine de lampes de niveau II pour £9.

lesson-modernise = Deux niveaux d’un coup
lesson-modernise-about = Le promoteur aide une fois
lesson-modernise-context = Nous sommes en 1800, et votre usine de nourriture est encore au niveau I. L’action Usine peut la moderniser plus d’une fois.
lesson-modernise-goal = Amenez votre usine de nourriture du niveau I au niveau III pour £17.
lesson-modernise-hint = Le niveau II coûte £10, le niveau III £12. Combien de fois le promoteur aide-t-il une même usine ?
lesson-modernise-solved = £10 moins £5, puis £12 : £{ $paid } pour deux niveaux.
lesson-modernise-full = Niveau III pour £{ $paid } : avec le promoteur à l’une des deux étapes, c’était £17.
lesson-modernise-one = Seulement le niveau II : en 1800, c’est un niveau de retard.
lesson-modernise-not = Niveau { $level }, £{ $paid } payées.

lesson-shares = Les actions
lesson-shares-about = À la fin, la caisse ne vaut rien
lesson-shares-context = Vous êtes à la bourse. À la fin, votre entreprise vaut ses actions, et l’argent en caisse ne compte pas.
lesson-shares-goal = Achetez autant de vos actions que vous pouvez en payer.
lesson-shares-hint = Sur la case 36, une action coûte £22, et il vous reste £84. Combien de fois ?
lesson-shares-solved = Trois pour £66 : vos { $shares } valent £{ $portfolio } aujourd’hui, et il reste £{ $cash }.
lesson-shares-few = Achetées : { $bought }, en caisse : £{ $cash }. À la fin, seules les actions comptent.
lesson-shares-not = Caisse : £{ $cash }, actions : { $shares }.

lesson-loans = D’abord les emprunts
lesson-loans-about = Qui doit n’achète pas d’actions
lesson-loans-context = Vous êtes à la bourse avec £58, et deux emprunts ne sont pas encore remboursés.
lesson-loans-goal = Vous devez deux emprunts. Achetez tout de même trois actions.
lesson-loans-hint = Que faut-il rembourser avant d’acheter une action, et combien cela coûte-t-il ?
lesson-loans-solved = £26 pour les deux emprunts, puis trois actions : qui doit encore à la fin ne peut pas gagner.
lesson-loans-repaid-only = Les emprunts sont remboursés. La voie est libre, et vous avez de quoi acheter trois actions.
lesson-loans-owing = Les emprunts sont toujours là ({ $loans }) : aucune action ne peut être achetée.
lesson-loans-not = Emprunts : { $loans }, achetées : { $bought }.

lesson-contracts = Contrats pour les colonies
lesson-contracts-about = Un nouveau, et un qui grandit
lesson-contracts-context = À la bourse, on prend aussi des contrats pour les colonies : deux, quatre ou six marchandises d’une sorte.
lesson-contracts-goal = Prenez un contrat de six nourritures et portez celui des couverts de deux à quatre.
lesson-contracts-hint = Les deux se font pendant le même passage en bourse. Où sont les contrats parmi ses choix ?
lesson-contracts-solved = Nourriture 6, couverts 4. Il faut maintenant des navires, sinon la valeur de l’action paiera.
lesson-contracts-half = La nourriture est à { $food }, mais les couverts encore à { $cutlery }.
lesson-contracts-small = La nourriture est à { $food } au lieu de 6.
lesson-contracts-not = Nourriture { $food }, couverts { $cutlery }.

lesson-ship = Un navire part
lesson-ship-about = Un voyage, plusieurs contrats
lesson-ship-context = Deux contrats sont ouverts, et les marchandises des deux sont dans votre entrepôt. Votre navire en porte six.
lesson-ship-goal = En un voyage, livrez les deux contrats : quatre lampes et deux textiles. Payez £6 au plus.
lesson-ship-hint = Un navire de six demande une rangée d’au moins £6. Combien de marchandises porte-t-il ?
lesson-ship-solved = Six marchandises sur un navire : 4 × £14 et 2 × £9 font £{ $earned }. Les navires paient la qualité de base, pas votre prix.
lesson-ship-half = Le navire en a pris { $goods } et il est parti avec deux places vides.
lesson-ship-dear = Livré, mais le navire serait aussi parti de la rangée à £6.
lesson-ship-empty = Aucun navire n’est parti : les contrats sont toujours ouverts.
lesson-ship-not = Livrées : { $goods }, payé : £{ $paid }.

lesson-both-ships = Deux navires pour un contrat
lesson-both-ships-about = Les navires pendant la production
lesson-both-ships-context = Cinq textiles sont dans votre entrepôt, trois autres restent de cette production, et les deux navires sont prêts.
lesson-both-ships-goal = La vente est finie. Remplissez le contrat de six textiles avec vos navires de deux et de quatre.
lesson-both-ships-hint = Que devient un contrat de la marchandise active qui n’est pas rempli maintenant ?
lesson-both-ships-solved = 6 × £9 = £{ $earned }. Chaque navire coûte une case de valeur : deux en tout.
lesson-both-ships-wait = Pas rempli : le contrat passe à { $contract }. Deux et quatre sont alors trop petits.
lesson-both-ships-not = Le contrat est toujours ouvert.

lesson-storage = L’entrepôt est plein
lesson-storage-about = Quelle marchandise perdre
lesson-storage-context = Ce qui est produit et non vendu va à l’entrepôt. Le vôtre a cinq places, et il y a six marchandises.
lesson-storage-goal = Une marchandise de trop pour le petit entrepôt : perdez celle qui vaut le moins.
lesson-storage-hint = La bourse paie £2 pour la nourriture, £3 pour le textile, £4 pour les couverts, £5 pour les lampes. Laquelle manquera le moins ?
lesson-storage-solved = La nourriture est perdue ; le textile et les { $lamps } lampes restent.
lesson-storage-lamps = Une lampe vaut £5 à la bourse, la nourriture seulement £2.
lesson-storage-clothes = Le textile vaut £3 à la bourse, la nourriture seulement £2.
lesson-storage-not = Lampes { $lamps }, textile { $clothes }.

lesson-school = Fermer une rangée
lesson-school-about = Ne pas payer ce que personne n’achète
lesson-school-context = La vente des couverts est finie. Viennent les salaires : £2 pour chaque ouvrier d’une rangée qui travaille.
lesson-school-goal = Cinq produits, trois vendus. Ne payez pas plus de £10.
lesson-school-hint = Votre école peut fermer la plus haute rangée après la vente. Qu’a-t-elle produit qui ait été vendu ?
lesson-school-solved = La rangée 3 est restée fermée : cinq ouvriers payés, £{ $wages }.
lesson-school-run = Toutes les rangées ont été payées : £{ $wages }, et deux marchandises restent invendues.
lesson-school-not = £{ $wages } payées.

lesson-short-of-cash = À court d’argent
lesson-short-of-cash-about = Les salaires avant les envies
lesson-short-of-cash-context = C’est votre dernière action avant la production, la vente et les salaires de la nourriture. À £8, personne n’achète la vôtre.
lesson-short-of-cash-goal = £9 en caisse, et £12 de salaires à la fin de ce cycle. Passez-le sans vendre d’action par nécessité.
lesson-short-of-cash-hint = À £8, votre nourriture a un attrait de 0. Quelle action bon marché permet aussi de changer le prix ?
lesson-short-of-cash-solved = Ventes : { $sold }, tout est payé, il reste £{ $cash }. Une vente forcée coûte l’action, et de la valeur en plus.
lesson-short-of-cash-unsold = Rien n’a été vendu, il n’y avait pas de quoi payer : actions vendues de force : { $emergency }.
lesson-short-of-cash-spent = L’action a mangé l’argent des salaires : actions vendues de force : { $emergency }, et de la valeur avec.
lesson-short-of-cash-not = Actions vendues de force : { $emergency }.

lesson-foreman = La place du contremaître
lesson-foreman-about = £2 de moins pour quatre ouvriers
lesson-foreman-context = Vous pouvez prendre une tuile. Puis les lampes sont produites, et il faudra payer six ouvriers et trois machines.
lesson-foreman-goal = Prenez le contremaître et placez-le là où il ramène les coûts d’aujourd’hui à £19.
lesson-foreman-hint = Il économise £2 pour quatre ouvriers au plus d’une usine. Où y en a-t-il au moins quatre, et qu’est-ce qui produit maintenant ?
lesson-foreman-solved = Six ouvriers et trois machines : £27 deviennent £{ $wages }.
lesson-foreman-food = À l’usine de nourriture, il n’a que deux ouvriers, et elle ne produit pas maintenant : £{ $wages }.
lesson-foreman-none = Pas de contremaître : £{ $wages } pour six ouvriers et trois machines.
lesson-foreman-not = £{ $wages } payées.

lesson-last-contract = Le dernier contrat
lesson-last-contract-about = Ce qui compte encore en 1810
lesson-last-contract-context = Six textiles sont dans votre entrepôt, un contrat de six est ouvert, et votre navire est prêt. À la fin, seules les actions comptent.
lesson-last-contract-goal = La dernière action de la partie : finissez avec une entreprise d’au moins £500.
lesson-last-contract-hint = Un contrat ouvert de six coûte six cases. Que rapporte-t-il si vous le remplissez maintenant ?
lesson-last-contract-solved = Actions : { $shares } à £{ $value }, soit £{ $total }. Les marchandises ont payé des actions, et aucune case n’est perdue.
lesson-last-contract-open = Actions : { $shares } à £{ $value }, soit £{ $total }. Le contrat ouvert a fait reculer la valeur de { $lost }.
lesson-last-contract-not = Actions : { $shares } à £{ $value }, soit £{ $total }.
