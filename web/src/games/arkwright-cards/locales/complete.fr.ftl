# Les règles complètes avec nos propres mots. Les nombres viennent de la feuille (`games/arkwright-cards/rules/numbers.ts`).

chapter-aim = But et matériel
rule-aim = Vous dirigez une société pendant trois décennies. Elle vaut vos actions multipliées par la valeur d’une action. Les actions s’achètent ; leur valeur monte quand vous vendez bien sur le marché intérieur.
rule-material = Chaque joueur a quatre usines (nourriture, textile, couverts, lampes), chacune avec un bureau, deux cartes Ouvriers par usine, trois cartes Qualité et { $distributionCards } cartes Distribution, { $smalls } petits entrepôts, une carte Exportation à { $ships } navires, { $shipTokens } jetons Exportation et { $loanTokens } jetons Emprunt, et un jeton Machine. Le tableau montre les deux faces des tuiles d’usine.
rule-open = Tout est visible ; seuls l’ordre du sac et les cartes non distribuées sont inconnus.

chapter-setup = Mise en place
rule-board = Le plateau Marché a pour chaque marchandise une piste d’attrait et un marqueur Demande, les salaires et les décennies. Sa face dépend du nombre de joueurs. La demande peut descendre à { $demandLow } sous zéro et s’arrête aux deux bouts ; de même les pistes d’actions et de valeur, à { $most }.
rule-money = Chacun commence avec { $money }, { $shares } actions et une valeur de { $value }.
rule-money-bought = Mode expert : chacun commence avec { $money }, { $shares } actions et une valeur de { $value }, et peut acheter des actions avec cet argent avant la première manche, au vu de tous et dans l’ordre.
rule-neutral = À deux joueurs, une couleur neutre est sur les pistes d’attrait, en { $neutralStart } dans l’ordre des marchandises, posée sans déplacer la demande. Après les décennies I et II, elle monte d’une case sur chaque piste, en déplaçant la demande aux flèches. Elle ne produit jamais.
rule-neutral-competes = Elle compte pour le plus fort attrait : si elle pouvait vendre { $enough } marchandises et n’est pas derrière, personne n’a le pas de plus.
rule-neutral-passive = Elle ne compte pas pour le plus fort attrait ; on ne compare que les joueurs.
rule-supply = Les cartes développement de la réserve dépendent du nombre de joueurs ; chaque ligne s’ajoute aux précédentes.
rule-supply-random = Réserve du mode expert : un entrepreneur, et un ingénieur et un brevet de moins qu’il n’y a de joueurs ; puis { $perPlayer } cartes par joueur, distribuées sur une face quelconque. De chaque sorte il y en a au plus une de moins que de joueurs : une carte en trop est retournée, et si cela aussi est trop, remplacée. Des clients différents sont des sortes différentes.
rule-given = Chacun ouvre deux usines selon sa place. Dans l’ordre inverse, chacun prend aussi un pas sur une piste ou une carte développement, car ceux du livret ne sont pas connus.
rule-chosen = Mode expert : on choisit une première usine dans l’ordre, une seconde dans l’ordre inverse, et toujours dans l’ordre inverse chacun peut prendre un pas sur une piste ou une carte développement.
rule-start-factory = Une usine au départ a sa tuile sur la face I avec le jeton sur le quatrième emplacement (attrait zéro), son bureau côté prix, et la première carte Ouvriers. Les ouvriers de la tuile sont payés aussi. Son marqueur Attrait est sur zéro. Le tableau montre les cartes Ouvriers.
rule-ships-two = Les deux navires sont prêts.
rule-ships-none = Mode expert : pas de navires avant de les récupérer en Bourse.
rule-restrictions = Mode expert : les pas des pistes Qualité, Distribution, Automatisation et Exportation attendent leur décennie : sur les pistes de quatre cases { $restrictFour }, sur celles de trois { $restrictThree }. Ingénieur, brevet, atelier et bureau commercial lèvent cela pour leur piste tant que vous les avez ; les pas faits restent.

