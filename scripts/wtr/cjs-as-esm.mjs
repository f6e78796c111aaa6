import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

/**
 * Serves a CommonJS dependency as one ES module, which is what a browser can import and what the build makes of it.
 * @param {string[]} specifiers for example 'qrcode/lib/core/qrcode.js'
 */
export function cjsAsEsm(specifiers) {
  /** @type {Map<string, Promise<string>>} */
  const bundles = new Map();
  return {
    name: 'cjs-as-esm',
    async serve(/** @type {{ path: string }} */ { path }) {
      const specifier = specifiers.find((one) => path.endsWith(`/node_modules/${one}`));
      if (!specifier) return undefined;
      if (!bundles.has(specifier)) bundles.set(specifier, bundle(specifier));
      return { body: await bundles.get(specifier), type: 'js' };
    },
  };
}

/** @param {string} specifier */
async function bundle(specifier) {
  const input = fileURLToPath(import.meta.resolve(specifier));
  const build = await rolldown({ input, platform: 'browser' });
  const { output } = await build.generate({ format: 'es' });
  await build.close();
  return output[0].code;
}
