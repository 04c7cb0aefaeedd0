"""An example of a game. It reads shapes and kicks from table.csv in the current folder, a table of Wallkick as CSV.

Put your own `rotate` in its place.
"""

with open("table.csv", encoding="utf-8") as file:
    TABLE = [line.split(",") for line in file]


def vectors(*first_cells):
    """The vectors of all lines that begin with some cells, in their order."""
    lines = [line for line in TABLE if line[: len(first_cells)] == list(first_cells)]
    return [(int(line[6]), int(line[7])) for line in lines]


def is_free(board, x, y):
    return 0 <= y < len(board) and 0 <= x < len(board[y]) and not board[y][x]


def rotate(position):
    """Return the squares after the turn, or None when the piece does not rotate."""
    old = vectors("shape", position.piece, str(position.from_state))
    # The corner of the box on the board.
    left = min(x for x, _ in position.before) - min(x for x, _ in old)
    edge = min(y for _, y in position.before) - min(y for _, y in old)
    shape = vectors("shape", position.piece, str(position.to_state))
    turn = f"{position.from_state}>>{position.to_state}"
    for dx, dy in vectors("kick", position.piece, "", turn, position.precedence):
        squares = [(left + x + dx, edge + y + dy) for x, y in shape]
        if all(is_free(position.board, x, y) for x, y in squares):
            return squares
    return None
