//! The server from outside: real sockets, real databases, real processes.

mod faults;
mod kit;
mod matches;
