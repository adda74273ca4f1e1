//! The tests of Big City, one program: linking each chapter for itself would take longer than running them.

mod clauses;
mod conformance;
mod content;
mod geometry;
mod golden;
mod pictures;
mod scenarios;
mod secrets;
mod slips;
mod strength;
mod table;
mod words;
