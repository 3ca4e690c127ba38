-- Whether a person wants one-line tips in their first games of a kind: 1 and 0, and NULL is not chosen.

ALTER TABLE settings ADD COLUMN tips BIGINT;
