//! Challenges that nobody has answered in a day: they lapse, and their messages say so.

use std::collections::HashMap;

use playground::{Id, Message};

use super::due::PATIENCE;
use super::live::had_fault;
use super::{AuditContext, Report};
use crate::rows::{self, ChallengeRow, JobRow};

pub(super) async fn check(
    context: &mut AuditContext<'_>,
    report: &mut Report,
) -> Result<(), sqlx::Error> {
    let now = bot::Clock::system().now() - PATIENCE;
    let accepting = accepting(context);
    let jobs = rows::all::<JobRow>(&mut context.connection).await?.into_iter();
    let jobs = jobs.filter(|it| it.kind == "challenge");
    let jobs: HashMap<i64, Option<i64>> = jobs.map(|it| (it.subject_id, it.run_at)).collect();
    let (mut expired, mut excused) = (0, 0);
    for challenge in rows::all::<ChallengeRow>(&mut context.connection).await? {
        let (id, state) = (challenge.challenge_id, challenge.state.as_str());
        match (state, jobs.get(&id)) {
            ("open", Some(Some(due))) if *due < now => {
                report.find(format!("challenge {id} should have lapsed {} ms ago", now - due));
            }
            ("open", _) | (_, None) => {}
            _ => report.find(format!("challenge {id} is {state}, and its message is to say so")),
        }
        if state != "expired" {
            continue;
        }
        expired += 1;
        // Where it is not known which message is its own, nothing can be done.
        let own = |it: &&(i64, Id)| it.0 == id && Some(rows::stored(it.1)) == challenge.message_id;
        match accepting.iter().find(own) {
            None => {}
            Some((_, message)) if had_fault(context, *message) => excused += 1,
            Some(_) => report.find(format!("challenge {id} has lapsed, and can be accepted")),
        }
    }
    report.count("challenges that lapsed", expired);
    report.count("of them still to be accepted after a fault", excused);
    Ok(())
}

/// The challenges that can be accepted, and under which messages.
fn accepting(context: &AuditContext<'_>) -> Vec<(i64, Id)> {
    let challenge = |message: &Message| {
        let mut buttons = message.buttons().into_iter();
        buttons.find_map(|it| it.custom_id.strip_prefix("challenge:accept:")?.parse().ok())
    };
    let messages = context.seen.messages.iter();
    messages.filter_map(|message| Some((challenge(message)?, message.id))).collect()
}
