//! The list of a server's ratings.

use rules::Variant;
use speech::{Fact, Language, variant_names};

use super::outcome::rating;
use super::paging::turns;
use crate::game::{Leaderboard, RankedUser};
use crate::ids::UserId;
use crate::ui::{ComponentId, Reply};

/// A page of the list, with the place of the user, and the ways to the other pages.
pub(in crate::ui) fn leaderboard(language: Language, list: &Leaderboard, asks: UserId) -> Reply {
    let variant = ("variant", Fact::from(variant_names::name(language, list.variant)));
    let mut lines = vec![language.format("leaderboard-heading", &[variant])];
    lines.extend(list.ranked.iter().map(|ranked| line(language, ranked)));
    let name = ("name", asks.into());
    lines.push(match &list.own {
        Some(own) => {
            let facts = [name, ("rank", number(own.rank)), ("total", list.people.into())];
            language.format("leaderboard-place", &facts)
        }
        None => language.format("leaderboard-no-place", &[name]),
    });
    if let Some(small) = small_print(language, list) {
        lines.push(small);
    }
    let reply = Reply::public(lines.join("\n"));
    if list.pages == 1 {
        return reply;
    }
    let click = |page| ComponentId::Leaderboard(list.variant, page);
    reply.with_row(turns(language, (list.page, list.pages - 1), click))
}

fn line(language: Language, ranked: &RankedUser) -> String {
    let facts = [
        ("rank", number(ranked.rank)),
        ("name", ranked.user.into()),
        ("rating", rating(ranked.rating).into()),
        ("count", ranked.games.into()),
    ];
    language.format("leaderboard-line", &facts)
}

/// Which page it is, and what the mark means that some ratings have.
fn small_print(language: Language, list: &Leaderboard) -> Option<String> {
    let page = [("number", number(list.page + 1)), ("pages", number(list.pages))];
    let page = (list.pages > 1).then(|| language.format("leaderboard-page", &page));
    let marked = list.ranked.iter().chain(&list.own).any(|it| it.rating.provisional);
    let mark = marked.then(|| language.format("rating-mark", &[]));
    let small: Vec<String> = page.into_iter().chain(mark).collect();
    (!small.is_empty()).then(|| format!("-# {}", small.join(" · ")))
}

/// What is said, privately, where nobody is rated in any game.
pub(in crate::ui) fn nobody_rated(language: Language) -> Reply {
    Reply::private(language.format("leaderboard-nobody", &[]))
}

/// The same where nobody is rated in this game.
pub(in crate::ui) fn nobody_rated_in(language: Language, variant: &dyn Variant) -> Reply {
    let variant = variant_names::name(language, variant);
    Reply::private(language.format("leaderboard-empty", &[("variant", variant.into())]))
}

/// A number that is told as it is.
fn number(number: usize) -> Fact {
    number.to_string().into()
}

#[cfg(test)]
mod tests {
    use rules::variants::VARIANTS;

    use super::*;
    use crate::game::Rating;

    #[test]
    fn the_longest_page_fits_a_message_in_every_language() {
        let rating = Rating { points: 2999, provisional: true };
        let user = UserId(u64::MAX);
        let ranked = RankedUser { rank: 99_999, user, rating, games: 99_999 };
        for (language, variant) in
            Language::ALL.into_iter().flat_map(|it| VARIANTS.iter().map(move |of| (it, *of)))
        {
            let list = Leaderboard {
                variant,
                ranked: vec![ranked.clone(); 10],
                page: 9998,
                pages: 10_000,
                people: 99_999,
                own: Some(ranked.clone()),
            };
            let reply = leaderboard(language, &list, user);
            let length = reply.text.chars().count();
            assert!((300..=2000).contains(&length), "{language:?}: {length} characters");
            assert_eq!(reply.text.matches("2999?").count(), 10, "{}", reply.text);
        }
    }
}
