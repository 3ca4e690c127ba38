//! `/challenge variant [opponent] [color] [thread]`: asks a person, or anybody, for a game.

use async_trait::async_trait;
use rules::{Color, Game, Variant};

use super::Command;
use super::spec::{ChoiceSpec, CommandSpec, OptionKind, OptionSpec, variant};
use crate::game::{ChallengeRefusal, Terms, Wish};
use crate::ui::app::App;
use crate::ui::error::Error;
use crate::ui::pictures::{self, drawn};
use crate::ui::refusal::Refusal;
use crate::ui::reply::Response;
use crate::ui::request::{Asked, Options, Person};
use crate::ui::views;

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
        if opponent.is_some_and(|it| it.is_bot && it.id != asked.person.id) {
            return Err(Refusal::from(ChallengeRefusal::Bot).into());
        }
        let opponent = opponent.map(|it| it.id);
        let terms = Terms {
            guild: asked.place.guild,
            channel: asked.place.channel,
            challenger: asked.person.id,
            name: &asked.person.name,
            opponent,
            variant,
            wish,
            thread,
            interaction: asked.id,
        };
        let id = app.tables.challenge(&terms).await?;
        let appearance = asked.preferences.shared_appearance();
        let start = move || pictures::board(&Game::new(variant), Color::White, appearance);
        let reply = views::challenge(
            asked.preferences.shared_language(),
            id,
            asked.person,
            opponent,
            variant,
            wish,
        );
        Ok(reply.with_picture(drawn(start).await?).into())
    }
}
