//! The table: what the one page that looks at it may ask, and what it is shown.

use catalog::Reviewing;
use engine::{Lang, Seat, Undo};
use hall::room::{Chair, Help, Status};
use hall::wire::{About, Hello, Incoming, Outgoing, VERSION};
use hall::{Desk, Fault, Guest, Millis, Moment, Order, Pending, Refused, before_last, hash, json};

use crate::kept::{Kept, ME};
use crate::letters::{Answer, raw};

/// The table.
pub struct Table {
    pub(crate) kept: Kept,
    /// The match; nothing where the rules have stopped it.
    desk: Option<Desk>,
    guest: Guest,
    /// The room as the page was last shown it, by hash.
    shown: Option<u64>,
    /// Whether the page has said hello.
    greeted: bool,
    moment: Moment,
    /// The review that is being made.
    pub(crate) reviewing: Option<Box<dyn Reviewing>>,
}

/// What to tell the page about its command.
enum Reply {
    /// Done.
    Done,
    /// Done, and everything is to be shown anew.
    Changed,
    /// The table has moved on since the step the page knew.
    Stale(usize),
    /// Already answered.
    Said,
}

impl Table {
    /// A match as it was kept.
    pub fn open(kept: Kept, lang: Lang) -> Result<Self, Refused> {
        let desk = match kept.room.status {
            Status::Playing | Status::Over => Some(Desk::load(kept.title()?, kept.record(), kept.saved())?),
            Status::Gathering | Status::Stopped | Status::Closed | Status::Abandoned => None,
        };
        let guest = Guest::new(kept.room.seats_of(ME), lang);
        Ok(Self { kept, desk, guest, shown: None, greeted: false, moment: Moment::default(), reviewing: None })
    }

    /// The match as it is to be kept.
    pub fn kept(&self) -> &Kept {
        &self.kept
    }

    /// The match on the table.
    fn desk(&self) -> Result<&Desk, Refused> {
        self.desk.as_ref().ok_or(Refused::Stopped)
    }

    fn turn(&self) -> Option<Seat> {
        let playing = self.kept.room.status == Status::Playing;
        self.desk.as_ref().filter(|_| playing).and_then(Desk::turn)
    }

    fn deciding(&self) -> Option<(Seat, &Chair)> {
        let seat = self.turn()?;
        Some((seat, self.kept.room.chair(seat)?))
    }

    /// Whether a bot decides, or a review is being made.
    pub fn has_to_think(&self) -> bool {
        self.reviewing.is_some() || self.deciding().is_some_and(|(_, chair)| chair.bot().is_some())
    }

    /// Carries out a command of the page and answers it.
    pub fn hear(&mut self, message: Incoming, now: Millis, answer: &mut Answer) {
        let (id, lang) = (message.id(), self.guest.lang);
        let reply = self.command(message, now, answer).and_then(|reply| self.reply(id, reply, answer));
        match reply {
            Ok(()) => {}
            Err(Refused::Stopped) if self.kept.room.status == Status::Playing => self.stop(id, now, answer),
            Err(why) => answer.say(&Outgoing::refused(id, &why, lang)),
        }
    }

    fn command(&mut self, message: Incoming, now: Millis, answer: &mut Answer) -> Result<Reply, Refused> {
        match message {
            Incoming::Hello(hello) => self.greet(&hello, answer),
            Incoming::Play { at, action, .. } => self.play(at, &action, now, answer),
            Incoming::Undo { at, .. } => self.undo(at, now, answer),
            Incoming::Preview { id, at, action } => self.preview((id, at), &action, answer),
            Incoming::Why { id, at, pick } => self.why((id, at), &pick, answer),
            Incoming::Words { id, at } => self.words((id, at), answer),
            Incoming::Hint { id, at } => self.hint((id, at), answer),
            Incoming::Lang { lang, .. } => {
                self.guest.speak(lang);
                self.shown = None;
                Ok(Reply::Changed)
            }
            Incoming::Look { seat, .. } => self.guest.look(seat).map(|()| Reply::Changed),
            Incoming::Ping { id } => {
                answer.say(&Outgoing::Pong { id, now });
                Ok(Reply::Said)
            }
            // These are for tables with several pages.
            Incoming::Answer { .. }
            | Incoming::Chat { .. }
            | Incoming::Part { .. }
            | Incoming::StandIn { .. }
            | Incoming::Return { .. } => Err(Refused::NotNow),
        }
    }

