//! Configuration: the environment or a file `.env`, and the command line.

mod cli;
mod endpoint;
mod shards;

use std::env::VarError;
use std::net::SocketAddr;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::time::Duration;

use secrecy::SecretString;
use thiserror::Error;

#[cfg(feature = "playground")]
pub use self::cli::PlaygroundArgs;
pub use self::cli::{BackupArgs, Cli, CliCommand, CommandsArgs, CopyArgs};
pub use self::endpoint::Endpoint;
pub use self::shards::Shards;
use crate::ids::{ChannelId, GuildId};
use crate::limits::Limits;

/// All that the bot has to know to run.
#[derive(Clone, Debug)]
pub struct Config {
    /// The bot's token.
    pub token: SecretString,
    /// Where commands are registered: at once in this server, or else everywhere.
    pub guild: Option<GuildId>,
    /// The base of all REST requests, such as `http://127.0.0.1:3000`, in place of Discord's.
    pub proxy: Option<String>,
    /// Where the pictures of profiles are, such as `https://cdn.discordapp.com`; none where that is
    /// not known.
    pub cdn: Option<String>,
    /// Where the games are kept: `sqlite://..` or `postgres://..`. May hold a password.
    pub database: SecretString,
    /// Where interactions come in over HTTP; without it, they come over the gateway.
    pub endpoint: Option<Endpoint>,
    /// Which of the gateway's shards this process has; without it, all. Over HTTP every process
    /// hears everybody, and this says which of them it is.
    pub shards: Option<Shards>,
    /// For how long nobody else of the same remainder identifies at the gateway after one has.
    pub identify_every: Duration,
    /// Where health and metrics are served, if anywhere.
    pub metrics: Option<SocketAddr>,
    /// How much one person, or one server, may ask for.
    pub limits: Limits,
    /// How many requests are decided on at once.
    pub at_once: NonZeroUsize,
    /// The channel in which the bot says at its start what it is, where it is tried out.
    pub greeting: Option<ChannelId>,
}

/// A variable that is missing or wrong. The text is one line and shows no secret.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{variable} {problem}")]
pub struct ConfigError {
    variable: &'static str,
    problem: String,
}

impl ConfigError {
    /// What is wrong with `variable`, to be read on from its name.
    pub fn new(variable: &'static str, problem: impl Into<String>) -> Self {
        Self { variable, problem: problem.into() }
    }

    /// Whether it is this variable that is wrong.
    pub fn is_of(&self, variable: &str) -> bool {
        self.variable == variable
    }

    /// The same where the wrong value was given as `option` on the command line.
    #[must_use]
    pub fn given_as(self, option: &'static str) -> Self {
        Self { variable: option, ..self }
    }
}

/// The database where `DATABASE_URL` is not set.
const DEFAULT_DATABASE: &str = "sqlite://eightfold.db";

/// Where the pictures of profiles are, where `DISCORD_CDN` is not set.
const DEFAULT_CDN: &str = "https://cdn.discordapp.com";

/// Discord's five seconds between two that identify, and a little for the way there.
const IDENTIFY_EVERY: Duration = Duration::from_millis(5_200);

/// How many requests are decided on at once. More would only keep one another waiting; fewer would
/// let those who wait for the engine's answer keep out those who do not.
const AT_ONCE: NonZeroUsize = NonZeroUsize::new(128).expect("more than none");

impl Config {
    /// Reads the environment.
    ///
    /// # Errors
    ///
    /// Names the first variable that is missing or wrong.
    pub fn from_env() -> Result<Self, ConfigError> {
        Self::from_variables(variable)
    }

    /// All that is wrong with the environment, and not the first alone.
    pub fn problems() -> Vec<ConfigError> {
        let mut problems: Vec<ConfigError> = Vec::new();
        loop {
            // What is known to be wrong counts as not set, and the token as a good one.
            let read = Self::from_variables(|name| {
                match problems.iter().any(|known| known.variable == name) {
                    true => Ok((name == "DISCORD_TOKEN").then(|| name.to_owned())),
                    false => variable(name),
                }
            });
            match read {
                Err(new) if problems.iter().all(|known| known.variable != new.variable) => {
                    problems.push(new);
                }
                Ok(_) | Err(_) => return problems,
            }
        }
    }

