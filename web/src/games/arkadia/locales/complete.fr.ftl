# Les règles complètes avec nos propres mots. Les nombres viennent de la feuille (`games/arkadia/rules/numbers.ts`).

chapter-aim = But et matériel
rule-aim = Vous êtes architectes de quatre familles : marchands d’étoffes, marchands d’épices, charpentiers et orfèvres. Une maison achevée vous rapporte des sceaux de la famille qui l’a commandée. Chaque maison achevée ajoute aussi une pièce au château, et le château décide de ce que vaut un sceau de chaque famille. Vous changez vos sceaux en or quand vous voulez ; le plus d’or gagne.
rule-material = Le plateau a { $columns } cases sur { $rows } ; { $tents } montrent un campement. Il y a un bâtiment de la bonne forme pour chaque carte, si bien qu’une forme ne manque jamais. Chaque joueur a { $own } ouvriers en tout et { $banners } bannières ; { $neutral } ouvriers sont neutres. Sceaux et or sont illimités, les grands ne servent qu’à faire l’appoint. De la réserve d’ouvriers neutres, on prend ce qu’il y a.

chapter-setup = Mise en place
rule-lot = Le terrain du château couvre { $lotWide } cases sur { $lotHigh } du plateau, là où il ne recouvre aucun campement ; il peut être tourné d’un quart. Les { $squares } cases de son pourtour sont pour les pièces du château, on ne bâtit jamais dans la cour. La place est tirée au sort.
rule-lot-choose = Le terrain du château couvre { $lotWide } cases sur { $lotHigh } du plateau. Le premier joueur le pose où il veut sans recouvrir de campement, dans le sens qu’il veut, avant la distribution des cartes. Les { $squares } cases de son pourtour sont pour les pièces du château, on ne bâtit jamais dans la cour.
rule-pieces = Chacun reçoit un paravent, { $banners } bannières et { $start } ouvriers de sa couleur, placés derrière le paravent. Tous les autres ouvriers, neutres compris, forment la réserve.
rule-pools = Les pièces du château forment trois réserves. Celles du premier et du deuxième étage ont { $pool } pièces de chaque famille, celle du troisième { $poolThird } de chaque. Bâtiments, sceaux et or sont à portée de main.
rule-cards = Chacun reçoit { $hand } cartes bâtiment ; { $open } autres sont visibles, le reste forme la pile.
rule-begin = Le livret fait commencer le plus jeune ; ici la première place commence, décidez entre vous qui s’y assied. On joue dans le sens horaire.
rule-begin-random = Le premier joueur est tiré au sort. On joue dans le sens horaire.
rule-first-game = Première partie : { $given } bâtiments avec leur sceau entourent déjà le terrain, et leurs cartes sont hors jeu. Personne ne reçoit d’ouvriers pour les tentes qu’ils recouvrent. De plus chacun a des ouvriers neutres : { $neutralTwo } à deux joueurs, { $neutralThree } à trois, { $neutralFour } à quatre.

chapter-turn = Un tour
rule-parts = Un tour a deux parties. D’abord vous devez faire une chose sur deux : poser un bâtiment de votre main, ou placer un ou plusieurs ouvriers. Ensuite vous pouvez utiliser une bannière.
rule-stuck = Vous ne passez la première partie que si aucune carte de votre main n’a de place permise et que vous ne pouvez placer aucun ouvrier ; la bannière vous reste ouverte. Si pendant un tour de table entier personne ne pose, ne place ni n’utilise de bannière, l’évaluation finale a lieu.

