/** Scripts for the checkout, also as one file: the elements with every language, and the fake backend. */
import { join } from 'node:path';
import { build } from 'vite';
import { ROOT } from '../shared/install.mjs';

const ENTRY = '\0standalone';
const moduleAt = (/** @type {string} */ path) => JSON.stringify(join(ROOT, 'dist/esm', path));

const SCRIPTS = /** @type {const} */ ([
  {
    name: 'standalone',
    format: 'iife',
    code: `import ${moduleAt('define/all.js')}; import ${moduleAt('languages.js')};`,
  },
  { name: 'testing', format: 'es', code: `export * from ${moduleAt('testing/index.js')};` },
]);

/** @param {string} folder the scripts are `standalone.js` and `testing.js` in it */
export async function buildStandalone(folder) {
  for (const { name, format, code } of SCRIPTS)
    await build({
      root: ROOT,
      configFile: false,
      logLevel: 'error',
      define: { 'process.env.NODE_ENV': '"production"' },
      plugins: [
        {
          name: 'standalone',
          resolveId: (id) => (id === 'standalone' ? ENTRY : null),
          load: (id) => (id === ENTRY ? code : null),
        },
      ],
      build: {
        target: 'es2022',
        outDir: folder,
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: {
          input: 'standalone',
          preserveEntrySignatures: 'strict',
          output: { format, codeSplitting: false, entryFileNames: `${name}.js` },
        },
      },
    });
}
