//! What a person asked for and cannot have, told by what is wrong and what would work.

use rules::Color;
use speech::{Fact, Language, commands, games, reading};

use super::{file_refusal, limits, permissions};
use crate::game::puzzle::Kind;
use crate::game::{
    ChallengeRefusal, ChallengeState, Duty, FreeRollError, OddsRefusal, OfferRefusal, OfferState,
    Refusal as GameRefusal, RunningGame, TimeRefusal,
};
use crate::ids::GameId;
use crate::ui::component_id::{BoardClick, ComponentId, Question};
use crate::ui::refusal::Refusal;
use crate::ui::reply::{Button, Reply, Row, Style};

/// A refusal, for the person alone, with what can be done about it there.
pub(in crate::ui) fn refused(language: Language, refusal: &Refusal) -> Reply {
    let reply = Reply::private(words(language, refusal));
    let Refusal::Game(GameRefusal::TooManyAgainstEngine(games)) = refusal else {
        return reply;
    };
    // Where the channel is gone, nothing else could be done about the game.
    let resign = |it: &RunningGame| {
        let click = ComponentId::Board(it.board, BoardClick::Ask(Question::Resign));
        let label = language.say("button-resign-game", &[game_fact(it.board.game)]);
        Button::new(&label, &click, Style::Danger)
    };
    reply.with_row(Row::Buttons(games.iter().map(resign).collect()))
}

fn words(language: Language, refusal: &Refusal) -> String {
    let code = |text: &str| format!("`{text}`");
    let key = match refusal {
        Refusal::Game(refusal) => return of_the_game(language, refusal),
        Refusal::MissingOption(option) => {
            return language.say("refused-missing-option", &[("option", (*option).into())]);
        }
        Refusal::BadOption { option, values } => {
            let values = values.iter().map(|value| code(value)).collect();
            let facts = [("option", (*option).into()), ("values", values)];
            return language.say("refused-bad-option", &facts);
        }
        Refusal::Download(error) => return file_refusal::download(language, error),
        Refusal::OtherChannels(channels) => return permissions::other_channels(language, channels),
        Refusal::NoThread(why) => {
            return permissions::no_thread(language, why, "refused-no-thread");
        }
        Refusal::NoThreadBusy(why) => {
            return permissions::no_thread(language, why, "refused-no-thread-busy");
        }
        Refusal::NoThreadForRematch(why) => {
            return permissions::no_thread(language, why, "refused-no-thread-rematch");
        }
        &Refusal::TooOften { what, limit, seconds } => {
            return limits::too_often(language, what, limit, seconds);
        }
        Refusal::Busy => "refused-busy",
        Refusal::DiscordSlow => "refused-discord-slow",
        Refusal::OutsideServers => "refused-outside-servers",
        Refusal::BusyHere => "refused-busy-here",
        Refusal::AlreadyHere(game) => {
            return language.say("refused-already-here", &[game_fact(*game)]);
        }
        Refusal::ChannelThere(game, channel) => {
            let facts = [game_fact(*game), ("channel", format!("<#{channel}>").into())];
            return language.say("refused-channel-there", &facts);
        }
        Refusal::Unseen => "outside-refused-unseen",
        Refusal::UnknownCommand => "refused-unknown-command",
        Refusal::UnknownButton => "refused-unknown-button",
        Refusal::FreeRoll(FreeRollError::Form) => "refused-roll-form",
        Refusal::FreeRoll(FreeRollError::Count) => "refused-roll-count",
        Refusal::FreeRoll(FreeRollError::Sides) => "refused-roll-sides",
        Refusal::FreeRoll(FreeRollError::Bonus) => "refused-roll-bonus",
        Refusal::FollowsOwn(game) => {
            return language.say("refused-follows-own", &[game_fact(*game)]);
        }
        Refusal::NoSuchPuzzle { variant: Some(variant), kinds } => {
            let kind = |kind: &Kind| commands::choice(language, kind.name());
            let variant = ("variant", games::name_by_id(language, variant).into());
            let facts = [variant, ("kinds", kinds.iter().map(kind).collect())];
            return language.say("refused-no-such-puzzle", &facts);
        }
        Refusal::NoSuchPuzzle { variant: None, .. } => "refused-no-puzzle",
        Refusal::LessonGone => "refused-lesson-gone",
        Refusal::NoReviewPage(game) => {
            return language.say("refused-review-page", &[game_fact(*game)]);
        }
        Refusal::PuzzleGone => "refused-puzzle-gone",
        Refusal::NotManager => "refused-not-manager",
        Refusal::NoProfile => "refused-no-profile",
        Refusal::NotLegalNow => "refused-not-legal-now",
    };
    language.say(key, &[])
}

