import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('every example of the page on embedding is a file, and every file is on the page', () => {
  const page = readFileSync(new URL('../../../content/docs/reference/embed.mdx', import.meta.url), 'utf8');
  const shown = [...page.matchAll(/<EmbedExample [^>]*file="([^"]+)"/g)].map(([, file]) => file!);
  const files = readdirSync(new URL('embed/', import.meta.url), { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.\w+$/.test(name),
  );
  expect(shown.sort()).toEqual(files.map((name) => name.replaceAll('\\', '/')).sort());
});
