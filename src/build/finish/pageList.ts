/** Returns the text of `llms.txt`, which lists all pages. */
export function listOf(lines: ReadonlyMap<string, string>): string {
  const about = '> Rotation systems of falling-block games. Every figure runs the rules and says why a test failed.';
  const list = [...lines.keys()].sort().map((page) => lines.get(page)!);
  return ['# Wallkick', about, '## Pages', list.join('\n'), ''].join('\n\n');
}
