//! What stands under a puzzle: menus and buttons that try something, **Hint**, **Solution** and
//! **Next puzzle**.

use std::collections::BTreeSet;

use rules::Action;
use speech::menu::Detail;

use super::ComponentContext;
use crate::game::puzzle::{
    Attempt, Count, Filter, Puzzle, PuzzleProgress, PuzzleStep, Verdict, by_id,
};
use crate::ui::move_picker::listed;
use crate::ui::views::{self, Chooser, PuzzleEvent, PuzzleNotes};
use crate::ui::{
    Answer, App, BoardClick, ComponentId, Error, MovePicker, PUZZLE_GONE, PuzzleClick, PuzzleRef,
    Refusal, Response, puzzle, typed,
};

/// What somebody does at a puzzle.
enum Try {
    /// Something whole.
    Act(Action),
    /// Steps of a turn, and a page of what may follow.
    PartialMove(Vec<String>, usize),
    /// The numbers that were named.
    Numbers(Vec<u8>),
}

/// Does what a click under a puzzle means.
pub(super) async fn run(
    app: &App,
    context: &ComponentContext<'_>,
    of: PuzzleRef,
    what: PuzzleClick,
) -> Result<Response, Error> {
    // No puzzle is looked up before a form opens: it could not open late.
    if what == PuzzleClick::Turn(BoardClick::Type) {
        let click = ComponentId::Puzzle(of, what);
        return Ok(Answer::Form(views::form(context.interaction.language, &click)).into());
    }
    let puzzle = by_id(of.puzzle).ok_or(PUZZLE_GONE)?;
    match what {
        PuzzleClick::Open => opened(app, context, puzzle).await,
        PuzzleClick::Next => {
            let next =
                puzzle::another(app, context.interaction, filter(&of, puzzle), Some(puzzle.id))
                    .await;
            Ok(context.privately(next?))
        }
        PuzzleClick::Solution(step) => solution(app, context, of, puzzle, step).await,
        what => on_course(app, context, of, puzzle, what).await,
    }
}

/// Does what was typed in a form.
pub(super) async fn typed(
    app: &App,
    context: &ComponentContext<'_>,
    of: PuzzleRef,
) -> Result<Response, Error> {
    let puzzle = by_id(of.puzzle).ok_or(PUZZLE_GONE)?;
    on_course(app, context, of, puzzle, PuzzleClick::Turn(BoardClick::Type)).await
}

/// Which puzzles the next one is chosen from.
fn filter(of: &PuzzleRef, puzzle: &'static Puzzle) -> Filter {
    Filter {
        variant: of.same_variant.then_some(puzzle.variant),
        kind: of.same_kind.then_some(puzzle.kind),
    }
}

async fn opened(
    app: &App,
    context: &ComponentContext<'_>,
    puzzle: &'static Puzzle,
) -> Result<Response, Error> {
    let opened =
        puzzle::open(app, context.interaction, puzzle, Filter::default(), PuzzleNotes::default());
    Ok(context.privately(opened.await?))
}

/// Follows a puzzle to where the click stands, which may take a proof.
async fn follow(
    app: &App,
    context: &ComponentContext<'_>,
    of: &PuzzleRef,
    puzzle: &'static Puzzle,
) -> Result<PuzzleProgress, Error> {
    let line = of.line.clone();
    let progress =
        app.compute(context.interaction, move || Ok(PuzzleProgress::along(puzzle, &line))).await?;
    Ok(progress.ok_or(PUZZLE_GONE)?)
}

async fn on_course(
    app: &App,
    context: &ComponentContext<'_>,
    of: PuzzleRef,
    puzzle: &'static Puzzle,
    what: PuzzleClick,
) -> Result<Response, Error> {
    let progress = follow(app, context, &of, puzzle).await?;
    let filter = filter(&of, puzzle);
    let tried = match what {
        PuzzleClick::Back => {
            let shown =
                puzzle::shown(app, context.interaction, progress, filter, PuzzleNotes::default());
            return Ok(context.privately(shown.await?));
        }
        PuzzleClick::Hint if progress.step == PuzzleStep::Solved => {
            return Err(PUZZLE_GONE.into());
        }
        PuzzleClick::Hint => {
            let count = count(app, context, puzzle, Attempt::Hinted).await?;
            let told =
                PuzzleNotes { done: Some((PuzzleEvent::Hinted, count)), ..PuzzleNotes::default() };
            let shown = puzzle::shown(app, context.interaction, progress, filter, told);
            return Ok(context.privately(shown.await?));
        }
        what => read(context, &progress, what)?,
    };
    match tried {
        Try::PartialMove(path, page) => pick(context, &progress, &of, &path, page),
        Try::Act(action) => try_action(app, context, progress, filter, action).await,
        Try::Numbers(numbers) => name(app, context, progress, filter, &numbers).await,
    }
}

/// What a click or a form tries; only what the puzzle asks for here can be tried.
fn read(
    context: &ComponentContext<'_>,
    progress: &PuzzleProgress,
    what: PuzzleClick,
) -> Result<Try, Refusal> {
    let (game, value) = (&progress.game, context.values.first());
    if progress.step == PuzzleStep::Faces {
        let numbers = numbers(context.values).filter(|_| what == PuzzleClick::Faces);
        return numbers.map(Try::Numbers).ok_or(PUZZLE_GONE);
    }
    let PuzzleClick::Turn(what) = what else {
        return Err(PUZZLE_GONE);
    };
    if !matches!(progress.step, PuzzleStep::Act(_)) {
        return Err(PUZZLE_GONE);
    }
    match what {
        BoardClick::Play(action) => {
            let chosen = || value.and_then(|value| value.parse().ok());
            Ok(Try::Act(action.or_else(chosen).ok_or(PUZZLE_GONE)?))
        }
        BoardClick::Open(path) => step(game, path, value, 0),
        BoardClick::Pick { path, page } => step(game, path, value, page),
        BoardClick::Type => {
            let (language, text) = (context.interaction.language, value.ok_or(PUZZLE_GONE)?);
            match typed::whole(game, language, text) {
                Ok(action) => Ok(Try::Act(action)),
                Err(error) => match typed::partial_move(game, language, text) {
                    Some(partial_move) => Ok(Try::PartialMove(listed(&partial_move), 0)),
                    None => Err(Refusal::unread(error)),
                },
            }
        }
        _ => Err(PUZZLE_GONE),
    }
}

