//! Arbitrary interactions of a stranger, as no client of Discord's sends them: each is answered, and
//! what others play and have chosen stays as it is.

mod others;

use playground::{Answer, Forged, Id};
use proptest::prelude::*;
use proptest::sample::{Index, select};
use proptest::strategy::ValueTree;
use proptest::test_runner::{Config, TestRunner};
use serde_json::{Value, json};

use self::others::{in_the_middle, of_others, public};
use tests::World;

/// How many interactions are made up.
const CASES: usize = 400;

fn number() -> impl Strategy<Value = String> {
    let odd = [
        "0",
        "-1",
        "+1",
        " 1",
        "",
        "1e9",
        "0x1",
        "١",
        "9223372036854775807",
        "-9223372036854775808",
        "18446744073709551615",
        "18446744073709551616",
        "99999999999999999999999999999999",
    ];
    prop_oneof![
        4 => (0_u8..5).prop_map(|it| it.to_string()),
        2 => select(odd.to_vec()).prop_map(str::to_owned),
        1 => any::<i64>().prop_map(|it| it.to_string()),
    ]
}

/// Something that people could type, or a menu send.
fn text() -> impl Strategy<Value = String> {
    let odd = [
        "e2e4",
        "e4",
        "d4",
        "@c8/a7a8q",
        "prevent",
        "accept",
        "sacrifice",
        "roll",
        "chess",
        "totem",
        "gravitatur",
        "5",
        "q",
        "white",
        "walnut",
        "2d6+1",
        "@everyone <@1> **x** `y`",
        "\u{202e}\u{200b}",
        "8/8/8/8/8/8/8/8 w - - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "",
    ];
    prop_oneof![
        5 => select(odd.to_vec()).prop_map(str::to_owned),
        1 => any::<String>(),
        1 => number(),
        1 => Just("x".repeat(6000)),
    ]
}

/// What a button or menu might say: with `n` for numbers and `t` for texts.
pub(super) const CLICKS: [&str; 58] = [
    "challenge:accept:n",
    "challenge:decline:n",
    "challenge:withdraw:n",
    "challenge:to:n",
    "offer:accept:n",
    "offer:decline:n",
    "offer:withdraw:n",
    "engine:ask",
    "engine:game",
    "engine:level:totem:n",
    "engine:begin:totem:n:white",
    "help:n",
    "rules:totem:n",
    "learn:chess:n",
    "learn:chess:n:roll",
    "learn:chess:n:answer:t",
    "leaderboard:chess:n",
    "view:n:n",
    "view:n:n:next",
    "animation:n",
    "review:n",
    "review:n:n:next",
    "review:n:terms",
    "games:n",
    "moves:n:n",
    "follow:n:yes",
    "forget:no",
    "channels",
    "puzzles",
    "puzzle:t:n:t:open",
    "theme:person",
    "theme:server",
    "puzzles:games",
    "setting:person",
    "setting:server",
    "dice:n",
    "file:n:view:n:last",
    "file:n:animation",
    "file:n:dice",
    "roll:n:n",
    "more:n:n",
    "hint:n:n",
    "draw:n:n",
    "claim:n:n",
    "takeback:n:n",
    "oops:n:n",
    "rematch:n:n",
    "win:n:n",
    "day:n:n",
    "pause:n:n",
    "type:n:n",
    "play:n:n:t",
    "pick:n:n:t:n",
    "answer:n:n:resign:yes",
    "decide:n:n:prevent",
    "decide:n:n:t",
    "open:n:n:t",
    "ask:n:n:t",
];

/// What anybody may look at, for themselves alone: under a board that all see, it stays as it is.
const LOOKS: [&str; 8] = [
    "help:n",
    "rules:chess:n",
    "rules:totem:n",
    "rules:superpermutation-d8:n",
    "learn:chess:n",
    "leaderboard:chess:n",
    "games:n",
    "dice:n",
];

/// What only who is next in the first game may do, or what its board offers.
const TURNS: [&str; 10] = [
    "roll:1:n",
    "decide:1:n:accept",
    "decide:1:n:prevent",
    "play:1:n",
    "play:1:n:t",
    "pick:1:n:t:n",
    "open:1:n:t",
    "claim:1:n",
    "answer:1:n:sacrifice:yes",
    "answer:1:n:undo:yes",
];

