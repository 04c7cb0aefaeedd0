import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { compile } from 'svelte/compiler';
import { render } from 'svelte/server';
import ts from 'typescript';
import { afterAll, expect, test } from 'vitest';
import { createSSRApp } from 'vue';
import { compileScript, parse } from 'vue/compiler-sfc';
import { renderToString } from 'vue/server-renderer';
import '#build/sourceModules.ts';
import { fencedExamples } from './examples.ts';

const PAGE = 'content/docs/reference/api/index.mdx';
const root = fileURLToPath(new URL('../../../', import.meta.url));
const page = readFileSync(join(root, PAGE), 'utf8');
/** Within the project, so that the components import `wallkick` by its own name. */
const folder = join(root, 'test-results/package-components');
mkdirSync(folder, { recursive: true });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const codeOf = (language: string): string => {
  const [example, ...others] = fencedExamples(PAGE, page, language);
  if (!example || others.length > 0) throw new Error(`${PAGE} should have one block in ${language}.`);
  return example.code;
};

async function load(name: string, code: string): Promise<Readonly<Record<string, unknown>>> {
  const file = join(folder, name);
  writeFileSync(file, code);
  return import(pathToFileURL(file).href);
}

const LINE = 'system=srs-guideline piece=T from=0 at=3,0 turn=cw board=..........';

/** What a server sends of the component: the element with the words as attributes, and the last sentence in it. */
function expectStepper(html: string): void {
  expect(html).toContain(
    '<kick-stepper system="srs-guideline" piece="T" from="0" at="3,0" turn="cw" board=".........."',
  );
  expect(html).toContain('The piece rotates by test 1, kick (0, 0): T in state 1 at columns 5 and 6, rows 1 to 3.');
}

test('the component for Svelte compiles and shows the figure', async () => {
  const { js, warnings } = compile(codeOf('svelte'), { generate: 'server', filename: 'Rotation.svelte' });
  expect(warnings).toEqual([]);
  const { default: component } = await load('svelte.js', js.code);
  expectStepper(render(component as Parameters<typeof render>[0], { props: { line: LINE } as never }).body);
});

test('the component for React compiles and shows the figure', async () => {
  const { outputText } = ts.transpileModule(codeOf('tsx'), {
    compilerOptions: { jsx: ts.JsxEmit.ReactJSX, module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  });
  const { Rotation } = await load('react.js', outputText);
  expectStepper(renderToStaticMarkup(createElement(Rotation as ComponentType<{ line: string }>, { line: LINE })));
});

test('the component for Vue compiles and shows the figure', async () => {
  const isCustomElement = (tag: string): boolean => tag.startsWith('kick-');
  const { descriptor, errors } = parse(codeOf('vue'), {
    filename: 'Rotation.vue',
    templateParseOptions: { isCustomElement },
  });
  expect(errors).toEqual([]);
  const { content } = compileScript(descriptor, {
    id: 'rotation',
    inlineTemplate: true,
    templateOptions: { ssr: true, ssrCssVars: [], compilerOptions: { isCustomElement } },
  });
  const { default: component } = await load('vue.js', content);
  expectStepper(await renderToString(createSSRApp(component as Parameters<typeof createSSRApp>[0], { line: LINE })));
});
