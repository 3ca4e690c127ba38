//! What several tests share.

pub(crate) mod alt;
pub(crate) mod files;
