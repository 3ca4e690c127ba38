//! How one language is spoken: its files, and the functions that they call.

use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::Pattern;
use icu_list::ListFormatter;
use icu_list::options::{ListFormatterOptions, ListLength};
use icu_locale_core::Locale;
use include_dir::{Dir, File};
use unic_langid::LanguageIdentifier;

use rules::MoveNumber;

use crate::fact::{Fact, Pieces};
use crate::game_data::game_files;

type Bundle = FluentBundle<FluentResource>;

/// A language's sentences.
pub(crate) struct LocaleBundle {
    sentences: Bundle,
    nouns: Arc<Nouns>,
}

impl LocaleBundle {
    /// A language by its code, the locale by whose data lists are joined, and the folder of its
    /// files. Those of the games belong to it too.
    ///
    /// # Panics
    ///
    /// Where a file is no Fluent, or names a message that another one names: they are part of the
    /// program, and every test reads them.
    pub(crate) fn new(code: &str, lists: &str, folder: &Dir<'_>) -> Self {
        let id: LanguageIdentifier = code.parse().expect("a language's code");
        let lists = Lists::new(&lists.parse().expect("a locale"));
        let texts = |of_nouns| {
            let is_wanted = move |file: &&File<'_>| file.path().ends_with("nouns.ftl") == of_nouns;
            let files = folder.files().filter(is_wanted);
            files.map(|file| file.contents_utf8().expect("a language's file is UTF-8"))
        };
        let nouns = Arc::new(Nouns { bundle: bundle(&id, texts(true)), lists });
        let of_games = format!("locales/{code}.ftl");
        let of_games = game_files(&of_games).map(|(_, text)| text);
        let mut bundle = bundle(&id, texts(false).chain(of_games));
        add(&mut bundle, "PIECE", {
            let nouns = Arc::clone(&nouns);
            move |fact, named| nouns.said(fact, text(named, "form"))
        });
        add(&mut bundle, "LIST", {
            let nouns = Arc::clone(&nouns);
            move |fact, named| nouns.list(fact, text(named, "form"), text(named, "join"))
        });
        Self { sentences: bundle, nouns }
    }

    /// Whether the language has a sentence.
    pub(crate) fn has(&self, key: &str) -> bool {
        pattern(&self.sentences, key).is_some()
    }

    /// A sentence, if the language has it.
    pub(crate) fn format(&self, key: &str, facts: &[(&'static str, Fact)]) -> Option<String> {
        let facts = facts.iter().map(|(name, fact)| (*name, fact.value(&self.nouns)));
        let facts: FluentArgs = facts.collect();
        format(&self.sentences, key, &facts)
    }
}

/// The nouns of a language, and how it tells several of them.
pub(crate) struct Nouns {
    bundle: Bundle,
    lists: Lists,
}

impl Nouns {
    fn said(&self, fact: &Fact, form: &str) -> String {
        match fact {
            Fact::Text(text) => text.clone(),
            Fact::Number(number) => number.to_string(),
            Fact::MoveNumber(number) => self.move_number(*number),
            Fact::Pieces(pieces) => self.pieces(*pieces, form),
            Fact::List(_) => self.list(fact, form, ""),
        }
    }

    fn pieces(&self, pieces: Pieces, form: &str) -> String {
        let mut facts = FluentArgs::new();
        facts.set("color", pieces.color.map_or("none", rules::Color::name));
        facts.set("count", pieces.count);
        let key = if form.is_empty() {
            pieces.key().to_owned()
        } else {
            format!("{}.{form}", pieces.key())
        };
        let said = format(&self.bundle, &key, &facts);
        debug_assert!(said.is_some(), "no noun has the form {key}");
        said.unwrap_or(key)
    }

    pub(crate) fn move_number(&self, number: MoveNumber) -> String {
        let mut facts = FluentArgs::new();
        facts.set("number", number.number);
        facts.set("side", number.side.name());
        let said = format(&self.bundle, "move-number", &facts);
        said.unwrap_or_else(|| number.to_string())
    }

    fn list(&self, fact: &Fact, form: &str, join: &str) -> String {
        let Fact::List(facts) = fact else {
            return self.said(fact, form);
        };
        let items: Vec<String> = facts.iter().map(|fact| self.said(fact, form)).collect();
        match join {
            "or" => self.lists.or.format_to_string(items.iter()),
            // The one joint that all languages share; of ICU's, none is a comma in each of them.
            "," => items.join(", "),
            _ => self.lists.and.format_to_string(items.iter()),
        }
    }
}

/// How a language joins what it lists.
struct Lists {
    and: ListFormatter,
    or: ListFormatter,
}

impl Lists {
    fn new(locale: &Locale) -> Self {
        let wide = ListFormatterOptions::default().with_length(ListLength::Wide);
        let known = "the data of every language are compiled in";
        Self {
            and: ListFormatter::try_new_and(locale.into(), wide).expect(known),
            or: ListFormatter::try_new_or(locale.into(), wide).expect(known),
        }
    }
}

fn bundle<'a>(id: &LanguageIdentifier, texts: impl Iterator<Item = &'a str>) -> Bundle {
    let mut bundle = Bundle::new_concurrent(vec![id.clone()]);
    // Marks around each fact would show in Discord's alt texts, and no language runs to the left.
    bundle.set_use_isolating(false);
    for text in texts {
        let resource = FluentResource::try_new(text.to_owned());
        let resource = resource.expect("a language's file is Fluent");
        bundle.add_resource(resource).expect("no message stands twice");
    }
    bundle
}

/// Adds a function of one fact and some named words.
fn add(
    bundle: &mut Bundle,
    name: &str,
    say: impl Fn(&Fact, &FluentArgs<'_>) -> String + Send + Sync + 'static,
) {
    let added = bundle.add_function(name, move |facts, named| match facts {
        [FluentValue::Custom(fact)] => match fact.as_any().downcast_ref() {
            Some(fact) => say(fact, named).into(),
            None => FluentValue::Error,
        },
        [FluentValue::String(text)] => FluentValue::String(text.clone()),
        _ => FluentValue::Error,
    });
    added.expect("no function is added twice");
}

fn text<'a>(named: &'a FluentArgs<'_>, name: &'a str) -> &'a str {
    match named.get(name) {
        Some(FluentValue::String(text)) => text,
        _ => "",
    }
}

/// The pattern of a message, or of an attribute behind its name and a dot.
fn pattern<'a>(bundle: &'a Bundle, key: &str) -> Option<&'a Pattern<&'a str>> {
    let (message, attribute) = key.split_once('.').map_or((key, None), |(m, a)| (m, Some(a)));
    let message = bundle.get_message(message)?;
    match attribute {
        Some(attribute) => Some(message.get_attribute(attribute)?.value()),
        None => message.value(),
    }
}

fn format(bundle: &Bundle, key: &str, facts: &FluentArgs<'_>) -> Option<String> {
    let mut errors = Vec::new();
    let said = bundle.format_pattern(pattern(bundle, key)?, Some(facts), &mut errors);
    debug_assert!(errors.is_empty(), "{key}: {errors:?}");
    Some(said.into_owned())
}