chapter-round = Une manche
rule-rounds = Trois décennies ({ $years }) de quatre manches. Dans chaque manche une marchandise est active : nourriture, textile, couverts, lampes. Chacun joue un tour de trois étapes : une action, le prix et l’attrait de la marchandise active, un développement. Puis la marchandise active est produite, et l’on prépare la manche suivante.
rule-actions = Vous pouvez choisir une action ; vous pouvez aussi la passer. Les actions ne coûtent que le tour ; ce qui s’achète se paie de votre argent. Une action où l’on ne fait rien est un passe.

chapter-build = Action : construction et modernisation
rule-build = Construisez autant d’usines que vous voulez, sur la face de la décennie (II dans les décennies II et III), chacune avec son bureau côté prix, son jeton sur le quatrième emplacement et son marqueur sur zéro, sans carte Ouvriers. Dans la décennie III, seulement pour la marchandise active ou une à venir. Une usine de la marchandise active construite maintenant produit dans cette manche.
rule-build-demand = Si vous en avez construit au moins une, les quatre marqueurs Demande descendent d’une case et les salaires avancent d’une case, une fois pour l’action. Moderniser ne déplace ni l’un ni l’autre.
rule-upgrade = Modernisez autant d’usines que vous voulez. Dans la décennie II, tuile et première carte Ouvriers passent sur la face II ; dans la décennie III, aussi la deuxième sur la face III. Les machines restent, le jeton garde son attrait.

chapter-employ = Action : embauche
rule-employ = Ajoutez autant de cartes Ouvriers que vous voulez à vos usines, au plus deux par usine, la première avant la deuxième ; les deux peuvent venir dans la même action. La première montre la face II à partir de la décennie II, la deuxième la face III dans la décennie III. Dans la décennie III, seulement si la marchandise est active ou à venir.
rule-employ-demand = Les quatre marqueurs Demande descendent d’une case et les salaires avancent d’une case, quel que soit le nombre de cartes. Les cartes Ouvriers ne partent jamais.

chapter-automate = Action : automatisation
rule-automate = Remplacez des ouvriers des cartes Ouvriers par des machines en faisant pivoter la carte, dans n’importe quelles usines, autant de machines que votre piste le permet. Une machine coûte { $machine } au lieu du salaire.
rule-machine-token = Une carte à deux machines les prend toutes deux d’un coup ; seulement s’il n’en reste qu’une, le jeton Machine est posé dessus. Il n’y a qu’un jeton : cette carte doit être achevée en premier dans votre prochaine action de ce genre.

chapter-improve = Action : qualité ou distribution
rule-improve = Ou la qualité, ou la distribution, pas les deux : posez, tournez, déplacez et reprenez des cartes de cette sorte entre usines et réserve. Toutes les hausses de vos usines ensemble ne dépassent pas votre piste ; ce qui baisse est libre et perdu. Chaque carte est levée et posée une fois au plus.
rule-improve-limits = Distribution : une carte par usine, jusqu’à { $distributionHigh }. Qualité : autant de cartes qu’on veut, ensemble jusqu’à { $qualityHigh }, ou { $qualityEngineer } dès que vous avez eu un ingénieur. Une valeur ne passe pas d’une usine à une autre.
rule-improve-later = Le marqueur Attrait ne bouge pas maintenant : seulement quand la marchandise de l’usine est active. C’est alors aussi que vous décidez du sens d’une carte Qualité. La distribution baisse d’un à chaque production, la qualité reste.

chapter-exchange = Action : Bourse
rule-exchange = Dans cet ordre, chacun si vous voulez : acheter des actions, emprunter, récupérer les navires. L’argent emprunté n’achète donc rien dans la même action.
rule-buy = Achetez des actions à votre valeur avec l’argent que vous avez. Selon votre piste Bourse, une ou deux d’entre elles coûtent la moitié, arrondie au-dessus, une fois par tour.
rule-loans = Chaque emprunt rapporte votre valeur en argent et un jeton ; il n’y a que { $loanTokens } jetons, pour les emprunts et le fonds d’urgence ensemble. Rien ne se rembourse : à la fin chacun retire une action.
rule-ships-ready = Récupérer ses navires en donne toujours { $ships }.

