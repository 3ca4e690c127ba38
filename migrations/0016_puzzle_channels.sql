-- Whoever does something in a channel wakes the puzzles that rest there.
CREATE INDEX puzzle_channels_at ON puzzle_channels (channel);

-- The few that are somebody's, so that the next one is found without a look at all of them.
CREATE INDEX puzzle_channels_leased ON puzzle_channels (lease);