fn of_the_game(language: Language, refusal: &GameRefusal) -> String {
    let of_game = |key, game: GameId| language.say(key, &[game_fact(game)]);
    match refusal {
        GameRefusal::NoSuchGame(game) => of_game("refused-no-such-game", *game),
        GameRefusal::NoSuchFile => language.say("file-refused-not-kept", &[]),
        GameRefusal::NoPosition { variant, error } => {
            file_refusal::no_position(language, variant, error)
        }
        GameRefusal::PositionOver => language.say("position-refused-over", &[]),
        GameRefusal::File(refusal) => file_refusal::words(language, refusal),
        GameRefusal::NoGameYet => language.say("refused-no-game-yet", &[]),
        GameRefusal::NoGameRunning => language.say("refused-no-game-running", &[]),
        GameRefusal::Ended(game) => of_game("refused-ended", *game),
        GameRefusal::NotSeated(game) => of_game("refused-not-seated", *game),
        GameRefusal::NotNext { next, duty, own } => not_next(language, *next, *duty, *own),
        GameRefusal::EngineThinks => language.say("refused-engine-thinks", &[]),
        GameRefusal::Stopping => language.say("refused-stopping", &[]),
        GameRefusal::EngineBusy => language.say("refused-engine-busy", &[]),
        GameRefusal::NotAgainstEngine(game) => of_game("refused-not-against-engine", *game),
        GameRefusal::TooManyAgainstEngine(games) => {
            let channels = games.iter().map(|it| format!("<#{}>", it.channel)).collect();
            language.say("challenge-refused-too-many", &[("channels", channels)])
        }
        GameRefusal::RollFirst => language.say("refused-roll-first", &[]),
        GameRefusal::DecideFirst { can_accept: true, .. } => {
            language.say("refused-decide-first", &[])
        }
        GameRefusal::DecideFirst { can_accept: false, mover } => {
            language.say("refused-prevent-first", &[("side", (*mover).into())])
        }
        GameRefusal::NoRollDue => language.say("refused-no-roll-due", &[]),
        GameRefusal::NoDie(id) => {
            language.say("refused-no-die", &[("game", games::name_by_id(language, id).into())])
        }
        GameRefusal::OldBoard { game, taken_back: true, .. } => {
            of_game("refused-old-board-taken-back", *game)
        }
        GameRefusal::OldBoard { game, since, .. } => old_board(language, *game, *since),
        GameRefusal::Illegal(action) => {
            language.say("refused-illegal", &[("action", action.to_string().into())])
        }
        GameRefusal::Unread(error) => reading::mistake(language, error),
        GameRefusal::Duplicate => language.say("refused-duplicate", &[]),
        GameRefusal::NoSuchTurn { game, turns, ended } => {
            no_such_turn(language, *game, *turns, *ended)
        }
        GameRefusal::ReviewRunning(game) => of_game("refused-review-running", *game),
        GameRefusal::ReviewHelps(game) => of_game("refused-review-helps", *game),
        GameRefusal::NothingToReview(game) => of_game("refused-review-nothing", *game),
        GameRefusal::TooManyReviews => language.say("refused-review-many", &[]),
        GameRefusal::Challenge(refusal) => of_a_challenge(language, *refusal),
        GameRefusal::Offer(refusal) => of_an_offer(language, *refusal),
        GameRefusal::Odds(refusal) => of_odds(language, *refusal),
        GameRefusal::Time(TimeRefusal::NotLate) => language.say("time-refused-not-late", &[]),
        GameRefusal::Time(TimeRefusal::NoClock) => language.say("time-refused-no-clock", &[]),
        GameRefusal::Time(TimeRefusal::OwnTime) => language.say("time-refused-own-time", &[]),
    }
}

/// A game by its number, which is an id and no count.
fn game_fact(game: GameId) -> (&'static str, Fact) {
    ("game", game.to_string().into())
}

fn not_next(language: Language, next: Color, duty: Duty, own: Color) -> String {
    let duty = match duty {
        Duty::Roll => "roll",
        Duty::Decide => "decide",
        Duty::Turn => "turn",
    };
    let facts = [("duty", duty.into()), ("side", next.into()), ("own", own.into())];
    language.say("refused-not-next", &facts)
}

fn old_board(language: Language, game: GameId, since: Option<u64>) -> String {
    match since.map(|since| usize::try_from(since).unwrap_or(usize::MAX)) {
        Some(since) => {
            language.say("refused-old-board", &[game_fact(game), ("since", since.into())])
        }
        None => language.say("refused-unknown-board", &[game_fact(game)]),
    }
}

fn no_such_turn(language: Language, game: GameId, turns: usize, ended: bool) -> String {
    let key = match (turns, ended) {
        (0, _) => return language.say("refused-no-turn-yet", &[game_fact(game)]),
        (_, false) => "refused-no-such-turn",
        (_, true) => "refused-no-such-turn-ended",
    };
    language.say(key, &[game_fact(game), ("turns", turns.into())])
}

