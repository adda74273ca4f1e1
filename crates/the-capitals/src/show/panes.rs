//! What lies around the city: phases, players, projects, plant, tracks, initiative.

use engine::pieces::{Card, Chip, Form, Gauge, Grid, Lie, Pane, Ribbon, Role, Row, State, Tabletop};
use engine::{Phrase, Seat, Turn};

use super::{effects, expo, plant_name, shows_prestige, tile_name, tile_text, tourist_name, tracks};
use crate::content::{Set, content};
use crate::ids::{Resource, Space, TileId, TouristId};
use crate::map::{self, looks};
use crate::rules::{executive, political, prosperity};
use crate::state::{Frame, Open, Origin, Phase, Prompt};
use crate::view::View;

pub fn lay(view: &View) -> Tabletop {
    let open = &view.open;
    let own = view.viewer.seat();
    let mut panes = vec![projects(view)];
    panes.extend(hand(view));
    panes.extend(own.map(|seat| plant(open, seat)));
    panes.extend([tracks::pane(view), initiative(open)]);
    panes.extend(expo::pane(view));
    panes.extend([tracks::tourism_pane(open), plants(open), tracks::ends_pane()]);
    panes.sort_by_key(|pane| pane.role);
    Tabletop {
        place: place(open),
        ribbons: vec![phases(open), rounds(open)],
        chips: open.seats.iter().map(|seat| chip(view, seat)).collect(),
        panes,
    }
}

fn place(open: &Open) -> Phrase {
    if open.phase == Phase::Over {
        return Phrase::new("place-over");
    }
    Phrase::new("place")
        .with("round", open.round)
        .with("rounds", content().board.rounds())
        .with("era", ERAS[open.era()])
        .with("expo", expo::next(open))
}

const ERAS: [&str; 3] = ["I", "II", "III"];

/// The phases of a round; Tourism and the World Expo ask nobody.
fn phases(open: &Open) -> Ribbon {
    let steps = ["political", "building", "tourism", "executive", "administrative"];
    let now = match open.phase {
        Phase::Political => Some(0),
        Phase::Building => Some(1),
        Phase::Executive(_) => Some(3),
        Phase::Tokens | Phase::Prosperity => Some(4),
        Phase::LastEffects | Phase::Over => None,
    };
    Ribbon::new(steps.map(|key| (key, Phrase::new(format!("phase-{key}")))), now)
}

/// The rounds of this era, and what comes after them.
fn rounds(open: &Open) -> Ribbon {
    let board = &content().board;
    let era = open.era();
    let of_era = (1..=board.rounds()).filter(|&round| board.era(round) == era);
    let (mut steps, mut now) = (Vec::new(), None);
    for round in of_era {
        if round == open.round {
            now = Some(steps.len());
        }
        let jewel = open.options.prosperity && board.prosperity_rounds.contains(&round);
        steps.push(if jewel {
            ("round-prosperity", Phrase::plain(format!("{round} ⟨gem⟩")))
        } else {
            ("round", Phrase::plain(round))
        });
        if board.expo_after.contains(&round) {
            steps.push(("expo", Phrase::new("expo-step")));
        }
    }
    let now = match open.phase {
        Phase::LastEffects | Phase::Over => Some(steps.len() - 1),
        Phase::Political | Phase::Building | Phase::Executive(_) | Phase::Tokens | Phase::Prosperity => now,
    };
    Ribbon::new(steps, now).lead(Phrase::new("era").with("era", ERAS[era]))
}

/// A player: how they are doing, and everything else when it unfolds.
fn chip(view: &View, seat: Seat) -> Chip {
    let open = &view.open;
    let tracks = &open.cities[seat].tracks;
    let facts = Phrase::new("chip-facts")
        .with("level", tracks.level)
        .with("cubes", i64::from(tracks.energy))
        .with("money", tracks.money);
    let mut notes = Vec::new();
    if open.highest == Some(seat) {
        notes.push(Phrase::new("note-highest"));
    }
    let tourists = open.hosted(seat).count();
    if tourists != 1 {
        notes.push(Phrase::new("note-tourists").with("count", tourists));
    }
    Chip { facts: Some(facts), notes, body: unfolded(view, seat), ..Chip::new(seat, gauges(view, seat)) }
}

