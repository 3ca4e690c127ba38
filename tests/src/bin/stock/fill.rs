//! A database filled with games, as they would be stored had they been played.

use std::collections::HashMap;
use std::fmt::Write;
use std::time::Instant;

use ::tests::program::{ProgramError, say};
use bot::Clock;
use playground::{Id, Playground};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rules::variants::VARIANTS;
use rules::{Color, End, Variant};
use sqlx::{AnyConnection, AssertSqlSafe, Connection, Executor};

use crate::options::Cli;
use crate::play::Stored;

/// How many people play.
const PEOPLE: usize = 500;

/// How many entries a game has at most.
const ENTRIES: usize = 40;

/// How many rows are written by one statement.
const ROWS: usize = 500;

/// How long each turn may take in games with a pace, in milliseconds.
const PACE: i64 = 3 * 24 * 60 * 60 * 1000;

/// Interactions, long before those that the stand-in numbers.
const FIRST_INTERACTION: i64 = 1 << 40;

/// The columns of each table that is filled.
const TABLES: [(&str, &str); 6] = [
    (
        "games",
        "id, origin, origin_id, guild, channel, variant, white, black, white_level, pace, rated, \
         secret, started, result, next",
    ),
    (
        "challenges",
        "id, guild, channel, challenger, name, opponent, variant, color, thread, state, \
                    interaction, created",
    ),
    ("entries", "game, ply, kind, detail, seat, interaction, created"),
    ("clocks", "game, deadline, credit"),
    ("jobs", "kind, game, ply, channel, due, tries, since, lease"),
    ("results", "game, number, rated, white_score, black_score, ended"),
];

/// Fills a database that the bot has made; the games that are still played.
pub(crate) async fn fill(
    cli: &Cli,
    playground: &Playground,
    url: &str,
) -> Result<Vec<Stored>, ProgramError> {
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
        filling.rows.write(&mut connection, ROWS).await?;
    }
    filling.rows.write(&mut connection, 1).await?;
    for (kind, last) in
        [("game", filling.games), ("challenge", filling.games), ("result", filling.results)]
    {
        let count = "UPDATE counters SET last = $1 WHERE kind = $2";
        sqlx::query(count).bind(last).bind(kind).execute(&mut connection).await?;
    }
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
    results: i64,
    interactions: i64,
    /// Half points of the one with the lower id, and of the other, in a game.
    scores: HashMap<(Id, Id, &'static str), [i64; 2]>,
}

impl<'a> Filling<'a> {
    fn new(cli: &Cli, playground: &'a Playground) -> Self {
        let people = (0..PEOPLE).map(|number| playground.add_person(&format!("Person {number}")));
        Self {
            playground,
            guild: signed(playground.guild_id()),
            people: people.collect(),
            choice: StdRng::seed_from_u64(cli.seed),
            now: Clock::system().now(),
            rows: Rows::default(),
            games: cli.games.into(),
            results: 0,
            interactions: 0,
            scores: HashMap::new(),
        }
    }

    /// A game between two people, with all that is stored of it. One that is not in play has ended.
    fn game(&mut self, id: i64, in_play: bool) -> Stored {
        let number = usize::try_from(id).unwrap_or_default();
        let variant = VARIANTS[number % VARIANTS.len()];
        let two: Vec<Id> = self.people.sample(&mut self.choice, 2).copied().collect();
        let channel = match in_play {
            true => signed(self.playground.add_channel(&format!("table-{id}"))),
            false => id,
        };
        let entries = self.choice.random_range(4..=ENTRIES);
        let place = (channel, [two[0], two[1]]);
        let mut stored = Stored::play(id, place, variant, entries, &mut self.choice);
        while in_play && stored.game.end().is_some() {
            stored = Stored::play(id, place, variant, 3, &mut self.choice);
        }
        self.write(&stored, variant, in_play);
        stored
    }

