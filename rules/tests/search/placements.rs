//! Turns with the Gravitatur in two stages.

use rules::Action;

use super::{legal, sample, sorted, told};

#[test]
fn the_two_stages_find_the_turns_of_the_list() {
    let mut placed = 0;
    sample::each(|variant, position| {
        let mut placements = Vec::new();
        variant.search().placements(position, &mut placements);
        let in_check = variant.king_in_check(position, position.turn).is_some();
        let expects = variant.features().gravitatur && !in_check;
        assert!(expects || placements.is_empty(), "{}", told(variant, position));
        let mut turns = Vec::new();
        for placement in &placements {
            let before = turns.len();
            variant.search().moves_after(position, placement, &mut turns);
            for &turn in &turns[before..] {
                assert_eq!(turn.placement(), Some(placement.at));
                assert_eq!(turn.as_move().is_none(), placement.gives_check);
                let played = variant.play(position, turn);
                let played_after = variant.search().play_after(position, placement, turn);
                assert_eq!(played_after, played, "{turn} {}", told(variant, position));
            }
            if let [turn @ Action::PlaceGravitatur { then: None, .. }] = turns[before..] {
                assert_eq!(variant.play(position, turn).board, placement.board);
            }
        }
        placed += turns.len();
        let mut expected = legal(variant, position);
        expected.retain(|action| action.placement().is_some());
        assert_eq!(sorted(turns), sorted(expected), "{}", told(variant, position));
    });
    assert!(placed > 100_000, "{placed}");
}
