### Play over a network: setting up and joining tables, links, sentences, the connection.

setup-online = Play online
setup-online-about = One link a seat, no account
online-title = Play online
online-about = Everybody elsewhere gets a link. They can play at once or come back days later.
online-about-server = There is no server yet. Paste a link that somebody sent you, or the address of a server.
online-here = at this screen
online-elsewhere = a friend with a link
online-create = Set up the table
online-paste = Paste a link
online-yours = Your games
online-none = Tables that you set up or join appear here.
online-forget = Forget game { $number }
online-open = Game { $number }
online-state-over = over
online-state-turn = your turn
online-state-waits = waiting for others
online-table = Table and links
online-not-come = has not come yet
online-present = is here
online-absent = is away
online-say = Say something
online-watch = Link to watch
online-link = Link
online-link-about = Send this link to { $who }, or let their camera read the code. Whoever has it plays this seat.
online-watch-about = Whoever has this link may watch, and sees no hidden cards.
online-copy = Copy the link
online-free = New link; the old one stops working
online-replace = Let the computer play
online-phrase = { $phrase ->
   *[hello] Hello!
    [good-luck] Good luck!
    [nice-move] Nice move!
    [one-moment] One moment, please.
    [back] I’m back.
    [thanks] Thanks!
    [good-game] Good game!
    [bye] Bye!
}
online-said = { $who }: { $what }
online-connecting = Connecting to the server …
online-lost = The connection is lost. Trying again; nothing is lost.
online-back = Connected again.
online-rematch-asked = The next game begins when everybody agrees.
online-verified = The cards were dealt as promised: the record matches the sealed seed.
online-not-verified = The record does not match the sealed seed.
online-no-server = There is no server to play on.
online-no-link = The clipboard holds no link to a table.
online-server-set = New tables are set up on this server.
online-other-version = This table needs another version of the game. Reload the page or update the program.
online-refused = { $reason ->
    [no-table] This table no longer exists.
    [no-ticket] This link is no longer valid.
    [protocol] The server runs another version. Reload the page or update the program.
    [rules] The server has other rules now and cannot go on with this game.
    [no-game] The server cannot play this game.
    [full] The server is full. Please try again later.
    [too-fast] Too many requests. Please wait a moment.
    [storage] The server cannot save right now. Please try again.
    [not-to-act] It is not your turn any more.
    [outdated] The table has changed. Please choose again.
    [illegal] The rules do not allow that.
    [no-undo] That cannot be taken back any more.
    [not-host] Only the host can do that.
    [present] That player is here.
    [phase] That is not possible now.
   *[unreadable] The server refused that.
    [too-large] The server refused that.
    [not-yours] The server refused that.
}
menu-leave-remote = The table stays on the server: you find it under “Play online”.
