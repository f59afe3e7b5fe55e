lessons-game = Arkadia
figure-tents = Tents
figure-open = Open sides
figure-set = Workers
figure-completed = Finished
figure-seals = Seals
figure-value = Silver
figure-cloth = Cloth
figure-workers = Workers
figure-banners = Banners
figure-gold = Gold
figure-left = Kept
figure-silver-seals = Silver seals
figure-cloth-seals = Cloth seals
figure-spice-seals = Spice seals

lesson-lay = Lay a building
lesson-lay-about = Beside a building or a worker
lesson-lay-context = Every building must touch another one, a worker or the castle’s lot. A tent that it covers gives you a neutral worker.
lesson-lay-goal = Lay a building where it is allowed and covers a tent.
lesson-lay-hint = Where does a tent lie close to the monastery, a worker or the castle’s lot?
lesson-lay-solved = Tents covered: { $tents }. Each one sends you a neutral worker, and the seal on the building shows that it is still open.
lesson-lay-workers = You introduced workers. This lesson is about laying: choose “Lay a building” and a card.
lesson-lay-no-tent = It may lie there, but it covers no tent, so no neutral worker comes. Next to the monastery there is a tent on the same way.
lesson-lay-not = A building must be laid, and cover a tent.

lesson-neighbours = Buildings close sides, too
lesson-neighbours-about = What an edge is worth
lesson-neighbours-context = The badge on a building counts its open sides: squares around it on which neither a worker nor a building stands. At 0 the building is finished.
lesson-neighbours-goal = Lay one building so that the monastery has only four open sides left instead of six.
lesson-neighbours-hint = Which building fits into the corner above the monastery, beside the two workers?
lesson-neighbours-solved = The monastery has { $open } open sides. A building takes a side just as a worker does, and it is never paid for it.
lesson-neighbours-workers = You introduced workers. They close sides, too, but here a building must do it: choose “Lay a building” and a card.
lesson-neighbours-one-side = One side taken: { $open } are still open. Another place, with another building or turn, takes two at once.
lesson-neighbours-away = It does not touch the monastery: all { $open } sides are still open.
lesson-neighbours-not = { $open } sides are open; four would do.

lesson-two-tents = Two tents at once
lesson-two-tents-about = Neutral workers for nothing
lesson-two-tents-context = The buildings in your hand have different shapes, and every tent that one of them covers gives you a neutral worker.
lesson-two-tents-goal = Lay one of your buildings over two tents.
lesson-two-tents-hint = The mill is long enough. Which two tents lie one step apart?
lesson-two-tents-solved = Two tents, two neutral workers: they earn no seals, but they close the last gaps.
lesson-two-tents-workers = You introduced workers. Only a building that is laid covers a tent: choose “Lay a building” and a card.
lesson-two-tents-one-tent = One tent, one worker. Look for a place where the same building covers two.
lesson-two-tents-no-tent = No tent lies under it, so nobody comes.
lesson-two-tents-not = Tents covered: { $tents }. Two are possible.

lesson-close = Close it
lesson-close-about = A building with one open side
lesson-close-context = Instead of laying a building you may introduce workers. A building is finished when none of its sides is open.
lesson-close-goal = Finish the house of the cloth merchants with one worker.
lesson-close-hint = The badge on the house says how many sides are open. Where is the last one?
lesson-close-solved = Finished: your worker earns one seal, and the seal on the tile goes to the player who closed it. You have { $seals }.
lesson-close-building = You laid a building. Choose “Introduce workers” to close the house with one of them.
lesson-close-elsewhere = Your worker stands elsewhere: the house still has a side that nobody has taken.
lesson-close-not = The house is not finished yet.

lesson-own-or-neutral = Whose worker?
lesson-own-or-neutral-about = Neutral workers are not paid
lesson-own-or-neutral-context = You have three workers of your own and two neutral ones. When a building is finished, each player’s own worker beside it earns a seal, and the seal on the tile goes to the player who closed it.
lesson-own-or-neutral-goal = Finish the farm so that you earn three silver seals.
lesson-own-or-neutral-hint = Two sides are open, and one seal lies on the tile. Who must stand there so that you are paid twice?
lesson-own-or-neutral-solved = Two own workers, two seals, and one from the tile: { $seals }.
lesson-own-or-neutral-neutral = Finished, but neutral workers earn nothing: only the seal of the tile is yours.
lesson-own-or-neutral-mixed = One own worker, one seal, and one from the tile: { $seals }. The neutral one earned nothing.
lesson-own-or-neutral-open = { $open ->
    [one] One side is
   *[other] { $open } sides are
} still open: nobody is paid before the farm is finished.
lesson-own-or-neutral-not = You have { $seals } silver seals; three are possible.

