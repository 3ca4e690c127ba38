//! What a thread hears of the log where nobody else listens: no other test of this program does.

use std::thread;

use tests::log::Heard;

fn asks() {
    tracing::trace!(target: "bot::store::writer", "asks to write");
}

#[test]
fn a_thread_hears_itself_also_where_another_one_asks_first() {
    let heard = Heard::at("bot::store::writer=trace");
    thread::spawn(asks).join().expect("it ends");
    asks();
    assert_eq!(heard.lines().len(), 1);
}
