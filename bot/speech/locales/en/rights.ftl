# What the bot may do in a server. Permissions and places to grant them are called as Discord's own
# client calls them in this language; $missing is a list of permissions that the bot lacks.

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-create-threads = Create Public Threads
permission-send-in-threads = Send Messages in Threads
permission-attach-files = Attach Files

# Where they are granted.
rights-grant = Somebody who manages the server can allow me that under **Edit Channel > Permissions** or **Server Settings > Roles**.

# Why no thread is opened; it is unknown where Discord does not say what is missing. $words are Discord's own,
# in English.
no-thread-lacks = I cannot open a thread here: I lack { LIST($missing) }. { rights-grant }
no-thread-unknown = Discord lets me open no thread here. I need **{ permission-view-channel }**, **{ permission-create-threads }**, **{ permission-send-in-threads }** and **{ permission-attach-files }**, in a forum **{ permission-send-messages }** as well. { rights-grant }
no-thread-many = Discord opens no thread here: the server has as many open ones as Discord allows. Somebody who manages it can close some.
no-thread-tag = Discord opens no thread here: posts need a tag, and there is none that I may set.
no-thread-said = Discord opens no thread here. It says “{ $words }”.
# What is said with that: to who has asked for a thread, where another game runs, for a rematch, and where the
# game is played in the channel.
refused-no-thread = { $reason } A challenge without `thread` is played in this channel.
refused-no-thread-busy = Another game is running here. { $reason } Try again once that game has ended.
refused-no-thread-rematch = Another game is running here. { $reason } Press **Rematch** again once that game has ended.
no-thread-played-here = The game is played in this channel, without a thread. { $reason }
refused-discord-slow = Discord is slow just now. Please try again in a moment.
refused-other-channels = Games are opened in { LIST($channels) } here. Those that run elsewhere go on, and everything else works everywhere.

# Something was done, but its board cannot be posted.
no-post = That is done, but I may not post it here: I lack { LIST($missing) }. { rights-grant } In a channel of a game `/board` shows its board.
no-post-unknown = That is done, but I may not post it there. I need **{ permission-view-channel }**, **{ permission-send-messages }** (in threads **{ permission-send-in-threads }**) and **{ permission-attach-files }**. { rights-grant } In a channel of a game `/board` shows its board.
# Told, privately, to who opens a game.
rights-later = In this channel I lack { LIST($missing) }. The game works all the same by its buttons and commands, but what I post by myself, such as reminders, cannot appear. { rights-grant }

# In what /config tells.
config-missing = - In this channel I lack { LIST($missing) }. { rights-grant }
config-channels = - Games may be opened in { LIST($channels) }.
config-anywhere = - Games may be opened in **every channel**.
menu-channels = Channels for new games; none: all
