//! What each connection is shown. Everything about the game is made from its viewer's view.

use catalog::{Frame, Voice};
use engine::{Lang, Seat, Viewer};

use super::desk::Fault;
use super::live::{Live, Watcher};
use super::undo::RequestView;
use super::wire::{Log, Outgoing, State, VERSION};
use crate::error::Error;
use crate::room::{Eyes, RoomView, Status};

/// The board and the moment for one viewer in one language; several connections may share it.
struct Sight {
    viewer: Viewer,
    lang: Lang,
    frame: Frame,
    scene: Option<String>,
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

    /// Sends a message; false if the connection cannot keep up.
    pub fn send(&self, message: &Outgoing<'_>) -> bool {
        self.out.try_send(message.text()).is_ok()
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

    /// Sends something to one connection, and drops it if it cannot keep up.
    pub fn tell(&mut self, id: u64, message: &Outgoing<'_>) {
        if self.watchers.get(&id).is_some_and(|watcher| !watcher.send(message)) {
            self.app.metrics.dropped.add();
            self.detach(id);
        }
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
        let host = !watcher.person.id.is_empty() && self.room.host == watcher.person.id;
        let (n, server) = (self.past.n, env!("CARGO_PKG_VERSION"));
        let mut fits = watcher.send(&Outgoing::Welcome { v: VERSION, n, server, seats: &watcher.seats, host });
        // The latest lines that fit well into the queue; a history of everything said is not what a newcomer needs.
        let room = watcher.out.capacity() / 2;
        let since: Vec<_> = self.past.chat.iter().filter(|(n, ..)| *n > from).collect();
        for (n, at, seat, line) in since.iter().skip(since.len().saturating_sub(room)) {
            let you = line.person == watcher.person.id;
            fits &=
                watcher.send(&Outgoing::Chat { n: *n, at: *at, seat: *seat, name: &line.name, text: &line.text, you });
        }
        if fits {
            return self.show(id);
        }
        self.detach(id);
        Ok(())
    }

    /// Shows one connection the present state.
    pub fn show(&mut self, id: u64) -> Result<(), Fault> {
        self.show_to(&[id])
    }

    /// Shows everybody the present state.
    pub fn show_all(&mut self) -> Result<(), Fault> {
        let all: Vec<u64> = self.watchers.keys().copied().collect();
        self.show_to(&all)
    }

    fn show_to(&mut self, ids: &[u64]) -> Result<(), Fault> {
        let (turn, step) = (self.turn(), self.step() as i64);
        let mut sights: Vec<Sight> = Vec::new();
        for &id in ids {
            let Some(watcher) = self.watchers.get_mut(&id) else { continue };
            let (viewer, cover) = watcher.eyes(turn);
            let same = watcher.last.replace(viewer).is_none_or(|last| last == viewer);
            watcher.known = if same { watcher.known.min(step) } else { -1 };
            let watcher = &self.watchers[&id];
            let voice = self.room.voice(watcher.lang);
            let sight = self.sight(&mut sights, watcher, viewer, &voice)?;
            let lines = match &self.desk {
                Some(desk) => desk.log(viewer, &voice, watcher.known)?,
                None => Vec::new(),
            };
            let state = State {
                n: self.past.n,
                frame: sight.map(|sight| &sight.frame),
                scene: sight.and_then(|sight| sight.scene.as_deref()).filter(|_| watcher.scene),
                log: Log { after: watcher.known, lines },
                clocks: self.clocks.view(self.now()).filter(|_| self.room.status == Status::Playing),
                viewer: viewer.seat(),
                cover,
                request: self.request_view(),
                room: self.room_view(watcher),
            };
            self.tell(id, &Outgoing::State(Box::new(state)));
            if let (Some(watcher), true) = (self.watchers.get_mut(&id), self.desk.is_some()) {
                watcher.known = step;
            }
        }
        Ok(())
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
            sight.viewer == viewer && sight.lang == watcher.lang && (sight.scene.is_some() || !watcher.scene)
        };
        if let Some(i) = sights.iter().position(same) {
            return Ok(Some(&sights[i]));
        }
        let scene = if watcher.scene { Some(desk.scene(viewer, voice)?) } else { None };
        let mut frame = desk.frame(viewer, voice)?;
        if frame.undo == "consent" && self.room.people().len() < 2 {
            frame.undo = "free"; // There is nobody to ask.
        }
        sights.push(Sight { viewer, lang: watcher.lang, frame, scene });
        Ok(sights.last())
    }

    /// Tells everybody that the arrangement changed.
    pub fn show_room(&mut self) {
        let n = self.past.n;
        for id in self.watchers.keys().copied().collect::<Vec<_>>() {
            let Some(watcher) = self.watchers.get(&id) else { continue };
            let room = self.room_view(watcher);
            self.tell(id, &Outgoing::Room { n, room });
        }
    }

    /// Tells everybody how an undo request stands.
    pub fn show_request(&mut self, refused: bool) {
        let n = self.past.n;
        for id in self.watchers.keys().copied().collect::<Vec<_>>() {
            let request = self.request_view();
            self.tell(id, &Outgoing::Request { n, request, refused });
        }
    }

    /// Tells everybody who is connected.
    pub fn show_presence(&mut self) {
        let watching = self.watchers.values().filter(|watcher| watcher.seats.is_empty()).count();
        for id in self.watchers.keys().copied().collect::<Vec<_>>() {
            let online = self.online();
            self.tell(id, &Outgoing::Presence { online, watching });
        }
    }

    /// Tells everybody the last chat line.
    pub fn show_chat(&mut self) {
        let Some((n, at, seat, line)) = self.past.chat.back().cloned() else { return };
        for id in self.watchers.keys().copied().collect::<Vec<_>>() {
            let you = self.watchers.get(&id).is_some_and(|watcher| watcher.person.id == line.person);
            self.tell(id, &Outgoing::Chat { n, at, seat, name: &line.name, text: &line.text, you });
        }
    }
}