fn filled(clicks: &'static [&'static str]) -> impl Strategy<Value = String> {
    let filled = (select(clicks), prop::collection::vec((number(), text()), 4));
    filled.prop_map(|(click, fill)| {
        let parts = click.split(':').enumerate().map(|(place, part)| match part {
            "n" => fill[place % 4].0.clone(),
            "t" => fill[place % 4].1.clone(),
            part => part.to_owned(),
        });
        parts.collect::<Vec<_>>().join(":")
    })
}

fn custom_id() -> impl Strategy<Value = String> {
    prop_oneof![10 => filled(&CLICKS), 3 => filled(&LOOKS), 1 => any::<String>(), 1 => text()]
}

fn value() -> impl Strategy<Value = Value> {
    prop_oneof![
        4 => text().prop_map(Value::from),
        2 => any::<i64>().prop_map(Value::from),
        1 => (-3_i64..40).prop_map(Value::from),
        1 => any::<bool>().prop_map(Value::from),
        1 => any::<f64>().prop_map(Value::from),
        1 => Just(json!({ "of": [1, null] })),
        1 => Just(Value::Null),
    ]
}

fn options() -> impl Strategy<Value = Value> {
    let specs = bot::specs().iter().flat_map(|spec| spec.options.iter().map(|it| it.name));
    let mut names: Vec<&str> = specs.collect();
    names.sort_unstable();
    names.dedup();
    let option = (select(names), 0_u8..13, value(), any::<bool>()).prop_map(
        |(name, kind, value, focused)| {
            json!({ "name": name, "type": kind, "value": value, "focused": focused })
        },
    );
    prop::collection::vec(option, 0..5).prop_map(Value::from)
}

/// Discord's number for a kind of interaction, and what it says.
fn interaction() -> impl Strategy<Value = (u64, Value)> {
    // Where anybody looks at a board again, its buttons go to the new message.
    let commands = bot::specs().iter().map(|it| it.name).filter(|&name| name != "board");
    let names: Vec<&str> = commands.chain(["Challenge", "x"]).collect();
    let command = (prop_oneof![Just(2_u64), Just(4)], select(names), options(), 0_u8..3, number());
    let command = command.prop_map(|(kind, name, options, of, target)| {
        let resolved = json!({ "users": { "1": 7 }, "attachments": { "1": { "url": 5 } } });
        let data = json!({ "name": name, "type": of, "options": options, "target_id": target,
            "resolved": resolved });
        (kind, data)
    });
    let click = (custom_id(), prop::collection::vec(text(), 0..3));
    let click = click.prop_map(|(id, values)| (3, json!({ "custom_id": id, "values": values })));
    let form = (custom_id(), value()).prop_map(|(id, value)| {
        let row = json!({ "components": [{ "custom_id": "turn", "value": value }] });
        (5, json!({ "custom_id": id, "components": [row] }))
    });
    prop_oneof![2 => command, 5 => click, 1 => form]
}

/// A click on what only who is next may use, or a command of theirs.
fn turn() -> impl Strategy<Value = (u64, Value)> {
    let click = (filled(&TURNS), prop::collection::vec(text(), 0..3));
    let click = click.prop_map(|(id, values)| (3, json!({ "custom_id": id, "values": values })));
    let form = (number(), text()).prop_map(|(ply, turn)| {
        let row = json!({ "components": [{ "custom_id": "turn", "value": turn }] });
        (5, json!({ "custom_id": format!("type:1:{ply}"), "components": [row] }))
    });
    let command = (select(vec!["roll", "move", "hint"]), text()).prop_map(|(name, turn)| {
        let options = json!([{ "name": "turn", "type": 3, "value": turn }]);
        (2, json!({ "name": name, "type": 1, "options": options }))
    });
    prop_oneof![4 => click, 1 => form, 1 => command]
}

/// Where it is sent from: mostly where the messages are.
fn place<const N: usize>(here: Id, elsewhere: [Id; N]) -> impl Strategy<Value = Id> {
    prop_oneof![2 => Just(here), 1 => select(elsewhere.to_vec())]
}

