use sqlx::AnyConnection;

use crate::store::open::MIGRATOR;

/// How the tables of a database relate to those that this program makes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Schema {
    /// They are the same.
    Newest,
    /// They lack migrations, in a sentence.
    Older(String),
    /// Migrations do not make them the same, and why.
    Unusable(String),
}

impl Schema {
    /// How those of a database do. This fails in a new one.
    pub(in crate::store) async fn of(connection: &mut AnyConnection) -> Result<Self, sqlx::Error> {
        let query = "SELECT version, checksum FROM _sqlx_migrations ORDER BY version";
        let made: Vec<(i64, Vec<u8>)> = sqlx::query_as(query).fetch_all(connection).await?;
        let known: Vec<(i64, &[u8])> =
            MIGRATOR.iter().map(|it| (it.version, it.checksum.as_ref())).collect();
        let found = made.last().map_or(0, |(version, _)| *version);
        let newest = known.last().map_or(0, |(version, _)| *version);
        let is_known =
            |(version, checksum): &&(i64, Vec<u8>)| known.contains(&(*version, checksum));
        Ok(match made.iter().find(|made| !is_known(made)) {
            None if made.len() == known.len() => Self::Newest,
            None => Self::Older(format!(
                "the database is of schema {found}, this version's is {newest}: the bot brings it up to \
                 date when it starts"
            )),
            Some((1, _)) => Self::Unusable(
                "the database is of version 0.1 or of a state of the program before version 0.2, which \
                 this version cannot read: name another one, and take games along as files, which \
                 /export of that state gives (0.1 has none) and /replay of this version shows"
                    .to_owned(),
            ),
            Some(_) if found > newest => Self::Unusable(format!(
                "the database is of schema {found}, made by a later version: use that one"
            )),
            Some((version, _)) => Self::Unusable(format!(
                "the database was changed by another migration {version} than this version's"
            )),
        })
    }

    /// What is wrong with them, if anything is.
    pub fn problem(self) -> Option<String> {
        match self {
            Self::Newest => None,
            Self::Older(problem) | Self::Unusable(problem) => Some(problem),
        }
    }
}
