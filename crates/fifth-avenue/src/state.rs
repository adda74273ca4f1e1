//! The position: what lies open on the table, and what is hidden. No rules.

mod prompt;

use engine::{BySeat, List, Seat, Seats, Violation, ensure};
use serde::{Deserialize, Serialize};

use crate::content::{BLACK_CARDS, COLOUR_CARDS, ROW, content};
use crate::effects::Effect;
use crate::ids::{
    By, ByColour, ByDeck, ByDistrict, ByPawn, ByPlot, ByShop, Card, Colour, Deck, District, Districts, FACES, Faces,
    Hand, Kind, Lot, Node, Owner, Pawn, PlayerColour, Plot, Prize, Shop,
};
use crate::options::Side;

pub use prompt::Prompt;

/// The most players.
pub const PLAYERS: usize = 4;
/// Players and Ace.
pub const OWNERS: usize = PLAYERS + 1;
/// Survey tokens of each commission.
pub const TOKENS: usize = 3;
/// The most cards that can lie in bids.
const LYING: usize = 5 * COLOUR_CARDS + BLACK_CARDS;
/// The most cards that Ace turns over: one of each value, and one more.
const ACE_CARDS: usize = FACES + 1;
/// The most steps ahead: the rest of a turn, a series, and the question on top.
const AGENDA: usize = 14;

/// A position of Fifth Avenue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct FifthAvenue {
    // Called as in the records of 0.1, whose digests are made of it.
    #[serde(rename = "table")]
    pub(crate) open: Open,
    #[serde(rename = "hidden")]
    pub(crate) secret: Secret,
}

/// Everything that is open to all (FA-9.1), with the public memory (FA-9.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Open {
    /// How many play.
    pub seats: Seats,
    /// The side of the board.
    pub side: Side,
    /// The most turns.
    pub turn_limit: u16,
    /// Whether known cards are displayed.
    pub tracking_aid: bool,
    /// Who began.
    pub first: Seat,
    /// The players' colours, and Ace's last.
    pub colours: [PlayerColour; OWNERS],
    /// What stands on the lots.
    pub lots: ByDistrict<ByPlot<Lot>>,
    /// Closed districts.
    pub closed: Districts,
    /// Where the commissions stand.
    pub pawns: ByPawn<Node>,
    /// Districts with a survey token of each commission; the other tokens are at the start area.
    pub tokens: ByPawn<Districts>,
    /// The shop row, space by space.
    pub row: List<Option<Shop>, ROW>,
    /// Tiles placed from the row.
    pub placed: u8,
    /// The park shop space.
    pub park_shops: ByShop<u8>,
    /// Shops in the box.
    pub boxed_shops: ByShop<u8>,
    /// Shops turned up at the end.
    pub drawn: ByShop<u8>,
    /// Buildings off the lots, by owner, Ace last.
    pub stock: [Stock; OWNERS],
    /// Victory points.
    pub scores: BySeat<i16, PLAYERS>,
    /// Cards of each deck that nobody knows, still in the deck.
    pub unknown: ByDeck<u8>,
    /// Cards in hands that everyone has seen.
    pub known: BySeat<Hand, PLAYERS>,
    /// The fresh pool (FA-9.5): unknown black cards in the deck, and in hands if drawn since the last reshuffle.
    pub fresh: Faces,
    /// The old pool: unknown black cards that were in hands at the last reshuffle.
    pub old: Faces,
    /// The auction under way.
    pub auction: Auction,
    /// Whose turn it is.
    pub active: Seat,
    /// The action of the turn.
    pub action: Option<Kind>,
    /// The district scored in this turn.
    pub scored: Option<District>,
    /// Turns played to the end.
    pub turns: u16,
    /// What comes next, the next step last; empty when the game is over.
    pub agenda: List<Step, AGENDA>,
    /// Why the game ended.
    pub end: Option<End>,
}

/// What not everybody may see (FA-9.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Secret {
    /// The cards in hands, a draft included.
    pub hands: BySeat<Hand, PLAYERS>,
    /// Which unknown black cards in hands come from the fresh pool.
    pub fresh: BySeat<Faces, PLAYERS>,
    /// The coloured decks, top first.
    pub decks: ByColour<List<u8, COLOUR_CARDS>>,
    /// The black deck, top first.
    pub black: List<BlackCard, BLACK_CARDS>,
    /// The bid being put together.
    pub draft: Draft,
}

/// A card in the black deck.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct BlackCard {
    /// Its value.
    pub face: u8,
    /// Whether it lies face up.
    pub up: bool,
}

