//! A part of Piazza.
