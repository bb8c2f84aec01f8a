### The board editor. Arguments by which a message chooses: $ground, $tool, $brush and $edge.

drawing-title = Draw a board
drawing-paper = The paper: arrow keys move, Enter paints
drawing-keys = Arrow keys move over the paper, Enter paints. 1 to 9 pick a paint, B switches the brush. Plus and minus zoom, 0 shows everything.
# What is on the hex the arrow keys have reached. $what: a paint's name, or that there is nothing.
drawing-cursor = { $hex }: { $what }
drawing-void = nothing
drawing-play = Play it
drawing-facts = About this board
drawing-name = Board name
# The names of the paints. $ground: pampas mountain forest meadow rocks swamp market water void
drawing-paint = { $ground ->
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
drawing-tool = { $tool ->
    [fill] Fill an area
    [pick] Pick up a paint
    [move] Move everything
    [size] Paper size
   *[paint] Paint
}
drawing-brush = { $brush ->
    [left-right] Mirror left and right
    [top-bottom] Mirror top and bottom
    [half-turn] Half turn
    [third-turn] Third of a turn
   *[free] One hex at a time
}
drawing-undo = Undo
drawing-redo = Redo
drawing-whole = Show everything
# A side of the paper: top bottom left right
drawing-pull-out = { $edge ->
    [top] Add hexes at the top
    [bottom] Add hexes at the bottom
    [left] Add hexes on the left
   *[right] Add hexes on the right
}
drawing-push-in = { $edge ->
    [top] Remove hexes at the top
    [bottom] Remove hexes at the bottom
    [left] Remove hexes on the left
   *[right] Remove hexes on the right
}
drawing-keep = Keep
drawing-hand-out = Export
drawing-anew = New
drawing-chance = Random
drawing-nothing = Nothing drawn yet.
drawing-fine = No problems found: it is ready to play.
drawing-too-large = A board cannot be larger than this.
drawing-too-many-rows = A board cannot be wider than this.
drawing-too-small = A board cannot be smaller than this.
drawing-in-the-way = Something drawn there would be lost.
drawing-too-much-water = A board can have at most { $waters } water hexes.
drawing-not-kept = Your drawing cannot be saved: { $error }.
drawing-unread = Your last drawing cannot be read: { $error }.
drawing-still-here = Your last drawing is still here. "{ drawing-anew }" gives you a blank sheet.
