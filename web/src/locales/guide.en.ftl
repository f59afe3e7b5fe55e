guide-title = Guided first game
guide-round = Guided game · round { $n } of { $of }
guide-thinking = A suggestion is on its way
guide-any = Whatever you choose here, the table shows what would follow before you send it.
guide-alone = Do as you like: the guide follows, and speaks again at the next decision.
guide-wait = The others act. Look at what changes on the boards.
guide-scene = This has just happened. When you have seen it, the guide goes on.
guide-over = The two guided rounds are over; from here on you know your way. “Hint” in the bar still tells what a bot would do.
guide-do = Do it
guide-else = Something else
guide-why = Why?
guide-leave = Leave the guide, keep the game

first-games-title = A guided first game
first-games-about = Against a gentle bot. In the first two rounds a sentence at each decision says what it is for; you decide.
