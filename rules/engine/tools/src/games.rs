//! Many games of the engine against itself: what `calibrate` and `fit` begin with.

use engine::Engine;
use rules::{Variant, variants};

/// The game with this id; where there is none, that is said and the program ends.
pub(crate) fn variant(id: &str) -> &'static dyn Variant {
    variants::by_id(id).unwrap_or_else(|| {
        eprintln!("there is no game {id:?}");
        std::process::exit(2);
    })
}

/// Plays this many games in `jobs` threads, each with an engine of its own; `one` plays the game of a
/// number and adds what it gives.
pub(crate) fn play<T: Send>(
    games: u64,
    jobs: u64,
    one: impl Fn(&mut Engine, u64, &mut Vec<T>) + Sync,
) -> Vec<T> {
    std::thread::scope(|scope| {
        let one = &one;
        let play = |job| {
            scope.spawn(move || {
                let (mut engine, mut samples) = (Engine::new(), Vec::new());
                for game in (job..games).step_by(jobs as usize) {
                    one(&mut engine, game, &mut samples);
                }
                samples
            })
        };
        let threads: Vec<_> = (0..jobs).map(play).collect();
        threads.into_iter().flat_map(|thread| thread.join().expect("a game")).collect()
    })
}