chapter-expert = Actions du mode expert
rule-extra = Production supplémentaire : autant de vos usines que vous voulez produisent, chacune avec sa tuile seule, avec la première carte Ouvriers, ou avec les deux. Les marchandises vont dans des entrepôts à cette usine, le reste est perdu. Vous payez ce qui a servi. Ni valeur, ni baisse de distribution ; l’usine produit encore dans sa manche.
rule-early = Exportation anticipée : exportez le stock de n’importe quelles usines, mêlé comme vous voulez ; chaque marchandise rapporte le prix de sa propre usine. Navires, jetons et capacité comme d’habitude.

chapter-price = Prix et attrait
rule-price = Si vous avez l’usine de la marchandise active, vous la réglez maintenant : le jeton sur l’un de ses quatre emplacements, bureau et cartes Qualité dans un sens ou dans l’autre. Leur somme reste la même ; ce qui n’est pas prix est attrait. La distribution ajoute de l’attrait. Le prix d’une marchandise est la somme de toutes les pièces.
rule-arrows = Votre marqueur Attrait va à la nouvelle somme. Pour chaque flèche rouge franchie vers le haut, le marqueur Demande de la marchandise monte d’une case, pour chaque verte vers le bas il descend d’une case. Un marqueur qui apparaît ou disparaît ne franchit rien.

chapter-develop = Développement
rule-develop = En dernier dans votre tour, vous pouvez faire un pas sur une de vos six pistes, ou prendre une carte développement.
rule-tracks-long = Qualité qu’une action peut ajouter : { $trackQuality }. Distribution : { $trackDistribution }.
rule-tracks-short = Les pistes Qualité et Distribution ont trois cases, comme dit le livret anglais : la case qui répéterait un nombre manque.
rule-tracks-rest = Cartes développement que vous pouvez avoir : { $trackCards }. Machines qu’une action peut ajouter : { $trackMachinery }. Marchandises par navire : { $trackShipping }. Actions à moitié prix : { $trackExchange }.
rule-take-card = Vous n’avez pas plus de cartes que votre piste ne dit, et jamais deux d’une sorte. À la limite, vous pouvez en défausser une pour en prendre une autre ; une sorte défaussée dans ce tour ne peut y être reprise. Les cartes défaussées retournent à la réserve et sont neuves quand on les reprend. Une carte agit dès maintenant, aussi dans cette production, à moins qu’il lui faille une action.
rule-late-discard = Si un ingénieur ou un brevet quitte l’usine active après le réglage du prix et de l’attrait, marqueur et demande sont corrigés aussitôt ; les cartes qui remplacent un ingénieur sont dans son sens.

chapter-sale = Production : marché intérieur
rule-order = Chacun qui a l’usine de la marchandise active produit, en partant du premier joueur : vente intérieure, puis entreposer ou exporter, puis les coûts. Ensuite les valeurs pour tous à la fois, et la distribution baisse.
rule-quantity = Vous produisez toujours toutes les marchandises de la tuile et des cartes Ouvriers. Vous pouvez en vendre sur le marché intérieur autant que votre attrait dépasse le marqueur Demande, jamais plus que votre attrait. Ce qui vient d’être produit doit être vendu dans cette limite ; ensuite vous pouvez ajouter du stock.
rule-income = Chaque marchandise vendue rapporte votre prix.

chapter-overseas = Production : entreposer et exporter
rule-store = Ce qui reste est entreposé et, si vous voulez, exporté ; le reste est perdu. Un petit entrepôt contient { $small } marchandises, un grand { $large }, d’une seule sorte chacun, et plusieurs peuvent être à une même usine. On peut ranger à tout moment le stock d’une usine. Un entrepôt vidé pour autre chose perd ce qu’il contenait.
rule-ship = Les navires portent autant de marchandises que dit votre piste, seulement de la sorte active, et n’ont pas à être pleins. Chaque marchandise rapporte le prix imprimé sur l’usine. Il part aussi peu de navires qu’il suffit ; chacun pose un jeton, { $shipTokens } dans toute la partie. Exporter ne rapporte pas de valeur.

