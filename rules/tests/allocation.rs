//! Counting action sequences allocates its lists once, and nothing for each position.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod support;

use rules::Game;
use rules::perft::perft;
use rules::variants::VARIANTS;

/// More than the lists of a few levels need as they grow, far fewer than there are positions.
const FEW: u64 = 60;

#[test]
fn no_position_of_a_count_allocates() {
    for (id, depth, positions) in [
        ("chess", 4, 8902),
        ("gravitatur", 2, 983),
        ("superpermutation-d8", 7, 20879),
        ("totem", 5, 899_512),
    ] {
        let start = *Game::new(support::variant(id)).position();
        let mut leaves = 0;
        let counted = allocation_counter::measure(|| {
            leaves = perft(support::variant(id), &start, depth);
        });
        assert!(leaves > positions);
        assert!(counted.count_total < FEW, "{id}: {} allocations", counted.count_total);
    }
    assert_eq!(VARIANTS.len(), 4, "a new game is to be counted here too");
}
