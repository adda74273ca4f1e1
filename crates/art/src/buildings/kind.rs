//! The kinds of buildings: their colours and heights, and which function draws which.

use super::{Site, civic, homes, industry, old, open, trade};
use crate::canvas::Canvas;
use crate::oblique::Plot;
use crate::paint::Paint;
use crate::shape::Pt;

/// What a building is: each kind has a silhouette of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// A plain box with windows.
    Plain,
    /// A gabled house.
    House,
    /// A row of gabled houses side by side.
    Terrace,
    /// A block of flats with a mansard.
    Apartments,
    /// A hotel: a tower on a broad base, with a pennant.
    Hotel,
    /// An office block with a lift house.
    Office,
    /// A stepped skyscraper with a spire.
    Tower,
    /// A bank: a heavy box with pilasters and a coin.
    Bank,
    /// A shop with an awning.
    Shop,
    /// A department store: broad, shop windows, flags.
    DepartmentStore,
    /// A market hall with a vault and an arcade.
    Market,
    /// A cinema with a lit marquee.
    Cinema,
    /// A post office with an envelope and a pennant.
    PostOffice,
    /// A city hall: columns and a dome with a flag.
    CityHall,
    /// A public building with columns and a pediment.
    Civic,
    /// A school with a bell turret.
    School,
    /// A university: a porch with columns and a small dome.
    University,
    /// A hospital with a cross.
    Hospital,
    /// A church with a steeple.
    Church,
    /// A cathedral with a great dome and a bell tower.
    Cathedral,
    /// A theatre with a round front.
    Theatre,
    /// A station with a glass vault and a clock.
    Station,
    /// An oval arena.
    Stadium,
    /// A factory with sawteeth and a chimney.
    Factory,
    /// A warehouse with a low vault and big doors.
    Warehouse,
    /// A power plant with a cooling tower.
    PowerPlant,
    /// A farm with a barn and rows of corn.
    Farm,
    /// A quarry with cut blocks and a crane.
    Quarry,
    /// A castle with four towers, roofed in the owner's colour.
    Castle,
    /// A palace with a hipped roof and a loggia.
    Palace,
    /// A cloister around a garden.
    Cloister,
    /// A statue on a pedestal.
    Statue,
    /// A fountain in a round basin.
    Fountain,
    /// A bathhouse with low domes.
    Bathhouse,
    /// A city gate with an arch.
    Gate,
    /// A park with trees and a path.
    Park,
}

/// Height as a share of the shorter side, and the usual colours.
pub(super) struct Look {
    pub rise: f64,
    pub walls: Paint,
    pub roof: Paint,
}

impl Kind {
    /// Every kind.
    pub const ALL: [Kind; 36] = [
        Kind::Plain,
        Kind::House,
        Kind::Terrace,
        Kind::Apartments,
        Kind::Hotel,
        Kind::Office,
        Kind::Tower,
        Kind::Bank,
        Kind::Shop,
        Kind::DepartmentStore,
        Kind::Market,
        Kind::Cinema,
        Kind::PostOffice,
        Kind::CityHall,
        Kind::Civic,
        Kind::School,
        Kind::University,
        Kind::Hospital,
        Kind::Church,
        Kind::Cathedral,
        Kind::Theatre,
        Kind::Station,
        Kind::Stadium,
        Kind::Factory,
        Kind::Warehouse,
        Kind::PowerPlant,
        Kind::Farm,
        Kind::Quarry,
        Kind::Castle,
        Kind::Palace,
        Kind::Cloister,
        Kind::Statue,
        Kind::Fountain,
        Kind::Bathhouse,
        Kind::Gate,
        Kind::Park,
    ];

