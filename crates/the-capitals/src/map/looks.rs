//! What things look like: a colour and an icon for every type, an icon for every resource.

use art::{Icon, Paint};

use crate::effects::Metric;
use crate::ids::{Kind, Resource};

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
