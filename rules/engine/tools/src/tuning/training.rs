//! Weights and a network from which expected results follow best: gradient descent by Adam, in small
//! batches.

use std::f32::consts::PI;
use std::fs;
use std::path::PathBuf;

use anyhow::{Context, ensure};
use clap::Args;
use engine::evaluation::network::{
    NEURON_ONE, NEURONS, Network, OUTPUT_ONE, ROWS, output_set, row,
};
use engine::evaluation::{Evaluation, SCALE, Weights};
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use rules::{Game, Variant};

use crate::seeds::Numbers;
use crate::self_play::parse_variant;

/// Positions in a batch.
const BATCH: usize = 2048;

/// One stretch of positions in so many is not fitted, to see how well the others predict it.
const KEPT: usize = 32;

/// How long a stretch is: positions of one game are alike.
const STRETCH: usize = 2000;

/// The largest number of a network: a piece's mobility times it stays within two bytes.
const LARGEST: f32 = 1.98;

/// By how much less the weights move than the network, which begins at nothing.
const WEIGHTS_RATE: f32 = 0.3;

/// What is fitted.
#[derive(Args)]
pub struct FitOptions {
    /// The variant's id.
    #[arg(long, value_parser = parse_variant)]
    pub game: &'static dyn Variant,
    /// The positions that `tune play` has printed.
    #[arg(required = true)]
    pub positions: Vec<PathBuf>,
    /// The folder to which `ID.txt` and `ID.net` are written.
    #[arg(long)]
    pub folder: PathBuf,
    /// How much of a target is the search's score; the rest is the result.
    #[arg(long, default_value_t = 0.9)]
    pub score: f32,
    /// How often all positions are gone through.
    #[arg(long, default_value_t = 4)]
    pub epochs: usize,
    /// How far a number moves in a step at first.
    #[arg(long, default_value_t = 0.001)]
    pub rate: f32,
    /// What the first network and the order of positions are drawn from.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
}

/// Positions by their terms.
struct Positions {
    /// Those of all positions, each with how often it comes.
    terms: Vec<(u16, i16)>,
    /// Of each position, where its terms begin; and the end.
    starts: Vec<usize>,
    /// From 0, the end, to 24, all pieces.
    phases: Vec<u8>,
    /// The expected results, from -1 to 1, of the side that makes the next turn.
    targets: Vec<f32>,
}

impl Positions {
    fn read(options: &FitOptions, evaluation: &Evaluation) -> anyhow::Result<Self> {
        let mut read =
            Self { terms: Vec::new(), starts: vec![0], phases: Vec::new(), targets: Vec::new() };
        for path in &options.positions {
            let text = fs::read_to_string(path).with_context(|| path.display().to_string())?;
            for line in text.lines() {
                read.add(options, evaluation, line).with_context(|| line.to_owned())?;
            }
        }
        ensure!(read.targets.len() > 1, "there are too few positions");
        Ok(read)
    }

    fn add(
        &mut self,
        options: &FitOptions,
        evaluation: &Evaluation,
        line: &str,
    ) -> anyhow::Result<()> {
        let mut words = line.splitn(3, ' ');
        let mut next = || words.next().context("a score, a result and a FEN are expected");
        let (score, result): (f32, f32) = (next()?.parse()?, next()?.parse()?);
        let game = Game::from_fen(options.game, next()?)?;
        let phase = evaluation.terms(game.position(), |term, count| {
            if count != 0 {
                self.terms.push((term as u16, count as i16));
            }
        });
        self.starts.push(self.terms.len());
        self.phases.push(phase as u8);
        self.targets.push(options.score * score + (1.0 - options.score) * result);
        Ok(())
    }

    fn terms(&self, index: usize) -> impl Iterator<Item = (usize, i32)> {
        let terms = &self.terms[self.starts[index]..self.starts[index + 1]];
        terms.iter().map(|(term, count)| (usize::from(*term), i32::from(*count)))
    }
}

/// What is fitted, in units of [`SCALE`]; or what belongs to each number of it.
struct Parameters {
    /// By term, the early and the late weight.
    weights: Vec<[f32; 2]>,
    network: Network<f32>,
}

