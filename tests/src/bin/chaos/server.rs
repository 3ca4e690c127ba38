//! Where the chaos test's databases are.

use ::tests::Database;

/// What stands for a password where the server asks for none, to see that it is not logged.
const PASSWORD: &str = "chaos-passw0rd";

/// A database of the chaos test's own.
pub(crate) async fn database(server: Option<&str>) -> Database {
    match server {
        Some(server) => Database::on(server).await,
        None => Database::sqlite(),
    }
}

/// The same server with a password, which one that trusts everybody does not look at.
pub(crate) fn with_password(server: &str) -> String {
    match server.split_once("://").and_then(|(scheme, rest)| Some((scheme, rest.split_once('@')?)))
    {
        Some((scheme, (user, host))) if !user.contains(':') => {
            format!("{scheme}://{user}:{PASSWORD}@{host}")
        }
        _ => server.to_owned(),
    }
}

/// The password in an address.
pub(crate) fn password(server: &str) -> Option<String> {
    let (user, _) = server.split_once("://")?.1.rsplit_once('@')?;
    user.split_once(':').map(|(_, password)| password.to_owned())
}
