/** What editors, Storybook and framework generators read of the elements. */
export default {
  globs: ['src/elements/**/*.ts', 'src/define/*.ts'],
  exclude: ['**/*.styles.ts'],
  outdir: '.',
  litelement: true,
};
