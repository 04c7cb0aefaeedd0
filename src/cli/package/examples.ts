/** An example of the package's documentation, and where it is. */
export interface Example {
  readonly place: string;
  readonly code: string;
}

const COMMENT = /\/\*\*(?:(?!\*\/).)*\*\//gs;

/** The examples in the docstrings of a file. */
export const docstringExamples = (file: string, text: string): readonly Example[] =>
  Array.from(text.matchAll(COMMENT)).flatMap(({ 0: comment, index }) => {
    const [, code] = comment.slice(0, -2).split(/^ \* @example$/m);
    if (code === undefined) return [];
    const line = text.slice(0, index).split('\n').length;
    return [{ place: `${file}:${line}`, code: code.replace(/^ \* ?/gm, '').trim() }];
  });

const FENCE = /^```(\w+)([^\n]*)\n(.*?)^```$/gms;

/** The blocks of a Markdown file in one language. A block that is marked `continued` follows the block before it. */
export function fencedExamples(file: string, text: string, language: string): readonly Example[] {
  const examples: Example[] = [];
  for (const { 1: own, 2: meta = '', 3: code = '', index } of text.matchAll(FENCE)) {
    if (own !== language) continue;
    const before = meta.includes('continued') ? examples.at(-1) : undefined;
    const line = text.slice(0, index).split('\n').length;
    examples.push({ place: `${file}:${line}`, code: `${before ? `${before.code}\n` : ''}${code.trim()}` });
  }
  return examples;
}

const RESULT = /^(.*); \/\/ → (.*)$/;

/** An example as a program that stops where a line `expression; // → value` has another value. */
export function checkedProgram({ code }: Example): string {
  const lines = code.split('\n').map((line) => {
    const [, statement, value] = RESULT.exec(line) ?? [];
    if (statement === undefined) return line;
    const condition = /^(if \(.*?\)) (.*)$/.exec(statement);
    const [before, expression] = condition ? [`${condition[1]} `, condition[2]] : ['', statement];
    return `${before}isDeepStrictEqual(${expression}, ${value}) || fail(${expression}, ${JSON.stringify(line.trim())});`;
  });
  const fail =
    'const fail = (got: unknown, line: string): never => { throw new Error(`${line} is ${JSON.stringify(got)}`); };';
  const checks = lines.some((line, index) => line !== code.split('\n')[index]);
  return `${checks ? `import { isDeepStrictEqual } from 'node:util';\n${fail}\n` : ''}${lines.join('\n')}\nexport {};\n`;
}
