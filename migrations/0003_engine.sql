-- Games against the engine. The origin of one is `engine`, and the origin's id is the command or
-- click that began it. A job of the kind `engine` is a roll, decision or turn that the engine owes
-- after the entry `ply`; the next entry strikes it.

-- Of a board that shows the engine's answer: the entry that is answered, whose board it replaces
-- wherever that is shown. NULL: it replaces none.
ALTER TABLE jobs ADD COLUMN act BIGINT;

-- Whoever begins a game against the engine may have a few of them at once.
CREATE INDEX running_of_white ON games (white) WHERE result IS NULL;
CREATE INDEX running_of_black ON games (black) WHERE result IS NULL;
