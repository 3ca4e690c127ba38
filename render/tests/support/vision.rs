//! How colours look, and how far apart they are.

use palette::color_difference::{Ciede2000, Wcag21RelativeContrast};
use palette::white_point::D65;
use palette::{Clamp, FromColor, Lab, LinSrgb, Srgb};
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

    /// A colour as these eyes see it.
    fn see(self, Rgb(r, g, b): Rgb) -> LinSrgb<f64> {
        let color: [f64; 3] = Srgb::new(r, g, b).into_linear().into();
        let seen = self.matrix().map(|row| row.iter().zip(color).map(|(a, b)| a * b).sum());
        LinSrgb::from(seen).clamp()
    }

    /// The contrast of luminance as WCAG 2 defines it: from 1 to 21.
    pub fn contrast(self, a: Rgb, b: Rgb) -> f64 {
        self.see(a).relative_contrast(self.see(b))
    }

    /// The difference CIEDE2000: about 1 can just be seen side by side, 100 is black and white.
    pub fn difference(self, a: Rgb, b: Rgb) -> f64 {
        let [a, b] = [a, b].map(|color| Lab::<D65, f64>::from_color(self.see(color)));
        a.difference(b)
    }
}
