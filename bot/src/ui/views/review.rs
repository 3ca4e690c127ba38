//! How an ended game went: the sums of dice and play, the list of the costliest turns, each of them
//! by itself, and what the numbers mean.

use rules::{Action, Color};
use speech::{Fact, Language, move_text, review as told, variant_names};

use super::board::{describe_last, footer, full_moves, nth_turn};
use super::paging::viewer_buttons;
use super::{action_label, button, mention};
use crate::game::{GameState, Mistake, Review, Termination, own_value};
use crate::ids::UserId;
use crate::ui::{Appearance, Button, ComponentId, Refusal, Reply, Row, Style, pictures};

/// How many turns the list names; the others come after it all the same.
const LISTED: usize = 10;

/// The pages before those of single turns: the summary, and the list of turns.
const PAGES_BEFORE: usize = 2;

/// **Review**, where the game counts and a turn was made.
pub(super) fn review_button(language: Language, state: &GameState) -> Option<Button> {
    let counts = state.termination().is_some_and(|it| !matches!(it, Termination::Aborted(_)));
    let click = ComponentId::Review(state.id(), None);
    (counts && state.ply_count() > 0)
        .then(|| button(language, "button-review", &click, Style::Secondary))
}

/// What is said, privately, while a review is being made, and what it becomes.
pub(in crate::ui) fn making(language: Language, state: &GameState) -> Reply {
    let game = [("game", state.shown_number().into())];
    let again = review_button(language, state);
    Reply::private(language.format("review-making", &game))
        .with_row(Row::Buttons(again.into_iter().collect()))
}

/// A page of a review, a private message: the summary at 0, the list of named turns at 1, and
/// behind it each of them, seen from the side of who looks, or of who made it. Refused if there is
/// no such page.
pub(in crate::ui) fn review(
    state: &GameState,
    review: &Review,
    page: usize,
    user: UserId,
    appearance: Appearance,
) -> Result<Reply, Refusal> {
    let shown = ReviewView { language: appearance.language, state, review };
    let none = || Refusal::of_game("refused-review-page", state.id());
    let mistakes = &review.mistakes;
    let last = if mistakes.is_empty() { 0 } else { mistakes.len() + PAGES_BEFORE - 1 };
    let reply = match page {
        0 => {
            let picture = pictures::review(state, review, appearance);
            Reply::private(shown.summary()).with_picture(picture)
        }
        1 if last > 0 => Reply::private(shown.list()),
        _ => {
            let nth = page - PAGES_BEFORE.min(page);
            let mistake = mistakes.get(nth).ok_or_else(none)?;
            let mut then = state.game().at(mistake.step);
            then.play(mistake.best).map_err(|_| none())?;
            let side = state.color_of(user).unwrap_or(review.steps[mistake.step].by);
            let picture = pictures::board(&then, side, appearance).with_players(state).unhurried();
            Reply::private(shown.mistake(nth, mistake)?).with_picture(picture)
        }
    };
    let reply = match last {
        0 => reply,
        _ => reply.with_row(viewer_buttons(shown.language, (page, last), |to, which| {
            ComponentId::Review(state.id(), Some((to, which)))
        })),
    };
    let terms = ComponentId::ReviewTerms(state.id());
    let terms = button(shown.language, "button-review-terms", &terms, Style::Secondary);
    Ok(if page == 0 { reply.with_row(Row::Buttons(vec![terms])) } else { reply })
}

/// What the numbers of a game's review mean, with the way back to it. A private message.
pub(in crate::ui) fn review_terms(state: &GameState, review: &Review, language: Language) -> Reply {
    let shown = ReviewView { language, state, review };
    let back = ComponentId::Review(state.id(), None);
    let back = button(language, "button-back", &back, Style::Secondary);
    Reply::private(shown.terms()).with_row(Row::Buttons(vec![back]))
}

struct ReviewView<'a> {
    language: Language,
    state: &'a GameState,
    review: &'a Review,
}

