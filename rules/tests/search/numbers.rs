//! The turns of every number, found at once.

use super::{legal, sample, sorted, told};
use rules::{Action, Phase};

#[test]
fn each_number_allows_the_turns_beside_it() {
    let mut due = 0;
    sample::each(|variant, position| {
        let (mut turns, mut numbers) = (vec![Action::Accept], vec![9]);
        let binds = variant.search().moves_by_roll(position, &mut turns, &mut numbers);
        let before = (turns.remove(0), numbers.remove(0));
        assert_eq!(before, (Action::Accept, 9), "{}", told(variant, position));
        let is_due = position.phase == Phase::Roll { by: position.turn };
        assert_eq!(binds, is_due, "{}", told(variant, position));
        assert_eq!(turns.len(), numbers.len());
        if !binds {
            assert!(turns.is_empty(), "{}", told(variant, position));
            return;
        }
        let rolls = legal(variant, position);
        assert_eq!(rolls.is_empty(), turns.is_empty(), "{}", told(variant, position));
        for roll in rolls {
            due += 1;
            let Action::Roll(number) = roll else { panic!("{roll} where a roll is due") };
            let rolled = variant.play(position, roll);
            let beside = turns.iter().zip(&numbers).filter(|&(_, &its)| its == number);
            let mut allowed: Vec<Action> = beside.map(|(&turn, _)| turn).collect();
            if allowed.is_empty() {
                allowed.clone_from(&turns);
            }
            for &turn in &allowed {
                let at_once = variant.play(position, turn);
                assert_eq!(variant.play(&rolled, turn), at_once, "{}", told(variant, position));
            }
            assert_eq!(sorted(allowed), sorted(legal(variant, &rolled)), "{roll}");
        }
    });
    assert!(due > 1000, "{due}");
}
