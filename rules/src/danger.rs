//! What a roll for the Null would cost, before it is rolled.

use std::cmp::Reverse;

use crate::{Color, Draw, End, Piece, Role, Square};

/// What a number would do, if it were rolled, that ends the game or costs something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Danger {
    /// 1 to 8.
    pub number: u8,
    /// What it would do.
    pub harm: Harm,
}

/// How much a number would cost.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum Severity {
    /// Something that matters, while the game goes on.
    Loss,
    /// The game.
    End,
}

/// One thing that a roll would do to harm a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Harm {
    /// It would end the game.
    Ends {
        /// How the game would end.
        end: End,
        /// What would end it.
        by: Ending,
    },
    /// A side would have to give up its Totem to prevent the roll.
    Prevents {
        /// Which side.
        side: Color,
    },
    /// The Null would take a piece.
    Takes {
        /// The piece.
        piece: Piece,
        /// Where it stands.
        square: Square,
    },
    /// The Null would come back onto a piece.
    Removes {
        /// The piece.
        piece: Piece,
        /// Where it stands.
        square: Square,
    },
    /// A Totem would be sent home onto a piece, which it strikes.
    Strikes {
        /// The Totem.
        totem: Piece,
        /// Its home.
        home: Square,
        /// The piece that stands there.
        struck: Piece,
    },
    /// A Totem would be sent home onto its own royal piece, which goes where the Totem stands.
    Displaces {
        /// The Totem.
        totem: Piece,
        /// Its home.
        home: Square,
        /// The royal piece that stands there.
        royal: Piece,
        /// Where it goes.
        to: Square,
        /// What it is there.
        becomes: Role,
    },
    /// An Ascended King would become a king again, which costs its owner the Totem.
    Demotes {
        /// The Ascended King.
        royal: Piece,
    },
}

/// What would end the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Ending {
    /// The Null would take this royal piece.
    Taken(Piece),
    /// A Totem would be sent home onto the other side's royal piece.
    Struck {
        /// The Totem.
        totem: Piece,
        /// Its home.
        home: Square,
        /// The royal piece that stands there.
        struck: Piece,
    },
    /// This Ascended King would become a king again, and its owner has no Totem to lose for it.
    Demoted(Piece),
    /// The Null would come back onto a royal piece.
    Removed {
        /// The royal piece.
        piece: Piece,
        /// Where the Null comes back.
        square: Square,
    },
    /// The Null would put this side in check, which cannot prevent it.
    Checked(Color),
    /// The Null would put both sides in check, and neither can prevent it.
    BothChecked,
    /// This side would be checkmated.
    Mated(Color),
    /// This side would have no legal turn, and not be in check.
    Stalemated(Color),
}

impl Harm {
    /// How much it costs.
    pub const fn severity(&self) -> Severity {
        match self {
            Self::Ends { .. } => Severity::End,
            _ => Severity::Loss,
        }
    }

    /// How bad it is beside others: more is worse.
    const fn weight(&self) -> u8 {
        match self {
            Self::Ends { end: End::Win { .. }, .. } => 100,
            Self::Ends { end: End::Draw(Draw::Null), .. } => 99,
            Self::Ends { end: End::Draw(_), .. } => 98,
            Self::Prevents { .. } | Self::Demotes { .. } => worth(Role::Totem),
            Self::Takes { piece, .. }
            | Self::Removes { piece, .. }
            | Self::Strikes { struck: piece, .. } => worth(piece.role),
            // The king is out in the open, but nothing is gone.
            Self::Displaces { .. } => worth(Role::Bishop),
        }
    }
}

/// What losing a piece of this kind weighs.
const fn worth(role: Role) -> u8 {
    match role {
        Role::Pawn => 1,
        Role::Knight | Role::Bishop => 3,
        Role::Rook => 5,
        Role::Totem => 7,
        Role::Queen => 9,
        Role::King | Role::SpiritKing | Role::AscendedKing => 50,
    }
}

/// Brings dangers into order: the worst first, of equal ones the lowest number.
pub(crate) fn sort(dangers: &mut [Danger]) {
    dangers.sort_by_key(|danger| (Reverse(danger.harm.weight()), danger.number));
}
