### The easel on which boards are drawn. Arguments by which a message chooses: $ground, $tool, $brush and $edge.

drawing-title = Draw a board
drawing-paper = The paper: arrows move over it, Enter paints
drawing-keys = Arrows move over the paper, Enter paints. 1 to 9 take a paint, B takes another brush. Plus and minus zoom, 0 shows all of it.
# What lies on the hex that the arrows have come to. $what: a paint's name, or that nothing lies there.
drawing-cursor = { $hex }: { $what }
drawing-void = nothing
drawing-play = Play it
drawing-facts = About this board
drawing-name = Name of the board
# What a paint is called. $ground: pampas mountain forest meadow rocks swamp market water void
drawing-paint = { $ground ->
    [mountain] Mountain
    [forest] Forest
    [meadow] Meadow
    [rocks] Rocks
    [swamp] Swamp
    [market] Market
    [water] Water
    [void] Take away
   *[pampas] Pampas
}
drawing-tool = { $tool ->
    [fill] Fill a region
    [pick] Pick up what lies there
    [move] Move everything
    [size] Size of the paper
   *[paint] Paint
}
drawing-brush = { $brush ->
    [left-right] Left like right
    [top-bottom] Top like bottom
    [half-turn] Half a turn
    [third-turn] A third of a turn
   *[free] One hex at a time
}
drawing-undo = Undo
drawing-redo = Redo
drawing-whole = See all of it
# A side of the paper: top bottom left right
drawing-pull-out = { $edge ->
    [top] Add hexes at the top
    [bottom] Add hexes at the bottom
    [left] Add hexes at the left
   *[right] Add hexes at the right
}
drawing-push-in = { $edge ->
    [top] Take hexes away at the top
    [bottom] Take hexes away at the bottom
    [left] Take hexes away at the left
   *[right] Take hexes away at the right
}
drawing-keep = Keep
drawing-hand-out = As a file
drawing-anew = Empty
drawing-chance = By chance
drawing-nothing = Nothing is drawn yet.
drawing-fine = Nothing keeps this board from being played well.
drawing-too-large = No board can be larger than this.
drawing-too-many-rows = No board can be wider than this.
drawing-too-small = No board can be smaller than this.
drawing-in-the-way = Something is drawn there, which would be lost.
drawing-too-much-water = A board has { $waters } hexes of water at most.
drawing-not-kept = What you draw cannot be kept: { $error }.
drawing-unread = Your last drawing cannot be read: { $error }.
drawing-still-here = Your last drawing is still here. "{ drawing-anew }" gives fresh paper.
