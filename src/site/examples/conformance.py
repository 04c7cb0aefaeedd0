"""Runs conformance vectors against an engine: conformance.py SYSTEM.json SYSTEM.small.jsonl

The engine here is twenty lines that read the published table. Put yours in place of `rotate`.
"""
import json
import sys


def rotate(system, line):
    """The squares of the piece after the turn, or None when it fails."""
    shapes = system["pieces"][line["piece"]]["states"]
    before, after = shapes[line["from"]], shapes[line["to"]]
    # Where the box is: the lowest, leftmost square of the piece against that of its shape.
    corner = [min(s[i] for s in line["before"]) - min(s[i] for s in before) for i in (0, 1)]

    def free(x, y):
        rows = line["board"]
        return 0 <= x < 10 and y >= 0 and (y >= len(rows) or rows[y][x] == ".")

    side = line.get("precedence", "any")
    for dx, dy in system["tests"][side][line["piece"]][f"{line['from']}>>{line['to']}"]:
        squares = [[corner[0] + x + dx, corner[1] + y + dy] for x, y in after]
        if all(free(x, y) for x, y in squares):
            return sorted(squares, key=lambda s: (s[1], s[0]))
    return None


def main(system_file, vectors_file):
    with open(system_file, encoding="utf-8") as file:
        system = json.load(file)
    passed = failed = 0
    with open(vectors_file, encoding="utf-8") as file:
        for line in map(json.loads, file):
            result = rotate(system, line)
            if (result or line["before"]) == line["after"] and (result is not None) == line["ok"]:
                passed += 1
            else:
                failed += 1
                print(f"line {line['id']}: expected {line['after']}, got {result}")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:3]))