chapter-costs = Production : coûts
rule-costs = Pour l’usine qui a produit, vous payez le coût fixe imprimé, le salaire de la piste pour chaque ouvrier de la tuile et des cartes, et { $machine } par machine.
rule-fund = Si l’argent manque pour cela, le fonds d’urgence paie : le moins de jetons Emprunt qui suffisent, chacun pour la moitié de votre valeur, arrondie au-dessus. On ne peut pas emprunter ici.
rule-bankrupt = Qui a utilisé les { $loanTokens } jetons et ne peut toujours pas payer fait faillite et sort : ses marqueurs partent sans déplacer la demande, ses cartes retournent à la réserve, son score est zéro. S’il reste un joueur, il gagne ; en solo, la partie est perdue.

chapter-value = Valeur de l’action
rule-value = Qui a vendu au moins { $enough } marchandises sur le marché intérieur gagne un pas de valeur. Parmi ceux-là, le plus fort attrait en gagne un de plus ; une égalité ne rapporte à personne, à moins qu’un entrepreneur la tranche.
rule-fade = La distribution de chaque usine qui a produit baisse d’un ; les autres gardent la leur. Le marqueur reste jusqu’à ce que la marchandise soit de nouveau active.

chapter-next = Manche et décennie suivantes
rule-next-round = Après les trois premières manches d’une décennie, la marchandise suivante est active et la carte Premier Joueur passe dans le sens horaire.
rule-next-decade = Après la quatrième manche, la décennie change et les cartes utilisées sont réactivées. Qui a la plus petite capitalisation (actions fois valeur, sans emprunts ni exportations) désigne le premier joueur ; à égalité : moins d’argent, puis le plus proche dans le sens horaire de l’ancien premier joueur.

chapter-end = Capitalisation finale
rule-final = Tout seul et dans cet ordre : le stock est vendu à { $stored } dans l’ordre des marchandises ; tout l’argent achète des actions à la valeur du moment, jusqu’à { $most } ; chaque jeton Emprunt retire une action ; la valeur baisse d’un pour chaque symbole de livre sterling atteint par les jetons Exportation, sur les cases { $shipPounds }.
rule-winner = Actions fois valeur donne la capitalisation. À égalité on compare l’argent restant, puis on gagne ensemble.

