# Les règles complètes avec nos propres mots. Les nombres viennent de la feuille (`games/arkwright/rules/numbers.ts`).

chapter-aim = But et les trois jeux
rule-aim = Chacun de vous dirige une compagnie en Angleterre. À la fin, une compagnie vaut les actions que détient son propriétaire multipliées par la valeur d’une action. De bonnes ventes font monter cette valeur ; mais une compagnie qui vaut beaucoup coûte cher à racheter à la banque.
rule-jenny = Spinning Jenny est le premier jeu : après { $prep }, les décennies de { $d1 } à { $d3 }, avec usines, prix et actions, sans port, tuiles ni événements.
rule-mule = Spinning Mule finit aussi avec { $d3 }. À Spinning Jenny il ajoute jusqu’à trois éléments : tuiles de développement, marqueurs d’économie et marqueurs d’événement. Chacun peut être laissé de côté, mais on en joue au moins un.
rule-frame = Water Frame est le jeu complet : après { $prep }, cinq décennies de { $d1 } à { $d5 }, avec entrepôts, navires et contrats, tuiles de développement et événements.
rule-pieces = Quatre marchandises : nourriture, textile, couverts, lampes. Il y a { $workers } ouvriers et pas un de plus ; machines, marchandises et argent ne manquent jamais. Une compagnie a { $issued } actions. Le tableau donne pour chaque marchandise et niveau le coût d’une usine, qui est aussi sa qualité de base, et ce que produisent ses quatre rangées.

chapter-setup = Mise en place : le plateau
rule-timetable = Le calendrier montre la décennie, le cycle et le niveau de développement. { $prep } est un tour de préparation avant la première décennie.
rule-levels = Niveaux de développement : I en { $d1 }, II en { $d2 } et { $d3 }, III à partir de { $d4 }. Le niveau IV n’est atteint qu’en avance d’un niveau sur le calendrier, grâce à l’inventeur.
rule-levels-small = Niveaux de développement : I en { $d1 }, II en { $d2 } et { $d3 }.
rule-levels-small-rising = Les niveaux montent à chaque décennie : I en { $d1 }, II en { $d2 }, III en { $d3 }. Le niveau I devient obsolète au début de { $d3 }.
rule-levels-rising = Les niveaux montent à chaque décennie : I en { $d1 }, II en { $d2 }, III en { $d3 }, IV à partir de { $d4 }. Les usines vieillissent plus vite : le niveau I au début de { $d3 }, II en { $d4 }, III en { $d5 }, et toujours les niveaux inférieurs aussi.
rule-events-drawn = Les événements sont face cachée à la fin de chaque décennie : la bureaucratie et deux tirés au sort dans un ordre quelconque sur les { $early } premières cases d’événement, un tiré au sort en { $d4 }, et la fin de la partie en { $d5 }. À deux joueurs, les actes de navigation, la crise économique, la crise du crédit à Hambourg et la guerre de l’opium restent dans la boîte.
rule-events-listed = Dans la mise en place prédéfinie, les événements sont connus : groupe de pression, guerre sur le continent, bureaucratie, exposition universelle, un à la fin de chaque décennie ; puis la fin de la partie.
rule-events-shuffled = Les trois événements marqués d’une étoile, groupe de pression, guerre sur le continent et exposition universelle, sont dans un ordre quelconque ; la bureaucratie et la fin gardent leur place.
rule-events-mule = Événements de Spinning Mule : deux sont tirés parmi exposition universelle, groupe de pression, menace de grève et made in England, pour { $d1 } et { $d2 }. Le luddisme et le jubilé de la couronne s’ajoutent au tirage s’ils ont été choisis. La fin de la partie est visible en { $d3 }.
rule-economy-markers = Des marqueurs d’économie sont face cachée sur chaque cycle, chaque marchandise a les siens : pas de l’importateur / ouvriers qui reviennent, { $economy }. Ceux à { $manyWorkers } ouvriers sont écartés à deux joueurs et dans la mise en place prédéfinie.
rule-economy-mule = Marqueurs d’économie de Spinning Mule, pas de l’importateur / ouvriers qui reviennent : { $muleEconomy }. Pour chaque marchandise on en tire trois sur cinq, aussi à deux joueurs.
rule-importers = Un importateur de chaque marchandise commence à l’attrait zéro et ne recule jamais, sauf par les actes de navigation.
rule-job-market = Un ouvrier occupe chaque case du marché du travail. Avant la première usine, on en retire dans le sens de lecture : { $firedTwo } parmi les licenciés et { $outTwo } hors du jeu à deux joueurs, { $firedThree } licenciés à trois, { $firedFour } licenciés à quatre.
rule-mat = Sur le tapis des marqueurs spéciaux se trouvent les navires et, sur chacune des lignes I à IV, des marqueurs gris : { $matTwo } à deux joueurs, { $matThree } à trois, { $matFour } à quatre ; clairs sur I et II, foncés sur III et IV, tirés des { $matSets } jeux moins ceux qui restent dans la boîte. À deux joueurs, on n’utilise que les plus petits navires.
rule-mat-jenny = Sur le tapis, les marqueurs gris d’automatisation, de qualité et de distribution sont clairs au niveau I et foncés au niveau II. Dans Spinning Jenny il y a aussi un marqueur Bourse clair par joueur ; dans Spinning Mule aucun, et tous les marqueurs que laisse le nombre de joueurs sont visibles.
rule-tiles-drawn = Charisme et un inventeur sont toujours là. On tire { $tilesTwo } autres tuiles à deux joueurs, { $tilesThree } à trois, { $tilesFour } à quatre. Il n’y en a jamais autant de pareilles que de joueurs : une telle tuile est retirée à nouveau ; des clients de marchandises différentes sont différents.
rule-patrons-always = Les quatre clients sont là, et l’on tire moins de tuiles : { $fewTwo }, { $fewThree } ou { $fewFour } selon le nombre de joueurs.
rule-tiles-listed = Dans la mise en place prédéfinie, les tuiles sont celles de cette liste ; chaque nombre de joueurs ajoute une ligne aux précédentes.
rule-tiles-mule = Les tuiles de Spinning Mule sont visibles dès le début ; chaque nombre de joueurs ajoute une ligne aux précédentes. Les remplaçantes choisies prennent la place de tuiles de la liste : une école celle d’un atelier de construction, un brevet celle d’un courtier, un ingénieur celle d’un promoteur, un administrateur celle d’un comptable.

