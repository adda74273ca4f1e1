//! Simulated people, briefly: the measuring and the misbehaving ones.

use std::time::Duration;

use load::{LoadError, LoadPlan, Spread, run};

use crate::faults::Process;
use crate::kit::{Scratch, Site, TOY, Visitor};

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

#[tokio::test]
async fn people_who_misbehave_lose_nothing_when_the_server_is_killed() {
    let scratch = Scratch::new();
    let mut process = Process::start(&scratch);
    let address = process.address.clone();
    let plan = LoadPlan {
        addresses: vec![address.parse().expect("an address")],
        game: TOY.to_owned(),
        people: 12,
        time: Duration::from_secs(4),
        rate: Some(200),
        scenes: false,
        faults: true,
        pid: None,
        spread: Spread::OneAddress,
    };
    let playing = tokio::spawn(async move { run(&plan, |_| ()).await });
    // Nobody dies before there is something to lose.
    let mut visitor = Visitor::new(&address);
    while !playing.is_finished() && !visitor.get("/metrics").await.body.contains("piazza_tables 6\n") {}
    for _ in 0..3 {
        tokio::time::sleep(Duration::from_millis(900)).await;
        process.kill();
        process = Process::start_at(&scratch, &address);
    }
    let report = playing.await.expect("no panic").expect("a report");
    assert!(report.errors.is_empty(), "{:?}", report.errors);
    assert!(report.cuts > 0 && report.doubles > 0 && report.returns > report.cuts, "{report:?}");
    process.kill();
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
