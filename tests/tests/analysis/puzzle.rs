//! Puzzles: given, solved, failed at, with a hint or the solution; and what they count for.

use std::collections::HashSet;

use futures_util::future::join_all;
use playground::Message;
use serde_json::json;
use tests::game::refused;
use tests::puzzles::{does, fails, kinds, of, puzzle, shown, solves};
use tests::rows::{DailyPuzzleRow, PuzzleAttemptRow, PuzzleRatingRow, PuzzleUserRow, stored};
use tests::{GameDriver, Person, World, begins_with, choices, says, steps};

/// What is stored of a person who has tried puzzles.
async fn solver(world: &World, person: Person<'_>) -> PuzzleUserRow {
    let mut users = world.database.all::<PuzzleUserRow>().await.into_iter();
    users.find(|it| it.user_id == stored(person.id)).expect("somebody who has tried a puzzle")
}

/// A person's rating as it is stored.
async fn rating(world: &World, person: Person<'_>) -> i64 {
    solver(world, person).await.rating
}

/// How many puzzles a person has tried, and how many of them their first try solved.
async fn tried_and_solved(world: &World, person: Person<'_>) -> [i64; 2] {
    let solver = solver(world, person).await;
    [solver.tried, solver.solved]
}

/// Who has tried which puzzle.
async fn tries(world: &World) -> Vec<PuzzleAttemptRow> {
    world.database.all().await
}

async fn solves_at_first(person: Person<'_>, given: &Message) {
    says(given, "**Puzzle: ");
    says(given, "Your first try counts.");
    let solved = solves(person, given).await;
    says(&solved, "**Solved!**");
    says(&solved, "Your puzzle rating: **");
    assert!(solved.menus().is_empty(), "nothing is left to do");
    assert!(solved.button("Hint").is_none() && solved.button("Next puzzle").is_some());
}

async fn fails_at_first(person: Person<'_>, given: &Message) {
    let world = person.world();
    let failed = fails(person, given).await;
    // What to find stays above what came of the try.
    let task = given.content.lines().nth(1).expect("the task");
    let (_, verdict) = failed.content.split_once(task).expect("the task still stands");
    begins_with(verdict, "\n**Not quite.**");
    says(&failed, " (−");
    says(&failed, "Keep trying: only the first try counted.");
    let lost = rating(world, person).await;
    let solved = solves(person, &failed).await;
    says(&solved, "**Solved!**");
    says(&solved, "Only a first try counts.");
    assert_eq!(rating(world, person).await, lost, "{}", given.content);
}

#[tokio::test]
async fn each_kind_is_solved_by_one_and_failed_at_by_another() {
    let world = World::new().await;
    let (ada, boris) = world.two();
    let kinds = kinds();
    assert!(kinds.len() >= 8, "{kinds:?}");
    for (variant, kind) in &kinds {
        solves_at_first(ada, &of(ada, variant, kind).await).await;
        fails_at_first(boris, &of(boris, variant, kind).await).await;
    }
    assert!(rating(&world, ada).await > 1_500_000_000);
    assert!(rating(&world, boris).await < 1_500_000_000);
    let tried = i64::try_from(kinds.len()).expect("few");
    assert_eq!(tried_and_solved(&world, ada).await, [tried, tried]);
    assert_eq!(tried_and_solved(&world, boris).await, [tried, 0]);
    let all = tries(&world).await;
    assert_eq!(all.len(), 2 * kinds.len());
    // Each has tried other puzzles, or the same: all of them have moved.
    let puzzles: HashSet<&String> = all.iter().map(|it| &it.puzzle_id).collect();
    assert_eq!(world.database.count::<PuzzleRatingRow>().await, puzzles.len());
    let profile = ada.command("profile", json!({})).await;
    says(&profile, &format!("{tried} of {tried} solved on the first try"));
    let none = boris.command("puzzle", json!({ "variant": "chess", "kind": "null" })).await;
    refused(boris, "No puzzles of that type", [&none]);
    world.finish().await;
}

