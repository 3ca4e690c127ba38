//! How the engine plays a game, as the file `engine.txt` of the game has it: names with numbers, an empty
//! line, and weights.

use std::str::FromStr;

use rules::Variant;

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
    let found = variant.info().engine.lines().find_map(find);
    found.unwrap_or_else(|| panic!("the engine's file of {} has no {name}", variant.id()))
}

/// The weights, a line each.
pub(crate) fn weights(variant: &dyn Variant) -> &'static str {
    variant.info().engine.split_once("\n\n").map_or("", |(_, weights)| weights)
}

#[cfg(test)]
mod tests {
    use rules::variants::VARIANTS;

    use super::*;

    #[test]
    fn every_game_has_its_levels_its_trust_and_its_weights() {
        for variant in VARIANTS {
            let names = variant.info().engine.lines().filter(|line| !line.starts_with('#'));
            let names = names.map(|line| line.split(' ').next().unwrap_or_default());
            let head: Vec<&str> = names.take_while(|name| !name.is_empty()).collect();
            let levels = (1..=8).map(|number| format!("level.{number}"));
            assert!(levels.chain(["trust".to_owned()]).eq(head), "{}", variant.id());
            assert!(weights(*variant).lines().count() > 100, "{}", variant.id());
        }
    }
}
