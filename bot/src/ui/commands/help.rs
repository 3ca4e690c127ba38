//! `/help`: what the bot does, for the user; its games first, then all commands.

use speech::{Language, commands, variant_names};

use super::spec::CommandSpec;
use crate::ui::{ComponentId, Refusal, Reply, UNKNOWN_BUTTON, views};

/// How many characters of a page its commands take up, as mentions with ids of 20 digits; Discord
/// takes 2,000.
const FULL: usize = 1800;

/// A page of the answer: the first tells of the games, the others list the commands. Refused if
/// there is no such page.
pub(in crate::ui) fn page(language: Language, number: usize) -> Result<Reply, Refusal> {
    let mut pages = vec![first(language)];
    pages.extend(lists(language));
    let last = pages.len() - 1;
    let text = pages.get(number).ok_or(UNKNOWN_BUTTON)?;
    let reply = Reply::private(text.trim_end());
    let reply = if number == 0 { reply.with_row(views::play_button(language)) } else { reply };
    Ok(reply.with_row(views::turns(language, (number, last), ComponentId::Help)))
}

fn first(language: Language) -> String {
    let mut text = format!("{}\n", commands::help_opening(language));
    for variant in rules::variants::VARIANTS {
        let [name, summary] =
            [variant_names::name, variant_names::summary].map(|say| say(language, *variant));
        text.push_str(&format!("\n**{name}**: {summary}"));
    }
    text
}

/// All commands, on as many pages as they need.
fn lists(language: Language) -> Vec<String> {
    let (mut pages, mut text, mut length) = (Vec::new(), String::new(), 0);
    for spec in super::specs() {
        let line = line(language, spec);
        let counted = line.chars().count() + MENTION;
        if length + counted > FULL {
            pages.push(std::mem::take(&mut text));
            length = 0;
        }
        length += counted;
        text.push_str(&line);
    }
    pages.push(text);
    pages
}

/// What the mention of a command has besides its name.
const MENTION: usize = 22;

fn line(language: Language, spec: &CommandSpec) -> String {
    let mut line = format!("`/{}`", spec.name);
    for option in &spec.options {
        let form =
            if option.required { option.name.to_owned() } else { format!("[{}]", option.name) };
        line.push_str(&format!(" `{form}`"));
    }
    format!("{line} {}\n", commands::description(language, spec.name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn help_fits_messages_and_names_every_command_and_game() {
        for language in Language::ALL {
            let pages: Vec<String> =
                (0..).map_while(|it| page(language, it).ok()).map(|it| it.text).collect();
            assert!(pages.len() > 1);
            for text in &pages {
                let mentions = crate::ui::commands::specs().len().min(text.matches("`/").count());
                let length = text.chars().count() + mentions * MENTION;
                assert!(length <= 2000, "{length} characters");
            }
            let all = pages.concat();
            for spec in crate::ui::commands::specs() {
                assert!(all.contains(&format!("`/{}`", spec.name)), "{}", spec.name);
                let description = commands::description(language, spec.name);
                assert!(all.contains(&description), "{}", spec.name);
            }
            for variant in rules::variants::VARIANTS {
                let [name, summary] = [variant_names::name, variant_names::summary]
                    .map(|say| say(language, *variant));
                assert!(pages[0].contains(&format!("**{name}**: {summary}")), "{}", variant.id());
            }
        }
    }
}