chapter-cards = Cartes développement
rule-cards-general = Certaines cartes pivotent quand on les utilise et sont réactivées à la décennie suivante ; d’autres sont défaussées.
rule-card-entrepreneur = Une fois par décennie : tranche en votre faveur une égalité pour le plus fort attrait, si vous en êtes. Ou défaussez-le à la fin de n’importe quelle manche sauf la dernière pour désigner le premier joueur, avant que le plus faible ne parle.
rule-card-trade-office = Une fois par décennie : quand des navires partent, un jeton Exportation de moins ; tous les jetons posés, il laisse encore partir un navire.
rule-card-trade-office-expert = Bureau commercial, mode expert : tant que vous l’avez, la piste Exportation n’attend aucune décennie.
rule-card-extra-shift = Défaussez-les en production, avant d’entreposer : l’usine active produit une marchandise de plus, à vendre s’il y a de la place.
rule-card-extra-shift-expert = Heures supplémentaires, mode expert : ou dans une production supplémentaire, une marchandise de plus dans une de ses usines.
rule-card-workshop = Dans chacune de vos usines, { $workshop } machines ne coûtent rien.
rule-card-workshop-expert = Atelier, mode expert : tant que vous l’avez, la piste Automatisation n’attend aucune décennie.
rule-card-foreman = Placé aussitôt à une de vos usines ouvertes, où il reste : jusqu’à { $foremanWorkers } ouvriers y coûtent { $foreman } de moins, mais au moins { $lowestWage }.
rule-card-broker = Défaussez-le au lieu de développer : achetez jusqu’à { $broker } actions à la moitié de votre valeur, arrondie au-dessus ; au moins une, et pas d’autres.
rule-card-patron-food-clothes = Une fois par décennie, quand l’une de ses deux marchandises est vendue sur le marché intérieur : une de plus que la limite, même au-dessus de l’attrait, s’il y a de quoi.
rule-card-patron-food-cutlery = Une fois par décennie, quand l’une de ses deux marchandises est vendue sur le marché intérieur : une de plus que la limite, même au-dessus de l’attrait, s’il y a de quoi.
rule-card-patron-food-lamps = Une fois par décennie, quand l’une de ses deux marchandises est vendue sur le marché intérieur : une de plus que la limite, même au-dessus de l’attrait, s’il y a de quoi.
rule-card-patron-clothes-cutlery = Une fois par décennie, quand l’une de ses deux marchandises est vendue sur le marché intérieur : une de plus que la limite, même au-dessus de l’attrait, s’il y a de quoi.
rule-card-patron-clothes-lamps = Une fois par décennie, quand l’une de ses deux marchandises est vendue sur le marché intérieur : une de plus que la limite, même au-dessus de l’attrait, s’il y a de quoi.
rule-card-patron-cutlery-lamps = Une fois par décennie, quand l’une de ses deux marchandises est vendue sur le marché intérieur : une de plus que la limite, même au-dessus de l’attrait, s’il y a de quoi.
rule-card-inventor = Défaussez-le dans une action de modernisation : jusqu’à { $inventor } usines sont modernisées comme si la décennie suivante était venue.
rule-card-inventor-expert = Inventeur, mode expert : ou défaussez-le au lieu de développer pour deux pas sur vos pistes, quelle que soit la décennie, même les deux sur une seule.
rule-card-developer = Le coût fixe de chacune de vos usines baisse de { $developer }, pas sous zéro. Une fois par décennie, à votre tour, il réactive une autre carte utilisée.
rule-card-contract = Exporter rapporte un supplément, selon les marchandises exportées à la fois, à partir de zéro : { $contract }.
rule-card-patent = Une carte Distribution de plus dans votre réserve. À zéro elle revient dans votre réserve ; défaussée d’une usine, sa distribution est perdue.
rule-card-patent-expert = Brevet, mode expert : tant que vous l’avez, la piste Distribution n’attend aucune décennie.
rule-card-engineer = Une carte Qualité de plus, de { $engineerSides }, et dès lors une qualité jusqu’à { $qualityEngineer } dans toutes vos usines, même une fois la carte partie. Quand elle quitte une usine, des cartes de votre réserve jusqu’à sa valeur peuvent la remplacer.
rule-card-engineer-expert = Ingénieur, mode expert : tant que vous l’avez, la piste Qualité n’attend aucune décennie.
rule-card-large-warehouse = Un entrepôt de plus, pour { $large } marchandises d’une sorte. S’il est rendu, ce qui tient dans les petits libres reste.

