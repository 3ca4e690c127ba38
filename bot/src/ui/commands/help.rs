//! `/help`: what the bot does, for the person who asks.

use async_trait::async_trait;
use speech::{Language, commands, games};

use super::Command;
use super::spec::CommandSpec;
use crate::ui::app::App;
use crate::ui::error::Error;
use crate::ui::reply::{Reply, Response};
use crate::ui::request::{Asked, Options};
use crate::ui::views;

/// The command.
pub(super) struct Help;

#[async_trait]
impl Command for Help {
    fn spec(&self) -> CommandSpec {
        CommandSpec::new("help")
    }

    async fn run(&self, _: &App, asked: &Asked<'_>, _: &Options) -> Result<Response, Error> {
        let play = views::play_button(asked.language);
        Ok(Reply::private(text(asked.language)).with_row(play).into())
    }
}

/// The whole answer, made of the registries of commands and games.
fn text(language: Language) -> String {
    let mut text = format!("{}\n", commands::help_opening(language));
    for spec in super::specs() {
        text.push_str(&format!("\n`/{}`", spec.name));
        for option in &spec.options {
            let form =
                if option.required { option.name.to_owned() } else { format!("[{}]", option.name) };
            text.push_str(&format!(" `{form}`"));
        }
        text.push_str(&format!(" {}", commands::description(language, spec.name)));
    }
    text.push('\n');
    for variant in rules::variants::VARIANTS {
        let [name, summary] = [games::name, games::summary].map(|say| say(language, *variant));
        text.push_str(&format!("\n**{name}**: {summary}"));
    }
    text
}

#[cfg(test)]
mod tests {
    use speech::{Language, commands, games};

    #[test]
    fn help_fits_a_message_and_names_every_command_and_game() {
        for language in Language::ALL {
            let text = super::text(language);
            assert!(text.chars().count() <= 2000, "{} characters", text.chars().count());
            for spec in crate::ui::commands::specs() {
                assert!(text.contains(&format!("`/{}`", spec.name)), "{}", spec.name);
                let description = commands::description(language, spec.name);
                assert!(text.contains(&description), "{}", spec.name);
            }
            for variant in rules::variants::VARIANTS {
                let [name, summary] =
                    [games::name, games::summary].map(|say| say(language, *variant));
                assert!(text.contains(&format!("**{name}**: {summary}")), "{}", variant.id());
            }
        }
    }
}
