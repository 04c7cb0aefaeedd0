import js from '@eslint/js';
import astro from 'eslint-plugin-astro';
import * as mdx from 'eslint-plugin-mdx';
import regexp from 'eslint-plugin-regexp';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { ownKeys } from './src/cli/ownKeys.mjs';

const pagesImportNothing = 'Pages import nothing: widgets come from the components map.';

export default defineConfig(
  globalIgnores(['dist/', '.astro/', 'test-results/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error', reportUnusedInlineConfigs: 'error' } },
  {
    files: ['**/*.{js,mjs,ts,svelte,astro}'],
    extends: [js.configs.recommended, tseslint.configs.strict, tseslint.configs.stylistic],
    rules: {
      eqeqeq: 'error',
      'object-shorthand': 'error',
      // TypeScript reports unknown names, and knows more of them than a list of globals does.
      'no-undef': 'off',
      // With noUncheckedIndexedAccess, `!` after an index is how a loop says that it stays within bounds.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    // A regular expression that reads text from outside takes time in proportion to that text.
    files: ['src/**/*.{ts,svelte,astro}'],
    ignores: ['**/*.test.ts', 'src/{build,claims,cli}/**'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: { globals: globals.node },
    rules: { 'no-undef': 'error' },
  },
  {
    // What reads text from outside; tests and what runs at build time read texts of the project. The rule needs types, as those of
    // oxlint.config.ts do, which are checked there in a tenth of the time.
    files: ['src/**/*.ts'],
    ignores: ['**/*.svelte.ts', '**/*.test.ts', 'src/{build,claims,cli,site/lab}/**'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { wallkick: { rules: { 'own-keys': ownKeys } } },
    rules: { 'wallkick/own-keys': 'error' },
  },
  {
    files: ['src/**/*.ts', 'e2e/**/*.ts'],
    ignores: ['**/*.config.ts'],
    rules: {
      'no-restricted-syntax': ['error', { selector: 'ExportDefaultDeclaration', message: 'Export by name.' }],
    },
  },
  {
    // Tests of one worker share a context, and these cannot be taken back from it.
    files: ['e2e/*.spec.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            "CallExpression[callee.name='test'] CallExpression[callee.property.name='install'][callee.object.property.name='clock']",
          message: 'A clock stays installed in a shared context: use the test of Playwright itself, as `isolated`.',
        },
        {
          selector:
            "CallExpression[callee.name='test'] CallExpression[callee.object.name='context'][callee.property.name=/^(route|addInitScript|exposeFunction|exposeBinding)$/]",
          message: 'This stays in a shared context: call it on the page, or use the test of Playwright itself.',
        },
      ],
    },
  },
  svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: tseslint.parser } },
    // `let { a } = $props()` stays as Svelte writes it where a prop is reassigned or bound.
    rules: {
      'prefer-const': 'off',
      'svelte/prefer-const': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'MemberExpression[computed=true] > MemberExpression.property[property.name="key"]',
          message: 'A key event can name any key: use ownEntry() from #engine/ownEntry.ts.',
        },
      ],
    },
  },
  astro.configs['flat/recommended'],
  {
    ...mdx.flat,
    files: ['**/*.mdx'],
    rules: {
      'mdx/remark': 'error',
      'no-restricted-syntax': [
        'error',
        { selector: 'ImportDeclaration', message: pagesImportNothing },
        { selector: 'ImportExpression', message: pagesImportNothing },
      ],
    },
  },
);
