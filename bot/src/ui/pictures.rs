//! Pictures as data, and the one place that has `render` draw them.

use std::sync::{LazyLock, OnceLock};
use std::time::{Duration, Instant};

use render::{
    Change, Clock, Ends, EvaluationGraph, GraphStep, OddsBar, Painter, Portrait, RatedPoint,
    RatingChart, Reason, Scene, ShareCard, THEMES,
};
use rules::pgn;
use rules::variants::VARIANTS;
use rules::{Action, Bitboard, ByColor, Color, Game, Outcome, Square, Variant};
use speech::guide::{self, GuidePage};
use speech::{picture, rating_alt_text};

use crate::game::{
    Candidate, GameClock, GameResult, GameState, History, Odds, Review, ReviewStep, Termination,
    TimeControl,
};
use crate::metrics;
use crate::ui::{Appearance, Error, File, GamePlayers, Gravity, PoolKind};

/// Draws all pictures of the program.
static PAINTER: LazyLock<Painter> = LazyLock::new(Painter::new);

/// The name of a board's file.
const BOARD: &str = "board.png";

/// A picture that is not drawn yet.
#[derive(Clone)]
pub struct Picture {
    drawing: Drawing,
    appearance: Appearance,
    /// Who plays the game that it shows, where that is to be seen.
    players: Option<GamePlayers>,
    portraits: ByColor<Option<Portrait>>,
}

#[derive(Clone)]
enum Drawing {
    /// A board, and whether a running game waits for it.
    Board(Box<Scene>, bool),
    /// A board in each theme, with this alt text.
    Themes(String),
    Replay(Box<GameState>),
    /// How a game went.
    Review(EvaluationGraph),
    Odds(Box<Odds>),
    /// An ended game between people with these names: it, and how its file is called.
    Share(Box<ShareCard>, ByColor<String>, String),
    /// How the rating of somebody with this name went.
    RatingChart(History, String),
}

impl Picture {
    fn new(drawing: Drawing, appearance: Appearance) -> Self {
        Self { drawing, appearance, players: None, portraits: ByColor::default() }
    }

    fn of(scene: Scene, appearance: Appearance) -> Self {
        Self::new(Drawing::Board(Box::new(scene), true), appearance)
    }

    /// The same with the players of this game.
    #[must_use]
    pub fn with_players(self, state: &GameState) -> Self {
        Self { players: GamePlayers::of(state), ..self }
    }

    /// Who plays the game that it shows, where that is to be seen.
    pub(super) fn players(&self) -> Option<GamePlayers> {
        self.players
    }

    /// The same with the portraits of the players.
    #[must_use]
    pub(super) fn with_portraits(self, portraits: ByColor<Option<Portrait>>) -> Self {
        Self { portraits, ..self }
    }

    /// The same board where no running game waits for it.
    #[must_use]
    pub fn unhurried(mut self) -> Self {
        if let Drawing::Board(_, is_waited_for) = &mut self.drawing {
            *is_waited_for = false;
        }
        self
    }

    /// The pool that draws it.
    pub(super) fn pool(&self) -> PoolKind {
        match self.drawing {
            Drawing::Board(_, true) | Drawing::Themes(_) => PoolKind::Boards,
            Drawing::Replay(_) => PoolKind::Replays,
            Drawing::Review(..) => PoolKind::Reviews,
            Drawing::Board(_, false)
            | Drawing::Odds(_)
            | Drawing::Share(..)
            | Drawing::RatingChart(..) => PoolKind::Others,
        }
    }

    /// Draws it. Fails where no page of the rules shows what is to be drawn.
    pub fn draw(self) -> Result<File, Error> {
        let Self { drawing, appearance, portraits, .. } = self;
        Ok(match drawing {
            Drawing::Board(scene, _) => draw(&scene.with_portraits(portraits), appearance),
            Drawing::Themes(alt) => draw_themes(alt)?,
            Drawing::Replay(state) => draw_replay(&state, portraits, appearance),
            Drawing::Review(course) => {
                draw_review(&EvaluationGraph { portraits, ..course }, appearance)
            }
            Drawing::Odds(odds) => draw_odds(&odds, appearance),
            Drawing::Share(card, names, name) => {
                let ShareCard { board, moment, graph } = *card;
                let board = board.with_portraits(portraits);
                draw_share(&ShareCard { board, moment, graph }, &names, name, appearance)
            }
            Drawing::RatingChart(history, name) => draw_curve(&history, &name, appearance),
        })
    }
}

