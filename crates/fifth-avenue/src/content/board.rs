//! `board.toml`: the places, the ways between them, and the lots around each district.

use engine::{ContentError, List, demand};
use serde::Deserialize;

use crate::ids::{ByDistrict, ByNode, Node, Plot};

pub(super) const FILE: &str = "board.toml";

#[derive(Deserialize)]
pub(super) struct BoardFile {
    node: Vec<NodeRow>,
}

#[derive(Deserialize)]
struct NodeRow {
    id: String,
    code: String,
    level: u8,
    next: Vec<String>,
    #[serde(default)]
    ring5: Vec<String>,
    #[serde(default)]
    ring6: Vec<String>,
    x: i32,
    y: i32,
}

pub(super) struct Board {
    pub(super) next: ByNode<u16>,
    pub(super) places: ByNode<(i32, i32)>,
    pub(super) rings: [ByDistrict<List<Plot, 6>>; 2],
}

/// FA-3.1: the column of each place; the rules count on three districts a trip, and on places in rising order.
const LEVELS: ByNode<u8> = ByNode::new([0, 1, 1, 2, 2, 2, 3, 3, 4]);

pub(super) fn board(file: &BoardFile) -> Result<Board, ContentError> {
    let codes: Vec<&str> = file.node.iter().map(|row| row.code.as_str()).collect();
    let wanted: Vec<&str> = Node::ALL.iter().map(|node| node.name()).collect();
    demand(codes == wanted, FILE, "node", format!("the places must be {wanted:?}, in this order"))?;
    let mut board = Board { next: Default::default(), places: Default::default(), rings: Default::default() };
    for (i, (row, node)) in file.node.iter().zip(Node::ALL).enumerate() {
        board.places[node] = (row.x, row.y);
        let level = LEVELS[node];
        demand(row.level == level, FILE, format!("node[{i}].level"), format!("{node} is in column {level}"))?;
        demand((1..=2).contains(&row.next.len()), FILE, format!("node[{i}].next"), "one or two places follow")?;
        for id in &row.next {
            let place = format!("node[{i}].next");
            let ahead = file.node.iter().position(|other| other.id == *id);
            let ahead = ahead.ok_or_else(|| ContentError::new(FILE, &place, format!("there is no place {id:?}")))?;
            let up = LEVELS[Node::ALL[ahead]] == (level + 1) % 5;
            demand(up, FILE, place, format!("{id:?} is not one column further"))?;
            board.next[node] |= 1 << ahead;
        }
        if let Some(district) = node.district() {
            board.rings[0][district] = ring(i, "ring5", &row.ring5, &Plot::ALL[..5])?;
            board.rings[1][district] = ring(i, "ring6", &row.ring6, &Plot::ALL)?;
        }
    }
    Ok(board)
}

fn ring(row: usize, field: &str, ids: &[String], wanted: &[Plot]) -> Result<List<Plot, 6>, ContentError> {
    let place = format!("node[{row}].{field}");
    let mut ring = List::new();
    for id in ids {
        match id.parse() {
            Ok(plot) if wanted.contains(&plot) && !ring.contains(&plot) => ring.push(plot),
            Ok(_) | Err(_) => {
                return Err(ContentError::new(FILE, place, format!("{id:?} is no lot of this ring, or stands twice")));
            }
        }
    }
    demand(ring.len() == wanted.len(), FILE, place, format!("a ring of {} lots", wanted.len()))?;
    Ok(ring)
}
