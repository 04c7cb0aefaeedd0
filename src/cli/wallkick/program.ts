#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import type { Command, Said, Written } from './command.ts';
import { thisMachine } from './machine.ts';
import { nearestOf } from './nearest.ts';
import type { VectorsReport } from './vectorsCommand.ts';

interface Listed {
  readonly summary: string;
  readonly load: () => Promise<Command>;
}

/** Every command. Its module is loaded when it runs. */
const COMMANDS: ReadonlyMap<string, Listed> = new Map<string, Listed>([
  [
    'rotate',
    {
      summary: 'rotates a piece and says why each test fits or fails',
      load: async () => {
        const { rotateCommand, USAGE } = await import('./rotateCommand.ts');
        return { usage: USAGE, run: rotateCommand };
      },
    },
  ],
  [
    'one-press',
    {
      summary: 'rotates a piece in every system, and groups the systems by where it ends',
      load: async () => {
        const { onePressCommand, USAGE } = await import('./onePressCommand.ts');
        return { usage: USAGE, run: onePressCommand };
      },
    },
  ],
  [
    'spin',
    {
      summary: 'says for each game whether a rotation is a spin, a mini or nothing',
      load: async () => {
        const { spinCommand, USAGE } = await import('./spinCommand.ts');
        return { usage: USAGE, run: spinCommand };
      },
    },
  ],
  [
    'render',
    {
      summary: 'draws a rotation as SVG, PNG or GIF',
      load: async () => {
        const { renderCommand, USAGE } = await import('./renderCommand.ts');
        return { usage: USAGE, run: renderCommand };
      },
    },
  ],
  [
    'table',
    {
      summary: 'says which system the kick tables of files are, and which numbers differ',
      load: async () => {
        const { tableCommand, USAGE } = await import('./tableCommand.ts');
        return { usage: USAGE, run: (args, { read }) => tableCommand(args, read) };
      },
    },
  ],
  [
    'vectors',
    {
      summary: 'compares the engine with files of reference vectors',
      load: async () => {
        const { vectorsCommand, USAGE } = await import('./vectorsCommand.ts');
        return { usage: USAGE, run: (args, { readNow }) => linesSaid(vectorsCommand(args, readNow)) };
      },
    },
  ],
  [
    'conformance',
    {
      summary: 'runs a game on the vectors of a system, or writes them',
      load: async () => {
        const { conformanceCommand, USAGE } = await import('./conformanceCommand.ts');
        return { usage: USAGE, run: conformanceCommand };
      },
    },
  ],
  [
    'reach',
    {
      summary: 'counts the placements that each piece can reach on boards',
      load: async () => {
        const { reachCommand, USAGE } = await import('./reachCommand.ts');
        return { usage: USAGE, run: (args, { read }) => reachCommand(args, read) };
      },
    },
  ],
  [
    'finesse',
    {
      summary: 'finds the fewest keys that bring pieces to their placements',
      load: async () => {
        const { finesseCommand, USAGE } = await import('./finesseCommand.ts');
        return { usage: USAGE, run: finesseCommand };
      },
    },
  ],
  [
    'ptn',
    {
      summary: 'checks notated games, or converts them between formats',
      load: async () => {
        const { ptnCommand, USAGE } = await import('./ptnCommand.ts');
        return { usage: USAGE, run: (args, { read }) => ptnCommand(args, read) };
      },
    },
  ],
]);

const USAGE = `Usage: npx wallkick COMMAND …

${Array.from(COMMANDS, ([name, { summary }]) => `  ${name.padEnd(12)} ${summary}`).join('\n')}

  npx wallkick COMMAND --help says more of a command, --version names the version. Colours are for terminals alone, and
  NO_COLOR=1 leaves them out.`;

const linesSaid = ({ out, err, code }: VectorsReport): Said => {
  const text = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');
  return { out: text(out), err: text(err), code };
};

const HELP: readonly (string | undefined)[] = ['--help', '-h', 'help'];

/** This file is as deep in the package as it is in the repository. */
const MANIFEST = new URL('../../../package.json', import.meta.url);

/** Runs what the command line says. */
export async function program([name, ...args]: readonly string[]): Promise<Written> {
  if (name === undefined) return { out: '', err: `${USAGE}\n`, code: 2 };
  if (HELP.includes(name)) return { out: `${USAGE}\n`, err: '', code: 0 };
  if (name === '--version') {
    const { version } = JSON.parse(readFileSync(MANIFEST, 'utf8')) as { readonly version: string };
    return { out: `${version}\n`, err: '', code: 0 };
  }
  const listed = COMMANDS.get(name);
  if (listed === undefined) {
    const meant = nearestOf(name, [...COMMANDS.keys()]);
    const hint = meant === null ? '' : ` Did you mean ${meant}?`;
    return { out: '', err: `"${name}" is not a command.${hint}\n${USAGE}\n`, code: 2 };
  }
  const { usage, run } = await listed.load();
  const own = args.includes('--') ? args.slice(0, args.indexOf('--')) : args;
  if (own.some((argument) => argument === '--help' || argument === '-h'))
    return { out: `${usage}\n`, err: '', code: 0 };
  return run(args, thisMachine);
}

// A reader such as `head` may close the pipe before the end. The rest is then not wanted.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});
const { out, err, code } = await program(process.argv.slice(2));
process.stdout.write(out);
process.stderr.write(err);
process.exitCode = code;