    fn write(&mut self, stored: &Stored, variant: &'static dyn Variant, in_play: bool) {
        let (id, channel, variant) = (stored.id, stored.channel, variant.id());
        let [white, black] = stored.people.map(signed);
        let started = self.now - (i64::from(!in_play) + 1) * 60 * 60 * 1000;
        let log = stored.game.actions().iter().zip(stored.game.positions());
        for ((action, position), ply) in log.zip(1..) {
            self.interactions += 1;
            let (seat, by) = (position.actor().name(), FIRST_INTERACTION + self.interactions);
            let at = started + ply * 1000;
            self.rows
                .add(2, format_args!("{id}, {ply}, 'played', '{action}', '{seat}', {by}, {at}"));
        }
        let pace = id % 4 == 0;
        let (result, next) = self.ending(stored, in_play, started);
        self.rows.add(0, format_args!(
            "{id}, 'challenge', {id}, {}, {channel}, '{variant}', {white}, {black}, NULL, {}, 0, \
             '{}', {started}, {}, {}",
            self.guild,
            if pace { PACE.to_string() } else { "NULL".to_owned() },
            hex::encode(stored.secret),
            quoted(result),
            quoted(next),
        ));
        self.rows.add(1, format_args!(
            "{id}, {}, {channel}, {white}, 'Person', {black}, '{variant}', 'white', 0, 'accepted', \
             {id}, {started}",
            self.guild
        ));
        if pace {
            self.clock(stored, in_play);
        }
    }

    /// The result and who is next; a game that is not in play is given up where it has not ended.
    fn ending(
        &mut self,
        stored: &Stored,
        in_play: bool,
        started: i64,
    ) -> (Option<&'static str>, Option<&'static str>) {
        let actor = stored.game.position().actor();
        if in_play {
            return (None, Some(actor.name()));
        }
        let winner = match stored.game.end() {
            Some(End::Win { winner, .. }) => Some(winner),
            Some(End::Draw(_)) => None,
            None => {
                self.interactions += 1;
                let ply = stored.game.actions().len() + 1;
                let by = FIRST_INTERACTION + self.interactions;
                self.rows.add(
                    2,
                    format_args!(
                        "{}, {ply}, 'resigned', '', '{}', {by}, {}",
                        stored.id,
                        actor.name(),
                        started + 60_000
                    ),
                );
                Some(!actor)
            }
        };
        self.result(stored, winner, started);
        (Some(winner.map_or("draw", Color::name)), None)
    }

    /// What it counts for between the two.
    fn result(&mut self, stored: &Stored, winner: Option<Color>, started: i64) {
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
        self.results += 1;
        self.rows.add(
            5,
            format_args!(
                "{}, {}, 'friendly', {white}, {black}, {}",
                stored.id,
                self.results,
                started + 60_000
            ),
        );
    }

    /// The time of a game with a pace, and the reminder of its deadline.
    fn clock(&mut self, stored: &Stored, in_play: bool) {
        let (id, channel) = (stored.id, stored.channel);
        if !in_play {
            return self.rows.add(3, format_args!("{id}, NULL, 0"));
        }
        let (deadline, ply) = (self.now + PACE, stored.game.actions().len());
        self.rows.add(3, format_args!("{id}, {deadline}, 0"));
        let due = deadline - PACE / 4;
        let now = self.now;
        self.rows.add(4, format_args!("'reminder', {id}, {ply}, {channel}, {due}, 0, {now}, 0"));
    }
}

/// Rows that are not yet written, of each table.
#[derive(Default)]
struct Rows([(String, usize); TABLES.len()]);

impl Rows {
    /// A row of a table, by its place among them.
    fn add(&mut self, table: usize, values: std::fmt::Arguments<'_>) {
        let (text, count) = &mut self.0[table];
        let comma = if *count == 0 { "" } else { ", " };
        write!(text, "{comma}({values})").expect("a text takes all");
        *count += 1;
    }

    /// Writes the rows of each table that has at least so many.
    async fn write(
        &mut self,
        connection: &mut AnyConnection,
        least: usize,
    ) -> Result<(), ProgramError> {
        if self.0.iter().all(|(_, count)| *count < least) {
            return Ok(());
        }
        // A game stands before what belongs to it.
        for ((table, columns), (text, count)) in TABLES.iter().zip(&mut self.0) {
            if *count > 0 {
                let statement = format!("INSERT INTO {table} ({columns}) VALUES {text}");
                connection.execute(AssertSqlSafe(statement)).await?;
                text.clear();
                *count = 0;
            }
        }
        Ok(())
    }
}

/// An id as it is stored.
fn signed(id: Id) -> i64 {
    id.get().cast_signed()
}

fn quoted(text: Option<&str>) -> String {
    text.map_or("NULL".to_owned(), |text| format!("'{text}'"))
}
