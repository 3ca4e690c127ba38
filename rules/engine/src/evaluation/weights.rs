//! Weights as data: a line for each term that has one.

use rules::Variant;
use thiserror::Error;

use super::network::Network;
use super::terms::{self, COUNT};
use crate::profile;

/// What each term counts, while many pieces are on the board and towards the end.
#[derive(Clone, PartialEq, Debug)]
pub struct Weights {
    pub(crate) middlegame: Vec<i32>,
    pub(crate) endgame: Vec<i32>,
    /// What terms count together.
    pub(crate) network: Option<Network<i16>>,
}

/// A line of weights cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("line {line}: a term and its two weights were expected, such as `mobility.1 4 5`")]
pub struct ParseWeightsError {
    /// Counted from 1.
    line: usize,
}

impl Weights {
    /// The weights of a game, as `tune` makes them.
    pub fn of(variant: &dyn Variant) -> Self {
        let weights = Self::parse(profile::weights(variant));
        let weights = weights.expect("a test reads the weights of every game");
        match profile::network(variant) {
            [] => weights,
            bytes => weights.with_network(bytes).expect("a test reads the network too"),
        }
    }

    /// Reads weights: on each line a term, its early weight and its late one. Terms without a line
    /// do not count.
    ///
    /// # Errors
    ///
    /// Says which line is something else.
    pub fn parse(text: &str) -> Result<Self, ParseWeightsError> {
        let mut weights =
            Self { middlegame: vec![0; COUNT], endgame: vec![0; COUNT], network: None };
        for (index, line) in text.lines().enumerate() {
            let mut words = line.split_whitespace();
            let mut read = || {
                let term = terms::by_name(words.next()?)?;
                let middlegame = words.next()?.parse().ok()?;
                let endgame = words.next()?.parse().ok()?;
                words.next().is_none().then_some((term, middlegame, endgame))
            };
            let (term, middlegame, endgame) =
                read().ok_or(ParseWeightsError { line: index + 1 })?;
            (weights.middlegame[term], weights.endgame[term]) = (middlegame, endgame);
        }
        Ok(weights)
    }

    /// Weights from numbers by term, early and late ones; what is missing does not count, and what is too
    /// much is left out.
    pub fn from_numbers(middlegame: &[i32], endgame: &[i32]) -> Self {
        let filled = |numbers: &[i32]| {
            let mut filled = numbers.to_vec();
            filled.resize(COUNT, 0);
            filled
        };
        Self { middlegame: filled(middlegame), endgame: filled(endgame), network: None }
    }

    /// The same with a network, as [`Network::bytes`] has it; `None` where these are no such bytes.
    pub fn with_network(self, bytes: &[u8]) -> Option<Self> {
        Some(Self { network: Some(Network::parse(bytes)?), ..self })
    }

    /// The early and the late weights, by term.
    pub fn numbers(&self) -> (&[i32], &[i32]) {
        (&self.middlegame, &self.endgame)
    }

    /// The weights as text.
    pub fn text(&self) -> String {
        let lines =
            (0..COUNT).filter(|term| self.middlegame[*term] != 0 || self.endgame[*term] != 0);
        let line = |term| {
            format!("{} {} {}\n", terms::name(term), self.middlegame[term], self.endgame[term])
        };
        lines.map(line).collect()
    }
}

#[cfg(test)]
mod tests {
    use rules::variants::VARIANTS;

    use super::*;

    #[test]
    fn every_game_has_weights_that_can_be_read() {
        for variant in VARIANTS {
            let weights = Weights::parse(profile::weights(*variant)).expect("weights");
            assert_eq!(Weights::parse(&weights.text()), Ok(weights.clone()));
            assert_eq!(Weights { network: None, ..Weights::of(*variant) }, weights);
        }
    }

    #[test]
    fn other_lines_are_refused() {
        for text in ["mobility.1 4", "mobility.1 4 5 6", "mobility.99 4 5", "4 5", "tempo.0 1 x"] {
            let text = format!("tempo.0 1 2\n{text}\n");
            assert_eq!(Weights::parse(&text), Err(ParseWeightsError { line: 2 }), "{text}");
        }
    }
}
