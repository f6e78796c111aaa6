/** What an import of the package is in a merchant's page: built with Vite's defaults. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'vite';
import { ROOT } from '../shared/install.mjs';

const require = createRequire(join(ROOT, 'package.json'));
const ENTRY = join(ROOT, 'entry.js');

/**
 * Builds one import like an application that has installed the package.
 * @param {string} specifier for example `pay-elements/define/pay-qr`
 * @param {import('vite').Plugin[]} [plugins]
 * @returns {Promise<import('rolldown').OutputChunk[]>} the entry first
 */
export async function bundled(specifier, plugins = []) {
  const entry = {
    name: 'entry',
    resolveId: (/** @type {string} */ id) =>
      id === ENTRY ? id : id.startsWith('pay-elements/') ? require.resolve(id) : null,
    load: (/** @type {string} */ id) => (id === ENTRY ? `import '${specifier}';` : null),
  };
  const result = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    plugins: [entry, ...plugins],
    build: { write: false, copyPublicDir: false, reportCompressedSize: false, rolldownOptions: { input: ENTRY } },
  });
  if (Array.isArray(result) || !('output' in result)) throw new Error(`${specifier} has more than one output.`);
  return result.output.filter((file) => file.type === 'chunk');
}

/**
 * What a page fetches before the module has run: the entry and the chunks that it imports statically.
 * @param {string} specifier @returns {Promise<string>} the code
 */
export async function firstLoad(specifier) {
  const chunks = await bundled(specifier);
  const first = new Set([chunks[0]]);
  // The loop also visits what is added to the set.
  for (const chunk of first)
    for (const name of chunk?.imports ?? []) first.add(chunks.find(({ fileName }) => fileName === name));
  return Array.from(first, (chunk) => chunk?.code).join('\n');
}
