//! The load generator itself, briefly.

use std::time::Duration;

use server::load::{LoadError, LoadPlan, run};

use crate::kit::{Site, TOY};

#[tokio::test]
async fn simulated_people_play_and_are_measured() {
    let site = Site::open().await;
    let plan = LoadPlan {
        address: site.server.address,
        game: TOY.to_owned(),
        people: 8,
        time: Duration::from_millis(500),
        rate: None,
        scenes: false,
        pid: Some(std::process::id()),
    };
    let report = run(&plan).await.expect("a report");
    assert!(report.errors.is_empty(), "{:?}", report.errors);
    assert_eq!((report.people, report.tables), (8, 4));
    assert!(report.moves > 20 && report.p50_ms <= report.p99_ms && report.p99_ms <= report.p999_ms, "{report:?}");
    let elsewhere = LoadPlan { address: "192.0.2.1:80".parse().unwrap(), ..plan };
    assert!(matches!(run(&elsewhere).await, Err(LoadError::NotLocal(_))));
}
