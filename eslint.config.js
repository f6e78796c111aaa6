import { configs as lit } from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import noUnsanitized from 'eslint-plugin-no-unsanitized';
import * as regexp from 'eslint-plugin-regexp';
import { configs as wc } from 'eslint-plugin-wc';
import tseslint from 'typescript-eslint';

/** Properties and values that have a logical one instead. */
const PHYSICAL =
  '[;{\\s]((((min|max)-)?(width|height)|(scroll-)?(margin|padding)-(top|right|bottom|left)|border-(top|right|bottom|left)(-\\w+)*|top|right|bottom|left|overflow-[xy])\\s*:|(text-align|float|clear):\\s*(left|right)\\s*;)';

export default tseslint.config(
  {
    // What consumers write is checked by the tools that they have: see test/package/consumers.test.ts.
    ignores: [
      '**/dist/',
      '**/node_modules/',
      '**/.next/',
      '**/.angular/',
      'storybook-static/',
      'visual-report/',
      '.data/',
      'test/consumers/',
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
      // A group that is not used is two characters shorter than one that says so, in what each page loads.
      'regexp/no-unused-capturing-group': 'off',
      'no-eval': 'error',
      'no-console': 'error',
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: ['lit/directives/unsafe-*'], message: 'Text is text.' }] },
      ],
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: 'Names, so that they are the same everywhere.' },
        {
          selector: `TaggedTemplateExpression[tag.name='css'] TemplateElement[value.raw=/${PHYSICAL}/]`,
          message: 'Logical properties: pages are written from right to left, too.',
        },
        { selector: 'MemberExpression[property.name=/^(inner|outer)HTML$/]', message: 'Text is text.' },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/unbound-method': ['error', { ignoreStatic: true }],
      // Lit binds its listeners to the element; the others are arrow functions.
      'lit/no-template-arrow': 'off',
      'lit/no-template-map': 'off',
      // Its decorators are not used: see src/elements/property.ts.
      'lit/prefer-query-decorators': 'off',
      'lit/no-this-assign-in-render': 'error',
      // Registering is for define/, and types are declared there.
      'wc/guard-super-call': 'off',
      'wc/file-name-matches-element': 'off',
    },
  },
  {
    // What was sent is read here: each of these, at any length, in linear time.
    files: ['{src,sandbox/src}/**/*.ts'],
    rules: { 'regexp/no-super-linear-move': 'error' },
  },
  {
    // Values of a page are text there: see src/elements/html.ts.
    files: ['src/elements/**/*.ts'],
    ignores: ['src/elements/html.ts', 'src/elements/pay-action/ssr-step.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [{ name: 'lit', importNames: ['html', 'svg', 'mathml'], message: 'Use src/elements/html.ts.' }],
          patterns: [{ group: ['lit/directive*'], message: 'Text is text; the script tag has no directives.' }],
        },
      ],
    },
  },
  {
    // Says how far it is.
    files: ['bench/run.ts'],
    rules: { 'no-console': ['error', { allow: ['log'] }] },
  },
  {
    // The servers speak to who started them.
    files: ['sandbox/src/errors.ts', 'demo/merchant.ts'],
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
      // fast-check makes texts of expressions without flags.
      'regexp/use-ignore-case': 'off',
    },
  },
);
