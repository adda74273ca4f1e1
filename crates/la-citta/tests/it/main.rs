//! The tests of La Città, one program: linking each chapter for itself would take longer than running them.

mod clauses;
mod conformance;
mod content;
mod knowledge;
mod pictures;
mod scenarios;
mod slips;
mod strength;
mod table;
mod words;
