//! What the no-capture games share.
