//! Runs Wallkick's vectors on your game: rustc --edition 2021 conformance.rs && ./conformance [OPTIONS] FILE.tsv...
//! Your game is game.rs beside this file. It has the function `rotate`.
use std::collections::HashMap;
use std::{env, fs, panic, process};

mod game;

const USAGE: &str = "Usage: conformance [--y up|down] [--height ROWS] [--names 0123|0R2L|NESW] FILE.tsv...";
/// These columns and their values are the parameters of a link to the stepper.
const LINK: [&str; 9] = ["system", "piece", "from", "at", "turn", "precedence", "floorkicks", "board", "step"];
const OTHERS: [&str; 5] = ["id", "to", "before", "after", "kick"];

/// Another parameter of the link, in files of systems whose kicks lean towards held keys.
const HELD: &str = "held";

pub type Square = (i32, i32);

/// A piece, a board and a turn. Columns count from the left and rows from the bottom, or from the top with `--y down`, from 0.
#[allow(dead_code)]
pub struct Position {
    pub piece: char,
    /// States: 0 spawn, 1 right, 2 reverse, 3 left.
    pub from: usize,
    pub to: usize,
    /// `cw`, `ccw` or `180`.
    pub turn: String,
    /// `left` or `right` where the side of the button decides, otherwise empty.
    pub precedence: String,
    /// Keys held during the turn, of `L`, `R` and `D`, where kicks lean towards them, otherwise empty.
    pub held: String,
    /// Floor kicks that the piece has made before.
    pub floor_kicks: u32,
    /// `board[y][x]` is true where a block is. The piece is not on the board.
    pub board: Vec<Vec<bool>>,
    pub before: Vec<Square>,
}

struct Options {
    down: bool,
    height: usize,
    names: Vec<char>,
    y: String,
}

type Cells<'a> = HashMap<&'a str, &'a str>;

fn stop(message: &str) -> ! {
    eprintln!("{message}");
    process::exit(2)
}

fn refuse(message: &str) -> ! {
    stop(&format!("{message}\n{USAGE}"))
}

fn read_arguments() -> (Options, Vec<String>) {
    let mut values = HashMap::from([("--y", "up".to_string()), ("--height", "40".to_string()), ("--names", "0123".to_string())]);
    let mut files = Vec::new();
    let mut rest = env::args().skip(1);
    while let Some(name) = rest.next() {
        if !name.starts_with("--") {
            files.push(name);
        } else if let Some(value) = values.get_mut(name.as_str()) {
            *value = rest.next().unwrap_or_else(|| refuse(&format!("{name} needs a value.")));
        } else {
            refuse(&format!("{name} is not an option."));
        }
    }
    let (y, height, names) = (&values["--y"], &values["--height"], &values["--names"]);
    if !["up", "down"].contains(&y.as_str()) {
        refuse(&format!("--y is {y}. Use up or down."));
    }
    let rows = height.parse().ok().filter(|rows| (1..100).contains(rows));
    if !["0123", "0R2L", "NESW"].contains(&names.as_str()) {
        refuse(&format!("--names is {names}. Use 0123, 0R2L or NESW."));
    }
    if files.is_empty() {
        refuse("Name a file of vectors.");
    }
    let options = Options {
        down: y == "down",
        height: rows.unwrap_or_else(|| refuse(&format!("--height is {height}. Use 1 to 99."))),
        names: names.chars().collect(),
        y: format!("y={y}&names={names}"),
    };
    (options, files)
}

fn read_number(text: &str) -> Result<i32, String> {
    text.parse().map_err(|_| format!("{text} is not a number"))
}

fn read_pair(text: &str) -> Result<Square, String> {
    let (x, y) = text.split_once(',').unwrap_or((text, ""));
    Ok((read_number(x)?, read_number(y)?))
}

fn sorted(mut squares: Vec<Square>) -> Vec<Square> {
    squares.sort_by_key(|&(x, y)| (y, x));
    squares
}

fn show(squares: &[Square]) -> String {
    let texts: Vec<String> = squares.iter().map(|(x, y)| format!("({x}, {y})")).collect();
    texts.join(" ")
}

/// Squares of a line in the convention of the options, sorted.
fn read_squares(text: &str, options: &Options) -> Result<Vec<Square>, String> {
    let top = options.height as i32 - 1;
    let squares = text.split(' ').map(read_pair).collect::<Result<Vec<_>, _>>()?;
    if squares.iter().any(|&(_, y)| y > top) {
        return Err("a square is above the board. Set --height to more rows".to_string());
    }
    Ok(sorted(squares.into_iter().map(|(x, y)| (x, if options.down { top - y } else { y })).collect()))
}

