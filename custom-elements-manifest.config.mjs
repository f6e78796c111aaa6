/** Files are found in any order; the manifest has one. */
const sorted = {
  name: 'sorted',
  packageLinkPhase(
    /** @type {{ customElementsManifest: { modules: { path: string }[] } }} */ { customElementsManifest },
  ) {
    customElementsManifest.modules.sort((a, b) => (a.path < b.path ? -1 : 1));
  },
};

/** @typedef {{ members?: { privacy?: string }[], events?: { name?: string, description?: string }[] }} Declaration */

/** What is the elements' own business is nobody's who uses them; nor are events that the analyzer guessed from the code. */
const publicOnly = {
  name: 'public-only',
  packageLinkPhase(
    /** @type {{ customElementsManifest: { modules: { declarations?: Declaration[] }[] } }} */ {
      customElementsManifest,
    },
  ) {
    for (const declaration of customElementsManifest.modules.flatMap(({ declarations = [] }) => declarations)) {
      if (declaration.members) declaration.members = declaration.members.filter(({ privacy }) => !privacy);
      if (declaration.events) declaration.events = declaration.events.filter(({ description }) => description);
    }
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
  plugins: [sorted, publicOnly],
};
