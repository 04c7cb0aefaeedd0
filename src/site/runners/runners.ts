import java from './Conformance.java?raw';
import csharp from './Conformance.cs?raw';
import python from './conformance.py?raw';
import rust from './conformance.rs?raw';
import typescript from './conformance.ts?raw';
import javaGame from './Game.java?raw';
import csharpGame from './Game.cs?raw';
import pythonGame from './game.py?raw';
import rustGame from './game.rs?raw';
import typescriptGame from './game.ts?raw';
import pythonSrs from './srs.py?raw';
import rustSrs from './srs.rs?raw';
import typescriptSrs from './srs.ts?raw';

/** Raised when a game that runs with a runner must change. */
const RUNNERS_VERSION = 1;

interface SourceFile {
  readonly name: string;
  readonly text: string;
}

/** A program that runs conformance vectors on a game. It needs nothing but its language. */
export interface Runner {
  readonly language: string;
  readonly program: SourceFile;
  /** An example of a game, for authors to replace. */
  readonly game: SourceFile;
  /** Guideline SRS in sixty lines, as a game; null where there is none. */
  readonly srs: SourceFile | null;
  /** The command that builds both; null where none is needed. */
  readonly build: string | null;
  /** The command that runs them. Files of vectors follow it. */
  readonly run: string;
}

export const RUNNERS: readonly Runner[] = [
  {
    language: 'TypeScript',
    program: { name: 'conformance.ts', text: typescript },
    game: { name: 'game.ts', text: typescriptGame },
    srs: { name: 'srs.ts', text: typescriptSrs },
    build: null,
    run: 'node conformance.ts',
  },
  {
    language: 'Python',
    program: { name: 'conformance.py', text: python },
    game: { name: 'game.py', text: pythonGame },
    srs: { name: 'srs.py', text: pythonSrs },
    build: null,
    run: 'python3 conformance.py',
  },
  {
    language: 'Rust',
    program: { name: 'conformance.rs', text: rust },
    game: { name: 'game.rs', text: rustGame },
    srs: { name: 'srs.rs', text: rustSrs },
    build: 'rustc --edition 2021 conformance.rs',
    run: './conformance',
  },
  {
    language: 'C#',
    program: { name: 'Conformance.cs', text: csharp },
    game: { name: 'Game.cs', text: csharpGame },
    srs: null,
    build: 'mcs -out:conformance.exe Conformance.cs Game.cs',
    run: 'mono conformance.exe',
  },
  {
    language: 'Java',
    program: { name: 'Conformance.java', text: java },
    game: { name: 'Game.java', text: javaGame },
    srs: null,
    build: 'javac Conformance.java Game.java',
    run: 'java Conformance',
  },
];

/** The path of a file of a runner below `/data/`. */
export const runnerPath = ({ name }: SourceFile): string => `runners/v${RUNNERS_VERSION}/${name}`;