chapter-begin = Mise en place : les compagnies
rule-shares = Chaque compagnie commence avec { $sharesStart } de ses { $issued } actions, le reste est à la banque ; la valeur de l’action est sur la case { $space }, où une action vaut { $shareMin }. La valeur avance par cases : d’abord une, puis deux, puis trois cases par livre. Elle ne quitte jamais la piste ; ce qui dépasse est perdu.
rule-harbour-mat = Chacun a un tapis de port : le grand entrepôt, deux quais pour des navires, une place pour leurs équipages, et la piste des contrats ouverts avec un marqueur de contrat par marchandise. À deux joueurs, on utilise l’autre face, avec une piste plus courte.
rule-first = Première fondation, dans l’ordre du tour : chacun choisit une usine de niveau I, remplit ses { $startRows } premières rangées d’ouvriers du marché du travail et fixe son prix. Elle est payée à la fin de la préparation.
rule-first-price = Un prix est d’au moins { $priceLow }. L’attrait est qualité de base + qualité + distribution − prix et ne descend jamais sous zéro. L’attrait est aussi le plus qu’on peut vendre.
rule-second = Seconde fondation, dans l’ordre inverse en partant du dernier : une autre usine de la même façon, d’une autre marchandise. On n’a jamais deux usines de la même marchandise ; plusieurs compagnies peuvent produire la même.
rule-capital = Puis, dans l’ordre inverse, chacun vend des actions à { $shareMin } : au moins de quoi payer ses deux usines, au plus les { $sharesStart }. Aussitôt vous pouvez prendre un marqueur spécial : un marqueur gris clair ou un navire de la ligne I, ou une tuile. Il n’y a pas d’autre argent au départ.
rule-capital-jenny = Chacun vend exactement { $jennySold } actions et reçoit { $jennyCash } de plus. Puis, dans l’ordre inverse, chacun prend un marqueur gris clair, ou dans Spinning Mule une tuile s’il préfère.
rule-given = Dans la mise en place prédéfinie, usines et prix sont donnés par place. Dans Water Frame, les actions gardées le sont aussi ; dans les autres jeux, c’est comme d’habitude. Le marqueur spécial est choisi dans l’ordre inverse.
rule-pay-factories = Enfin, chacun paie ses deux usines, et la première décennie commence.

chapter-cycle = Une décennie et ses cycles
rule-sequence = Une décennie a quatre cycles, un par marchandise : nourriture, textile, couverts, lampes. Chaque cycle a une phase d’économie, une phase d’action où chacun agit une fois, et la production de la marchandise active. Les actions peuvent concerner toutes vos usines, pas seulement celles de la marchandise active. Puis la décennie se termine.
rule-economy = Économie : le marqueur du cycle est retourné. L’importateur de la marchandise active avance de son premier nombre, et autant de licenciés que dit le second reviennent sur le marché du travail, à rebours du sens de lecture ; s’il y en a moins, le reste est perdu.
rule-economy-printed = Économie : à chaque cycle, l’importateur de la marchandise active avance de { $jennyImporter }, et { $jennyWorkers } licenciés reviennent sur le marché du travail, à rebours du sens de lecture, s’il y en a.
rule-start-player = On agit dans le sens horaire en partant du premier joueur. Après chacun des trois premiers cycles, le suivant à gauche devient premier joueur.

chapter-admin = La table d’administration
rule-place = Pour agir, vous posez un marqueur sur une case libre de votre colonne et payez sa ligne : { $rows }. Personne ne peut passer. Vous pouvez renoncer à ce que fait le marqueur, mais vous payez.
rule-low-row = La somme payée peut décider de l’effet d’Automatisation, Qualité et Distribution ; on ne peut rien ajouter à la ligne. Un marqueur peut être posé sur une ligne trop basse et n’a alors pas d’effet ; ce que la ligne coûte en trop est perdu.
rule-reuse = Un marqueur déjà posé peut resservir au lieu d’un autre : il reste en place, et vous payez sa ligne plus { $reuse }, que l’action ne peut pas utiliser.
rule-payment = Ligne, supplément et coûts d’une action Usine ou Production forment un seul paiement, réglé à la fin de l’action. Les salaires d’un cycle, ceux du port et chaque événement sont des paiements à part.
rule-payment-apart = Chaque coût est payé à part quand il survient, comme le livret le conseille pour les premières parties ; chacun peut forcer une vente d’actions.
rule-markers = Ce que coûtent les marqueurs. Pour Automatisation et Qualité, les sommes valent pour une, deux ou trois machines ou niveaux ; pour Distribution, c’est le plus qu’on peut utiliser. Les marqueurs propres sont à votre couleur ; les gris se prennent comme marqueurs spéciaux.
rule-admin-tiles = Comptable et administrateur changent ce que coûte la table ; voir les tuiles.

