//! A game as it follows from its log, by the rules and nothing else.

use rules::{Action, Color, Game};

use crate::rows::EntryRow;

/// A die that fell.
#[derive(Clone, Copy, Debug)]
pub struct Roll {
    /// The entry.
    pub seq: i64,
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

/// Plays a log anew, from the variant's own start or from a position.
///
/// # Errors
///
/// Says what in the log cannot be.
pub fn replay(variant: &str, start: Option<&str>, log: &[EntryRow]) -> Result<Replayed, String> {
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
    log: &[EntryRow],
    mut show: impl FnMut(i64, &Game),
) -> Result<Replayed, String> {
    let variant = rules::variants::by_id(variant).ok_or_else(|| format!("no game {variant}"))?;
    let mut game = match start {
        Some(fen) => Game::from_fen(variant, fen).map_err(|error| error.to_string())?,
        None => Game::new(variant),
    };
    let (mut result, mut standing, mut rolls) = (None, Vec::<(i64, bool)>::new(), Vec::new());
    for (line, seq) in log.iter().zip(1..) {
        let at = |what: &str| format!("entry {}: {what}", line.seq);
        if line.seq != seq {
            return Err(at(&format!("where {seq} has to be")));
        }
        if result.is_some() {
            return Err(at("comes after the end"));
        }
        match line.kind.as_str() {
            "played" => {
                let action: Action = line.detail.parse().map_err(|_| at("is no action"))?;
                if let Action::Roll(face) = action {
                    let number = standing.iter().filter(|(_, is_roll)| *is_roll).count() + 1;
                    rolls.push(Roll { seq, number, face });
                }
                game.play(action).map_err(|error| at(&error.to_string()))?;
                standing.push((seq, matches!(action, Action::Roll(_))));
            }
            "takeback" => {
                let to: i64 = line.detail.parse().map_err(|_| at("takes back to no entry"))?;
                while standing.pop_if(|(seq, _)| *seq > to).is_some() {
                    game.takeback();
                }
            }
            _ => result = Some(ending(line).ok_or_else(|| at("is of no known kind"))?),
        }
        result = result.or_else(|| result_of(&game));
        show(seq, &game);
    }
    let next = result.is_none().then(|| game.position().side_to_act().name().to_owned());
    Ok(Replayed { result, next, rolls })
}

/// The result that an entry gives a game which ends it in another way than by the rules.
fn ending(line: &EntryRow) -> Option<String> {
    match line.kind.as_str() {
        "draw_agreed" | "draw_claimed" => Some("draw".to_owned()),
        "aborted" => Some("aborted".to_owned()),
        "time_forfeit" => line.detail.split_once(' ').map(|(_, result)| result.to_owned()),
        "resigned" => {
            let winner =
                if line.side.as_deref() == Some("white") { Color::Black } else { Color::White };
            Some(winner.name().to_owned())
        }
        _ => None,
    }
}

/// The result by the rules.
fn result_of(game: &Game) -> Option<String> {
    game.end().map(|end| match end {
        rules::Outcome::Win { winner, .. } => winner.name().to_owned(),
        rules::Outcome::Draw(_) => "draw".to_owned(),
    })
}