/// The numbers of a city, prestige first.
fn gauges(view: &View, seat: Seat) -> Vec<Gauge> {
    let tracks = &view.open.cities[seat].tracks;
    let score = shows_prestige(view, seat).then(|| Gauge::new("score", tracks.prestige));
    let numbers = [
        ("money", Resource::Money),
        ("population", Resource::Population),
        ("employment", Resource::Employment),
        ("services", Resource::PublicService),
        ("culture", Resource::Culture),
    ];
    let mut gauges: Vec<Gauge> = score.into_iter().collect();
    gauges.extend(numbers.map(|(key, what)| Gauge::new(key, tracks.get(what))));
    gauges.extend([
        Gauge::new("level", tracks.level),
        Gauge::new("progress", i64::from(tracks.progress)),
        Gauge::new("energy", i64::from(tracks.energy)),
    ]);
    if view.open.options.prosperity {
        gauges.push(Gauge::new("hand", view.held[seat]));
    }
    gauges
}

fn unfolded(view: &View, seat: Seat) -> Vec<engine::pieces::Piece> {
    let open = &view.open;
    let city = &open.cities[seat];
    let plant = Phrase::new("chip-plant")
        .with("plant", plant_name(city.tracks.level))
        .with("activations", executive::allowed(open, seat))
        .with("space", city.space.0);
    let tourist = |(id, _): (TouristId, _)| tourist_card(open, id);
    let mut body = vec![plant.into()];
    body.push(Row::new(open.hosted(seat).map(tourist)).label(Phrase::new("chip-tourists")).into());
    if open.options.prosperity {
        body.push(Phrase::new("chip-hand").with("n", view.held[seat]).into());
    }
    if let Some(secret) = &view.revealed
        && !secret.hands[seat].is_empty()
    {
        let tags = secret.hands[seat].iter().map(|&tile| tag(tile));
        body.push(Row::new(tags).label(Phrase::new("chip-unbuilt")).into());
    }
    body
}

fn tag(tile: TileId) -> Card {
    let data = content().tile(tile);
    Card::new(Form::Tag, tile_name(tile)).paint(looks::paint(data.kind).name()).help(tile_text(tile))
}

/// A tourist with its owner's colour. Those that lie on a tile are picked there.
fn tourist_card(open: &Open, id: TouristId) -> Card {
    let name = tourist_name(id, super::neutral(open));
    let card = Card::blank(Form::Mini).picture(map::tourist_picture(open, id));
    match open.tourists[id.index()].on {
        Some(tile) => card.help(Phrase::new("tourist-on").with("tourist", name).with("tile", tile_name(tile))),
        None => card.help(name),
    }
}

/// The Projects area: three rows, also where nothing lies.
fn projects(view: &View) -> Pane {
    let open = &view.open;
    let left = Phrase::new("projects-left").with("left", view.stacks[open.era()]).with("era", ERAS[open.era()]);
    let rows = open.projects.iter().zip(content().board.row_price);
    let row = |(tiles, price): (&engine::List<TileId, { crate::state::ROW }>, i16)| {
        let label = Phrase::plain(format!("${price}"));
        if tiles.is_empty() {
            return Row::new([Phrase::new("row-empty")]).label(label);
        }
        Row::new(tiles.iter().map(|&tile| project(open, tile))).label(label).lie(Lie::Pile)
    };
    Pane::new(Role::Market, "projects").note(left).with_all(rows.map(row))
}

fn project(open: &Open, tile: TileId) -> Card {
    let state = if is_placed(open, tile) { State::Marked } else { State::Plain };
    card(tile).pick(format!("project:{tile}")).piece(format!("tile:{tile}")).state(state)
}

