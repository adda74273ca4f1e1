//! What each connection is shown. Everything about the game is made from its viewer's view.

use catalog::{Frame, Voice};
use engine::pieces::{Map, Tabletop};
use engine::{Lang, Seat, Viewer};

use super::desk::{Desk, Fault};
use super::live::{Live, Watcher};
use super::outbox::{Parcel, Worth};
use super::undo::RequestView;
use super::wire::{Log, Outgoing, State, VERSION};
use crate::error::Error;
use crate::people::Person;
use crate::room::{Eyes, RoomView, Status};

/// Chat lines that somebody who joins is sent.
const LINES: usize = 50;

/// The board and the moment for one viewer in one language; several connections may share it.
struct Sight {
    viewer: Viewer,
    lang: Lang,
    frame: Frame,
    drawn: Option<Drawn>,
}

/// What lies on the table, for those who want to see it.
struct Drawn {
    scene: String,
    table: Tabletop<String>,
    maps: Vec<Map>,
}

/// What has been made while everybody is shown one and the same moment.
#[derive(Default)]
struct Made {
    sights: Vec<Sight>,
    /// Whole messages for those who merely look on, by language, with or without board, and what they know of the log.
    texts: Vec<((Lang, bool, i64), Parcel)>,
}

impl Drawn {
    fn new(desk: &Desk, viewer: Viewer, voice: &Voice) -> Result<Self, Fault> {
        let (scene, table) = (desk.scene(viewer, voice)?, desk.tabletop(viewer, voice)?);
        Ok(Self { scene, table, maps: desk.maps(viewer, voice)? })
    }
}

impl Watcher {
    /// Whose eyes the connection has, and who should take the device.
    pub fn eyes(&self, turn: Option<Seat>) -> (Viewer, Option<Seat>) {
        match (self.seats.as_slice(), self.looked) {
            ([], _) => (Viewer::Spectator, None),
            ([seat], _) => (Viewer::Seat(*seat), None),
            // Several people on one screen: as long as the turn is nobody else's here, the hand may stay open.
            (seats, looked) => match turn.filter(|turn| seats.contains(turn) && looked != Some(*turn)) {
                Some(next) => (Viewer::Spectator, Some(next)),
                None => (looked.map_or(Viewer::Spectator, Viewer::Seat), None),
            },
        }
    }

    /// Sends a message that somebody has put into words; who cannot keep up is marked, and let go later.
    fn take(&mut self, parcel: Parcel, worth: Worth, limit: usize) {
        self.lagging = self.lagging || self.out.push(parcel, worth, limit).is_err();
    }
}

impl Live {
    /// Who is connected, by seat.
    pub fn online(&self) -> Vec<bool> {
        let here = |id: &str| self.watchers.values().any(|watcher| watcher.person.id == id);
        self.room.chairs.iter().map(|chair| chair.person().is_some_and(here)).collect()
    }

    fn room_view(&self, watcher: &Watcher) -> RoomView {
        let (online, secret) = (self.online(), self.stored.secret().ok());
        let eyes = Eyes { person: &watcher.person.id, lang: watcher.lang, secret, online: &online };
        self.room.view(self.title.info(), &eyes)
    }

    fn request_view(&self) -> Option<RequestView> {
        let request = self.request.as_ref()?;
        let waiting = request.waiting.iter().flat_map(|person| self.room.seats_of(person)).collect();
        Some(RequestView { number: request.number, by: request.by, to_step: request.to, waiting })
    }

    /// Whether somebody sits here or set the table up. They are given more time than those who look on.
    pub fn belongs(&self, person: &Person) -> bool {
        !person.id.is_empty() && (self.room.host == person.id || !self.room.seats_of(&person.id).is_empty())
    }

    fn post(&mut self, id: u64, parcel: Parcel, worth: Worth) {
        let limits = self.app.config.limits;
        let Some(person) = self.watchers.get(&id).map(|watcher| &watcher.person) else { return };
        let limit = if self.belongs(person) { limits.queue_bytes } else { limits.spectator_queue_bytes };
        if let Some(watcher) = self.watchers.get_mut(&id) {
            watcher.take(parcel, worth, limit);
        }
    }

    /// Sends something to one connection.
    pub fn tell(&mut self, id: u64, message: &Outgoing<'_>) {
        self.post(id, message.text().into(), Worth::Lasting);
    }

    /// Sends the same to everybody; it is put into words once.
    fn tell_all(&mut self, message: &Outgoing<'_>, worth: Worth) {
        let parcel = Parcel::from(message.text());
        for id in self.ids() {
            self.post(id, parcel.clone(), worth);
        }
    }

    fn ids(&self) -> Vec<u64> {
        self.watchers.keys().copied().collect()
    }

    /// Tells one connection that its command was refused.
    pub fn refuse(&mut self, id: u64, command: Option<u64>, error: &Error) {
        self.app.metrics.refused.add();
        let lang = self.watchers.get(&id).map_or(Lang::En, |watcher| watcher.lang);
        self.tell(id, &Outgoing::error(command, error, lang));
    }

