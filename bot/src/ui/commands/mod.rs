//! Slash commands, and one command on a user: the list that registration, help and the router
//! follow. Each has a variant of [`Command`], a row in `spec` and one in `run`; what it does stands
//! in a file for its kind.

mod challenge;
mod games;
mod help;
mod learn;
mod move_;
mod play;
mod ratings;
mod settings;
mod spec;

use std::sync::LazyLock;

use engine::Level;
use strum::{EnumString, IntoStaticStr, VariantArray};

pub(super) use self::help::page as help;
pub use self::spec::{ChoiceSpec, CommandSpec, OptionKind, OptionSpec};
use super::app::App;
use super::error::Error;
use super::export::Format;
use super::interaction::{CommandContext, Options, User};
use super::lists;
use super::rate_limits::RateLimit;
use super::refusal::{Reason, Refusal, UNKNOWN_COMMAND};
use super::render_pools::PoolKind;
use super::reply::{Answer, Response};
use super::settings::{SettingScope, options as setting_options};
use super::typed;
use crate::game::puzzle::Kind;
use crate::game::{ColorChoice, GameState, OfferKind};
use crate::ids::GameId;

/// The longest text that is taken for a position; the longest position is half as long.
const LONGEST_FEN: u16 = 500;

/// The longest text that can be dice.
const LONGEST_ROLL: u16 = 30;

/// The longest text that can be the number of a move.
const LONGEST_MOVE_NUMBER: u16 = 12;

/// Every slash command, in the order of `/help`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Command {
    Challenge,
    Roll,
    Move,
    Board,
    Game,
    Games,
    Replay,
    Review,
    Export,
    Hint,
    Odds,
    Puzzle,
    Draw,
    Takeback,
    Pause,
    Resign,
    Abort,
    Profile,
    Leaderboard,
    Rules,
    Learn,
    Settings,
    Config,
    ForgetMe,
    Help,
}

impl Command {
    /// How it is registered with Discord; its name and description are in `/help` too.
    fn spec(self) -> CommandSpec {
        let name: &'static str = self.into();
        let spec = CommandSpec::new(name);
        match self {
            Self::Challenge => {
                let (lowest, highest) = (Level::LOWEST.number(), Level::HIGHEST.number());
                spec.variant(true)
                    .option("opponent", OptionKind::User)
                    .number("level", u64::from(lowest), Some(u64::from(highest)))
                    .choice("color", &ColorChoice::names())
                    .with(OptionSpec::time_control(name))
                    .option("rated", OptionKind::Flag)
                    .option("thread", OptionKind::Flag)
                    .text("position", LONGEST_FEN)
            }
            Self::Roll => spec.text("dice", LONGEST_ROLL),
            Self::Move => spec.with(OptionSpec {
                required: true,
                autocomplete: true,
                max_length: Some(typed::MAX_LENGTH),
                ..OptionSpec::new(name, "turn", OptionKind::Text)
            }),
            Self::Board => spec
                .with(OptionSpec::side(name))
                .text("turn", LONGEST_MOVE_NUMBER)
                .option("text", OptionKind::Flag),
            Self::Game => spec.number("number", 1, None),
            Self::Replay => spec.option("file", OptionKind::File),
            Self::Review => spec.number("game", 1, None),
            Self::Export => spec.choice("format", Format::NAMES),
            Self::Odds => spec
                .number("game", 1, None)
                .text("turn", LONGEST_MOVE_NUMBER)
                .variant(false)
                .text("position", LONGEST_FEN),
            Self::Puzzle => spec
                .variant(false)
                .choice("kind", &Kind::ALL.map(Kind::name))
                .option("daily", OptionKind::Flag),
            Self::Profile => spec.option("person", OptionKind::User).variant(false).in_servers(),
            Self::Leaderboard => spec.variant(false).in_servers(),
            Self::Rules | Self::Learn => spec.variant(true),
            Self::Settings => {
                setting_options(name, SettingScope::User).into_iter().fold(spec, CommandSpec::with)
            }
            Self::Config => setting_options(name, SettingScope::Guild)
                .into_iter()
                .fold(spec, CommandSpec::with)
                .option("puzzles", OptionKind::Channel)
                .in_servers()
                .for_managers(),
            Self::Games
            | Self::Hint
            | Self::Draw
            | Self::Takeback
            | Self::Pause
            | Self::Resign
            | Self::Abort
            | Self::ForgetMe
            | Self::Help => spec,
        }
    }