/// The board of a game as it stands, seen from `side`.
pub fn board(game: &Game, side: Color, appearance: Appearance) -> Picture {
    Picture::of(Scene::of_game(game, side), appearance)
}

/// The board as a legal turn would leave it, seen by who makes it. A check or an end that it brings
/// is not told: people are to see these for themselves.
pub fn tried(game: &Game, action: Action, appearance: Appearance) -> Picture {
    let events = game.variant().events(game.position(), action);
    Picture::of(Scene::of_game(game, game.position().turn).with_turn(events), appearance)
}

/// The picture of a page of a game's rules.
pub fn page(
    variant: &'static dyn Variant,
    page: &GuidePage,
    appearance: Appearance,
) -> Result<Picture, Error> {
    Ok(Picture::of(moment(variant, page)?, appearance).unhurried())
}

/// A board in each theme: the first turn that the rules of a game with a die show.
pub fn themes(alt: String) -> Picture {
    Picture::new(Drawing::Themes(alt), Appearance::default())
}

/// A game from its start to where it stands as an animation, seen from White's side, in the size of
/// its boards if it does not become too large for that.
pub fn replay(state: GameState, appearance: Appearance) -> Picture {
    let players = GamePlayers::of(&state);
    Picture { players, ..Picture::new(Drawing::Replay(Box::new(state)), appearance) }
}

/// How the rating of a person with this name went.
pub fn curve(history: History, name: &str, appearance: Appearance) -> Picture {
    Picture::new(Drawing::RatingChart(history, name.to_owned()), appearance)
}

/// How an ended game went.
pub fn review(state: &GameState, review: &Review, appearance: Appearance) -> Picture {
    Picture::new(Drawing::Review(course(state, review)), appearance).with_players(state)
}

fn course(state: &GameState, review: &Review) -> EvaluationGraph {
    let first = state.game().positions()[0].move_number();
    let step = |&ReviewStep { action, by, turn, value, luck, play }: &ReviewStep| {
        let rolled = matches!(action, Action::Roll(_));
        let change = if rolled { Change::Luck(luck) } else { Change::Play(play) };
        GraphStep { by, move_number: first.later(turn.saturating_sub(1)), value, change }
    };
    EvaluationGraph {
        start: review.start,
        steps: review.steps.iter().map(step).collect(),
        result: review.result,
        dice: state.game().variant().features().die,
        portraits: ByColor::default(),
    }
}

/// An ended game in one picture, seen from a side, with how it went where that is known. Its players
/// have these names.
pub fn shared(
    state: &GameState,
    review: Option<&Review>,
    (side, names): (Color, &ByColor<String>),
    appearance: Appearance,
) -> Picture {
    let moment = review.and_then(Review::decisive_step);
    let card = ShareCard {
        board: scene(state, side),
        moment: moment.map(|step| Scene::of_game(&state.game().at(step + 1), side)),
        graph: review.map(|review| course(state, review)),
    };
    let file = format!("game-{}.png", state.id());
    Picture::new(Drawing::Share(Box::new(card), names.clone(), file), appearance)
        .with_players(state)
}

/// What a position may come to.
pub fn odds(odds: Odds, appearance: Appearance) -> Picture {
    Picture::new(Drawing::Odds(Box::new(odds)), appearance)
}

/// The moment of play that a page of the rules shows.
fn moment(variant: &'static dyn Variant, page: &GuidePage) -> Result<Scene, Error> {
    let game = page.game(variant);
    let game = game.ok_or_else(|| Error::Picture(format!("rules, {}", page.key)))?;
    Ok(Scene::of_game(&game, game.positions()[0].side_to_act()))
}

fn draw_themes(alt: String) -> Result<File, Error> {
    static DRAWN: OnceLock<Vec<u8>> = OnceLock::new();
    let bytes = match DRAWN.get() {
        Some(bytes) => bytes.clone(),
        None => {
            let example = example()?;
            let bytes = timed("themes", || PAINTER.theme_preview(&example, THEMES));
            DRAWN.get_or_init(|| bytes).clone()
        }
    };
    Ok(File { name: "themes.png".to_owned(), bytes, alt })
}