fn of_odds(language: Language, refusal: OddsRefusal) -> String {
    let key = match refusal {
        OddsRefusal::Running(game) => {
            return language.say("odds-refused-running", &[game_fact(game)]);
        }
        OddsRefusal::OwnGame(game) => {
            return language.say("odds-refused-own-game", &[game_fact(game)]);
        }
        OddsRefusal::Over { game, last: Some(last) } => {
            return language.say("odds-refused-over", &[game_fact(game), ("turns", last.into())]);
        }
        OddsRefusal::Over { game, last: None } => {
            return language.say("odds-refused-always-over", &[game_fact(game)]);
        }
        OddsRefusal::WhichVariant => "odds-refused-which-variant",
        OddsRefusal::GameAndPosition => "odds-refused-game-and-position",
        OddsRefusal::TurnAndPosition => "odds-refused-turn-and-position",
        OddsRefusal::VariantAlone => "odds-refused-variant-alone",
    };
    language.say(key, &[])
}

fn of_an_offer(language: Language, refusal: OfferRefusal) -> String {
    let key = match refusal {
        OfferRefusal::Offered(kind) => {
            return language.say("offer-refused-offered", &[("kind", kind.name().into())]);
        }
        OfferRefusal::Made(kind) => {
            return language.say("offer-refused-made", &[("kind", kind.name().into())]);
        }
        OfferRefusal::DrawTooSoon(turns) => {
            return language.say("offer-refused-draw-too-soon", &[("turns", turns.into())]);
        }
        OfferRefusal::EngineDeclines(turns) => {
            return language.say("offer-refused-engine", &[("turns", turns.into())]);
        }
        OfferRefusal::StillRunning(game) => {
            return language.say("offer-refused-still-running", &[game_fact(game)]);
        }
        OfferRefusal::Unknown => "offer-refused-unknown",
        OfferRefusal::Closed(OfferState::Accepting | OfferState::Accepted) => {
            "offer-refused-accepted"
        }
        OfferRefusal::Closed(OfferState::Declined) => "offer-refused-declined",
        OfferRefusal::Closed(OfferState::Withdrawn) => "offer-refused-withdrawn",
        OfferRefusal::Closed(OfferState::Open | OfferState::Expired) => "offer-refused-lapsed",
        OfferRefusal::Own => "offer-refused-own",
        OfferRefusal::NotTheirs => "offer-refused-not-theirs",
        OfferRefusal::NoClaim => "offer-refused-no-claim",
        OfferRefusal::NoTurnYet => "offer-refused-no-turn-yet",
        OfferRefusal::NotTheirTurn => "offer-refused-not-their-turn",
        OfferRefusal::TooLate => "offer-refused-too-late",
        OfferRefusal::Forgotten => "offer-refused-forgotten",
        OfferRefusal::RematchBegun => "offer-refused-rematch-begun",
        OfferRefusal::NoThreadsForRematch => "offer-refused-no-threads-for-rematch",
        OfferRefusal::NoThreadsOutsideForRematch => "outside-refused-rematch",
    };
    language.say(key, &[])
}

fn of_a_challenge(language: Language, refusal: ChallengeRefusal) -> String {
    let key = match refusal {
        ChallengeRefusal::TooMany(crowd) => return limits::too_many(language, crowd),
        ChallengeRefusal::OwnGame(game) => {
            return language.say("challenge-refused-own-game", &[game_fact(game)]);
        }
        ChallengeRefusal::Oneself => "challenge-refused-oneself",
        ChallengeRefusal::Bot => "challenge-refused-bot",
        ChallengeRefusal::LevelOfPerson => "challenge-refused-level",
        ChallengeRefusal::PaceOfEngine => "challenge-refused-pace",
        ChallengeRefusal::RatedEngine => "challenge-refused-rated",
        ChallengeRefusal::RatedPosition => "challenge-refused-rated-position",
        ChallengeRefusal::RatedOutside => "outside-refused-rated",
        ChallengeRefusal::NobodyElse => "outside-refused-nobody-else",
        ChallengeRefusal::Made => "challenge-refused-made",
        ChallengeRefusal::Same => "challenge-refused-same",
        ChallengeRefusal::Unknown => "challenge-refused-unknown",
        ChallengeRefusal::Closed(ChallengeState::Accepted) => "challenge-refused-accepted",
        ChallengeRefusal::Closed(ChallengeState::Declined) => "challenge-refused-declined",
        ChallengeRefusal::Closed(ChallengeState::Withdrawn) => "challenge-refused-withdrawn",
        ChallengeRefusal::Closed(ChallengeState::Open | ChallengeState::Expired) => {
            "challenge-refused-lapsed"
        }
        ChallengeRefusal::Own => "challenge-refused-own",
        ChallengeRefusal::ForAnother => "challenge-refused-for-another",
        ChallengeRefusal::Answered => "challenge-refused-answered",
        ChallengeRefusal::OpenToAll => "challenge-refused-open-to-all",
        ChallengeRefusal::NotTheChallenger => "challenge-refused-not-challenger",
        ChallengeRefusal::NoThreadsHere => "challenge-refused-no-threads-here",
        ChallengeRefusal::NoThreadsOutside => "outside-refused-thread",
    };
    language.say(key, &[])
}
