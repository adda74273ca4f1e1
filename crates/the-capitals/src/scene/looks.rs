//! What things look like: a silhouette for every tile, a colour for every type, an icon for every resource.

use art::{Icon, Kind as Look, Paint};

use crate::content::{Tile, content};
use crate::effects::Metric;
use crate::ids::{Kind, Resource, TileId};

/// The silhouette of a tile: its own, or the usual one of its type.
pub fn silhouette(tile: TileId) -> Look {
    let data = content().tile(tile);
    let own = OWN.iter().find(|(key, _)| *key == data.key).map(|(_, look)| *look);
    own.unwrap_or_else(|| usual(data))
}

fn usual(tile: &Tile) -> Look {
    match tile.kind {
        Kind::Housing => Look::Apartments,
        Kind::Public => Look::Civic,
        Kind::Industry => Look::Factory,
        Kind::Commerce => Look::Shop,
        Kind::Tourism => Look::Statue,
        Kind::Prosperity => Look::Palace,
    }
}

const OWN: &[(&str, Look)] = &[
    ("abl_semiconductor", Look::Warehouse),
    ("airport", Look::Station),
    ("art_gallery", Look::Civic),
    ("bel_air_tower", Look::Tower),
    ("boing_aerospace", Look::Office),
    ("botanical_gardens", Look::Park),
    ("bus_station", Look::Station),
    ("casino", Look::Cinema),
    ("church", Look::Church),
    ("city_hall", Look::CityHall),
    ("cole_harbor", Look::Terrace),
    ("convention_center", Look::Market),
    ("courthouse", Look::Bank),
    ("delight_consulting", Look::Office),
    ("downtown_abode", Look::Terrace),
    ("energy_research", Look::PowerPlant),
    ("environmental_institute", Look::Farm),
    ("executive_estates", Look::House),
    ("financial_district", Look::Tower),
    ("fountain", Look::Fountain),
    ("gene_research_lab", Look::University),
    ("generally_electrical", Look::DepartmentStore),
    ("hartwood_heights", Look::House),
    ("heritage_windmill", Look::Farm),
    ("high_finance_square", Look::Bank),
    ("hotel", Look::Hotel),
    ("inspiration_fountain", Look::Fountain),
    ("international_bank", Look::Bank),
    ("legacy_park_homes", Look::House),
    ("library", Look::Civic),
    ("luxury_lanes_mall", Look::DepartmentStore),
    ("magnificent_arch", Look::Gate),
    ("market", Look::Market),
    ("military_base", Look::Castle),
    ("movie_studio", Look::Cinema),
    ("multinational_corp", Look::Office),
    ("museum_of_art", Look::Cathedral),
    ("museum_of_history", Look::Cathedral),
    ("museum_of_industry", Look::Cathedral),
    ("natural_history_museum", Look::Cathedral),
    ("nature_trails", Look::Park),
    ("opera_house", Look::Theatre),
    ("osler_general", Look::Hospital),
    ("park", Look::Park),
    ("penfield_health", Look::Hospital),
    ("doctor", Look::Hospital),
    ("prescott_pharmaceuticals", Look::Office),
    ("public_works_office", Look::PostOffice),
    ("recycling_facility", Look::Warehouse),
    ("resort", Look::Hotel),
    ("royal_cinema", Look::Cinema),
    ("school_1", Look::School),
    ("school_2", Look::School),
    ("science_center", Look::University),
    ("shopping_center", Look::DepartmentStore),
    ("space_research_lab", Look::University),
    ("stadium", Look::Stadium),
    ("stock_exchange", Look::Bank),
    ("subway", Look::Station),
    ("technology_park", Look::Office),
    ("technotech_inc", Look::Tower),
    ("the_villa", Look::Palace),
    ("theatre", Look::Theatre),
    ("train_station", Look::Station),
    ("tudor_townhouses", Look::Terrace),
    ("university", Look::University),
    ("victoria_terraces", Look::Terrace),
    ("walled_mart", Look::DepartmentStore),
    ("warehouse", Look::Warehouse),
    ("windsor_cottages", Look::House),
];

/// The colour of a type.
pub const fn paint(kind: Kind) -> Paint {
    match kind {
        Kind::Housing => Paint::Moss,
        Kind::Public => Paint::Umber,
        Kind::Industry => Paint::Grey,
        Kind::Commerce => Paint::Blue,
        Kind::Tourism => Paint::Vermilion,
        Kind::Prosperity => Paint::Violet,
    }
}

/// The icon of a type.
pub const fn kind_icon(kind: Kind) -> Icon {
    match kind {
        Kind::Housing => Icon::House,
        Kind::Public => Icon::Columns,
        Kind::Industry => Icon::Factory,
        Kind::Commerce => Icon::Shop,
        Kind::Tourism => Icon::Suitcase,
        Kind::Prosperity => Icon::Gem,
    }
}

/// The icon of a resource.
pub const fn icon(what: Resource) -> Icon {
    match what {
        Resource::Progress => Icon::Gear,
        Resource::Population => Icon::Person,
        Resource::Employment => Icon::Work,
        Resource::PublicService => Icon::Shield,
        Resource::Culture => Icon::Mask,
        Resource::Money => Icon::Money,
        Resource::Prestige => Icon::Star,
        Resource::Energy => Icon::Bolt,
    }
}

/// The icon of what an effect reads.
pub const fn metric_icon(metric: Metric) -> Icon {
    match metric {
        Metric::PowerPlantLevel => Icon::Factory,
        Metric::Employment
        | Metric::Population
        | Metric::Culture
        | Metric::Money
        | Metric::Energy
        | Metric::PublicService
        | Metric::CultureMarkersAhead => icon(metric.watches()),
    }
}
