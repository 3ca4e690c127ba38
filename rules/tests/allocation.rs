//! Counting action sequences allocates its lists once, and nothing for each position.

use rules::Game;
use rules::perft::perft;
use rules::variants::VARIANTS;

/// More than the lists of a few levels need as they grow, far fewer than there are positions.
const FEW: u64 = 60;

/// How many sequences are enough to tell.
const MANY: u64 = 10_000;

#[test]
fn no_position_of_a_count_allocates() {
    for variant in VARIANTS {
        let start = *Game::new(*variant).position();
        let count = |depth| perft(*variant, &start, depth);
        let enough = (1..).find(|&depth| count(depth) > MANY);
        let depth = enough.expect("every game goes on");
        let counted = allocation_counter::measure(|| {
            count(depth);
        });
        let (id, allocations) = (variant.id(), counted.count_total);
        assert!(allocations < FEW, "{id}: {allocations} allocations at depth {depth}");
    }
}
