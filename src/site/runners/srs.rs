//! Guideline SRS. A piece is four squares around its centre; states are 0 spawn, 1 right, 2 reverse, 3 left; y points up.
use crate::{Position, Square};

fn shape(piece: char) -> [Square; 4] {
    match piece {
        'I' => [(-1, 0), (0, 0), (1, 0), (2, 0)],
        'J' => [(-1, 1), (-1, 0), (0, 0), (1, 0)],
        'L' => [(1, 1), (-1, 0), (0, 0), (1, 0)],
        'O' => [(0, 0), (1, 0), (0, 1), (1, 1)],
        'S' => [(0, 0), (-1, 0), (0, 1), (1, 1)],
        'T' => [(0, 1), (-1, 0), (0, 0), (1, 0)],
        _ => [(-1, 1), (0, 1), (0, 0), (1, 0)],
    }
}

/// The offsets of a state, test by test. A kick is the offset of the old state less that of the new one.
fn offsets(piece: char, state: usize) -> &'static [Square] {
    match (piece, state) {
        ('I', 0) => &[(0, 0), (-1, 0), (2, 0), (-1, 0), (2, 0)],
        ('I', 1) => &[(-1, 0), (0, 0), (0, 0), (0, 1), (0, -2)],
        ('I', 2) => &[(-1, 1), (1, 1), (-2, 1), (1, 0), (-2, 0)],
        ('I', _) => &[(0, 1), (0, 1), (0, 1), (0, -1), (0, 2)],
        ('O', 0) => &[(0, 0)],
        ('O', 1) => &[(0, -1)],
        ('O', 2) => &[(-1, -1)],
        ('O', _) => &[(-1, 0)],
        (_, 1) => &[(0, 0), (1, 0), (1, -1), (0, 2), (1, 2)],
        (_, 3) => &[(0, 0), (-1, 0), (-1, -1), (0, 2), (-1, 2)],
        _ => &[(0, 0), (0, 0), (0, 0), (0, 0), (0, 0)],
    }
}

/// The squares around the centre: a quarter turn to the right takes (x, y) to (y, -x).
fn squares_of(piece: char, state: usize) -> [Square; 4] {
    (0..state).fold(shape(piece), |squares, _| squares.map(|(x, y)| (y, -x)))
}

/// Returns the centre after the turn, or nothing when no test fits.
fn try_turn(board: &[Vec<bool>], piece: char, from: usize, to: usize, centre: Square) -> Option<Square> {
    let is_free = |x, y| x >= 0 && y >= 0 && board.get(y as usize).and_then(|row| row.get(x as usize)) == Some(&false);
    let tests = offsets(piece, from).iter().zip(offsets(piece, to));
    tests
        .map(|(a, b)| (centre.0 + a.0 - b.0, centre.1 + a.1 - b.1))
        .find(|&(x, y)| squares_of(piece, to).iter().all(|&(dx, dy)| is_free(x + dx, y + dy)))
}

/// What the runner of the vectors calls: squares before the turn in, squares after it out.
pub fn rotate(position: &Position) -> Option<Vec<Square>> {
    let (piece, from, to) = (position.piece, position.from as usize, position.to as usize);
    let least = |squares: &[Square]| (squares.iter().map(|s| s.0).min().unwrap_or(0), squares.iter().map(|s| s.1).min().unwrap_or(0));
    let (own, before) = (least(&squares_of(piece, from)), least(&position.before));
    let (x, y) = try_turn(&position.board, piece, from, to, (before.0 - own.0, before.1 - own.1))?;
    Some(squares_of(piece, to).iter().map(|(dx, dy)| (x + dx, y + dy)).collect())
}
