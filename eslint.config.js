import { configs as lit } from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import noUnsanitized from 'eslint-plugin-no-unsanitized';
import * as regexp from 'eslint-plugin-regexp';
import { configs as wc } from 'eslint-plugin-wc';
import tseslint from 'typescript-eslint';

/** Physical properties and values, each of which has a logical counterpart. */
const PHYSICAL =
  '[;{\\s]((((min|max)-)?(width|height)|(scroll-)?(margin|padding)-(top|right|bottom|left)|border-(top|right|bottom|left)(-\\w+)*|top|right|bottom|left|overflow-[xy])\\s*:|(text-align|float|clear):\\s*(left|right)\\s*;)';

export default tseslint.config(
  {
    // The code of consumers is checked by their own tools: see test/package/consumers.test.ts.
    ignores: [
      '**/dist/',
      '**/node_modules/',
      '**/.next/',
      '**/.angular/',
      '**/.nuxt/',
      '**/.output/',
      'storybook-static/',
      'site-dist/',
      'visual-report/',
      '.data/',
      '.cache/',
      'test/consumers/',
      // Checked with packages of their own.
      'packages/',
    ],
  },
  {
    files: ['{src,sandbox,demo,test,stories,.storybook}/**/*.ts', 'bench/**/*.{ts,tsx}'],
    extends: [
      ...tseslint.configs.recommendedTypeChecked,
      wc['flat/best-practice'],
      lit['flat/all'],
      noUnsanitized.configs.recommended,
      regexp.configs['flat/recommended'],
    ],
    plugins: { 'lit-a11y': litA11y },
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      ...litA11y.configs.recommended.rules,
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-eval': 'error',
      'no-console': 'error',
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: ['lit/directives/unsafe-*'], message: 'Do not parse text as HTML.' }] },
      ],
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: 'Use named exports: they have one name everywhere.' },
        {
          selector: `TaggedTemplateExpression[tag.name='css'] TemplateElement[value.raw=/${PHYSICAL}/]`,
          message: 'Use logical properties: pages may be right to left.',
        },
        { selector: 'MemberExpression[property.name=/^(inner|outer)HTML$/]', message: 'Do not parse text as HTML.' },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/unbound-method': ['error', { ignoreStatic: true }],
      // Lit binds listeners to the element; the others are arrow functions.
      'lit/no-template-arrow': 'off',
      'lit/no-template-map': 'off',
      // Lit's decorators are not used: see src/elements/property.ts.
      'lit/prefer-query-decorators': 'off',
      'lit/attribute-names': 'off',
      'lit/no-this-assign-in-render': 'error',
      // define/ registers elements and declares their types.
      'wc/guard-super-call': 'off',
      'wc/file-name-matches-element': 'off',
    },
  },
  {
    // These patterns read untrusted text: they must be linear at any length.
    files: ['{src,sandbox/src}/**/*.ts'],
    rules: { 'regexp/no-super-linear-move': 'error' },
  },
  {
    // This template tag renders every value as text: see src/elements/html.ts.
    files: ['src/elements/**/*.ts'],
    ignores: ['src/elements/html.ts', 'src/elements/pay-action/ssr-step.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [{ name: 'lit', importNames: ['html', 'svg', 'mathml'], message: 'Use src/elements/html.ts.' }],
          patterns: [
            { group: ['lit/directive*'], message: 'Do not use directives: every page would load their code.' },
          ],
        },
      ],
    },
  },
  {
    // Prints its progress.
    files: ['bench/run.ts'],
    rules: { 'no-console': ['error', { allow: ['log'] }] },
  },
  {
    // The servers print errors to the terminal.
    files: ['sandbox/src/errors.ts', 'src/merchant/merchant.ts', 'demo/merchant.ts'],
    rules: { 'no-console': ['error', { allow: ['error'] }] },
  },
  {
    files: ['{test,sandbox/test}/**/*.ts', 'stories/**/*.ts', '.storybook/**/*.ts'],
    rules: {
      '@typescript-eslint/no-floating-promises': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-unused-expressions': 'off',
      '@typescript-eslint/no-base-to-string': 'off',
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/unbound-method': 'off',
      'no-restricted-syntax': 'off',
      // fast-check generates strings only from expressions without flags.
      'regexp/use-ignore-case': 'off',
    },
  },
);