/// Whether a place is being chosen for a tile.
fn is_placed(open: &Open, tile: TileId) -> bool {
    open.frames.iter().any(|frame| matches!(frame, Frame::Cell { tile: chosen, .. } if *chosen == tile))
}

/// A tile that can be read: type, name, era, what it does.
fn card(tile: TileId) -> Card {
    let data = content().tile(tile);
    let title = Phrase::new("tile-title")
        .with("icon", format!("⟨{}⟩", looks::kind_icon(data.kind).name()))
        .with("tile", tile_name(tile));
    let card = Card::new(Form::Card, title).paint(looks::paint(data.kind).name()).picture(data.key.clone());
    let card = match (data.set, data.density) {
        (Set::Era(era), None) => card.aside(Phrase::plain(ERAS[era])),
        (Set::Era(era), Some(density)) => {
            let density = Phrase::new(format!("of-{}", density.name()));
            card.aside(Phrase::new("tile-aside").with("density", density).with("era", ERAS[era]))
        }
        (Set::Start | Set::Prosperity, _) => card,
    };
    effects::lines(data).into_iter().fold(card, Card::line).help(spoken(tile))
}

/// A tile in a sentence: name, type, text.
fn spoken(tile: TileId) -> Phrase {
    let kind = Phrase::new(format!("kind-{}", content().tile(tile).kind.name()));
    Phrase::new("tile-spoken").with("tile", tile_name(tile)).with("kind", kind).with("text", tile_text(tile))
}

/// The viewer's Prosperity tiles, those that may be built marked; the question itself while one is chosen.
fn hand(view: &View) -> Option<Pane> {
    let open = &view.open;
    let seat = view.viewer.seat()?;
    let held = view.hand.unwrap_or_default();
    let asked = matches!(open.asked(), Turn::Decide { seat: acting, prompt: Prompt::Prosperity } if acting == seat);
    let shown = open.frames.iter().find_map(|frame| match frame {
        Frame::Cell { tile, from: Origin::Hand | Origin::Lake } => Some(*tile),
        _ => None,
    });
    if held.is_empty() && shown.is_none() {
        return None;
    }
    let shown = shown.map(|tile| card(tile).piece(format!("tile:{tile}")).state(State::Marked));
    let held = held.iter().map(|&tile| {
        let key = if prosperity::meets(open, seat, tile) { "hand-met" } else { "hand-unmet" };
        card(tile).pick(format!("hand:{tile}")).badge(Phrase::new(key))
    });
    let role = if asked { Role::Question } else { Role::Mine };
    Some(Pane::new(role, "hand").with(Row::new(shown.into_iter().chain(held)).lie(Lie::Pile)))
}

/// The viewer's plant: cubes, tourists, what comes next.
fn plant(open: &Open, seat: Seat) -> Pane {
    let tracks = &open.cities[seat].tracks;
    let level = Phrase::new("plant-note").with("plant", plant_name(tracks.level)).with("level", tracks.level);
    let badge = Phrase::new("plant-badge").with("n", activations(open, seat));
    let cubes = Phrase::new("plant-cubes").with("n", i64::from(tracks.energy));
    let things = [
        Card::blank(Form::Tile).picture(format!("plant-{}", tracks.level)).help(plant_name(tracks.level)),
        Card::new(Form::Tile, cubes).picture("cube"),
    ];
    let beside = open.hosted(seat).filter(|(_, tourist)| tourist.on.is_none());
    let beside = beside.map(|(id, _)| guest(open, id));
    let pane = Pane::new(Role::Mine, "plant").note(level).badge(badge).with(Row::new(things.into_iter().chain(beside)));
    pane.with(next_plant(open, seat))
}

/// A tourist beside the city, ready to pay.
fn guest(open: &Open, id: TouristId) -> Card {
    let used = open.tourists[id.index()].used;
    let name = tourist_name(id, super::neutral(open));
    let card = Card::new(Form::Tile, Phrase::new("guest").with("tourist", name));
    let card = card.picture(map::tourist_picture(open, id)).pick(format!("tourist:{}", id.0));
    card.piece(format!("tourist:{}", id.0)).state(if used { State::Spent } else { State::Plain })
}