/// Buildings that are on no lot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Stock {
    /// Starting buildings still to be placed.
    pub starting: u8,
    /// In the personal reserve.
    pub reserve: u8,
    /// In the general supply.
    pub supply: u8,
    /// At Central Park South.
    pub south: u8,
    /// Out of the game.
    pub boxed: u8,
}

/// The cards of a bid before it is shown (FA-5.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Draft {
    /// The colour, once a coloured card is in it.
    pub colour: Option<Colour>,
    /// Coloured cards by value.
    pub coloured: Faces,
    /// Black cards by value.
    pub black: Faces,
}

impl Draft {
    /// Whether no card is in it.
    pub fn is_empty(&self) -> bool {
        *self == Draft::default()
    }

    /// Puts a card in.
    pub fn add(&mut self, card: Card) {
        match card.deck.colour() {
            Some(colour) => {
                self.colour = Some(colour);
                self.coloured[card.face as usize] += 1;
            }
            None => self.black[card.face as usize] += 1,
        }
    }

    /// The faces in it, whatever their deck.
    pub fn faces(&self) -> impl Iterator<Item = u8> + use<> {
        let Draft { coloured, black, .. } = *self;
        (0..FACES as u8).filter(move |&face| coloured[face as usize] + black[face as usize] > 0)
    }

    /// How many of a card are in it.
    pub fn count(&self, card: Card) -> u8 {
        match card.deck.colour() {
            None => self.black[card.face as usize],
            colour if colour == self.colour => self.coloured[card.face as usize],
            Some(_) => 0,
        }
    }
}

/// An auction.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Auction {
    /// What it is about, none between auctions.
    pub prize: Option<Prize>,
    /// The commission whose trip it belongs to.
    pub pawn: Pawn,
    /// Who opens.
    pub opener: Seat,
    /// Who bids now.
    pub bidder: Seat,
    /// Who has passed.
    pub passed: BySeat<bool, PLAYERS>,
    /// The colour each player bids in.
    pub colours: BySeat<Option<Colour>, PLAYERS>,
    /// What each player has bid.
    pub totals: BySeat<u16, PLAYERS>,
    /// The highest total.
    pub highest: u16,
    /// The bid cards, in the order of play.
    pub lying: List<Laid, LYING>,
    /// Where Ace stands.
    pub ace: Ace,
    /// The cards turned over for Ace, by value.
    pub ace_cards: List<u8, ACE_CARDS>,
    /// The colour of a park auction.
    pub park_colour: Option<Colour>,
    /// Who won and may build.
    pub winner: Seat,
    /// How many buildings the winning bid allows.
    pub limit: u8,
}

/// A card in a bid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Laid {
    /// Whose.
    pub seat: Seat,
    /// Which.
    pub card: Card,
}

/// The dummy bidder in an auction.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ace {
    /// Does not play.
    #[default]
    Absent,
    /// Will bid after both players.
    Waiting,
    /// Has the highest bid.
    Leading,
    /// Has been beaten.
    Out,
}

/// A step of the sequence of play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// The turn passes on.
    #[default]
    EndTurn,
    /// Somebody places a starting building.
    StartBuilding,
    /// The active player chooses an action.
    ChooseAction,
    /// A step of that action.
    Do(Effect),
    /// An auction of the series begins.
    Open(Prize),
    /// Somebody bids.
    Bid,
    /// The winner builds or closes.
    Build,
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// The last shop of the row was placed.
    LastShop,
    /// The last closing sign was placed.
    LastSign,
    /// The turn limit was reached.
    TurnLimit,
}

impl End {
    /// The message that names it.
    pub const fn key(self) -> &'static str {
        match self {
            End::LastShop => "end-last-shop",
            End::LastSign => "end-last-sign",
            End::TurnLimit => "end-turn-limit",
        }
    }
}

impl Auction {
    /// The cards that lie in front of a player, in the order of play.
    pub fn cards_of(&self, seat: Seat) -> impl Iterator<Item = Card> {
        self.lying.iter().filter(move |laid| laid.seat == seat).map(|laid| laid.card)
    }
}

impl Open {
    /// The lot at a place.
    pub fn lot(&self, district: District, plot: Plot) -> Lot {
        self.lots[district][plot]
    }

