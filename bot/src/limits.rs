//! How much one person, or one server, may ask for, and how many may wait for what takes long.

use std::num::NonZeroU32;

use crate::config::ConfigError;

/// The most of each; none means that there is no limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Open challenges of a person: `CHALLENGES_PER_PERSON`.
    pub challenges_of_person: Option<NonZeroU32>,
    /// Open challenges in a server: `CHALLENGES_PER_SERVER`.
    pub challenges_in_server: Option<NonZeroU32>,
    /// Commands of a person in a minute, those left out that play a turn: `COMMANDS_PER_MINUTE`.
    pub commands: Option<NonZeroU32>,
    /// Free rolls of a person in a minute: `ROLLS_PER_MINUTE`.
    pub rolls: Option<NonZeroU32>,
    /// Who wait for a game as an animation: `REPLAYS_WAITING`.
    pub replays: Option<NonZeroU32>,
    /// Who wait for a review, and reviews that are to be made: `REVIEWS_WAITING`.
    pub reviews: Option<NonZeroU32>,
    /// Who wait for another picture that is no running game's: `PICTURES_WAITING`.
    pub pictures: Option<NonZeroU32>,
    /// Questions of people that wait for the engine: `QUESTIONS_WAITING`.
    pub questions: Option<NonZeroU32>,
    /// Turns of the engine's own that wait in memory; others are tried again soon: `TURNS_WAITING`.
    pub turns: Option<NonZeroU32>,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            challenges_of_person: NonZeroU32::new(10),
            challenges_in_server: NonZeroU32::new(200),
            commands: NonZeroU32::new(60),
            rolls: NonZeroU32::new(20),
            replays: NonZeroU32::new(20),
            reviews: NonZeroU32::new(50),
            pictures: NonZeroU32::new(50),
            questions: NonZeroU32::new(32),
            turns: NonZeroU32::new(100),
        }
    }
}

impl Limits {
    /// No limits at all.
    pub const NONE: Self = Self {
        challenges_of_person: None,
        challenges_in_server: None,
        commands: None,
        rolls: None,
        replays: None,
        reviews: None,
        pictures: None,
        questions: None,
        turns: None,
    };

    /// Reads the variables, by the `given` value of each.
    ///
    /// # Errors
    ///
    /// Names the first that is no number.
    pub(crate) fn from_variables(
        given: impl Fn(&'static str) -> Result<Option<String>, ConfigError>,
    ) -> Result<Self, ConfigError> {
        let usual = Self::default();
        let limit = |variable, usual| limit(variable, given(variable)?, usual);
        Ok(Self {
            challenges_of_person: limit("CHALLENGES_PER_PERSON", usual.challenges_of_person)?,
            challenges_in_server: limit("CHALLENGES_PER_SERVER", usual.challenges_in_server)?,
            commands: limit("COMMANDS_PER_MINUTE", usual.commands)?,
            rolls: limit("ROLLS_PER_MINUTE", usual.rolls)?,
            replays: limit("REPLAYS_WAITING", usual.replays)?,
            reviews: limit("REVIEWS_WAITING", usual.reviews)?,
            pictures: limit("PICTURES_WAITING", usual.pictures)?,
            questions: limit("QUESTIONS_WAITING", usual.questions)?,
            turns: limit("TURNS_WAITING", usual.turns)?,
        })
    }
}

fn limit(
    variable: &'static str,
    given: Option<String>,
    usual: Option<NonZeroU32>,
) -> Result<Option<NonZeroU32>, ConfigError> {
    let Some(given) = given else { return Ok(usual) };
    let number: Result<u32, _> = given.parse();
    let wrong =
        |_| ConfigError::new(variable, "is not a whole number such as 10, or 0 for no limit");
    number.map(NonZeroU32::new).map_err(wrong)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_limit_is_set_by_its_variable_and_taken_off_by_0() {
        let one = |name: &'static str, value: &'static str| {
            Limits::from_variables(|asked| Ok((asked == name).then(|| value.to_owned()))).unwrap()
        };
        let (usual, seven) = (Limits::default(), NonZeroU32::new(7));
        assert_eq!(one("", ""), usual);
        assert_eq!(
            one("CHALLENGES_PER_PERSON", "7"),
            Limits { challenges_of_person: seven, ..usual }
        );
        assert_eq!(
            one("CHALLENGES_PER_SERVER", "7"),
            Limits { challenges_in_server: seven, ..usual }
        );
        assert_eq!(one("COMMANDS_PER_MINUTE", "7"), Limits { commands: seven, ..usual });
        assert_eq!(one("ROLLS_PER_MINUTE", "0"), Limits { rolls: None, ..usual });
        assert_eq!(one("REPLAYS_WAITING", "7"), Limits { replays: seven, ..usual });
        assert_eq!(one("REVIEWS_WAITING", "7"), Limits { reviews: seven, ..usual });
        assert_eq!(one("PICTURES_WAITING", "7"), Limits { pictures: seven, ..usual });
        assert_eq!(one("QUESTIONS_WAITING", "7"), Limits { questions: seven, ..usual });
        assert_eq!(one("TURNS_WAITING", "7"), Limits { turns: seven, ..usual });
        let none = Limits::from_variables(|_| Ok(Some("0".to_owned()))).unwrap();
        assert_eq!(none, Limits::NONE);
    }

    #[test]
    fn what_is_no_number_is_refused_by_its_variable() {
        for wrong in ["-1", "ten", "1.5", "4294967296", "1 0", "∞"] {
            let read = Limits::from_variables(|_| Ok(Some(wrong.to_owned())));
            let error = read.unwrap_err().to_string();
            assert!(error.starts_with("CHALLENGES_PER_PERSON is not a whole number"), "{error}");
        }
    }
}
