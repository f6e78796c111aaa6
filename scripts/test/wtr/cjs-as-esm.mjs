/**
 * Serves a CommonJS dependency as one ES module.
 * @param {Record<string, () => Promise<string>>} modules what makes the module, by specifier
 */
export function cjsAsEsm(modules) {
  /** @type {Map<string, Promise<string>>} */
  const bundles = new Map();
  return {
    name: 'cjs-as-esm',
    async serve(/** @type {{ path: string }} */ { path }) {
      const [specifier, bundle] =
        Object.entries(modules).find(([specifier]) => path.endsWith(`/node_modules/${specifier}`)) ?? [];
      if (!specifier || !bundle) return undefined;
      if (!bundles.has(specifier)) bundles.set(specifier, bundle());
      return { body: await bundles.get(specifier), type: 'js' };
    },
  };
}
