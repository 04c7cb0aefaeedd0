// Runs Wallkick's vectors on your game: javac Conformance.java Game.java && java Conformance [OPTIONS] FILE.tsv...
// Your game is Game.java beside this file. It has the function `rotate`.

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The square in a column and a row. */
record Square(int x, int y) {}

/**
 * A piece, a board and a turn. Columns count from the left and rows from the bottom, or from the top with `--y down`, from 0.
 *
 * @param from state before: 0 spawn, 1 right, 2 reverse, 3 left
 * @param to state after
 * @param turn `cw`, `ccw` or `180`
 * @param precedence `left` or `right` where the side of the button decides, otherwise empty
 * @param held keys held during the turn, of `L`, `R` and `D`, where kicks lean towards them, otherwise empty
 * @param floorKicks floor kicks that the piece has made before
 * @param board `board[y][x]` is true where a block is; the piece is not on the board
 */
record Position(
    char piece,
    int from,
    int to,
    String turn,
    String precedence,
    String held,
    int floorKicks,
    boolean[][] board,
    List<Square> before) {}

final class Conformance {
  private static final String USAGE =
      "Usage: java Conformance [--y up|down] [--height ROWS] [--names 0123|0R2L|NESW] FILE.tsv...";

  /** These columns and their values are the parameters of a link to the stepper. */
  private static final List<String> LINK =
      List.of("system", "piece", "from", "at", "turn", "precedence", "floorkicks", "board", "step");

  /** Another parameter of the link, in files of systems whose kicks lean towards held keys. */
  private static final String HELD = "held";

  private static final List<String> OTHERS = List.of("id", "to", "before", "after", "kick");

  private static final Map<String, String> options =
      new HashMap<>(Map.of("--y", "up", "--height", "40", "--names", "0123"));

  private static RuntimeException stop(String message) {
    System.err.println(message);
    System.exit(2);
    return new IllegalStateException(message);
  }

  private static RuntimeException refuse(String message) {
    return stop(message + "\n" + USAGE);
  }

  private static List<String> readArguments(String[] args) {
    List<String> files = new ArrayList<>();
    for (int index = 0; index < args.length; index++) {
      String name = args[index];
      if (!name.startsWith("--")) files.add(name);
      else if (!options.containsKey(name)) throw refuse(name + " is not an option.");
      else if (++index == args.length) throw refuse(name + " needs a value.");
      else options.put(name, args[index]);
    }
    String y = options.get("--y");
    String height = options.get("--height");
    String names = options.get("--names");
    if (!y.matches("up|down")) throw refuse("--y is " + y + ". Use up or down.");
    if (!height.matches("[1-9][0-9]?")) throw refuse("--height is " + height + ". Use 1 to 99.");
    if (!names.matches("0123|0R2L|NESW")) throw refuse("--names is " + names + ". Use 0123, 0R2L or NESW.");
    if (files.isEmpty()) throw refuse("Name a file of vectors.");
    return files;
  }

  private static boolean isDown() {
    return options.get("--y").equals("down");
  }

  private static int height() {
    return Integer.parseInt(options.get("--height"));
  }

  private static int readNumber(String text) {
    if (!text.matches("-?[0-9]{1,9}")) throw new IllegalArgumentException(text + " is not a number");
    return Integer.parseInt(text);
  }

  private static Square readPair(String text) {
    String[] parts = text.split(",", 2);
    return new Square(readNumber(parts[0]), readNumber(parts.length > 1 ? parts[1] : ""));
  }

  /** The squares in words, sorted by row and column. */
  private static String show(List<Square> squares) {
    return squares.stream()
        .sorted(Comparator.comparing(Square::y).thenComparing(Square::x))
        .map(square -> "(" + square.x() + ", " + square.y() + ")")
        .collect(Collectors.joining(" "));
  }

  /** Squares of a line in the convention of the options. */
  private static List<Square> readSquares(String text) {
    int top = height() - 1;
    List<Square> squares = Arrays.stream(text.split(" ")).map(Conformance::readPair).toList();
    if (squares.stream().anyMatch(square -> square.y() > top))
      throw new IllegalArgumentException("a square is above the board. Set --height to more rows");
    return squares.stream().map(square -> new Square(square.x(), isDown() ? top - square.y() : square.y())).toList();
  }

  private static boolean[][] readBoard(String text) {
    List<String> rows = new ArrayList<>(List.of(text.split("/")));
    if (rows.size() > height())
      throw new IllegalArgumentException("the board is too high. Set --height to more rows");
    while (rows.size() < height()) rows.add(0, ".".repeat(rows.get(0).length()));
    if (!isDown()) Collections.reverse(rows);
    boolean[][] board = new boolean[rows.size()][rows.get(0).length()];
    for (int y = 0; y < board.length; y++)
      for (int x = 0; x < board[y].length; x++) board[y][x] = rows.get(y).charAt(x) == '#';
    return board;
  }

