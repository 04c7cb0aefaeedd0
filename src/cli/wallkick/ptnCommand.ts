import { checkPtn, reportOf, type Checked } from '#notation/check.ts';
import {
  convert,
  FORMATS,
  isFormat,
  isSourceFormat,
  type ConvertOptions,
  type Format,
  type SourceFormat,
} from '#notation/convert.ts';
import { isError, type PtnDiagnostic } from '#notation/diagnostic.ts';
import { lineTable, type LineTable } from '#notation/lines.ts';
import { type Machine, printable, readArguments, refuse, type Said } from './command.ts';

export const USAGE = `Usage: npx wallkick ptn check [--json] FILE…
       npx wallkick ptn convert --from FORMAT --to FORMAT [FILE]

  check            reads and plays PTN files and says what is wrong with them
  --json           one JSON array for all files
  FILE             - is standard input
  convert          reads FILE, or standard input, and prints it in another format
  --from FORMAT    ptn, trainer, stackrabbit, fumen, tbp, or columns (T-456, without directions)
  --to FORMAT      ptn, trainer, stackrabbit, fumen or tbp
  --pieces IJL…    letters for StackRabbit lines that do not begin with one
  --old-rows       StackRabbit drops count from the top of the board, as they did until January 2024
  --reference      PTN is written so that the reference grammar accepts it
  --queue          a fumen says nothing but the pieces to come, as a quiz does

Exit 0 if there is no error, 1 if there is one, 2 if a file cannot be read.`;

type Read = Machine['read'];

const unreadable = (file: string, error: unknown): string => `${file} cannot be read: ${(error as Error).message}\n`;

/** Characters of a text that are read: those of a hundred of the longest games. */
const LONGEST = 2_000_000;
/** Characters of a line that are shown on each side of a place. */
const AROUND = 80;

/** Reads a file, or says why it is not read. */
async function textOf(file: string | null, read: Read): Promise<string> {
  const text = await read(file);
  if (text.length <= LONGEST) return text;
  throw new Error(`it has ${text.length} characters; up to ${LONGEST} are read. Cut it into single games`);
}

/** Formats a diagnostic with its line, or what stands around it in a long one, and a mark under the place. */
function shown(file: string, text: string, lines: LineTable, diagnostic: PtnDiagnostic): string {
  const { line, column, severity, code, message, span } = diagnostic;
  const at = lines.starts[line - 1]! + column - 1;
  const from = Math.max(at - column + 1, at - AROUND);
  const source = text.slice(from, Math.min(lines.starts[line] ?? lines.length, at + AROUND)).replace(/[\r\n]+$/, '');
  const lead = source.slice(0, at - from).replace(/[^\t]/gu, ' ');
  const marked = Math.max(1, Math.min(span.end - span.start, source.length - lead.length));
  const place = `${file}:${line}:${column}: ${severity} ${code}: ${message}`;
  return printable(`${place}\n    ${source}\n    ${lead}^${'~'.repeat(marked - 1)}\n`);
}

/** Findings that are shown of a file; a text that is no game has one at each word. */
const MOST = 200;

function shownAll(file: string, text: string, lines: LineTable, diagnostics: readonly PtnDiagnostic[]): string {
  const rest = diagnostics.length - MOST;
  const first = diagnostics.slice(0, MOST).map((diagnostic) => shown(file, text, lines, diagnostic));
  return first.join('') + (rest > 0 ? `${file}: and ${rest} more\n` : '');
}

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

function summary(file: string, { replay, diagnostics }: Checked): string {
  const { moves, lines, level, score } = replay.end.game;
  const scored = level === null ? [] : [`level ${level}`, `score from clears ${score}`];
  const numbers = (['error', 'warning'] as const).flatMap((severity) => {
    const found = diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
    return found === 0 ? [] : [count(found, severity)];
  });
  return `${file}: ${[count(moves, 'move'), count(lines, 'line'), ...scored, ...numbers].join(', ')}\n`;
}

async function check(files: readonly string[], form: 'text' | 'json', read: Read): Promise<Said> {
  const checks: { readonly file: string; readonly checked: Checked }[] = [];
  let err = '';
  for (const file of files) {
    try {
      checks.push({ file, checked: checkPtn(await textOf(file, read)) });
    } catch (error) {
      err += unreadable(file, error);
    }
  }
  const faulty = checks.some(({ checked }) => checked.diagnostics.some(isError));
  const out =
    form === 'json'
      ? `${JSON.stringify(checks.map(({ file, checked }) => ({ file, ...reportOf(checked) })))}\n`
      : checks
          .map(({ file, checked }) => {
            const { text, lines } = checked.parsed;
            return shownAll(file, text, lines, checked.diagnostics) + summary(file, checked);
          })
          .join('');
  return { out, err, code: err !== '' ? 2 : faulty ? 1 : 0 };
}

async function convertText(
  file: string | null,
  [from, to]: readonly [SourceFormat, Format],
  options: ConvertOptions,
  read: Read,
): Promise<Said> {
  const name = file ?? 'standard input';
  let given: string;
  try {
    given = await textOf(file, read);
  } catch (error) {
    return { out: '', err: unreadable(name, error), code: 2 };
  }
  const { text, diagnostics } = convert(given, from, to, options);
  const lines = lineTable(given);
  const err = shownAll(name, given, lines, diagnostics);
  return { out: text ?? '', err, code: text === null ? 1 : 0 };
}

const OPTIONS = {
  json: { type: 'boolean' },
  from: { type: 'string' },
  to: { type: 'string' },
  pieces: { type: 'string' },
  'old-rows': { type: 'boolean' },
  reference: { type: 'boolean' },
  queue: { type: 'boolean' },
} as const;

/** Checks or converts notated games. `args` are those of the command line. */
export async function ptnCommand(args: readonly string[], read: Read): Promise<Said> {
  const given = readArguments({ args, options: OPTIONS, allowPositionals: true });
  if (typeof given === 'string') return refuse(`${given}\n${USAGE}`);
  const { values, positionals } = given;
  const [command, ...files] = positionals;
  if (command === 'check') {
    if (files.length === 0) return refuse(`Name a file.\n${USAGE}`);
    return check(files, values.json === true ? 'json' : 'text', read);
  }
  if (command !== 'convert') return refuse(USAGE);
  const { from = '', to = '', pieces = '' } = values;
  if (!isSourceFormat(from) || !isFormat(to))
    return refuse(`Choose --from and --to among ${FORMATS.join(', ')}; --from may be columns too.\n${USAGE}`);
  if (files.length > 1) return refuse(`Name one file: convert takes one at a time.\n${USAGE}`);
  const meaning = values['old-rows'] === true ? 'from the top' : 'from entry';
  const grammar = values.reference === true ? 'reference' : 'dialect';
  const fumen = values.queue === true ? 'queue' : 'comments';
  return convertText(files[0] ?? null, [from, to], { pieces, meaning, grammar, fumen }, read);
}
