//! Pictures as a stranger's server sends them: read as a portrait and drawn, or refused.

#![no_main]

use std::sync::{Arc, LazyLock};

use libfuzzer_sys::{Corpus, fuzz_target};
use render::{Painter, Portrait, Scene, Size, Theme, read_portrait};
use rules::{ByColor, Color};

static PAINTER: LazyLock<Painter> = LazyLock::new(Painter::new);

fuzz_target!(|data: &[u8]| -> Corpus {
    let Ok(image) = read_portrait(data) else {
        return Corpus::Keep;
    };
    let game = rules::Game::new(rules::variants::VARIANTS[0]);
    let portraits = ByColor { white: Some(Portrait::User(Arc::new(image))), black: None };
    let scene = Scene::of_game(&game, Color::White).with_portraits(portraits);
    let _ = PAINTER.render(&scene, &Theme::default(), Size::Small);
    Corpus::Keep
});