    fn reply(&mut self, id: Option<u64>, reply: Reply, answer: &mut Answer) -> Result<(), Refused> {
        let id = id.unwrap_or_default();
        match reply {
            Reply::Said => return Ok(()),
            Reply::Done => {
                answer.say(&Outgoing::Ack { id, n: self.kept.n });
                return Ok(());
            }
            Reply::Changed => answer.say(&Outgoing::Ack { id, n: self.kept.n }),
            Reply::Stale(at) => {
                let (eyes, voice) = (self.guest.eyes(self.turn()).0, self.kept.room.voice(self.guest.lang));
                let since = self.desk()?.log(eyes, &voice, at as i64)?;
                answer.say(&Outgoing::Stale { id, at: self.step(), since });
            }
        }
        Ok(self.show(answer)?)
    }

    fn greet(&mut self, hello: &Hello, answer: &mut Answer) -> Result<Reply, Refused> {
        if hello.v != VERSION {
            let (code, text) = (Refused::Version.code(), Refused::Version.text(hello.lang));
            answer.say(&Outgoing::Bye { code, text });
            return Ok(Reply::Said);
        }
        self.guest = Guest { table: hello.table, ..Guest::new(self.kept.room.seats_of(ME), hello.lang) };
        (self.greeted, self.shown) = (true, None);
        let (n, server) = (self.kept.n, env!("CARGO_PKG_VERSION"));
        answer.say(&Outgoing::Welcome { v: VERSION, n, server, seats: &self.guest.seats, host: true });
        self.show(answer)?;
        Ok(Reply::Said)
    }

    fn step(&self) -> usize {
        self.kept.plays.len()
    }

    fn playing(&mut self) -> Result<&mut Desk, Refused> {
        match self.kept.room.status {
            Status::Playing => self.desk.as_mut().ok_or(Refused::RulesChanged),
            Status::Stopped => Err(Refused::Stopped),
            Status::Gathering | Status::Over | Status::Closed | Status::Abandoned => Err(Refused::NotNow),
        }
    }

    fn play(&mut self, at: usize, action: &str, now: Millis, answer: &mut Answer) -> Result<Reply, Refused> {
        if at != self.step() {
            return Ok(match self.guest.sent_before(self.desk.as_ref(), at, action) {
                Pending::Stands => Reply::Done,
                Pending::Stale => Reply::Stale(at),
            });
        }
        let seat = self.guest.seat_to_move(self.deciding())?;
        self.decide(seat, action, now, answer)?;
        Ok(Reply::Changed)
    }

    /// Plays an action and has it kept.
    fn decide(&mut self, seat: Seat, action: &str, now: Millis, answer: &mut Answer) -> Result<(), Refused> {
        let voice = self.kept.room.voice(self.guest.lang);
        self.playing()?.play(seat, action, &voice)?;
        self.happened(now, answer)
    }

    fn undo(&mut self, at: usize, now: Millis, answer: &mut Answer) -> Result<Reply, Refused> {
        if at != self.step() {
            return Ok(Reply::Stale(at));
        }
        let seat = self.guest.seat_to_undo(self.desk.as_ref())?;
        let desk = self.playing()?;
        let to = before_last(desk.plays(), seat).ok_or(Refused::NoUndo)?;
        // Nobody is at another page who could be asked.
        match desk.may_undo(seat)? {
            Undo::Free | Undo::Consent => desk.rewind(to)?,
            Undo::Nothing => return Err(Refused::NoUndo),
        }
        self.happened(now, answer)?;
        Ok(Reply::Changed)
    }

    /// Something has changed: it is counted and kept.
    fn happened(&mut self, now: Millis, answer: &mut Answer) -> Result<(), Refused> {
        let desk = self.desk()?;
        let (plays, over, saved) = (desk.plays().to_vec(), desk.turn().is_none(), desk.snapshot()?);
        let Kept { room, plays: kept, n, at, saved: kept_position, .. } = &mut self.kept;
        (*kept, *at, *kept_position) = (plays, now, Some(saved));
        *n += 1;
        if over {
            room.status = Status::Over;
        }
        self.keep(answer);
        Ok(())
    }

    /// Has the match kept as it is now.
    pub fn keep(&mut self, answer: &mut Answer) {
        self.kept.shown = self.kept.view(self.guest.lang).ok().and_then(|room| serde_json::to_value(room).ok());
        answer.keep = Some(json(&self.kept));
    }

