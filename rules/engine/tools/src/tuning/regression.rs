//! Weights from which the expected results follow best: gradient descent by Adam.

use engine::evaluation::{SCALE, Weights};

use super::TrainingPosition;

/// How far a weight moves in a round, in its own unit.
const STEP: f64 = 2.0;

/// One sample in so many is not fitted, to see how well the others predict it.
const KEPT: usize = 8;

/// A weight as it is fitted (Adam, Kingma and Ba 2015).
#[derive(Clone, Copy)]
struct Fitted {
    value: f64,
    start: f64,
    slope: f64,
    square: f64,
}

impl Fitted {
    fn new(value: i32) -> Self {
        Self { value: f64::from(value), start: f64::from(value), slope: 0.0, square: 0.0 }
    }

    fn follow(&mut self, slope: f64, hold: f64, round: i32) {
        let slope = slope + hold * (self.value - self.start);
        self.slope = 0.9 * self.slope + 0.1 * slope;
        self.square = 0.999 * self.square + 0.001 * slope * slope;
        let (mean, spread) =
            (self.slope / (1.0 - 0.9_f64.powi(round)), self.square / (1.0 - 0.999_f64.powi(round)));
        self.value -= STEP * mean / (spread.sqrt() + 1e-9);
    }
}

/// Fits weights to samples, from what they are. `hold` is how strongly they are held to that.
/// Every 50 rounds `report` is told the round and two mean squared errors: of the samples that are
/// fitted, and of the others.
pub fn fit(
    start: &Weights,
    samples: &[TrainingPosition],
    hold: f64,
    rounds: usize,
    report: impl Fn(usize, f64, f64),
) -> Weights {
    let (early, late) = start.numbers();
    let mut early: Vec<Fitted> = early.iter().map(|value| Fitted::new(*value)).collect();
    let mut late: Vec<Fitted> = late.iter().map(|value| Fitted::new(*value)).collect();
    for round in 1..=rounds {
        let mut slopes = vec![(0.0, 0.0); early.len()];
        let (mut error, mut kept) = (0.0, 0.0);
        let mut counts = (0.0, 0.0);
        for (index, sample) in samples.iter().enumerate() {
            let (miss, steep) = judge(sample, &early, &late);
            if index % KEPT == 0 {
                kept += miss * miss;
                counts.1 += 1.0;
                continue;
            }
            error += miss * miss;
            counts.0 += 1.0;
            let phase = f64::from(sample.phase);
            for (term, count) in &sample.terms {
                let slope = miss * steep * f64::from(*count);
                let slopes = &mut slopes[usize::from(*term)];
                slopes.0 += slope * phase;
                slopes.1 += slope * (1.0 - phase);
            }
        }
        for (term, slope) in slopes.iter().enumerate() {
            early[term].follow(slope.0 / counts.0, hold / SCALE, round as i32);
            late[term].follow(slope.1 / counts.0, hold / SCALE, round as i32);
        }
        if round % 50 == 0 || round == 1 {
            report(round, error / counts.0, kept / counts.1);
        }
    }
    let rounded = |weights: &[Fitted]| {
        weights.iter().map(|weight| weight.value.round() as i32).collect::<Vec<_>>()
    };
    Weights::from_numbers(&rounded(&early), &rounded(&late))
}

/// How far the weights miss a sample, and the slope of its expected result.
fn judge(sample: &TrainingPosition, early: &[Fitted], late: &[Fitted]) -> (f64, f64) {
    let phase = f64::from(sample.phase);
    let weigh = |(term, count): &(u16, i16)| {
        let term = usize::from(*term);
        (early[term].value * phase + late[term].value * (1.0 - phase)) * f64::from(*count)
    };
    let sum: f64 = sample.terms.iter().map(weigh).sum();
    let root = (sum * sum + SCALE * SCALE).sqrt();
    (sum / root - f64::from(sample.target), SCALE * SCALE / (root * root * root))
}
