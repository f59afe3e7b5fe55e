# The complete rules in our own words. Numbers come from the sheet (`games/arkadia/rules/numbers.ts`).

chapter-aim = Aim and material
rule-aim = You are architects for four families: cloth merchants, spice merchants, carpenters and silversmiths. Finished houses bring you seals of the family that ordered them. Every finished house also adds a piece to the castle, and the castle decides what a seal of each family is worth. You change seals into gold when you like; most gold wins.
rule-material = The board has { $columns } by { $rows } squares; { $tents } of them show a tent camp. There is a building of the right form for every card, so a form never runs out. Each player has { $own } workers in all and { $banners } banners; { $neutral } workers are neutral. Seals and gold are unlimited, the larger ones are only change. From the supply of neutral workers you take what is there.

chapter-setup = Preparation
rule-lot = The castle lot covers { $lotWide } by { $lotHigh } squares of the board and lies where it covers no tent camp; it may be turned by a quarter. The { $squares } squares around its edge are for castle pieces, the court inside is never built on. The place is drawn by lot.
rule-lot-choose = The castle lot covers { $lotWide } by { $lotHigh } squares of the board. The first player sets it anywhere it covers no tent camp, turned as they like, before the cards are dealt. The { $squares } squares around its edge are for castle pieces, the court inside is never built on.
rule-pieces = Everybody gets a screen, { $banners } banners and { $start } workers of their colour, which stand behind the screen. All other workers, the neutral ones too, form the supply.
rule-pools = Castle pieces lie in three pools. The pools of the first and second floor hold { $pool } pieces of each family, that of the third floor { $poolThird } of each. Buildings, seals and gold lie at hand.
rule-cards = Everybody is dealt { $hand } building cards; { $open } more lie open, the rest is the stack.
rule-begin = The book lets the youngest begin; here the first seat begins, so settle among yourselves who sits there. Play goes clockwise.
rule-begin-random = The first player is drawn by lot. Play goes clockwise.
rule-first-game = First game: { $given } buildings with their seals already lie around the lot, and their cards are out of the game. Nobody gets workers for the tents under them. In addition everybody has neutral workers: { $neutralTwo } with two players, { $neutralThree } with three, { $neutralFour } with four.

chapter-turn = A turn
rule-parts = A turn has two parts. First you must do one thing of two: lay a building from your hand, or set one or more workers. Then you may use one banner.
rule-stuck = Only if no card in your hand has a legal place and you can set no worker do you pass the first part; the banner stays open to you. If in a full round nobody lays, sets or uses a banner, the final evaluation follows.

chapter-lay = Laying a building
rule-touch = Play a card and lay its building on the board. Along at least one edge it must touch a building, a worker of any colour, or the castle lot, which counts as a building. Touching at a corner is not enough. A worker alone is enough, however far it stands from any building.
rule-vacant = Every square under the building must be free: no building, no worker, no part of the lot. Tent camps are free squares.
rule-turned = The building may be turned as you like, but not flipped to its mirror image.
rule-flipped = The building may be turned as you like and also flipped to its mirror image.
rule-seal = A seal of the family on the card is laid on the building: it shows who ordered it, and that it is not finished.
rule-tents = For every tent camp that your building covers now you take one neutral worker from the supply behind your screen. A camp on which a worker stands is used up and gives nobody anything.
rule-draw = The card is discarded for good. After payouts and castle pieces you fill your hand to { $hand } again: take an open card, which is replaced at once from the stack, or the top card of the stack. With an empty stack the open row shrinks; with both gone nothing is drawn. After setting workers no card is taken.

chapter-workers = Setting workers
rule-set = Choose one building, or the castle lot, and set any number of your own and neutral workers from behind your screen on free squares that touch it along an edge; at least one. All workers of this turn must touch that same building.
rule-stay = A worker never moves again and never leaves the board. On a tent camp a worker brings no neutral worker.

