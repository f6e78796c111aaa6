import { rolldown } from 'rolldown';

/**
 * Serves a CommonJS dependency as one ES module with the named exports that the build would find in it.
 * @param {Record<string, string[]>} modules names by specifier: `{ 'qrcode/lib/core/qrcode.js': ['create'] }`
 */
export function cjsAsEsm(modules) {
  /** @type {Map<string, Promise<string>>} */
  const bundles = new Map();
  return {
    name: 'cjs-as-esm',
    async serve(/** @type {{ path: string }} */ { path }) {
      const specifier = Object.keys(modules).find((one) => path.endsWith(`/node_modules/${one}`));
      if (!specifier) return undefined;
      if (!bundles.has(specifier)) bundles.set(specifier, bundle(specifier, modules[specifier] ?? []));
      return { body: await bundles.get(specifier), type: 'js' };
    },
  };
}

/** @param {string} specifier @param {string[]} names */
async function bundle(specifier, names) {
  const entry = `export { ${names.join(', ')} } from '${specifier}';`;
  const build = await rolldown({
    input: 'entry',
    platform: 'browser',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? id : null),
        load: (id) => (id === 'entry' ? entry : null),
      },
    ],
  });
  const { output } = await build.generate({ format: 'es' });
  await build.close();
  return output[0].code;
}