    /// The lots of a district on this side of the board.
    pub fn plots(&self) -> &'static [Plot] {
        match self.side {
            Side::Five => &Plot::ALL[..Colour::ALL.len()],
            Side::Six => &Plot::ALL,
        }
    }

    /// The districts that are not closed.
    pub fn unclosed(&self) -> impl Iterator<Item = District> + use<> {
        let closed = self.closed;
        District::ALL.iter().copied().filter(move |&district| !closed.has(district))
    }

    /// FA-3.10: whether a district has no free lot.
    pub fn is_full(&self, district: District) -> bool {
        self.plots().iter().all(|&plot| !self.lot(district, plot).is_free())
    }

    /// The lot of a district on which a player has buildings (FA-6.13.5).
    pub fn lot_of(&self, seat: Seat, district: District) -> Option<Colour> {
        let owns = |colour: &Colour| self.lot(district, colour.plot()).buildings_of(seat.into()) > 0;
        Colour::ALL.iter().copied().find(owns)
    }

    /// Districts in which a player has a building.
    pub fn districts_of(&self, seat: Seat) -> u8 {
        District::ALL.iter().filter(|&&district| self.lot_of(seat, district).is_some()).count() as u8
    }

    /// Whether Ace plays (FA-1.1).
    pub fn with_ace(&self) -> bool {
        self.seats == Seats(2)
    }
}

impl FifthAvenue {
    /// How many cards a player holds (FA-7.4).
    pub fn cards_held(&self, seat: Seat) -> u16 {
        self.secret.hands[seat].0.as_flattened().iter().map(|&n| u16::from(n)).sum()
    }

    /// How many cards of each deck a player holds.
    pub fn held(&self, seat: Seat) -> ByDeck<u8> {
        By::new(self.secret.hands[seat].0.map(|faces| faces.iter().sum()))
    }

    /// FA-2.5: nothing lost, nothing invented.
    pub fn audit(&self) -> Result<(), Violation> {
        for card in Card::all() {
            self.audit_card(card)?;
        }
        for owner in self.owners() {
            self.audit_buildings(owner)?;
        }
        for shop in Shop::ALL {
            self.audit_shop(shop)?;
        }
        self.audit_lots()?;
        self.audit_tokens()?;
        self.audit_memory()?;
        self.audit_auction()
    }

    fn audit_card(&self, card: Card) -> Result<(), Violation> {
        let face = card.face as usize;
        let held: u8 = self.open.seats.iter().map(|seat| self.secret.hands[seat][card.deck][face]).sum();
        let lying = self.open.auction.lying.iter().filter(|laid| laid.card == card).count() as u8;
        let (deck, ace) = match card.deck.colour() {
            Some(colour) => (self.secret.decks[colour].iter().filter(|&&other| other == card.face).count(), 0),
            None => {
                let ace = self.open.auction.ace_cards.iter().filter(|&&other| other == card.face).count();
                (self.secret.black.iter().filter(|other| other.face == card.face).count(), ace)
            }
        };
        let all = held + lying + (deck + ace) as u8;
        let copies = content().copies[card.deck][face];
        ensure(all == copies, || format!("{all} cards {card}, not {copies}"))
    }

    /// Whose buildings there may be: the players', and those of Ace where Ace plays.
    fn owners(&self) -> impl Iterator<Item = Owner> {
        self.open.seats.iter().map(Owner::from).chain(self.open.with_ace().then_some(Owner::ACE))
    }

    fn audit_buildings(&self, owner: Owner) -> Result<(), Violation> {
        let built: u8 = self.open.lots.0.iter().flat_map(|lots| &lots.0).map(|lot| lot.buildings_of(owner)).sum();
        let stock = self.open.stock[owner.0 as usize];
        let marker = if owner == Owner::ACE { 0 } else { content().buildings.score_marker };
        let all = built + stock.starting + stock.reserve + stock.supply + stock.south + stock.boxed + marker;
        let wanted = if owner == Owner::ACE { content().ace_buildings } else { content().buildings.per_colour };
        ensure(all == wanted, || format!("{all} buildings of owner {}, not {wanted}", owner.0))
    }

    fn audit_shop(&self, shop: Shop) -> Result<(), Violation> {
        let on_lots = self.open.lots.0.iter().flat_map(|lots| &lots.0).flat_map(|lot| lot.shops());
        let on_lots = on_lots.filter(|&other| other == shop).count() as u8;
        let in_row = self.open.row.iter().filter(|&&tile| tile == Some(shop)).count() as u8;
        let all = on_lots + in_row + self.open.park_shops[shop] + self.open.boxed_shops[shop];
        let wanted = content().shops[shop];
        ensure(all == wanted, || format!("{all} shops {shop}, not {wanted}"))
    }

