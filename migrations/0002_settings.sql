-- How pictures are to look: what people and servers have chosen.
CREATE TABLE settings (
    owner TEXT   NOT NULL,              -- person or server
    id    BIGINT NOT NULL,              -- Discord's, of either
    theme TEXT,                         -- by its name; NULL: not chosen
    size  TEXT,                         -- small, normal or large; NULL: not chosen
    PRIMARY KEY (owner, id)
);
