//! Puzzles: how one is given to somebody, and the one of the day to a server.

use speech::Argument;

use super::views::{self, Daily, PuzzleNotes};
use crate::clock::seconds;
use crate::game::puzzle::{Filter, Puzzle, PuzzleId, PuzzleProgress, day_of, kinds_of, posted_at};
use crate::ids::GuildId;
use crate::ui::{App, CommandContext, EffectiveSettings, Error, PUZZLE_GONE, Refusal, Reply};

/// There is no puzzle at all.
const NO_PUZZLE: Refusal = Refusal::new("refused-no-puzzle");

/// A puzzle for the user, such as they want it, and another one than `but`. Refused if there is
/// none such.
pub(super) async fn another(
    app: &App,
    context: &CommandContext<'_>,
    filter: Filter,
    but: Option<PuzzleId>,
) -> Result<Reply, Error> {
    let Some(picked) = app.puzzles.select(context.user.id, filter, but).await? else {
        let Some(variant) = filter.variant else { return Err(NO_PUZZLE.into()) };
        let kinds = kinds_of(variant).iter().map(|kind| Argument::Choice(kind.name())).collect();
        return Err(Refusal::new("refused-no-such-puzzle")
            .with("variant", Argument::Game(variant.id().to_owned()))
            .with("kinds", Argument::List(kinds))
            .into());
    };
    let told = PuzzleNotes { all_tried: picked.all_tried, ..PuzzleNotes::default() };
    open(app, context, picked.puzzle, filter, told).await
}

/// The puzzle of the day for the user.
pub(super) async fn daily(app: &App, context: &CommandContext<'_>) -> Result<Reply, Error> {
    let today = day_of(app.store.clock().now());
    let puzzle = app.puzzles.daily(today, &context.settings.puzzle_games()).await?;
    open(app, context, puzzle.ok_or(NO_PUZZLE)?, Filter::default(), PuzzleNotes::default()).await
}

/// A puzzle from its beginning.
pub(super) async fn open(
    app: &App,
    context: &CommandContext<'_>,
    puzzle: &'static Puzzle,
    filter: Filter,
    told: PuzzleNotes,
) -> Result<Reply, Error> {
    let progress = PuzzleProgress::begin(puzzle).ok_or(PUZZLE_GONE)?;
    shown(app, context, progress, filter, told).await
}

/// A puzzle where it stands, with what is told of it.
pub(super) async fn shown(
    app: &App,
    context: &CommandContext<'_>,
    progress: PuzzleProgress,
    filter: Filter,
    told: PuzzleNotes,
) -> Result<Reply, Error> {
    let user = context.user.id;
    let told = PuzzleNotes { known: app.puzzles.has_tried(user, progress.puzzle).await?, ..told };
    let told = of_today(app, context, progress.puzzle, told).await?;
    let appearance = context.settings.own_appearance();
    // A hint may take a proof.
    app.compute(context, move || Ok(views::puzzle(&progress, filter, &told, appearance))).await
}

/// The same told with what is said of the puzzle of the day, where it is that.
async fn of_today(
    app: &App,
    context: &CommandContext<'_>,
    puzzle: &Puzzle,
    told: PuzzleNotes,
) -> Result<PuzzleNotes, Error> {
    let today = day_of(app.store.clock().now());
    let daily = app.puzzles.daily(today, &context.settings.puzzle_games()).await?;
    let is_it = daily.is_some_and(|it| it.id == puzzle.id);
    if !is_it {
        return Ok(told);
    }
    let streak = app.puzzles.streak_of(context.user.id).await?;
    Ok(PuzzleNotes { daily: Some(seconds(posted_at(today + 1))), streak, ..told })
}

impl App {
    /// The puzzle of a day as it is posted for a server; none where there is no puzzle at all.
    pub async fn puzzle_of_the_day(
        &self,
        guild: GuildId,
        day: i64,
    ) -> Result<Option<Reply>, Error> {
        let server = self.store.settings().guild(guild).await?.into();
        let settings = EffectiveSettings { server, ..EffectiveSettings::default() };
        let puzzle = self.puzzles.daily(day, &settings.puzzle_games()).await?;
        let Some(progress) = puzzle.and_then(PuzzleProgress::begin) else {
            return Ok(None);
        };
        let appearance = settings.shared_appearance();
        let solved = self.store.puzzles().solved_in(guild, day - 1).await?;
        let daily = Daily { solved, next: seconds(posted_at(day + 1)) };
        let reply = views::puzzle_of_the_day(&progress, daily, appearance);
        self.draw(reply, None).await.map(Some)
    }
}