    fn audit_lots(&self) -> Result<(), Violation> {
        for district in District::ALL {
            let lots = &self.open.lots[district];
            let plaza = lots[Plot::Plaza];
            ensure(plaza.buildings() == 0, || format!("buildings on the plaza of {district}"))?;
            ensure(self.open.side == Side::Six || plaza.is_free(), || format!("a sixth lot in {district}"))?;
            let empty = lots.0.iter().all(|lot| lot.is_free());
            ensure(empty || !self.open.closed.has(district), || format!("{district} is closed but not empty"))?;
            for seat in self.open.seats.iter() {
                let own = lots.0.iter().filter(|lot| lot.buildings_of(seat.into()) > 0).count();
                ensure(own <= 1, || format!("seat {seat} has {own} lots in {district}"))?;
            }
            let hollow = |lot: &Lot| matches!(lot, Lot::Buildings(_, 0));
            ensure(!lots.0.iter().any(hollow), || format!("a lot of no buildings in {district}"))?;
            let stray = |lot: &Lot| matches!(*lot, Lot::Buildings(owner, _) if !self.owners().any(|one| one == owner));
            ensure(!lots.0.iter().any(stray), || format!("buildings of nobody at the table in {district}"))?;
        }
        Ok(())
    }

    fn audit_tokens(&self) -> Result<(), Violation> {
        for pawn in Pawn::ALL {
            let tokens = self.open.tokens[pawn];
            ensure(tokens.len() <= TOKENS, || format!("{} tokens of the {pawn} commission", tokens.len()))?;
            ensure(!tokens.iter().any(|d| self.open.closed.has(d)), || "a token in a closed district".into())?;
        }
        let over = self.open.agenda.is_empty();
        ensure(over == self.open.end.is_some(), || "the game is over exactly when nothing is left to do".into())?;
        let signs = self.open.closed.len();
        ensure(signs < content().signs || over, || format!("{signs} closed districts and no end"))
    }

    /// FA-9.3 to FA-9.5: what everyone remembers agrees with what is there.
    fn audit_memory(&self) -> Result<(), Violation> {
        let mut fresh: Faces = [0; FACES];
        let mut old: Faces = [0; FACES];
        let unknown = usize::from(self.open.unknown[Deck::Black]);
        ensure(unknown <= self.secret.black.len(), || "more unknown black cards than there are".into())?;
        self.secret.black[..unknown].iter().for_each(|card| fresh[card.face as usize] += 1);
        ensure(self.secret.black[..unknown].iter().all(|card| !card.up), || "an unknown card lies face up".into())?;
        for seat in self.open.seats.iter() {
            for card in Card::all() {
                let (hand, known) = (self.secret.hands[seat][card.deck], self.open.known[seat][card.deck]);
                let face = card.face as usize;
                ensure(known[face] <= hand[face], || {
                    format!("seat {seat} does not hold the {card} everyone knows of")
                })?;
                if card.deck == Deck::Black {
                    let mine = self.secret.fresh[seat][face];
                    ensure(mine <= hand[face] - known[face], || format!("seat {seat} holds too few fresh cards"))?;
                    fresh[face] += mine;
                    old[face] += hand[face] - known[face] - mine;
                }
            }
        }
        ensure(fresh == self.open.fresh, || format!("fresh pool {:?}, found {fresh:?}", self.open.fresh))?;
        ensure(old == self.open.old, || format!("old pool {:?}, found {old:?}", self.open.old))?;
        for colour in Colour::ALL {
            let (unknown, all) = (self.open.unknown[colour.deck()], self.secret.decks[colour].len());
            ensure(all == 0 && unknown == 0 || usize::from(unknown) < all, || {
                format!("{unknown} of {all} {colour} unknown")
            })?;
        }
        Ok(())
    }

    fn audit_auction(&self) -> Result<(), Violation> {
        let (auction, draft) = (&self.open.auction, &self.secret.draft);
        let bidding = self.open.agenda.last() == Some(&Step::Bid);
        ensure(bidding || draft.is_empty(), || "a draft outside an auction".into())?;
        ensure(bidding || (auction.lying.is_empty() && auction.ace_cards.is_empty()), || "cards lie about".into())?;
        for seat in self.open.seats.iter() {
            let total: u16 = auction.cards_of(seat).map(|card| u16::from(card.value())).sum();
            ensure(total == auction.totals[seat], || format!("seat {seat} has bid {total}"))?;
        }
        let held = |card: Card| self.secret.hands[auction.bidder][card.deck][card.face as usize];
        ensure(Card::all().all(|card| draft.count(card) <= held(card)), || "a draft of cards not held".into())
    }
}
