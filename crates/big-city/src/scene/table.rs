//! What lies beside the map: stacks, boards to come, hands, buildings left, offers.

use art::{Block, Canvas, Icon, Label, ON_DEEP, Shape, Style, Tint, Tone, icon, pieces, sign};
use engine::{Phrase, Seat, Viewer};

use super::{COLUMN, MARGIN, Scene, board_paint, look};
use crate::board::{Point, Rotation, offset, turned_size};
use crate::content::content;
use crate::event;
use crate::ids::{Board, Building, Card, Kind};
use crate::refusals::card_phrase;
use crate::show;
use crate::state::{Prompt, Slot, Stage};
use crate::view::{Held, Reply};

type Pt = (f64, f64);

const CARD: Pt = (84.0, 100.0);
const BACK: Pt = (46.0, 62.0);
const SMALL: Pt = (27.0, 36.0);
/// The side of a plot on a board that is not laid.
const MINI: f64 = 22.0;
const GAP: f64 = 10.0;
/// The height of a row of buildings left.
const SUPPLY_ROW: f64 = 88.0;
/// Left free at the right of these rows: the browser's zoom buttons lie over this corner.
const CORNER: f64 = 50.0;
/// The kinds of buildings, row by row.
const SUPPLY: [&[Kind]; 3] = [
    &[Kind::Residence, Kind::Business],
    &[Kind::CityHall, Kind::Church, Kind::Bank, Kind::Cinema, Kind::PostOffice],
    &[Kind::DepartmentStore, Kind::Park, Kind::Factory],
];
/// Boards to come in a row.
const IN_ROW: usize = 4;
/// The size of headings and names.
const TEXT: f64 = 15.0;

/// The rows beside the map, drawn from top to bottom.
pub struct Table<'a> {
    scene: &'a Scene<'a>,
    y: f64,
}

impl<'a> Table<'a> {
    pub fn new(scene: &'a Scene<'a>) -> Self {
        Table { scene, y: 0.0 }
    }

    pub fn bottom(&self) -> f64 {
        self.y
    }

    pub fn draw(&mut self, canvas: &mut Canvas) {
        self.draw_turns(canvas);
        self.draw_hand(canvas);
        self.draw_offer(canvas);
        self.draw_stacks(canvas);
        self.draw_boards(canvas);
        self.draw_others(canvas);
        self.draw_supply(canvas);
    }

    fn heading(&self, canvas: &mut Canvas, text: Phrase) {
        let label = Label::new(self.scene.say(text)).size(TEXT).serif().italic().muted();
        canvas.label(MARGIN, self.y + 12.0, &label);
    }

    /// The left edge of a row of some width, in the middle.
    fn centred(width: f64) -> f64 {
        ((COLUMN - width) / 2.0).max(MARGIN)
    }

    /// The four ways to turn the board that is being laid.
    fn draw_turns(&mut self, canvas: &mut Canvas) {
        let Some(board) = self.scene.view.board_in_question() else { return };
        let room = 4.0 * MINI + 2.0 * GAP;
        let mut x = Self::centred(4.0 * room - GAP);
        for rotation in Rotation::ALL {
            let title = self.scene.say(Phrase::new("scene-turn").with("degrees", rotation.degrees()));
            let shape = Shape::Rect(x, self.y, room - GAP, room, 8.0);
            let (w, h) = turned_size(board, rotation);
            let corner = (x + (room - GAP - f64::from(w) * MINI) / 2.0, self.y + (room - f64::from(h) * MINI) / 2.0);
            self.pick_or_titled(canvas, &show::turn_pick(rotation), &title, &shape, |c| {
                draw_mini(c, board, rotation, corner);
            });
            x += room;
        }
        self.y += room + GAP;
    }

    /// Draws something as a pick if it can be clicked, or with help only.
    fn pick_or_titled(
        &self,
        canvas: &mut Canvas,
        pick: &str,
        title: &str,
        shape: &Shape,
        draw: impl FnOnce(&mut Canvas),
    ) {
        if self.scene.can_pick(pick) {
            canvas.pick(pick, title, shape, draw);
        } else {
            canvas.titled(title, draw);
        }
    }

