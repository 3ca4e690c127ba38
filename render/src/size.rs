//! Every measure within a picture.

/// Hundredths of `whole`, rounded down.
pub(crate) const fn percent(whole: u32, hundredths: u32) -> u32 {
    whole * hundredths / 100
}

/// A coordinate's height, in hundredths of a square.
pub(crate) const COORDINATE: u32 = 28;
/// A coordinate's distance from the square's edges, in hundredths of a square.
pub(crate) const COORDINATE_MARGIN: u32 = 1;
/// The width and height of a die's number beside the board's edge, in hundredths of a square.
pub(crate) const DIE_NUMBER: u32 = 21;
/// The width of the line around the squares that the die points at, in hundredths of a square.
pub(crate) const FRAME: u32 = 5;

/// The die's width and height, in hundredths of the status bar's height.
pub(crate) const DIE: u32 = 88;
/// The compass's width and height, in hundredths of the status bar's height.
pub(crate) const COMPASS: u32 = 92;
/// The width and height of a number's field, in hundredths of the compass's width.
pub(crate) const FIELD: u32 = 31;
/// A panel's height, in hundredths of the status bar's height.
pub(crate) const PANEL: u32 = 90;
/// The gap beside a panel, in hundredths of the status bar's height.
pub(crate) const GAP: u32 = 5;
/// The height of the tray for pieces that are gone, in hundredths of the status bar's height.
pub(crate) const TRAY: u32 = 36;
/// How far the tray is from the panel's edges, in hundredths of the status bar's height.
pub(crate) const TRAY_MARGIN: u32 = 5;
/// How wide one piece in the tray is, in hundredths of the tray's height.
pub(crate) const TOKEN: u32 = 78;
/// The height of pieces in the tray that have no room otherwise, in hundredths of the tray's height.
pub(crate) const SMALL_TOKEN: u32 = 70;
/// How wide the number beside it is, in hundredths of the tray's height.
pub(crate) const TALLY: u32 = 34;
/// The height of a clock's characters, in hundredths of the status bar's height.
pub(crate) const CLOCK: u32 = 35;