chapter-lay = Poser un bâtiment
rule-touch = Jouez une carte et posez son bâtiment sur le plateau. Par au moins un côté, il doit toucher un bâtiment, un ouvrier de n’importe quelle couleur, ou le terrain du château, qui compte comme un bâtiment. Se toucher par un coin ne suffit pas. Un ouvrier seul suffit, si loin qu’il soit de tout bâtiment.
rule-vacant = Chaque case sous le bâtiment doit être libre : ni bâtiment, ni ouvrier, ni terrain du château. Les campements sont des cases libres.
rule-turned = Le bâtiment se tourne comme on veut, mais ne se retourne pas en miroir.
rule-flipped = Le bâtiment se tourne comme on veut et peut aussi être retourné en miroir.
rule-seal = Un sceau de la famille de la carte est posé sur le bâtiment : il dit qui l’a commandé, et qu’il n’est pas achevé.
rule-tents = Pour chaque campement que votre bâtiment recouvre maintenant, vous prenez un ouvrier neutre de la réserve derrière votre paravent. Un campement occupé par un ouvrier est perdu et ne donne rien à personne.
rule-draw = La carte est défaussée pour de bon. Après les paiements et les pièces du château, vous complétez votre main à { $hand } : prenez une carte visible, aussitôt remplacée depuis la pile, ou le dessus de la pile. Pile vide, la rangée visible rétrécit ; quand tout est pris, on ne pioche plus. Après avoir placé des ouvriers, on ne prend pas de carte.

chapter-workers = Placer des ouvriers
rule-set = Choisissez un bâtiment, ou le terrain du château, et placez autant d’ouvriers que vous voulez, à vous ou neutres, pris derrière votre paravent, sur des cases libres qui le touchent par un côté ; au moins un. Tous les ouvriers de ce tour doivent toucher ce même bâtiment.
rule-stay = Un ouvrier ne bouge plus jamais et ne quitte jamais le plateau. Sur un campement, un ouvrier ne rapporte pas d’ouvrier neutre.

chapter-finished = Un bâtiment est achevé
rule-enclosed = Quand votre première partie est faite, est achevé tout bâtiment dont les cases voisines par un côté sont toutes prises : par des ouvriers de n’importe quelle couleur, des bâtiments, le terrain, ou le bord du plateau. Les coins ne comptent pas. On vérifie une seule fois, jamais entre deux ouvriers ; un bâtiment qui vient d’être posé peut être achevé aussitôt. Un bâtiment achevé reste, compte toujours comme voisin et ne paie plus.
rule-payout = Chaque joueur reçoit un sceau de la famille du bâtiment pour chacun de ses ouvriers le long de ses côtés, une fois par ouvrier et par bâtiment. Le joueur dont c’est le tour prend aussi le sceau posé dessus, même sans ouvrier à côté.
rule-unpaid = Les ouvriers neutres ne rapportent rien à personne ; ils ne font que fermer les vides.
rule-several = Si plusieurs bâtiments sont achevés à la fois, chacun paie pour soi : un ouvrier entre eux est payé par chacun. D’abord tous les paiements, puis les pièces du château, une par bâtiment.
rule-lot-closed = Le terrain ne porte pas de sceau : l’enclore ne rapporte rien et ne donne pas de pièce du château.
rule-payout-example = Un exemple : avec deux ouvriers à vous et un neutre, vous fermez deux bâtiments. Vous recevez un sceau pour chacun de vos ouvriers à chacun des bâtiments, les deux sceaux posés dessus, et vous placez deux pièces du château. Tous les autres qui y ont des ouvriers sont payés aussi.

chapter-castle = Le château
rule-piece = Pour chaque bâtiment achevé à votre tour, vous devez poser une pièce du château. Vous choisissez chaque fois la pièce et la case.
rule-value = Un sceau vaut autant d’or que l’on voit d’en haut de cases de sa famille parmi les { $squares } cases du château. Au début, c’est le terrain imprimé qui compte ; ses cases vides ne comptent pour personne. Une pièce cache ce qui est dessous.
rule-floors = Étage par étage : d’abord les { $squares } cases reçoivent une pièce de la réserve du premier étage, puis chacune une pièce de celle du deuxième. Quand un étage est plein, les pièces restantes de sa réserve rejoignent la troisième avant le choix de la pièce suivante, même au milieu de vos pièces. Quand le deuxième étage est plein, la fin commence.
rule-third = Le troisième étage se bâtit avec la troisième réserve. Quand elle est vide, on ne pose plus de pièce ; les paiements continuent.

