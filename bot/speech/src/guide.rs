//! The rules of the games, for people, page by page.
//!
//! The pages of a game are `guides.jsonl` in its folder, one a line. It holds moments of play; what is told
//! of them stands in the languages' files.

use std::sync::LazyLock;

use rules::{Game, Role, Variant};
use serde::Deserialize;

use crate::game_data::{GameData, play_all};
use crate::language::Language;
use crate::variant_names;

static PAGES: LazyLock<GameData<GuidePage>> = LazyLock::new(|| GameData::read("guides.jsonl"));

/// A page of a game's rules: a moment of play, to be told in each language.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GuidePage {
    /// What the page is about: lower case, unique within the game.
    pub key: String,
    /// The letters of the pieces that the page explains, where they are not there from the start.
    #[serde(default)]
    about: Vec<char>,
    /// A position of the game, as FEN.
    fen: String,
    /// Actions to play from there; the picture shows what the last of them did.
    pub played: Vec<String>,
}

impl GuidePage {
    /// The pieces that the page explains, where they are not there from the start.
    pub fn about(&self) -> impl Iterator<Item = Role> {
        self.about.iter().filter_map(|&letter| Role::from_letter(letter))
    }

    /// The game at the page's moment; none where the data is broken.
    pub fn game(&self, variant: &'static dyn Variant) -> Option<Game> {
        play_all(Game::from_fen(variant, &self.fen).ok()?, &self.played)
    }
}

/// The pages of a game's rules.
pub fn pages(variant: &dyn Variant) -> &'static [GuidePage] {
    PAGES.of(variant)
}

/// A page of a game's rules under its heading, in Markdown as Discord takes it; none where the
/// game has no such page. Pages are counted from 0. The text ends with what the page's picture
/// shows, and on the first page with whose game it is.
pub fn page(language: Language, variant: &dyn Variant, number: usize) -> Option<String> {
    let pages = pages(variant);
    let page = pages.get(number)?;
    let facts = [
        ("game", variant_names::name(language, variant).into()),
        ("title", language.format(&format!("{}.title", key(variant, page)), &[]).into()),
        ("number", (number + 1).into()),
        ("count", pages.len().into()),
    ];
    let heading = language.format("guide-heading", &facts);
    let text = format!("{heading}\n{}", language.format(&key(variant, page), &[]));
    if number > 0 {
        return Some(text);
    }
    let credit = language.format(&format!("game-{}.credit", variant.id()), &[]);
    Some(format!("{text}\n-# {credit}"))
}

fn key(variant: &dyn Variant, page: &GuidePage) -> String {
    format!("guide-{}-{}", variant.id(), page.key)
}
