//! The server from outside: real sockets, real databases, real processes.

mod accounts;
mod altered;
mod clocks;
mod crowds;
mod draw;
mod faults;
mod frames;
mod hall;
mod hints;
mod kit;
mod lessons;
mod load;
mod lobby;
mod logins;
mod matches;
mod offline;
mod operations;
mod pages;
mod postgres;
mod privacy;
mod replays;
mod secrecy;
mod store;
mod tidying;
mod undo;
mod web;