/// Activations left in this phase, or those of a round.
fn activations(open: &Open, seat: Seat) -> u8 {
    let allowed = executive::allowed(open, seat);
    match open.phase {
        Phase::Executive(made) if open.asked().seat() == Some(seat) => allowed.saturating_sub(made),
        Phase::Executive(_)
        | Phase::Political
        | Phase::Building
        | Phase::Tokens
        | Phase::Prosperity
        | Phase::LastEffects
        | Phase::Over => allowed,
    }
}

fn next_plant(open: &Open, seat: Seat) -> Phrase {
    let tracks = &open.cities[seat].tracks;
    let Some(plant) = content().plants.get(usize::from(tracks.level)) else { return Phrase::new("plant-last") };
    let taken = open.plants.0[usize::from(tracks.level) - 1];
    Phrase::new("plant-next")
        .with("level", tracks.level + 1)
        .with("cubes", plant.cubes.get(usize::from(taken)).copied().unwrap_or(0))
        .with("activations", plant.activations)
        .with("left", i64::from(content().board.progress_spaces - tracks.progress))
}

/// The initiative track; the question itself while spaces are chosen.
fn initiative(open: &Open) -> Pane {
    let asked = open.phase == Phase::Political;
    let spaces = (1..).map(Space).take(content().board.initiative.len());
    let role = if asked { Role::Question } else { Role::Track };
    let row = Row::new(spaces.map(|space| space_card(open, space)));
    Pane::new(role, "initiative").note(Phrase::new("initiative-note")).with(row)
}

/// A space of the initiative track with whoever stands there; who has still to choose has left it.
fn space_card(open: &Open, space: Space) -> Card {
    let printed = content().board.space(space);
    let used = political::in_use(open, space);
    let card = Card::new(Form::Slot, Phrase::plain(format!("${}", printed.dollars)))
        .aside(Phrase::plain(format!("×{}", printed.times)))
        .pick(format!("space:{}", space.0));
    let help = Phrase::new("space-help").with("space", space.0).with("price", printed.dollars);
    let card = card.help(help.with("times", printed.times));
    let on = open.order.iter().copied().filter(|&seat| open.cities[seat].space == space);
    let here: Vec<Seat> = on.filter(|&seat| open.phase != Phase::Political || has_chosen(open, seat)).collect();
    let state = match open.asked().seat() {
        _ if !used => State::Spent,
        Some(acting) if here.contains(&acting) => State::Marked,
        Some(_) | None => State::Plain,
    };
    here.into_iter().fold(card.state(state), Card::mark)
}

fn has_chosen(open: &Open, seat: Seat) -> bool {
    open.order.iter().position(|&other| other == seat).is_some_and(|turn| turn < usize::from(open.turn))
}

/// The plants next in their stacks.
fn plants(open: &Open) -> Pane {
    let stacks = || content().plants.iter().skip(1).zip(open.plants.0);
    let cubes = stacks().map(|(plant, taken)| match plant.cubes.get(usize::from(taken)) {
        Some(cubes) => Phrase::plain(format!("+{cubes}")),
        None => Phrase::plain("–"),
    });
    let activations = stacks().map(|(plant, _)| Phrase::plain(plant.activations));
    let left = stacks().map(|(plant, taken)| Phrase::plain(plant.cubes.len() - usize::from(taken)));
    let grid = Grid {
        columns: (2..).take(open.plants.0.len()).map(|level: u8| Phrase::plain(level)).collect(),
        marked: None,
        rows: vec![
            (Phrase::plain("⟨cube⟩"), cubes.collect()),
            (Phrase::plain("⟨bolt⟩"), activations.collect()),
            (Phrase::new("plants-left"), left.collect()),
        ],
    };
    Pane::new(Role::Track, "plants").note(Phrase::new("plants-note")).with(grid)
}
