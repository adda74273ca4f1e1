//! 9 What a viewer may know.

use engine::{BySeat, List, Rng, Viewer};
use serde::Serialize;

use crate::content::content;
use crate::ids::{ERAS, Kind, MAX_CITIES, TileId, TileSet, or_none};
use crate::state::{BOX, Capitals, HAND, Open, Phase, STACK, Secret};

/// What a viewer may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// Everything open (CA-9.1).
    #[serde(rename = "table")]
    pub open: Open,
    /// Tiles left in each era stack.
    pub stacks: [u8; ERAS],
    /// Tiles of each era that nobody has seen yet (CA-9.5).
    pub unseen: [TileSet; ERAS],
    /// Prosperity tiles that nobody has shown yet, the viewer's own included (CA-9.5).
    pub unrevealed: TileSet,
    /// Unbuilt Prosperity tiles of each city.
    pub held: BySeat<u8, MAX_CITIES>,
    /// The viewer's own (CA-9.4).
    #[serde(with = "or_none")]
    pub hand: Option<List<TileId, HAND>>,
    /// Everything, once the game is over (CA-9.7).
    #[serde(with = "or_none")]
    pub revealed: Option<Secret>,
}

pub fn view(game: &Capitals, viewer: Viewer) -> View {
    let Capitals { open, secret } = game;
    let seen = open.seen();
    let prosperity = if open.options.prosperity { content().prosperity } else { TileSet::NONE };
    View {
        viewer,
        open: *open,
        stacks: [0, 1, 2].map(|era: usize| secret.stacks[era].len() as u8),
        unseen: [0, 1, 2].map(|era| content().era_tiles(era, open.seats.0).less(seen)),
        unrevealed: prosperity.less(seen),
        held: BySeat(secret.hands.0.map(|hand| hand.len() as u8)),
        hand: viewer.seat().map(|seat| secret.hands[seat]),
        revealed: (open.phase == Phase::Over).then_some(*secret),
    }
}

/// CA-9.6: what the view does not tell, every possibility equally likely.
pub fn imagine(view: &View, rng: &mut Rng) -> Capitals {
    let secret = view.revealed.unwrap_or_else(|| secret(view, rng));
    Capitals { open: view.open, secret }
}

fn secret(view: &View, rng: &mut Rng) -> Secret {
    let mut secret = Secret::default();
    for era in 0..ERAS {
        let mut unseen = view.unseen[era];
        if view.stacks[era] == 0 {
            secret.left = secret.left.or(unseen);
            continue;
        }
        remove_unseen(view, &mut unseen, &mut secret.left, rng);
        let mut stack: List<TileId, STACK> = unseen.iter().collect();
        rng.shuffle(&mut stack);
        secret.stacks[era] = stack;
    }
    if view.open.options.prosperity {
        deal(view, &mut secret, rng);
    }
    secret
}

/// With two players one unseen tile of each type is not in the stack (CA-9.5).
fn remove_unseen(view: &View, unseen: &mut TileSet, left: &mut TileSet, rng: &mut Rng) {
    for _ in 0..content().setup(view.open.seats.0).discard_per_type {
        for kind in Kind::ERA {
            let alike: List<TileId, STACK> = unseen.and(content().of_kind(kind)).iter().collect();
            let removed = rng.pick(&alike);
            unseen.remove(removed);
            left.add(removed);
        }
    }
}

fn deal(view: &View, secret: &mut Secret, rng: &mut Rng) {
    let own: TileSet = view.hand.iter().flat_map(|hand| hand.iter().copied()).collect();
    let mut tiles: List<TileId, BOX> = view.unrevealed.less(own).iter().collect();
    rng.shuffle(&mut tiles);
    let mut rest = &tiles[..];
    for seat in view.open.seats.iter() {
        let mut hand = match view.hand {
            Some(hand) if view.viewer.is(seat) => hand,
            _ => {
                let (dealt, other) = rest.split_at(view.held[seat].into());
                rest = other;
                List::of(dealt)
            }
        };
        hand.sort_unstable();
        secret.hands[seat] = hand;
    }
    secret.undealt = rest.iter().copied().collect();
}
