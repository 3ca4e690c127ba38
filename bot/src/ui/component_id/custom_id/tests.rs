use strum::VariantArray;

use super::super::{ChallengeClick, ForgetClick, OfferAnswer, Question, SettingsOf, ViewerButton};
use super::*;
use crate::ids::{ChallengeId, FileId, OfferId};

#[test]
fn every_click_is_read_as_it_was_written() {
    let board = BoardId { game: GameId(17), seq: 3 };
    let totem = rules::variants::by_id("totem").unwrap();
    let path = ["d", "d4", "e7", "e8", "q"].map(str::to_owned).to_vec();
    let mut clicks = vec![
        ComponentId::Board(board, BoardClick::Play(None)),
        ComponentId::Board(board, BoardClick::Play(Some("@c8/a7a8q".parse().unwrap()))),
        ComponentId::Board(board, BoardClick::Open(Vec::new())),
        ComponentId::Board(board, BoardClick::Open(path.clone())),
        ComponentId::Animation(GameId(17)),
        ComponentId::Review(GameId(17), None),
        ComponentId::ReviewTerms(GameId(17)),
        ComponentId::ChallengeTo(UserId(5)),
        ComponentId::Dice(GameId(17)),
        ComponentId::Share(GameId(17)),
        ComponentId::File(FileId(3), FileClick::Animation),
        ComponentId::File(FileId(3), FileClick::Dice),
        ComponentId::Help(1),
        ComponentId::Channels,
        ComponentId::PuzzleGames,
        ComponentId::Games(2),
        ComponentId::GoOnHere(GameId(7)),
        ComponentId::Moves(GameId(17), 2),
        ComponentId::Follow(GameId(17), true),
        ComponentId::Follow(GameId(17), false),
        ComponentId::Engine(EngineClick::Ask),
        ComponentId::Engine(EngineClick::Game),
        ComponentId::Engine(EngineClick::Level(totem, Level::LOWEST)),
        ComponentId::Engine(EngineClick::Begin(totem, Level::HIGHEST, ColorChoice::Random)),
        ComponentId::View(GameId(17), 3, None),
        ComponentId::Board(board, BoardClick::Pick { path: Vec::new(), page: 0 }),
        ComponentId::Board(board, BoardClick::Pick { path, page: 41 }),
    ];
    for variant in rules::variants::VARIANTS {
        clicks.push(ComponentId::Guide(*variant, 2));
        clicks.push(ComponentId::Leaderboard(*variant, 2));
        let answers = ["d4", "@c8/a7a8q", "prevent"].map(|it| it.parse().ok());
        let answers = answers.into_iter().chain([None]);
        let answers = answers.map(|answer| LearnClick::Answer(3, answer));
        let learn = [LearnClick::Task(0), LearnClick::Roll(1), LearnClick::Play];
        clicks.extend(learn.into_iter().chain(answers).map(|it| ComponentId::Learn(*variant, it)));
    }
    for &answer in ForgetClick::VARIANTS {
        clicks.push(ComponentId::Forget(answer));
    }
    for &of in SettingsOf::VARIANTS {
        clicks.push(ComponentId::Theme(of));
        clicks.push(ComponentId::Setting(of));
    }
    for &button in ViewerButton::VARIANTS {
        clicks.push(ComponentId::View(GameId(17), 0, Some(button)));
        clicks.push(ComponentId::Review(GameId(17), Some((4, button))));
        clicks.push(ComponentId::File(FileId(3), FileClick::View(7, button)));
    }
    for &what in ChallengeClick::VARIANTS {
        clicks.push(ComponentId::Challenge(ChallengeId(5), what));
    }
    for &what in OfferAnswer::VARIANTS {
        clicks.push(ComponentId::Offer(OfferId(5), what));
    }
    for (what, _) in PLAIN {
        clicks.push(ComponentId::Board(board, what));
    }
    for (action, _) in DECISIONS {
        clicks.push(ComponentId::Board(board, BoardClick::Decide(action)));
    }
    for &question in Question::VARIANTS {
        clicks.push(ComponentId::Board(board, BoardClick::Ask(question)));
        for yes in [true, false] {
            clicks.push(ComponentId::Board(board, BoardClick::Answer(question, yes)));
        }
    }
    for click in clicks {
        let text = click.to_string();
        let read: ComponentId = text.parse().unwrap();
        assert_eq!(read.to_string(), text);
        assert_eq!(std::mem::discriminant(&read), std::mem::discriminant(&click), "{text}");
    }
}

#[test]
fn a_custom_id_is_never_too_long() {
    let board = BoardId { game: GameId(u64::MAX), seq: i64::MIN };
    let path = ["~@d4/Ng1xe8=Q", "d", "d4", "e7", "e8", "q"].map(str::to_owned).to_vec();
    let longest = ComponentId::Board(board, BoardClick::Pick { path, page: usize::MAX });
    assert!(longest.to_string().len() <= 100, "{longest}");
}

#[test]
fn what_we_never_wrote_is_refused() {
    for text in [
        "",
        ":",
        "roll",
        "roll:1",
        "roll:x:y",
        "roll:1:0:more",
        "roll:99999999999999999999:0",
        "decide:1:0:e2e4",
        "decide:1:0:",
        "pick:1:0",
        "pick:1:0:e2:-1",
        "ask:1:0:chess",
        "play:1:0:e9",
        "open:1:0",
        "more:1",
        "type:1:0:e2e4",
        "view:1:x",
        "view:1:2:there",
        "dice:x",
        "file:1",
        "file:x:dice",
        "file:1:view:2",
        "file:1:view:2:there",
        "file:1:dice:2",
        "theme:nobody",
        "channels:1",
        "forget:nobody",
        "forget:yes:1",
        "animation:1:2",
        "review:x",
        "review:1:2",
        "review:1:-1:next",
        "review:1:2:there",
        "help:x",
        "help:1:end",
        "answer:1:0:resign:maybe",
        "answer:1:0:resign",
        "rules:nope:0",
        "rules:chess:x",
        "rules:chess:0:end",
        "learn:chess",
        "learn:nope:0",
        "learn:chess:-1",
        "learn:chess:0:roll:1",
        "learn:chess:0:answer:boo",
        "learn:chess:play:1",
        "leaderboard:chess",
        "leaderboard:nope:0",
        "leaderboard:chess:-1",
        "leaderboard:chess:0:end",
        "challenge:steal:1",
        "challenge:to:ada",
        "challenge:to:0",
        "challenge:accept:-1",
        "offer:accept",
        "offer:steal:1",
        "oops:1:0:2",
        "engine",
        "engine:ask:1",
        "engine:level:0",
        "engine:game:9",
        "\u{1f4a5}",
    ] {
        assert!(text.parse::<ComponentId>().is_err(), "{text}");
    }
}
