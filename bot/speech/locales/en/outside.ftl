# Outside servers: in direct messages and groups, and in servers where the bot is no member. There it
# may answer, and do nothing by itself.

# In a challenge, in small print; and below the first board of a game.
outside-challenge = Here I can only answer: nothing is rated, nobody is reminded, and a challenge lapses after a day without a word. `/board` shows the game again.
outside-board = Here I can only answer: nothing is rated, and nobody is reminded. `/board` shows the game again.

outside-refused-rated = Games outside servers are never rated. Leave `rated` out, or play in a server that has invited me.
outside-refused-nobody-else = Here there are only you and I. Leave `opponent` out, and you play me. To play somebody else, challenge them in a server, in a group or in your direct messages with them; for the last two, add me to your account with **Add App** in my profile.
outside-refused-thread = There are no threads here. Leave `thread` out, and begin while no other game is running here: `/board` shows the one that is.
outside-refused-rematch = Another game is running here, and there are no threads. Press **Rematch** again once that game has ended.
outside-refused-unseen = In this server nobody else sees what I answer you. The buttons and menus under a board that all see still work. For the rest, ask somebody who manages the server to allow you **Use External Apps**, or play in a direct message or a group.
# What is said behind that, where only the answer showed it.
outside-unseen-undone = What you began is withdrawn.
outside-unseen-unbegun = So the game has not begun; a challenge to it stays open.
outside-unseen-counts = In this server nobody else sees my new messages. What you did counts, and the clock stands; the board appears when somebody else next does something here. Somebody who manages the server can allow you **Use External Apps**.

outside-games-none = You play no game outside servers. `/challenge` starts one.
outside-games-elsewhere = No game is being played here. These are yours outside servers; `/challenge` starts another one.
outside-settings-where = What I show to you alone, and boards that you ask for with `/board`, look as you have chosen. The board after a turn looks as the player has chosen who is next. Outside servers, what all see is in the language of whoever challenged.
# To who acted, alone.
outside-unshown = That is done, but Discord did not let me show it. `/board` shows the game.
