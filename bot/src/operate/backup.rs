//! `eightfold backup FILE`: a copy of the database while the bot runs.

use std::path::Path;

use secrecy::{ExposeSecret, SecretString};

use super::say;
use crate::StartError;
use crate::config::{BackupArgs, Config, ConfigError};
use crate::store;

/// Copies the database to a new file, and says how large that is.
///
/// # Errors
///
/// Fails where the file exists or cannot be made, or the database is no file: then it names the
/// tool that copies it.
pub async fn back_up(args: BackupArgs) -> Result<(), StartError> {
    let url = Config::database_from_env()?;
    if !url.expose_secret().starts_with("sqlite:") {
        return Err(ConfigError::new("DATABASE_URL", names_postgres(&url, &args.file)).into());
    }
    let bytes = store::back_up(&url, &args.file).await?;
    say(&format!("{} holds all of the database now, in {bytes} bytes.", args.file.display()))
}

/// What to do instead with a database of PostgreSQL's. A password is left out.
fn names_postgres(url: &SecretString, file: &Path) -> String {
    let without_password = reqwest::Url::parse(url.expose_secret()).ok().and_then(|mut url| {
        url.set_password(None).ok()?;
        url.set_query(None);
        Some(url.to_string())
    });
    let shown = without_password.unwrap_or_else(|| "postgres://USER@HOST/NAME".to_owned());
    format!(
        "names a database of PostgreSQL, which its own tool copies: (umask 077; pg_dump \
         --format=custom --file='{}' '{shown}')",
        file.display()
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_password_is_shown() {
        let url = "postgres://me:pa55word@host:5433/games?password=pa55word".to_owned().into();
        let said = names_postgres(&url, Path::new("to.dump"));
        assert!(!said.contains("pa55word"), "{said}");
        assert!(said.contains("--file='to.dump' 'postgres://me@host:5433/games'"), "{said}");
    }
}
