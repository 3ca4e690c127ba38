//! The themes, as data.

use crate::theme::{HatchedInk, Pair, PieceColors, Rgb, StatusBarColors, Theme, inks};

/// Every theme, the default first.
pub const THEMES: &[Theme] = &[WALNUT, SLATE, MEADOW, NIGHT, CONTRAST, CLEAR];

const OUTLINE: Rgb = Rgb::hex(0x221D1A);

const WHITE: PieceColors = PieceColors { body: Rgb::hex(0xFBF8F2), detail: OUTLINE };

const BLACK: PieceColors = PieceColors { body: OUTLINE, detail: Rgb::hex(0xE4DACD) };

const NEUTRAL: PieceColors = PieceColors { body: Rgb::hex(0x3CC4BE), detail: OUTLINE };

const STATUS_BAR: StatusBarColors = StatusBarColors {
    ground: Rgb::hex(0x23201D),
    panel: Rgb::hex(0x35302B),
    active: Rgb::hex(0x5F4F3E),
    sign: Rgb::hex(0xF2B84B),
    text: Rgb::hex(0xF3EADB),
    die: Rgb::hex(0xF2B84B),
    die_edge: Rgb::hex(0x15120F),
    die_number: Rgb::hex(0x2A1D08),
    end: HatchedInk::hex(0xC4281E, 0xFF9C90, 0xFFFFFF),
    loss: HatchedInk::hex(0xFF9F1C, 0xA85A00, 0x1C1200),
};

/// Warm wood.
pub(crate) const WALNUT: Theme = Theme {
    name: "walnut",
    squares: [
        Pair::hex(0xF0DBB8, 0xB08259),
        Pair::hex(0xCFDDE8, 0x7FA3BF),
        Pair::hex(0xDFD6EE, 0xA794C6),
        Pair::hex(0xF3E27C, 0xD3B341),
        Pair::hex(0xF7BE74, 0xDB9242),
        Pair::hex(0xB9D58E, 0x7FA653),
        Pair::hex(0xF28B7D, 0xD5594C),
    ],
    outline: OUTLINE,
    white: WHITE,
    black: BLACK,
    neutral: NEUTRAL,
    frame: Rgb::hex(0x2F6C99),
    inks: inks([
        0x8A5E3A, 0xFFFAF0, 0x3A6622, 0xC2410C, 0x7C3A9E, 0x7C3A9E, 0x2B4BA8, 0x0F7F7C, 0x2E2A6B,
        0xFFF6E5, 0xC2410C,
    ]),
    status_bar: STATUS_BAR,
};

/// Cool stone.
const SLATE: Theme = Theme {
    name: "slate",
    squares: [
        Pair::hex(0xE3E7EB, 0x8196AB),
        Pair::hex(0xBFE3D6, 0x5FAE96),
        Pair::hex(0xDACFF0, 0x9E8CCB),
        Pair::hex(0xF0E58B, 0xC9B94A),
        Pair::hex(0xF6C58A, 0xD99B52),
        Pair::hex(0xB4D39A, 0x76A45C),
        Pair::hex(0xF19A93, 0xD2605B),
    ],
    outline: OUTLINE,
    white: WHITE,
    black: BLACK,
    neutral: NEUTRAL,
    frame: Rgb::hex(0x12735A),
    inks: inks([
        0x52687D, 0xFFFFFF, 0x3E6F3A, 0xC2410C, 0x6B3FA0, 0x6B3FA0, 0x2B4BA8, 0x0F7F7C, 0x2E2A6B,
        0xFBFCFD, 0xC2410C,
    ]),
    status_bar: StatusBarColors {
        ground: Rgb::hex(0x1E2226),
        panel: Rgb::hex(0x2E353C),
        active: Rgb::hex(0x4B5A68),
        text: Rgb::hex(0xEEF2F5),
        ..STATUS_BAR
    },
};

/// Green and cream.
const MEADOW: Theme = Theme {
    name: "meadow",
    squares: [
        Pair::hex(0xEEEED4, 0x75985A),
        Pair::hex(0xC5E2F2, 0x6FACCB),
        Pair::hex(0xDDD0F0, 0xA18ECB),
        Pair::hex(0xF6EC74, 0xCFC544),
        Pair::hex(0xF8C27C, 0xDD9646),
        Pair::hex(0xA5DCCB, 0x4FA893),
        Pair::hex(0xF3958A, 0xD45F55),
    ],
    outline: OUTLINE,
    white: WHITE,
    black: BLACK,
    neutral: PieceColors { body: Rgb::hex(0x4FC3E8), detail: OUTLINE },
    frame: Rgb::hex(0x1F6590),
    inks: inks([
        0x55743C, 0xFAFBEA, 0x0F4F45, 0xC2410C, 0x7C3A9E, 0x7C3A9E, 0x2B4BA8, 0x0B6E93, 0x2E2A6B,
        0xFDFCEE, 0xC2410C,
    ]),
    status_bar: StatusBarColors {
        ground: Rgb::hex(0x1F231C),
        panel: Rgb::hex(0x30362B),
        active: Rgb::hex(0x4C5A40),
        text: Rgb::hex(0xF0F2E4),
        ..STATUS_BAR
    },
};

