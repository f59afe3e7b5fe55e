# What can be done with a whole game: take it along, delete it.
thisgame = This game
thisgame-take = Take this game along
thisgame-take-about = The game so far as a file, to go on elsewhere: on another device, in another browser, on a server. There, choose “{ $load }” on the page “{ $archive }”. It also stays here.
thisgame-take-over = The whole game as a file. On the page “{ $archive }” it opens anywhere.
thisgame-take-others = Other people play in this game, and its file tells what the rules hide. It can be had when the game is over.
thisgame-take-waits = There is nothing to take along before the game has begun.
thisgame-delete = Delete this game
thisgame-delete-about = It goes from this browser, with its log, its report and the awards it earned.
thisgame-sure = Delete “{ $table }” for good? Nobody can bring it back.
thisgame-yes = Delete for good
thisgame-no = Keep it
thisgame-deleted = “{ $table }” is deleted.
error-kept-for-all = A server keeps its games: they belong to everybody who played them.
