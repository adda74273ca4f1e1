//! Time, which tests can hold in their hands.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::sync::watch;

pub use hall::Millis;

/// Where time comes from.
#[derive(Clone, Debug, Default)]
pub enum Clock {
    /// The machine.
    #[default]
    System,
    /// A hand that only moves when somebody moves it.
    Manual(watch::Sender<Millis>),
}

impl Clock {
    /// A clock that stands still at a moment.
    pub fn manual(at: Millis) -> Self {
        Clock::Manual(watch::Sender::new(at))
    }

    /// What time it is.
    pub fn now(&self) -> Millis {
        match self {
            Clock::System => {
                SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |passed| passed.as_millis() as Millis)
            }
            Clock::Manual(hand) => *hand.borrow(),
        }
    }

    /// Moves the hand of a manual clock.
    pub fn advance(&self, by: Millis) {
        if let Clock::Manual(hand) = self {
            hand.send_modify(|now| *now += by);
        }
    }

    /// Waits until a moment has come.
    pub async fn sleep_until(&self, moment: Millis) {
        match self {
            Clock::System => {
                let wait = u64::try_from(moment - self.now()).unwrap_or(0);
                tokio::time::sleep(Duration::from_millis(wait)).await;
            }
            Clock::Manual(hand) => {
                let mut hand = hand.subscribe();
                // The sender lives in `self`, so the channel cannot close while we wait.
                let _ = hand.wait_for(|now| *now >= moment).await;
            }
        }
    }
}