    fn draw_hand(&mut self, canvas: &mut Canvas) {
        let own: Vec<Card> = self.scene.view.own().iter().collect();
        let Viewer::Seat(_) = self.scene.view.viewer else { return };
        self.heading(canvas, Phrase::new("scene-hand"));
        self.y += 18.0;
        let places = art::fan(0.0, COLUMN - 2.0 * MARGIN, CARD.0, own.len());
        let row = places.last().map_or(0.0, |last| last + CARD.0);
        let left = Self::centred(row);
        for (card, x) in own.into_iter().zip(places) {
            self.draw_card(canvas, card, (left + x, self.y));
        }
        self.y += CARD.1 + GAP + 6.0;
    }

    fn draw_card(&self, canvas: &mut Canvas, card: Card, at: Pt) {
        let view = self.scene.view;
        let useless = card.plot().is_some_and(|plot| view.city.facilities().has(plot));
        let key = if useless { "scene-card-useless" } else { "scene-card" };
        let title = self.scene.say(Phrase::new(key).with("card", card_phrase(card)));
        let aside = view.own_aside.has(card) || view.offer.slots.iter().any(|slot| slot.card == Some(card));
        let at = if aside { (at.0, at.1 - 8.0) } else { at };
        let shape = Shape::Rect(at.0, at.1, CARD.0, CARD.1, 7.0);
        canvas.piece(&format!("card:{card}"), |c| {
            self.pick_or_titled(c, &show::card_pick(card), &title, &shape, |c| draw_face(c, card, at, useless));
        });
    }

    fn draw_offer(&mut self, canvas: &mut Canvas) {
        let offer = self.scene.view.offer;
        if offer.slots.is_empty() {
            return;
        }
        self.heading(canvas, Phrase::new("scene-offer"));
        if !offer.wishes.is_empty() {
            let wishes = self.scene.say(Phrase::new("scene-wishes").with("stacks", show::numbers(offer.wishes)));
            canvas.label(COLUMN - MARGIN, self.y + 12.0, &Label::new(wishes).size(TEXT).end());
        }
        self.y += 22.0;
        for (slot, offered) in Slot::ALL.into_iter().zip(&offer.slots) {
            let title = self.scene.say(Phrase::new("scene-offered").with("stack", offered.back.number()));
            canvas.titled(&title, |c| draw_back(c, offered.back, (MARGIN, self.y), BACK));
            self.draw_replies(canvas, slot, MARGIN + BACK.0 + 3.0 * GAP);
            self.y += BACK.1 + GAP;
        }
        self.y += GAP;
    }

    /// What everybody proposes for a slot; what is proposed for the slot in question can be clicked.
    fn draw_replies(&self, canvas: &mut Canvas, slot: Slot, mut x: f64) {
        let view = self.scene.view;
        let asked = view.stage == Stage::Asking(Prompt::TradePick { slot });
        for seat in view.seats.iter() {
            let back = match view.offer.answers[seat][slot as usize] {
                Reply::Back(back) => back,
                Reply::Card(card) => card.stack(),
                Reply::Open | Reply::Sealed | Reply::Nothing => continue,
            };
            let title = Phrase::new("scene-proposal").with("seat", seat).with("stack", back.number());
            let shape = Shape::Rect(x, self.y, BACK.0, BACK.1, 5.0);
            let pick = if asked { show::proposal_pick(seat) } else { String::new() };
            self.pick_or_titled(canvas, &pick, &self.scene.say(title), &shape, |c| {
                draw_back(c, back, (x, self.y), BACK);
                sign(c, (x + BACK.0 - 6.0, self.y + 4.0), 8.0, Tint::of_seat(seat.index()));
            });
            x += BACK.0 + 2.0 * GAP;
        }
    }

    fn draw_stacks(&mut self, canvas: &mut Canvas) {
        self.heading(canvas, Phrase::new("scene-stacks"));
        self.y += 18.0;
        let step = BACK.0 + GAP;
        let mut x = Self::centred(8.0 * step - GAP);
        for stack in Board::all() {
            self.draw_stack(canvas, stack, x);
            x += step;
        }
        self.y += BACK.1 + 2.0 * GAP + 6.0;
    }

