//! `/move turn`: plays a move that is typed, with suggestions.

use async_trait::async_trait;
use rules::{Action, Game};

use super::Command;
use super::spec::{CommandSpec, OptionKind, OptionSpec};
use crate::announce;
use crate::app::{App, Options, Request, capitalised};
use crate::error::Error;
use crate::messenger::{Choice, Response};

/// How many suggestions are shown.
const SUGGESTIONS: usize = 25;

/// The longest text that can be a move.
const MAX_LENGTH: u16 = 100;

/// The command.
pub(super) struct Move;

#[async_trait]
impl Command for Move {
    fn spec(&self) -> CommandSpec {
        CommandSpec::new("move", "Make your move").with(OptionSpec {
            required: true,
            autocomplete: true,
            max_length: Some(MAX_LENGTH),
            ..OptionSpec::new(OptionKind::Text, "turn", "Such as e2e4, Nf3 or Qd1-a4")
        })
    }

    async fn run(
        &self,
        app: &App,
        request: &Request,
        options: &Options,
    ) -> Result<Response, Error> {
        let text = options.required("turn")?;
        let record = app.tables.running_at(request.place()?.channel).await?;
        record.check_move(request.person.id)?;
        let action = record
            .game()
            .read(text)
            .map_err(|error| Error::mistake(sentence(&error.to_string())))?;
        let record =
            app.tables.play(record, request.person.id, action, request.answering()).await?;
        announce::answer(&record)
    }

    async fn complete(
        &self,
        app: &App,
        request: &Request,
        typed: &str,
    ) -> Result<Vec<Choice>, Error> {
        let record = app.tables.running_at(request.place()?.channel).await?;
        record.check_move(request.person.id)?;
        Ok(suggestions(record.game(), typed))
    }
}

/// An error of the rules as a sentence for a person.
fn sentence(error: &str) -> String {
    let mut sentence = capitalised(error);
    if !sentence.ends_with(['.', '!', '?']) {
        sentence.push('.');
    }
    sentence
}

/// The legal moves that match what is typed, the closest first.
fn suggestions(game: &Game, typed: &str) -> Vec<Choice> {
    let wanted = bare(typed);
    let mut matching: Vec<(usize, Action, String)> = game
        .legal_actions()
        .into_iter()
        .filter_map(|action| {
            let notation = game.notation(action);
            let rank = rank(&wanted, &bare(&action.to_string()), &bare(&notation))?;
            Some((rank, action, notation))
        })
        .collect();
    if matching.is_empty()
        && let Ok(action) = game.read(typed)
    {
        matching.push((0, action, game.notation(action)));
    }
    matching.sort_by_key(|(rank, ..)| *rank);
    matching.truncate(SUGGESTIONS);
    matching
        .into_iter()
        .map(|(_, action, label)| Choice { label, value: action.to_string(), description: None })
        .collect()
}

/// How close a move is to what is typed, 0 the closest, if it matches at all.
fn rank(wanted: &str, action: &str, notation: &str) -> Option<usize> {
    if action.starts_with(wanted) || notation.starts_with(wanted) {
        Some(0)
    } else {
        notation.contains(wanted).then_some(1)
    }
}

/// The letters and digits of a move, without a die in parentheses before it.
fn bare(text: &str) -> String {
    let text = text.trim();
    let text =
        text.strip_prefix('(').and_then(|rest| rest.split_once(')')).map_or(text, |(_, rest)| rest);
    text.chars().filter(char::is_ascii_alphanumeric).map(|c| c.to_ascii_lowercase()).collect()
}
