// An example of a game. It reads shapes and kicks from table.csv in the current folder, a table of Wallkick as CSV.
// Put your own `Rotate` in its place.
using System.Collections.Generic;
using System.IO;
using System.Linq;

public static class Game
{
    static readonly string[][] Table = File.ReadAllLines("table.csv").Select(line => line.Split(',')).ToArray();

    /// <summary>The vectors of all lines that begin with some cells, in their order.</summary>
    static Square[] Vectors(params string[] firstCells) =>
        Table
            .Where(line => line.Take(firstCells.Length).SequenceEqual(firstCells))
            .Select(line => new Square(int.Parse(line[6]), int.Parse(line[7])))
            .ToArray();

    static bool IsFree(bool[][] board, Square square) =>
        square.Y >= 0 && square.Y < board.Length
        && square.X >= 0 && square.X < board[square.Y].Length
        && !board[square.Y][square.X];

    /// <summary>Returns the squares after the turn, or null when the piece does not rotate.</summary>
    public static IEnumerable<Square> Rotate(Position position)
    {
        string piece = position.Piece.ToString();
        Square[] old = Vectors("shape", piece, position.From.ToString());
        // The corner of the box on the board.
        int left = position.Before.Min(square => square.X) - old.Min(square => square.X);
        int edge = position.Before.Min(square => square.Y) - old.Min(square => square.Y);
        Square[] shape = Vectors("shape", piece, position.To.ToString());
        Square[] kicks = Vectors("kick", piece, "", $"{position.From}>>{position.To}", position.Precedence);
        return kicks
            .Select(kick => shape.Select(square => new Square(left + square.X + kick.X, edge + square.Y + kick.Y)).ToArray())
            .FirstOrDefault(squares => squares.All(square => IsFree(position.Board, square)));
    }
}
