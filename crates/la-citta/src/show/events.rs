//! What happened, in words.

use super::*;

/// The phrase of an event.
pub fn say(event: &Event) -> Option<Phrase> {
    Some(match *event {
        Event::Starts { seat } => of("event-starts", seat),
        Event::Placed { seat, hex } => of("event-placed", seat).with("hex", hex.name()),
        Event::YearBegan { year, first } => Phrase::new("event-year-began").with("year", year).with("first", first),
        Event::VoiceShown { demand: shown } => Phrase::new("event-voice-shown").with("demand", demand(shown)),
        Event::Quarried { seat, gold } => of("event-quarried", seat).with("gold", gold),
        Event::Grew { seat, city, people } => of("event-grew", seat).with("city", city).with("people", people),
        Event::SatOut { seat } => of("event-sat-out", seat),
        Event::Buried { seat, card: kind } => of("event-buried", seat).with("card", card(kind)),
        Event::Kept { seat } => of("event-kept", seat),
        Event::Passed { seat } => of("event-passed", seat),
        Event::TookGold { seat, gold } => of("event-took-gold", seat).with("gold", gold),
        Event::Founded { seat, city, hex, source } => {
            of("event-founded", seat).with("city", city).with("hex", hex.name()).with("source", source)
        }
        Event::CardTaken { seat, card: kind, cost } => {
            of("event-card-taken", seat).with("card", card(kind)).with("cost", cost)
        }
        Event::Built { seat, city, building: kind, hex } => {
            of("event-built", seat).with("building", a_building(kind)).with("hex", hex.name()).with("city", city)
        }
        Event::Feasted { seat, hex, ref points } => {
            let phrase = of("event-feasted", seat).with("hex", hex.name());
            phrase.with("figures", points.0.iter().sum::<u8>()).with("points", places::points(points))
        }
        Event::Prospered { seat, city, citizens } => {
            of("event-prospered", seat).with("city", city).with("citizens", citizens)
        }
        Event::Marked { seat, hex } => of("event-marked", seat).with("hex", hex.name()),
        Event::Looked { seat, positions: looked, seen } => say_look(seat, looked, seen),
        Event::Reshuffled { cards } => Phrase::new("event-reshuffled").with("cards", cards),
        Event::Displayed { card: kind, .. } => Phrase::new("event-displayed").with("card", card(kind)),
        Event::VoiceHeard { voices, demands: asked } => {
            let voices: Vec<Phrase> = voices.into_iter().map(demand).collect();
            Phrase::new("event-voice-heard").with("voices", voices).with("demands", demands(asked))
        }
        Event::Followed { seat, city, demand: asked } => {
            of("event-followed", seat).with("city", city).with("demand", demand(asked))
        }
        Event::Moved { from, leaving, to, entering, demand: asked, settled } => {
            let key = if settled { "event-moved" } else { "event-turned-away" };
            let phrase = Phrase::new(key).with("from", from).with("leaving", leaving).with("demand", demand(asked));
            phrase.with("to", to).with("entering", entering)
        }
        Event::Demolished { seat, city, building: kind, hex } => {
            of("event-demolished", seat).with("building", building(kind)).with("hex", hex.name()).with("city", city)
        }
        Event::CityLost { seat, city, hex } => of("event-city-lost", seat).with("city", city).with("hex", hex.name()),
        Event::Famine { seat, citizens } => of("event-famine", seat).with("citizens", citizens),
        Event::Starved { seat, city } => of("event-starved", seat).with("city", city),
        Event::YearEnded { year } => Phrase::new("event-year-ended").with("year", year),
        Event::ScoredCitizens { seat, points } => scored(seat, points, "source-citizens"),
        Event::ScoredCities { seat, points } => scored(seat, points, "source-cities"),
        Event::ScoredFamine { seat, points } => scored(seat, points, "source-famine"),
    })
}

fn of(key: &'static str, seat: Seat) -> Phrase {
    Phrase::new(key).with("seat", seat)
}

fn scored(seat: Seat, points: i32, source: &'static str) -> Phrase {
    of("event-scored", seat).with("points", points).with("source", Phrase::new(source))
}

fn say_look(seat: Seat, looked: u8, seen: Option<[Option<Demand>; 3]>) -> Phrase {
    let Some(seen) = seen else { return of("event-looked", seat).with("positions", positions(looked)) };
    let seen: Vec<Phrase> = seen.into_iter().flatten().map(demand).collect();
    of("event-looked-own", seat).with("positions", positions(looked)).with("seen", seen)
}

/// The elements of map and table an event talks about.
pub fn picks(event: &Event) -> Vec<String> {
    match *event {
        Event::Placed { hex, .. }
        | Event::Founded { hex, .. }
        | Event::Built { hex, .. }
        | Event::Feasted { hex, .. }
        | Event::Marked { hex, .. }
        | Event::Demolished { hex, .. }
        | Event::CityLost { hex, .. } => vec![format!("hex:{hex}")],
        Event::Displayed { card, .. } => vec![format!("card:{card}")],
        Event::Looked { positions, .. } => voice_picks(positions),
        Event::Starts { .. }
        | Event::YearBegan { .. }
        | Event::VoiceShown { .. }
        | Event::Quarried { .. }
        | Event::Grew { .. }
        | Event::SatOut { .. }
        | Event::Buried { .. }
        | Event::Kept { .. }
        | Event::Passed { .. }
        | Event::TookGold { .. }
        | Event::CardTaken { .. }
        | Event::Prospered { .. }
        | Event::Reshuffled { .. }
        | Event::VoiceHeard { .. }
        | Event::Followed { .. }
        | Event::Moved { .. }
        | Event::Famine { .. }
        | Event::Starved { .. }
        | Event::YearEnded { .. }
        | Event::ScoredCitizens { .. }
        | Event::ScoredCities { .. }
        | Event::ScoredFamine { .. } => Vec::new(),
    }
}
