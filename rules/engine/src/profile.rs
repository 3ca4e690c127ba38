//! How the engine plays a game, as its folder has it: `engine.txt` has names with numbers, an empty line
//! and weights; `engine.net`, where there is one, has the network.

use std::str::FromStr;

use rules::Variant;

/// The files of each game that has some, by its id. Other games are played as chess, the first.
static FILES: [(&str, &str, &[u8]); 4] = [
    (
        "chess",
        include_str!("../../src/variants/chess/engine.txt"),
        include_bytes!("../../src/variants/chess/engine.net"),
    ),
    (
        "gravitatur",
        include_str!("../../src/variants/gravitatur/engine.txt"),
        include_bytes!("../../src/variants/gravitatur/engine.net"),
    ),
    ("superpermutation-d8", include_str!("../../src/variants/superpermutation_d8/engine.txt"), &[]),
    ("totem", include_str!("../../src/variants/totem/engine.txt"), &[]),
];

/// The two files of a game.
fn files(variant: &dyn Variant) -> (&'static str, &'static [u8]) {
    let own = FILES.iter().find(|(id, ..)| *id == variant.id());
    let (_, text, network) = own.unwrap_or(&FILES[0]);
    (text, network)
}

/// The numbers behind a name.
///
/// # Panics
///
/// Where they are not there; a test reads those of every game.
pub(crate) fn numbers<T: FromStr, const N: usize>(variant: &dyn Variant, name: &str) -> [T; N] {
    let find = |line: &str| {
        let numbers = line.strip_prefix(name)?.split_whitespace().map(str::parse);
        numbers.collect::<Result<Vec<T>, _>>().ok()?.try_into().ok()
    };
    let found = files(variant).0.lines().find_map(find);
    found.unwrap_or_else(|| panic!("the engine's file of {} has no {name}", variant.id()))
}

/// The weights, a line each.
pub(crate) fn weights(variant: &dyn Variant) -> &'static str {
    files(variant).0.split_once("\n\n").map_or("", |(_, weights)| weights)
}

/// The network's numbers; none where it has none.
pub(crate) fn network(variant: &dyn Variant) -> &'static [u8] {
    files(variant).1
}

#[cfg(test)]
mod tests {
    use rules::variants::VARIANTS;

    use super::*;

    #[test]
    fn every_game_has_its_levels_its_trust_and_its_weights() {
        for variant in VARIANTS {
            assert!(FILES.iter().any(|(id, ..)| *id == variant.id()), "{}", variant.id());
            let names = files(*variant).0.lines().filter(|line| !line.starts_with('#'));
            let names = names.map(|line| line.split(' ').next().unwrap_or_default());
            let head: Vec<&str> = names.take_while(|name| !name.is_empty()).collect();
            let levels = (1..=8).map(|number| format!("level.{number}"));
            let more = ["trust", "scores"].map(str::to_owned);
            assert!(levels.chain(more).eq(head), "{}", variant.id());
            assert!(weights(*variant).lines().count() > 100, "{}", variant.id());
        }
    }
}
