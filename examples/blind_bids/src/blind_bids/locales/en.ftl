ruleset-blind-bids = Blind bids
ruleset-blind-bids-about = Everybody bids a card face down. The highest card wins the round, and everybody draws a card.

secret-hand = the hands and the bids

phase-bid = bidding a card face down
phase-over = the end

move-bid = bid 7: bid the card 7

event-bid = { $who } bids a card.
event-bid-card = { $who } bids the { $card }.
event-won = { $who } wins the round with the { $card }.
event-drew = { $who } draws a card.
event-drew-card = { $who } draws the { $card }.

why-not-in-hand = You do not have the { $card }.
