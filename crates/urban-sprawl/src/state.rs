//! The position and its invariants; no rules.

mod prompt;

use engine::{BySeat, List, Seat, Seats, Violation, ensure};
use serde::{Deserialize, Serialize};

use crate::board::{Block, Blocks, Grid};
use crate::content::content;
use crate::effects::Call;
use crate::event::Why;
use crate::ids::{
    CONTRACTS, Card, CardSet, Coin, Deck, MAX_PLAYERS, Number, PRESTIGE_MARKERS, Politician, Removed, SPACES, SeatSet,
    Space, TOP_SPACES, Vocation, WEALTH_MARKERS, Zone,
};
use crate::options::UrbanSprawlOptions;

pub use prompt::Prompt;

/// A position of Urban Sprawl: what lies open, and the order of the face-down cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct UrbanSprawl {
    #[serde(flatten)]
    pub(crate) open: Open,
    // Called as in the records of 0.1, whose digests are made of it.
    #[serde(rename = "decks")]
    pub(crate) secret: Secret,
}

/// The face-down cards, top first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Secret {
    pub planning: List<Card, 54>,
    /// Town, City, Metropolis.
    pub contracts: [List<Card, 37>; 3],
}

/// Everything that lies open (US-9.1), and what follows from it about the decks (US-9.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Open {
    pub options: UrbanSprawlOptions,
    pub seats: Seats,
    pub first: Seat,
    pub active: Seat,
    pub phase: Phase,
    pub grid: Grid,
    /// Building tiles in the supply, by zone and size.
    pub supply: [[u8; 4]; 5],
    /// The markers on the grey spaces; 0 where there is none.
    pub spaces: [Number; SPACES],
    pub wealth: BySeat<u16, MAX_PLAYERS>,
    pub prestige: BySeat<u16, MAX_PLAYERS>,
    pub vocations: BySeat<[u8; 8], MAX_PLAYERS>,
    pub offices: [Option<Seat>; 5],
    /// Whether the four politicians beside the Mayor are in play.
    pub politicians: bool,
    pub contractor: Contractor,
    pub pawn: Politician,
    pub extra_favor: Option<Seat>,
    pub hands: BySeat<CardSet, MAX_PLAYERS>,
    pub favors: BySeat<List<Card, 2>, MAX_PLAYERS>,
    /// Favors taken in this turn.
    pub fresh: List<Card, 2>,
    pub planning: PlanningTrack,
    pub contracts: ContractTrack,
    pub discard: CardSet,
    pub removed: Removed,
    /// The card that is being carried out.
    pub card: Option<Card>,
    /// The event turned up last, for everybody who was not asked about it.
    pub last_event: Option<Card>,
    /// APs left.
    pub points: u8,
    /// Whether the active player has built a contract in this turn.
    pub built: bool,
    /// Turns in a row without a contract built or a Favor taken (US-6.18.10).
    pub idle: u8,
    /// What is still to do; the last first.
    pub steps: List<Step, 16>,
}

/// Which decks feed the contract track (US-3.12).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Phase {
    #[default]
    A,
    B,
    C,
}

/// The Contractor tile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Contractor {
    #[default]
    Away,
    /// In play and about to be assigned.
    Unassigned,
    With(Seat),
}

impl Contractor {
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Contractor::With(seat) => Some(seat),
            Contractor::Away | Contractor::Unassigned => None,
        }
    }
}

/// The planning boxes 1 to 4, the face-up top of the deck, and the face-down cards of its two parts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PlanningTrack {
    pub boxes: [Option<Card>; 4],
    pub top: Option<Card>,
    pub down: [u8; 2],
}

/// The contract boxes 1 to 5, the face-up deck tops, and the face-down cards of each deck's sections.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ContractTrack {
    pub boxes: [Option<Card>; 5],
    pub tops: [Option<Card>; 3],
    pub down: [[u8; 3]; 3],
    /// Town events met at setup, and the section they were shuffled into (US-4.4).
    pub aside: [Option<u8>; 8],
}

/// Something still to do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Somebody has to be asked.
    Ask { seat: Seat, prompt: Prompt },
    /// The next purchase of a starting building, or the first turn.
    #[default]
    NextClaim,
    /// The active player's turn begins.
    StartTurn,
    /// The vocations of a contract from this one on.
    Vocation { card: Card, next: u8 },
    /// Scoring of a vocation; this many players are done.
    Score { vocation: Vocation, value: u8, done: u8, built: bool },
    /// A list of effects from this one on.
    Run(Call),
    /// Players left to decide about an effect.
    Poll { call: Call, left: SeatSet },
    /// An election.
    Elect { office: Politician, winner: Option<Seat> },
    /// The Contractor is assigned.
    AssignContractor,
    /// A row pays out.
    PayOut { coin: Coin, number: Number },
    /// The card being carried out is done.
    CloseCard,
    /// A step of the End of Turn.
    End(EndStep),
    /// A planning card is revealed for a box (0 to 3) or the deck (4).
    RevealPlanning(u8),
    /// A contract is revealed for a box (0 to 4).
    RevealContract(u8),
    /// A contract is revealed on a deck.
    RevealTop(Deck),
}