#[tokio::test]
async fn a_turn_is_chosen_from_menus_as_in_play_which_tell_nothing_of_mates() {
    let world = World::new().await;
    let (ada, _) = world.two();
    for variant in ["chess", "gravitatur", "totem"] {
        let given = of(ada, variant, "mate").await;
        let action = shown(&given).solution()["action"].as_str().expect("an action").to_owned();
        let mut message = given.clone();
        let squares = steps(&action);
        let mut steps = &squares[..];
        while !choices(&message).is_empty() {
            // An emoji may be animated.
            let components = format!("{:?}", message.components).replace("animated", "");
            assert!(!components.contains("mate"), "{variant}");
            let offered = choices(&message);
            let offers = |value: &str| offered.iter().any(|it| it == value);
            let value = if offers(&action) {
                action.clone()
            } else {
                let Some(nth) = steps.iter().position(|it| offers(it)) else {
                    break;
                };
                let step = steps[nth].to_owned();
                steps = &steps[nth + 1..];
                step
            };
            message = ada.choose(&message, &value).await.shown();
            assert_eq!(message.id, given.id);
            if message.content.contains("**Solved!**") || message.content.contains("**Right!**") {
                break;
            }
        }
        let done = ["**Solved!**", "**Right!**"].iter().any(|it| message.content.contains(it));
        assert!(done, "{variant}: {action}: {}", message.content);
    }
    world.finish().await;
}

#[tokio::test]
async fn a_partial_move_opens_the_picker_and_nonsense_is_refused_without_counting() {
    let world = World::new().await;
    let (ada, _) = world.two();
    let given = of(ada, "chess", "mate").await;
    let nonsense = ada.types_on(given.id, "Zz9").await;
    assert!(nonsense.is_private() && !nonsense.content().contains("**Not quite.**"));
    let action = shown(&given).solution()["action"].as_str().expect("an action").to_owned();
    let picker = ada.types_on(given.id, &action[..2]).await.shown();
    assert_eq!(picker.id, given.id);
    assert!(!choices(&picker).is_empty(), "{}", picker.content);
    assert_eq!(tries(&world).await, []);
    let done = does(ada, &picker, &action).await;
    assert!(done.content.contains("**Right!**") || done.content.contains("**Solved!**"));
    world.finish().await;
}

#[tokio::test]
async fn a_hint_is_a_failed_try() {
    let world = World::new().await;
    let (ada, _) = world.two();
    for (variant, kind, words) in [
        ("chess", "mate", "**Hint:** move the "),
        ("superpermutation-d8", "numbers", "**Hint:** there"),
        ("gravitatur", "mate", "-file"),
    ] {
        let given = of(ada, variant, kind).await;
        let hinted = ada.click_on(given.id, "Hint").await.shown();
        says(&hinted, "**Hint:**");
        says(&hinted, words);
        says(&hinted, "A hint counts as a failed try. Your puzzle rating: **");
        let lost = rating(&world, ada).await;
        let again = ada.click_on(given.id, "Hint").await.shown();
        says(&again, "Only a first try counts.");
        says(&solves(ada, &again).await, "Only a first try counts.");
        assert_eq!(rating(&world, ada).await, lost);
    }
    assert_eq!(tried_and_solved(&world, ada).await, [3, 0]);
    world.finish().await;
}

#[tokio::test]
async fn the_solution_is_shown_step_by_step_and_looking_counts() {
    let world = World::new().await;
    let (ada, _) = world.two();
    let given = of(ada, "chess", "mate").await;
    let first = ada.click_on(given.id, "Solution").await.shown();
    says(&first, "Seeing the solution counts as a failed try.");
    says(&first, " plays **");
    assert!(first.button("Previous").expect("a button").disabled);
    let next = ada.click_on(given.id, "Next").await.shown();
    says(&next, " played **");
    assert!(!next.content.contains("counts as"), "{}", next.content);
    let mut last = next;
    while last.button("Next").is_some_and(|it| !it.disabled) {
        last = ada.click_on(given.id, "Next").await.shown();
    }
    let back = ada.click_on(given.id, "Back").await.shown();
    says(&back, "You've tried this one before");
    says(&solves(ada, &back).await, "Only a first try counts.");
    assert_eq!(tried_and_solved(&world, ada).await, [1, 0]);
    assert!(tries(&world).await[0].solution_viewed_at.is_some_and(|it| it > 0));
    // Numbers are told with what mates.
    let given = of(ada, "superpermutation-d8", "numbers").await;
    let told = ada.click_on(given.id, "Solution").await.shown();
    says(&told, "The rolls: **");
    assert!(told.button("Next").is_none(), "there is one step");
    world.finish().await;
}

#[tokio::test]
async fn the_first_puzzle_is_of_a_game_that_one_has_played() {
    let world = World::new().await;
    let (ada, boris) = world.two();
    let game = GameDriver::begin(&world, "gravitatur", ada, boris).await;
    game.resigns(ada).await;
    // One in four would be by chance; nothing is tried by looking at it.
    for _ in 0..8 {
        let given = puzzle(boris, json!({})).await;
        assert_eq!(shown(&given).game().variant().id(), "gravitatur", "{}", given.content);
    }
    // Whoever says which game gets that.
    let given = puzzle(boris, json!({ "variant": "totem" })).await;
    assert_eq!(shown(&given).game().variant().id(), "totem");
    world.finish().await;
}