/// The first turn that the rules of a game with a die show: much can be seen on it.
fn example() -> Result<Scene, Error> {
    let turn = |text: &String| text.parse::<Action>().is_ok_and(Action::is_turn);
    let games = VARIANTS.iter().filter(|variant| variant.features().die);
    let mut pages = games.flat_map(|it| guide::pages(*it).iter().map(move |page| (*it, page)));
    match pages.find(|(_, it)| it.played.iter().any(turn)) {
        Some((variant, shown)) => moment(variant, shown),
        None => Err(Error::Picture("no page of the rules shows a turn".to_owned())),
    }
}

/// The board of a game that is played, which may have ended by a word and not on the board.
pub fn table(state: &GameState, side: Color, appearance: Appearance) -> Picture {
    Picture::of(scene(state, side), appearance).with_players(state)
}

/// What is chosen of a turn.
#[derive(Clone, Copy)]
pub struct MoveChoice<'a> {
    /// What its placement draws.
    pub gravity: &'a Gravity,
    /// The piece.
    pub selected: Option<Square>,
    /// Where the turn can go on.
    pub targets: Bitboard,
}

/// The board of a game while a turn is chosen, after an attraction; of a puzzle without what the
/// numbers of the Null's die would cost.
pub fn choice(
    game: &Game,
    side: Color,
    appearance: Appearance,
    chosen: MoveChoice<'_>,
    is_puzzle: bool,
) -> Picture {
    let MoveChoice { gravity, selected, targets } = chosen;
    let mut scene = Scene::of_game(game, side).with_attraction(&gravity.events);
    if is_puzzle {
        scene.roll_threats.clear();
    }
    Picture::of(scene.with_choice(selected, targets), appearance)
}

/// The board of a puzzle as it stands, seen from `side`: without what the numbers of the Null's die
/// would cost, since that may be what is to be found.
pub fn puzzle(game: &Game, side: Color, appearance: Appearance) -> Picture {
    let mut scene = Scene::of_game(game, side);
    scene.roll_threats.clear();
    Picture::of(scene, appearance).unhurried()
}

/// The board of a game that is played, in letters.
pub fn text(state: &GameState, side: Color) -> String {
    render::text(&scene(state, side))
}

fn draw_replay(
    state: &GameState,
    portraits: ByColor<Option<Portrait>>,
    appearance: Appearance,
) -> File {
    let Appearance { theme, size, language } = appearance;
    let side = Color::White;
    let mut boards = render::boards(state.game(), side);
    // How it ended by a word, the game itself may not know.
    let last = scene(state, side);
    let shown = picture::Animation {
        game: state.shown_number(),
        boards: boards.len(),
        all: boards.len() <= render::BOARDS,
    };
    let alt = picture::animation(language, &shown, &last);
    boards.pop();
    boards.push(last.with_portraits(portraits));
    let bytes = timed("replay", || PAINTER.animate(&boards, theme, size));
    File { name: format!("game-{}.gif", state.id()), bytes, alt }
}

fn draw_curve(history: &History, name: &str, appearance: Appearance) -> File {
    let Appearance { theme, size, language } = appearance;
    let point = |&(rating, deviation): &(i64, i64)| RatedPoint { rating, deviation };
    let points = history.points.iter().map(point).collect();
    let curve = RatingChart { points, first: history.first, portrait: None };
    let bytes = timed("curve", || render::rating_chart(&curve, theme, size));
    let ratings: Vec<i64> = history.points.iter().map(|(rating, _)| *rating).collect();
    let alt = rating_alt_text::rating_alt_text(language, history.variant, name, &ratings);
    File { name: "rating.png".to_owned(), bytes, alt }
}

fn draw_review(course: &EvaluationGraph, appearance: Appearance) -> File {
    let Appearance { theme, size, language } = appearance;
    let bytes = timed("review", || render::evaluation_graph(course, theme, size));
    let alt = speech::review::alt(language, course);
    File { name: "review.png".to_owned(), bytes, alt }
}

fn draw_odds(odds: &Odds, appearance: Appearance) -> File {
    let Appearance { theme, size, language } = appearance;
    let side = odds.side;
    let bar =
        |it: &Candidate| OddsBar { action: it.action, value: it.value, ends: ends(it.end, side) };
    let bars = odds.prospects.iter().map(bar).collect();
    let scene = Scene::of_game(&odds.game, side);
    let shown = render::Odds { scene, side, bars, whole: odds.whole() };
    let bytes = timed("odds", || PAINTER.odds(&shown, theme, size));
    let alt = speech::odds::alt(language, &shown);
    File { name: "odds.png".to_owned(), bytes, alt }
}

