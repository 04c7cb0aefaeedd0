import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/**
 * What Oxlint (`oxlint.config.ts`) cannot check: Svelte, and rules for the browser tests. `src/cli/prose.ts` reads the syntax of pages, and
 * `src/cli/importDirection.ts` refuses imports in them.
 */
export default defineConfig(
  globalIgnores(['dist/', '.astro/', 'test-results/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error', reportUnusedInlineConfigs: 'error' } },
  {
    // Tests of one worker share a context, and these cannot be taken back from it.
    files: ['e2e/*.spec.ts'],
    languageOptions: { parser: tseslint.parser },
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
        {
          selector:
            "UnaryExpression[operator='void'] > :matches(ImportExpression, CallExpression[callee.object.type='ImportExpression'])",
          message:
            'A part that does not come would be an error of the page: use whenLoaded() from #board/whenLoaded.ts.',
        },
      ],
    },
  },
);
