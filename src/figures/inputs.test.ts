import { globSync, readFileSync } from 'node:fs';
import { parse, type AST } from 'svelte/compiler';
import { expect, test } from 'vitest';

const FOLDER = new URL('../', import.meta.url).pathname;

/** Returns every `<input>` with a value in a component: the source of its attributes by name. */
function inputsIn(source: string): readonly ReadonlyMap<string, string>[] {
  const found: Map<string, string>[] = [];
  const look = (node: unknown): void => {
    if (node === null || typeof node !== 'object') return;
    const element = node as AST.RegularElement;
    if (element.type === 'RegularElement' && element.name === 'input') {
      const attributes = element.attributes.filter((one): one is AST.Attribute => one.type === 'Attribute');
      found.push(new Map(attributes.map((one) => [one.name, valueOf(one, source)])));
    }
    Object.values(node).forEach(look);
  };
  look(parse(source, { modern: true }).fragment);
  return found.filter((input) => input.has('value') || input.has('checked'));
}

function valueOf({ value }: AST.Attribute, source: string): string {
  if (value === true) return '';
  const parts = Array.isArray(value) ? value : [value];
  return parts
    .map((part) => (part.type === 'Text' ? part.data : source.slice(part.start, part.end).replace(/^\{|\}$/g, '')))
    .join('');
}

const INPUTS = globSync('{board,figure,figures,share}/**/*.svelte', { cwd: FOLDER })
  .sort()
  .flatMap((file) => inputsIn(readFileSync(FOLDER + file, 'utf8')).map((input, index) => ({ file, index, input })));

test('the inputs of components are found', () => {
  expect(INPUTS.map(({ file }) => file)).toContain('figure/controls/Transport.svelte');
  expect(INPUTS.length).toBeGreaterThan(5);
});

// Firefox fills an input with what was in it before a reload, unless it has autocomplete="off". WebKit resets an input that has, when it
// takes its page out of the page cache: then the default is shown.
test.each(INPUTS)('input $index of $file shows the state after a reload and after Back', ({ input }) => {
  expect(input.get('autocomplete')).toBe('off');
  // The value of a radio button is its name.
  if (input.has('value') && input.get('type') !== 'radio') expect(input.get('defaultValue')).toBe(input.get('value'));
  if (input.has('checked')) expect(input.get('defaultChecked')).toBe(input.get('checked'));
});