  private static Position readPosition(Map<String, String> cells) {
    return new Position(
        cells.get("piece").charAt(0),
        readNumber(cells.get("from")),
        readNumber(cells.get("to")),
        cells.get("turn"),
        cells.get("precedence").replace("-", ""),
        cells.getOrDefault(HELD, "-").replace("-", ""),
        readNumber(cells.get("floorkicks")),
        readBoard(cells.get("board")),
        readSquares(cells.get("before")));
  }

  /** Names the turn and the test that must win. */
  private static String describeCase(Map<String, String> cells, Position position) {
    String names = options.get("--names");
    String turn = "%s %s>>%s (%s)".formatted(
        position.piece(), names.charAt(position.from()), names.charAt(position.to()), position.turn());
    if (cells.get("step").equals("-")) return turn + ": all tests fail";
    Square kick = readPair(cells.get("kick"));
    return "%s: test %s wins, kick (%d, %d)".formatted(
        turn, cells.get("step"), kick.x(), isDown() ? -kick.y() : kick.y());
  }

  private static String linkTo(String stepper, Map<String, String> cells) {
    String words = Stream.concat(LINK.stream(), Stream.of(HELD))
        .filter(name -> !cells.getOrDefault(name, "-").equals("-"))
        .map(name -> name + "=" + cells.get(name) + "&")
        .collect(Collectors.joining());
    String conventions = "y=" + options.get("--y") + "&names=" + options.get("--names");
    return stepper + "?" + words.replace("#", "%23") + conventions;
  }

  /** Runs the game on a position and returns the result in words. */
  private static String play(Position position) {
    try {
      List<Square> squares = Game.rotate(position);
      return squares == null ? "no rotation" : show(squares);
    } catch (RuntimeException | StackOverflowError error) {
      return "an error: " + error;
    }
  }

  /** Returns the report of a failure, or null when the game is right. */
  private static String checkLine(Map<String, String> cells, String stepper) {
    Position position = readPosition(cells);
    String expected = cells.get("step").equals("-") ? "no rotation" : show(readSquares(cells.get("after")));
    String got = play(position);
    if (got.equals(expected)) return null;
    return String.join(
        "\n",
        "vector " + cells.get("id") + ", " + describeCase(cells, position),
        "  before    " + show(position.before()),
        "  expected  " + expected,
        "  got       " + got,
        "  see       " + linkTo(stepper, cells));
  }

  private static List<String> readLines(String file) {
    try {
      return Files.readAllLines(Path.of(file));
    } catch (IOException error) {
      throw stop(file + " cannot be read.");
    }
  }

  /** Runs a file, prints the failures and returns for each vector whether it passed. */
  private static List<Boolean> runFile(String file) {
    List<Boolean> results = new ArrayList<>();
    String stepper = "";
    List<String> names = List.of();
    int number = 0;
    for (String line : readLines(file)) {
      number++;
      if (line.startsWith("# stepper ")) stepper = line.substring("# stepper ".length());
      if (line.isEmpty() || line.startsWith("#")) continue;
      List<String> values = List.of(line.split("\t", -1));
      try {
        if (names.isEmpty()) {
          names = values;
          if (!names.containsAll(LINK) || !names.containsAll(OTHERS))
            throw new IllegalArgumentException(
                "the first line must name these columns: " + String.join(" ", LINK) + " " + String.join(" ", OTHERS));
          continue;
        }
        if (values.size() != names.size())
          throw new IllegalArgumentException(values.size() + " columns instead of " + names.size());
        Map<String, String> cells = new HashMap<>();
        for (int column = 0; column < values.size(); column++) cells.put(names.get(column), values.get(column));
        String failure = checkLine(cells, stepper);
        if (failure != null) System.out.println(file + ", " + failure);
        results.add(failure == null);
      } catch (IllegalArgumentException error) {
        throw stop(file + ", line " + number + ": " + error.getMessage() + ".");
      }
    }
    if (results.isEmpty()) throw stop(file + " has no vectors. Download it again.");
    return results;
  }

  public static void main(String[] args) {
    List<Boolean> results = new ArrayList<>();
    for (String file : readArguments(args)) results.addAll(runFile(file));
    int failed = Collections.frequency(results, false);
    System.out.println(results.size() - failed + " passed, " + failed + " failed");
    System.exit(failed > 0 ? 1 : 0);
  }
}
