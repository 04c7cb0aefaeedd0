// Runs Wallkick's vectors on your game: mcs -out:conformance.exe Conformance.cs Game.cs && mono conformance.exe [OPTIONS] FILE.tsv...
// Your game is Game.cs beside this file. It has the function `Rotate`.
using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Text.RegularExpressions;

/// <summary>The square in a column and a row.</summary>
public struct Square
{
    public readonly int X, Y;

    public Square(int x, int y)
    {
        X = x;
        Y = y;
    }
}

/// <summary>
/// A piece, a board and a turn. Columns count from the left and rows from the bottom, or from the top with `--y down`, from 0.
/// </summary>
public sealed class Position
{
    public char Piece;

    /// <summary>States: 0 spawn, 1 right, 2 reverse, 3 left.</summary>
    public int From, To;

    /// <summary>`cw`, `ccw` or `180`.</summary>
    public string Turn;

    /// <summary>`left` or `right` where the side of the button decides, otherwise empty.</summary>
    public string Precedence;

    /// <summary>Keys held during the turn, of `L`, `R` and `D`, where kicks lean towards them, otherwise empty.</summary>
    public string Held;

    /// <summary>Floor kicks that the piece has made before.</summary>
    public int FloorKicks;

    /// <summary>`Board[y][x]` is true where a block is. The piece is not on the board.</summary>
    public bool[][] Board;

    public Square[] Before;
}

public static class Conformance
{
    const string Usage =
        "Usage: mono conformance.exe [--y up|down] [--height ROWS] [--names 0123|0R2L|NESW] FILE.tsv...";

    /// <summary>These columns and their values are the parameters of a link to the stepper.</summary>
    static readonly string[] Link =
        { "system", "piece", "from", "at", "turn", "precedence", "floorkicks", "board", "step" };

    /// <summary>Another parameter of the link, in files of systems whose kicks lean towards held keys.</summary>
    const string Held = "held";

    static readonly string[] Others = { "id", "to", "before", "after", "kick" };

    static readonly Dictionary<string, string> Options = new Dictionary<string, string>
    {
        { "--y", "up" }, { "--height", "40" }, { "--names", "0123" },
    };

    static bool IsDown => Options["--y"] == "down";
    static int Height => int.Parse(Options["--height"]);

    /// <summary>Thrown where the arguments or a file cannot be used.</summary>
    sealed class Unusable : Exception
    {
        public Unusable(string message) : base(message) { }
    }

    static Unusable Refuse(string message) => new Unusable(message + "\n" + Usage);

    static void Check(string name, string pattern, string allowed)
    {
        if (!Regex.IsMatch(Options[name], pattern)) throw Refuse($"{name} is {Options[name]}. Use {allowed}.");
    }

    static List<string> ReadArguments(string[] args)
    {
        var files = new List<string>();
        for (int index = 0; index < args.Length; index++)
        {
            string name = args[index];
            if (!name.StartsWith("--")) files.Add(name);
            else if (!Options.ContainsKey(name)) throw Refuse(name + " is not an option.");
            else if (++index == args.Length) throw Refuse(name + " needs a value.");
            else Options[name] = args[index];
        }
        Check("--y", "^(up|down)$", "up or down");
        Check("--height", "^[1-9][0-9]?$", "1 to 99");
        Check("--names", "^(0123|0R2L|NESW)$", "0123, 0R2L or NESW");
        if (files.Count == 0) throw Refuse("Name a file of vectors.");
        return files;
    }

    static int ReadNumber(string text)
    {
        if (!Regex.IsMatch(text, "^-?[0-9]{1,9}$")) throw new Unusable(text + " is not a number");
        return int.Parse(text);
    }

    static Square ReadPair(string text)
    {
        string[] parts = text.Split(',');
        return new Square(ReadNumber(parts[0]), ReadNumber(parts.Length > 1 ? parts[1] : ""));
    }

    /// <summary>The squares in words, sorted by row and column.</summary>
    static string Show(IEnumerable<Square> squares) =>
        string.Join(" ", squares.OrderBy(square => square.Y).ThenBy(square => square.X).Select(square => $"({square.X}, {square.Y})"));

    /// <summary>Squares of a line in the convention of the options.</summary>
    static Square[] ReadSquares(string text)
    {
        int top = Height - 1;
        Square[] squares = text.Split(' ').Select(ReadPair).ToArray();
        if (squares.Any(square => square.Y > top))
            throw new Unusable("a square is above the board. Set --height to more rows");
        return squares.Select(square => new Square(square.X, IsDown ? top - square.Y : square.Y)).ToArray();
    }