chapter-finished = A building is finished
rule-enclosed = When your first part is done, every building is finished whose neighbouring squares along its edges are all taken: by workers of any colour, buildings, the lot, or the border of the board. Corners do not matter. It is checked once, never between two workers; a building just laid can be finished at once. A finished building stays, still counts as a neighbour, and never pays again.
rule-payout = Every player gets one seal of the building’s family for each own worker along its edges, once per worker and building. The player whose turn it is also takes the seal that lies on it, even without a worker there.
rule-unpaid = Neutral workers earn nothing for anybody; they only close gaps.
rule-several = If several buildings are finished at once, each pays by itself, so a worker between them is paid by each. All payouts come first, then the castle pieces, one for each building.
rule-lot-closed = The lot carries no seal: enclosing it pays nothing and brings no castle piece.
rule-payout-example = An example: with two own workers and a neutral one you close two buildings. You get a seal for each own worker at each of the buildings, both seals that lay on them, and you place two castle pieces. Everybody else with workers there is paid too.

chapter-castle = The castle
rule-piece = For each building finished in your turn you must place one castle piece. You choose piece and square each time.
rule-value = A seal is worth as much gold as squares of its family are visible from above on the { $squares } castle squares. At the start the printed lot counts; its blank squares count for nobody. A piece hides what lies under it.
rule-floors = Floor by floor: first all { $squares } squares get a piece from the pool of the first floor, then all get one from the pool of the second. When a floor is full, the pieces left over from its pool go to the third pool before the next piece is chosen, even in the middle of your pieces. When the second floor is full, the end begins.
rule-third = The third floor is built from the third pool. When that is empty, no further piece is placed; payouts go on.

chapter-banner = Banners
rule-banner = At the end of your turn, also after passing and in the last round, you may give up one banner. You first take { $perBanner } workers of your colour from the supply, as far as there are any; they serve from your next turn on.
rule-sell = Then you may change any number of seals of any families into gold at their present value; a family worth nothing may be given up for nothing. Selling is not needed: the workers alone can be worth a banner. So you sell at most { $banners } times before the final evaluation.
rule-sell-example = An example: if a family shows on three castle squares, seven of its seals bring seven times three gold; the values of the other families are counted in the same way.

chapter-end = The end
rule-trigger = The end begins when the last square of the second floor is covered. The player who covered it finishes the turn, further castle pieces and a banner included; those pieces come from the third pool.
rule-last-round = Then everybody has one more turn, and the player who began the end plays last. Buildings finished now pay as always.
rule-final = Last, all seals of all players are sold at the final values. Workers, cards and banners left over count nothing. The player with the most gold wins; equals win together.
rule-advice = The book ends with seven pieces of advice: cover tents, be the one who finishes, keep back cards of the most valuable family, use banners in time, watch the second floor, remember what others collect, stand between buildings. The short rules explain them.

chapter-secret = What is secret
rule-hidden = Hands and the stack are secret; a card taken from the open row is known until it is played. What lies behind the screens came there in public but is not shown: workers, seals and gold of the others must be remembered, or counted in the log.
rule-shown = Hands and the stack are secret; a card taken from the open row is known until it is played. Workers, seals and gold behind the screens are shown to everybody.

chapter-choices = What can be chosen

drawing-lot-ok = The lot covers no tent camp.
drawing-lot-not = A tent camp would lie under the lot.
drawing-lay-building = The new building touches another one along an edge.
drawing-lay-worker = It touches a worker along an edge, of any colour.
drawing-lay-corner = It touches only at a corner.
drawing-lay-nothing = It touches nothing.
drawing-vacant-tent = It covers a tent camp: one neutral worker for you.
drawing-vacant-not = It would cover a worker and a building.
drawing-workers-ok = All workers of the turn touch the same building.
drawing-workers-not = These two touch different buildings.
drawing-enclosed-ok = Finished: every square along its edges is taken; the corners may stay free.
drawing-enclosed-not = Not finished: one square along its edge is free.
drawing-floors-ok = The first floor has a free square: a piece goes there.
head-building = Building
head-squares = Squares
head-cards = Cards of each family
drawing-floors-not = No piece on the second floor before the first is full.