chapter-factory = Action : Usine
rule-factory-action = Construire, moderniser et fermer des usines, autant et dans l’ordre que vous voulez ; chacune se paie en plus de la ligne.
rule-build = Construisez une usine d’une marchandise que vous n’avez pas, du niveau actuel ou d’un niveau inférieur, pour la somme imprimée. Sa première rangée est aussitôt pourvue depuis le marché du travail ; si les ouvriers manquent, on ne peut pas la construire.
rule-build-price = Vous fixez aussitôt le prix d’une nouvelle usine ; plus tard, seulement par une action supplémentaire. L’attrait suit de lui-même. Il limite vos ventes, vous place devant vos rivaux, et le plus fort rapporte de la valeur.
rule-modernise = Modernisez une usine niveau par niveau jusqu’au niveau actuel, chacun pour la somme imprimée sur le nouveau niveau. Ouvriers, machines, qualité et distribution restent. Une usine obsolète qui atteint le niveau actuel renvoie ses ouvriers en plus parmi les licenciés.
rule-close = Fermer une usine : ses ouvriers vont parmi les licenciés ; machines, qualité et distribution sont perdues. Pas dans la décennie de sa construction ; et le même niveau de cette marchandise ne peut pas être rebâti dans cette décennie. Son stock reste, mais sans usine de la marchandise il ne se vend qu’au prix fixe.
rule-last-build = En { $d3 }, personne ne construit ni n’embauche pour une marchandise dont le dernier cycle est passé.
rule-factory-extra = Action supplémentaire : les prix des usines construites ou modernisées.

chapter-workers = Action : Embauche
rule-hire = Embauchez autant d’ouvriers que vous voulez pour vos usines. Ils viennent du marché du travail dans le sens de lecture, des licenciés seulement quand il est vide. Dans une usine ils remplissent d’abord la plus basse rangée incomplète. Une rangée ne produit que si toutes ses places sont prises, mais tous ceux qui s’y trouvent sont payés.
rule-demand = Chaque ouvrier pris découvre une case du marché du travail. Une case numérotée est un groupe d’acheteurs pour la marchandise de sa colonne, et plus le marché se vide vers le bas, plus le salaire monte.
rule-warehouse-hire = Embauchez aussi pour le grand entrepôt : un ouvrier à une colonne donne de la place pour { $column } de cette marchandise, à la première rangée pour { $row1Goods } de chacune, à la seconde pour { $row2Goods } de plus de chacune. Avec cette action vous pouvez aussi déplacer vos ouvriers d’entrepôt ; ce qui n’a plus de place est perdu. Les ouvriers ne passent jamais d’une usine à un navire ou à l’entrepôt.
rule-fire = Ou licenciez, à partir de la plus haute rangée ; la première reste complète. Les machines d’une rangée sans ouvriers sont perdues. Dans une action, une usine embauche ou licencie, pas les deux. Les ouvriers en plus d’une usine obsolète ne peuvent pas être licenciés.
rule-harbour-fire = Ouvriers d’entrepôt et équipages ne se licencient pas ici ; ils peuvent partir à la fin d’une décennie, une fois payés.
rule-mark = En { $d5 }, une usine qui embauche après le cycle de sa marchandise est marquée : si aucune action Production n’y suit, elle coûte { $markSpaces } cases de valeur et { $markShares } actions à la fin. La fermer efface aussi la marque.
rule-workers-extra = Action supplémentaire : un marqueur spécial.

chapter-machinery = Action : Automatisation
rule-machines = Achetez des machines, autant que le marqueur et la ligne payée le permettent ({ $mOwn } avec votre marqueur) ; moins est permis, le supplément de réemploi ne compte pas, et le reste est perdu.
rule-replace = Chaque machine doit aussitôt remplacer un ouvrier sur une place où une machine est possible, dans n’importe laquelle de vos usines ; { $workerOnly } place par rangée est réservée aux ouvriers. Jamais sur une place vide. L’ouvrier va parmi les licenciés.
rule-machinery-extra = Action supplémentaire : un marqueur spécial.
rule-machinery-tiles = Atelier, école et atelier de construction jouent ici ; voir les tuiles.

chapter-quality = Action : Qualité
rule-levels-of-quality = Améliorez la qualité de vos usines : un ou plusieurs niveaux selon le marqueur et la ligne payée ({ $qOwn } avec votre marqueur pour un et deux niveaux), répartis comme vous voulez. Le supplément ne compte pas, le reste est perdu.
rule-quality-limit = La qualité est au plus { $qMax }, avec l’ingénieur { $qEngineer }. Elle s’ajoute à l’attrait pour de bon, même si l’usine est modernisée, et ne se perd qu’à sa fermeture.
rule-quality-extra = Action supplémentaire : des prix.

chapter-distribution = Action : Distribution
rule-levels-of-distribution = Changez la ligne payée en niveaux de distribution, jusqu’à { $dOwn } avec votre marqueur, { $dLight } avec le clair et { $dDark } avec le foncé. Chaque niveau d’une usine coûte selon sa hauteur : { $dCosts }.
rule-distribution-fades = La distribution s’ajoute à l’attrait, au plus { $dMax } par usine, et baisse d’un après chaque production de cette usine.
rule-distribution-extra = Action supplémentaire : des prix.

