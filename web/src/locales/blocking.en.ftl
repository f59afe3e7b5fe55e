# People whom a person has blocked.

blocking-title = People you have blocked
blocking-none = You have blocked nobody. You can do so on the page of a player, or in the chat of a table by a click on a name.
blocking-about = They cannot invite you nor sit down at tables that you open, and you do not see what they write. They are not told. Games that you already play together go on.
blocking-block = Block
blocking-block-who = Block { $who }
blocking-end = Unblock
blocking-end-who = Unblock { $who }
blocking-sure = { $who } will not be able to invite you nor to sit down at tables that you open, and you will not see what they write. They are not told. Games that you already play together go on.
blocking-yes = Yes, block
blocking-no = Cancel
blocking-done = { $who } is blocked
blocking-done-about = You can end it on the page of your account.
blocking-ended = { $who } is not blocked any more
blocking-is = You have blocked this player.
