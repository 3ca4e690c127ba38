//! Golden pictures: every kind of highlight of every game in every theme, compared with what was
//! committed.

use std::collections::HashSet;
use std::fs;
use std::path::Path;

use render::{Size, THEMES, Theme};
use rules::variants::VARIANTS;

use crate::support::golden::compare;
use crate::support::moments::{Moment, moments};
use crate::support::{PAINTER, Picture};

/// What a busy board of normal size takes at most, in bytes.
const LIMIT: usize = 30_000;

/// The moments that are kept in the other sizes as well, in the first theme.
const IN_ALL_SIZES: [&str; 8] = [
    "chess-clocks",
    "chess-portraits",
    "d8-climb-and-promotion",
    "d8-portraits",
    "gravitatur-attraction",
    "totem-dangers",
    "totem-portraits",
    "totem-wrapped-step",
];

#[test]
fn every_moment_looks_the_same_in_every_theme() {
    let mut off = Vec::new();
    for Moment { name, scene } in moments() {
        let mut compare_in = |folder: &str, theme: &Theme, size| {
            let png = PAINTER.render(&scene, theme, size);
            Picture::decode(&png, scene.variant.features().board_size);
            off.extend(compare(&format!("golden/{folder}/{name}"), &png));
        };
        for theme in THEMES {
            compare_in(theme.name, theme, Size::Small);
        }
        if IN_ALL_SIZES.contains(&name) {
            for size in [Size::Normal, Size::Large] {
                compare_in(size.name(), &Theme::default(), size);
            }
        }
    }
    assert!(off.is_empty(), "{}", off.join("\n"));
}

#[test]
fn every_game_has_its_moments_and_every_picture_its_moment() {
    let moments = moments();
    let names: HashSet<&str> = moments.iter().map(|moment| moment.name).collect();
    assert_eq!(names.len(), moments.len());
    for variant in VARIANTS {
        assert!(moments.iter().any(|moment| moment.scene.variant.id() == variant.id()));
    }
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let count = |folder: &str| fs::read_dir(golden.join(folder)).unwrap().count();
    for theme in THEMES {
        assert_eq!(count(theme.name), moments.len(), "{}", theme.name);
    }
    for size in [Size::Normal, Size::Large] {
        assert_eq!(count(size.name()), IN_ALL_SIZES.len());
    }
}

#[test]
fn every_moment_is_small_in_every_theme() {
    for Moment { name, scene } in moments() {
        for theme in THEMES {
            let bytes = PAINTER.render(&scene, theme, Size::Normal).len();
            if std::env::var_os("PRINT_SIZES").is_some() {
                println!("{bytes} {name} {}", theme.name);
            }
            assert!(bytes < LIMIT, "{name} takes {bytes} bytes in {}", theme.name);
        }
    }
}
