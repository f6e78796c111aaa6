import { bundleCommonJs } from '../bundle-commonjs.mjs';

/**
 * Serves a CommonJS dependency as one ES module with the export that is used of it.
 * @param {Record<string, string>} modules names by specifier: `{ 'jsbarcode/bin/barcodes/ITF/ITF.js': 'default' }`
 */
export function cjsAsEsm(modules) {
  /** @type {Map<string, Promise<string>>} */
  const bundles = new Map();
  return {
    name: 'cjs-as-esm',
    async serve(/** @type {{ path: string }} */ { path }) {
      const found = Object.entries(modules).find(([specifier]) => path.endsWith(`/node_modules/${specifier}`));
      if (!found) return undefined;
      const [specifier] = found;
      if (!bundles.has(specifier)) bundles.set(specifier, bundleCommonJs(...found));
      return { body: await bundles.get(specifier), type: 'js' };
    },
  };
}
