//! What all processes tell all others, twice a second and whenever something happens: logins that ended, people who were
//! forgotten, and what addresses have spent of their allowances.

use std::collections::HashMap;
use std::sync::atomic::Ordering;

use futures_util::StreamExt;
use tokio::time::{Instant, timeout};

use super::Bus;
use super::notes::{Bulletin, News, seal, unseal};
use crate::app::App;
use crate::people;
use crate::table::Mail;

/// The most addresses in one bulletin.
const ADDRESSES: usize = 4_000;

impl Bus {
    /// Tells everybody else, at once.
    pub fn tell(&self, news: News) {
        self.news.lock().expect("adding does not panic").push(news);
        self.bell.notify_one();
    }

    /// Whether this process hears the bus: what it told everybody comes back to itself.
    pub fn is_heard(&self) -> bool {
        let echo = *self.echo.lock().expect("looking does not panic");
        echo.elapsed() < self.lease / 2
    }

    /// Writes bulletins, as long as the process lasts.
    pub async fn publish(&self, app: &App) {
        for n in 1.. {
            let _ = timeout(self.beat(), self.bell.notified()).await;
            let news = std::mem::take(&mut *self.news.lock().expect("taking does not panic"));
            let bulletin = Bulletin { from: self.process.clone(), n, news, spent: app.gates.take_spent(ADDRESSES) };
            // One that gets lost is missed by its number.
            let _ = self.client.publish(format!("{}.all", self.subject), seal(&bulletin, &[]).into()).await;
        }
    }

    /// Reads everybody's bulletins, as long as the process lasts.
    pub async fn read(&self, app: &App, mut bulletins: async_nats::Subscriber) {
        let mut last = HashMap::<String, u64>::new();
        while let Some(bulletin) = bulletins.next().await {
            let Some((bulletin, _)) = unseal::<Bulletin>(&bulletin.payload) else { continue };
            let Bulletin { from, n, news, spent } = bulletin;
            let complete = last.insert(from.clone(), n).is_none_or(|last| n == last + 1);
            if !complete && !self.checking.swap(true, Ordering::AcqRel) {
                tokio::spawn(check(app.clone()));
            }
            if from == self.process {
                *self.echo.lock().expect("noting does not panic") = Instant::now();
                continue;
            }
            app.gates.charge(spent);
            news.into_iter().for_each(|news| happened(app, news));
        }
    }
}

fn happened(app: &App, news: News) {
    match news {
        News::End { id } => app.lines.end(&id),
        News::Forget { person } => app.tables.forget(&person),
        News::Reread { table } => app.tables.notify(app, &table, Mail::Reread),
    }
}

/// Something was missed, perhaps the end of a login: every open socket is asked for its ticket again.
async fn check(app: App) {
    let Some(bus) = &app.bus else { return };
    // What is missed from now on asks for another round: this one may have passed the socket that it is about.
    bus.checking.store(false, Ordering::Release);
    people::check_lines(&app).await;
}