/// The steps of the End of Turn (US-6.18).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EndStep {
    SlidePlanning,
    FillPlanning(u8),
    PlanningTop,
    SlideContracts,
    FillContract(u8),
    Top(Deck),
    NextPlayer,
}

impl Open {
    /// The value of a block (US-3.6).
    pub fn value(&self, block: Block) -> u8 {
        content().printed[block.index()] + self.marked(block)
    }

    /// What markers add to the value of a block.
    pub fn marked(&self, block: Block) -> u8 {
        self.spaces[usize::from(block.col() / 2)] + self.spaces[TOP_SPACES + usize::from(block.row())]
    }

    /// The blocks whose value fits.
    pub fn blocks_of_value(&self, fits: impl Fn(u8) -> bool) -> Blocks {
        let printed = &content().printed;
        Blocks::of(|block| fits(printed[block.index()] + self.marked(block)))
    }

    /// Why an effect changes wealth or prestige: its card says so.
    pub fn reason(&self) -> Why {
        Why::Card(self.card.expect("a card is carried out"))
    }

    /// Who holds an office.
    pub const fn holder(&self, office: Politician) -> Option<Seat> {
        self.offices[office.index()]
    }

    /// Whether a politician can be elected (US-4.11, US-6.19.1).
    pub fn in_play(&self, office: Politician) -> bool {
        office == Politician::Mayor || self.politicians
    }

    /// Who holds the Media tile.
    pub fn media(&self) -> Option<Seat> {
        self.seats.iter().find(|&seat| self.vocations[seat][Vocation::Media.index()] > 0)
    }

    /// Vocation tiles left in the supply.
    pub fn vocation_supply(&self, vocation: Vocation) -> u8 {
        let held: u8 = self.vocations.0.iter().map(|held| held[vocation.index()]).sum();
        content().vocations[vocation.index()] - held
    }

    /// Building tiles left in the supply.
    pub const fn tile_supply(&self, zone: Zone, size: u8) -> u8 {
        self.supply[zone.index()][size as usize - 1]
    }

    /// How many Favors a player may hold (US-6.4.1).
    pub fn favor_limit(&self, seat: Seat) -> usize {
        if self.extra_favor == Some(seat) { 2 } else { 1 }
    }

    /// The lowest marker of a kind in the holding box.
    pub fn lowest_marker(&self, coin: Coin) -> Option<Number> {
        let mut numbers = match coin {
            Coin::Prestige => PRESTIGE_MARKERS,
            Coin::Wealth => WEALTH_MARKERS,
        };
        numbers.find(|number| !self.spaces.contains(number))
    }

    /// Grey spaces without a marker.
    pub fn free_spaces(&self) -> impl Iterator<Item = Space> + Clone + '_ {
        Space::all().filter(|space| self.spaces[usize::from(space.0)] == 0)
    }

    /// Face-down cards of a contract deck.
    pub fn down(&self, deck: Deck) -> u8 {
        self.contracts.down[deck.rank()].iter().sum()
    }

    /// Whether no card is left of a contract deck, face up or down (US-6.18.8).
    pub fn exhausted(&self, deck: Deck) -> bool {
        self.contracts.tops[deck.rank()].is_none() && self.down(deck) == 0
    }

    /// How many buildings a player controls, parks included.
    pub fn controlled(&self, seat: Seat) -> u8 {
        self.count_controlled(Block::all())[seat.index()]
    }

    /// How many buildings each player controls in some blocks.
    pub fn count_controlled(&self, blocks: impl Iterator<Item = Block>) -> [u8; MAX_PLAYERS] {
        let mut counts = [0; MAX_PLAYERS];
        blocks.for_each(|block| self.grid.count_controlled(block, &mut counts));
        counts
    }
}

impl UrbanSprawl {
    /// Nothing lost, nothing invented.
    pub(crate) fn check(&self) -> Result<(), Violation> {
        self.check_cards()?;
        self.check_decks()?;
        self.check_tiles()?;
        self.check_players()
    }

