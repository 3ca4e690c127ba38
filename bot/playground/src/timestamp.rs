//! Points in time as Discord writes them: ISO 8601 in UTC.

use std::time::SystemTime;

use jiff::Timestamp;

/// `2026-11-21T15:37:03.250000+00:00`.
pub(crate) fn iso(at: SystemTime) -> String {
    // A time that no calendar has is nobody's business here.
    let at = Timestamp::try_from(at).unwrap_or_default();
    at.strftime("%Y-%m-%dT%H:%M:%S.%6f+00:00").to_string()
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn known_days() {
        let at = |seconds| iso(SystemTime::UNIX_EPOCH + Duration::from_secs(seconds));
        assert_eq!(at(0), "1970-01-01T00:00:00.000000+00:00");
        assert_eq!(at(951_782_400), "2000-02-29T00:00:00.000000+00:00");
        assert_eq!(at(1_795_275_423), "2026-11-21T15:37:03.000000+00:00");
    }
}
