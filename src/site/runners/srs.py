"""Guideline SRS. A piece is four squares around its centre; states are 0 spawn, 1 right, 2 reverse, 3 left; y points up."""

SHAPES = {
    "I": [(-1, 0), (0, 0), (1, 0), (2, 0)],
    "J": [(-1, 1), (-1, 0), (0, 0), (1, 0)],
    "L": [(1, 1), (-1, 0), (0, 0), (1, 0)],
    "O": [(0, 0), (1, 0), (0, 1), (1, 1)],
    "S": [(0, 0), (-1, 0), (0, 1), (1, 1)],
    "T": [(0, 1), (-1, 0), (0, 0), (1, 0)],
    "Z": [(-1, 1), (0, 1), (0, 0), (1, 0)],
}

# The offsets of each state, test by test. A kick is the offset of the old state less that of the new one.
JLSTZ = [
    [(0, 0), (0, 0), (0, 0), (0, 0), (0, 0)],
    [(0, 0), (1, 0), (1, -1), (0, 2), (1, 2)],
    [(0, 0), (0, 0), (0, 0), (0, 0), (0, 0)],
    [(0, 0), (-1, 0), (-1, -1), (0, 2), (-1, 2)],
]
I = [
    [(0, 0), (-1, 0), (2, 0), (-1, 0), (2, 0)],
    [(-1, 0), (0, 0), (0, 0), (0, 1), (0, -2)],
    [(-1, 1), (1, 1), (-2, 1), (1, 0), (-2, 0)],
    [(0, 1), (0, 1), (0, 1), (0, -1), (0, 2)],
]
O = [[(0, 0)], [(0, -1)], [(-1, -1)], [(-1, 0)]]
OFFSETS = {"I": I, "O": O}


def squares_of(piece, state):
    """The squares around the centre: a quarter turn to the right takes (x, y) to (y, -x)."""
    squares = SHAPES[piece]
    for _ in range(state):
        squares = [(y, -x) for x, y in squares]
    return squares


def is_free(board, x, y):
    return 0 <= y < len(board) and 0 <= x < len(board[y]) and not board[y][x]


def try_turn(board, piece, old, new, centre):
    """Return the centre after the turn, or None when no test fits."""
    offsets = OFFSETS.get(piece, JLSTZ)
    for (ax, ay), (bx, by) in zip(offsets[old], offsets[new]):
        x, y = centre[0] + ax - bx, centre[1] + ay - by
        if all(is_free(board, x + dx, y + dy) for dx, dy in squares_of(piece, new)):
            return x, y
    return None


def rotate(position):
    """What the runner of the vectors calls: squares before the turn in, squares after it out."""
    around = squares_of(position.piece, position.from_state)
    centre = [min(axis) - min(own) for axis, own in zip(zip(*position.before), zip(*around))]
    new = try_turn(position.board, position.piece, position.from_state, position.to_state, centre)
    return new and [(new[0] + dx, new[1] + dy) for dx, dy in squares_of(position.piece, position.to_state)]