    /// Where the games are kept, whatever else is set.
    ///
    /// # Errors
    ///
    /// Fails where that is no address.
    pub fn database_from_env() -> Result<SecretString, ConfigError> {
        database(given(variable("DATABASE_URL")?))
    }

    /// Where health and metrics are served, whatever else is set.
    ///
    /// # Errors
    ///
    /// Fails where that is no address.
    pub fn metrics_from_env() -> Result<Option<SocketAddr>, ConfigError> {
        listen("METRICS_LISTEN", given(variable("METRICS_LISTEN")?))
    }

    /// Checks the variables that `get` finds by their names.
    fn from_variables(
        get: impl Fn(&'static str) -> Result<Option<String>, ConfigError>,
    ) -> Result<Self, ConfigError> {
        let given = |name| get(name).map(given);
        let (token, guild) = (token(given("DISCORD_TOKEN")?)?, guild(given("DISCORD_GUILD")?)?);
        let proxy = base("DISCORD_PROXY", given("DISCORD_PROXY")?)?;
        // A simulator has users of its own, of whom Discord's CDN has no pictures.
        let default_cdn = proxy.is_none().then(|| DEFAULT_CDN.to_owned());
        Ok(Self {
            token,
            guild,
            cdn: base("DISCORD_CDN", given("DISCORD_CDN")?)?.or(default_cdn),
            proxy,
            database: database(given("DATABASE_URL")?)?,
            shards: given("SHARDS")?.as_deref().map(Shards::parse).transpose()?,
            identify_every: IDENTIFY_EVERY,
            metrics: listen("METRICS_LISTEN", given("METRICS_LISTEN")?)?,
            limits: Limits::from_variables(given)?,
            at_once: AT_ONCE,
            endpoint: endpoint::read(
                given("INTERACTIONS_LISTEN")?.as_deref(),
                given("DISCORD_PUBLIC_KEY")?.as_deref(),
            )?,
            greeting: None,
        })
    }

    /// The configuration to run against a stand-in for Discord at `proxy`, without pictures of
    /// profiles.
    ///
    /// # Errors
    ///
    /// Fails where `proxy` or `database` is no address.
    pub fn local(proxy_url: &str, bot_token: &str, url: String) -> Result<Self, ConfigError> {
        Ok(Self {
            token: token(Some(bot_token.to_owned()))?,
            guild: None,
            proxy: base("DISCORD_PROXY", Some(proxy_url.to_owned()))?,
            cdn: None,
            database: database(Some(url))?,
            endpoint: None,
            shards: None,
            identify_every: IDENTIFY_EVERY,
            metrics: None,
            limits: Limits::default(),
            at_once: AT_ONCE,
            greeting: None,
        })
    }

    /// The same with interactions over HTTP, in place of the gateway.
    #[must_use]
    pub fn heard_at(self, endpoint: Endpoint) -> Self {
        Self { endpoint: Some(endpoint), ..self }
    }

    /// Whether this process does what is to be done once for all: it has the first shard.
    pub fn is_first(&self) -> bool {
        self.shards.is_none_or(|shards| shards.first() == 0)
    }

    /// How many processes the bot has, this one among them.
    pub fn processes(&self) -> u32 {
        self.shards.map_or(1, Shards::processes)
    }

    /// The same with these of the gateway's shards.
    #[must_use]
    pub fn with_shards(self, shards: Shards) -> Self {
        Self { shards: Some(shards), ..self }
    }

    /// The same with the pictures of profiles at this base of addresses.
    #[must_use]
    pub fn with_cdn(self, base: &str) -> Self {
        Self { cdn: Some(base.to_owned()), ..self }
    }

    /// The same where shards may identify at the gateway sooner after one another.
    #[must_use]
    pub fn identifying_every(self, identify_every: Duration) -> Self {
        Self { identify_every, ..self }
    }

    /// The same where so many requests are decided on at once.
    #[must_use]
    pub fn attending_to(self, at_once: NonZeroUsize) -> Self {
        Self { at_once, ..self }
    }

    /// The same with a greeting in this channel, by its id.
    #[must_use]
    pub fn greeting_in(self, channel: u64) -> Self {
        Self { greeting: Some(ChannelId(channel)), ..self }
    }
}

/// A variable of the environment.
fn variable(name: &'static str) -> Result<Option<String>, ConfigError> {
    match std::env::var(name) {
        Ok(value) => Ok(Some(value)),
        Err(VarError::NotPresent) => Ok(None),
        Err(VarError::NotUnicode(_)) => Err(ConfigError::new(name, "is not UTF-8 text")),
    }
}

/// An empty variable is one that is not set.
fn given(value: Option<String>) -> Option<String> {
    value.map(|value| value.trim().to_owned()).filter(|value| !value.is_empty())
}

fn token(value: Option<String>) -> Result<SecretString, ConfigError> {
    let error = |problem: &str| ConfigError::new("DISCORD_TOKEN", problem);
    let value = value.ok_or_else(|| {
        error(
            "is missing: set it in the environment or in .env, or try the bot without Discord: \
             eightfold playground",
        )
    })?;
    if !value.bytes().all(|byte| byte.is_ascii_graphic()) {
        return Err(error("has characters that no token has: copy it anew"));
    }
    Ok(value.into())
}

fn guild(value: Option<String>) -> Result<Option<GuildId>, ConfigError> {
    let Some(value) = value else { return Ok(None) };
    match value.parse() {
        Ok(GuildId(id)) if id > 0 && i64::try_from(id).is_ok() => Ok(Some(GuildId(id))),
        _ => Err(ConfigError::new(
            "DISCORD_GUILD",
            "is not a server's id, a number such as 81384788765712384",
        )),
    }
}

/// The base of addresses.
fn base(variable: &'static str, value: Option<String>) -> Result<Option<String>, ConfigError> {
    let Some(value) = value else { return Ok(None) };
    let error =
        || ConfigError::new(variable, "is not a base address such as http://127.0.0.1:3000");
    let url = reqwest::Url::parse(&value).map_err(|_| error())?;
    let plain = matches!(url.scheme(), "http" | "https")
        && url.has_host()
        && url.path() == "/"
        && url.query().is_none()
        && url.fragment().is_none()
        && url.username().is_empty()
        && url.password().is_none();
    if !plain {
        return Err(error());
    }
    Ok(Some(value.trim_end_matches('/').to_owned()))
}

/// An address at which the program listens.
fn listen(
    variable: &'static str,
    value: Option<String>,
) -> Result<Option<SocketAddr>, ConfigError> {
    let Some(value) = value else { return Ok(None) };
    let wrong = "is not an address and port such as 127.0.0.1:9464";
    value.parse().map(Some).map_err(|_| ConfigError::new(variable, wrong))
}

fn database(value: Option<String>) -> Result<SecretString, ConfigError> {
    let value = value.unwrap_or_else(|| DEFAULT_DATABASE.to_owned());
    let known = ["sqlite:", "postgres://", "postgresql://"];
    if !known.iter().any(|scheme| value.starts_with(scheme)) {
        return Err(ConfigError::new(
            "DATABASE_URL",
            "is neither sqlite://FILE nor postgres://USER:PASSWORD@HOST/NAME",
        ));
    }
    Ok(value.into())
}

/// Reads `.env` into the environment, where there is one. What is set already stands.
///
/// # Errors
///
/// Fails where the file cannot be read or understood.
pub fn read_dotenv() -> Result<Option<PathBuf>, ConfigError> {
    match dotenvy::dotenv() {
        Ok(path) => Ok(Some(path)),
        Err(error) if error.not_found() => Ok(None),
        // The error's own text would show the line, and the line may be the token's.
        Err(dotenvy::Error::LineParse(_, column)) => Err(ConfigError::new(
            ".env",
            format!("has a line that is not NAME=VALUE (its column {column} is the first odd one)"),
        )),
        Err(error) => Err(ConfigError::new(".env", format!("cannot be read: {error}"))),
    }
}

#[cfg(test)]
mod tests {
    use secrecy::ExposeSecret;

