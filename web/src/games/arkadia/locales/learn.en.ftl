learn-title = Learn Arkadia
learn-lead = You are master builders in the town of Arkadia. Four merchant families pay you in seals for their houses; what a seal is worth is decided by the castle you all build together.

learn-aim = What you want
learn-aim-1 = Gold. You earn seals when buildings are finished, and change seals into gold at moments you choose. The player with the most gold at the end wins; equals win together.

learn-turn = Your turn
learn-turn-1 = First you must do one of two things: lay a building, or set workers. Then you may use one of your four banners.

learn-lay = Laying a building
learn-lay-1 = Choose one of your four cards and lay its building on free squares. It has to touch a building, the castle’s lot or any worker along an edge; corners do not count. The colour of the card says which family ordered it.
learn-lay-2 = Each tent you cover brings you one neutral worker. Afterwards you take a new card, one of the three open ones or the top of the stack.

learn-workers = Setting workers
learn-workers-1 = Set as many workers as you like, your own and neutral ones, on free squares beside one building. All workers of a turn must stand beside that same building, and nobody ever moves them again. A worker set on a tent gets you nothing extra.

learn-enclose = When a building is finished
learn-enclose-1 = As soon as every square along its edges is taken, by workers, buildings or the border of the board, a building is finished. The badge on each building counts the sides still open.
learn-enclose-2 = Every own worker beside it earns its player one seal of that family; neutral workers earn none. The player who finished it also takes the seal lying on it. One worker can stand beside several buildings and is paid for each.

learn-castle = The castle sets the prices
learn-castle-1 = For each building you finish you place one castle piece. Looking down on the castle’s ten squares, count the squares that show a family: that is what each of its seals is worth. At the start it is two for everybody.
learn-castle-2 = Floor by floor: the first must be full before the second begins. Pieces left over from a floor wait for the third.

learn-banner = Banners
learn-banner-1 = At the end of a turn you may spend a banner: you get two of your own workers and may sell any seals at today’s prices. You have four banners for the whole game.

learn-end = The end
learn-end-1 = When the second floor is full the end begins: everybody has one more turn, and the player who began the end plays last. Then all remaining seals are sold at the final prices. Workers still behind your screen are worth nothing.

learn-first = Your first game
learn-first-1 = Choose the beginners’ set-up: seven buildings already lie on the board and everybody has a few neutral workers to begin with, so that something can be finished from the first turn on.
learn-first-2 = Do not look for the best move in your first game. Finish a small building early, watch what one castle piece does to the prices, and sell once in the middle of the game to see how much it brings.

learn-table = At this table
learn-table-1 = A grey button is never mute: point at it, or press Enter on it, and it tells you why not. You can take decisions back until a card is turned or somebody else has decided.
learn-table-2 = The key L shows the whole table as text with every possible move: a full way to play with keyboard and screen reader.

learn-hint-1 = Cover tents.
learn-hint-1-about = Neutral workers earn no seals, but they close the gaps: with enough of them you finish a building in one go and take its seal as well.
learn-hint-2 = Be the one who finishes.
learn-hint-2-about = The seal on the building goes to the player who closes the last gap. Leave the others a building they cannot quite finish.
learn-hint-3 = Keep cards of the family whose seals are worth most.
learn-hint-3-about = A new building in the colour that pays best today is an invitation to everybody else.
learn-hint-4 = Use banners while workers still matter.
learn-hint-4-about = A banner played only for its two workers is not wasted. Four sales are not better than two good ones: the moment decides.
learn-hint-5 = Watch the second floor.
learn-hint-5-about = When it fills, one round is left. Have your workers on the board by then.
learn-hint-6 = Remember what others collect.
learn-hint-6-about = A castle piece laid over their family makes all their seals cheaper at a stroke.
learn-hint-7 = Stand where buildings meet.
learn-hint-7-about = A worker of yours between two or three buildings is paid by each of them.
