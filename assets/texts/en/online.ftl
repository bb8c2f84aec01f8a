### Play over a network: setting up and joining tables, links, sentences, the connection.

setup-online = Play online
setup-online-about = One link per player, no account
online-title = Play online
online-about = Everyone else gets a link. They can join right away or come back days later.
online-about-server = No server is set yet. Paste a link that someone sent you, or the address of a server.
online-here = at this screen
online-elsewhere = elsewhere, with a link
online-create = Set up the table
online-paste = Paste a link
online-yours = Your tables
online-none = Tables that you set up or join appear here.
online-forget = Remove table { $number } from this list
online-open = Table { $number }
online-state-over = finished
online-state-gone = gone
online-state-turn = your turn
online-state-waits = in progress
online-state-known = { $state }, as of { $ago }
online-unknown = An unknown game
online-table = Table and links
online-not-come = not here yet
online-present = online
online-absent = away
online-say = Say something
online-watch = Spectator link
online-link = Link
online-invite = Invite link
online-invite-about = Send this link to everyone: whoever opens it gets the next free seat, and everyone after that can watch.
online-votes = { $votes ->
    [one] away ({ $votes } vote)
   *[other] away ({ $votes } votes)
}
online-wants-rematch = would like another game
online-rematch-wanted = { $who } would like another game.
online-link-about = Send this link to { $who }, or show them the code to scan. Anyone who has it can play this seat.
online-watch-about = Anyone with this link can watch, but sees no hidden cards.
online-list = List at /tables for the hall
online-copy = Copy link
online-free = New link; the old one stops working
online-free-question = { $player } is at the table and must join again. Free the seat?
online-free-keep = Keep the seat
online-replace = Computer takes over
online-delete = Delete table
online-delete-question = Delete this table for everyone? The game and all its links are lost.
online-delete-keep = Keep the table
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
online-no-answer = The server does not answer. Trying again.
online-bad-address = This link is incomplete. Ask for it again.
online-links-aside = Your list of online tables could not be read and was put aside.
online-lost = Connection lost. Reconnecting; your game is safe.
online-no-connection = There is no connection to the server right now. Try again once it is back.
online-back = Connected again.
online-rematch-asked = The next game begins when everyone agrees.
online-verified = Cards checked: nothing was changed.
online-not-verified = The cards could not be confirmed: the server’s record does not match this game.
online-no-server = No server is set yet.
online-no-link = There is no table link on the clipboard.
online-server-set = New tables will now be set up on that server.
online-other-version = This table needs another version of the game. Reload the page or update the program.
online-older-rules = This game began under older rules that this version no longer knows.
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
    [no-undo] That can no longer be undone.
    [not-host] Only the person who set up the table can do that.
    [present] That player is back.
    [phase] That is not possible now.
   *[unreadable] The server refused that.
    [too-large] The server refused that.
    [not-yours] You are playing this seat in another window.
}
menu-leave-remote = The table stays on the server; rejoin it from “Play online”.
