### The board editor. Arguments by which a message chooses: $ground, $tool, $brush and $edge.

editor-title = Draw a board
editor-paper = The paper: arrow keys move, Enter paints
editor-keys = Arrow keys move over the paper, Enter paints. 1 to 9 pick a paint, B switches the brush. Plus and minus zoom, 0 shows everything.
# What is on the hex the arrow keys have reached. $what: a paint's name, or that there is nothing.
editor-cursor = { $hex }: { $what }
editor-void = nothing
editor-play = Play it
editor-facts = About this board
editor-name = Board name
# The names of the paints. $ground: pampas mountain forest meadow rocks swamp market water void
editor-paint = { $ground ->
    [mountain] Mountain
    [forest] Forest
    [meadow] Meadow
    [rocks] Rocks
    [swamp] Swamp
    [market] Market
    [water] Water
    [void] Erase
   *[pampas] Pampas
}
editor-tool = { $tool ->
    [fill] Fill an area
    [pick] Pick up a paint
    [move] Move everything
    [size] Paper size
   *[paint] Paint
}
editor-brush = { $brush ->
    [left-right] Mirror left and right
    [top-bottom] Mirror top and bottom
    [half-turn] Half turn
    [third-turn] Third of a turn
   *[free] One hex at a time
}
editor-undo = Undo
editor-redo = Redo
editor-whole = Show everything
# A side of the paper: top bottom left right
editor-pull-out = { $edge ->
    [top] Add hexes at the top
    [bottom] Add hexes at the bottom
    [left] Add hexes on the left
   *[right] Add hexes on the right
}
editor-push-in = { $edge ->
    [top] Remove hexes at the top
    [bottom] Remove hexes at the bottom
    [left] Remove hexes on the left
   *[right] Remove hexes on the right
}
editor-keep = Keep
editor-hand-out = Export
editor-anew = New
editor-chance = Random
editor-nothing = Nothing drawn yet.
editor-fine = No problems found: it is ready to play.
editor-too-large = A board cannot be larger than this.
editor-too-many-rows = A board cannot be wider than this.
editor-too-small = A board cannot be smaller than this.
editor-in-the-way = Something drawn there would be lost.
editor-too-much-water = A board can have at most { $waters } water hexes.
editor-not-kept = Your drawing cannot be saved: { $error }.
editor-unread = Your last drawing cannot be read: { $error }.
editor-still-here = Your last drawing is still here. "{ editor-anew }" gives you a blank sheet.
