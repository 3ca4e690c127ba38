//! How somebody's games in a server went.

use speech::{Fact, Language, variant_names};

use super::outcome::{halves, rating};
use crate::game::puzzle::PuzzleStats;
use crate::game::{HeadToHead, Profile, Roll, VariantRecord, WinDrawLoss};
use crate::ids::UserId;
use crate::ui::{Appearance, Reply, User, pictures};

/// Record, ratings, opponents and luck, with the curve of a rating, for all to see.
pub(in crate::ui) fn profile(
    profile: Profile,
    puzzler: Option<PuzzleStats>,
    user: &User,
    appearance: Appearance,
) -> Reply {
    let language = appearance.language;
    let name = [("name", user.id.into())];
    let mut lines = vec![language.format("profile-heading", &name)];
    lines.extend(profile.played.iter().flat_map(|it| played(language, it)));
    if !profile.opponents.is_empty() {
        let opponents = profile.opponents.iter().map(|it| opponent(language, it));
        lines.push(language.format("profile-opponents", &[("opponents", opponents.collect())]));
    }
    let [best, worst] = profile.luck;
    lines.extend(best.map(|it| roll(language, "profile-luckiest", it)));
    lines.extend(worst.map(|it| roll(language, "profile-unluckiest", it)));
    lines.extend(puzzler.map(|it| puzzles(language, it)));
    lines.extend(small_print(language, &profile));
    let reply = Reply::public(lines.join("\n"));
    match profile.history {
        Some(history) => reply.with_picture(pictures::curve(history, &user.name, appearance)),
        None => reply,
    }
}

/// What is said, privately, where no game of somebody has ended.
pub(in crate::ui) fn no_profile(language: Language, user: UserId) -> Reply {
    Reply::private(language.format("profile-empty", &[("name", user.into())]))
}

/// How well somebody solves puzzles, wherever they do.
fn puzzles(language: Language, puzzler: PuzzleStats) -> String {
    let facts = [
        ("rating", Fact::from(rating(puzzler.rating))),
        ("solved", puzzler.solved.into()),
        ("count", puzzler.tries.into()),
        ("streak", puzzler.streak.into()),
    ];
    language.format("profile-puzzles", &facts)
}

fn played(language: Language, played: &VariantRecord) -> Vec<String> {
    let variant = ("variant", Fact::from(variant_names::name(language, played.variant)));
    let heading = match played.rating {
        Some((points, games)) => {
            let facts = [variant, ("rating", rating(points).into()), ("count", games.into())];
            language.format("profile-rating", &facts)
        }
        None => language.format("profile-no-rating", &[variant]),
    };
    let people = played.people.map(|it| tally(language, "profile-people", it));
    let engine = played.engine.map(|it| tally(language, "profile-engine", it));
    [Some(heading), people, engine].into_iter().flatten().collect()
}

fn tally(language: Language, key: &str, WinDrawLoss { won, drawn, lost }: WinDrawLoss) -> String {
    language.format(key, &[("won", won.into()), ("draws", drawn.into()), ("losses", lost.into())])
}

fn opponent(language: Language, opponent: &HeadToHead) -> String {
    let [score, theirs] = opponent.scores.map(|score| Fact::from(halves(score)));
    let facts = [("name", opponent.user.into()), ("score", score), ("theirs", theirs)];
    language.format("profile-opponent", &facts)
}

fn roll(language: Language, key: &str, roll: Roll) -> String {
    let facts = [
        ("number", roll.number.into()),
        ("turn", roll.move_number.into()),
        ("game", roll.game.into()),
        ("variant", variant_names::name(language, roll.variant).into()),
        ("percent", roll.percent.abs().into()),
    ];
    language.format(key, &facts)
}

/// What the picture shows, what luck is, and what the mark means that some ratings have.
fn small_print(language: Language, profile: &Profile) -> Option<String> {
    let history = profile.history.as_ref().map(|history| {
        let variant = variant_names::name(language, history.variant);
        language.format("profile-picture", &[("variant", variant.into())])
    });
    let lucky = profile.luck.iter().any(Option::is_some);
    let luck = lucky.then(|| language.format("profile-luck", &[]));
    let marked = profile.played.iter().any(|it| it.rating.is_some_and(|(it, _)| it.provisional));
    let mark = marked.then(|| language.format("profile-mark", &[]));
    let small: Vec<String> = [history, luck, mark].into_iter().flatten().collect();
    (!small.is_empty()).then(|| format!("-# {}", small.join(" · ")))
}

#[cfg(test)]
mod tests {
    use rules::variants::VARIANTS;

    use super::*;
    use crate::game::{History, Rating};
    use crate::ids::GameId;

    /// Everything that a profile can have, each as long as it gets.
    fn fullest() -> Profile {
        let tally = WinDrawLoss { won: 9999, drawn: 9999, lost: 9999 };
        let played = VARIANTS.iter().map(|variant| VariantRecord {
            variant: *variant,
            rating: Some((Rating { points: 2999, provisional: true }, 9999)),
            people: Some(tally),
            engine: Some(tally),
        });
        let rival = HeadToHead { user: UserId(u64::MAX), scores: [9999, 19_999] };
        let roll = |percent| Roll {
            game: GameId(999_999_999),
            variant: VARIANTS[0],
            move_number: "9999...".parse().ok(),
            number: 8,
            percent,
        };
        let history = History { variant: VARIANTS[0], points: vec![(1500, 350); 9], first: 0 };
        Profile {
            played: played.collect(),
            opponents: vec![rival; 3],
            history: Some(history),
            luck: [Some(roll(100)), Some(roll(-100))],
        }
    }

    #[test]
    fn the_fullest_profile_fits_a_message_in_every_language() {
        let name = "Ж".repeat(400);
        let user = User { id: UserId(u64::MAX), name, is_bot: false, avatar: None };
        for language in Language::ALL {
            let appearance = Appearance { language, ..Appearance::default() };
            let puzzler = PuzzleStats {
                rating: Rating { points: 2999, provisional: true },
                tries: 9999,
                solved: 9999,
                streak: 9999,
            };
            let reply = profile(fullest(), Some(puzzler), &user, appearance);
            let length = reply.text.chars().count();
            assert!((500..=2000).contains(&length), "{language:?}: {length} characters");
            let alt = reply.picture.unwrap().draw().unwrap().alt;
            assert!(alt.chars().count() <= 1024 && alt.contains("1500"), "{language:?}: {alt}");
            assert!(reply.mentions.is_empty());
        }
    }
}
