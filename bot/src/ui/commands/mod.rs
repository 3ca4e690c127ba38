//! Slash commands: one file for each, and the list of them that registration, help and the router
//! follow. Beside them one command on a person.

mod abort;
mod board;
mod challenge;
mod challenge_user;
mod config;
mod draw;
mod export;
mod forget_me;
mod game;
mod games;
mod help;
mod hint;
mod leaderboard;
mod learn;
mod move_;
mod odds;
mod pause;
mod profile;
mod puzzle;
mod replay;
mod resign;
mod review;
mod roll;
mod rules;
mod settings;
mod spec;
mod takeback;

use std::sync::LazyLock;

use async_trait::async_trait;

pub(super) use self::help::page as help;
pub use self::spec::{ChoiceSpec, CommandSpec, OptionKind, OptionSpec};
use super::app::App;
use super::error::Error;
use super::interaction::{CommandContext, Options, User};
use super::lists;
use super::pictures::PictureKind;
use super::rate_limits::RateLimit;
use super::reply::{Answer, Choice, Response};
use crate::game::GameState;
use crate::ids::GameId;
use crate::ui::refusal::{Reason, Refusal, UNKNOWN_COMMAND};

/// A slash command.
#[async_trait]
pub(super) trait Command: Send + Sync {
    /// How it is registered with Discord; its name and description are in `/help` too.
    fn spec(&self) -> CommandSpec;

    /// Does what is asked.
    ///
    /// # Errors
    ///
    /// Fails with the person's mistake, or with what went wrong with us.
    async fn run(
        &self,
        app: &App,
        context: &CommandContext<'_>,
        options: &Options,
    ) -> Result<Response, Error>;

    /// Whether it plays a game with these options, which may be done as often as somebody likes.
    fn plays(&self, _options: &Options) -> bool {
        false
    }

    /// The picture that it shows with these options, if no running game waits for that: there may be no
    /// room for it.
    fn picture(&self, _options: &Options) -> Option<PictureKind> {
        None
    }

    /// Suggestions, at most 25, for what is typed so far.
    ///
    /// # Errors
    ///
    /// Fails where there is nothing to suggest.
    async fn complete(
        &self,
        _app: &App,
        _asked: &CommandContext<'_>,
        _typed: &str,
    ) -> Result<Vec<Choice>, Error> {
        Ok(Vec::new())
    }
}

/// Every command, in the order of `/help`.
static COMMANDS: &[&dyn Command] = &[
    &challenge::Challenge,
    &roll::Roll,
    &move_::Move,
    &board::Board,
    &game::Game,
    &games::Games,
    &replay::Replay,
    &review::Review,
    &export::Export,
    &hint::Hint,
    &odds::Odds,
    &puzzle::Puzzle,
    &draw::Draw,
    &takeback::Takeback,
    &pause::Pause,
    &resign::Resign,
    &abort::Abort,
    &profile::Profile,
    &leaderboard::Leaderboard,
    &rules::Rules,
    &learn::Learn,
    &settings::Settings,
    &config::Config,
    &forget_me::ForgetMe,
    &help::Help,
];

/// How each of them is registered: made once, since it is said in every language.
static SPECS: LazyLock<Vec<CommandSpec>> =
    LazyLock::new(|| COMMANDS.iter().map(|command| command.spec()).collect());

/// The command on a person.
static USER_COMMAND: LazyLock<CommandSpec> = LazyLock::new(challenge_user::spec);

/// The registrations of all commands, on people too.
pub fn registrations() -> impl Iterator<Item = &'static CommandSpec> {
    specs().iter().chain([&*USER_COMMAND])
}

/// The registrations of all slash commands.
pub fn specs() -> &'static [CommandSpec] {
    &SPECS
}

/// Does what a command asks. Where it needs a game and none is played here, those are listed that who
/// asks plays elsewhere.
///
/// # Errors
///
/// Fails with the person's mistake, or with what went wrong with us.
pub(super) async fn run(
    app: &App,
    context: &CommandContext<'_>,
    name: &str,
    options: &Options,
) -> Result<Response, Error> {
    let command = find(name).ok_or(UNKNOWN_COMMAND)?;
    let plays = command.plays(options);
    if !plays {
        app.rates.count(RateLimit::Commands, context.user.id)?;
    }
    if let Some(picture) = command.picture(options) {
        app.pools.check(picture.pool(), context.user.id)?;
    }
    let done = command.run(app, context, options).await;
    let Err(Error::Refused(Refusal { reason, .. })) = &done else {
        return done;
    };
    let none = *reason == Reason::NoGame;
    if plays && (none || *reason == Reason::NotSeated) {
        // Only in one's own games one is not limited.
        app.rates.count(RateLimit::Commands, context.user.id)?;
    }
    if none && let Some(elsewhere) = lists::elsewhere(app, context).await? {
        return Ok(elsewhere.into());
    }
    done
}