impl ReviewView<'_> {
    fn heading(&self) -> String {
        self.language.format("review-heading", &[("game", self.state.shown_number().into())])
    }

    /// The sums, how many turns are named, and which game it is.
    fn summary(&self) -> String {
        let mut lines = vec![self.heading()];
        lines.extend(Color::BOTH.map(|side| self.side(side)));
        lines.extend(self.settled());
        let count = [("count", self.review.mistakes.len().into())];
        lines.push(self.language.format("review-count", &count));
        lines.push(format!(
            "-# {}",
            variant_names::name(self.language, self.state.game().variant())
        ));
        lines.join("\n")
    }

    /// The named turns.
    fn list(&self) -> String {
        [vec![self.heading()], self.costliest_mistakes()].concat().join("\n")
    }

    fn has_dice(&self) -> bool {
        self.state.game().variant().features().die
    }

    fn name(&self, side: Color) -> Fact {
        mention(self.language, self.state, side).into()
    }

    fn number(&self, value: f64) -> Fact {
        told::number(self.language, value).into()
    }

    /// What dice and own turns did for a side.
    fn side(&self, side: Color) -> String {
        let change = |by| Fact::from(told::change(self.language, by));
        let mut facts = vec![("name", self.name(side)), ("play", change(self.review.play()[side]))];
        if !self.has_dice() {
            return self.language.format("review-side-no-dice", &facts);
        }
        facts.push(("luck", change(self.review.luck()[side])));
        self.language.format("review-side", &facts)
    }

    /// What was settled by a word or by time.
    fn settled(&self) -> Option<String> {
        let end = match self.state.termination()? {
            Termination::Resigned { .. } => "resignation",
            Termination::Agreed => "agreement",
            Termination::Claimed(_) => "claim",
            Termination::TimeForfeit { .. } => "time",
            Termination::InFile { .. } => "result",
            Termination::Board(_) | Termination::Aborted(_) => return None,
        };
        let change = told::change(self.language, self.review.settled());
        let facts = [("end", end.into()), ("change", change.into())];
        Some(self.language.format("review-settled", &facts))
    }

    /// The named turns, in the order of the game.
    fn costliest_mistakes(&self) -> Vec<String> {
        let mistakes = &self.review.mistakes;
        // Where there is no room for all, missed wins are kept; the list stays in the order of the game.
        let mut listed: Vec<&Mistake> = mistakes.iter().collect();
        listed.sort_by_key(|mistake| !mistake.mate);
        listed.truncate(LISTED);
        listed.sort_by_key(|mistake| mistake.step);
        let mut lines = vec![self.language.format("review-dearest", &[])];
        lines.extend(listed.iter().map(|mistake| self.line(mistake)));
        let more = mistakes.len() - listed.len();
        if more > 0 {
            lines.push(self.language.format("review-more", &[("count", more.into())]));
        }
        lines
    }

    fn line(&self, mistake: &Mistake) -> String {
        let step = self.review.steps[mistake.step];
        let key = if mistake.mate { "review-missed" } else { "review-dear" };
        let facts = [
            ("turn", self.state.game().move_number(step.turn).into()),
            ("name", self.name(step.by)),
            ("played", self.written(mistake.step, step.action)),
            ("best", self.written(mistake.step, mistake.best)),
        ];
        let loss = [("loss", self.number(mistake.loss(step.by)))];
        let loss = if mistake.mate { &loss[..0] } else { &loss };
        self.language.format(key, &[&facts[..], loss].concat())
    }

    /// An action in the place of one of the game's, as it is written.
    fn written(&self, step: usize, action: Action) -> Fact {
        let label = action_label(self.language, action);
        let game = self.state.game();
        let notation =
            || move_text(self.language, &game.variant().notation(&game.positions()[step], action));
        label.unwrap_or_else(notation).into()
    }

    /// What the numbers and the picture mean.
    fn terms(&self) -> String {
        let nodes = i64::try_from(self.review.nodes).unwrap_or(i64::MAX);
        let about_play = self.language.format("review-about-play", &[("nodes", nodes.into())]);
        let terms = if self.has_dice() {
            let about = self.language.format("review-about", &[]);
            vec![about, about_play, self.language.format("review-picture", &[])]
        } else {
            vec![about_play, self.language.format("review-picture-no-dice", &[])]
        };
        let lines = terms.into_iter().map(|term| format!("- {term}"));
        [self.heading()].into_iter().chain(lines).collect::<Vec<_>>().join("\n")
    }

    /// One of the named turns: what was played, and what was better.
    fn mistake(&self, nth: usize, mistake: &Mistake) -> Result<String, Refusal> {
        let step = self.review.steps[mistake.step];
        let facts = [
            ("number", (nth + 1).to_string().into()),
            ("total", self.review.mistakes.len().into()),
            ("game", self.state.shown_number().into()),
        ];
        let seq = self
            .state
            .seq_of(mistake.step)
            .ok_or(Refusal::of_game("refused-review-page", self.state.id()))?;
        let better = [
            ("best", self.written(mistake.step, mistake.best)),
            ("name", self.name(step.by)),
            ("kept", self.number(own_value(step.by, mistake.before))),
            ("left", self.number(own_value(step.by, mistake.after))),
        ];
        let key = if mistake.mate { "review-better-wins" } else { "review-better" };
        let turn = [nth_turn(self.state.game(), step.turn), ("count", full_moves(self.state))];
        let small = footer(self.language, "small-print-past", self.state, &turn);
        let lines = [
            self.language.format("review-place", &facts),
            describe_last(self.language, &self.state.at(seq)),
            self.language.format(key, &better),
            format!("{small} · {}", self.language.format("review-shows", &[])),
        ];
        Ok(lines.join("\n"))
    }
}

#[cfg(test)]
mod tests {
    use rules::Game;
    use rules::variants::VARIANTS;
    use serde_json::{Value, json};

