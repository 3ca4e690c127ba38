//! Why the database fails, counted for whoever watches the program.

use std::io::ErrorKind;

use sqlx::Error;

use crate::metrics::{self, Failure};

/// Counts an error, but for one that says only that somebody else came first.
pub(super) fn record(error: &Error) {
    if let Some(why) = classify(error) {
        metrics::database_failed(why);
    }
}

pub(super) fn classify(error: &Error) -> Option<Failure> {
    match error {
        Error::Database(error) if error.is_unique_violation() => None,
        Error::Database(error) => Some(of_code(&error.code().unwrap_or_default())),
        Error::Io(error) if error.kind() == ErrorKind::TimedOut => Some(Failure::Silent),
        Error::PoolTimedOut => Some(Failure::Busy),
        Error::Io(_) | Error::Tls(_) | Error::Protocol(_) | Error::WorkerCrashed => {
            Some(Failure::Away)
        }
        _ => Some(Failure::Other),
    }
}

/// By what the database calls it: PostgreSQL with five characters, SQLite with a number of fewer.
fn of_code(code: &str) -> Failure {
    match code {
        "53100" => Failure::Full,
        "40001" | "40P01" | "53300" | "55P03" => Failure::Busy,
        // There is no such database, it lets nobody in, or it has ended the connection.
        "25P03" | "3D000" | "55000" | "57P01" | "57P02" | "57P03" | "57P05" => Failure::Away,
        _ if code.len() == 5 => match code.starts_with("08") {
            true => Failure::Away,
            false => Failure::Other,
        },
        // The codes beyond the first eight bits tell more of the same.
        _ => match code.parse::<u32>().map(|it| it & 0xFF) {
            Ok(5 | 6) => Failure::Busy,
            Ok(13) => Failure::Full,
            Ok(14) => Failure::Away,
            _ => Failure::Other,
        },
    }
}

#[cfg(test)]
mod tests {
    use sqlx::{Connection, Executor};

    use super::*;

    #[test]
    fn a_code_tells_why() {
        for (why, codes) in [
            (Failure::Away, &["14", "08006", "25P03", "57P01"][..]),
            (Failure::Busy, &["5", "517", "55P03"]),
            (Failure::Full, &["13", "53100"]),
            (Failure::Other, &["1", "42P01", ""]),
        ] {
            codes.iter().for_each(|code| assert_eq!(of_code(code), why, "{code}"));
        }
    }

    #[tokio::test]
    async fn who_comes_second_is_no_failure_and_what_nobody_knows_is() {
        sqlx::any::install_default_drivers();
        let mut connection = sqlx::AnyConnection::connect("sqlite::memory:").await.unwrap();
        connection.execute("CREATE TABLE a (b BIGINT PRIMARY KEY)").await.unwrap();
        connection.execute("INSERT INTO a VALUES (1)").await.unwrap();
        let second = connection.execute("INSERT INTO a VALUES (1)").await.unwrap_err();
        assert_eq!(classify(&second), None);
        let unknown = connection.execute("INSERT INTO c VALUES (1)").await.unwrap_err();
        assert_eq!(classify(&unknown), Some(Failure::Other));
        let late = Error::Io(ErrorKind::TimedOut.into());
        assert_eq!(classify(&late), Some(Failure::Silent));
        assert_eq!(classify(&Error::Io(ErrorKind::ConnectionReset.into())), Some(Failure::Away));
    }
}