chapter-trade = Action : Bourse
rule-trade-order = En Bourse, vous pouvez faire ce qui suit dans n’importe quel ordre, ou seulement une partie. La ligne est payée d’abord. La table demande chaque chose une fois, pour un nombre libre.
rule-buy = Achetez vos actions à la banque à la valeur du moment, au moins { $shareMin } chacune, avec l’argent que vous avez. Acheter ne change pas la valeur. Tant que vous devez un emprunt, vous n’achetez pas.
rule-repay = Remboursez des emprunts, { $repay } chacun, autant que vous voulez.
rule-sell = Vendez vos actions à la banque à la valeur du moment ; sur les cases les plus basses, c’est moins de { $shareMin }. Vendre ainsi ne change pas la valeur.
rule-sell-goods = Vendez des marchandises stockées à prix fixe, dans l’ordre des marchandises : { $fixed }.
rule-contracts = Prenez des contrats de la Compagnie des Indes, au plus un par marchandise, sur n’importe quel nombre de la piste, { $track } (à deux joueurs : { $trackTwo }), ou montez-en d’anciens, jamais plus bas. Ils ne coûtent rien maintenant. Une usine de la marchandise n’est pas nécessaire. Un contrat pour la marchandise active est dû dès ce cycle.
rule-trade-extra = Action supplémentaire : un marqueur spécial. Le marqueur Bourse gris clair de Spinning Jenny n’en a pas.

chapter-ship = Action : Navire
rule-ship-action = Un navire est un marqueur d’action. Il faut payer au moins sa capacité, sans le supplément ; pour moins, on ne peut ni le poser ni le réutiliser. Il livre du stock pour des contrats, ce seul navire et pas plus que sa capacité. S’il livre, votre valeur recule d’une case.
rule-deliver = Un contrat se livre en entier, avec des marchandises de sa sorte, ou pas du tout ; un navire peut en servir plusieurs. Chaque marchandise rapporte la qualité de base de votre usine de cette marchandise ; sans une telle usine, on ne livre pas.
rule-ship-extra = L’agent aux colonies et le bureau commercial aident ici. Action supplémentaire : un marqueur spécial, qu’on ait livré ou non.

chapter-overtime = Action : Production
rule-overtime = Les marqueurs gris de production font produire une usine hors tour : les { $rowsLight } premières rangées avec le clair, jusqu’à { $rowsDark } avec le foncé, à partir de la première. Les marchandises vont dans vos entrepôts, le reste est perdu ; rien n’est vendu, expédié ni déplacé. Vous payez aussitôt salaires et machines des rangées utilisées, et les ouvriers en plus d’une usine obsolète.
rule-overtime-extra = Heures supplémentaires, contremaître, atelier et petit entrepôt servent ici comme en production. Action supplémentaire : le prix de cette usine.

chapter-prices = Action supplémentaire : prix
rule-price = Une action supplémentaire suit l’action principale, même si l’on y a renoncé. Les prix se fixent de { $priceLow } à { $priceHigh }, dans les usines que l’action principale a changées. Après Qualité et Distribution, chaque autre usine coûte une livre de la somme payée non employée pour des niveaux. Des marchandises stockées sur l’échelle des prix en bloquent les plus hauts nombres.
rule-price-rest = L’attrait suit aussitôt le prix et ne descend jamais sous zéro. Après une action Production, seul change le prix de cette usine.

chapter-special = Action supplémentaire : marqueurs spéciaux
rule-take = Après Embauche, Automatisation, Bourse et Navire, vous pouvez prendre gratuitement un marqueur spécial : un marqueur gris, et là où l’on y joue, une tuile ou un navire.
rule-tile-limit = Tuiles : n’importe laquelle de celles qui sont là, jamais deux pareilles, au plus { $tileLimit }. Si vous en prenez une de plus, une autre est aussitôt rendue et son effet cesse ; les marchandises qui n’ont alors plus de place sont perdues. Au lieu de prendre quelque chose, vous pouvez déplacer un contremaître ou un atelier vers une autre usine.
rule-grey = Marqueurs gris : ceux du niveau actuel et des niveaux inférieurs, jamais deux de même sorte et de même teinte. Ils s’utilisent comme les vôtres et vous reviennent à la fin d’une décennie.
rule-piers = Navires : du niveau actuel ou inférieur, au plus deux. Les deux quais pleins, un nouveau navire doit être plus grand que celui qu’il remplace, dont il prend la place, aussi sur la table d’administration. Avec un quai libre, on ne remplace rien.
rule-crew = Un navire plus grand demande un équipage, embauché aussitôt sur le marché du travail ; pour un remplacement, seulement ceux qui manquent. S’ils manquent, on ne prend pas le navire. Les équipages sont payés à la fin d’une décennie et ne partent qu’avec leur navire.