impl Parameters {
    fn zero() -> Self {
        Self { weights: vec![[0.0; 2]; ROWS / 2], network: Network::new(|| 0.0) }
    }

    fn numbers(&self) -> [&[f32]; 4] {
        let [rows, outputs, bias] = self.network.numbers();
        [self.weights.as_flattened(), rows, outputs, bias]
    }

    fn numbers_mut(&mut self) -> [&mut [f32]; 4] {
        let Network { rows, outputs, bias } = &mut self.network;
        let (rows, outputs) = (rows.as_flattened_mut(), outputs.as_flattened_mut());
        [self.weights.as_flattened_mut(), rows, outputs, bias]
    }

    /// The neurons and the sum of a position.
    fn evaluate(&self, positions: &Positions, index: usize) -> ([f32; NEURONS], f32) {
        let share = f32::from(positions.phases[index]) / 24.0;
        let set = output_set(positions.phases[index].into());
        let mut neurons = self.network.rows[ROWS - 1];
        let mut sum = 0.0;
        for (term, count) in positions.terms(index) {
            let [early, late] = self.weights[term];
            sum += count as f32 * (early * share + late * (1.0 - share));
            let times = count.unsigned_abs() as f32;
            for (neuron, weight) in neurons.iter_mut().zip(&self.network.rows[row(term, count)]) {
                *neuron += weight * times;
            }
        }
        for (neuron, output) in neurons.iter().zip(&self.network.outputs[set]) {
            let active = neuron.clamp(0.0, 1.0);
            sum += active * active * output;
        }
        (neurons, self.network.bias[set] + sum)
    }

    /// How far a position's expected result is missed, squared; its slopes are added to `slopes`.
    fn learn(&self, positions: &Positions, index: usize, slopes: &mut Self) -> f32 {
        let (neurons, sum) = self.evaluate(positions, index);
        let (miss, slope) = miss(sum, positions.targets[index]);
        let share = f32::from(positions.phases[index]) / 24.0;
        let set = output_set(positions.phases[index].into());
        slopes.network.bias[set] += slope;
        let mut back = [0.0; NEURONS];
        for (place, neuron) in neurons.into_iter().enumerate() {
            let active = neuron.clamp(0.0, 1.0);
            slopes.network.outputs[set][place] += slope * active * active;
            if neuron == active {
                back[place] = slope * self.network.outputs[set][place] * 2.0 * active;
            }
        }
        let mut add = |row: usize, times: f32| {
            for (slope, back) in slopes.network.rows[row].iter_mut().zip(&back) {
                *slope += back * times;
            }
        };
        add(ROWS - 1, 1.0);
        for (term, count) in positions.terms(index) {
            add(row(term, count), count.unsigned_abs() as f32);
            let [early, late] = &mut slopes.weights[term];
            *early += slope * count as f32 * share;
            *late += slope * count as f32 * (1.0 - share);
        }
        miss * miss
    }

    fn error(&self, positions: &Positions, indices: &[usize]) -> f64 {
        let squared = |index: &usize| {
            let (miss, _) = miss(self.evaluate(positions, *index).1, positions.targets[*index]);
            f64::from(miss * miss)
        };
        indices.iter().map(squared).sum::<f64>() / indices.len() as f64
    }

    /// As the engine reads it: weights, and the bytes of the network.
    fn rounded(&self) -> (Weights, Vec<u8>) {
        let stage = |stage: usize| {
            let rounded = |it: &[f32; 2]| (f64::from(it[stage]) * SCALE).round() as i32;
            self.weights.iter().map(rounded).collect::<Vec<_>>()
        };
        let units = [NEURON_ONE, OUTPUT_ONE, NEURON_ONE].map(|unit| unit as f32);
        let parts = self.network.numbers().into_iter().zip(units);
        let mut numbers = parts.flat_map(|(part, unit)| part.iter().map(move |it| it * unit));
        let network = Network::new(|| numbers.next().map_or(0, |it| it.round() as i16));
        (Weights::from_numbers(&stage(0), &stage(1)), network.bytes())
    }
}

