//! `/help`: what the bot does, for the person who asks.

use async_trait::async_trait;

use super::Command;
use super::spec::CommandSpec;
use crate::ui::app::App;
use crate::ui::error::Error;
use crate::ui::reply::{Reply, Response};
use crate::ui::request::{Asked, Options};

/// The command.
pub(super) struct Help;

#[async_trait]
impl Command for Help {
    fn spec(&self) -> CommandSpec {
        CommandSpec::new("help", "What I can do, and which games I know")
    }

    async fn run(&self, _: &App, _: &Asked<'_>, _: &Options) -> Result<Response, Error> {
        Ok(Reply::private(text()).into())
    }
}

/// The whole answer, made of the registries of commands and games.
fn text() -> String {
    let mut text = String::from(
        "**Chess and its variants, with and without an eightfold die.** `/challenge` somebody; \
         when it is your turn I mention you. Press **Roll** and **Move** under the board, or \
         type.\n",
    );
    for spec in super::specs() {
        text.push_str(&format!("\n`/{}`", spec.name));
        for option in &spec.options {
            let form =
                if option.required { option.name.to_owned() } else { format!("[{}]", option.name) };
            text.push_str(&format!(" `{form}`"));
        }
        text.push_str(&format!(" {}", spec.description));
    }
    text.push('\n');
    for variant in rules::variants::VARIANTS {
        text.push_str(&format!("\n**{}**: {}", variant.name(), variant.summary()));
    }
    text
}

#[cfg(test)]
mod tests {
    #[test]
    fn help_fits_a_message_and_names_every_command_and_game() {
        let text = super::text();
        assert!(text.chars().count() <= 2000, "{} characters", text.chars().count());
        for spec in crate::ui::commands::specs() {
            assert!(text.contains(&format!("`/{}`", spec.name)), "{}", spec.name);
        }
        for variant in rules::variants::VARIANTS {
            let line = format!("**{}**: {}", variant.name(), variant.summary());
            assert!(text.contains(&line), "{}", variant.id());
        }
    }
}