/// Does what a command on a person asks.
///
/// # Errors
///
/// Fails with the person's mistake, or with what went wrong with us.
pub(super) async fn run_user_command(
    app: &App,
    context: &CommandContext<'_>,
    name: &str,
    user: &User,
) -> Result<Response, Error> {
    app.rates.count(RateLimit::Commands, context.user.id)?;
    if name == USER_COMMAND.name {
        challenge_user::run(app, context, user).await
    } else {
        Err(UNKNOWN_COMMAND.into())
    }
}

/// Suggests values for an option of a command. Where there is nothing to suggest, nothing is.
///
/// # Errors
///
/// Fails where the database does.
pub(super) async fn complete(
    app: &App,
    context: &CommandContext<'_>,
    name: &str,
    typed: &str,
) -> Result<Response, Error> {
    let choices = match find(name) {
        Some(command) => command.complete(app, context, typed).await,
        None => Ok(Vec::new()),
    };
    let choices = match choices {
        Err(Error::Refused(_)) => Vec::new(),
        choices => choices?,
    };
    Ok(Answer::Choices(choices).into())
}

/// The game that a command is about: the one with this number, else the last one of the channel.
async fn wanted(
    app: &App,
    context: &CommandContext<'_>,
    number: Option<i64>,
) -> Result<GameState, Error> {
    let Some(number) = number else {
        return Ok(app.games.last_at(context.location.channel).await?);
    };
    let game = GameId(u64::try_from(number).unwrap_or_default());
    Ok(app.games.game_in(context.location.scope(), context.user.id, game).await?)
}

fn find(name: &str) -> Option<&'static dyn Command> {
    let index = specs().iter().position(|spec| spec.name == name)?;
    Some(COMMANDS[index])
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};
    use std::fs;

    use speech::Language;

    use super::*;

    #[test]
    fn every_text_is_one_line_and_no_choice_is_there_twice() {
        for spec in specs() {
            let options = spec.options.iter();
            let choices = options.clone().flat_map(|it| &it.choices);
            let choices = choices.map(|it| (&it.name, &it.name_localizations));
            let options = options.map(|it| (&it.description, &it.description_localizations));
            let command = [(&spec.description, &spec.description_localizations)];
            for (text, further) in choices.chain(options).chain(command) {
                assert!(further.values().chain([text]).all(|text| !text.contains('\n')), "{text}");
            }
            for option in &spec.options {
                let values: BTreeSet<&str> = option.choices.iter().map(|it| &*it.value).collect();
                let distinct = values.len() == option.choices.len() && !values.contains("");
                assert!(distinct, "{} of {}", option.name, spec.name);
            }
        }
    }

    /// A language's words for commands and choices: each message with its attributes.
    fn words(language: Language) -> BTreeMap<String, BTreeSet<String>> {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/speech/locales");
        let path = format!("{folder}/{}/commands.ftl", language.code());
        let mut words: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        let mut message = String::new();
        for line in fs::read_to_string(&path).unwrap().lines() {
            let name = line.split_once(" =").map_or("", |(name, _)| name);
            if let Some(attribute) = name.trim_start().strip_prefix('.') {
                words.entry(message.clone()).or_default().insert(attribute.to_owned());
            } else if name.starts_with("command-") || name.starts_with("choice-") {
                name.clone_into(&mut message);
                words.insert(message.clone(), BTreeSet::new());
            }
        }
        words
    }

    #[test]
    fn every_command_option_and_choice_has_its_words_and_there_are_no_others() {
        let specs = specs();
        let options =
            |spec: &CommandSpec| spec.options.iter().map(|it| it.name.to_owned()).collect();
        let commands: BTreeMap<String, BTreeSet<String>> =
            specs.iter().map(|it| (format!("command-{}", it.name), options(it))).collect();
        let choices: BTreeSet<String> = specs
            .iter()
            .flat_map(|spec| spec.options.iter().flat_map(|option| &option.choices))
            .map(|choice| format!("choice-{}", choice.value))
            .collect();
        for language in Language::ALL {
            let (found, others): (BTreeMap<_, _>, BTreeMap<_, _>) =
                words(language).into_iter().partition(|(name, _)| name.starts_with("command-"));
            assert_eq!(found, commands, "{language:?}");
            // That none is missing is seen when the choices are made.
            let idle: Vec<&String> = others.keys().filter(|it| !choices.contains(*it)).collect();
            assert!(!others.is_empty() && idle.is_empty(), "{language:?}: {idle:?}");
        }
    }

    #[test]
    fn games_are_offered_as_the_registry_lists_them() {
        let ids: Vec<&str> =
            ::rules::variants::VARIANTS.iter().map(|variant| variant.id()).collect();
        for name in ["challenge", "odds", "rules", "learn"] {
            let spec = specs().iter().find(|spec| spec.name == name).unwrap();
            let variant = spec.options.iter().find(|option| option.name == "variant").unwrap();
            let values: Vec<&str> =
                variant.choices.iter().map(|choice| choice.value.as_str()).collect();
            assert_eq!(values, ids, "/{name}");
        }
    }
}
