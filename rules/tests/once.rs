//! A game computes its legal list, notation and events once and hands them on.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicUsize, Ordering};

use rules::fen::FenError;
use rules::variants::{MoveSets, SearchVariant, VARIANTS, Variant, VariantInfo, Wanted, by_id};
use rules::{Action, Color, Event, Game, Outcome, Position, Square};

use crate::support;

/// Chess that counts how often it is asked.
struct Counting {
    lists: AtomicUsize,
    notations: AtomicUsize,
    events: AtomicUsize,
}

impl Counting {
    const fn new() -> Self {
        Self {
            lists: AtomicUsize::new(0),
            notations: AtomicUsize::new(0),
            events: AtomicUsize::new(0),
        }
    }

    /// How many legal lists, notations and events were asked for since the last call.
    fn asked(&self) -> [usize; 3] {
        [&self.lists, &self.notations, &self.events].map(|count| count.swap(0, Ordering::Relaxed))
    }
}

fn chess() -> &'static dyn Variant {
    by_id("chess").unwrap()
}

impl Variant for Counting {
    fn info(&self) -> &'static VariantInfo {
        chess().info()
    }

    fn search(&self) -> &dyn SearchVariant {
        chess().search()
    }

    fn move_sets(
        &self,
        position: &Position,
        wanted: &Wanted,
        found: &mut dyn FnMut(&MoveSets) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.lists.fetch_add(1, Ordering::Relaxed);
        chess().move_sets(position, wanted, found)
    }

    fn pseudo_legal_moves(&self, position: &Position, actions: &mut Vec<Action>) {
        chess().pseudo_legal_moves(position, actions);
    }

    fn apply(&self, position: &mut Position, action: Action) {
        chess().apply(position, action);
    }

    fn events(&self, position: &Position, action: Action) -> Vec<Event> {
        self.events.fetch_add(1, Ordering::Relaxed);
        chess().events(position, action)
    }

    fn king_in_check(&self, position: &Position, color: Color) -> Option<Square> {
        chess().king_in_check(position, color)
    }

    fn end(&self, position: &Position) -> Option<Outcome> {
        chess().end(position)
    }

    fn parse_fen_extension(
        &self,
        position: &mut Position,
        fields: &[&str],
    ) -> Result<(), FenError> {
        chess().parse_fen_extension(position, fields)
    }

    fn notation(&self, position: &Position, action: Action) -> String {
        self.notations.fetch_add(1, Ordering::Relaxed);
        chess().notation(position, action)
    }
}

#[test]
fn a_turn_is_worked_out_once() {
    static COUNTING: Counting = Counting::new();
    let mut game = Game::new(&COUNTING);
    for _ in 0..3 {
        assert_eq!(game.legal_actions().len(), 20);
        assert!(game.is_legal("e2e4".parse().unwrap()));
        assert_eq!(game.read("e4").unwrap().to_string(), "e2e4");
    }
    support::play(&mut game, "e2e4");
    assert_eq!(COUNTING.asked()[0], 1, "reading and playing use the list that is there");
    for _ in 0..3 {
        let last = game.last().unwrap();
        assert_eq!((last.notation(), last.events().len()), ("e4", 1));
    }
    assert_eq!(COUNTING.asked(), [0, 1, 1]);
    support::play(&mut game, "e7e5 g1f3");
    assert_eq!(COUNTING.asked(), [2, 0, 0], "nothing is told that nobody asks for");
    assert_eq!(
        game.played_actions().map(|it| it.notation()).collect::<Vec<_>>(),
        ["e4", "e5", "Nf3"]
    );
    assert_eq!(COUNTING.asked(), [0, 2, 0], "the first one is known");
}

#[test]
fn an_account_is_of_the_action_that_was_played() {
    for variant in VARIANTS {
        let game = support::random_game(*variant, 9, 60);
        assert_eq!(game.played_actions().len(), game.actions().len());
        for (number, account) in game.played_actions().enumerate() {
            let (before, action) = (&game.positions()[number], game.actions()[number]);
            assert_eq!((account.before, account.action), (before, action));
            assert_eq!(account.after, &game.positions()[number + 1]);
            assert_eq!(account.notation(), variant.notation(before, action));
            assert_eq!(account.events(), variant.events(before, action));
        }
    }
}