    /// Says hello back, and what happened since the client was last here.
    pub fn welcome(&mut self, id: u64, from: u64) -> Result<(), Fault> {
        let known = self.past.known(from);
        let Some(watcher) = self.watchers.get_mut(&id) else { return Ok(()) };
        watcher.known = known;
        let (seats, me) = (watcher.seats.clone(), watcher.person.id.clone());
        let host = !me.is_empty() && self.room.host == me;
        let (n, server) = (self.past.n, env!("CARGO_PKG_VERSION"));
        self.tell(id, &Outgoing::Welcome { v: VERSION, n, server, seats: &seats, host });
        // The latest lines; a history of everything said is not what a newcomer needs.
        let since: Vec<_> = self.past.chat.iter().filter(|(n, ..)| *n > from).cloned().collect();
        for (n, at, seat, line) in since.iter().skip(since.len().saturating_sub(LINES)) {
            let you = line.person == me;
            self.tell(id, &Outgoing::Chat { n: *n, at: *at, seat: *seat, name: &line.name, text: &line.text, you });
        }
        self.show(id)
    }

    /// Shows one connection the present state.
    pub fn show(&mut self, id: u64) -> Result<(), Fault> {
        self.show_to(&[id])
    }

    /// Shows everybody the present state.
    pub fn show_all(&mut self) -> Result<(), Fault> {
        self.show_to(&self.ids())
    }

    fn show_to(&mut self, ids: &[u64]) -> Result<(), Fault> {
        let (turn, step) = (self.turn(), self.step() as i64);
        let mut made = Made::default();
        for &id in ids {
            let Some(watcher) = self.watchers.get_mut(&id).filter(|watcher| !watcher.lagging) else { continue };
            let (viewer, cover) = watcher.eyes(turn);
            let same = watcher.last.replace(viewer).is_none_or(|last| last == viewer);
            watcher.known = if same { watcher.known.min(step) } else { -1 };
            let text = self.state_for(id, (viewer, cover), &mut made)?;
            self.post(id, text, Worth::Lasting);
            if let (Some(watcher), true) = (self.watchers.get_mut(&id), self.desk.is_some()) {
                watcher.known = step;
            }
        }
        Ok(())
    }

    /// The present state for one connection. All who merely look on and know as much are sent the very same text.
    fn state_for(&self, id: u64, eyes: (Viewer, Option<Seat>), made: &mut Made) -> Result<Parcel, Fault> {
        let ((viewer, cover), watcher) = (eyes, &self.watchers[&id]);
        let likeness = (watcher.lang, watcher.scene, watcher.known);
        let shared = !self.belongs(&watcher.person);
        if let Some((_, text)) = made.texts.iter().find(|(alike, _)| shared && *alike == likeness) {
            return Ok(text.clone());
        }
        let voice = self.room.voice(watcher.lang);
        let sight = self.sight(&mut made.sights, watcher, viewer, &voice)?;
        let lines = match &self.desk {
            Some(desk) => desk.log(viewer, &voice, watcher.known)?,
            None => Vec::new(),
        };
        let drawn = sight.and_then(|sight| sight.drawn.as_ref()).filter(|_| watcher.scene);
        let state = State {
            n: self.past.n,
            frame: sight.map(|sight| &sight.frame),
            scene: drawn.map(|drawn| drawn.scene.as_str()),
            table: drawn.map(|drawn| &drawn.table),
            maps: drawn.map(|drawn| drawn.maps.as_slice()),
            log: Log { after: watcher.known, lines },
            clocks: self.clocks.view(self.now()).filter(|_| self.room.status == Status::Playing),
            viewer: viewer.seat(),
            cover,
            request: self.request_view(),
            room: self.room_view(watcher),
        };
        let text = Parcel::from(Outgoing::State(Box::new(state)).text());
        if shared {
            made.texts.push((likeness, text.clone()));
        }
        Ok(text)
    }

    fn sight<'a>(
        &self,
        sights: &'a mut Vec<Sight>,
        watcher: &Watcher,
        viewer: Viewer,
        voice: &Voice,
    ) -> Result<Option<&'a Sight>, Fault> {
        let Some(desk) = &self.desk else { return Ok(None) };
        let same = |sight: &Sight| {
            sight.viewer == viewer && sight.lang == watcher.lang && (sight.drawn.is_some() || !watcher.scene)
        };
        if let Some(i) = sights.iter().position(same) {
            return Ok(Some(&sights[i]));
        }
        let drawn = if watcher.scene { Some(Drawn::new(desk, viewer, voice)?) } else { None };
        let mut frame = desk.frame(viewer, voice)?;
        if frame.undo == "consent" && self.room.people().len() < 2 {
            frame.undo = "free"; // There is nobody to ask.
        }
        sights.push(Sight { viewer, lang: watcher.lang, frame, drawn });
        Ok(sights.last())
    }

    /// Tells everybody that the arrangement changed.
    pub fn show_room(&mut self) {
        let n = self.past.n;
        for id in self.ids() {
            let Some(watcher) = self.watchers.get(&id) else { continue };
            let room = self.room_view(watcher);
            self.tell(id, &Outgoing::Room { n, room });
        }
    }

    /// Tells everybody how an undo request stands.
    pub fn show_request(&mut self, refused: bool) {
        let (n, request) = (self.past.n, self.request_view());
        self.tell_all(&Outgoing::Request { n, request, refused }, Worth::Lasting);
    }

    /// Tells everybody who is connected.
    pub fn show_presence(&mut self) {
        let watching = self.watchers.values().filter(|watcher| watcher.seats.is_empty()).count();
        let online = self.online();
        self.tell_all(&Outgoing::Presence { online, watching }, Worth::Latest);
    }

    /// Tells everybody the last chat line.
    pub fn show_chat(&mut self) {
        let Some((n, at, seat, line)) = self.past.chat.back().cloned() else { return };
        for id in self.ids() {
            let you = self.watchers.get(&id).is_some_and(|watcher| watcher.person.id == line.person);
            self.tell(id, &Outgoing::Chat { n, at, seat, name: &line.name, text: &line.text, you });
        }
    }
}
