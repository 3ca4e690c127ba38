//! `/challenge variant [opponent] [color] [thread]`: asks a person, or anybody, for a game.

use async_trait::async_trait;
use rules::Variant;

use super::Command;
use super::spec::{ChoiceSpec, CommandSpec, OptionKind, OptionSpec, variant};
use crate::game::Wish;
use crate::ui::app::App;
use crate::ui::challenging::{self, Wanted};
use crate::ui::error::Error;
use crate::ui::refusal::Refusal;
use crate::ui::reply::{Response, Shows};
use crate::ui::request::{Asked, Options, Person};

/// The command.
pub(super) struct Challenge;

/// What it is given.
struct Given<'a> {
    variant: &'static dyn Variant,
    opponent: Option<&'a Person>,
    wish: Wish,
    thread: bool,
}

impl<'a> Given<'a> {
    fn read(options: &'a Options) -> Result<Self, Refusal> {
        let wish = options.named("color", || Wish::NAMES.to_vec(), Wish::by_name)?;
        Ok(Self {
            variant: variant(options)?,
            opponent: options.person("opponent"),
            wish: wish.unwrap_or(Wish::Random),
            thread: options.flag("thread"),
        })
    }
}

#[async_trait]
impl Command for Challenge {
    fn spec(&self) -> CommandSpec {
        let color = OptionSpec {
            choices: Wish::NAMES.map(ChoiceSpec::plain).to_vec(),
            ..OptionSpec::new("challenge", "color", OptionKind::Text)
        };
        CommandSpec::new("challenge")
            .with(OptionSpec::variant("challenge"))
            .with(OptionSpec::new("challenge", "opponent", OptionKind::Person))
            .with(color)
            .with(OptionSpec::new("challenge", "thread", OptionKind::Flag))
    }

    async fn run(
        &self,
        app: &App,
        asked: &Asked<'_>,
        options: &Options,
    ) -> Result<Response, Error> {
        let Given { variant, opponent, wish, thread } = Given::read(options)?;
        if thread {
            asked.place.check_thread().map_err(Refusal::from)?;
        }
        if let Some(opponent) = opponent {
            challenging::check_opponent(asked, opponent).map_err(Refusal::from)?;
        }
        let opponent = opponent.map(|it| it.id);
        let wanted = Wanted { variant, opponent, wish, thread };
        let (id, reply) = challenging::challenge(app, asked, &wanted).await?;
        Ok(Response::from(reply).showing(Shows::Challenge(id)))
    }
}