    use super::*;

    fn config(
        token: Option<&str>,
        guild: Option<&str>,
        proxy: Option<&str>,
        database: Option<&str>,
    ) -> Result<Config, String> {
        let get = |name| match name {
            "DISCORD_TOKEN" => token,
            "DISCORD_GUILD" => guild,
            "DISCORD_PROXY" => proxy,
            "DATABASE_URL" => database,
            _ => None,
        };
        Config::from_variables(|name| Ok(get(name).map(str::to_owned)))
            .map_err(|error| error.to_string())
    }

    #[test]
    fn an_empty_variable_is_not_set() {
        let config = config(Some(" abc "), Some(""), Some(" "), Some("")).unwrap();
        assert_eq!(config.token.expose_secret(), "abc");
        assert_eq!(config.guild, None);
        assert_eq!(config.proxy, None);
        assert_eq!(config.database.expose_secret(), DEFAULT_DATABASE);
    }

    #[test]
    fn what_is_wrong_is_named() {
        let error = |result: Result<Config, String>| result.unwrap_err();
        assert!(error(config(None, None, None, None)).starts_with("DISCORD_TOKEN is missing"));
        assert!(error(config(Some(""), None, None, None)).contains("eightfold playground"));
        for token in ["a b", "é", "a\u{7}b"] {
            let error = error(config(Some(token), None, None, None));
            assert!(error.starts_with("DISCORD_TOKEN") && !error.contains(token), "{error}");
        }
        for guild in ["0", "-1", "x", "99999999999999999999", "18446744073709551615"] {
            let error = error(config(Some("t"), Some(guild), None, None));
            assert!(error.starts_with("DISCORD_GUILD"), "{error}");
        }
        for proxy in
            ["localhost:1", "ftp://h", "http://", "http://h/x", "http://a:b@h", "http://h?x"]
        {
            let error = error(config(Some("t"), None, Some(proxy), None));
            assert!(error.starts_with("DISCORD_PROXY"), "{proxy}: {error}");
        }
        let error = error(config(Some("t"), None, None, Some("mysql://root:secret@h/x")));
        assert!(error.starts_with("DATABASE_URL") && !error.contains("secret"), "{error}");
    }