/// Has somebody solved all puzzles of Gravitatur Chess but `left`, `first` the longest ago.
async fn tries_all_but(person: Person<'_>, left: &str, first: &str) {
    let lines = speech::game_files("puzzles.jsonl").flat_map(|(_, text)| text.lines());
    let ids = lines.filter(|it| it.contains("\"gravitatur\"")).map(|line| &line[7..23]);
    let tries = ids.zip(10..).filter(|(tried, _)| *tried != left);
    let tries = tries.map(|(tried, nth)| PuzzleAttemptRow {
        user_id: stored(person.id),
        puzzle_id: tried.to_owned(),
        last_attempt_at: if tried == first { 1 } else { nth },
        solution_viewed_at: None,
    });
    person.world().database.insert(&tries.collect::<Vec<_>>()).await;
}

#[tokio::test]
async fn the_next_puzzle_is_such_as_was_asked_for_and_the_oldest_when_all_are_tried() {
    let world = World::new().await;
    let (ada, _) = world.two();
    let given = of(ada, "gravitatur", "mate").await;
    let first = shown(&given);
    let next = ada.click_on(given.id, "Next puzzle").await.shown();
    assert_eq!(next.id, given.id, "the message stays");
    let second = shown(&next);
    assert_ne!(second.id(), first.id());
    assert_eq!(second.game().variant().id(), "gravitatur");
    // All were tried but this one, and then that, too: the longest ago is the one that was first.
    tries_all_but(ada, second.id(), first.id()).await;
    let left = puzzle(ada, json!({ "variant": "gravitatur" })).await;
    assert_eq!(shown(&left).id(), second.id());
    says(&solves(ada, &left).await, "Your puzzle rating: **");
    let oldest = puzzle(ada, json!({ "variant": "gravitatur" })).await;
    assert_eq!(shown(&oldest).id(), first.id());
    says(&oldest, "You've tried them all");
    let before = rating(&world, ada).await;
    solves(ada, &oldest).await;
    assert_eq!(rating(&world, ada).await, before);
    let later = puzzle(ada, json!({ "variant": "gravitatur" })).await;
    assert_ne!(shown(&later).id(), first.id(), "that was tried just now");
    world.finish().await;
}

#[tokio::test]
async fn a_try_counts_once_however_often_it_is_clicked_and_whoever_hears_it() {
    let world = World::builder().fixed_dice(5).start().await;
    let other = world.another_bot().await;
    let (ada, boris) = world.two();
    let given = of(ada, "superpermutation-d8", "numbers").await;
    let hints = join_all((0..4).map(|_| ada.click_on(given.id, "Hint"))).await;
    let counted = |it: &&playground::Outcome| it.content().contains("counts as a failed try");
    assert!(hints.iter().filter(counted).count() <= 1);
    assert_eq!(tried_and_solved(&world, ada).await, [1, 0]);
    let ratings = async || world.database.all::<PuzzleRatingRow>().await;
    let rated = ratings().await;
    // As if one click were all that ever was.
    world.database.delete(|_: &PuzzleAttemptRow| true).await;
    world.database.delete(|_: &PuzzleUserRow| true).await;
    world.database.delete(|_: &PuzzleRatingRow| true).await;
    ada.click_on(given.id, "Hint").await;
    assert_eq!((ratings().await, rated.len()), (rated, 1));
    // The same puzzle of the day, whoever is asked first.
    let daily = join_all([ada, boris].map(|it| puzzle(it, json!({ "daily": true })))).await;
    assert_eq!(shown(&daily[0]).id(), shown(&daily[1]).id());
    assert_eq!(world.database.count::<DailyPuzzleRow>().await, 1);
    other.stop().await;
    world.finish_with(|it| it.path.contains("/callback")).await;
}

#[tokio::test]
async fn puzzles_work_in_direct_messages_and_in_other_languages() {
    let world = World::new().await;
    let (ada, _) = world.two();
    let there = ada.at(world.playground.channel("Ada, Boris"));
    let given = of(there, "totem", "mate").await;
    says(&solves(there, &given).await, "**Solved!**");
    ada.command("settings", json!({ "language": "de" })).await;
    let given = puzzle(ada, json!({})).await;
    says(&given, "**Aufgabe: ");
    assert!(given.button("Lösung").is_some() && given.button("Nächste Aufgabe").is_some());
    world.finish().await;
}
