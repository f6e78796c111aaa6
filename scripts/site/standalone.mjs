/** The elements as one classic script with every language inside: for the checkout that is downloaded as one file. */
import { join } from 'node:path';
import { build } from 'vite';
import { ROOT } from '../shared/install.mjs';

const ENTRY = '\0standalone';
const MODULES = ['dist/esm/define/all.js', 'dist/esm/languages.js'].map((path) => join(ROOT, path));

/** @param {string} folder the script is `standalone.js` in it */
export async function buildStandalone(folder) {
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'standalone',
        resolveId: (id) => (id === 'standalone' ? ENTRY : null),
        load: (id) => (id === ENTRY ? MODULES.map((path) => `import ${JSON.stringify(path)};`).join('\n') : null),
      },
    ],
    build: {
      target: 'es2022',
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: 'standalone',
        output: { format: 'iife', codeSplitting: false, entryFileNames: 'standalone.js' },
      },
    },
  });
}
