//! The rules of Totem Chess for people.

use crate::variants::RulesPage;

pub(super) const PAGES: &[RulesPage] = &[];
