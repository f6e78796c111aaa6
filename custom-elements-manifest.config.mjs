/** Files are found in any order; the manifest has one. */
const sorted = {
  name: 'sorted',
  packageLinkPhase(
    /** @type {{ customElementsManifest: { modules: { path: string }[] } }} */ { customElementsManifest },
  ) {
    customElementsManifest.modules.sort((a, b) => (a.path < b.path ? -1 : 1));
  },
};

/** What editors, Storybook and framework generators read of the elements. */
export default {
  globs: ['src/elements/**/*.ts', 'src/define/*.ts'],
  exclude: ['**/*.styles.ts'],
  outdir: '.',
  litelement: true,
  // The field is in package.json already, and a check must not rewrite it.
  packagejson: false,
  plugins: [sorted],
};
