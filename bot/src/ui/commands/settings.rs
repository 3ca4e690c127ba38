//! `/settings [theme] [size] [server]`: how pictures look, for who asks or for the server.

use async_trait::async_trait;
use render::{Size, THEMES, Theme};

use super::Command;
use super::spec::{ChoiceSpec, CommandSpec, OptionKind, OptionSpec};
use crate::error::Error;
use crate::store::Owner;
use crate::ui::app::{App, Options, Request, capitalised};
use crate::ui::pictures;
use crate::ui::reply::{Reply, Response};
use crate::ui::settings::{Change, Look, Taste, Tastes};

/// The choice that takes back what was chosen.
const DEFAULT: &str = "default";

/// Where each choice applies.
const WHERE: &str = "What I show you alone, and boards that you ask for with `/board`, look as you \
                     have chosen. The board after a turn looks as the player who is next has \
                     chosen; challenges, the end of a game and `/replay` as this server has. What \
                     is left open is as this server has it, or else the default.";

/// The command.
pub(super) struct Settings;

#[async_trait]
impl Command for Settings {
    fn spec(&self) -> CommandSpec {
        let themes = THEMES.iter().map(|theme| (theme.title.to_owned(), theme.name));
        let sizes = Size::ALL.into_iter().map(|size| (size_title(size), size.name()));
        CommandSpec::new("settings", "How pictures look: shows what is chosen, or chooses anew")
            .with(OptionSpec {
                choices: choices(themes),
                ..OptionSpec::new(OptionKind::Text, "theme", "The colours")
            })
            .with(OptionSpec {
                choices: choices(sizes),
                ..OptionSpec::new(OptionKind::Text, "size", "How large pictures are")
            })
            .with(OptionSpec::new(
                OptionKind::Flag,
                "server",
                "For this server, not for you alone; needs Manage Server",
            ))
    }

    async fn run(
        &self,
        app: &App,
        request: &Request,
        options: &Options,
    ) -> Result<Response, Error> {
        let place = request.place()?;
        let server = options.flag("server");
        if server && !place.manages {
            return Err(Error::mistake(
                "Only those who have the permission Manage Server can choose for the server. \
                 Without `server` you choose for yourself.",
            ));
        }
        let themes: Vec<&str> = THEMES.iter().map(|theme| theme.name).collect();
        let change = Change {
            theme: chosen_anew(options, "theme", &themes, Theme::by_name)?,
            size: chosen_anew(options, "size", &Size::ALL.map(Size::name), Size::by_name)?,
        };
        let owner =
            if server { Owner::Server(place.guild) } else { Owner::Person(request.person.id) };
        if !change.is_empty() {
            app.store.change_settings(owner, change).await?;
        }
        let tastes = app.tastes(request).await?;
        let look = if server { tastes.shared_look() } else { tastes.look() };
        let preview = pictures::preview(Look { size: Size::Small, ..look })?;
        let text = format!("{}\n{}", said(server, change), text(tastes));
        Ok(Reply::private(text).with_picture(preview).into())
    }
}

/// The choices of an option, the way back to the default last.
fn choices(named: impl Iterator<Item = (String, &'static str)>) -> Vec<ChoiceSpec> {
    let default = ("Default: not chosen".to_owned(), DEFAULT);
    let choices = named.chain([default]);
    choices.map(|(name, value)| ChoiceSpec { name, value: value.to_owned() }).collect()
}

/// What an option chooses anew: one of what has these names, or none for the default.
///
/// # Errors
///
/// Tells the names where it is something else, as from commands of an older version.
fn chosen_anew<T>(
    options: &Options,
    option: &str,
    names: &[&str],
    by_name: impl Fn(&str) -> Option<T>,
) -> Result<Option<Option<T>>, Error> {
    match options.text(option) {
        None => Ok(None),
        Some(DEFAULT) => Ok(Some(None)),
        Some(name) => by_name(name).map(|it| Some(Some(it))).ok_or_else(|| {
            Error::mistake(format!("`{option}` is one of {}, {DEFAULT}.", names.join(", ")))
        }),
    }
}

/// What was done.
fn said(server: bool, change: Change) -> &'static str {
    match (server, change.is_empty()) {
        (false, false) => "**Saved for you.**",
        (true, false) => "**Saved for this server.**",
        (_, true) => "**How pictures look**",
    }
}

/// What is chosen by whom, and what of it applies.
fn text(tastes: Tastes) -> String {
    let Look { theme, size } = tastes.look();
    format!(
        "- Chosen by you: {}\n- In this server: {}\n- So you see: theme **{}**, size **{}**\n{WHERE}",
        chosen(tastes.own),
        chosen(tastes.server),
        theme.title,
        size.name(),
    )
}

/// What somebody has chosen.
fn chosen(taste: Taste) -> String {
    let theme = taste.theme.map(|it| format!("theme **{}**", it.title));
    let size = taste.size.map(|it| format!("size **{}**", it.name()));
    let chosen: Vec<String> = theme.into_iter().chain(size).collect();
    if chosen.is_empty() { "nothing".to_owned() } else { chosen.join(", ") }
}

/// What people see of a size.
fn size_title(size: Size) -> String {
    format!("{}: {} pixels wide", capitalised(size.name()), size.board())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::app::Value;

    #[test]
    fn every_theme_and_size_can_be_chosen_and_unchosen() {
        let spec = Settings.spec();
        let values = |option: &str| -> Vec<String> {
            let option = spec.options.iter().find(|it| it.name == option).unwrap();
            option.choices.iter().map(|choice| choice.value.clone()).collect()
        };
        let themes: Vec<&str> = THEMES.iter().map(|it| it.name).chain([DEFAULT]).collect();
        assert_eq!(values("theme"), themes);
        assert_eq!(values("size"), ["small", "normal", "large", "default"]);
    }

    #[test]
    fn a_choice_is_a_name_the_default_or_told_what_it_may_be() {
        let chosen = |option: &str, value: Option<&str>| {
            let value = value.map(|it| ("size".to_owned(), Value::Text(it.to_owned())));
            let options = Options(value.into_iter().collect());
            chosen_anew(&options, option, &Size::ALL.map(Size::name), Size::by_name)
        };
        assert_eq!(chosen("size", None).unwrap(), None);
        assert_eq!(chosen("size", Some(DEFAULT)).unwrap(), Some(None));
        assert_eq!(chosen("size", Some("large")).unwrap(), Some(Some(Size::Large)));
        assert_eq!(chosen("theme", Some("large")).unwrap(), None);
        let told = chosen("size", Some("huge")).unwrap_err().to_string();
        assert_eq!(told, "`size` is one of small, normal, large, default.");
    }

    #[test]
    fn the_text_tells_what_is_chosen_and_what_applies() {
        let second = &THEMES[1];
        let own = Taste { theme: Some(second), size: None };
        let server = Taste { theme: None, size: Some(Size::Small) };
        let text = text(Tastes { own, server });
        let title = second.title;
        let lines = [
            format!("- Chosen by you: theme **{title}**"),
            "- In this server: size **small**".to_owned(),
            format!("- So you see: theme **{title}**, size **small**"),
        ];
        assert!(text.starts_with(&lines.join("\n")), "{text}");
        assert!(text.chars().count() < 1500);
        assert_eq!(chosen(Taste::default()), "nothing");
    }
}
