//! The greatest rate that comes through, and what is left beyond it.

/// The rates beyond the saturation point at which the bot is asked too much, up to twice that rate.
pub(crate) fn beyond(saturation: u32) -> Vec<u32> {
    let mut rates: Vec<u32> = (5..=8).map(|quarters| (saturation * quarters + 2) / 4).collect();
    rates.dedup();
    rates.retain(|rate| *rate > saturation);
    rates
}

/// Says what part of the most that came through at any rate does at each beyond the saturation
/// point, up to twice that rate; nothing where none was run there.
pub(crate) fn tell(saturation: u32, results: &[(u32, f64)]) -> Option<String> {
    let best = results.iter().map(|(_, done)| *done).fold(0.0, f64::max);
    let overloads =
        results.iter().filter(|(rate, _)| (saturation + 1..=2 * saturation).contains(rate));
    let least = overloads.map(|(_, done)| *done).reduce(f64::min)?;
    let part = 100.0 * least / best;
    Some(format!(
        "The knee is at {saturation} a second, the most that came through {best:.0}; beyond it, up \
         to twice the knee, at least {least:.0}, {part:.0} % of that."
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rates_beyond_a_knee_are_quarters_of_it() {
        assert_eq!(beyond(400), [500, 600, 700, 800]);
        assert_eq!(beyond(6), [8, 9, 11, 12]);
        assert_eq!(beyond(1), [2]);
    }

    #[test]
    fn the_least_beyond_the_knee_is_told() {
        let results =
            [(50, 50.0), (100, 100.0), (250, 20.0), (125, 120.0), (150, 60.0), (200, 110.0)];
        let told = "The knee is at 100 a second, the most that came through 120; beyond it, up to \
                    twice the knee, at least 60, 50 % of that.";
        assert_eq!(tell(100, &results).as_deref(), Some(told));
        assert_eq!(tell(300, &results), None);
    }
}