    /// Every card lies in exactly one place.
    fn check_cards(&self) -> Result<(), Violation> {
        let open = &self.open;
        let mut places = [0u8; crate::ids::CARDS];
        let mut see = |card: Card| places[card.index()] += 1;
        open.hands.0.iter().flat_map(|hand| hand.iter()).for_each(&mut see);
        open.favors.0.iter().flat_map(|favors| favors.iter().copied()).for_each(&mut see);
        open.planning.boxes.iter().chain([&open.planning.top, &open.card]).flatten().copied().for_each(&mut see);
        open.contracts.boxes.iter().chain(&open.contracts.tops).flatten().copied().for_each(&mut see);
        open.discard.iter().for_each(&mut see);
        Card::all().filter(|&card| open.removed.contains(card)).for_each(&mut see);
        self.secret
            .planning
            .iter()
            .chain(self.secret.contracts.iter().flat_map(|deck| deck.iter()))
            .copied()
            .for_each(&mut see);
        match Card::all().find(|card| places[card.index()] != 1) {
            Some(card) => Err(Violation(format!("card {card} lies in {} places", places[card.index()]))),
            None => Ok(()),
        }
    }

    fn check_decks(&self) -> Result<(), Violation> {
        let open = &self.open;
        ensure(self.secret.planning.len() == usize::from(open.planning.down[0] + open.planning.down[1]), || {
            "the planning deck has another number of cards than its parts".into()
        })?;
        let upper = &self.secret.planning[..usize::from(open.planning.down[0])];
        ensure(upper.iter().all(|card| card.is_permit()), || {
            "an event lies in the upper part of the planning deck".into()
        })?;
        for deck in Deck::CONTRACTS {
            let cards = &self.secret.contracts[deck.rank()];
            let down = open.contracts.down[deck.rank()];
            ensure(cards.len() == usize::from(open.down(deck)), || format!("{deck:?} has other sections than cards"))?;
            ensure(cards.iter().all(|card| card.deck() == deck), || format!("a strange card in {deck:?}"))?;
            let in_section = |card: Card, section: u8| {
                let at = cards.iter().position(|&other| other == card);
                at.is_none_or(|at| section_of(&down, at as u8) == section)
            };
            ensure(in_section(Card::key(deck), 1), || format!("the key event of {deck:?} lies outside its section"))?;
            let aside = open.contracts.aside.iter().zip(Deck::Town.cards().skip(CONTRACTS.into()));
            let kept = aside
                .filter_map(|(section, card)| Some((card, (*section)?)))
                .all(|(card, s)| deck != Deck::Town || in_section(card, s));
            ensure(kept, || "an event set aside lies outside its section".into())?;
        }
        Ok(())
    }

    fn check_tiles(&self) -> Result<(), Violation> {
        let open = &self.open;
        let mut used = open.supply;
        open.grid.buildings().for_each(|b| used[b.zone.index()][usize::from(b.size()) - 1] += 1);
        for zone in Zone::ALL {
            let (used, all) = (used[zone.index()], content().tiles[zone.index()]);
            let enough = used.iter().zip(all).all(|(used, all)| *used <= all);
            ensure(enough, || format!("{used:?} tiles of {zone}, there are {all:?}"))?;
        }
        let owners = open.grid.buildings().filter_map(|b| b.owner).all(|owner| open.seats.contains(owner));
        ensure(owners, || "a building is controlled from an empty seat".into())?;
        for (i, number) in open.spaces.iter().enumerate().filter(|(_, number)| **number != 0) {
            let real = PRESTIGE_MARKERS.contains(number) || WEALTH_MARKERS.contains(number);
            ensure(real && !open.spaces[..i].contains(number), || format!("marker {number} is placed wrongly"))?;
        }
        Ok(())
    }

    fn check_players(&self) -> Result<(), Violation> {
        let open = &self.open;
        for vocation in Vocation::ALL {
            let held: u8 = open.vocations.0.iter().map(|held| held[vocation.index()]).sum();
            let all = content().vocations[vocation.index()];
            ensure(held <= all, || format!("{held} tiles of {vocation:?}, there are {all}"))?;
        }
        let held = |seat: &Option<Seat>| seat.is_none_or(|seat| open.seats.contains(seat));
        ensure(open.offices.iter().all(held) && held(&open.contractor.seat()), || {
            "an office is held from an empty seat".into()
        })?;
        let early = !open.politicians && open.offices[1..].iter().any(Option::is_some);
        ensure(!early, || "an office is held before it is in play".into())?;
        for seat in open.seats.iter() {
            let hand = open.hands[seat];
            ensure(hand.holdable() == hand, || format!("seat {seat} holds an event"))?;
            let favors = &open.favors[seat];
            ensure(favors.len() <= open.favor_limit(seat), || format!("seat {seat} holds too many Favors"))?;
            ensure(favors.iter().all(|card| card.is_contract()), || {
                format!("seat {seat} holds a Favor that is no contract")
            })?;
        }
        ensure(open.fresh.iter().all(|card| open.favors[open.active].contains(card)), || "a fresh Favor is lost".into())
    }
}

/// The section that the card at a place of the deck lies in.
pub fn section_of(down: &[u8; 3], at: u8) -> u8 {
    if at < down[0] {
        0
    } else if at < down[0] + down[1] {
        1
    } else {
        2
    }
}
