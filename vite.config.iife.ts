import { defineConfig, type Plugin } from 'vite';
import { plugins } from './vite.config.js';

/** Where the languages are listed, each a file that is loaded when it is needed. */
const LANGUAGES = /\/locales\/languages\.ts$/;

/** Languages stay files of their own: those that the package has for bundlers, by a path from the script. */
const languagesBeside: Plugin = {
  name: 'languages-beside',
  enforce: 'pre',
  resolveId: (id, from) =>
    LANGUAGES.test(from ?? '') && /^\.\/[a-z]{2,3}(-\w+)?\.js$/.test(id)
      ? { id: `./esm/locales${id.slice(1)}`, external: true }
      : null,
};

/**
 * All else that is loaded lazily is inside, and imported as what is not: the bundler would keep each such module apart,
 * to run it when it is asked for. 1.2 kB.
 */
const allAtOnce: Plugin = {
  name: 'all-at-once',
  transform(code, id) {
    if (!id.includes('/src/') || LANGUAGES.test(id)) return null;
    const found: string[] = [];
    const eager = code.replace(/\bimport\((["'][^"']+["'])\)/g, (_all, path: string) => {
      found.push(path);
      return `Promise.resolve(lazy${found.length - 1})`;
    });
    const imports = found.map((path, index) => `import * as lazy${index} from ${path};\n`);
    return found.length ? { code: imports.join('') + eager, map: null } : null;
  },
};

/** Everything as one classic script, for pages without modules. */
export default defineConfig({
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: { alias: [{ find: 'jsbarcode/bin', replacement: 'jsbarcode/src' }] },
  plugins: [languagesBeside, allAtOnce, ...plugins],
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: false,
    sourcemap: 'hidden',
    lib: { entry: { 'pay-elements': 'src/bundle-iife.ts' }, formats: ['iife'], name: 'PayElementsBundle' },
    rolldownOptions: {
      output: { entryFileNames: '[name].iife.js', codeSplitting: false, minify: true, comments: { annotation: false } },
    },
  },
});
