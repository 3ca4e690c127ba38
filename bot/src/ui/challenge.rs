//! A challenge, from asked to answered.

use rules::{ByColor, Color, Game, Variant};

use super::{pictures, views as announce};
use crate::error::{DiscordError, Error};
use crate::game::record::side_name;
use crate::ids::{ChallengeId, ChannelId, MessageId, UserId};
use crate::store::{Accepted, Challenge, NewChallenge, NewGame, Written};
use crate::ui::app::{App, ChannelKind, Person, Place, Request, plain};
use crate::ui::components::challenge::buttons;
use crate::ui::reply::{Answer, BoardRef, Reply, Response, Shows};

/// The side that a challenger wants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wish {
    /// This side.
    Side(Color),
    /// Either: drawn when the challenge is accepted.
    Random,
}

impl Wish {
    /// Every wish, as it is typed and stored.
    pub const NAMES: [&'static str; 3] = ["white", "black", "random"];

    /// The wish with this name.
    pub fn by_name(name: &str) -> Option<Self> {
        match name {
            "white" => Some(Self::Side(Color::White)),
            "black" => Some(Self::Side(Color::Black)),
            "random" => Some(Self::Random),
            _ => None,
        }
    }

    fn name(self) -> &'static str {
        match self {
            Self::Side(color) => color.name(),
            Self::Random => "random",
        }
    }
}

/// What is asked for.
pub struct Terms<'a> {
    /// The game.
    pub variant: &'static dyn Variant,
    /// Whom; none for anybody.
    pub opponent: Option<&'a Person>,
    /// Which side the challenger wants.
    pub wish: Wish,
    /// Whether to play in a thread of its own.
    pub thread: bool,
}

/// Makes a challenge, for all to see.
///
/// # Errors
///
/// Tells the challenger what is wrong with the opponent; fails where the database does.
pub async fn make(app: &App, request: &Request, terms: Terms<'_>) -> Result<Response, Error> {
    let place = request.place()?;
    let challenger = &request.person;
    if terms.thread {
        check_thread(place)?;
    }
    if let Some(opponent) = terms.opponent {
        check_opponent(challenger, opponent)?;
    }
    let new = NewChallenge {
        guild: place.guild,
        channel: place.channel,
        challenger: challenger.id,
        name: &challenger.name,
        opponent: terms.opponent.map(|opponent| opponent.id),
        variant: terms.variant.id(),
        color: terms.wish.name(),
        thread: terms.thread,
        interaction: request.id,
    };
    let Written::Done(id) = app.store.add_challenge(&new).await? else {
        return Err(Error::mistake("That challenge is already made."));
    };
    let opponent = new.opponent;
    let whom = opponent.map_or_else(|| "anybody here".to_owned(), |user| format!("<@{user}>"));
    let side = match terms.wish {
        Wish::Side(color) => format!("{} plays {}.", challenger.plain_name(), side_name(color)),
        Wish::Random => "Sides are chosen by lot.".to_owned(),
    };
    let look = app.tastes(request).await?.shared_look();
    let text = format!(
        "{} challenges {whom} to **{}**. {}\n{side}",
        challenger.plain_name(),
        terms.variant.name(),
        terms.variant.summary(),
    );
    let reply = Reply::public(text)
        .mentioning(opponent)
        .with_picture(pictures::board(&Game::new(terms.variant), Color::White, look)?)
        .with_row(buttons(id, opponent.is_some()));
    Ok(reply.into())
}

fn check_opponent(challenger: &Person, opponent: &Person) -> Result<(), Error> {
    if opponent.id == challenger.id {
        return Err(Error::mistake(
            "You cannot challenge yourself. Pick somebody else, or leave `opponent` out for an \
             open challenge.",
        ));
    }
    if opponent.is_bot {
        return Err(Error::mistake(
            "Bots do not play. Pick a person, or leave `opponent` out for an open challenge.",
        ));
    }
    Ok(())
}

/// Loads an open challenge for one of its buttons.
async fn open(app: &App, id: ChallengeId) -> Result<Challenge, Error> {
    let challenge = app.store.challenge(id).await?;
    let challenge = challenge.ok_or_else(|| {
        Error::mistake("I do not know that challenge any more. `/challenge` makes a new one.")
    })?;
    match challenge.state.as_str() {
        "open" => Ok(challenge),
        state => Err(Error::mistake(format!(
            "That challenge is already {state}. `/challenge` makes a new one."
        ))),
    }
}

/// Loads an open challenge that this person may accept or decline.
async fn answerable(app: &App, id: ChallengeId, user: UserId) -> Result<Challenge, Error> {
    let challenge = open(app, id).await?;
    if challenge.challenger == user {
        return Err(Error::mistake(
            "This is your own challenge: somebody else has to answer it. You can withdraw it.",
        ));
    }
    if challenge.opponent.is_some_and(|opponent| opponent != user) {
        return Err(Error::mistake(
            "This challenge is for somebody else. `/challenge` makes one of your own.",
        ));
    }
    Ok(challenge)
}

