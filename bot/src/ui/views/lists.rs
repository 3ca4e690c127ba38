//! Lists of games and challenges, for the user.

use std::collections::HashMap;

use rules::{Color, MoveNumber};
use speech::{Fact, Language, variant_names};

use super::called;
use super::paging::paged;
use crate::game::{GameLists, GameResult, GameSummary};
use crate::ids::{ChannelId, GameId, GuildId, MessageId, UserId};
use crate::store::WaitingChallenge;
use crate::ui::facts::relative;
use crate::ui::{Button, ComponentId, Reply, Row, Style};

/// How many lines a page has: the longest ones fit in a message.
const LINES: usize = 7;

/// For whom something is listed.
#[derive(Clone, Copy)]
pub(in crate::ui) struct ListViewer {
    /// Who looks.
    pub user: UserId,
    /// Whether it is outside servers.
    pub outside: bool,
    /// Their language.
    pub language: Language,
}

impl ListViewer {
    /// The first of these messages or, outside servers, the second.
    fn format(self, here: &'static str, outside: &'static str) -> String {
        self.language.format(if self.outside { outside } else { here }, &[])
    }
}

/// What is listed of a game besides what is stored of it.
#[derive(Clone, Copy, Default)]
pub(in crate::ui) struct ListEntry {
    /// The number of the last move; none at the start.
    pub last_move: Option<MoveNumber>,
    /// Whether its channel is gone.
    pub is_gone: bool,
}

/// The same of each game that is shown.
pub(in crate::ui) type Listings = HashMap<GameId, ListEntry>;