    fn draw_stack(&self, canvas: &mut Canvas, stack: Board, x: f64) {
        let cards = &self.scene.view.stacks[stack.index()];
        let shape = Shape::Rect(x, self.y, BACK.0, BACK.1, 5.0);
        let known: Vec<Phrase> = cards.iter().filter_map(|place| place.card).map(card_phrase).collect();
        let eye = !known.is_empty();
        let key = if eye { "scene-stack-known" } else { "scene-stack" };
        let title = Phrase::new(key).with("stack", stack.number()).with("count", cards.len()).with("cards", known);
        self.pick_or_titled(canvas, &show::stack_pick(stack), &self.scene.say(title), &shape, |c| {
            if cards.is_empty() {
                c.shape(&shape, &Style::line("var(--line)", 1.2).dash("4 3"));
                c.label(x + BACK.0 / 2.0, self.y + 38.0, &Label::new(stack.to_string()).size(20.0).middle().muted());
            }
            for layer in (0..cards.len().div_ceil(3)).rev() {
                let off = 2.0 * layer as f64;
                draw_back(c, stack, (x + off, self.y - off), BACK);
            }
            pieces::count(c, (x + BACK.0 / 2.0, self.y + BACK.1 + 2.0), &cards.len().to_string());
            if eye {
                icon(c, (x + BACK.0 - 4.0, self.y + 4.0), 14.0, Icon::Eye, "var(--ink)");
            }
        });
    }

    /// Boards that are not laid, streetcars left, idle turns.
    fn draw_boards(&mut self, canvas: &mut Canvas) {
        let view = self.scene.view;
        let boards: Vec<Board> = Board::all().filter(|&board| !view.city.laid().has(board)).collect();
        if !boards.is_empty() {
            self.heading(canvas, Phrase::new("scene-boards"));
            self.y += 18.0;
            let step = 4.0 * MINI + 2.0 * GAP;
            for row in boards.chunks(IN_ROW) {
                let left = Self::centred(step * row.len() as f64 - 2.0 * GAP);
                for (i, &board) in row.iter().enumerate() {
                    self.draw_waiting(canvas, board, left + step * i as f64);
                }
                self.y += 3.0 * MINI + 2.0 * GAP;
            }
        }
        self.draw_counts(canvas);
    }

    fn draw_waiting(&self, canvas: &mut Canvas, board: Board, x: f64) {
        let (w, h) = turned_size(board, Rotation::R0);
        let at = (x + (4.0 - f64::from(w)) * MINI / 2.0, self.y + (3.0 - f64::from(h)) * MINI / 2.0);
        let shape = Shape::Rect(at.0 - 2.0, at.1 - 2.0, f64::from(w) * MINI + 4.0, f64::from(h) * MINI + 4.0, 5.0);
        let title = self.scene.say(Phrase::new("scene-board").with("board", show::board_name(board)));
        canvas.piece(&format!("board:{board}"), |c| {
            self.pick_or_titled(c, &show::board_pick(board), &title, &shape, |c| {
                draw_mini(c, board, Rotation::R0, at);
            });
        });
    }

    fn draw_counts(&mut self, canvas: &mut Canvas) {
        let view = self.scene.view;
        let cars = usize::from(content().streetcars) - view.city.cars().len();
        let cars_title = self.scene.say(Phrase::new("scene-cars"));
        let limit = content().tables[view.seats.len() - 2].idle_limit;
        let idle = self.scene.say(Phrase::new("scene-idle").with("count", view.idle).with("limit", limit));
        canvas.titled(&cars_title, |c| {
            pieces::tram(c, (MARGIN + 22.0, self.y + 12.0), 36.0, art::Paint::Seal);
            c.label(MARGIN + 50.0, self.y + 16.0, &Label::new(format!("{cars_title}: {cars}")).size(TEXT));
        });
        canvas.titled(&self.scene.say(Phrase::new("scene-idle-help")), |c| {
            c.label(COLUMN - MARGIN, self.y + 16.0, &Label::new(idle).size(TEXT).end());
        });
        self.y += 34.0;
    }

