//! An example of a game. It reads shapes and kicks from table.csv in the current folder, a table of Wallkick as CSV.
//! Put your own `rotate` in its place.
use crate::{Position, Square};
use std::fs;
use std::sync::OnceLock;

/// The lines of the table, in cells.
fn table() -> &'static Vec<Vec<String>> {
    static TABLE: OnceLock<Vec<Vec<String>>> = OnceLock::new();
    TABLE.get_or_init(|| {
        let text = fs::read_to_string("table.csv").expect("table.csv is in the current folder");
        text.lines().map(|line| line.split(',').map(String::from).collect()).collect()
    })
}

/// The vectors of all lines that begin with some cells, in their order.
fn vectors(first_cells: &[&str]) -> Vec<Square> {
    let number = |cell: &String| cell.parse().expect("table.csv holds whole numbers");
    let lines = table().iter().filter(|line| first_cells.iter().zip(line.iter()).all(|(cell, own)| cell == own));
    lines.map(|line| (number(&line[6]), number(&line[7]))).collect()
}

fn corner(squares: &[Square]) -> Square {
    let x = squares.iter().map(|square| square.0).min().unwrap_or(0);
    let y = squares.iter().map(|square| square.1).min().unwrap_or(0);
    (x, y)
}

fn is_free(board: &[Vec<bool>], (x, y): Square) -> bool {
    x >= 0 && y >= 0 && board.get(y as usize).and_then(|row| row.get(x as usize)) == Some(&false)
}

/// Returns the squares after the turn, or nothing when the piece does not rotate.
pub fn rotate(position: &Position) -> Option<Vec<Square>> {
    let piece = position.piece.to_string();
    let turn = format!("{}>>{}", position.from, position.to);
    // The corner of the box on the board.
    let (old, before) = (corner(&vectors(&["shape", &piece, &position.from.to_string()])), corner(&position.before));
    let (left, edge) = (before.0 - old.0, before.1 - old.1);
    let shape = vectors(&["shape", &piece, &position.to.to_string()]);
    let kicks = vectors(&["kick", &piece, "", &turn, &position.precedence]);
    kicks
        .iter()
        .map(|(dx, dy)| shape.iter().map(|(x, y)| (left + x + dx, edge + y + dy)).collect::<Vec<_>>())
        .find(|squares| squares.iter().all(|&square| is_free(&position.board, square)))
}
