import { defineConfig } from 'vite';
import { CHUNKS, languagesBeside, plugins, RELEASE } from './vite.config.js';

const { 'pay-elements': core = /^$/, ...others } = CHUNKS;

/**
 * The autoloader, and its own chunks beside it: those of the script tag import the script tag, which registers
 * everything. Not compressed to the last percent, which takes longer than all the rest.
 */
export default defineConfig({
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: { alias: [{ find: 'jsbarcode/bin', replacement: 'jsbarcode/src' }] },
  plugins: [languagesBeside, ...plugins.filter(({ name }) => name !== 'terser')],
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: false,
    sourcemap: 'hidden',
    lib: { entry: { autoloader: 'src/autoloader.ts' }, formats: ['es'] },
    rolldownOptions: {
      preserveEntrySignatures: 'allow-extension',
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: ({ name }) => `autoload-${name.replace('pay-', '')}-${RELEASE}.js`,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: Object.entries({ core, ...others }).map(([name, test]) => ({ name, test })),
        },
        minify: true,
        comments: { annotation: false },
      },
    },
  },
});