lesson-two-at-once = Two buildings in one turn
lesson-two-at-once-about = A worker between two buildings
lesson-two-at-once-context = All workers that you introduce in a turn must touch one and the same building. Here the trade centre has three open sides, the monastery two.
lesson-two-at-once-goal = With three workers that all touch one building, finish the trade centre and the monastery in the same turn.
lesson-two-at-once-hint = Which of the two buildings can all three workers touch? Which squares beside it lie beside the other one, too?
lesson-two-at-once-solved = Both are finished, because all three workers touch the trade centre and two of them the monastery, too. Your own worker between the buildings is paid by each; you took { $seals } seals and { $tile } from the tiles, and may lay two castle pieces.
lesson-two-at-once-one = The monastery is finished, but the trade centre still has an open side. It is the one building that all three workers can touch: begin with its squares.
lesson-two-at-once-none = Nothing is finished. All workers of a turn touch one building: the three open squares beside the trade centre would do for both.
lesson-two-at-once-not = Finished: { $completed }. Both are possible.

lesson-castle = The castle sets the price
lesson-castle-about = What a seal is worth
lesson-castle-context = You have finished a building, so you place a piece of the castle. A seal is worth as many gold as squares of the castle show its family.
lesson-castle-goal = You hold six silver seals. Place the castle piece so that each of them is worth one more.
lesson-castle-hint = A seal is worth as many gold as squares of the castle show its family. Which piece adds one for you?
lesson-castle-solved = Silver is worth { $value } now: six more gold for you, if you sell while it lasts.
lesson-castle-cloth = Now cloth is worth { $cloth }, and you have one cloth seal. Your six silver ones bring { $value } each.
lesson-castle-other = The piece shows another family: silver brings { $value }.
lesson-castle-not = Silver brings { $value }; three are possible.

lesson-cover = Cover the right square
lesson-cover-about = The second floor hides the first
lesson-cover-context = You have finished a building again. The first floor of the castle is full, so your piece covers one that lies there.
lesson-cover-goal = Raise silver by one and lower cloth by one, with a single piece.
lesson-cover-hint = Only what is seen from above counts. What disappears under your piece?
lesson-cover-solved = Silver { $value }, cloth { $cloth }: the piece shows its own family and hides another.
lesson-cover-other-family = Your piece does not show silver: silver is at { $value }, cloth at { $cloth }.
lesson-cover-over-own = You hid a silver square with a silver piece: silver stays at { $value }.
lesson-cover-over-other = Silver is at { $value }, but you hid another family: cloth stays at { $cloth }.
lesson-cover-not = Silver { $value }, cloth { $cloth }.

lesson-banner = A banner
lesson-banner-about = Two workers, and a chance to sell
lesson-banner-context = Your turn is nearly over: all your workers are on the board, and only the banner is left to decide.
lesson-banner-goal = You have no worker left. Get two before your turn ends.
lesson-banner-hint = What can you do at the end of a turn, four times in a game?
lesson-banner-solved = Two workers of your colour came; banners left: { $banners }. Now you may sell seals, or wait.
lesson-banner-end = The turn is over and you have no worker: next time you could only lay a building.
lesson-banner-not = You still have no worker.

lesson-sell = Sell what is valuable
lesson-sell-about = The evaluation
lesson-sell-context = You have used a banner, so you may sell seals now, as many of each family as you like.
lesson-sell-goal = Get at least 41 gold, and keep your four spice seals for a better day.
lesson-sell-hint = Cloth is at 3, silver at 4, spice at 1. Which seals are worth selling today?
lesson-sell-solved = 7 × 3 + 5 × 4 = { $gold } gold, and the spice waits behind your screen.
lesson-sell-cheap = { $gold } gold, but the spice went for 1 each. The castle can still raise it; nobody makes you sell everything.
lesson-sell-half = { $gold } gold: some valuable seals are still behind your screen, and this banner is spent.
lesson-sell-not = { $gold } gold, { $left } spice seals kept.

lesson-last-turn = The last turn
lesson-last-turn-about = What still counts at the end
lesson-last-turn-context = When this turn ends the game is over: all seals are sold at what the castle shows, and gold is all that counts.
lesson-last-turn-goal = It is your last turn: end with 37 gold.
lesson-last-turn-hint = All seals are sold by themselves when the game ends. Which building can you still close, and what does its castle piece do for six silver seals?
lesson-last-turn-solved = { $gold } gold: two seals from the house, and silver at { $value } for the final sale.
lesson-last-turn-not-closed = { $gold } gold. Nothing was closed, so there was no castle piece either; workers left over count nothing.
lesson-last-turn-other = { $gold } gold. The house is closed, but silver went for { $value }: six seals of yours would have liked that castle piece.
lesson-last-turn-not = { $gold } gold; 37 are possible.