chapter-production = Production et vente
rule-produce = Toutes les usines de la marchandise active produisent, que cela rapporte ou non ; aucune autre. Les rangées complètes, comptées depuis la première, produisent ce que leur niveau imprime au bout.
rule-buyers = Les cases numérotées vides de la colonne sont les acheteurs. Sans usine de la marchandise, personne n’en vend, pas même du stock. Personne ne vend plus que son attrait.
rule-calls = Les appels descendent du plus fort attrait jusqu’à un. Sur chaque case, tous ceux qui s’y trouvent ou plus haut vendent une marchandise, le plus fort attrait d’abord, et l’importateur aussi. Ce qui vient d’être produit doit être vendu quand on est appelé. Quand il n’en reste plus, on peut vendre du stock ; qui s’arrête reste hors de cette phase.
rule-short = Quand les acheteurs manquent lors d’un appel : le plus fort attrait d’abord, l’importateur en dernier parmi les égaux, puis la meilleure qualité (base et marqueur) ; les égaux en tout vendent ensemble, au besoin au-delà de la demande. Quand il ne reste que l’importateur, il prend des acheteurs jusqu’à son attrait.
rule-proceeds = Chaque marchandise vendue rapporte votre prix. Ce qui a été produit et pas vendu peut être stocké ou expédié. On ne peut pas retenir ce qui vient d’être produit ; stock, client et jubilé sont au choix.
rule-sale-tiles = Heures supplémentaires, école et clients jouent autour de la vente ; voir les tuiles. Vendre à un client ou au jubilé vient après les appels et demande une usine de la marchandise, mais pas d’attrait.
rule-order = Quand plusieurs joueurs décident dans la même phase, c’est l’un après l’autre, dans le sens horaire à partir du premier joueur.

chapter-value = Valeur de l’action
rule-steps = Votre valeur avance d’une case pour une marchandise vendue au pays dans cette phase, de deux pour deux ou plus, client et jubilé compris. On ne peut pas refuser.
rule-bonus = Une case de plus pour le plus fort attrait, s’il est seul, au-dessus de l’importateur, et que son propriétaire a vendu. Une de plus pour la seule compagnie qui a vendu le plus, plus que l’importateur. Une égalité ne rapporte à personne, à moins que la tuile Charisme la tranche.

chapter-wages = Salaires et machines
rule-pay = Pour l’usine qui a produit, vous payez à chaque ouvrier le salaire indiqué à côté de la plus basse case vide du marché du travail, et { $upkeep } par machine, même dans les rangées qui n’ont rien produit, ouvriers en plus compris.
rule-fade = Puis sa distribution baisse d’un. Si l’attrait devait descendre sous zéro, c’est le prix qui baisse d’une livre, et votre valeur d’une case.
rule-wage-tiles = Contremaître, atelier et une rangée fermée par l’école allègent la note ; voir les tuiles.

chapter-shipment = Expédier la marchandise active
rule-ship-active = Après les salaires, vous pouvez livrer votre contrat pour la marchandise active, en entier ou pas du tout, avec cette production et le stock. Les capacités des deux navires s’ajoutent, où qu’ils soient, sans frais. Chaque marchandise rapporte la qualité de base ; chaque navire utilisé coûte une case de valeur, après les gains de la vente.
rule-unfulfilled = Un contrat ouvert pour la marchandise active qui n’est pas livré monte d’un nombre sur la piste. Au dernier nombre il reste, et votre valeur baisse aussitôt de { $lostAtEnd } cases ; à deux joueurs, c’est déjà le cas à leur plus haut nombre.
rule-ship-tiles = Bureau commercial et agent aux colonies servent ici comme dans l’action Navire.

chapter-storage = Stockage
rule-store = Ce qui reste est gardé autant que le grand entrepôt (selon ses ouvriers) et le petit entrepôt ont de la place ; le reste est perdu. On ne peut embaucher maintenant. Les marchandises passent de l’un à l’autre à tout moment ; si elles ne tiennent pas, leur propriétaire choisit ce qui est perdu.
rule-store-jenny = Ce qui reste est gardé sur l’échelle des prix, sur les cases libres à droite du prix de cette marchandise ; rien d’autre ne le limite.

chapter-decade = Fin d’une décennie
rule-markers-back = Tous les marqueurs reviennent de la table d’administration. Ce qu’un événement donnait ou prenait pour cette décennie cesse.
rule-harbour-wages = Chacun paie le salaire de ses équipages et de ses ouvriers d’entrepôt, aussi en { $d5 }. Ensuite vous pouvez en laisser partir, un équipage seulement entier et avec son navire, qui retourne sur le tapis ; les marchandises sans place sont perdues.
rule-event = Puis l’événement de la décennie est retourné et a lieu ; ce qu’il ne peut pas faire est sauté.
rule-broker-time = Après l’événement, chaque propriétaire d’un courtier peut faire des affaires, dans le sens horaire à partir du premier joueur.
rule-least = La compagnie dont les actions multipliées par la valeur donnent le moins désigne le prochain premier joueur, n’importe qui, elle-même aussi ; à égalité : moins d’argent, puis le plus loin dans le sens horaire du premier joueur.
rule-obsolete = Avant la nouvelle décennie, les usines du niveau indiqué ou d’un niveau inférieur deviennent obsolètes : chacune demande { $obsoleteWorkers } ouvriers de plus, pris parmi les licenciés puis sur le marché, qui ne produisent rien, sont payés et ne peuvent être licenciés. Chacun qui manque coûte { $obsoleteFee } une fois. Cela peut arriver à nouveau à une usine. Tous partent quand l’usine atteint le niveau actuel ou ferme.
rule-obsolete-when = Obsolète au début de { $d3 } : le niveau I. Dans Water Frame aussi : de nouveau le niveau I en { $d4 }, les niveaux I et II en { $d5 }.