/// Accepts a challenge: the game begins here, or in a thread where this channel is busy.
///
/// # Errors
///
/// Tells the person why they cannot accept it; fails where the database or Discord does.
pub async fn accept(
    app: &App,
    request: &Request,
    id: ChallengeId,
    message: MessageId,
) -> Result<Response, Error> {
    let place = request.place()?;
    let user = request.person.id;
    // Asked before the challenge is: so a game that makes the channel busy because this very
    // challenge was just accepted opens no thread.
    let busy = is_busy(app, place.channel).await?;
    let challenge = answerable(app, id, user).await?;
    let sides = sides(&challenge, user);
    let secret = app.tables.dice().secret()?;
    let mut new = NewGame {
        challenge: &challenge,
        channel: place.channel,
        white: sides.white,
        black: sides.black,
        secret: &secret,
        token: request.answering().token,
    };
    let accepted =
        if challenge.thread || busy { Accepted::Busy } else { app.store.add_game(&new).await? };
    let accepted = match accepted {
        Accepted::Busy => in_thread(app, place, &request.person, &mut new).await?,
        accepted => accepted,
    };
    let Accepted::Game(game) = accepted else {
        return Err(Error::mistake("Somebody was faster: that challenge is already answered."));
    };
    let response = if new.channel == place.channel {
        announce::answer(&app.tables.game(game).await?)?
    } else {
        let text = format!(
            "{} accepts: game {game} is played in <#{}>.",
            request.person.plain_name(),
            new.channel
        );
        let board = BoardRef { game, seq: 0 };
        Response::from(Reply::public(text)).showing(Shows::Apart(board))
    };
    Ok(response.closing(place.channel, message))
}

/// Who plays what in the game of a challenge, `accepter` being the other player.
fn sides(challenge: &Challenge, accepter: UserId) -> ByColor<UserId> {
    let challenger = match Wish::by_name(&challenge.color) {
        Some(Wish::Side(color)) => color,
        Some(Wish::Random) | None if rand::random() => Color::White,
        Some(Wish::Random) | None => Color::Black,
    };
    match challenger {
        Color::White => ByColor { white: challenge.challenger, black: accepter },
        Color::Black => ByColor { white: accepter, black: challenge.challenger },
    }
}

async fn is_busy(app: &App, channel: ChannelId) -> Result<bool, Error> {
    Ok(app.store.game_at(channel).await?.is_some_and(|game| !game.ended))
}

/// Whether a thread can be opened from a place, as far as that is known beforehand.
fn check_thread(place: Place) -> Result<(), Error> {
    if place.kind == ChannelKind::Voice {
        return Err(Error::mistake(
            "Voice and stage channels have no threads. Leave `thread` out and accept while no \
             other game is running here, or make the challenge in a text channel.",
        ));
    }
    if place.powers.threads { Ok(()) } else { Err(no_thread()) }
}

/// The mistake where the bot may not open a thread.
fn no_thread() -> Error {
    Error::mistake(
        "I cannot open a thread here. Leave `thread` out and accept while no other game is \
         running in this channel; or somebody who manages the server can give me Create Public \
         Threads and Send Messages in Threads (in a forum: Send Messages).",
    )
}

/// Opens a thread and begins the game there; archives the thread where that came too late.
async fn in_thread(
    app: &App,
    place: Place,
    accepter: &Person,
    new: &mut NewGame<'_>,
) -> Result<Accepted, Error> {
    check_thread(place)?;
    let name = format!("{} v {}", new.challenge.name, accepter.name);
    let opened = app.messenger.open_thread(&place, &name, &plain(&name)).await;
    let thread = opened.map_err(|error| match error {
        DiscordError::Refused { .. } => no_thread(),
        error => error.into(),
    })?;
    new.channel = thread;
    new.token = None;
    let accepted = app.store.add_game(new).await;
    if !matches!(accepted, Ok(Accepted::Game(_)))
        && let Err(error) = app.messenger.archive_thread(thread).await
    {
        tracing::warn!(%thread, %error, "an unused thread stays");
    }
    accepted
}

/// Declines a challenge.
///
/// # Errors
///
/// Tells the person why they cannot; fails where the database does.
pub async fn decline(
    app: &App,
    request: &Request,
    id: ChallengeId,
    message: MessageId,
) -> Result<Response, Error> {
    let place = request.place()?;
    let user = request.person.id;
    let challenge = answerable(app, id, user).await?;
    if challenge.opponent.is_none() {
        return Err(Error::mistake("This challenge is open to anybody: just let it be."));
    }
    end(app, id, "declined").await?;
    let challenger = challenge.challenger;
    let text =
        format!("{} declines the challenge of <@{challenger}>.", request.person.plain_name());
    let reply = Reply::public(text).mentioning([challenger]);
    Ok(Response::from(reply).closing(place.channel, message))
}

/// Withdraws a challenge.
///
/// # Errors
///
/// Tells the person why they cannot; fails where the database does.
pub async fn withdraw(app: &App, request: &Request, id: ChallengeId) -> Result<Response, Error> {
    let challenge = open(app, id).await?;
    if challenge.challenger != request.person.id {
        return Err(Error::mistake("Only the challenger can withdraw a challenge."));
    }
    end(app, id, "withdrawn").await?;
    let text = format!("{} has withdrawn this challenge.", plain(&challenge.name));
    Ok(Answer::Update(Reply::public(text)).into())
}

async fn end(app: &App, id: ChallengeId, state: &str) -> Result<(), Error> {
    match app.store.close_challenge(id, state).await? {
        Written::Done(()) => Ok(()),
        Written::Late => Err(Error::mistake("That challenge is already answered.")),
    }
}
