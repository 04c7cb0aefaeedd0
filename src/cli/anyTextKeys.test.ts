import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { anyTextKeys } from './anyTextKeys.ts';

test.each([
  ['a text is a key of a record', 'record[text]', '2:8'],
  ['a text is looked for in a record', 'text in record', '2:1'],
  ['a text may be one of several keys', 'record[flag ? text : "a"]', '2:8'],
  ['a known string', 'record["a"]', null],
  ['a text with known values', 'record[known]', null],
  ['a number', 'list[3]', null],
])('%s', (_, code, place) => {
  const folder = mkdtempSync(join(tmpdir(), 'keys-'));
  const file = join(folder, 'code.ts');
  const names = 'record: { [key: string]: 1 }, list: { [n: number]: 1 }, text: string, known: "a" | "b", flag: boolean';
  writeFileSync(file, `declare const ${names};\n${code};`);
  const found = anyTextKeys([file], { noLib: true }).map((message) => /:(\d+:\d+): this key/.exec(message)?.[1]);
  rmSync(folder, { recursive: true });
  expect(found).toEqual(place === null ? [] : [place]);
});