chapter-emergency = À court d’argent
rule-forced = Quoi que coûte une action ou une obligation, on peut la payer : dans une vente forcée, le moins possible d’actions qui suffisent sont vendues aussitôt à leur valeur, et le reste de l’argent est à vous. Chacune coûte autant de cases de valeur que le premier chiffre de la case (une sur les cases à un chiffre) ; la perte est d’abord fixée, puis retirée d’un coup.
rule-loans = Sans actions, vous prenez des emprunts de { $loan }, chacun pour une case de valeur, à rembourser { $repay } chacun avant de pouvoir acheter des actions. Acheter et rembourser demandent de l’argent en main.
rule-cash-open = L’argent de chacun est visible.
rule-cash-hidden = L’argent est caché ; il n’est montré que s’il décide qui désigne le premier joueur. Les paiements sont annoncés.

chapter-end = La fin de la partie
rule-last = Après la dernière décennie, chacun vend son stock aux prix fixes, rembourse ses emprunts et achète autant de ses actions que l’argent et les { $issued } le permettent, à la valeur du moment. Cela se fait tout seul.
rule-penalties = Puis chaque usine marquée coûte { $markSpaces } cases et { $markShares } actions, et chaque contrat ouvert autant de cases que son nombre.
rule-score = Actions fois valeur donne le score ; à égalité on compare l’argent, et s’il est égal aussi, on gagne ensemble. Qui doit encore un emprunt ne peut pas gagner ; si c’est le cas de tous, personne ne gagne.
rule-worth = La dernière page du livret du joueur multiplie actions et valeurs ; la table le fait toute seule.

chapter-tiles = Tuiles de développement
rule-tiles-open = Toutes les tuiles sont visibles et peuvent être prises dès le début, quelle que soit la décennie. Celles que le livret marque d’une étoile sont rendues après usage. Le tableau dit combien il y en a de chacune dans la boîte.
rule-tile-agent = Un contrat peut être livré avec une marchandise de plus ou de moins que son nombre, une fois par contrat ; capacité et paiement suivent. Il n’aide pas contre les contrats ouverts.
rule-tile-broker = À la fin d’une décennie, après l’événement : vendre du stock, rembourser, acheter et vendre des actions ; on garde la tuile. Ou la rendre au lieu de prendre un marqueur spécial : deux de vos actions pour le prix d’une, ou une à moitié prix, arrondi au-dessus. Pas après la fin de la partie.
rule-tile-accountant = Chaque fois qu’un marqueur sert, vous pouvez payer jusqu’à { $accountant } de moins ou de plus que sa ligne, pas sous zéro ; c’est la somme payée qui compte pour l’action, dans les limites du marqueur. Le supplément reste.
rule-tile-charisma = Les égalités pour le plus fort attrait ou le plus de ventes sont pour vous, si vous avez vendu. Ou rendez-la à la fin d’un cycle ou d’une décennie, avant toute désignation, pour désigner le premier joueur ; ni lui ni vous ne pouvez la prendre à votre prochain tour, sauf si un autre l’a eue entre-temps.
rule-tile-developer = Dans une action Usine, { $developer } de moins sur une construction ou modernisation par marchandise, jamais au-delà du niveau actuel. Utilisée, elle est rendue à la fin de l’action.
rule-tile-inventor = Un niveau au-delà du niveau actuel : une usine modernisée, ou un marqueur gris ou navire pris. Elle coûte { $inventor0 } quand vous la prenez ; après le premier usage, vous payez { $inventor1 } pour la garder ou la rendez, après le deuxième { $inventor2 }, après le troisième { $inventor3 } ; après le quatrième elle est rendue. Elle ne construit rien de neuf au-delà du niveau, et le promoteur n’y fait pas de rabais.
rule-tile-extra-shifts = Une marchandise de plus de l’usine qui produit, sans salaire : au premier appel une fois tout vendu, plus tard dans la phase pour un client, un contrat ou le stock, ou dans une action Production. Puis elle est rendue.
rule-tile-engineer = La qualité peut monter à { $qEngineer } ; les niveaux atteints restent sans la tuile. Pour une action Qualité, vous payez la somme que vous voulez, jusqu’à la plus haute d’un marqueur, quelle que soit la ligne.
rule-tile-small-warehouse = Garde { $small } marchandises en tout sans ouvriers, chacune sur une case libre à droite du prix de sa sorte.
rule-tile-office = { $office } de plus quand au moins un contrat est livré, une fois par action Navire et une fois par phase de production.
rule-tile-engineering-works = Une livre pour chaque machine achetée par une autre compagnie.
rule-tile-patent = Dans une action Distribution, { $patent } livres de plus à employer, au-delà de la limite du marqueur. Ou la rendre pour { $patent } niveaux de distribution de n’importe quelle hauteur, dans une ou deux usines.
rule-tile-school = Les ouvriers remplacés par des machines peuvent aller sur des places libres de vos usines ou de l’entrepôt au lieu d’être licenciés, après la dernière machine. En production, vous pouvez fermer la plus haute rangée productive au-dessus de la première tant que rien n’en est vendu : elle ne produit ni ne coûte rien.
rule-tile-patron-food = Achète après les appels une marchandise de plus de sa sorte, de la production, des heures supplémentaires ou du stock, à votre prix, quels que soient demande et attrait. Elle compte comme vendue.
rule-tile-patron-clothes = Achète après les appels une marchandise de plus de sa sorte, de la production, des heures supplémentaires ou du stock, à votre prix, quels que soient demande et attrait. Elle compte comme vendue.
rule-tile-patron-cutlery = Achète après les appels une marchandise de plus de sa sorte, de la production, des heures supplémentaires ou du stock, à votre prix, quels que soient demande et attrait. Elle compte comme vendue.
rule-tile-patron-lamps = Achète après les appels une marchandise de plus de sa sorte, de la production, des heures supplémentaires ou du stock, à votre prix, quels que soient demande et attrait. Elle compte comme vendue.
rule-tile-administrator = Réutiliser un marqueur ne coûte pas de supplément, et sous la bureaucratie votre ligne { $row0 } reste ouverte. Si vous la rendez alors, un marqueur qui s’y trouve coûte { $barred } de plus au lieu de { $reuse }.
rule-tile-foreman = Placé sur une de vos usines : jusqu’à { $foremanWorkers } ouvriers y coûtent { $foreman } de moins, mais jamais moins d’une livre.
rule-tile-workshop = Dans une action Automatisation, { $workshop } de plus à employer. Placé sur une de vos usines : toutes ses machines ensemble coûtent une livre.
rule-tile-harbormaster = À la fin d’une décennie, jusqu’à { $harbourWorkers } marins et ouvriers d’entrepôt coûtent { $harbourLess } de moins, mais jamais moins d’une livre.
rule-tile-investor = { $investor } chaque fois que vous ne faites rien de l’action supplémentaire d’un marqueur ; avec la réorganisation, il faut renoncer aux deux parts.
rule-tile-supervisory-board = Quand un autre rend une tuile ou un navire, vous pouvez le prendre aussitôt, hors de votre tour, dans les limites habituelles ; le conseil est d’abord rendu. Celui dont c’est le tour ne peut pas le prendre pendant ce tour.
rule-tile-loadmaster = Chacun de vos navires porte { $loadmaster } marchandise de plus, sans équipage en plus ; la ligne à payer reste celle de la capacité imprimée.
rule-tile-wealth-of-nations = Une ligne de plus pour vous seul, qui ne coûte rien ; avec un comptable vous pouvez y payer quelque chose. Une fois la tuile partie, réutiliser un marqueur de cette ligne coûte { $barred } au lieu de { $reuse }.
rule-tile-manager = Après une action principale, vous pouvez prendre l’autre action supplémentaire : un marqueur spécial au lieu de prix, ou des prix là où l’action principale a eu un effet (après la Bourse, dans une usine). Jamais deux marqueurs spéciaux ; avec la face claire de la réorganisation, un second prix au lieu du marqueur spécial.

