//! Which shortcuts a search takes.

/// Which shortcuts a search takes. All of them make it faster; without them it finds what a plain
/// search of the same depth finds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings {
    /// Late and quiet turns are looked at less deeply at first.
    pub reductions: bool,
    /// Where even making no turn is good enough, the turns are not looked at.
    pub null_move: bool,
    /// Shortly before the end of a line, moves whose static evaluation is far below the window are
    /// left out, and so are positions far above it.
    pub futility: bool,
    /// One number stands for all that only move the Null.
    pub representative: bool,
    /// What was found of a position counts only at the same depth, not at a lesser one.
    pub equal_depth: bool,
}

impl Settings {
    /// No shortcut.
    pub const NO_PRUNING: Self = Self {
        reductions: false,
        null_move: false,
        futility: false,
        representative: false,
        equal_depth: true,
    };
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            reductions: true,
            null_move: true,
            futility: true,
            representative: true,
            equal_depth: false,
        }
    }
}
