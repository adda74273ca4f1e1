//! The review of a match: made here, one decision at a time, between the letters of the page.

use catalog::Going;
use engine::Lang;
use hall::{Refused, calm};
use serde_json::json;

use crate::book;
use crate::letters::{Answer, Page};
use crate::table::Table;

impl Table {
    /// What there is of the review.
    pub fn review(&self, lang: Lang) -> Result<Page, Refused> {
        let kept = book::open_book(&self.kept)?;
        let page = match (&kept.review, &self.reviewing) {
            (Some(review), _) => {
                let told = book::at(kept, None)?.told(review, &kept.room.voice(lang))?;
                json!({"state": "made", "review": told})
            }
            (None, Some(reviewing)) => {
                let (done, of) = reviewing.progress();
                json!({"state": "making", "done": done, "of": of})
            }
            (None, None) => json!({"state": "none"}),
        };
        Ok(Page::Json(page))
    }

    /// Has the review made, unless there is one or it is being made.
    pub fn begin_review(&mut self, lang: Lang) -> Result<Page, Refused> {
        let kept = book::open_book(&self.kept)?;
        if kept.review.is_none() && self.reviewing.is_none() {
            self.reviewing = Some(book::at(kept, None)?.reviewing()?);
        }
        self.review(lang)
    }

    /// Judges the next decision of the match; after the last one the review is kept.
    pub fn judge(&mut self, answer: &mut Answer) {
        let Some(mut reviewing) = self.reviewing.take() else { return };
        match calm(|| reviewing.go_on()) {
            Ok(Going::On) => self.reviewing = Some(reviewing),
            Ok(Going::Over) => {
                self.kept.review = Some(reviewing.review());
                self.keep(answer);
            }
            // Whoever asks next begins anew.
            Err(_) => {}
        }
    }
}
