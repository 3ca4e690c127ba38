//! A search takes its room once: however many positions it looks at, nothing is allocated at each.

use std::sync::atomic::AtomicBool;

use allocation_counter::measure;
use engine::{Engine, Limits};
use rules::variants::VARIANTS;
use rules::{Action, Game};

#[test]
fn longer_thought_allocates_no_more() {
    for &variant in VARIANTS {
        let mut game = Game::new(variant);
        if game.position().is_roll_due() {
            game.play(Action::Roll(3)).expect("a roll is due");
        }
        let mut engine = Engine::new();
        let stop = AtomicBool::new(false);
        let mut allocated = |nodes| {
            let limits = Limits { nodes: Some(nodes), ..Limits::default() };
            let mut depth = 0;
            let counted = measure(|| {
                depth = engine.search(&game, &limits, &stop).map_or(0, |found| found.depth);
            });
            (counted.count_total, depth)
        };
        // The first thought makes the lists as long as they get.
        allocated(60_000);
        let (few, shallow) = allocated(3_000);
        let (many, deep) = allocated(60_000);
        assert!(deep > shallow, "{}: {shallow} and {deep} turns", variant.id());
        // A list for each turn of depth at the root, and one for the line.
        let most = few + 4 * u64::from(deep - shallow) + 4;
        assert!(many <= most, "{}: {few} and {many}", variant.id());
    }
}
