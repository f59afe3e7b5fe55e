learn-title = The card game in short
learn-lead = You run a company in the early years of industry. Four factories, a handful of cards and one question in every round: how expensive can your goods be before nobody buys them?

learn-aim = What you want
learn-aim-1 = The company that is worth most: shares times share value. Shares are bought with money, their value rises when you sell well at home.

learn-turn = A round
learn-turn-1 = Three decades of four rounds each. In every round one good is active: food, clothes, cutlery, then lamps. Everybody has one turn of three steps: an action, price and appeal of the active good, one development. Then the active good is produced and sold.

learn-action = The action
learn-action-1 = Build and upgrade factories, employ workers, replace workers by machines, add quality or distribution, or go to the stock exchange: buy shares, take loans, make your ships ready.
learn-action-2 = Building or employing brings workers who earn and buy: every demand marker goes down by one, and wages go up.

learn-price = Price and appeal
learn-price-1 = Every factory has a sum to divide between price and appeal: the spot of its token, its office and its quality cards are turned one way or the other. Distribution adds appeal.
learn-price-2 = When your marker goes up the appeal track it crosses arrows, and each of them pushes the demand marker up too. That leaves less for everybody below you, and a little less for yourself.

learn-develop = Development
learn-develop-1 = One step on one of your six tracks, or one development card. The cards break rules in your favour; how many you may hold is a track of its own.

learn-sale = Production
learn-sale-1 = You sell as many goods at home as your appeal is above the demand marker, but never more than your appeal. What is left may be shipped at a fixed price, stored, or is lost. Then you pay the fixed cost, wages and a pound for each machine.
learn-sale-2 = Two goods sold at home raise your share value by one; the highest appeal among those who sold two earns one more. Distribution falls by one.

learn-end = The end
learn-end-1 = Stored goods are sold, all money buys shares, each loan takes a share away, shipping tokens lower the share value. Shares times value is your score.

learn-solo = Alone
learn-solo-1 = Two automated opponents: after your turn a marker is drawn from a bag. It moves an opponent up the appeal track or opens a factory for them; those not drawn get a share, and a disc moves over the display of cards and blocks what it lies on. If you win, you earn the awards you reached.

learn-table = At this table
learn-table-1 = Turn cards and move the token by clicking them, step the figures, or choose a column of the table of options: all three are the same. Nothing is sent before you press the main button; until then everything can be taken back. A greyed button tells you why.

learn-hint-1 = Look at the demand before you look at your price.
learn-hint-1-about = A marker far below the demand sells nothing, however cheap it is to make.
learn-hint-2 = Set your price late if you can.
learn-hint-2-about = The last player to set a price knows what the others ask.
learn-hint-3 = Sell two, rather than one at a high price.
learn-hint-3-about = Two home sales raise the value of all your shares.
learn-hint-4 = Machines pay for themselves.
learn-hint-4-about = Wages rise all game long; a machine always costs a pound.
learn-hint-5 = Loans early, shares early.
learn-hint-5-about = A share bought at £11 is worth as much in the end as one bought at £20.
