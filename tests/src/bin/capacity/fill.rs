//! A database filled with games, as they would be stored had they been played.

use std::collections::HashMap;
use std::time::Instant;

use ::tests::program::{ProgramError, say};
use ::tests::rows::{
    self, ChallengeRow, ClockRow, EntryRow, GameRow, IdSequenceRow, JobRow, ResultRow,
};
use bot::Clock;
use playground::{Id, Playground};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rules::variants::VARIANTS;
use rules::{Color, Outcome, Variant};
use sqlx::{AnyConnection, Connection, Executor};

use crate::options::Cli;
use crate::stored_game::StoredGame;

/// How many people play.
const PEOPLE: usize = 500;

/// How many entries a game has at most.
const ENTRIES: usize = 40;

/// How many entries are written at once, with all that belongs to their games.
const ROWS: usize = 5_000;

/// How long each turn may take in games with a pace, in milliseconds.
const MOVE_TIME: i64 = 3 * 24 * 60 * 60 * 1000;

/// Interactions, long before those that the stand-in numbers.
const FIRST_INTERACTION: i64 = 1 << 40;

/// Fills a database that the bot has made; the games that are still played.
pub(crate) async fn fill(
    cli: &Cli,
    playground: &Playground,
    url: &str,
) -> Result<Vec<StoredGame>, ProgramError> {
    let begun = Instant::now();
    let mut connection = AnyConnection::connect(url).await?;
    if url.starts_with("sqlite:") {
        // Nobody else is there, and what is lost is made anew.
        connection.execute("PRAGMA synchronous = OFF").await?;
    }
    connection.execute("BEGIN").await?;
    let mut filling = Filling::new(cli, playground);
    let mut played = Vec::new();
    for id in 1..=i64::from(cli.games) {
        let stored = filling.game(id, id <= i64::from(cli.active));
        if id <= i64::from(cli.active) {
            played.push(stored);
        }
        if filling.rows.entries.len() >= ROWS {
            filling.rows.write(&mut connection).await?;
        }
    }
    filling.rows.write(&mut connection).await?;
    let count = |it: &mut IdSequenceRow| match it.kind.as_str() {
        "game" | "challenge" => it.last_id = filling.games,
        _ => {}
    };
    rows::change(&mut connection, count).await?;
    connection.execute("COMMIT").await?;
    connection.close().await?;
    say(&format!(
        "{} games stored, {} of them in play, {} entries, in {:.0} s",
        cli.games,
        played.len(),
        filling.interactions,
        begun.elapsed().as_secs_f64()
    ))?;
    Ok(played)
}

/// A database that is being filled.
struct Filling<'a> {
    playground: &'a Playground,
    guild: i64,
    people: Vec<Id>,
    choice: StdRng,
    now: i64,
    rows: Rows,
    games: i64,
    interactions: i64,
    /// Half points of the one with the lower id, and of the other, in a game.
    scores: HashMap<(Id, Id, &'static str), [i64; 2]>,
}

impl<'a> Filling<'a> {
    fn new(cli: &Cli, playground: &'a Playground) -> Self {
        let people = (0..PEOPLE).map(|number| playground.add_person(&format!("Person {number}")));
        Self {
            playground,
            guild: rows::stored(playground.guild_id()),
            people: people.collect(),
            choice: StdRng::seed_from_u64(cli.seed),
            now: Clock::system().now(),
            rows: Rows::default(),
            games: cli.games.into(),
            interactions: 0,
            scores: HashMap::new(),
        }
    }

    /// A game between two people, with all that is stored of it. One that is not in play has ended.
    fn game(&mut self, id: i64, in_play: bool) -> StoredGame {
        let number = usize::try_from(id).unwrap_or_default();
        let variant = VARIANTS[number % VARIANTS.len()];
        let two: Vec<Id> = self.people.sample(&mut self.choice, 2).copied().collect();
        let channel = match in_play {
            true => rows::stored(self.playground.add_channel(&format!("game-{id}"))),
            false => id,
        };
        let entries = self.choice.random_range(4..=ENTRIES);
        let place = (channel, [two[0], two[1]]);
        let mut stored = StoredGame::random(id, place, variant, entries, &mut self.choice);
        while in_play && stored.game.end().is_some() {
            stored = StoredGame::random(id, place, variant, 3, &mut self.choice);
        }
        self.write(&stored, variant, in_play);
        stored
    }