fn draw_share(
    card: &ShareCard,
    names: &ByColor<String>,
    name: String,
    appearance: Appearance,
) -> File {
    let bytes = timed("share", || PAINTER.share_card(card, appearance.theme));
    let players = ByColor { white: names.white.as_str(), black: names.black.as_str() };
    File { name, bytes, alt: picture::shared(appearance.language, players, &card.board) }
}

/// How a game ends, as a side sees it.
pub fn ends(end: Option<Outcome>, side: Color) -> Option<Ends> {
    end.map(|end| match end {
        Outcome::Win { winner, .. } if winner == side => Ends::Won,
        Outcome::Win { .. } => Ends::Lost,
        Outcome::Draw(_) => Ends::Drawn,
    })
}

/// Draws the sprites of every game ahead as most people see them, so that nobody waits for the
/// first picture.
pub fn warm_up() {
    let Appearance { theme, size, .. } = Appearance::default();
    VARIANTS.iter().for_each(|variant| PAINTER.prepare(*variant, theme, size));
}

/// How many bytes the sprites take that are kept.
pub fn sprite_memory() -> usize {
    PAINTER.memory()
}

/// What is shown of a game that is played.
fn scene(state: &GameState, side: Color) -> Scene {
    let scene = Scene::of_game(state.game(), side);
    let answers = scene.last.as_ref().is_some_and(|last| state.player(last.by).level().is_some());
    let scene = if answers { scene.with_roll_before(state.game()) } else { scene };
    let scene = match (state.time(), state.next()) {
        (Some(time), Some(next)) => clocks(scene, time, next),
        _ => scene,
    };
    let at_the_table = match state.termination() {
        None | Some(Termination::Board(_)) => return scene,
        Some(Termination::Resigned { .. }) => Reason::Resignation,
        Some(Termination::Agreed) => Reason::Agreement,
        Some(Termination::Claimed(_)) => Reason::Claim,
        Some(Termination::TimeForfeit { .. }) => Reason::Time,
        Some(Termination::Aborted(_) | Termination::InFile { result: GameResult::Aborted, .. }) => {
            Reason::Aborted
        }
        Some(Termination::InFile { how, .. }) => reason(how),
    };
    scene.with_result(state.termination().and_then(Termination::winner), at_the_table)
}

/// How a game ended, as its file says.
const fn reason(how: pgn::Termination) -> Reason {
    match how {
        pgn::Termination::Checkmate => Reason::Checkmate,
        pgn::Termination::Resignation => Reason::Resignation,
        pgn::Termination::Time | pgn::Termination::TimeAgainstMaterial => Reason::Time,
        pgn::Termination::Agreement => Reason::Agreement,
        pgn::Termination::Stalemate => Reason::Stalemate,
        pgn::Termination::Repetition => Reason::Repetition,
        pgn::Termination::Moves => Reason::Moves,
        pgn::Termination::Material => Reason::Material,
        pgn::Termination::NotSaid
        | pgn::Termination::Abandoned
        | pgn::Termination::Adjudication
        | pgn::Termination::RulesInfraction
        | pgn::Termination::Forfeit => Reason::Other,
    }
}

/// With each side's clock: who is next has what is left, the other all of the next turn's time.
fn clocks(scene: Scene, time: GameClock, next: Color) -> Scene {
    let all = time.time_control().map_or(Duration::ZERO, TimeControl::duration);
    let clock = |color| Clock::of(if color == next { time.left() } else { all });
    scene.with_clocks(clock(Color::White), clock(Color::Black))
}

/// Draws, and notes how long that took.
fn timed(kind: &'static str, draw: impl FnOnce() -> Vec<u8>) -> Vec<u8> {
    let began = Instant::now();
    let bytes = draw();
    metrics::drawn(kind, began.elapsed());
    bytes
}

fn draw(scene: &Scene, appearance: Appearance) -> File {
    let bytes = timed("board", || PAINTER.render(scene, appearance.theme, appearance.size));
    File { name: BOARD.to_owned(), bytes, alt: picture::alt(appearance.language, scene) }
}