/// How far a sum misses an expected result, and the slope of that squared.
fn miss(sum: f32, target: f32) -> (f32, f32) {
    let root = (sum * sum + 1.0).sqrt();
    let miss = sum / root - target;
    (miss, 2.0 * miss / (root * root * root))
}

/// The state of Adam (Kingma and Ba 2015).
struct Adam {
    means: Parameters,
    squares: Parameters,
    steps: i32,
}

impl Adam {
    /// Moves what is fitted against its mean slopes.
    fn step(&mut self, fitted: &mut Parameters, slopes: &Parameters, count: usize, rate: f32) {
        self.steps += 1;
        let [first, second] = [0.9_f32, 0.999].map(|decay| 1.0 - decay.powi(self.steps));
        let moments = self.means.numbers_mut().into_iter().zip(self.squares.numbers_mut());
        let limits = [
            (rate * WEIGHTS_RATE, f32::INFINITY),
            (rate, LARGEST),
            (rate, LARGEST),
            (rate, LARGEST),
        ];
        let parts = fitted.numbers_mut().into_iter().zip(slopes.numbers());
        for (((values, slopes), (means, squares)), (rate, largest)) in
            parts.zip(moments).zip(limits)
        {
            for (index, value) in values.iter_mut().enumerate() {
                let slope = slopes[index] / count as f32;
                let (mean, square) = (&mut means[index], &mut squares[index]);
                *mean = 0.9 * *mean + 0.1 * slope;
                *square = 0.999 * *square + 0.001 * slope * slope;
                let moved = *mean / first / ((*square / second).sqrt() + 1e-8);
                *value = (*value - rate * moved).clamp(-largest, largest);
            }
        }
    }
}

/// Fits weights, from what they are, and a network, and writes both. After each epoch `report` is told its
/// number and two mean squared errors: of the positions that are fitted, and of the others.
///
/// # Errors
///
/// Fails where positions cannot be read, or what is fitted cannot be written.
pub fn fit(options: &FitOptions, report: impl Fn(usize, f64, f64)) -> anyhow::Result<()> {
    let weights = Weights::of(options.game);
    let positions = Positions::read(options, &Evaluation::new(options.game, &weights))?;
    let (kept, mut used): (Vec<usize>, Vec<usize>) =
        (0..positions.targets.len()).partition(|index| (index / STRETCH).is_multiple_of(KEPT));
    let mut numbers = Numbers::seed_from_u64(options.seed);
    let mut fitted = Parameters::zero();
    let [_, rows, outputs, _] = fitted.numbers_mut();
    for part in [rows, outputs] {
        part.fill_with(|| numbers.random_range(-0.1..0.1));
    }
    let (early, late) = weights.numbers();
    for (index, weight) in fitted.weights.iter_mut().enumerate() {
        *weight = [early[index], late[index]].map(|it| it as f32 / SCALE as f32);
    }
    let mut adam = Adam { means: Parameters::zero(), squares: Parameters::zero(), steps: 0 };
    let steps = options.epochs * used.len().div_ceil(BATCH);
    for epoch in 1..=options.epochs {
        used.shuffle(&mut numbers);
        let mut error = 0.0;
        for batch in used.chunks(BATCH) {
            let mut slopes = Parameters::zero();
            let miss = |index: &usize| f64::from(fitted.learn(&positions, *index, &mut slopes));
            error += batch.iter().map(miss).sum::<f64>();
            // From the full rate to nothing, along a cosine.
            let along = (adam.steps + 1) as f32 / steps as f32 * PI;
            let rate = options.rate * 0.5 * (1.0 + along.cos());
            adam.step(&mut fitted, &slopes, batch.len(), rate);
        }
        report(epoch, error / used.len() as f64, fitted.error(&positions, &kept));
    }
    let (weights, network) = fitted.rounded();
    for (ending, bytes) in [("txt", weights.text().into_bytes()), ("net", network)] {
        let path = options.folder.join(format!("{}.{ending}", options.game.id()));
        fs::write(&path, bytes).with_context(|| path.display().to_string())?;
    }
    Ok(())
}
