//! Where pieces can go.