    #[test]
    fn a_proxy_is_a_base_without_a_slash() {
        let config = config(Some("t"), Some("7"), Some("http://127.0.0.1:3000/"), None).unwrap();
        assert_eq!(config.proxy.as_deref(), Some("http://127.0.0.1:3000"));
        assert_eq!(config.guild, Some(GuildId(7)));
    }

    #[test]
    fn pictures_of_profiles_are_discords_but_where_something_stands_in_for_it() {
        let cdn = |proxy: &str, cdn: &str| {
            let get = |name| match name {
                "DISCORD_TOKEN" => Some("t"),
                "DISCORD_PROXY" => Some(proxy),
                "DISCORD_CDN" => Some(cdn),
                _ => None,
            };
            Config::from_variables(|name| Ok(get(name).map(str::to_owned))).map(|it| it.cdn)
        };
        let own = Some("http://127.0.0.1:3001".to_owned());
        assert_eq!(cdn("", ""), Ok(Some(DEFAULT_CDN.to_owned())));
        assert_eq!(cdn("http://127.0.0.1:3000", ""), Ok(None));
        assert_eq!(cdn("", "http://127.0.0.1:3001/"), Ok(own.clone()));
        assert_eq!(cdn("http://127.0.0.1:3000", "http://127.0.0.1:3001"), Ok(own));
        assert!(cdn("", "127.0.0.1").is_err_and(|error| error.is_of("DISCORD_CDN")));
    }

    #[test]
    fn nothing_secret_is_printed() {
        let config = config(Some("tok3n"), None, None, Some("postgres://u:passw0rd@h/x")).unwrap();
        let printed = format!("{config:?}");
        assert!(!printed.contains("tok3n") && !printed.contains("passw0rd"), "{printed}");
    }
}