/// A line of a list.
#[derive(Clone, Copy)]
enum ListLine<'a> {
    /// A game of who looks.
    Own(&'a GameSummary),
    Challenge(&'a WaitingChallenge),
    /// An ended game of who looks.
    Ended(&'a GameSummary),
    Other(&'a GameSummary),
}

impl ListLine<'_> {
    fn game(self) -> Option<GameId> {
        match self {
            Self::Own(game) | Self::Ended(game) | Self::Other(game) => Some(game.game),
            Self::Challenge(_) => None,
        }
    }
}

/// The headings of the lists, and their lines.
fn sections(lists: &GameLists) -> [(&'static str, usize, Vec<ListLine<'_>>); 5] {
    let GameLists { own, theirs, challenges, ended, others, more } = lists;
    [
        ("games-yours", own.len(), own.iter().map(ListLine::Own).collect()),
        ("games-theirs", theirs.len(), theirs.iter().map(ListLine::Own).collect()),
        (
            "games-challenges",
            challenges.len(),
            challenges.iter().map(ListLine::Challenge).collect(),
        ),
        ("games-ended", ended.len(), ended.iter().map(ListLine::Ended).collect()),
        ("games-others", others.len() + more, others.iter().map(ListLine::Other).collect()),
    ]
}

/// A page and the last one: the one that is asked for, as far as there is one.
fn page_of(lists: &GameLists, page: usize) -> (usize, usize) {
    let count: usize = sections(lists).iter().map(|(_, _, lines)| lines.len()).sum();
    let last = count.saturating_sub(1) / LINES;
    (page.min(last), last)
}

/// The games on a page of the lists.
pub(in crate::ui) fn listed(lists: &GameLists, page: usize) -> Vec<GameId> {
    let first = page_of(lists, page).0 * LINES;
    let lines = sections(lists).into_iter().flat_map(|(_, _, lines)| lines);
    let ids: Vec<Option<GameId>> = lines.map(ListLine::game).collect();
    ids.into_iter().skip(first).take(LINES).flatten().collect()
}

/// A page of what runs, waits and has ended, from 0; the last one where there is no such page. A private
/// message.
pub(in crate::ui) fn lists(
    looking: ListViewer,
    lists: &GameLists,
    page: usize,
    listed: &Listings,
) -> Reply {
    let language = looking.language;
    let (page, last) = page_of(lists, page);
    let mut text = Vec::new();
    if page == 0 && lists.own.is_empty() && lists.theirs.is_empty() {
        text.push(looking.format("games-none", "outside-games-none"));
    }
    let mut before = 0;
    for (heading, count, lines) in sections(lists) {
        let shown: Vec<ListLine<'_>> = (before..)
            .zip(&lines)
            .filter_map(|(nth, line)| (nth / LINES == page).then_some(*line))
            .collect();
        before += lines.len();
        if !shown.is_empty() {
            text.push(language.format(heading, &[("count", count.into())]));
            text.extend(shown.into_iter().map(|line| describe(looking, line, listed)));
        }
    }
    if page == last && lists.more > 0 {
        text.push(language.format("games-more", &[("count", lists.more.into())]));
    }
    let reply = Reply::private(text.join("\n"));
    let own = lists.own.iter().chain(&lists.theirs).filter(|it| listed.contains_key(&it.game));
    let reply = with_ways_on(language, reply, own, listed);
    paged(language, reply, (page, last), ComponentId::Games)
}

/// The same with a button for each of these games whose channel is gone.
fn with_ways_on<'a>(
    language: Language,
    reply: Reply,
    games: impl Iterator<Item = &'a GameSummary>,
    listed: &Listings,
) -> Reply {
    let gone = games.filter(|it| listed.get(&it.game).is_some_and(|it| it.is_gone));
    let buttons: Vec<Button> = gone
        .map(|it| {
            let label = language.format("button-go-on-here", &[("game", it.game.into())]);
            Button::new(&label, &ComponentId::GoOnHere(it.game), Style::Secondary)
        })
        .collect();
    let rows = buttons.chunks(MAX_BUTTONS).map(|row| Row::Buttons(row.to_vec()));
    rows.fold(reply, Reply::with_row)
}

/// How many buttons a row has at most.
const MAX_BUTTONS: usize = 5;

/// That a game goes on where that was asked for.
pub(in crate::ui) fn goes_on_here(language: Language, game: GameId) -> String {
    language.format("games-go-on-here", &[("game", game.into())])
}

/// What is said where somebody asks for the game of a channel that has none: their games that run
/// elsewhere.
pub(in crate::ui) fn elsewhere(
    looking: ListViewer,
    running: &[GameSummary],
    listed: &Listings,
) -> Reply {
    let language = looking.language;
    let mut text = vec![looking.format("games-elsewhere", "outside-games-elsewhere")];
    let shown = running.iter().take(LINES).map(ListLine::Own);
    text.extend(shown.map(|line| describe(looking, line, listed)));
    let more = running.len().saturating_sub(LINES);
    if more > 0 {
        text.push(language.format("games-more-of-yours", &[("count", more.into())]));
    }
    let reply = Reply::private(text.join("\n"));
    with_ways_on(language, reply, running.iter().take(LINES), listed)
}

/// The games that [`elsewhere`] shows.
pub(in crate::ui) fn listed_elsewhere(running: &[GameSummary]) -> Vec<GameId> {
    running.iter().take(LINES).map(|it| it.game).collect()
}

/// What is said to who has made a turn while other games wait for them; none where none does.
pub(in crate::ui) fn others_wait(looking: ListViewer, waiting: &[GameSummary]) -> Option<Reply> {
    let (language, next) = (looking.language, waiting.first()?);
    let mut facts = link(next.server, next.channel, next.message).to_vec();
    facts.extend([
        ("count", waiting.len().into()),
        ("variant", variant_names::name(language, next.variant).into()),
        ("game", next.game.into()),
        ("whom", opponent(language, next, looking.user)),
    ]);
    Some(Reply::private(language.format("games-wait", &facts)))
}

fn describe(looking: ListViewer, line: ListLine<'_>, listed: &Listings) -> String {
    let language = looking.language;
    match line {
        ListLine::Own(game) => {
            let mut facts = about(looking, game, listed);
            facts.push(("whom", opponent(language, game, looking.user)));
            language.format("games-own", &facts)
        }
        ListLine::Ended(game) => {
            let mut facts = about(looking, game, listed);
            let result = match game.result {
                Some(GameResult::Won(side)) if game.side(looking.user) == Some(side) => "won",
                Some(GameResult::Won(_)) => "lost",
                Some(GameResult::Drawn) => "draw",
                Some(GameResult::Aborted) | None => "aborted",
            };
            facts.push(("whom", opponent(language, game, looking.user)));
            facts.push(("result", result.into()));
            language.format("games-own-ended", &facts)
        }
        ListLine::Other(game) => {
            let mut facts = about(looking, game, listed);
            let [white, black] =
                Color::BOTH.map(|color| Fact::from(called(language, game.players[color])));
            facts.extend([("white", white), ("black", black)]);
            language.format("games-other", &facts)
        }
        ListLine::Challenge(waiting) => challenge(looking, waiting),
    }
}

/// What is said of every game: what is played and where, its turn, and how long it waits.
fn about(looking: ListViewer, game: &GameSummary, listed: &Listings) -> Vec<(&'static str, Fact)> {
    let ListEntry { last_move, is_gone } = listed.get(&game.game).copied().unwrap_or_default();
    let [linked, link] = link(game.server, game.channel, game.message);
    let linked = if is_gone { ("linked", "gone".into()) } else { linked };
    vec![
        linked,
        link,
        ("variant", variant_names::name(looking.language, game.variant).into()),
        ("game", game.game.into()),
        ("turn", last_move.into()),
        ("timed", game.deadline.is_some().into()),
        ("since", ago(game.deadline.unwrap_or(game.since))),
    ]
}

/// A time that Discord shows as how long ago it was, or how far ahead it is.
fn ago(at: i64) -> Fact {
    relative(at)
}

/// Where a board is: the address of its message or, where that is not known, its channel.
fn link(
    server: Option<GuildId>,
    channel: ChannelId,
    message: Option<MessageId>,
) -> [(&'static str, Fact); 2] {
    let (linked, link) = match message {
        Some(message) => ("yes", format!("{}/{message}", address(server, channel))),
        None => ("no", shown_channel(server, channel)),
    };
    [("linked", linked.into()), ("place", link.into())]
}

/// The address of a channel; one in no server is among the direct messages of who looks.
fn address(server: Option<GuildId>, channel: ChannelId) -> String {
    let server = server.map_or_else(|| "@me".to_owned(), |server| server.to_string());
    format!("https://discord.com/channels/{server}/{channel}")
}

/// A channel by its name or, where it has none that all see, by its address.
fn shown_channel(server: Option<GuildId>, channel: ChannelId) -> String {
    match server {
        Some(_) => format!("<#{channel}>"),
        None => address(None, channel),
    }
}

/// Whom somebody plays.
fn opponent(language: Language, game: &GameSummary, user: UserId) -> Fact {
    called(language, game.players[!game.side(user).unwrap_or(Color::White)]).into()
}

fn challenge(looking: ListViewer, waiting: &WaitingChallenge) -> String {
    let language = looking.language;
    let mine = waiting.challenger_id == Some(looking.user);
    let key = match (mine, waiting.opponent_id) {
        (true, Some(_)) => "games-challenge-made",
        (true, None) => "games-challenge-open",
        (false, Some(_)) => "games-challenge-to-you",
        (false, None) => "games-challenge-anybody",
    };
    let whom = if mine { waiting.opponent_id } else { waiting.challenger_id };
    let facts = [
        ("variant", variant_names::name_by_id(language, &waiting.variant).into()),
        ("place", shown_channel(waiting.guild_id, waiting.channel_id).into()),
        ("whom", whom.map_or_else(|| "".into(), Fact::from)),
        ("since", ago(waiting.created_at)),
    ];
    language.format(key, &facts)
}

#[cfg(test)]
mod tests {
    use rules::ByColor;
    use rules::variants::VARIANTS;

    use super::*;
    use crate::game::Player;

    const LONGEST: u64 = i64::MAX.unsigned_abs();

    fn running() -> impl Iterator<Item = GameSummary> + Clone {
        let [white, black] = [LONGEST, LONGEST - 1].map(|it| Player::User(UserId(it)));
        VARIANTS.iter().cycle().map(move |variant| GameSummary {
            game: GameId(9_999_999),
            channel: ChannelId(LONGEST),
            server: Some(GuildId(LONGEST)),
            variant: *variant,
            players: ByColor { white, black },
            next: Some(Color::White),
            result: Some(GameResult::Aborted),
            message: Some(MessageId(LONGEST)),
            since: 9_999_999_999_000,
            deadline: Some(9_999_999_999_000),
        })
    }

    fn waiting(opponent: Option<UserId>) -> WaitingChallenge {
        WaitingChallenge {
            guild_id: None,
            channel_id: ChannelId(LONGEST),
            challenger_id: Some(UserId(LONGEST - 1)),
            opponent_id: opponent,
            variant: "superpermutation-d8".to_owned(),
            created_at: 9_999_999_999_000,
        }
    }

    #[test]
    fn every_page_fits_a_message_in_every_language() {
        let about = HashMap::from([(
            GameId(9_999_999),
            ListEntry { last_move: "999...".parse().ok(), is_gone: true },
        )]);
        for language in Language::ALL {
            for kept in 0..LINES {
                let some = || running().take(LINES + kept).collect();
                let all = GameLists {
                    own: some(),
                    theirs: some(),
                    ended: some(),
                    challenges: vec![waiting(None), waiting(Some(UserId(LONGEST)))],
                    others: some(),
                    more: 9_999_999,
                };
                let looking = ListViewer { user: UserId(LONGEST), outside: false, language };
                let (_, last) = page_of(&all, 0);
                for page in 0..=last {
                    let reply = lists(looking, &all, page, &about);
                    let length = reply.text.chars().count();
                    assert!(length <= 2000, "{language:?}, page {page}: {length}");
                    assert!(listed(&all, page).len() <= LINES);
                }
                let reply = elsewhere(looking, &all.own, &about);
                // Commands are mentioned by ids of 20 digits.
                let length = reply.text.chars().count() + 44;
                assert!(length <= 2000, "{language:?}: {length}");
            }
        }
    }
}
