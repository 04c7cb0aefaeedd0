import { parseArgs, type inspect, type ParseArgsConfig } from 'node:util';

/** Result of a command: texts for standard output and standard error, and the exit code. */
export interface Said {
  readonly out: string;
  readonly err: string;
  /** 0 success, 1 the answer is no, 2 bad usage or a file that cannot be read. Each command's help says more. */
  readonly code: 0 | 1 | 2;
}

/** What a command writes: a picture is bytes. */
export type Written = Omit<Said, 'out'> & { readonly out: string | Uint8Array };

export type Style = keyof typeof inspect.colors;

/** A program that was run to its end. */
export interface RanProgram {
  readonly out: string;
  readonly err: string;
  /** How it ended, in words; null if it succeeded. */
  readonly fault: string | null;
}

/** What commands use of the machine. */
export interface Machine {
  /** Reads a file, or standard input without a name or for a dash; rejects if it cannot. */
  readonly read: (file: string | null) => Promise<string>;
  readonly readNow: (file: string) => string;
  readonly write: (folder: string, file: string, text: string) => void;
  /** Runs a program with a text as its standard input. */
  readonly run: (command: readonly [string, ...string[]], input: string) => Promise<RanProgram>;
  /** Colours a text for a terminal, and for nothing else. */
  readonly paint: (style: Style, text: string) => string;
}

export interface Command {
  readonly usage: string;
  readonly run: (args: readonly string[], machine: Machine) => Written | Promise<Written>;
}

/** Refuses what was typed, with the reason and often the usage. */
export const refuse = (because: string): Said => ({ out: '', err: `${because}\n`, code: 2 });

/** Reads the arguments of a command. Returns a sentence about what is wrong with them. */
export function readArguments<const T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> | string {
  try {
    return parseArgs(config);
  } catch (error) {
    if (error instanceof TypeError) return error.message;
    throw error;
  }
}

/** Makes the text of a file or program safe for a terminal: replaces, one for one, characters that move the cursor or change colours. */
export const printable = (text: string): string => text.replace(/(?![\t\n])\p{Cc}/gu, '\ufffd');