    /// Height and colours a kind has of its own.
    pub(super) fn look(self) -> Look {
        let look = |rise, walls, roof| Look { rise, walls, roof };
        match self {
            Kind::Plain => look(0.7, Paint::Plaster, Paint::Plaster),
            Kind::House => look(0.5, Paint::Plaster, Paint::Terracotta),
            Kind::Terrace => look(0.55, Paint::Plaster, Paint::Brick),
            Kind::Apartments => look(0.95, Paint::Sand, Paint::Brick),
            Kind::Hotel => look(1.25, Paint::Rose, Paint::Rose),
            Kind::Office => look(1.45, Paint::Slate, Paint::Slate),
            Kind::Tower => look(1.9, Paint::Steel, Paint::Steel),
            Kind::Bank => look(0.75, Paint::Stone, Paint::Stone),
            Kind::Shop => look(0.6, Paint::Ochre, Paint::Ochre),
            Kind::DepartmentStore => look(0.8, Paint::Ochre, Paint::Ochre),
            Kind::Market => look(0.42, Paint::Sand, Paint::Copper),
            Kind::Cinema => look(0.7, Paint::Rose, Paint::Rose),
            Kind::PostOffice => look(0.7, Paint::Ochre, Paint::Terracotta),
            Kind::CityHall => look(0.55, Paint::Stone, Paint::Copper),
            Kind::Civic => look(0.55, Paint::Stone, Paint::Terracotta),
            Kind::School => look(0.55, Paint::Brick, Paint::Slate),
            Kind::University => look(0.6, Paint::Sand, Paint::Copper),
            Kind::Hospital => look(0.8, Paint::Marble, Paint::Marble),
            Kind::Church => look(0.62, Paint::Marble, Paint::Slate),
            Kind::Cathedral => look(0.6, Paint::Marble, Paint::Terracotta),
            Kind::Theatre => look(0.6, Paint::Rose, Paint::Copper),
            Kind::Station => look(0.45, Paint::Brick, Paint::Glass),
            Kind::Stadium => look(0.4, Paint::Marble, Paint::Marble),
            Kind::Factory => look(0.48, Paint::Rust, Paint::Rust),
            Kind::Warehouse => look(0.45, Paint::Brick, Paint::Steel),
            Kind::PowerPlant => look(0.55, Paint::Coal, Paint::Marble),
            Kind::Farm => look(0.34, Paint::Brick, Paint::Wood),
            Kind::Quarry => look(0.3, Paint::Marble, Paint::Wood),
            Kind::Castle => look(0.46, Paint::Sand, Paint::Terracotta),
            Kind::Palace => look(0.62, Paint::Plaster, Paint::Terracotta),
            Kind::Cloister => look(0.34, Paint::Sand, Paint::Terracotta),
            Kind::Statue => look(0.5, Paint::Marble, Paint::Copper),
            Kind::Fountain => look(0.3, Paint::Marble, Paint::Glass),
            Kind::Bathhouse => look(0.36, Paint::Marble, Paint::Copper),
            Kind::Gate => look(0.75, Paint::Sand, Paint::Terracotta),
            Kind::Park => look(0.2, Paint::Leaf, Paint::Leaf),
        }
    }

    /// Draws the kind on its site; returns where the owner's sign belongs.
    pub(super) fn draw(self, canvas: &mut Canvas, site: &Site) -> Pt {
        match self {
            Kind::Plain => homes::plain(canvas, site),
            Kind::House => homes::house(canvas, site),
            Kind::Terrace => homes::terrace(canvas, site),
            Kind::Apartments => homes::apartments(canvas, site),
            Kind::Hotel => homes::hotel(canvas, site),
            Kind::Office => trade::office(canvas, site),
            Kind::Tower => trade::tower(canvas, site),
            Kind::Bank => trade::bank(canvas, site),
            Kind::Shop => trade::shop(canvas, site),
            Kind::DepartmentStore => trade::department_store(canvas, site),
            Kind::Market => trade::market(canvas, site),
            Kind::Cinema => trade::cinema(canvas, site),
            Kind::PostOffice => trade::post_office(canvas, site),
            Kind::CityHall => civic::city_hall(canvas, site),
            Kind::Civic => civic::civic(canvas, site),
            Kind::School => civic::school(canvas, site),
            Kind::University => civic::university(canvas, site),
            Kind::Hospital => civic::hospital(canvas, site),
            Kind::Church => civic::church(canvas, site),
            Kind::Cathedral => civic::cathedral(canvas, site),
            Kind::Theatre => civic::theatre(canvas, site),
            Kind::Station => civic::station(canvas, site),
            Kind::Stadium => open::stadium(canvas, site),
            Kind::Factory => industry::factory(canvas, site),
            Kind::Warehouse => industry::warehouse(canvas, site),
            Kind::PowerPlant => industry::power_plant(canvas, site),
            Kind::Farm => industry::farm(canvas, site),
            Kind::Quarry => industry::quarry(canvas, site),
            Kind::Castle => old::castle(canvas, site),
            Kind::Palace => old::palace(canvas, site),
            Kind::Cloister => old::cloister(canvas, site),
            Kind::Statue => open::statue(canvas, site),
            Kind::Fountain => open::fountain(canvas, site),
            Kind::Bathhouse => old::bathhouse(canvas, site),
            Kind::Gate => old::gate(canvas, site),
            Kind::Park => open::park(canvas, site),
        }
    }

