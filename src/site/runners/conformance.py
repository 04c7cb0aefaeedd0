"""Runs Wallkick's vectors on your game: python3 conformance.py [OPTIONS] FILE.tsv...

Your game is game.py in the current folder, or the file after --game. It defines the function `rotate`.
"""
import importlib
import pathlib
import re
import sys
from dataclasses import dataclass

USAGE = "Usage: python3 conformance.py [--game game.py] [--y up|down] [--height ROWS] [--names 0123|0R2L|NESW] FILE.tsv..."
# These columns and their values are the parameters of a link to the stepper.
LINK = ["system", "piece", "from", "at", "turn", "precedence", "floorkicks", "board", "step"]
COLUMNS = ["id", *LINK, "to", "before", "after", "kick"]
HELD = "held"  # Another parameter of the link, in files of systems whose kicks lean towards held keys.

options = {"game": "game.py", "y": "up", "height": "40", "names": "0123"}


@dataclass(frozen=True)
class Position:
    """A piece, a board and a turn.

    Columns count from the left and rows from the bottom, or from the top with `--y down`, from 0.
    """

    piece: str
    from_state: int  # States: 0 spawn, 1 right, 2 reverse, 3 left.
    to_state: int
    turn: str  # "cw", "ccw" or "180".
    precedence: str  # "left" or "right" where the side of the button decides, otherwise empty.
    held: str  # Keys held during the turn, of "L", "R" and "D", where kicks lean towards them, otherwise empty.
    floor_kicks: int  # Floor kicks that the piece has made before.
    board: list  # board[y][x] is True where a block is. The piece is not on the board.
    before: list  # The squares of the piece, (x, y).


def stop(message):
    print(message, file=sys.stderr)
    sys.exit(2)


def read_arguments(args):
    def refuse(message):
        stop(f"{message}\n{USAGE}")

    files = []
    rest = iter(args)
    for name in rest:
        if not name.startswith("--"):
            files.append(name)
        elif name[2:] not in options:
            refuse(f"{name} is not an option.")
        else:
            options[name[2:]] = next(rest, None) or refuse(f"{name} needs a value.")
    if options["y"] not in ("up", "down"):
        refuse(f"--y is {options['y']}. Use up or down.")
    if not re.fullmatch("[1-9][0-9]?", options["height"]):
        refuse(f"--height is {options['height']}. Use 1 to 99.")
    if options["names"] not in ("0123", "0R2L", "NESW"):
        refuse(f"--names is {options['names']}. Use 0123, 0R2L or NESW.")
    return files or refuse("Name a file of vectors.")


def read_number(text):
    if not re.fullmatch("-?[0-9]+", text):
        raise ValueError(f"{text} is not a number")
    return int(text)


def read_pair(text):
    x, _, y = text.partition(",")
    return read_number(x), read_number(y)


def by_row(square):
    return square[1], square[0]


def show(squares):
    return " ".join(f"({x}, {y})" for x, y in squares)


def read_squares(text):
    """Squares of a line in the convention of the options, sorted."""
    top = int(options["height"]) - 1
    squares = [read_pair(square) for square in text.split(" ")]
    if any(y > top for _, y in squares):
        raise ValueError("a square is above the board. Set --height to more rows")
    return sorted([(x, top - y if options["y"] == "down" else y) for x, y in squares], key=by_row)


def read_board(text):
    rows = [[square == "#" for square in row] for row in text.split("/")]
    height = int(options["height"])
    if len(rows) > height:
        raise ValueError("the board is too high. Set --height to more rows")
    rows = [[False] * len(rows[0]) for _ in range(height - len(rows))] + rows
    return rows if options["y"] == "down" else rows[::-1]


def read_position(cell):
    return Position(
        piece=cell["piece"],
        from_state=read_number(cell["from"]),
        to_state=read_number(cell["to"]),
        turn=cell["turn"],
        precedence=cell["precedence"].replace("-", ""),
        held=cell.get(HELD, "-").replace("-", ""),
        floor_kicks=read_number(cell["floorkicks"]),
        board=read_board(cell["board"]),
        before=read_squares(cell["before"]),
    )


def describe_case(cell):
    """Names the turn and the test that must win."""
    old, new = (options["names"][read_number(cell[end])] for end in ("from", "to"))
    turn = f"{cell['piece']} {old}>>{new} ({cell['turn']})"
    if cell["step"] == "-":
        return f"{turn}: all tests fail"
    x, y = read_pair(cell["kick"])
    return f"{turn}: test {cell['step']} wins, kick ({x}, {-y if options['y'] == 'down' else y})"


def link_to(stepper, cell):
    words = [f"{name}={cell[name]}" for name in [*LINK, HELD] if cell.get(name, "-") != "-"]
    query = "&".join([*words, f"y={options['y']}", f"names={options['names']}"])
    return f"{stepper}?{query.replace('#', '%23')}"


def play(rotate, position):
    """Runs the game on a position and returns the result in words."""
    try:
        squares = rotate(position)
        return "no rotation" if squares is None else show(sorted(squares, key=by_row))
    except Exception as error:  # Whatever a game raises is a failure of this vector.
        return f"an error: {error!r}"


def check_line(rotate, stepper, cell):
    """Returns the report of a failure, or None when the game is right."""
    position = read_position(cell)
    expected = "no rotation" if cell["step"] == "-" else show(read_squares(cell["after"]))
    got = play(rotate, position)
    if got == expected:
        return None
    return "\n".join(
        [
            f"vector {cell['id']}, {describe_case(cell)}",
            f"  before    {show(position.before)}",
            f"  expected  {expected}",
            f"  got       {got}",
            f"  see       {link_to(stepper, cell)}",
        ]
    )


def read_text(file):
    try:
        return pathlib.Path(file).read_text(encoding="utf-8")
    except (OSError, ValueError):
        return stop(f"{file} cannot be read.")


def run_file(rotate, file):
    """Runs a file, prints the failures and returns for each vector whether it passed."""
    results = []
    stepper = ""
    names = []
    for number, line in enumerate(read_text(file).splitlines(), 1):
        if line.startswith("# stepper "):
            stepper = line[len("# stepper ") :]
        if line == "" or line.startswith("#"):
            continue
        cells = line.split("\t")
        try:
            if not names:
                names = cells
                if not set(COLUMNS) <= set(names):
                    raise ValueError(f"the first line must name these columns: {' '.join(COLUMNS)}")
                continue
            if len(cells) != len(names):
                raise ValueError(f"{len(cells)} columns instead of {len(names)}")
            failure = check_line(rotate, stepper, dict(zip(names, cells)))
        except ValueError as error:
            stop(f"{file}, line {number}: {error}.")
        if failure is not None:
            print(f"{file}, {failure}")
        results.append(failure is None)
    return results or stop(f"{file} has no vectors. Download it again.")


def load_rotate(file):
    path = pathlib.Path(file).resolve()
    sys.path.insert(0, str(path.parent))
    try:
        return importlib.import_module(path.stem).rotate
    except Exception as error:  # The game may fail in any way while it loads.
        return stop(f"{file} cannot be loaded: {error!r}")


def main():
    files = read_arguments(sys.argv[1:])
    rotate = load_rotate(options["game"])
    results = [passed for file in files for passed in run_file(rotate, file)]
    failed = results.count(False)
    print(f"{len(results) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
