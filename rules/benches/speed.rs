//! How fast the rules are, beside shakmaty in the same run.
//!
//! `perft` counts sequences of actions from the start; the numbers to compare are elements a second.
//! Both shakmaty and ours, lists make a list of moves in each last position; ours, counted only
//! counts them there. `list` times one list of legal actions, and the rest one look at a position
//! such as a search takes in each of its positions.

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

/// Counts action sequences by lists, as deep as there are `lists` to hold the actions of each level.
fn perft_by_lists(variant: &dyn Variant, position: &Position, lists: &mut [Vec<Action>]) -> u64 {
    let Some((actions, deeper)) = lists.split_first_mut() else {
        return 1;
    };
    actions.clear();
    variant.legal_actions(position, actions);
    if deeper.is_empty() {
        return actions.len() as u64;
    }
    let count = |&action| {
        let mut next = *position;
        variant.apply(&mut next, action);
        perft_by_lists(variant, &next, deeper)
    };
    actions.iter().map(count).sum()
}

/// Counts action sequences from a game's start.
fn count_from_start(criterion: &mut Criterion, id: &str, depth: usize) {
    let start = *Game::new(variant(id)).position();
    let mut group = criterion.benchmark_group("perft");
    group.throughput(Throughput::Elements(perft(variant(id), &start, depth)));
    let mut lists = vec![Vec::new(); depth];
    group.bench_function(format!("{id} {depth}, ours, lists"), |bench| {
        bench.iter(|| perft_by_lists(variant(id), black_box(&start), &mut lists));
    });
    group.bench_function(format!("{id} {depth}, ours, counted"), |bench| {
        bench.iter(|| perft(variant(id), black_box(&start), depth));
    });
}

fn count(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("perft");
    let start = Chess::default();
    group.throughput(Throughput::Elements(shakmaty::perft(&start, 5)));
    group.bench_function("chess 5, shakmaty", |bench| {
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
    list_one(criterion, "gravitatur", "start", variant("gravitatur").info().start_fen);
    list_one(criterion, d8, "start, roll due", variant(d8).info().start_fen);
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
    list_one(criterion, "totem", "start", variant("totem").info().start_fen);
}

/// Times one thing that a search asks of a position.
fn ask_one<T>(
    criterion: &mut Criterion,
    name: &str,
    (id, fen): (&str, &str),
    mut ask: impl FnMut(&'static dyn Variant, &Position) -> T,
) {
    let position = position(id, fen);
    criterion.benchmark_group(name).bench_function(id, |bench| {
        bench.iter(|| ask(variant(id), black_box(&position)));
    });
}

fn search(criterion: &mut Criterion) {
    let chess = ("chess", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1");
    let gravitatur =
        ("gravitatur", "r1b1kb1r/pp2pppp/2n2n2/1q6/3p4/1PN2N2/P1PP1PPP/R1BQKB1R w - - 0 1");
    let d8 = (
        "superpermutation-d8",
        "r1b2bn1/kp1P4/3N1p1P/2PppqPp/pPpQ2pr/3nP3/P4P2/RNB1RBK1 b - - 0 12 -",
    );
    // A turn after a roll that can be undone.
    let totem = (
        "totem",
        "r3qkb1r/pb1p2pt1/npp2np2/4pp3/1P1P4p/6P1P/2Q30P1/P1P2P3/RN2TKBNR b KQkq i3 0 14 0 - - \
         r3qkb1r/pb1p2pt1/npp2np2/4pp3/1P1P4p/6P1P/2Q201P1/P1P2P3/RN2TKBNR,KQkq,i3,0,-",
    );
    for game in [chess, gravitatur, d8, totem] {
        ask_one(criterion, "search hash", game, |variant, it| variant.search().position_hash(it));
        ask_one(criterion, "repetition hash", game, Variant::repetition_hash);
        let mut legal = Vec::new();
        variant(game.0).legal_actions(&position(game.0, game.1), &mut legal);
        let any = legal[legal.len() / 2];
        ask_one(criterion, "is_legal", game, |variant, it| variant.is_legal(it, any));
        let mut actions = Vec::new();
        ask_one(criterion, "captures", game, |variant, it| {
            actions.clear();
            variant.search().tactical_moves(it, &mut actions);
            actions.len()
        });
    }
    let mut placements = Vec::new();
    ask_one(criterion, "placements", gravitatur, |variant, it| {
        placements.clear();
        variant.search().placements(it, &mut placements);
        placements.len()
    });
}

criterion_group! {
    name = benches;
    config = Criterion::default().measurement_time(Duration::from_secs(4)).sample_size(20);
    targets = count, list, search
}
criterion_main!(benches);