    /// Draws the short arm of an L: the same walls under a simple roof.
    pub(super) fn draw_wing(self, canvas: &mut Canvas, site: &Site) -> Pt {
        match self {
            Kind::House | Kind::Terrace | Kind::School | Kind::Palace | Kind::Church => homes::house(canvas, site),
            Kind::Factory => industry::sheds(canvas, site),
            Kind::Park => open::park(canvas, site),
            Kind::Apartments => homes::apartments(canvas, site),
            _ => homes::plain(canvas, site),
        }
    }

    /// The bodies that throw a shadow, with their heights. Flat places throw none.
    pub(super) fn casts(self, site: &Site, index: usize) -> Vec<(Plot, f64)> {
        let (p, h) = (site.plot, site.h);
        match self {
            Kind::Park | Kind::Farm | Kind::Fountain => vec![],
            _ if index > 0 => vec![(p, h)],
            Kind::Statue => vec![(p.part(0.3, 0.35, 0.4, 0.35), h)],
            Kind::Quarry => vec![(p.part(0.0, 0.0, 1.0, 0.2), h * 2.0)],
            Kind::Church => vec![(p.part(0.26, 0.18, 0.74, 0.64), h), (p.part(0.0, 0.32, 0.28, 0.36), h * 2.4)],
            Kind::Cathedral => vec![(p.part(0.2, 0.22, 0.8, 0.6), h), (p.part(0.0, 0.6, 0.18, 0.26), h * 1.9)],
            Kind::Theatre => vec![(p.part(0.1, 0.0, 0.8, 0.55), h * 1.3), (p.part(0.2, 0.4, 0.5, 0.5), h * 0.8)],
            Kind::PowerPlant => vec![(p.part(0.0, 0.36, 0.56, 0.64), h), (p.part(0.5, 0.1, 0.4, 0.5), h)],
            Kind::Castle => vec![
                (p.part(0.1, 0.1, 0.8, 0.8), h),
                (p.part(0.0, 0.0, 0.26, 0.28), h * 2.0),
                (p.part(0.0, 0.72, 0.26, 0.28), h * 2.0),
            ],
            Kind::Gate => vec![(p.part(0.0, 0.14, 1.0, 0.74), h), (p.part(0.0, 0.14, 0.28, 0.74), h * 1.4)],
            Kind::Stadium => vec![(p.part(0.14, 0.14, 0.72, 0.72), h)],
            Kind::Hotel => vec![(p, h * 0.26), (p.part(0.1, 0.08, 0.62, 0.6), h)],
            Kind::Tower => vec![(p, h * 0.5), (p.part(0.13, 0.13, 0.74, 0.74), h * 0.9)],
            Kind::Factory => vec![(p.part(0.0, 0.18, 1.0, 0.82), h * 1.1)],
            Kind::House | Kind::Terrace => vec![(p, h * 1.1)],
            _ => vec![(p, h)],
        }
    }
}