    static bool[][] ReadBoard(string text)
    {
        bool[][] rows = text.Split('/').Select(row => row.Select(square => square == '#').ToArray()).ToArray();
        if (rows.Length > Height) throw new Unusable("the board is too high. Set --height to more rows");
        var empty = Enumerable.Range(0, Height - rows.Length).Select(_ => new bool[rows[0].Length]);
        var board = empty.Concat(rows);
        return (IsDown ? board : board.Reverse()).ToArray();
    }

    static string Cell(Dictionary<string, string> cells, string name) => cells.ContainsKey(name) ? cells[name] : "-";

    static Position ReadPosition(Dictionary<string, string> cells) => new Position
    {
        Piece = cells["piece"][0],
        From = ReadNumber(cells["from"]),
        To = ReadNumber(cells["to"]),
        Turn = cells["turn"],
        Precedence = cells["precedence"].Replace("-", ""),
        Held = Cell(cells, Held).Replace("-", ""),
        FloorKicks = ReadNumber(cells["floorkicks"]),
        Board = ReadBoard(cells["board"]),
        Before = ReadSquares(cells["before"]),
    };

    /// <summary>Names the turn and the test that must win.</summary>
    static string DescribeCase(Dictionary<string, string> cells, Position position)
    {
        string names = Options["--names"];
        string turn = $"{position.Piece} {names[position.From]}>>{names[position.To]} ({position.Turn})";
        if (cells["step"] == "-") return turn + ": all tests fail";
        Square kick = ReadPair(cells["kick"]);
        return $"{turn}: test {cells["step"]} wins, kick ({kick.X}, {(IsDown ? -kick.Y : kick.Y)})";
    }

    static string LinkTo(string stepper, Dictionary<string, string> cells)
    {
        var words = Link.Append(Held).Where(name => Cell(cells, name) != "-").Select(name => name + "=" + cells[name] + "&");
        return $"{stepper}?{string.Concat(words).Replace("#", "%23")}y={Options["--y"]}&names={Options["--names"]}";
    }

    /// <summary>Runs the game on a position and returns the result in words.</summary>
    static string Play(Position position)
    {
        try
        {
            var squares = Game.Rotate(position);
            return squares == null ? "no rotation" : Show(squares);
        }
        catch (Exception error)
        {
            return $"an error: {error.GetType().Name}: {error.Message}";
        }
    }

    /// <summary>Returns the report of a failure, or null when the game is right.</summary>
    static string CheckLine(Dictionary<string, string> cells, string stepper)
    {
        Position position = ReadPosition(cells);
        string expected = cells["step"] == "-" ? "no rotation" : Show(ReadSquares(cells["after"]));
        string got = Play(position);
        if (got == expected) return null;
        return string.Join(
            "\n",
            $"vector {cells["id"]}, {DescribeCase(cells, position)}",
            $"  before    {Show(position.Before)}",
            $"  expected  {expected}",
            $"  got       {got}",
            $"  see       {LinkTo(stepper, cells)}");
    }

    static string[] ReadLines(string file)
    {
        try
        {
            return File.ReadAllLines(file);
        }
        catch (Exception error) when (error is IOException || error is UnauthorizedAccessException)
        {
            throw new Unusable(file + " cannot be read.");
        }
    }

    /// <summary>Runs a file, prints the failures and returns for each vector whether it passed.</summary>
    static List<bool> RunFile(string file)
    {
        var results = new List<bool>();
        string stepper = "";
        string[] names = null;
        int number = 0;
        foreach (string line in ReadLines(file))
        {
            number++;
            if (line.StartsWith("# stepper ")) stepper = line.Substring("# stepper ".Length);
            if (line == "" || line.StartsWith("#")) continue;
            string[] values = line.Split('\t');
            try
            {
                if (names == null)
                {
                    names = values;
                    if (Link.Concat(Others).Except(names).Any())
                        throw new Unusable("the first line must name these columns: " + string.Join(" ", Link.Concat(Others)));
                    continue;
                }
                if (values.Length != names.Length)
                    throw new Unusable($"{values.Length} columns instead of {names.Length}");
                var cells = names.Zip(values, (name, value) => new { name, value }).ToDictionary(pair => pair.name, pair => pair.value);
                string failure = CheckLine(cells, stepper);
                if (failure != null) Console.WriteLine($"{file}, {failure}");
                results.Add(failure == null);
            }
            catch (Unusable error)
            {
                throw new Unusable($"{file}, line {number}: {error.Message}.");
            }
        }
        if (results.Count == 0) throw new Unusable(file + " has no vectors. Download it again.");
        return results;
    }

    public static int Main(string[] args)
    {
        try
        {
            var results = ReadArguments(args).SelectMany(RunFile).ToList();
            int failed = results.Count(passed => !passed);
            Console.WriteLine($"{results.Count - failed} passed, {failed} failed");
            return failed > 0 ? 1 : 0;
        }
        catch (Unusable error)
        {
            Console.Error.WriteLine(error.Message);
            return 2;
        }
    }
}
