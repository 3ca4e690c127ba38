//! What people and servers have chosen, as the table holds it.

use rules::ByColor;
use sqlx::Row;
use sqlx::any::AnyRow;

/// What somebody has chosen; what is none is left open.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PreferenceRow {
    /// The theme's name.
    pub theme: Option<String>,
    /// The size's name.
    pub size: Option<String>,
    /// The language's code.
    pub language: Option<String>,
    /// Whether turns are confirmed; a person's.
    pub confirm: Option<bool>,
    /// Whether the person is pinged.
    pub pings: Option<bool>,
    /// Whether the person gets tips in their first games of a kind.
    pub tips: Option<bool>,
    /// How long turns take in a server, by its name.
    pub pace: Option<String>,
    /// Whether every board has the server's theme.
    pub one_theme: Option<bool>,
    /// Whether every board of the server is seen from White's side.
    pub white_below: Option<bool>,
    /// Whether games are rated unless asked otherwise; a server's.
    pub rated: Option<bool>,
    /// Whether challenges to a person open threads unless they say otherwise; a server's.
    pub threads: Option<bool>,
    /// The server's locale, as Discord told it last.
    pub locale: Option<String>,
}

/// What the server and the people of a game have chosen.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct BoardPreferences {
    /// The server.
    pub server: PreferenceRow,
    /// The code of the game's own language; none: the server's.
    pub language: Option<String>,
    /// The players.
    pub players: ByColor<PreferenceRow>,
    /// How many games of the kind each player began before, as far as that is counted.
    pub earlier: ByColor<i64>,
}

pub(in crate::store) fn read_preference(row: &AnyRow) -> Result<PreferenceRow, sqlx::Error> {
    let flag = |column| -> Result<Option<bool>, sqlx::Error> {
        Ok(row.try_get::<Option<i64>, _>(column)?.map(|yes| yes != 0))
    };
    Ok(PreferenceRow {
        theme: row.try_get("theme")?,
        size: row.try_get("size")?,
        language: row.try_get("language")?,
        confirm: flag("confirm")?,
        pings: flag("pings")?,
        tips: flag("tips")?,
        pace: row.try_get("pace")?,
        one_theme: flag("one_theme")?,
        white_below: flag("white_below")?,
        rated: flag("rated")?,
        threads: flag("threads")?,
        locale: row.try_get("locale")?,
    })
}
