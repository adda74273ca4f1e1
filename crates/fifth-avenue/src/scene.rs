//! The board as a picture.

use std::fmt::Write;

use engine::Say;

use crate::ids::{Card, Colour, District, Key, Node, Pawn, Shop, Site};
use crate::view::View;

pub fn draw(view: &View, _words: &dyn Say) -> String {
    let mut svg = String::from("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1800 1200\" role=\"img\">");
    for &district in District::ALL {
        write!(svg, "<g data-pick=\"district:{district}\"></g>").unwrap();
        for &plot in view.table.plots() {
            write!(svg, "<g data-pick=\"lot:{}\"></g>", Site { district, plot }).unwrap();
        }
    }
    Node::ALL.iter().for_each(|n| write!(svg, "<g data-pick=\"place:{n}\"></g>").unwrap());
    Pawn::ALL.iter().for_each(|n| write!(svg, "<g data-pick=\"pawn:{n}\"></g>").unwrap());
    Shop::ALL.iter().for_each(|n| write!(svg, "<g data-pick=\"tile:{n}\"></g>").unwrap());
    Colour::ALL.iter().for_each(|n| write!(svg, "<g data-pick=\"deck:{n}\"></g>").unwrap());
    Card::all().for_each(|n| write!(svg, "<g data-pick=\"card:{n}\"></g>").unwrap());
    svg + "</svg>"
}