chapter-solo = En solitaire
rule-solo-setup = Vous jouez contre deux adversaires automatiques, qui commencent avec { $opponentShares } actions et une valeur de { $opponentValue }. Les cartes d’une partie à trois sont sur { $gridRows } rangées de { $gridColumns } ; le reste demeure dans la boîte. Sur la première carte de chaque rangée se trouve un disque, des adversaires et de la couleur neutre, dans un ordre quelconque : une carte sous un disque ne peut pas être prise. Dans le sac il y a { $bagOne } marqueurs de chaque adversaire et { $bagNeutral } neutres.
rule-solo-factories = Choisissez votre première usine. Puis deux marqueurs de chaque adversaire vont au hasard sur les quatre pistes, en { $soloStart } dans l’ordre des marchandises, en déplaçant la demande aux flèches. Choisissez ensuite votre deuxième usine et votre premier développement.
rule-solo-random = Vos deux usines sont tirées au hasard. Les adversaires sont au hasard sur les quatre pistes, en { $soloStart } dans l’ordre des marchandises, en déplaçant la demande aux flèches. Vous choisissez votre premier développement.
rule-solo-order = Vous commencez toujours. Un entrepreneur peut inverser l’ordre pour la seule manche suivante.
rule-solo-draw = Puis un marqueur est tiré. Si cette couleur a l’usine de la marchandise active, son marqueur monte de { $forward } cases. Sinon, elle en ouvre une : toutes les demandes descendent, les salaires montent, son marqueur apparaît et va en { $opened } dans l’ordre des marchandises, puis d’autant de cases que le numéro de la décennie. La demande suit aux flèches.
rule-solo-shares = Chaque adversaire dont le marqueur n’a pas été tiré reçoit une action. Un marqueur neutre ne déplace rien sur les pistes : les deux adversaires reçoivent une action.
rule-solo-disc = Le disque de la couleur tirée avance sur les cartes, rangée par rangée, d’autant de cartes qu’il y a de marqueurs sur la piste active, le vôtre compris. Les places vides ne comptent pas ; s’il devait finir sur un autre disque, il continue. Le marqueur tiré reste dehors jusqu’à la fin de la décennie. Les cartes défaussées vont à la première place vide.
rule-solo-production = En production, un adversaire qui a l’usine vend ce que permet son attrait, sans coûts. Avec { $enough } ou plus, sa valeur monte d’un ; avec moins, il reçoit une action. Les adversaires comptent pour le plus fort attrait, mais ne gagnent jamais ce pas.
rule-solo-end = Quand une décennie finit, tous les marqueurs retournent dans le sac. Vous gagnez si personne n’a plus que vous : une égalité est pour vous, car les adversaires n’ont pas d’argent.
rule-awards = Une partie gagnée donne tous les titres atteints. Actions, valeur et argent se lisent avant la capitalisation finale.
rule-awards-choose = Des titres atteints vous en gardez { $awardsWin } si vous gagnez, { $awardsSecond } si vous êtes deuxième. Actions, valeur et argent se lisent avant la capitalisation finale.

chapter-awards-list = Titres
rule-award-tycoon = Une capitalisation de { $points } ou plus.
rule-award-patriot = Jamais de navire.
rule-award-true-worker = Ni brevet ni ingénieur jamais pris.
rule-award-worker-hero = Jamais d’automatisation.
rule-award-gentleman = Piste Bourse jamais avancée, courtier jamais utilisé.
rule-award-specialist = Pas de troisième usine.
rule-award-generalist = Quatre usines à la fin.
rule-award-full-line = Quatre usines avec leurs deux cartes Ouvriers.
rule-award-general-manager = Au moins { $many } actions, moins de { $all }.
rule-award-expert-broker = { $all } actions.
rule-award-exchange-darling = Une valeur d’au moins { $many }, sous { $all }.
rule-award-exchange-mogul = Une valeur de { $all }.
rule-award-parvenu = Commencer avec { $parvenu } actions et sans argent ; demande les actions achetées.
rule-award-nouveau-riche = { $awardMoney } ou plus à la fin.
rule-award-sailor = Exporté à { $sailings } occasions ou plus.

chapter-choices = Ce qu’on peut choisir

drawing-employ-ok = La première carte est à côté de l’usine, la deuxième à côté d’elle.
drawing-employ-not = Pas de deuxième carte sans la première.
drawing-token-ok = Il reste une machine : le jeton marque la moitié de la carte.
drawing-token-not = Une carte à moitié faite doit être achevée avant d’en commencer une autre.
drawing-quality-ok = Deux cartes Qualité, ensemble { $qualityHigh }.
drawing-quality-not = Plus de { $qualityHigh } sans ingénieur ; une seconde carte Distribution.
drawing-arrows-shown = Vers le haut à travers deux flèches : la demande monte de deux cases.
drawing-sale-shown = L’attrait est deux cases au-dessus de la demande : on peut vendre deux marchandises.
drawing-store-ok = Une seule sorte de marchandise par entrepôt.
drawing-store-not = Deux sortes dans un entrepôt.
head-good = Marchandise
head-sum = Prix + attrait I / II
head-office = Bureau
head-goods = Marchandises I / II
head-fixed = Coût fixe I / II
head-shipped = Exportée I / II
head-tile = Ouvriers de la tuile
head-card = Carte
head-makes = Marchandises, face ancienne / nouvelle
head-workers = Ouvriers
head-machines = Machines
head-players = Joueurs
head-cards = Cartes
head-seat = Place
head-factories = Usines
