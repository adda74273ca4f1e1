//! What a browser sees of this crate: a sheet of paper in memory, on which letters and answers are written.

use std::sync::Mutex;
use std::time::Duration;

use crate::Hall;

struct Office {
    hall: Option<Hall>,
    paper: Vec<u8>,
}

static OFFICE: Mutex<Office> = Mutex::new(Office { hall: None, paper: Vec::new() });

#[link(wasm_import_module = "page")]
unsafe extern "C" {
    /// Milliseconds that have passed since some moment.
    safe fn now() -> f64;
}

fn passed() -> Duration {
    Duration::from_secs_f64(now() / 1_000.0)
}

/// Makes room for a letter of so many bytes; says where it is to be written.
#[unsafe(no_mangle)]
pub extern "C" fn paper(length: usize) -> *const u8 {
    let mut office = OFFICE.lock().expect("a module that panicked is not called again");
    office.paper.resize(length, 0);
    office.paper.as_ptr()
}

/// Answers the letter; says how long the answer is, which lies where [`answer`] says.
#[unsafe(no_mangle)]
pub extern "C" fn tell() -> usize {
    let mut office = OFFICE.lock().expect("a module that panicked is not called again");
    let Office { hall, paper } = &mut *office;
    let hall = hall.get_or_insert_with(|| {
        bots::set_clock(passed);
        Hall::default()
    });
    *paper = hall.answer(&String::from_utf8_lossy(paper)).into_bytes();
    paper.len()
}

/// Where the answer lies.
#[unsafe(no_mangle)]
pub extern "C" fn answer() -> *const u8 {
    OFFICE.lock().expect("a module that panicked is not called again").paper.as_ptr()
}