    use super::*;
    use crate::game::{ReviewStep, read_file};

    /// A game with a roll and a turn of each side, or a turn of each, that was then given up; its
    /// players have the longest names that a mention has.
    fn given_up(id: &str) -> GameState {
        let (mut game, mut log) = (Game::new(rules::variants::by_id(id).unwrap()), Vec::new());
        while game.actions().iter().filter(|it| it.is_turn()).count() < 2 {
            let by = game.position().side_to_act().name();
            let action = match game.position().is_roll_due() {
                true => Action::Roll(5),
                false => *game.legal_actions().last().unwrap(),
            };
            log.push(json!({ "kind": "played", "detail": action.to_string(), "by": by }));
            game.play(action).unwrap();
        }
        log.push(json!({ "kind": "resigned", "by": "white" }));
        let name = json!({ "name": "A".repeat(23) });
        let file: Value = json!({
            "eightfold": 1, "variant": id, "white": name, "black": name, "result": "black",
            "log": log,
        });
        read_file(file.to_string().as_bytes(), &[]).unwrap()
    }

    /// A review of it that names a turn as often as can be imagined.
    fn fullest(state: &GameState) -> Review {
        let game = state.game();
        let step = |(nth, (action, before)): (usize, (&Action, &rules::Position))| ReviewStep {
            action: *action,
            by: before.side_to_act(),
            turn: 999,
            value: 0.5,
            luck: if action.is_turn() { 0.0 } else { 0.004 - nth as f64 },
            play: if action.is_turn() { -12.345 } else { 0.0 },
        };
        let steps: Vec<ReviewStep> =
            game.actions().iter().zip(game.positions()).enumerate().map(step).collect();
        let last = steps.iter().rposition(|step| step.action.is_turn()).unwrap();
        let then = game.at(last);
        let best = then.legal_actions().iter().copied().find(|it| *it != steps[last].action);
        let mistake = |nth: usize| Mistake {
            step: last,
            best: best.unwrap(),
            mate: nth >= 5,
            before: 1.0,
            after: 0.25,
        };
        let mistakes = (0..40).map(mistake).collect();
        Review { nodes: 5_000, start: 0.5, steps, result: 1.0, mistakes }
    }

    #[test]
    fn the_fullest_review_fits_a_message_in_every_language() {
        for variant in VARIANTS {
            let state = given_up(variant.id());
            let full = fullest(&state);
            for language in Language::ALL {
                let appearance = Appearance { language, ..Appearance::default() };
                for page in [0, 1, 2, 41] {
                    let reply = review(&state, &full, page, UserId(1), appearance).unwrap();
                    let length = reply.text.chars().count();
                    let id = variant.id();
                    assert!((60..=2000).contains(&length), "{id} {language:?}: {length}");
                    assert_eq!(reply.picture.is_some(), page != 1, "the list is all text");
                    let alt = reply.picture.map(|it| it.draw().unwrap().alt);
                    assert!(alt.is_none_or(|alt| alt.chars().count() <= 1024));
                    assert_eq!(reply.rows.len(), if page == 0 { 2 } else { 1 });
                }
                let terms = review_terms(&state, &full, language).text.chars().count();
                assert!((60..=2000).contains(&terms), "{language:?}: {terms}");
                let beyond = review(&state, &full, 42, UserId(1), appearance);
                let none = Refusal::of_game("refused-review-page", state.id());
                assert_eq!(beyond.err(), Some(none));
            }
        }
    }

    #[test]
    fn what_dice_and_turns_did_is_told_as_it_was() {
        let state = given_up("superpermutation-d8");
        let mut told = fullest(&state);
        let mut said = |luck: f64, play: f64| {
            for step in &mut told.steps {
                let rolled = matches!(step.action, Action::Roll(_));
                (step.luck, step.play) = if rolled { (luck, 0.0) } else { (0.0, play) };
            }
            let shown = ReviewView { language: Language::English, state: &state, review: &told };
            shown.side(Color::White).replace(&"A".repeat(23), "Ada")
        };
        assert_eq!(said(0.98, -0.95), "Ada: luck +98%, play −95%");
        assert_eq!(said(-0.4, -0.1), "Ada: luck −40%, play −10%");
        assert_eq!(said(0.004, 0.03), "Ada: luck ±0%, play +3%");
        assert_eq!(said(1.2, -0.0), "Ada: luck +120%, play ±0%");
    }

    #[test]
    fn a_game_without_dice_tells_of_none() {
        let state = given_up("chess");
        let full = fullest(&state);
        let shown = ReviewView { language: Language::English, state: &state, review: &full };
        // All changes are White's.
        let [white, black] = Color::BOTH.map(|side| shown.side(side));
        assert!(white.ends_with(": play −1235%"), "{white}");
        assert!(black.ends_with(": play +1235%"), "{black}");
        assert!(!shown.summary().contains("luck") && !shown.terms().contains("luck"));
    }
}