    /// The other hands: backs by number, faces where the viewer knows them.
    fn draw_others(&mut self, canvas: &mut Canvas) {
        let view = self.scene.view;
        let others: Vec<Seat> = view.seats.iter().filter(|&seat| !view.viewer.is(seat)).collect();
        for seat in others {
            self.draw_other(canvas, seat, (MARGIN, self.y));
            self.y += SMALL.1 + GAP;
        }
        self.y += 4.0;
    }

    fn draw_other(&self, canvas: &mut Canvas, seat: Seat, (x, y): Pt) {
        let name = self.scene.say(Phrase::new("scene-seat").with("seat", seat));
        let turn = self.scene.view.on_turn == seat;
        pieces::nameplate(canvas, (x, y + SMALL.1 / 2.0), 143.0, Tint::of_seat(seat.index()), &name);
        if turn {
            canvas.shape(&Shape::Rect(x - 6.0, y - 2.0, 152.0, SMALL.1 + 4.0, 8.0), &Style::line("var(--pick)", 1.6));
        }
        for (i, held) in self.scene.view.hands[seat].iter().enumerate() {
            self.draw_held(canvas, seat, held, (x + 156.0 + (SMALL.0 + 5.0) * i as f64, y));
        }
    }

    fn draw_held(&self, canvas: &mut Canvas, seat: Seat, held: &Held, at: Pt) {
        let title = match held.card {
            Some(card) => Phrase::new("scene-known").with("seat", seat).with("card", card_phrase(card)),
            None => Phrase::new("scene-back").with("seat", seat).with("stack", held.back.number()),
        };
        canvas.titled(&self.scene.say(title), |c| {
            draw_back(c, held.back, at, SMALL);
            if let Some(plot) = held.card.and_then(Card::plot) {
                pieces::count(c, (at.0 + SMALL.0 / 2.0, at.1 + SMALL.1 - 4.0), &plot.to_string());
            }
        });
    }

    /// Every building with the number of pieces left.
    fn draw_supply(&mut self, canvas: &mut Canvas) {
        self.heading(canvas, Phrase::new("scene-supply"));
        self.y += 40.0;
        for kinds in SUPPLY {
            let names: Vec<Label> = kinds.iter().map(|&kind| self.kind_name(kind)).collect();
            let widths: Vec<f64> = kinds.iter().zip(&names).map(|(&kind, name)| supply_width(kind, name)).collect();
            let gap = (COLUMN - CORNER - 2.0 * MARGIN - widths.iter().sum::<f64>()) / kinds.len() as f64;
            let mut x = MARGIN + gap / 2.0;
            for ((&kind, name), width) in kinds.iter().zip(&names).zip(widths) {
                self.draw_kind(canvas, kind, name, x + width / 2.0);
                x += width + gap;
            }
            self.y += SUPPLY_ROW;
        }
    }

    fn kind_name(&self, kind: Kind) -> Label {
        let key = match kind {
            Kind::Park => "scene-parks",
            Kind::Factory => "scene-factories",
            _ => event::source(kind),
        };
        Label::new(self.scene.say(Phrase::new(key))).size(TEXT - 1.0).middle()
    }

    /// The buildings of a kind side by side, with the kind below.
    fn draw_kind(&self, canvas: &mut Canvas, kind: Kind, name: &Label, middle: f64) {
        let mut x = middle - row_width(kind) / 2.0;
        for building in of_kind(kind) {
            self.draw_left(canvas, building, (x, self.y), piece_width(building));
            x += piece_width(building) + 2.0 * GAP;
        }
        canvas.label(middle, self.y + 66.0, name);
    }

