/** Measures what an import of the package adds to a merchant's page: built with Vite's defaults, compressed with brotli 11. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { ROOT } from '../shared/install.mjs';

/** Bytes by the module that is imported. @type {Readonly<Record<string, number>>} */
export const NPM_BUDGETS = {
  'pay-elements/define/pay-qr': 20_900,
  'pay-elements/define/pay-cash-voucher': 18_500,
};

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
 * The bytes that a page fetches before the module has run: the entry and the chunks that it imports statically.
 * @param {string} specifier
 */
export async function npmSize(specifier) {
  const chunks = await bundled(specifier);
  const first = new Set([chunks[0]]);
  // The loop also visits what is added to the set.
  for (const chunk of first)
    for (const name of chunk?.imports ?? []) first.add(chunks.find(({ fileName }) => fileName === name));
  let size = 0;
  for (const chunk of first) size += brotliCompressSync(chunk?.code ?? '').length;
  return size;
}
