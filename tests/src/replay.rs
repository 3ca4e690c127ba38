//! A game as it follows from its log, by the rules and nothing else.

use rules::{Action, Color, Game};
use sqlx::{AnyConnection, Row};

/// An entry of a game's log, as it is stored.
#[derive(Clone, Debug)]
pub struct Line {
    /// Its number, from 1.
    pub ply: i64,
    /// What kind of entry.
    pub kind: String,
    /// What its kind says more of.
    pub detail: String,
    /// Who acted.
    pub seat: Option<String>,
    /// The command or click that made it.
    pub interaction: Option<i64>,
    /// When it was written, in Unix milliseconds.
    pub created: i64,
}

/// A die that fell.
#[derive(Clone, Copy, Debug)]
pub struct Roll {
    /// The entry.
    pub ply: i64,
    /// The how manieth it was of those that stood then, from 1.
    pub number: usize,
    /// How it fell.
    pub face: u8,
}

/// What follows from a log.
#[derive(Debug)]
pub struct Replayed {
    /// `white`, `black`, `draw` or `aborted`; none while the game runs.
    pub result: Option<String>,
    /// Who is next; none after the end.
    pub next: Option<String>,
    /// Every die that fell, those that were taken back too.
    pub rolls: Vec<Roll>,
}

/// A game's log, oldest first.
///
/// # Errors
///
/// Fails where the database does.
pub async fn log(connection: &mut AnyConnection, game: i64) -> Result<Vec<Line>, sqlx::Error> {
    let log = "SELECT ply, kind, detail, seat, interaction, created FROM entries WHERE game = $1 \
               ORDER BY ply";
    let rows = sqlx::query(log).bind(game).fetch_all(connection).await?;
    let line = |row: &sqlx::any::AnyRow| {
        Ok(Line {
            ply: row.try_get(0)?,
            kind: row.try_get(1)?,
            detail: row.try_get(2)?,
            seat: row.try_get(3)?,
            interaction: row.try_get(4)?,
            created: row.try_get(5)?,
        })
    };
    rows.iter().map(line).collect()
}

/// Plays a log anew, from the variant's own start or from a position.
///
/// # Errors
///
/// Says what in the log cannot be.
pub fn replay(variant: &str, start: Option<&str>, log: &[Line]) -> Result<Replayed, String> {
    replay_each(variant, start, log, |_, _| {})
}

/// The same, and shows the game as it stands after each entry, with the entry's number.
///
/// # Errors
///
/// Says what in the log cannot be.
pub fn replay_each(
    variant: &str,
    start: Option<&str>,
    log: &[Line],
    mut show: impl FnMut(i64, &Game),
) -> Result<Replayed, String> {
    let variant = rules::variants::by_id(variant).ok_or_else(|| format!("no game {variant}"))?;
    let mut game = match start {
        Some(fen) => Game::from_fen(variant, fen).map_err(|error| error.to_string())?,
        None => Game::new(variant),
    };
    let (mut result, mut standing, mut rolls) = (None, Vec::<(i64, bool)>::new(), Vec::new());
    for (line, ply) in log.iter().zip(1..) {
        let at = |what: &str| format!("entry {}: {what}", line.ply);
        if line.ply != ply {
            return Err(at(&format!("where {ply} has to be")));
        }
        if result.is_some() {
            return Err(at("comes after the end"));
        }
        match line.kind.as_str() {
            "played" => {
                let action: Action = line.detail.parse().map_err(|_| at("is no action"))?;
                if let Action::Roll(face) = action {
                    let number = standing.iter().filter(|(_, is_roll)| *is_roll).count() + 1;
                    rolls.push(Roll { ply, number, face });
                }
                game.play(action).map_err(|error| at(&error.to_string()))?;
                standing.push((ply, matches!(action, Action::Roll(_))));
            }
            "took_back" => {
                let to: i64 = line.detail.parse().map_err(|_| at("takes back to no entry"))?;
                while standing.pop_if(|(ply, _)| *ply > to).is_some() {
                    game.takeback();
                }
            }
            _ => result = Some(ending(line).ok_or_else(|| at("is of no known kind"))?),
        }
        result = result.or_else(|| result_of(&game));
        show(ply, &game);
    }
    let next = result.is_none().then(|| game.position().actor().name().to_owned());
    Ok(Replayed { result, next, rolls })
}

/// The result that an entry gives a game which ends it in another way than by the rules.
fn ending(line: &Line) -> Option<String> {
    match line.kind.as_str() {
        "draw_agreed" | "draw_claimed" => Some("draw".to_owned()),
        "aborted" => Some("aborted".to_owned()),
        "flagged" => line.detail.split_once(' ').map(|(_, result)| result.to_owned()),
        "resigned" => {
            let winner =
                if line.seat.as_deref() == Some("white") { Color::Black } else { Color::White };
            Some(winner.name().to_owned())
        }
        _ => None,
    }
}

/// The result by the rules.
fn result_of(game: &Game) -> Option<String> {
    game.end().map(|end| match end {
        rules::End::Win { winner, .. } => winner.name().to_owned(),
        rules::End::Draw(_) => "draw".to_owned(),
    })
}
