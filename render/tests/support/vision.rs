//! How colours look, and how far apart they are.

use render::Rgb;

/// Eyes of one kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Vision {
    Normal,
    Protanopia,
    Deuteranopia,
    Tritanopia,
}

impl Vision {
    /// The common kinds of colour blindness, at their strongest.
    pub const BLIND: [Self; 3] = [Self::Protanopia, Self::Deuteranopia, Self::Tritanopia];

    /// What linear red, green and blue become: the matrices for severity 1.0 of G. M. Machado,
    /// M. M. Oliveira and L. A. F. Fernandes, "A Physiologically-based Model for Simulation of
    /// Color Vision Deficiency", IEEE Transactions on Visualization and Computer Graphics 15 (6),
    /// 2009.
    const fn matrix(self) -> [[f64; 3]; 3] {
        match self {
            Self::Normal => [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
            Self::Protanopia => [
                [0.152286, 1.052583, -0.204868],
                [0.114503, 0.786281, 0.099216],
                [-0.003882, -0.048116, 1.051998],
            ],
            Self::Deuteranopia => [
                [0.367322, 0.860646, -0.227968],
                [0.280085, 0.672501, 0.047413],
                [-0.011820, 0.042940, 0.968881],
            ],
            Self::Tritanopia => [
                [1.255528, -0.076749, -0.178779],
                [-0.078411, 0.930809, 0.147602],
                [0.004733, 0.691367, 0.303900],
            ],
        }
    }

    /// A colour as these eyes see it, in linear red, green and blue.
    fn linear(self, Rgb(r, g, b): Rgb) -> [f64; 3] {
        let rgb = [r, g, b].map(|channel| {
            let value = f64::from(channel) / 255.0;
            if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        });
        self.matrix().map(|row| dot(row, rgb).clamp(0.0, 1.0))
    }

    /// The contrast of luminance as WCAG 2 defines it: from 1 to 21.
    pub fn contrast(self, a: Rgb, b: Rgb) -> f64 {
        let [a, b] = [a, b].map(|color| dot([0.2126, 0.7152, 0.0722], self.linear(color)) + 0.05);
        a.max(b) / a.min(b)
    }

    /// The difference CIEDE2000: about 1 can just be seen side by side, 100 is black and white.
    pub fn difference(self, a: Rgb, b: Rgb) -> f64 {
        let [a, b] = [a, b].map(|color| lab(self.linear(color)));
        ciede2000(a, b)
    }
}

fn dot(a: [f64; 3], b: [f64; 3]) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

/// Linear sRGB as CIELAB under D65.
fn lab(rgb: [f64; 3]) -> [f64; 3] {
    let part = |row: [f64; 3], white: f64| {
        let part = dot(row, rgb) / white;
        if part > 0.008856 { part.cbrt() } else { 7.787 * part + 16.0 / 116.0 }
    };
    let x = part([0.4124564, 0.3575761, 0.1804375], 0.95047);
    let y = part([0.2126729, 0.7151522, 0.0721750], 1.0);
    let z = part([0.0193339, 0.1191920, 0.9503041], 1.08883);
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

/// G. Sharma, W. Wu and E. N. Dalal, "The CIEDE2000 Color-Difference Formula", Color Research and
/// Application 30 (1), 2005, with all weights 1.
pub fn ciede2000(one: [f64; 3], two: [f64; 3]) -> f64 {
    let [c1, c2] = [one, two].map(|[_, a, b]| a.hypot(b));
    let seventh = |c: f64| (c.powi(7) / (c.powi(7) + 25_f64.powi(7))).sqrt();
    let g = 0.5 * (1.0 - seventh((c1 + c2) / 2.0));
    let [(c1, h1), (c2, h2)] = [one, two].map(|[_, a, b]| {
        let a = (1.0 + g) * a;
        (
            a.hypot(b),
            if a == 0.0 && b == 0.0 { 0.0 } else { b.atan2(a).to_degrees().rem_euclid(360.0) },
        )
    });
    let grey = c1 * c2 == 0.0;
    let turn = match h2 - h1 {
        _ if grey => 0.0,
        turn if turn > 180.0 => turn - 360.0,
        turn if turn < -180.0 => turn + 360.0,
        turn => turn,
    };
    let lightness = two[0] - one[0];
    let chroma = c2 - c1;
    let hue = 2.0 * (c1 * c2).sqrt() * (turn / 2.0).to_radians().sin();
    let l = (one[0] + two[0]) / 2.0 - 50.0;
    let c = (c1 + c2) / 2.0;
    let h = match h1 + h2 {
        sum if grey => sum,
        sum if (h1 - h2).abs() <= 180.0 => sum / 2.0,
        sum if sum < 360.0 => (sum + 360.0) / 2.0,
        sum => (sum - 360.0) / 2.0,
    };
    let cos = |degrees: f64| degrees.to_radians().cos();
    let t = 1.0 - 0.17 * cos(h - 30.0) + 0.24 * cos(2.0 * h) + 0.32 * cos(3.0 * h + 6.0)
        - 0.20 * cos(4.0 * h - 63.0);
    let sl = 1.0 + 0.015 * l * l / (20.0 + l * l).sqrt();
    let (sc, sh) = (1.0 + 0.045 * c, 1.0 + 0.015 * c * t);
    let around = 30.0 * (-((h - 275.0) / 25.0).powi(2)).exp();
    let rt = -2.0 * seventh(c) * (2.0 * around).to_radians().sin();
    let (l, c, h) = (lightness / sl, chroma / sc, hue / sh);
    (l * l + c * c + h * h + rt * c * h).sqrt()
}