/// The numbers that were named in the menu; none where it does not let them be named.
fn numbers(values: &[String]) -> Option<Vec<u8>> {
    let number = |value: &String| (1..=8).find(|number: &u8| number.to_string() == *value);
    let named: BTreeSet<u8> = values.iter().map(number).collect::<Option<_>>()?;
    let each_once = named.len() == values.len() && !named.is_empty();
    each_once.then(|| named.into_iter().collect())
}

/// A further step of a turn, or a page of what may follow.
fn step(
    game: &rules::Game,
    mut path: Vec<String>,
    value: Option<&String>,
    page: usize,
) -> Result<Try, Refusal> {
    path.extend(value.cloned());
    let page = if value.is_none() { page } else { 0 };
    let picker = MovePicker::along(game, &path).map_err(|_| PUZZLE_GONE)?;
    Ok(picker.action().map_or(Try::PartialMove(path, page), Try::Act))
}

/// The private message in which the next step is chosen.
fn pick(
    context: &ComponentContext<'_>,
    progress: &PuzzleProgress,
    of: &PuzzleRef,
    path: &[String],
    page: usize,
) -> Result<Response, Error> {
    let appearance = context.interaction.settings.own_appearance();
    let picker = MovePicker::along(&progress.game, path)?;
    let click = |what| ComponentId::Puzzle(of.clone(), PuzzleClick::Turn(what));
    let chooser = Chooser { picker: &picker, click: &click, detail: Detail::Hidden, rows: 2 };
    Ok(context.privately(views::picker(&chooser, page, appearance)))
}

/// Tries an action.
async fn try_action(
    app: &App,
    context: &ComponentContext<'_>,
    progress: PuzzleProgress,
    filter: Filter,
    action: Action,
) -> Result<Response, Error> {
    if !progress.game.is_legal(action) {
        return Err(Refusal::illegal(action).into());
    }
    let language = context.interaction.language;
    let judge = move || {
        let tried = views::written(language, &progress.game, action);
        let judged = progress.try_action(action);
        Ok((progress, judged, tried))
    };
    let (progress, (verdict, next), tried) = app.compute(context.interaction, judge).await?;
    let puzzle = progress.puzzle;
    let (progress, done) = match (verdict, next) {
        (Verdict::Right, Some(next)) if next.step == PuzzleStep::Solved => {
            let count = count(app, context, puzzle, Attempt::Solved).await?;
            (next, Some((PuzzleEvent::Solved(tried), count)))
        }
        (Verdict::Right, Some(next)) => (next, None),
        (Verdict::Right, None) => return Err(PUZZLE_GONE.into()),
        (Verdict::Wrong(why), _) => {
            let count = count(app, context, puzzle, Attempt::Failed).await?;
            (progress, Some((PuzzleEvent::Failed { tried, action: Some(action), why }, count)))
        }
    };
    let told = PuzzleNotes { done, ..PuzzleNotes::default() };
    Ok(context.privately(puzzle::shown(app, context.interaction, progress, filter, told).await?))
}

/// Tries the numbers that were named.
async fn name(
    app: &App,
    context: &ComponentContext<'_>,
    mut progress: PuzzleProgress,
    filter: Filter,
    numbers: &[u8],
) -> Result<Response, Error> {
    let tried = views::named(numbers);
    let (attempt, done) = match progress.judge_numbers(numbers) {
        Verdict::Right => (Attempt::Solved, PuzzleEvent::Solved(tried)),
        Verdict::Wrong(why) => (Attempt::Failed, PuzzleEvent::Failed { tried, action: None, why }),
    };
    let count = count(app, context, progress.puzzle, attempt).await?;
    if attempt == Attempt::Solved {
        progress.step = PuzzleStep::Solved;
    }
    let told = PuzzleNotes { done: Some((done, count)), ..PuzzleNotes::default() };
    Ok(context.privately(puzzle::shown(app, context.interaction, progress, filter, told).await?))
}

/// A moment of the solution; who looks has failed, unless they have tried before.
async fn solution(
    app: &App,
    context: &ComponentContext<'_>,
    of: PuzzleRef,
    puzzle: &'static Puzzle,
    step: usize,
) -> Result<Response, Error> {
    let progress = PuzzleProgress::begin(puzzle).ok_or(PUZZLE_GONE)?;
    if step >= PuzzleProgress::frames(puzzle).len() {
        return Err(PUZZLE_GONE.into());
    }
    let count = count(app, context, puzzle, Attempt::Revealed).await?;
    let language = context.interaction.language;
    let note = count.rating.map(|it| views::revealed(language, it));
    let appearance = context.interaction.settings.own_appearance();
    Ok(context.privately(views::puzzle_solution(&progress, &of, step, note, appearance)?))
}

async fn count(
    app: &App,
    context: &ComponentContext<'_>,
    puzzle: &Puzzle,
    attempt: Attempt,
) -> Result<Count, Error> {
    let who = (context.interaction.user.id, context.interaction.location.guild());
    let games = context.interaction.settings.puzzle_games();
    Ok(app.puzzles.count_attempt(who, puzzle, &games, attempt).await?)
}
