//! Conservation: nothing lost, nothing invented.

use engine::{Violation, ensure};

use super::*;
use crate::content::{VOICES_OF_A_DEMAND, content};

impl LaCitta {
    /// Every invariant of a position.
    pub fn check(&self) -> Result<(), Violation> {
        let open = &self.open;
        open.seats.iter().try_for_each(|seat| check_player(open, seat))?;
        check_map(open)?;
        check_cards(self)?;
        check_voice(self)?;
        check_turn(open)
    }
}

fn check_player(open: &Open, seat: Seat) -> Result<(), Violation> {
    let player = &open.players[seat];
    let numbers = &content().numbers;
    let rising = player.cities.windows(2).all(|pair| pair[0].number < pair[1].number);
    let used = player.cities.last().is_none_or(|last| last.number < player.next_city);
    ensure(rising && used, || format!("city numbers of seat {seat}"))?;
    ensure(player.cities.len() <= numbers.castles, || format!("seat {seat} has too many castles"))?;
    ensure(player.figures.len() <= numbers.figures, || format!("seat {seat} has too many coloured citizens"))?;
    ensure(player.action_cards <= numbers.action_cards, || format!("seat {seat} has too many Action cards"))?;
    player.cities.iter().try_for_each(|city| check_city(open, seat, city))?;
    player.figures.iter().try_for_each(|figure| check_figure(open, seat, figure))
}

fn check_city(open: &Open, seat: Seat, city: &City) -> Result<(), Violation> {
    let name = || format!("city {} of seat {seat}", city.number);
    let connected = city.hexes.has(city.castle) && board().connected(city.hexes, city.castle) == city.hexes;
    ensure(connected, || format!("{} does not hang together", name()))?;
    let castles: Vec<Hex> = open.standing(city, Building::Castle).collect();
    ensure(castles == [city.castle], || format!("{} has castles on {castles:?}", name()))?;
    let markets = open.standing(city, Building::Market).count();
    ensure(markets <= 1, || format!("{} has {markets} markets", name()))?; // LC-6.4.3
    let settled = !matches!(open.phase, Phase::Migration | Phase::Demolition | Phase::Feeding);
    let fits = !settled || city.lacking() == 0;
    ensure(fits, || format!("{} has {} citizens for {} buildings", name(), city.people, city.buildings()))?; // LC-6.2.2
    let outside = city.hexes.minus(open.playable());
    ensure(outside.is_empty(), || format!("{} stands on taboo hexes", name()))?;
    let others = open.occupied().minus(city.hexes);
    let apart = !board().spread(city.hexes).meets(&others);
    ensure(apart, || format!("{} touches another city", name())) // LC-3.9b
}

fn check_figure(open: &Open, seat: Seat, figure: &Figure) -> Result<(), Violation> {
    let own = open.city_at(figure.hex).is_some_and(|(owner, _)| owner == seat);
    let building = open.lots[figure.hex];
    let fits = building.is_some_and(|building| match figure.task {
        Task::Harvest => building == Building::Farm,
        Task::Attract(demand) => content().buildings[building.index()].arches[demand] > 0,
    });
    ensure(own && fits, || format!("a coloured citizen of seat {seat} on {} has nothing to do there", figure.hex))
}

fn check_map(open: &Open) -> Result<(), Violation> {
    let standing: HexSet = Hex::all().filter(|&hex| open.lots[hex].is_some()).collect();
    ensure(standing == open.occupied(), || "buildings outside the cities".into())?;
    let sizes: usize = open.cities().map(|(_, city)| city.hexes.len()).sum();
    ensure(sizes == standing.len(), || "a hex in two cities".into())?;
    for (stack, &count) in Stack::ALL.into_iter().zip(&content().stacks) {
        let of_stack = |hex: &Hex| open.lots[*hex].is_some_and(|b| content().buildings[b.index()].stack == Some(stack));
        let built = standing.iter().filter(of_stack).count() as u8;
        let left = open.stock[stack.index()];
        ensure(left + built == count, || format!("{left} tiles {stack} left and {built} built, not {count} in all"))?;
    }
    for kind in Tile::ALL {
        let laid = open.tiles.iter().filter(|&&tile| tile == kind).count() as u8;
        ensure(laid == content().tiles[kind.index()].count, || format!("{laid} tiles {kind}"))?;
    }
    let people: u32 = open.seats.iter().map(|seat| open.players[seat].people()).sum();
    let limited = open.options.citizen_supply == crate::options::CitizenSupply::Limited;
    ensure(!limited || people <= content().numbers.supply, || format!("{people} citizens"))
}

fn check_cards(position: &LaCitta) -> Result<(), Violation> {
    let LaCitta { open, secret } = position;
    let unseen = secret.unseen.0.into_iter().fold(secret.unseen_discards, Tally::plus);
    let deck: Tally = secret.deck.iter().copied().collect();
    let all = open.known_cards().plus(unseen).plus(deck);
    ensure(all == content().deck, || format!("politics cards are {all:?}"))?;
    let memory = &open.memory;
    let kept = open.seats.iter().all(|seat| memory.kept[seat] <= secret.unseen[seat].total());
    let kept = kept && memory.kept_discards <= secret.unseen_discards.total();
    ensure(kept, || "more unseen cards remembered than there are".into())?;
    let forgotten = memory.stayed() > 0 || *memory == Memory::default();
    ensure(forgotten, || "a shuffle remembered for nothing".into())
}

fn check_voice(position: &LaCitta) -> Result<(), Violation> {
    for demand in Demand::ALL {
        let count = position.secret.voice.iter().filter(|&&voice| voice == demand).count();
        ensure(count == VOICES_OF_A_DEMAND, || format!("{count} Voice cards for {demand}"))?;
    }
    Ok(())
}

fn check_turn(open: &Open) -> Result<(), Violation> {
    let seated = open.seats.contains(open.first) && open.seats.contains(open.actor);
    ensure(seated, || "somebody acts who does not play".into())?;
    let numbers = &content().numbers;
    let dated = (1..=numbers.years).contains(&open.year) && (1..=numbers.rounds).contains(&open.round);
    ensure(dated, || format!("year {}, round {}", open.year, open.round))?;
    let asked = match open.prompt {
        Prompt::Castle => open.phase == Phase::Castles,
        Prompt::Bury => open.phase == Phase::Bury,
        Prompt::Demand { .. } => open.phase == Phase::Migration,
        Prompt::Demolish { .. } => matches!(open.phase, Phase::Demolition | Phase::Feeding),
        Prompt::Starve { .. } => open.phase == Phase::Feeding,
        Prompt::Act
        | Prompt::FoundHex
        | Prompt::FoundSource { .. }
        | Prompt::BuildHex { .. }
        | Prompt::CardBuilding { .. }
        | Prompt::CardHex { .. }
        | Prompt::CardLevel { .. }
        | Prompt::CardSite { .. }
        | Prompt::CardSplit { .. }
        | Prompt::CardCity { .. }
        | Prompt::CardPair { .. } => matches!(open.phase, Phase::Politics | Phase::Over),
    };
    ensure(asked, || format!("{:?} asked in {:?}", open.prompt, open.phase))
}
