//! Simulated people, briefly: the measuring and the misbehaving ones.

use std::time::Duration;

use load::{LoadError, LoadPlan, Spread, run};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::timeout;

use crate::faults::Process;
use crate::kit::{PATIENCE, Scratch, Site, TOY, Visitor, metric};

#[tokio::test]
async fn simulated_people_play_and_are_measured() {
    let site = Site::open().await;
    let plan = LoadPlan {
        addresses: vec![site.server.address],
        game: TOY.to_owned(),
        people: 8,
        time: Duration::from_secs(2),
        rate: None,
        scenes: false,
        faults: false,
        pid: Some(std::process::id()),
        spread: Spread::OneAddress,
    };
    let report = run(&plan, |_| ()).await.expect("a report");
    assert!(report.errors.is_empty(), "{:?}", report.errors);
    assert_eq!((report.people, report.tables), (8, 4));
    assert!(report.moves > 20 && report.p50_ms <= report.p99_ms && report.p99_ms <= report.p999_ms, "{report:?}");
    let elsewhere = LoadPlan { addresses: vec!["192.0.2.1:80".parse().unwrap()], ..plan };
    assert!(matches!(run(&elsewhere, |_| ()).await, Err(LoadError::NotLocal(_))));
}

/// Moves on disk before a server is killed: something to lose.
const TO_LOSE: u64 = 60;

/// Whether a server has so much to lose by the time its people have had enough.
async fn has_much_to_lose<T>(address: &str, playing: &JoinHandle<T>) -> bool {
    let mut visitor = Visitor::new(address);
    while !playing.is_finished() {
        if metric(&mut visitor, "piazza_moves_total ").await >= TO_LOSE {
            return true;
        }
    }
    false
}

#[tokio::test]
async fn people_who_misbehave_lose_nothing_when_the_server_is_killed() {
    let scratch = Scratch::new();
    let mut process = Process::start(&scratch);
    let address = process.address.clone();
    let plan = LoadPlan {
        addresses: vec![address.parse().expect("an address")],
        game: TOY.to_owned(),
        people: 12,
        time: Duration::from_secs(1),
        rate: Some(200),
        scenes: false,
        faults: true,
        pid: None,
        spread: Spread::OneAddress,
    };
    let (mut kills, mut cuts, mut doubles, mut returns) = (0, 0, 0, 0);
    // They play again and again, until everything has happened that is to do no harm.
    let suffering = async {
        while kills < 3 || cuts == 0 || doubles == 0 || returns <= cuts {
            let (tell, seated) = oneshot::channel();
            let plan = plan.clone();
            let playing = tokio::spawn(async move { run(&plan, |_| tell.send(()).expect("somebody waits")).await });
            seated.await.expect("everybody sits");
            if has_much_to_lose(&address, &playing).await {
                process.kill();
                process = Process::start_at(&scratch, &address);
                kills += 1;
            }
            let report = playing.await.expect("no panic").expect("a report");
            assert!(report.errors.is_empty(), "{:?}", report.errors);
            (cuts, doubles, returns) = (cuts + report.cuts, doubles + report.doubles, returns + report.returns);
        }
        process.kill();
    };
    timeout(PATIENCE, suffering).await.expect("they misbehave, and come back");
}

#[tokio::test]
async fn a_busy_server_goes_on_when_its_full_disk_has_room_again() {
    let scratch = Scratch::new();
    let process = Process::start_cramped(&scratch, 6_000);
    let plan = LoadPlan {
        addresses: vec![process.address.parse().expect("an address")],
        game: TOY.to_owned(),
        people: 24,
        // It ends as soon as every table has been refused.
        time: Duration::from_secs(120),
        rate: None,
        scenes: false,
        faults: false,
        pid: None,
        spread: Spread::OneAddress,
    };
    let full = run(&plan, |_| ()).await.expect("a report");
    let busy = |error: &String| error.contains("\"busy\"") || error.ends_with("503 Service Unavailable");
    assert!(!full.errors.is_empty() && full.errors.iter().all(busy), "{:?}", full.errors);
    process.relieve();
    let after =
        run(&LoadPlan { time: Duration::from_secs(1), ..plan }, |_| ()).await.expect("tables can be made again");
    assert!(after.errors.is_empty() && after.moves > 0, "{after:?}");
    process.kill();
}
