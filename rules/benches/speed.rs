//! How fast the rules are, beside shakmaty in the same run.
//!
//! `perft` counts leaves by the length of the last list, as shakmaty's does here; the numbers to
//! compare are elements a second. `list` times one list of legal actions.

use std::hint::black_box;
use std::time::Duration;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use rules::perft::perft;
use rules::{Action, Game, Position, Variant, variants};
use shakmaty::Chess;

fn variant(id: &str) -> &'static dyn Variant {
    variants::by_id(id).expect("the game is registered")
}

fn position(id: &str, fen: &str) -> Position {
    *Game::from_fen(variant(id), fen).expect("the position is one of the game").position()
}

/// Counts action sequences from a game's start.
fn count_from_start(criterion: &mut Criterion, id: &str, depth: usize) {
    let start = *Game::new(variant(id)).position();
    let mut group = criterion.benchmark_group("perft");
    group.throughput(Throughput::Elements(perft(variant(id), &start, depth)));
    group.bench_function(format!("{id} {depth}"), |bench| {
        bench.iter(|| perft(variant(id), black_box(&start), depth));
    });
}

fn count(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("perft");
    let start = Chess::default();
    group.throughput(Throughput::Elements(shakmaty::perft(&start, 5)));
    group.bench_function("shakmaty chess 5", |bench| {
        bench.iter(|| shakmaty::perft(black_box(&start), 5));
    });
    group.finish();
    for (id, depth) in [("chess", 5), ("totem", 4), ("gravitatur", 2), ("superpermutation-d8", 6)] {
        count_from_start(criterion, id, depth);
    }
}

/// Times one list of legal actions.
fn list_one(criterion: &mut Criterion, id: &str, name: &str, fen: &str) {
    let position = position(id, fen);
    let mut actions: Vec<Action> = Vec::new();
    criterion.benchmark_group("list").bench_function(format!("{id} {name}"), |bench| {
        bench.iter(|| {
            actions.clear();
            variant(id).legal_actions(black_box(&position), &mut actions);
            actions.len()
        });
    });
}

fn list(criterion: &mut Criterion) {
    let d8 = "superpermutation-d8";
    list_one(criterion, "gravitatur", "start", variant("gravitatur").start_fen());
    list_one(criterion, d8, "start, roll due", variant(d8).start_fen());
    list_one(
        criterion,
        d8,
        "start, 3 rolled",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1 3",
    );
    for (name, die) in [("roll due", '?'), ("3 rolled", '3'), ("all moves", '-')] {
        let fen =
            format!("r1b2bn1/kp1P4/3N1p1P/2PppqPp/pPpQ2pr/3nP3/P4P2/RNB1RBK1 b - - 0 12 {die}");
        list_one(criterion, d8, &format!("middlegame, {name}"), &fen);
    }
    list_one(criterion, "totem", "start", variant("totem").start_fen());
}

criterion_group! {
    name = benches;
    config = Criterion::default().measurement_time(Duration::from_secs(4)).sample_size(20);
    targets = count, list
}
criterion_main!(benches);
