// An example of a game. It reads shapes and kicks from table.csv in the current folder, a table of Wallkick as CSV.
// Put your own `rotate` in its place.

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.ToIntFunction;

final class Game {
  private static final List<List<String>> TABLE = readTable();

  private static List<List<String>> readTable() {
    try {
      return Files.readAllLines(Path.of("table.csv")).stream().map(line -> List.of(line.split(",", -1))).toList();
    } catch (IOException error) {
      throw new UncheckedIOException(error);
    }
  }

  /** The vectors of all lines that begin with some cells, in their order. */
  private static List<Square> vectors(String... firstCells) {
    return TABLE.stream()
        .filter(line -> line.subList(0, firstCells.length).equals(List.of(firstCells)))
        .map(line -> new Square(Integer.parseInt(line.get(6)), Integer.parseInt(line.get(7))))
        .toList();
  }

  private static int least(List<Square> squares, ToIntFunction<Square> axis) {
    return squares.stream().mapToInt(axis).min().orElse(0);
  }

  private static boolean isFree(boolean[][] board, Square square) {
    int x = square.x();
    int y = square.y();
    return y >= 0 && y < board.length && x >= 0 && x < board[y].length && !board[y][x];
  }

  /** Returns the squares after the turn, or null when the piece does not rotate. */
  static List<Square> rotate(Position position) {
    String piece = String.valueOf(position.piece());
    List<Square> old = vectors("shape", piece, String.valueOf(position.from()));
    // The corner of the box on the board.
    int left = least(position.before(), Square::x) - least(old, Square::x);
    int edge = least(position.before(), Square::y) - least(old, Square::y);
    List<Square> shape = vectors("shape", piece, String.valueOf(position.to()));
    String turn = position.from() + ">>" + position.to();
    for (Square kick : vectors("kick", piece, "", turn, position.precedence())) {
      List<Square> squares = shape.stream()
          .map(square -> new Square(left + square.x() + kick.x(), edge + square.y() + kick.y()))
          .toList();
      if (squares.stream().allMatch(square -> isFree(position.board(), square))) return squares;
    }
    return null;
  }
}