    /// Does what is asked.
    async fn run(
        self,
        app: &App,
        context: &CommandContext<'_>,
        options: &Options,
    ) -> Result<Response, Error> {
        match self {
            Self::Challenge => challenge::challenge(app, context, options).await,
            Self::Roll => play::roll(app, context, options).await,
            Self::Move => move_::play(app, context, options).await,
            Self::Board => play::board(app, context, options).await,
            Self::Game => games::game(app, context, options).await,
            Self::Games => Ok(lists::page(app, context, 0).await?.into()),
            Self::Replay => games::replay(app, context, options).await,
            Self::Review => games::review(app, context, options).await,
            Self::Export => games::export(app, context, options).await,
            Self::Hint => play::hint(app, context).await,
            Self::Odds => learn::odds(app, context, options).await,
            Self::Puzzle => learn::puzzle(app, context, options).await,
            Self::Draw => play::propose(app, context, OfferKind::Draw).await,
            Self::Takeback => play::propose(app, context, OfferKind::Takeback).await,
            Self::Pause => play::propose(app, context, OfferKind::Pause).await,
            Self::Resign => play::resign(app, context).await,
            Self::Abort => play::propose(app, context, OfferKind::Abort).await,
            Self::Profile => ratings::profile(app, context, options).await,
            Self::Leaderboard => ratings::leaderboard(app, context, options).await,
            Self::Rules => learn::rules(app, context, options).await,
            Self::Learn => learn::lesson(context, options),
            Self::Settings => settings::of_user(app, context, options).await,
            Self::Config => settings::of_server(app, context, options).await,
            Self::ForgetMe => settings::forget_me(app, context).await,
            Self::Help => Ok(help(context.language, 0)?.into()),
        }
    }

    /// Whether it plays a game with these options, which may be done as often as somebody likes.
    fn plays(self, options: &Options) -> bool {
        self == Self::Move || self == Self::Roll && options.text("dice").is_none()
    }

    /// The picture that it shows with these options, if no running game waits for that: there may
    /// be no room for it.
    fn pool(self, options: &Options) -> Option<PoolKind> {
        match self {
            Self::Review => Some(PoolKind::Reviews),
            Self::Replay if options.file("file").is_none() => Some(PoolKind::Replays),
            Self::Replay
            | Self::Export
            | Self::Odds
            | Self::Puzzle
            | Self::Profile
            | Self::Rules
            | Self::Learn => Some(PoolKind::Others),
            _ => None,
        }
    }
}

/// How each of them is registered: made once, since it is said in every language.
static SPECS: LazyLock<Vec<CommandSpec>> =
    LazyLock::new(|| Command::VARIANTS.iter().map(|command| command.spec()).collect());

/// The command on a user.
static USER_COMMAND: LazyLock<CommandSpec> =
    LazyLock::new(|| CommandSpec::on_person("Challenge").named_by("user-command-challenge"));

/// The registrations of all commands, on users too.
pub fn registrations() -> impl Iterator<Item = &'static CommandSpec> {
    specs().iter().chain([&*USER_COMMAND])
}

/// The registrations of all slash commands.
pub fn specs() -> &'static [CommandSpec] {
    &SPECS
}

/// Whether somebody else has to see what answers a command.
pub(super) fn concerns_others(name: &str, options: &Options) -> bool {
    match name.parse() {
        Ok(
            Command::Move
            | Command::Board
            | Command::Draw
            | Command::Takeback
            | Command::Abort
            | Command::Pause,
        ) => true,
        Ok(Command::Roll) => options.text("dice").is_none(),
        _ => false,
    }
}

/// Does what a command asks. If it needs a game and none is played here, those are listed that the
/// user plays elsewhere.
pub(super) async fn run(
    app: &App,
    context: &CommandContext<'_>,
    name: &str,
    options: &Options,
) -> Result<Response, Error> {
    let command: Command = name.parse().map_err(|_| UNKNOWN_COMMAND)?;
    let plays = command.plays(options);
    if !plays {
        app.rates.count(RateLimit::Commands, context.user.id)?;
    }
    if let Some(pool) = command.pool(options) {
        context.reserve(&app.pools, pool)?;
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
pub(super) async fn run_user_command(
    app: &App,
    context: &CommandContext<'_>,
    name: &str,
    user: &User,
) -> Result<Response, Error> {
    app.rates.count(RateLimit::Commands, context.user.id)?;
    if name == USER_COMMAND.name {
        challenge::challenge_user(app, context, user).await
    } else {
        Err(UNKNOWN_COMMAND.into())
    }
}

/// Suggests values for an option of a command. Where there is nothing to suggest, nothing is.
pub(super) async fn complete(
    app: &App,
    context: &CommandContext<'_>,
    name: &str,
    typed: &str,
) -> Result<Response, Error> {
    let choices = match name.parse() {
        Ok(Command::Move) => move_::suggestions(app, context, typed).await,
        _ => Ok(Vec::new()),
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
                let values: BTreeSet<&str> = option.choices.iter().map(|it| it.value).collect();
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
            let values: Vec<&str> = variant.choices.iter().map(|choice| choice.value).collect();
            assert_eq!(values, ids, "/{name}");
        }
    }
}