#[tokio::test]
async fn whatever_a_player_sends_out_of_turn_is_answered_and_changes_nothing() {
    let world = World::builder().fixed_dice(5).system_clock().start().await;
    let messages = in_the_middle(&world).await;
    let mut kept = world.database.connect().await;
    let before = of_others(&mut kept).await;
    let (ada, channel) = (world.playground.person("Ada"), world.playground.channel("chess"));
    let shown = public(&world, (ada, channel), &messages);
    let mut runner = TestRunner::new(Config::default());
    let elsewhere = ["general", "Ada, Boris"].map(|name| world.playground.channel(name));
    let sent = (turn(), any::<Index>(), place(channel, elsewhere));
    for _ in 0..CASES {
        let ((kind, data), message, at) = sent.new_tree(&mut runner).expect("a case").current();
        let forged = Forged { kind, message: Some(*message.get(&messages)), data };
        let what = format!("{forged:?} in {at}");
        let outcome = world.playground.forge(ada, at, forged).await.expect("it is sent");
        assert!(!matches!(outcome.answer, Answer::Silence), "not answered: {what}");
        let text = outcome.content();
        assert!(!text.contains("went wrong"), "{text}: {what}");
        assert_eq!(of_others(&mut kept).await, before, "{what}");
        assert_eq!(public(&world, (ada, channel), &messages), shown, "{what}");
    }
    world.finish().await;
}

#[tokio::test]
async fn a_click_from_elsewhere_takes_no_buttons_off() {
    let world = World::builder().fixed_dice(5).system_clock().start().await;
    let messages = in_the_middle(&world).await;
    let (chen, channel) = (world.playground.person("Chen"), world.playground.channel("chess"));
    let shown = public(&world, (chen, channel), &messages);
    // The challenge has been accepted, and where somebody has brought the bot along, a click is all
    // that can take the buttons off.
    let data = json!({ "custom_id": "challenge:accept:1", "values": [] });
    let at = world.playground.channel("Friends");
    for &message in &messages {
        let forged = Forged { kind: 3, message: Some(message), data: data.clone() };
        let outcome = world.playground.forge(chen, at, forged).await.expect("it is sent");
        assert!(outcome.is_private(), "{outcome:?}");
        assert_eq!(public(&world, (chen, channel), &messages), shown);
    }
    world.finish().await;
}

#[tokio::test]
async fn whatever_a_stranger_sends_is_answered_and_changes_nothing_of_others() {
    let world = World::builder().fixed_dice(5).system_clock().start().await;
    let messages = in_the_middle(&world).await;
    let mut kept = world.database.connect().await;
    let before = of_others(&mut kept).await;
    assert!(before.len() > 5, "{before:?}");
    let (chen, channel) = (world.playground.person("Chen"), world.playground.channel("chess"));
    let shown = public(&world, (chen, channel), &messages);
    assert!(shown.len() > 3, "{shown:?}");
    let mut runner = TestRunner::new(Config::default());
    let own = ["general", "Eightfold (Chen)", "Friends"].map(|name| world.playground.channel(name));
    let elsewhere = [own[0], own[1], own[2], world.playground.add_foreign_channel("elsewhere")];
    let message = prop::option::weighted(0.9, any::<Index>());
    let sent = (interaction(), message, place(channel, elsewhere));
    for _ in 0..CASES {
        let ((kind, data), message, at) = sent.new_tree(&mut runner).expect("a case").current();
        let message = message.map(|index| *index.get(&messages));
        let forged = Forged { kind, message, data };
        let what = format!("{forged:?} in {at}");
        let outcome = world.playground.forge(chen, at, forged).await.expect("it is sent");
        assert!(!matches!(outcome.answer, Answer::Silence), "not answered: {what}");
        let text = outcome.content();
        assert!(!text.contains("went wrong"), "{text}: {what}");
        let after = of_others(&mut kept).await;
        let changed: Vec<_> = after.iter().filter(|row| !before.contains(row)).collect();
        assert!(changed.is_empty() && after.len() == before.len(), "{changed:?}: {what}");
        assert_eq!(public(&world, (chen, channel), &messages), shown, "{what}");
    }
    world.finish().await;
}
