//! Which board is the newest in each channel.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use ::tests::board_of;
use ::tests::program::ProgramError;
use playground::{Event, Id, Message, Playground};
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::watch;

/// The newest board of a channel, as somebody waits for it.
pub(crate) type Newest = watch::Receiver<Option<Message>>;

type Channels = HashMap<Id, watch::Sender<Option<Message>>>;

/// What is shared by who listens and who waits.
#[derive(Default)]
struct Shared {
    channels: Mutex<Channels>,
    /// How many events were dropped before they could be heard.
    missed: AtomicU64,
}

/// The newest boards of all channels. One listener hears what is sent: a look at all messages for
/// each board that is late would be a load of its own.
#[derive(Clone, Default)]
pub(crate) struct Boards(Arc<Shared>);

impl Boards {
    /// Listens from now on.
    pub(crate) fn listen(playground: &Playground) -> Self {
        let boards = Self::default();
        let (mut events, heard) = (playground.events(), boards.clone());
        tokio::spawn(async move {
            loop {
                match events.recv().await {
                    Ok(Event::Sent { message } | Event::Changed { message }) => heard.note(message),
                    Ok(_) => {}
                    Err(RecvError::Lagged(missed)) => {
                        heard.0.missed.fetch_add(missed, Ordering::Relaxed);
                    }
                    Err(RecvError::Closed) => return,
                }
            }
        });
        boards
    }

    /// The newest board of a channel.
    pub(crate) fn at(&self, channel: Id) -> Newest {
        let mut channels = self.channels();
        channels.entry(channel).or_insert_with(|| watch::channel(None).0).subscribe()
    }

    /// Fails where a board may have been missed: nobody could tell whose fault it is that it does
    /// not come.
    pub(crate) fn check(&self) -> Result<(), ProgramError> {
        match self.0.missed.load(Ordering::Relaxed) {
            0 => Ok(()),
            missed => Err(ProgramError::Other(format!(
                "the driver is too slow: it has missed {missed} of the stand-in's events"
            ))),
        }
    }

    fn note(&self, message: Message) {
        if message.only_for.is_some() || board_of(&message).is_none() {
            return;
        }
        if let Some(newest) = self.channels().get(&message.channel) {
            newest.send_if_modified(|board| {
                let newer = board.as_ref().is_none_or(|board| board.id <= message.id);
                if newer {
                    *board = Some(message);
                }
                newer
            });
        }
    }

    fn channels(&self) -> MutexGuard<'_, Channels> {
        self.0.channels.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
