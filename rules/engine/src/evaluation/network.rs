//! A small integer network: what the terms of a position are worth together, beyond what each is worth by
//! itself.

use super::count::MAX_PHASE;
use super::terms::COUNT;

/// How many neurons there are.
pub const NEURONS: usize = 16;

/// How many sets of output weights there are, each for a part of the game.
const PHASES: usize = 5;

/// The rows of weights: of each term, where the side that makes the next turn has it and where the
/// other one does; and last what is always there.
pub const ROWS: usize = 2 * COUNT + 1;

/// What stands for 1 in the weights of terms, in neurons and in the bias.
pub const NEURON_ONE: i32 = 255;

/// What stands for 1 in the weights of outputs.
pub const OUTPUT_ONE: i32 = 64;

/// What the neurons add up to.
pub(super) type Neurons = [i16; NEURONS];

/// The numbers of a network: integers as it plays, fractions as it is fitted.
#[derive(Clone, PartialEq, Debug)]
pub struct Network<T> {
    /// By row, what is added to each neuron.
    pub rows: Vec<[T; NEURONS]>,
    /// By phase, what each neuron adds to the output.
    pub outputs: [[T; NEURONS]; PHASES],
    /// By phase, what is always added to the output.
    pub bias: [T; PHASES],
}

/// The row of a term that comes `count` times.
pub const fn row(term: usize, count: i32) -> usize {
    if count > 0 { term } else { COUNT + term }
}

/// The set of output weights for a phase from 0 to 24.
pub const fn output_set(phase: i32) -> usize {
    phase as usize * PHASES / (MAX_PHASE as usize + 1)
}

impl<T> Network<T> {
    /// A network of these numbers, in the order of the fields.
    pub fn new(mut next: impl FnMut() -> T) -> Self {
        let mut row = || std::array::from_fn(|_| next());
        Self {
            rows: (0..ROWS).map(|_| row()).collect(),
            outputs: std::array::from_fn(|_| row()),
            bias: std::array::from_fn(|_| next()),
        }
    }

    /// All numbers, in the order of the fields.
    pub fn numbers(&self) -> [&[T]; 3] {
        [self.rows.as_flattened(), self.outputs.as_flattened(), &self.bias]
    }
}

impl Network<i16> {
    /// Reads a network: numbers of two bytes, the lower one first. `None` where their count is another.
    pub(crate) fn parse(bytes: &[u8]) -> Option<Self> {
        let mut numbers = bytes.chunks_exact(2).map(|it| i16::from_le_bytes([it[0], it[1]]));
        let fits = bytes.len() == 2 * ((ROWS + PHASES) * NEURONS + PHASES);
        fits.then(|| Self::new(|| numbers.next().unwrap_or_default()))
    }

    /// The network as bytes.
    pub fn bytes(&self) -> Vec<u8> {
        self.numbers().into_iter().flatten().flat_map(|number| number.to_le_bytes()).collect()
    }

    /// The neurons before any term.
    pub(super) fn start(&self) -> Neurons {
        self.rows[ROWS - 1]
    }

    /// Adds a term to the neurons.
    #[inline]
    pub(super) fn add(&self, neurons: &mut Neurons, term: usize, count: i32) {
        let times = count.unsigned_abs() as i16;
        for (neuron, weight) in neurons.iter_mut().zip(&self.rows[row(term, count)]) {
            *neuron = neuron.saturating_add(weight.wrapping_mul(times));
        }
    }

    /// The output, in units of [`SCALE`](super::SCALE).
    pub(super) fn output(&self, neurons: &Neurons, phase: i32) -> f64 {
        let set = output_set(phase);
        let outputs = neurons.iter().zip(&self.outputs[set]).map(|(neuron, output)| {
            let active = i32::from(*neuron).clamp(0, NEURON_ONE);
            active * active * i32::from(*output)
        });
        let sum = outputs.sum::<i32>() + i32::from(self.bias[set]) * NEURON_ONE * OUTPUT_ONE;
        f64::from(sum) / f64::from(NEURON_ONE * NEURON_ONE * OUTPUT_ONE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_is_read_as_it_is_written() {
        let mut number = 0;
        let network = Network::new(|| {
            number = (number * 7 + 11) % 900 - 400;
            number
        });
        let bytes = network.bytes();
        assert_eq!(Network::parse(&bytes), Some(network));
        assert_eq!(Network::parse(&bytes[2..]), None);
        assert_eq!(Network::parse(&[&bytes[..], &[0]].concat()), None);
    }

    #[test]
    fn neurons_add_their_squares_within_bounds() {
        let mut network = Network::new(|| 0);
        network.rows[ROWS - 1][0] = 51;
        network.rows[row(7, 1)] = [51; NEURONS];
        network.rows[row(7, -1)][1] = -100;
        network.outputs[output_set(24)] = [64; NEURONS];
        network.bias[output_set(24)] = 255;
        let output = |terms: &[(usize, i32)]| {
            let mut neurons = network.start();
            terms.iter().for_each(|(term, count)| network.add(&mut neurons, *term, *count));
            (100.0 * network.output(&neurons, 24)).round()
        };
        // 1 + 0.2²
        assert_eq!(output(&[]), 104.0);
        // 1 + 0.6² + 15 * 0.4²
        assert_eq!(output(&[(7, 2)]), 376.0);
        assert_eq!(output(&[(7, 9)]), 1700.0);
        assert_eq!(output(&[(7, 9), (7, -9)]), 1600.0);
    }
}