/// Pieces with bright outlines on a dark board, for dark rooms and dark chats.
const NIGHT: Theme = Theme {
    name: "night",
    squares: [
        Pair::hex(0x5A6680, 0x3D475E),
        Pair::hex(0x2F7F8C, 0x1F616D),
        Pair::hex(0x7A5FAE, 0x5E4590),
        Pair::hex(0x8F7F2C, 0x70631C),
        Pair::hex(0xA9652B, 0x87491A),
        Pair::hex(0x4F8A45, 0x37692F),
        Pair::hex(0xB54444, 0x922F31),
    ],
    outline: Rgb::hex(0xE9EDF5),
    white: PieceColors { body: Rgb::hex(0xE9EDF5), detail: Rgb::hex(0x1B1F2A) },
    black: PieceColors { body: Rgb::hex(0x14171F), detail: Rgb::hex(0xE9EDF5) },
    neutral: PieceColors { body: Rgb::hex(0x2FB5C4), detail: Rgb::hex(0x14171F) },
    frame: Rgb::hex(0x6FDCEB),
    inks: inks([
        0xD9DFEA, 0xB4BED0, 0xA9E88B, 0xFFA65C, 0xD0B0FF, 0xD0B0FF, 0x8DBEFF, 0x5DE6DC, 0xE4DEFF,
        0x10131A, 0xFFA65C,
    ]),
    status_bar: StatusBarColors {
        ground: Rgb::hex(0x14171E),
        panel: Rgb::hex(0x232833),
        active: Rgb::hex(0x3D4860),
        sign: Rgb::hex(0xFFC857),
        text: Rgb::hex(0xE9EDF5),
        die: Rgb::hex(0x8DBEFF),
        die_edge: Rgb::hex(0x0A0C11),
        die_number: Rgb::hex(0x0A1526),
        end: HatchedInk::hex(0xC4262A, 0xFF9C96, 0xFFFFFF),
        loss: HatchedInk::hex(0xFFB13D, 0xA86500, 0x1C1200),
    },
};

/// As much contrast as there is.
const CONTRAST: Theme = Theme {
    name: "contrast",
    squares: [
        Pair::hex(0xFFFFFF, 0x9DB4CC),
        Pair::hex(0x9BEDFF, 0x2FBEE0),
        Pair::hex(0xE4BEFF, 0xBE86EA),
        Pair::hex(0xFFEF5A, 0xE3C400),
        Pair::hex(0xFFBE5C, 0xF09416),
        Pair::hex(0xA9F08D, 0x58C83A),
        Pair::hex(0xFF9289, 0xF4574D),
    ],
    outline: Rgb::hex(0x000000),
    white: PieceColors { body: Rgb::hex(0xFFFFFF), detail: Rgb::hex(0x000000) },
    black: PieceColors { body: Rgb::hex(0x000000), detail: Rgb::hex(0xFFFFFF) },
    neutral: PieceColors { body: Rgb::hex(0x20D6E8), detail: Rgb::hex(0x000000) },
    frame: Rgb::hex(0x003E6B),
    inks: inks([
        0x000000, 0x000000, 0x0B4A00, 0xA62000, 0x5B00A8, 0x5B00A8, 0x0030B3, 0x00585E, 0x1A0066,
        0xFFFFFF, 0xA62000,
    ]),
    status_bar: StatusBarColors {
        ground: Rgb::hex(0x000000),
        panel: Rgb::hex(0x1C1F22),
        active: Rgb::hex(0x46505A),
        sign: Rgb::hex(0xFFE14D),
        text: Rgb::hex(0xFFFFFF),
        die: Rgb::hex(0xFFE14D),
        die_edge: Rgb::hex(0x000000),
        die_number: Rgb::hex(0x000000),
        end: HatchedInk::hex(0xB0001E, 0xFF9AA6, 0xFFFFFF),
        loss: HatchedInk::hex(0xFF9A1F, 0x9A4C00, 0x000000),
    },
};

/// Blues against yellows, each kind of highlight of its own lightness: told apart without red
/// and green, and without blue and yellow too.
const CLEAR: Theme = Theme {
    name: "clear",
    squares: [
        Pair::hex(0xF2F0EC, 0xB1ADA6),
        Pair::hex(0xB4DDFA, 0x6CB4EA),
        Pair::hex(0x9AAFF0, 0x6C80D2),
        Pair::hex(0xFFE96B, 0xE6BE1E),
        Pair::hex(0xF5B04A, 0xDB9122),
        Pair::hex(0x3F9FA8, 0x22808C),
        Pair::hex(0xEA7A42, 0xC75C1E),
    ],
    outline: Rgb::hex(0x14120F),
    white: PieceColors { body: Rgb::hex(0xFFFFFF), detail: Rgb::hex(0x14120F) },
    black: PieceColors { body: Rgb::hex(0x14120F), detail: Rgb::hex(0xF0EEEA) },
    neutral: PieceColors { body: Rgb::hex(0x56B4E9), detail: Rgb::hex(0x14120F) },
    frame: Rgb::hex(0x0B4F8A),
    inks: inks([
        0x55514A, 0x2B2824, 0x052748, 0x8A3A00, 0x0B4F8A, 0x0B4F8A, 0x0B4F8A, 0x0A6A86, 0x1C2466,
        0xFFFFFF, 0x8A3A00,
    ]),
    status_bar: StatusBarColors {
        ground: Rgb::hex(0x1B1C1E),
        panel: Rgb::hex(0x2C2E32),
        active: Rgb::hex(0x4D535C),
        sign: Rgb::hex(0xF5C542),
        text: Rgb::hex(0xF4F4F2),
        die: Rgb::hex(0xF5C542),
        die_edge: Rgb::hex(0x0E0E0F),
        die_number: Rgb::hex(0x201A05),
        end: HatchedInk::hex(0xC0352B, 0xFFA79C, 0xFFFFFF),
        loss: HatchedInk::hex(0xFFA51F, 0x9A5A00, 0x1A1200),
    },
};
