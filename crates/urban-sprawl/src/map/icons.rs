//! The game's own small drawings: both coins, and a sign for every vocation and office. No sign means two things.

use art::{Canvas, Icon, Metal, icon, pieces};
use engine::pieces::Picture;

use crate::ids::{Coin, Politician, Vocation};

/// How large a sign is drawn.
const SIZE: u32 = 24;
const COIN: f64 = 19.0;

/// A sign in one colour.
enum Sign {
    /// One that all games share.
    Shared(Icon),
    /// One of this game, in a box from -12 to 12: what is filled, and what is drawn with a line.
    Own(&'static str, &'static str),
}

/// Finance: a curve that rises over its axes.
const CHART: Sign = Sign::Own("", "M-10-10V10H11M-6 4L-1-2L3 2L10-8M5-8H10V-3");
/// The Treasurer: a strongbox.
const SAFE: Sign = Sign::Own(
    "M-11-10H11V8H9V11H5V8H-5V11H-9V8H-11ZM-8-7V5H8V-7ZM0-5.4A4.4 4.4 0 1 0 .01-5.4ZM0-3A2 2 0 1 1-.01-3Z",
    "",
);
/// The Contractor: a helmet.
const HELMET: Sign = Sign::Own("M-12 6H12V9.4H-12ZM-10 4.4C-10-3-6-8-2.6-8.6V-1H2.6V-8.6C6-8 10-3 10 4.4Z", "M0-10V-3");
/// Urban Renewal: a wrecking ball.
const WRECK: Sign =
    Sign::Own("M4.6-.4A5.4 5.4 0 1 0 4.61-.4ZM-12 8.4H-3.4V11.4H-12Z", "M-8 8V-10.6H4.6V0M-8-3.6L-1-10.4");

/// The drawings of the Contractor, of Urban Renewal and of a ballot box.
pub const CONTRACTOR: &str = "contractor";
pub const RENEWAL: &str = "renewal";
pub const BALLOT: &str = "ballot";

pub fn pictures() -> impl Iterator<Item = Picture> {
    let coins = [Coin::Wealth, Coin::Prestige].map(coin);
    let vocations = Vocation::ALL.map(|vocation| drawn(vocation.name(), &vocation_sign(vocation)));
    let offices = Politician::ALL.map(|office| drawn(office.name(), &office_sign(office)));
    let others = [(CONTRACTOR, HELMET), (RENEWAL, WRECK), (BALLOT, Sign::Shared(Icon::Ballot))];
    let others = others.map(|(name, sign)| drawn(name, &sign));
    coins.into_iter().chain(vocations).chain(offices).chain(others)
}

fn coin(kind: Coin) -> Picture {
    let metal = match kind {
        Coin::Wealth => Metal::Gold,
        Coin::Prestige => Metal::Prestige,
    };
    let mut canvas = Canvas::new();
    pieces::coin(&mut canvas, (COIN + 2.0, COIN + 2.0), COIN, "", metal);
    canvas.into_picture(kind.name(), 2 * COIN as u32 + 4, 2 * COIN as u32 + 4)
}

fn drawn(name: &'static str, sign: &Sign) -> Picture {
    let mut canvas = Canvas::new();
    let middle = (f64::from(SIZE) / 2.0, f64::from(SIZE) / 2.0);
    match sign {
        Sign::Shared(kind) => icon(&mut canvas, middle, f64::from(SIZE), *kind, "currentColor"),
        Sign::Own(filled, lined) => canvas.at(middle, |canvas| {
            canvas.raw(&format!("<path d=\"{filled}\" fill=\"currentColor\" fill-rule=\"evenodd\"/>"));
            let line =
                "stroke=\"currentColor\" stroke-width=\"2.4\" stroke-linecap=\"round\" stroke-linejoin=\"round\"";
            canvas.raw(&format!("<path d=\"{lined}\" fill=\"none\" {line}/>"));
        }),
    }
    canvas.into_picture(name, SIZE, SIZE)
}

const fn vocation_sign(vocation: Vocation) -> Sign {
    match vocation {
        Vocation::Media => Sign::Shared(Icon::News),
        Vocation::Finance => CHART,
        Vocation::Transportation => Sign::Shared(Icon::Tram),
        Vocation::Education => Sign::Shared(Icon::Book),
        Vocation::Energy => Sign::Shared(Icon::Bolt),
        Vocation::Tourism => Sign::Shared(Icon::Suitcase),
        Vocation::Factory => Sign::Shared(Icon::Factory),
        Vocation::PublicService => Sign::Shared(Icon::Columns),
    }
}

const fn office_sign(office: Politician) -> Sign {
    match office {
        Politician::Mayor => Sign::Shared(Icon::Crown),
        Politician::DistrictAttorney => Sign::Shared(Icon::Scales),
        Politician::Treasurer => SAFE,
        Politician::PoliceChief => Sign::Shared(Icon::Shield),
        Politician::UnionBoss => Sign::Shared(Icon::Hammer),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn no_sign_means_two_things() {
        let all: Vec<Picture> = pictures().collect();
        let drawings: BTreeSet<&str> = all.iter().map(|picture| picture.svg.as_str()).collect();
        assert_eq!(drawings.len(), all.len());
    }
}
