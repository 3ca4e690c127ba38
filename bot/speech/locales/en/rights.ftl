# What the bot may do in a server. Permissions and menus are named as in Discord's own client in this
# language; $missing is a list of permissions.

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-create-threads = Create Public Threads
permission-send-in-threads = Send Messages in Threads
permission-attach-files = Attach Files

# Where they are granted.
rights-grant = A server admin can change that under **Edit Channel > Permissions** or **Server Settings > Roles**.

# Why no thread can be opened; unknown where Discord does not say. $words are Discord's own, in
# English.
no-thread-lacks = I can't open a thread here. Missing permissions: { LIST($missing, join: ",") }. { rights-grant }
no-thread-unknown = I can't open a thread here. I need **{ permission-view-channel }**, **{ permission-create-threads }**, **{ permission-send-in-threads }**, **{ permission-attach-files }** and, in forums, **Create Posts**. { rights-grant }
no-thread-many = I can't open a thread here: this server has too many open threads. A server admin can close some.
no-thread-tag = I can't open a thread here: posts need a tag, and there's none I can set.
no-thread-said = I can't open a thread here. Discord says: “{ $words }”.
# $reason is one of those.
refused-no-thread = { $reason } Without `thread`, the game is played in this channel.
refused-no-thread-busy = Another game is in progress here. { $reason } Try again once that game ends.
refused-no-thread-rematch = Another game is in progress here. { $reason } Press **{ button-rematch }** again once that game ends.
no-thread-played-here = The game is in this channel, without a thread. { $reason }
refused-discord-slow = Discord is slow right now. Please try again in a moment.
refused-other-channels = Start games in { LIST($channels) }. Games in progress continue, and everything else works everywhere.

# Something was done, but its board can't be posted.
no-post = Done, but I can't post here. Missing permissions: { LIST($missing, join: ",") }. { rights-grant } `/board` still works.
no-post-unknown = Done, but I can't post here. I need **{ permission-view-channel }**, **{ permission-attach-files }** and **{ permission-send-messages }** (in threads, **{ permission-send-in-threads }**). { rights-grant } `/board` still works.
# Only to the user who starts a game.
rights-later = Missing permissions in this channel: { LIST($missing, join: ",") }. The game works, but I can't send reminders. { rights-grant }

# In /config.
config-missing = - Missing permissions in this channel: { LIST($missing, join: ",") }. { rights-grant }
config-channels = - Games can be started in { LIST($channels) }.
config-anywhere = - Games can be started in **every channel**.
menu-channels = Channels for new games (empty: all)
