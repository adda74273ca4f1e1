//! The hall: opens letters and answers them.

use engine::Lang;
use hall::room::Status;
use hall::{Millis, Refused};

use crate::letters::{Answer, Asked, Letter, Page, Posted, Wish};
use crate::table::Table;
use crate::{book, forms};

/// The hall, with at most one table in it.
#[derive(Default)]
pub struct Hall {
    table: Option<Table>,
}

impl Hall {
    /// Answers a letter.
    pub fn answer(&mut self, letter: &str) -> String {
        let mut answer = Answer::default();
        match serde_json::from_str::<Letter>(letter) {
            Ok(letter) => self.grant(letter, &mut answer),
            Err(_) => answer.page = Some(Page::refused(&Refused::BadMessage, Lang::En)),
        }
        serde_json::to_string(&answer).expect("answers are plain data")
    }

    fn grant(&mut self, Letter { now, lang, wish }: Letter, answer: &mut Answer) {
        let page = match wish {
            Wish::Open(kept) => Table::open(*kept, lang).map(|table| {
                self.table = Some(table);
                None
            }),
            Wish::Get(asked) => self.get(&asked, lang).map(Some),
            Wish::Post(posted) => self.post(&posted, (now, lang), answer).map(Some),
            Wish::Message(message) => self.at_table(|table| table.hear(message, now, answer)),
            Wish::Think {} => self.at_table(|table| table.think(now, answer)),
        };
        answer.page = page.unwrap_or_else(|why| Some(Page::refused(&why, lang)));
        answer.think = self.table.as_ref().is_some_and(Table::has_to_think);
    }

    fn at_table(&mut self, act: impl FnOnce(&mut Table)) -> Result<Option<Page>, Refused> {
        act(self.table.as_mut().ok_or(Refused::NotFound)?);
        Ok(None)
    }

    fn get(&self, asked: &Asked, lang: Lang) -> Result<Page, Refused> {
        let parts: Vec<&str> = asked.path.trim_matches('/').split('/').collect();
        match parts.as_slice() {
            ["api", "games", game, "lessons"] => book::lessons(game, lang),
            ["api", "games", game, "lessons", lesson] => book::lesson(game, lesson, asked, lang),
            ["t", id, "review"] => self.table_of(id)?.review(lang),
            ["t", id, what @ ..] => book::look(self.table_of(id)?, what, asked, lang),
            _ => Err(Refused::NotFound),
        }
    }

    fn post(&mut self, posted: &Posted, when: (Millis, Lang), answer: &mut Answer) -> Result<Page, Refused> {
        let parts: Vec<&str> = posted.path.trim_matches('/').split('/').collect();
        if let ["t", id, "review"] = parts.as_slice() {
            self.table_of(id)?;
            return self.table.as_mut().ok_or(Refused::NotFound)?.begin_review(when.1);
        }
        let kept = match parts.as_slice() {
            ["play", game] => forms::play(game, posted, when),
            ["new", game] => forms::create(game, posted, when),
            ["import"] => forms::import(posted, when),
            ["t", id, "rematch"] => forms::rematch(self.table_of(id)?.kept(), posted, when),
            ["t", id, "fork"] => forms::fork(self.table_of(id)?.kept(), posted, when),
            _ => Err(Refused::NotFound),
        }?;
        let looked_at = if kept.room.status == Status::Playing { "" } else { "/replay" };
        let see = Page::See(format!("/t/{}{looked_at}", kept.room.id));
        let mut table = Table::open(kept, when.1)?;
        table.keep(answer);
        self.table = Some(table);
        Ok(see)
    }

    /// The table of an id, if it is the one that stands here.
    fn table_of(&self, id: &str) -> Result<&Table, Refused> {
        self.table.as_ref().filter(|table| table.kept().room.id == id).ok_or(Refused::NotFound)
    }
}
