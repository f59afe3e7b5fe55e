# A table that runs in the reader's browser: how it opens, and what it says of itself.
desk-opening = Setting the table
desk-opening-about = The whole table runs in this browser. The first time it is fetched; after that it also opens without a network.
desk-fetch = Fetching { $bytes } of { $of } MB
desk-start = Starting the interpreter
desk-games = Laying out the games
desk-progress = How much is here
desk-failed = The table did not open
desk-failed-network = Some of its files did not arrive. Look at your connection; what you have played is kept.
desk-failed-storage = This browser does not let the table keep anything here, as in some private windows. Open it in an ordinary window.
desk-failed-browser = This browser is too old for it ({ $what } is missing). A present Firefox, Chrome, Edge or Safari will do.
desk-failed-insecure = It opens only at an address with https, or on this very computer: elsewhere browsers allow no storage and no work without a network.
desk-failed-other = Something went wrong while it opened. What you have played is kept.
desk-detail = What the browser says
desk-again = Try again
desk-lost = The table has stopped. What you have played is kept.
desk-update = A new version is here. Your games go on with it.
desk-update-now = Use it now
desk-update-later = Later

## Said otherwise where there is no server

list-none = No table has a free seat
list-none-about = Everything here happens in this browser: play against bots, or with others at this screen.
archive-about = Every finished game of this browser. A game file from elsewhere (.ark) can be opened here and looked at like any other; drop it on this page or choose it. The file of a position (.toml) opens a new table that begins there.
finished-note = kept in this browser
lobby-offline = The table is being set up again. What you see may be old.