chapter-events = Événements
rule-events-apply = Un événement concerne tout le monde, à la fin de sa décennie. Ce qui dure, dure jusqu’à l’événement de la décennie suivante.
rule-event-bureaucracy = La ligne { $row0 } est fermée jusqu’à la fin, sauf pour qui a un administrateur ; nous suivons ici la tuile, pas le texte de l’événement qui nomme le comptable.
rule-event-hamburg = Chacun perd une livre par tranche de { $hamburg } livres, arrondi à la livre la plus proche, moitiés au-dessus.
rule-event-war = Dans chaque usine, la distribution monte d’un niveau et le prix d’une livre ; une usine au plus haut niveau est laissée, et là où le prix ne peut monter, seule la distribution monte.
rule-event-jubilee = Dans la décennie suivante, chacun peut vendre une fois une marchandise de plus, comme à un client. Inutilisé, c’est perdu.
rule-event-lobby = Dans le sens horaire à partir du premier joueur, chacun peut prendre un marqueur spécial du niveau de la décennie qui s’achève, dans les limites habituelles, avec un inventeur aussi du niveau suivant.
rule-event-made-in-england = Chacun reçoit { $madeInEngland } niveaux de distribution gratuits, un à la fois autour de la table ; les prix restent.
rule-event-luddism = Autour de la table, chaque usine qui a des machines en remplace une par un ouvrier pris parmi les licenciés, puis sur le marché ; cela cesse quand il n’y a plus personne.
rule-event-navigation = Tous les importateurs reculent de { $navigation } cases, pas sous zéro ; au prochain événement ils avancent d’autant, même ceux qui avaient moins reculé.
rule-event-opium-war = Pendant une décennie, chaque navire porte { $opium } marchandise de moins ; lignes, équipages et remplacements restent selon la capacité imprimée. À la fin, chacun qui a un navire en rend un, après les salaires.
rule-event-recession = Toutes les valeurs baissent de { $recession } cases, pas sous la première.
rule-event-royal-society = Chacun reçoit { $royalLevel } par niveau de sa plus haute usine et { $royalTile } par tuile.
rule-event-unrest = Chacun paie une livre par ouvrier dans ses usines, son entrepôt et ses équipages.
rule-event-strike = Pendant la décennie suivante, tout salaire est plus haut de { $strike } ; ceux du port à sa fin ne le sont plus.
rule-event-exhibition = { $exhibition } ouvriers quittent le jeu pour de bon, du marché, puis des licenciés.
rule-event-crisis = { $crisis } licenciés reviennent sur le marché du travail, s’il y en a.
rule-event-end = La partie se termine comme décrit sous la fin de la partie. Le courtier ne sert plus.
rule-event-steam-power = Chacun paie { $steamMachine } par machine et { $steamShip } par place imprimée de ses navires. Avec cet événement, les événements sont tirés au sort, aussi dans une mise en place prédéfinie.

