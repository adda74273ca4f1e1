//! The tests of Fifth Avenue, one program: linking each chapter for itself would take longer than running them.

mod clauses;
mod conformance;
mod content;
mod pictures;
mod scenarios;
mod slips;
mod strength;
mod table;
