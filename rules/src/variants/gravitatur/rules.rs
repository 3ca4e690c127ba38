//! The rules of Gravitatur Chess for people.

use crate::variants::RulesPage;

pub(super) const PAGES: &[RulesPage] = &[];
