//! Building sites: a few plots that form a shape.

use std::fmt;
use std::str::FromStr;

use super::{City, Side};
use crate::content::{MOST_PLOTS, Shape, Walk};
use crate::ids::{Plot, Plots};

/// The plots of one building, ascending.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Site {
    plots: [Plot; MOST_PLOTS],
    len: u8,
}

impl Site {
    /// A site from different plots in any order; nothing if there are none or too many.
    pub fn new(plots: Plots) -> Option<Site> {
        if !(1..=MOST_PLOTS).contains(&plots.len()) {
            return None;
        }
        let mut site = Site { len: plots.len() as u8, ..Site::default() };
        site.plots.iter_mut().zip(plots.iter()).for_each(|(place, plot)| *place = plot);
        Some(site)
    }

    /// The site of one plot.
    pub fn single(plot: Plot) -> Site {
        let mut site = Site { len: 1, ..Site::default() };
        site.plots[0] = plot;
        site
    }

    /// The plots one by one, ascending.
    pub fn iter(&self) -> impl Iterator<Item = Plot> + Clone + '_ {
        self.plots[..self.len()].iter().copied()
    }

    /// The plots as a set.
    pub fn plots(&self) -> Plots {
        self.iter().collect()
    }

    /// How many plots.
    pub fn len(&self) -> usize {
        self.len.into()
    }

    /// Whether there are no plots; true for no real site.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The first plot.
    pub fn first(&self) -> Plot {
        self.plots[0]
    }
}

impl fmt::Display for Site {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter()
            .enumerate()
            .try_for_each(|(i, plot)| if i == 0 { write!(f, "{plot}") } else { write!(f, "+{plot}") })
    }
}

impl FromStr for Site {
    type Err = ();
    fn from_str(text: &str) -> Result<Self, ()> {
        let plots = text.split('+').map(str::parse).collect::<Result<Vec<Plot>, ()>>()?;
        let ascending = plots.is_sorted_by(|a, b| a < b);
        Site::new(plots.into_iter().collect()).filter(|_| ascending).ok_or(())
    }
}

impl City {
    /// Every site of a shape within some plots, without streetcars inside (BC-6.1.5); in no order, each once.
    pub fn sites(&self, shape: &Shape, within: Plots, out: &mut impl FnMut(Site)) {
        self.find_site(shape, within, |site| {
            out(site);
            false
        });
    }

    /// The first of these sites that is wanted.
    pub fn find_site(&self, shape: &Shape, within: Plots, mut wanted: impl FnMut(Site) -> bool) -> Option<Site> {
        for walk in &shape.walks {
            for start in within.iter() {
                if let Some(site) = self.walk(walk, start, within).filter(|&site| wanted(site)) {
                    return Some(site);
                }
            }
        }
        None
    }

    /// Those of some plots that are beside another of them.
    pub fn beside_each_other(&self, plots: Plots) -> Plots {
        let beside = |plot: &Plot| Side::ALL.iter().any(|&side| self.beside(*plot, side).is_some_and(|o| plots.has(o)));
        plots.iter().filter(beside).collect()
    }

    fn walk(&self, walk: &Walk, start: Plot, within: Plots) -> Option<Site> {
        let mut order = [start; MOST_PLOTS];
        for (i, &(from, side)) in walk.steps.iter().enumerate() {
            order[i + 1] = self.beside(order[from], side).filter(|&plot| within.has(plot))?;
        }
        let blocked = walk.inner.iter().any(|&(i, side)| self.car_on(order[i], side));
        let len = walk.steps.len() + 1;
        let plots = &mut order[..len];
        if blocked {
            return None;
        }
        plots.sort_unstable();
        let mut site = Site { len: len as u8, ..Site::default() };
        site.plots[..len].copy_from_slice(plots);
        Some(site)
    }

    /// Whether plots form a shape, streetcars or not.
    pub fn has_shape(&self, site: Site, shape: &Shape) -> bool {
        self.turned(site, shape).is_some()
    }

    /// How a shape has to be turned, and from which plot it starts, to cover a site.
    pub fn turned(&self, site: Site, shape: &Shape) -> Option<(usize, Plot)> {
        let plots = site.plots();
        let follows = |walk: &Walk, start: Plot| {
            let mut order = [start; MOST_PLOTS];
            let stays = walk.steps.iter().enumerate().all(|(i, &(from, side))| {
                let next = self.beside(order[from], side).filter(|&plot| plots.has(plot));
                next.map(|plot| order[i + 1] = plot).is_some()
            });
            stays && order[..shape.size].iter().copied().collect::<Plots>() == plots
        };
        let start = |walk: &Walk| plots.iter().find(|&start| follows(walk, start));
        let mut turns = (0..).zip(&shape.walks).filter(|_| site.len() == shape.size);
        turns.find_map(|(turn, walk)| Some((turn, start(walk)?)))
    }

    /// Whether a streetcar stands between two plots of a site (BC-6.1.5).
    pub fn has_car_inside(&self, site: Site) -> bool {
        let plots = site.plots();
        let between =
            |plot: Plot, side| self.car_on(plot, side) && self.beside(plot, side).is_some_and(|other| plots.has(other));
        plots.iter().any(|plot| Side::ALL.into_iter().any(|side| between(plot, side)))
    }
}