    fn draw_left(&self, canvas: &mut Canvas, building: Building, (x, y): Pt, width: f64) {
        let left = content().spec(building).supply - self.scene.view.city.count(building);
        let name = Phrase::new("scene-left").with("building", show::name(building)).with("count", left);
        let name = name.with("base", content().spec(building).base).with("help", show::building_help(building.kind()));
        let (kind, walls, roof) = look(building);
        canvas.titled(&self.scene.say(name), |c| {
            let block = Block::new(kind, art::Plot::new(x, y + 4.0, width, 22.0)).walls(walls).roof(roof).height(13.0);
            if left == 0 {
                block.ghost().draw(c)
            } else {
                block.draw(c)
            }
            pieces::count(c, (x + width / 2.0, y + 40.0), &left.to_string());
        });
    }
}

fn of_kind(kind: Kind) -> impl Iterator<Item = Building> {
    Building::all().filter(move |building| building.kind() == kind)
}

/// The room of a building among those left, of all of a kind, and of these with their name.
fn piece_width(building: Building) -> f64 {
    15.0 + 9.0 * content().shape(building).size.min(3) as f64
}

fn row_width(kind: Kind) -> f64 {
    of_kind(kind).map(|building| piece_width(building) + 2.0 * GAP).sum::<f64>() - 2.0 * GAP
}

fn supply_width(kind: Kind, name: &Label) -> f64 {
    row_width(kind).max(name.width())
}

fn draw_back(canvas: &mut Canvas, stack: Board, at: Pt, size: Pt) {
    let paint = board_paint(stack);
    let shape = Shape::Rect(at.0, at.1, size.0, size.1, size.0 * 0.12);
    canvas.shape(&shape, &Style::fill(&paint.tone(Tone::Deep)).stroke(&paint.tone(Tone::Ink), 0.9));
    canvas.shape(&shape.inset(size.0 * 0.08), &Style::line(ON_DEEP, 0.7).opacity(0.6));
    let label = Label::new(stack.to_string()).size(size.0 * 0.55).serif().bold().middle().fill(ON_DEEP);
    canvas.label(at.0 + size.0 / 2.0, at.1 + size.1 / 2.0 + size.0 * 0.19, &label);
}

fn draw_face(canvas: &mut Canvas, card: Card, at: Pt, useless: bool) {
    let paint = board_paint(card.stack());
    art::Card::new(at, CARD, paint).title(&content().names[card.stack().index()]).draw(canvas);
    let (x, y) = (at.0 + CARD.0 / 2.0, at.1 + CARD.1 / 2.0 + 12.0);
    match card.facility() {
        Some(building) => {
            let (kind, walls, roof) = look(building);
            let width = 16.0 * content().shape(building).size.min(3) as f64;
            Block::new(kind, art::Plot::around((x, y + 6.0), width, 26.0))
                .walls(walls)
                .roof(roof)
                .height(14.0)
                .draw(canvas);
        }
        None => {
            let number = card.plot().map(|plot| plot.to_string()).unwrap_or_default();
            canvas.label(x, y + 12.0, &Label::new(number).size(32.0).serif().bold().middle());
        }
    }
    if useless {
        icon(canvas, (x, y), 46.0, Icon::Cross, "var(--loss)");
    }
}

/// A board in small, with its numbers.
fn draw_mini(canvas: &mut Canvas, board: Board, rotation: Rotation, at: Pt) {
    let paint = board_paint(board);
    let (w, h) = turned_size(board, rotation);
    let tile = Shape::Rect(at.0 - 2.0, at.1 - 2.0, f64::from(w) * MINI + 4.0, f64::from(h) * MINI + 4.0, 5.0);
    canvas.shape(&tile, &Style::fill(&paint.tone(Tone::Wash)).stroke(&paint.tone(Tone::Mid), 1.2));
    for plot in board.plots().iter() {
        let Point { x, y } = offset(board, rotation, plot.place());
        let (x, y) = (at.0 + f64::from(x) * MINI, at.1 + f64::from(y) * MINI);
        canvas.rect(
            (x + 1.0, y + 1.0),
            (MINI - 2.0, MINI - 2.0),
            2.5,
            &Style::fill("var(--lot)").stroke("var(--line)", 0.6),
        );
        let label = Label::new(plot.to_string()).size(14.0).middle().muted();
        canvas.label(x + MINI / 2.0, y + MINI / 2.0 + 5.0, &label);
    }
}
