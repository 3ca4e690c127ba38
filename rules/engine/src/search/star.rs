//! A roll: what is known of each number, and of their mean.

use super::Window;
use crate::score::{INFINITE, ONE, expected};

/// How many numbers a die has.
pub(super) const NUMBERS: usize = 8;

/// The same, where values are summed.
const SHARES: i32 = NUMBERS as i32;

/// What is known of one face or several alike: its value is within these bounds. One that stands
/// for no number does not count.
#[derive(Clone, Copy, Debug)]
pub(super) struct OutcomeBounds {
    /// How many numbers it stands for.
    pub(super) weight: i32,
    pub(super) lower: i32,
    pub(super) upper: i32,
}

impl OutcomeBounds {
    /// Of `weight` numbers nothing is known.
    pub(super) const fn unknown(weight: i32) -> Self {
        Self { weight, lower: -INFINITE, upper: INFINITE }
    }
}

/// What is known of all faces. The mean of forced wins is the longest of them, the mean of forced
/// losses too; otherwise wins and losses count as whole ones, whatever they take.
///
/// The mean never falls where a face rises, so bounds of the faces make bounds of the mean (Star1,
/// after Ballard 1983).
#[derive(Clone, Copy, Debug)]
pub(super) struct Faces<'a>(pub(super) &'a [OutcomeBounds]);

impl Faces<'_> {
    /// The mean is at least this.
    pub(super) fn lower(&self) -> i32 {
        mean(self.0.iter().map(|face| (face.weight, face.lower)))
    }

    /// The mean is at most this.
    fn upper(&self) -> i32 {
        mean(self.0.iter().map(|face| (face.weight, face.upper)))
    }

    fn others(&self, index: usize) -> impl Iterator<Item = &OutcomeBounds> {
        let others = self.0.iter().enumerate().filter(move |(other, _)| *other != index);
        others.map(|(_, face)| face).filter(|face| face.weight > 0)
    }

    /// What matters of a face's value where `window` is what matters of the mean.
    pub(super) fn window(&self, index: usize, window: Window) -> Window {
        Window { alpha: self.alpha(index, window.alpha), beta: self.beta(index, window.beta) }
    }

    /// The mean or a bound of it, once it is known to be outside the window.
    pub(super) fn cutoff(&self, window: Window) -> Option<i32> {
        let (lower, upper) = (self.lower(), self.upper());
        if lower >= window.beta { Some(lower) } else { (upper <= window.alpha).then_some(upper) }
    }

    /// If the face is at most this, the mean is at most `alpha`.
    fn alpha(&self, index: usize, alpha: i32) -> i32 {
        if alpha >= ONE {
            return alpha;
        }
        if alpha < -ONE {
            return if self.others(index).all(|face| face.upper <= alpha) {
                alpha
            } else {
                -INFINITE
            };
        }
        let others: i32 = self.others(index).map(|face| face.weight * expected(face.upper)).sum();
        let least = divided_up(SHARES * (alpha + 1) - others, self.0[index].weight) - 1;
        if least < -ONE { -INFINITE } else { least.min(ONE) }
    }

    /// If the face is at least this, the mean is at least `beta`.
    fn beta(&self, index: usize, beta: i32) -> i32 {
        if beta <= -ONE {
            return beta;
        }
        if beta > ONE {
            return if self.others(index).all(|face| face.lower >= beta) { beta } else { INFINITE };
        }
        let others: i32 = self.others(index).map(|face| face.weight * expected(face.lower)).sum();
        let least = divided_up(SHARES * beta - others, self.0[index].weight);
        if least > ONE { INFINITE } else { least.max(-ONE) }
    }
}

/// The quotient, rounded up.
fn divided_up(number: i32, by: i32) -> i32 {
    -(-number).div_euclid(by)
}

fn mean(faces: impl Iterator<Item = (i32, i32)>) -> i32 {
    let (mut sum, mut least, mut most) = (0, INFINITE, -INFINITE);
    for (weight, value) in faces.filter(|(weight, _)| *weight > 0) {
        sum += weight * expected(value);
        least = least.min(value);
        most = most.max(value);
    }
    if least > ONE {
        least
    } else if most < -ONE {
        most
    } else {
        sum.div_euclid(SHARES)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::score::WON;

    const VALUES: [i32; 12] =
        [-WON, 3 - WON, -ONE, 1 - ONE, -77_777, -1, 0, 13, 500_000, ONE, WON - 2, WON];

    /// Two faces of 3 and 5 numbers, the second one within bounds.
    fn faces(lower: i32, upper: i32) -> [OutcomeBounds; 2] {
        [OutcomeBounds::unknown(3), OutcomeBounds { weight: 5, lower, upper }]
    }

    /// Values of a face, with the bound if a face can be worth that.
    fn values(bound: i32) -> impl Iterator<Item = i32> {
        VALUES.into_iter().chain([bound].into_iter().filter(|bound| bound.abs() <= WON))
    }

    #[test]
    fn a_face_below_its_alpha_keeps_the_mean_below_alpha() {
        for upper in VALUES {
            for alpha in VALUES {
                let mut known = faces(-INFINITE, upper);
                let bound = Faces(&known).alpha(0, alpha);
                for value in values(bound).filter(|value| *value <= bound) {
                    known[0].upper = value;
                    assert!(Faces(&known).upper() <= alpha, "{upper} {alpha} {value}");
                }
            }
        }
    }

    #[test]
    fn a_face_above_its_beta_lifts_the_mean_above_beta() {
        for lower in VALUES {
            for beta in VALUES {
                let mut known = faces(lower, INFINITE);
                let bound = Faces(&known).beta(0, beta);
                for value in values(bound).filter(|value| *value >= bound) {
                    known[0].lower = value;
                    assert!(Faces(&known).lower() >= beta, "{lower} {beta} {value}");
                }
            }
        }
    }

    #[test]
    fn the_bounds_of_a_face_are_no_wider_than_needed() {
        let known = faces(100_000, 100_000);
        // 3 x + 500,000 = 8 x 250,000
        assert_eq!(Faces(&known).beta(0, 250_000), 500_000);
        assert_eq!(Faces(&known).alpha(0, 250_000), 500_002);
    }
}
