//! Themes and sizes of pictures in words.

use std::collections::BTreeSet;

use scene::{Size, THEMES};
use speech::{Language, appearance};

#[test]
fn every_theme_and_size_has_a_name_of_its_own_that_fits_a_menu() {
    for language in Language::ALL {
        let themes = THEMES.iter().map(|theme| appearance::theme(language, theme));
        let sizes = Size::ALL.into_iter().map(|size| appearance::size_choice(language, size));
        let names: BTreeSet<String> = themes.chain(sizes).collect();
        assert_eq!(names.len(), THEMES.len() + Size::ALL.len(), "{names:?}");
        assert!(names.iter().all(|name| (1..=100).contains(&name.chars().count())), "{names:?}");
    }
}

#[test]
fn a_menu_says_how_wide_a_board_is() {
    let said = Size::ALL.map(|size| appearance::size_choice(Language::English, size));
    let wide = ["Small (360 px wide)", "Normal (720 px wide)", "Large (1080 px wide)"];
    assert_eq!(said, wide);
    let said = Size::ALL.map(|size| appearance::size(Language::English, size));
    assert_eq!(said, ["small", "normal", "large"]);
}