chapter-modules = Modules
rule-extra-events = Un événement de plus à la fin de chacune des { $extraEvents } décennies de { $prep } à { $d4 }, avant l’autre. En { $prep } c’est le seul et personne n’est payé.
rule-self-actor = Self-Actor est un ensemble de modules pour Water Frame, à combiner librement : machine à vapeur, marqueurs de bonus, marqueurs de prix, marqueur de réorganisation et nouvelles tuiles. Où deux effets se rencontrent, la tuile qui nomme l’autre l’emporte.
rule-bonus-markers = Chaque compagnie tient deux records, de { $bonusStart } à { $bonusHigh } : le plus de marchandises vendues au pays dans une phase, client et jubilé compris, et le plus d’expédiées dans une phase ou une action Navire. Ils ne baissent jamais ; leur produit s’ajoute au score après toutes les pénalités.
rule-award-share = Prix de la valeur : la première compagnie à la case { $awardSpace } reçoit de la banque une de ses actions, et le marqueur. Si plusieurs y arrivent dans une phase, la plus haute valeur à la fin compte ; à égalité, chacune peut acheter une action à moitié prix, et le marqueur part. Rendu plus tard, il annule la perte d’une vente forcée.
rule-award-ship = Prix de l’expédition : la première à livrer { $awardGoods } marchandises ou plus d’un coup avance de { $awardSteps } cases et reçoit le marqueur ; parmi plusieurs dans une phase le plus de marchandises compte, à égalité on avance de { $awardTie } et le marqueur part. Rendu plus tard, il empêche un contrat de monter.
rule-reorganization = Un septième marqueur propre sans action principale : il ne coûte rien sur aucune ligne (réutilisé { $reuse }) et permet un marqueur spécial et { $reorganizationPrices } prix, dans n’importe quel ordre. À la fin d’une décennie où il a servi, et pour tous après { $darkAfter }, il est retourné : alors tous les prix peuvent changer.
rule-new-tiles = Capitaine du port, investisseur, conseil de surveillance, maître de chargement, richesse des nations et directeur sont mélangés aux autres ; ils sont décrits avec elles. Les tuiles sont alors tirées au sort, aussi dans une mise en place prédéfinie.
rule-stock-exchange = On peut acheter des actions des autres compagnies, sans y avoir de voix. Après le capital de départ, dans son ordre, chacun peut en acheter jusqu’à { $startLimit } de chaque autre, en gardant de quoi payer ses usines. Seules ses propres actions comptent pour le premier joueur et le score.
rule-foreign-buy = On les achète à la banque à leur valeur, au moins { $shareMin } ; la banque verse à leur compagnie une livre par tranche entière de { $bonusPer } livres de valeur et par action. Ses propres actions viennent d’un autre joueur, qui ne peut refuser, seulement quand la banque n’en a plus. Le demi-prix du courtier ne vaut que pour ses propres actions.
rule-foreign-sell = On les vend à la banque à leur valeur. Aucune compagnie n’est achetée et vendue dans la même action. En cas d’urgence, vous choisissez de qui vendre les actions, jamais plus qu’il ne faut ; votre propre valeur baisse du chiffre de la case de cette compagnie. Des emprunts seulement quand il ne reste aucune action.
rule-foreign-end = À la fin, les valeurs sont abaissées un moment par les contrats ouverts et les marques, toutes les actions étrangères sont vendues à ces valeurs, la baisse est annulée, chacun achète ses propres actions, puis la baisse est définitive.

chapter-choices = Ce qu’on peut choisir

drawing-jobs-ok = On prend les ouvriers dans le sens de lecture : rangée par rangée, de gauche à droite.
drawing-jobs-not = Pas n’importe où sur le marché.
drawing-admin-ok = Un nouveau marqueur sur une case libre de votre colonne.
drawing-admin-not = Pas sur une case prise : ce marqueur ne peut que resservir, pour { $reuse } de plus.
drawing-close-ok = Un autre niveau de la marchandise peut être construit dans la même action.
drawing-close-not = Le même niveau ne peut pas être rebâti dans cette décennie.
drawing-rows-ok = La première rangée est complète, le nouvel ouvrier commence la deuxième.
drawing-rows-not = La deuxième rangée ne peut pas commencer tant que la première a une place libre.
drawing-fire-ok = Les ouvriers quittent d’abord la plus haute rangée.
drawing-fire-not = La première rangée d’une usine reste complète.
drawing-machine-ok = La machine prend la place d’un ouvrier.
drawing-machine-empty = Ni sur une place vide, ni sur une place réservée aux ouvriers.
drawing-ship-ok = Un navire de { $ship4 } sur une ligne d’au moins { $ship4 } livres.
drawing-ship-not = Pas sur une ligne moins chère, même pour moins de marchandises.
drawing-price-ok = Un prix qui laisse l’attrait à zéro ou plus.
drawing-price-not = L’attrait serait sous zéro.
drawing-grey-ok = Clair et foncé de la même sorte.
drawing-grey-not = Deux de même sorte et de même teinte.
drawing-pier-ok = Les deux quais pleins : un navire plus grand en remplace un plus petit.
drawing-pier-not = Ni un navire de même capacité, ni un plus petit.
drawing-calls-shown = Attraits quatre, trois et deux : quatre appels, et chacun sert tous ceux qui sont sur sa case ou au-dessus.
head-good = Marchandise
head-level = Niveau
head-marker = Marqueur
head-own = propre
head-light = gris clair
head-dark = gris foncé
head-capacity = Capacité
head-ships = Navires
head-crew = Équipage
head-players = Joueurs
head-tiles = Tuiles
head-seat = Place
head-factories = Usines et prix
head-kept = Actions gardées
head-box = Dans la boîte
