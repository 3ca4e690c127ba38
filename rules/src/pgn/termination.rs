//! How a game ended, in the words of the program that wrote it.

/// How a game ended, as its file says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Termination {
    /// The file does not say, or says it in words that are not known.
    NotSaid,
    /// By checkmate.
    Checkmate,
    /// A player resigned.
    Resignation,
    /// A player's time ran out.
    Time,
    /// A player's time ran out, and the other one could not have mated.
    TimeAgainstMaterial,
    /// Both agreed to a draw.
    Agreement,
    /// By stalemate.
    Stalemate,
    /// The same position came too often.
    Repetition,
    /// Too many moves without a capture or pawn move.
    Moves,
    /// Neither side could mate any more.
    Material,
    /// A player left the game.
    Abandoned,
    /// Somebody else decided on it.
    Adjudication,
    /// A player broke the rules.
    RulesInfraction,
    /// A player did not come to the game.
    Forfeit,
}

/// How words begin that programs write, in small letters, and what they mean: the first one that is found
/// counts.
const WORDS: [(&str, Termination); 41] = {
    use Termination::*;
    [
        ("insufficient", Material),
        ("checkmate", Checkmate),
        ("stalemate", Stalemate),
        ("repetition", Repetition),
        ("threefold", Repetition),
        ("fivefold", Repetition),
        ("50-move", Moves),
        ("50 move", Moves),
        ("fifty", Moves),
        ("75-move", Moves),
        ("75 move", Moves),
        ("seventy", Moves),
        ("resign", Resignation),
        ("agree", Agreement),
        ("mutual", Agreement),
        ("time forfeit", Time),
        ("on time", Time),
        ("by time", Time),
        ("time out", Time),
        ("out of time", Time),
        ("timeout", Time),
        ("flag", Time),
        ("infraction", RulesInfraction),
        ("illegal", RulesInfraction),
        ("cheat", RulesInfraction),
        ("fair play", RulesInfraction),
        ("abandoned", Abandoned),
        ("abandonment", Abandoned),
        ("por abandono", Resignation),
        ("par abandon", Resignation),
        ("aborted", Abandoned),
        ("disconnect", Abandoned),
        ("stalled connection", Abandoned),
        ("left the game", Abandoned),
        ("adjudicat", Adjudication),
        ("forfeit", Forfeit),
        ("default", Forfeit),
        ("walkover", Forfeit),
        ("no show", Forfeit),
        ("unplayed", Forfeit),
        ("bye", Forfeit),
    ]
};

impl Termination {
    /// Its name in one word, from which it is [read](Termination::read).
    pub const fn name(self) -> &'static str {
        match self {
            Self::NotSaid => "unsaid",
            Self::Checkmate => "checkmate",
            Self::Resignation => "resignation",
            Self::Time => "timeout",
            Self::TimeAgainstMaterial => "timeout-insufficient",
            Self::Agreement => "agreement",
            Self::Stalemate => "stalemate",
            Self::Repetition => "repetition",
            Self::Moves => "fifty",
            Self::Material => "insufficient",
            Self::Abandoned => "abandoned",
            Self::Adjudication => "adjudication",
            Self::RulesInfraction => "infraction",
            Self::Forfeit => "forfeit",
        }
    }

    /// What the tag `Termination` says of it: the word of PGN's standard, where that has one.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::NotSaid => "normal",
            Self::Time => "time forfeit",
            Self::RulesInfraction => "rules infraction",
            other => other.name(),
        }
    }

    /// Reads the tag `Termination` of PGN. A player's name in front of it means nothing: "... won on time".
    pub fn read(text: &str) -> Self {
        let text = text.to_lowercase();
        let after = |words| text.rsplit_once(words).map(|(_, said)| said);
        let said = [" won ", " wins ", "drawn by "].into_iter().find_map(after).unwrap_or(&text);
        let begins = |at: usize| !said[..at].ends_with(char::is_alphanumeric);
        let is_said = |words: &str| said.match_indices(words).any(|(at, _)| begins(at));
        let found = WORDS.iter().find(|(words, _)| is_said(words));
        match found.map(|(_, termination)| *termination) {
            Some(Self::Material) if said.contains("time") => Self::TimeAgainstMaterial,
            found => found.unwrap_or(Self::NotSaid),
        }
    }
}