    fn preview(&mut self, (id, at): (u64, usize), action: &str, answer: &mut Answer) -> Result<Reply, Refused> {
        if at != self.step() {
            return Ok(Reply::Stale(at));
        }
        self.guest.seat_to_move(self.deciding())?;
        let voice = self.kept.room.voice(self.guest.lang);
        let preview = self.playing()?.preview(action, &voice)?;
        answer.say(&Outgoing::Preview { id, preview: self.kept.room.help.allow(preview) });
        Ok(Reply::Said)
    }

    fn why(&mut self, (id, at): (u64, usize), pick: &str, answer: &mut Answer) -> Result<Reply, Refused> {
        if at != self.step() {
            return Ok(Reply::Stale(at));
        }
        self.guest.seat_to_move(self.deciding())?;
        let voice = self.kept.room.voice(self.guest.lang);
        let (clause, text) = self.playing()?.why_not(pick, &voice)?.map(|why| (why.clause, why.text)).unzip();
        answer.say(&Outgoing::Why { id, clause, text });
        Ok(Reply::Said)
    }

    fn words(&mut self, (id, at): (u64, usize), answer: &mut Answer) -> Result<Reply, Refused> {
        if at != self.step() {
            return Ok(Reply::Stale(at));
        }
        let (viewer, voice) = (self.guest.eyes(self.turn()).0, self.kept.room.voice(self.guest.lang));
        let lines = self.desk()?.map_in_words(viewer, &voice)?;
        answer.say(&Outgoing::Words { id, at, lines: &lines });
        Ok(Reply::Said)
    }

    fn hint(&mut self, (id, at): (u64, usize), answer: &mut Answer) -> Result<Reply, Refused> {
        if at != self.step() {
            return Ok(Reply::Stale(at));
        }
        if self.kept.room.help == Help::None {
            return Err(Refused::NotNow);
        }
        self.guest.seat_to_move(self.deciding())?;
        let voice = self.kept.room.voice(self.guest.lang);
        let hints = self.playing()?.hints(voice)?()?;
        answer.say(&Outgoing::Hint { id, at, hints: &hints });
        Ok(Reply::Said)
    }

    /// Has the bot whose turn it is decide, or goes on with the review.
    pub fn think(&mut self, now: Millis, answer: &mut Answer) {
        let Some((seat, bot)) = self.deciding().and_then(|(seat, chair)| Some((seat, chair.bot()?.clone()))) else {
            return self.judge(answer);
        };
        let thought = self.desk().and_then(|desk| Ok(desk.ponder(bot)?()));
        let decided = thought.and_then(|action| self.decide(seat, &action.ok_or(Refused::Stopped)?, now, answer));
        let shown = decided.and_then(|()| if self.greeted { Ok(self.show(answer)?) } else { Ok(()) });
        if shown.is_err() {
            self.stop(None, now, answer);
        }
    }

    /// Shows the page the present state.
    fn show(&mut self, answer: &mut Answer) -> Result<(), Fault> {
        let turn = self.turn();
        self.guest.adjust(turn, self.step() as i64);
        let (viewer, cover) = self.guest.eyes(turn);
        let Guest { lang, table, known, .. } = self.guest;
        let order = Order {
            to: Vec::new(),
            viewer,
            voice: self.kept.room.voice(lang),
            table,
            after: known,
            has: self.guest.has.clone(),
            lonely: true,
            n: self.kept.n,
            about: About { clocks: None, cover, request: None, room: self.news_of_the_room() },
        };
        self.moment = std::mem::take(&mut self.moment).at(self.kept.n);
        let (text, has) = self.moment.fill(self.desk.as_ref(), &order)?;
        self.moment.clear();
        answer.messages.push(raw(text));
        (self.guest.has, self.guest.known) = (has, self.step() as i64);
        Ok(())
    }

    /// The room, if the page does not know it as it is.
    fn news_of_the_room(&mut self) -> Option<hall::Json> {
        let room = json(&self.kept.view(self.guest.lang).ok()?);
        let now = Some(hash(room.get()));
        (std::mem::replace(&mut self.shown, now) != now).then_some(room)
    }

    /// A fault in the rules: the table stops, the page is told, the record can be had.
    fn stop(&mut self, id: Option<u64>, now: Millis, answer: &mut Answer) {
        (self.desk, self.kept.room.status, self.kept.at) = (None, Status::Stopped, now);
        self.keep(answer);
        answer.say(&Outgoing::refused(id, &Refused::Stopped, self.guest.lang));
        // Without a desk there is nothing in it that could fail again.
        let _ = self.show(answer);
    }
}
