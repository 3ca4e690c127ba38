# Outside servers: in direct messages and groups, and in servers where the bot is no member. There it
# can only respond.

# Small print of a challenge and of the first board.
outside-challenge = Here I can only respond: no ratings, no reminders, and challenges expire silently after a day. `/board` shows the game again.
outside-board = Here I can only respond: no ratings, no reminders. `/board` shows the game again.

outside-refused-rated = Games outside servers are never rated. Leave out `rated`, or play in a server I've been added to.
outside-refused-nobody-else = It's just us here: leave out `opponent` to play me. To play others, use a server, group or DM (for groups and DMs, **Add App** in my profile).
outside-refused-thread = There are no threads here. Leave out `thread` and wait until no other game is in progress.
outside-refused-rematch = Another game is in progress here, and there are no threads. Press **{ button-rematch }** once it ends.
outside-refused-unseen = In this server, only you can see my replies. Buttons and menus under a board that everyone sees still work. For the rest, ask a server admin to allow **Use External Apps**, or play in a DM or group.
# These two come after it, where only the reply showed what was done.
outside-unseen-undone = So I withdrew your challenge or offer.
outside-unseen-unbegun = So the game hasn't started, and its challenge stays open.
outside-unseen-counts = Done, but in this server only you can see my new messages. The clock is paused until someone else uses one of my commands here. Then the board appears for everyone. To fix this, ask a server admin to allow **Use External Apps**.

outside-games-none = You aren't playing outside servers. Start a game with `/challenge`.
# Above a list of the user's games.
outside-games-elsewhere = There's no game here. Start one with `/challenge`, or continue one of yours:
outside-settings-where = Your settings apply to `/board` and to messages only you can see. After a move, the board uses the next player's settings, but the challenger's language.
outside-unshown = Done, but Discord didn't let me show it. `/board` shows the game.