chapter-banner = Les bannières
rule-banner = À la fin de votre tour, même après avoir passé et dans le dernier tour de table, vous pouvez rendre une bannière. Vous prenez d’abord { $perBanner } ouvriers de votre couleur dans la réserve, s’il y en a ; ils servent dès votre prochain tour.
rule-sell = Puis vous pouvez changer autant de sceaux que vous voulez, de n’importe quelles familles, en or à leur valeur du moment ; une famille qui ne vaut rien peut être cédée pour rien. Vendre n’est pas obligé : les ouvriers seuls peuvent valoir une bannière. Vous vendez donc au plus { $banners } fois avant l’évaluation finale.
rule-sell-example = Un exemple : si une famille se voit sur trois cases du château, sept de ses sceaux rapportent sept fois trois pièces d’or ; les autres familles se comptent de même.

chapter-end = La fin
rule-trigger = La fin commence quand la dernière case du deuxième étage est couverte. Celui qui l’a couverte termine son tour, y compris d’autres pièces du château et une bannière ; ces pièces viennent de la troisième réserve.
rule-last-round = Puis chacun joue encore un tour, et celui qui a déclenché la fin joue le dernier. Les bâtiments achevés maintenant paient comme toujours.
rule-final = Enfin, tous les sceaux de tous les joueurs sont vendus aux valeurs finales. Ouvriers, cartes et bannières qui restent ne comptent pas. Le plus d’or gagne ; à égalité, on gagne ensemble.
rule-advice = Le livret se termine par sept conseils : recouvrir des tentes, être celui qui achève, garder les cartes de la famille la plus chère, jouer ses bannières à temps, surveiller le deuxième étage, retenir ce que les autres amassent, se placer entre les bâtiments. Les règles en bref les expliquent.

chapter-secret = Ce qui est secret
rule-hidden = Mains et pile sont secrètes ; une carte prise parmi les visibles reste connue jusqu’à ce qu’elle soit jouée. Ce qui est derrière les paravents y est venu en public mais n’est pas montré : ouvriers, sceaux et or des autres sont à retenir, ou à compter dans le journal.
rule-shown = Mains et pile sont secrètes ; une carte prise parmi les visibles reste connue jusqu’à ce qu’elle soit jouée. Ouvriers, sceaux et or derrière les paravents sont montrés à tous.

chapter-choices = Ce qu’on peut choisir

drawing-lot-ok = Le terrain ne recouvre aucun campement.
drawing-lot-not = Un campement serait sous le terrain.
drawing-lay-building = Le nouveau bâtiment en touche un autre par un côté.
drawing-lay-worker = Il touche un ouvrier par un côté, de n’importe quelle couleur.
drawing-lay-corner = Il ne touche que par un coin.
drawing-lay-nothing = Il ne touche rien.
drawing-vacant-tent = Il recouvre un campement : un ouvrier neutre pour vous.
drawing-vacant-not = Il recouvrirait un ouvrier et un bâtiment.
drawing-workers-ok = Tous les ouvriers du tour touchent le même bâtiment.
drawing-workers-not = Ces deux-là touchent des bâtiments différents.
drawing-enclosed-ok = Achevé : toutes les cases le long de ses côtés sont prises ; les coins peuvent rester libres.
drawing-enclosed-not = Inachevé : une case le long de son côté est libre.
drawing-floors-ok = Le premier étage a une case libre : une pièce y va.
head-building = Bâtiment
head-squares = Cases
head-cards = Cartes de chaque famille
drawing-floors-not = Pas de pièce au deuxième étage avant que le premier soit plein.
