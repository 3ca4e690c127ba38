//! Challenges that nobody has answered in a day: they lapse, and their messages say so.

use playground::{Id, Message};
use sqlx::Row;

use super::due::PATIENCE;
use super::live::is_struck;
use super::{Case, Report};

pub(super) async fn check(case: &mut Case<'_>, report: &mut Report) -> Result<(), sqlx::Error> {
    let now = bot::Clock::system().now() - PATIENCE;
    let accepting = accepting(case);
    let all = "SELECT id, state, due, message FROM challenges";
    let (mut lapsed, mut excused) = (0, 0);
    for row in sqlx::query(all).fetch_all(&mut case.connection).await? {
        let (id, state): (i64, String) = (row.try_get(0)?, row.try_get(1)?);
        let (due, message): (Option<i64>, Option<i64>) = (row.try_get(2)?, row.try_get(3)?);
        match (state.as_str(), due) {
            ("open", Some(due)) if due < now => {
                report.find(format!("challenge {id} should have lapsed {} ms ago", now - due));
            }
            ("open", Some(_)) | (_, None) => {}
            _ => report.find(format!("challenge {id} is {state}, and its message is to say so")),
        }
        if state != "lapsed" {
            continue;
        }
        lapsed += 1;
        // Where it is not known which message is its own, nothing can be done.
        let own = |it: &&(i64, Id)| it.0 == id && Some(it.1.get().cast_signed()) == message;
        match accepting.iter().find(own) {
            None => {}
            Some((_, message)) if is_struck(case, *message) => excused += 1,
            Some(_) => report.find(format!("challenge {id} has lapsed, and can be accepted")),
        }
    }
    report.count("challenges that lapsed", lapsed);
    report.count("of them still to be accepted after a fault", excused);
    Ok(())
}

/// The challenges that can be accepted, and under which messages.
fn accepting(case: &Case<'_>) -> Vec<(i64, Id)> {
    let challenge = |message: &Message| {
        let mut buttons = message.buttons().into_iter();
        buttons.find_map(|it| it.custom_id.strip_prefix("challenge:accept:")?.parse().ok())
    };
    let messages = case.seen.messages.iter();
    messages.filter_map(|message| Some((challenge(message)?, message.id))).collect()
}