fn read_board(text: &str, options: &Options) -> Result<Vec<Vec<bool>>, String> {
    let rows: Vec<Vec<bool>> = text.split('/').map(|row| row.chars().map(|square| square == '#').collect()).collect();
    if rows.len() > options.height {
        return Err("the board is too high. Set --height to more rows".to_string());
    }
    let mut board = vec![vec![false; rows[0].len()]; options.height - rows.len()];
    board.extend(rows);
    if !options.down {
        board.reverse();
    }
    Ok(board)
}

fn cell<'a>(cells: &Cells<'a>, name: &str) -> &'a str {
    cells.get(name).copied().unwrap_or("-")
}

fn read_position(cells: &Cells, options: &Options) -> Result<Position, String> {
    Ok(Position {
        piece: cells["piece"].chars().next().unwrap_or('-'),
        from: read_number(cells["from"])? as usize,
        to: read_number(cells["to"])? as usize,
        turn: cells["turn"].to_string(),
        precedence: cells["precedence"].replace('-', ""),
        held: cell(cells, HELD).replace('-', ""),
        floor_kicks: read_number(cells["floorkicks"])? as u32,
        board: read_board(cells["board"], options)?,
        before: read_squares(cells["before"], options)?,
    })
}

/// Names the turn and the test that must win.
fn describe_case(cells: &Cells, position: &Position, options: &Options) -> Result<String, String> {
    let (from, to) = (options.names[position.from], options.names[position.to]);
    let turn = format!("{} {from}>>{to} ({})", position.piece, position.turn);
    if cells["step"] == "-" {
        return Ok(format!("{turn}: all tests fail"));
    }
    let (x, y) = read_pair(cells["kick"])?;
    Ok(format!("{turn}: test {} wins, kick ({x}, {})", cells["step"], if options.down { -y } else { y }))
}

fn link_to(stepper: &str, cells: &Cells, options: &Options) -> String {
    let words = LINK.iter().chain([&HELD]).filter(|&&name| cell(cells, name) != "-");
    let query: String = words.map(|name| format!("{name}={}&", cells[name])).collect();
    format!("{stepper}?{}{}", query.replace('#', "%23"), options.y)
}

/// Runs the game on a position and returns the result in words.
fn play(position: &Position) -> String {
    match panic::catch_unwind(panic::AssertUnwindSafe(|| game::rotate(position))) {
        Ok(Some(squares)) => show(&sorted(squares)),
        Ok(None) => "no rotation".to_string(),
        Err(_) => "an error: it panicked".to_string(),
    }
}

/// Returns the report of a failure, or nothing when the game is right.
fn check_line(cells: &Cells, stepper: &str, options: &Options) -> Result<Option<String>, String> {
    let position = read_position(cells, options)?;
    let expected = match cells["step"] {
        "-" => "no rotation".to_string(),
        _ => show(&read_squares(cells["after"], options)?),
    };
    let got = play(&position);
    if got == expected {
        return Ok(None);
    }
    Ok(Some(format!(
        "vector {}, {}\n  before    {}\n  expected  {expected}\n  got       {got}\n  see       {}",
        cells["id"],
        describe_case(cells, &position, options)?,
        show(&position.before),
        link_to(stepper, cells, options),
    )))
}

/// Runs a file, prints the failures and returns for each vector whether it passed.
fn run_file(file: &str, options: &Options) -> Vec<bool> {
    let text = fs::read_to_string(file).unwrap_or_else(|_| stop(&format!("{file} cannot be read.")));
    let mut results = Vec::new();
    let mut stepper = "";
    let mut names: Vec<&str> = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let damaged = |because: &str| -> ! { stop(&format!("{file}, line {}: {because}.", index + 1)) };
        stepper = line.strip_prefix("# stepper ").unwrap_or(stepper);
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let values: Vec<&str> = line.split('\t').collect();
        if names.is_empty() {
            names = values;
            if !LINK.iter().chain(&OTHERS).all(|name| names.contains(name)) {
                damaged(&format!("the first line must name these columns: {} {}", LINK.join(" "), OTHERS.join(" ")));
            }
            continue;
        }
        if values.len() != names.len() {
            damaged(&format!("{} columns instead of {}", values.len(), names.len()));
        }
        let cells: Cells = names.iter().copied().zip(values).collect();
        let failure = check_line(&cells, stepper, options).unwrap_or_else(|because| damaged(&because));
        if let Some(failure) = &failure {
            println!("{file}, {failure}");
        }
        results.push(failure.is_none());
    }
    if results.is_empty() {
        stop(&format!("{file} has no vectors. Download it again."));
    }
    results
}

fn main() {
    let (options, files) = read_arguments();
    let results: Vec<bool> = files.iter().flat_map(|file| run_file(file, &options)).collect();
    let failed = results.iter().filter(|&&passed| !passed).count();
    println!("{} passed, {failed} failed", results.len() - failed);
    process::exit(if failed > 0 { 1 } else { 0 });
}
