-- The edit of each offer is a job of its own: of the kind `offers`, its `ply` is the offer's id and its
-- `message` where the buttons stand. Before, there was one for each game, with `ply` 0.

INSERT INTO jobs (kind, game, ply, channel, due, tries, since, lease, message)
    SELECT 'offers', offers.game, offers.id, old.channel, old.due, 0, old.since, 0, offers.message
    FROM offers JOIN jobs AS old ON old.kind = 'offers' AND old.game = offers.game AND old.ply = 0
    WHERE offers.state <> 'open' AND offers.message IS NOT NULL;

DELETE FROM jobs WHERE kind = 'offers' AND ply = 0;
