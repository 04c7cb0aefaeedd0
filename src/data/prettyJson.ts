type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

const isFlat = (value: Json): boolean =>
  Array.isArray(value) ? value.every(isFlat) : typeof value !== 'object' || value === null;

function linesOf(value: Json, indent: string): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    if (isFlat(value)) return `[${value.map((item: Json) => linesOf(item, indent)).join(', ')}]`;
    return `[\n${value.map((item: Json) => inner + linesOf(item, inner)).join(',\n')}\n${indent}]`;
  }
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  if (entries.length === 0) return '{}';
  return `{\n${entries.map(([name, item]) => `${inner}${JSON.stringify(name)}: ${linesOf(item, inner)}`).join(',\n')}\n${indent}}`;
}

/** JSON to be read by people too: an entry a line, lists of vectors on one line. */
export const prettyJson = (value: unknown): string => `${linesOf(value as Json, '')}\n`;
