//! What several tests share.

#![allow(dead_code, reason = "each test binary uses a part of this")]
#![allow(clippy::unwrap_used, reason = "a helper that fails fails its test")]
#![allow(unreachable_pub, reason = "a module of tests has no public interface")]

pub mod alt;
pub mod files;