    fn write(&mut self, stored: &StoredGame, variant: &'static dyn Variant, in_play: bool) {
        let (id, channel, variant) = (stored.id, stored.channel, variant.id());
        let [white, black] = stored.people.map(rows::stored);
        let started = self.now - (i64::from(!in_play) + 1) * 60 * 60 * 1000;
        let log = stored.game.actions().iter().zip(stored.game.positions());
        for ((action, position), seq) in log.zip(1..) {
            let side = position.side_to_act();
            self.entry((id, seq), ("played", action.to_string()), side, started + seq * 1000);
        }
        let has_clock = id % 4 == 0;
        let (result, next) = self.ending(stored, in_play, started);
        self.rows.challenges.push(ChallengeRow {
            challenge_id: id,
            guild_id: Some(self.guild),
            channel_id: channel,
            challenger_id: Some(white),
            challenger_name: Some("Person".to_owned()),
            opponent_id: Some(black),
            variant: variant.to_owned(),
            color: "white".to_owned(),
            thread: "never".to_owned(),
            state: "accepted".to_owned(),
            interaction_id: id,
            created_at: started,
            ..ChallengeRow::default()
        });
        self.rows.games.push(GameRow {
            game_id: id,
            challenge_id: Some(id),
            guild_id: Some(self.guild),
            channel_id: channel,
            variant: variant.to_owned(),
            white_id: Some(white),
            black_id: Some(black),
            move_time_ms: has_clock.then_some(MOVE_TIME),
            dice_secret: hex::encode(stored.secret),
            started_at: started,
            result: result.map(str::to_owned),
            side_to_act: next.map(str::to_owned),
            ..GameRow::default()
        });
        if has_clock {
            self.clock(stored, in_play);
        }
    }

    /// An entry that somebody made.
    fn entry(
        &mut self,
        (game_id, seq): (i64, i64),
        (kind, detail): (&str, String),
        side: Color,
        created_at: i64,
    ) {
        self.interactions += 1;
        self.rows.entries.push(EntryRow {
            game_id,
            seq,
            kind: kind.to_owned(),
            detail,
            side: Some(side.name().to_owned()),
            interaction_id: Some(FIRST_INTERACTION + self.interactions),
            created_at,
        });
    }

    /// The result and who is next; a game that is not in play is given up where it has not ended.
    fn ending(
        &mut self,
        stored: &StoredGame,
        in_play: bool,
        started: i64,
    ) -> (Option<&'static str>, Option<&'static str>) {
        let actor = stored.game.position().side_to_act();
        if in_play {
            return (None, Some(actor.name()));
        }
        let winner = match stored.game.end() {
            Some(Outcome::Win { winner, .. }) => Some(winner),
            Some(Outcome::Draw(_)) => None,
            None => {
                let seq = stored.game.actions().len() as i64 + 1;
                let place = (stored.id, seq);
                self.entry(place, ("resigned", String::new()), actor, started + 60_000);
                Some(!actor)
            }
        };
        self.result(stored, winner);
        (Some(winner.map_or("draw", Color::name)), None)
    }

    /// What it counts for between the two.
    fn result(&mut self, stored: &StoredGame, winner: Option<Color>) {
        let halves = match winner {
            None => [1, 1],
            Some(Color::White) => [2, 0],
            Some(Color::Black) => [0, 2],
        };
        let [white, black] = stored.people;
        let flip = white > black;
        let (low, high) = if flip { (black, white) } else { (white, black) };
        let pair = (low, high, stored.game.variant().id());
        let score = self.scores.entry(pair).or_default();
        score[usize::from(flip)] += halves[0];
        score[usize::from(!flip)] += halves[1];
        let (white, black) = (score[usize::from(flip)], score[usize::from(!flip)]);
        self.rows.results.push(ResultRow {
            game_id: stored.id,
            rating: "casual".to_owned(),
            white_score: white,
            black_score: black,
        });
    }

    /// The clock of a game, and the reminder of its deadline.
    fn clock(&mut self, stored: &StoredGame, in_play: bool) {
        let guild_id = Some(self.guild);
        let deadline = in_play.then_some(self.now + MOVE_TIME);
        self.rows.clocks.push(ClockRow {
            game_id: stored.id,
            guild_id,
            deadline_at: deadline,
            ..ClockRow::default()
        });
        self.rows.jobs.extend(deadline.map(|deadline| JobRow {
            kind: "reminder".to_owned(),
            subject_id: stored.id,
            seq: stored.game.actions().len() as i64,
            game_id: Some(stored.id),
            guild_id,
            channel_id: stored.channel,
            run_at: Some(deadline - MOVE_TIME / 4),
            first_attempt_at: self.now,
            payload: "{}".to_owned(),
            ..JobRow::default()
        }));
    }
}

/// Rows that are not yet written.
#[derive(Default)]
struct Rows {
    challenges: Vec<ChallengeRow>,
    games: Vec<GameRow>,
    entries: Vec<EntryRow>,
    clocks: Vec<ClockRow>,
    jobs: Vec<JobRow>,
    results: Vec<ResultRow>,
}

impl Rows {
    /// Writes them, each after what it belongs to.
    async fn write(&mut self, connection: &mut AnyConnection) -> Result<(), ProgramError> {
        let Self { challenges, games, entries, clocks, jobs, results } = std::mem::take(self);
        rows::insert(connection, &challenges).await?;
        rows::insert(connection, &games).await?;
        rows::insert(connection, &entries).await?;
        rows::insert(connection, &clocks).await?;
        rows::insert(connection, &jobs).await?;
        Ok(rows::insert(connection, &results).await?)
    }
}
