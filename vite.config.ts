/**
 * The programs of this repository, by mode: `vite build --mode sandbox`, and so on. What the package ships is built by
 * rollup.config.mjs. Storybook, which has modes of its own, reads this file, too.
 */
import { defineConfig, type UserConfig } from 'vite';
import { minifyTemplates } from './scripts/build/plugins/templates.mjs';

/** The library's code is the production one in programs, too. */
const define = { 'process.env.NODE_ENV': '"production"' };

/** A program for Node. npm packages stay outside. */
const server = (folder: string, input: string[]): UserConfig => ({
  build: {
    target: 'node20',
    ssr: true,
    outDir: `${folder}/dist`,
    emptyOutDir: true,
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      input,
      // By its name, since it may not be built yet: a package that is not found would be put inside.
      external: ['pay-elements-sandbox'],
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
});

const builds: Readonly<Record<string, UserConfig>> = {
  /** The sandbox and its program. */
  sandbox: server('sandbox', ['sandbox/src/index.ts', 'sandbox/src/cli.ts']),
  /** The sandbox's dashboard for browsers: one script, which the sandbox serves. */
  dashboard: {
    define,
    build: {
      target: 'es2022',
      outDir: 'sandbox/dist/dashboard',
      emptyOutDir: true,
      copyPublicDir: false,
      lib: { entry: { dashboard: 'sandbox/dashboard/main.ts' }, formats: ['es'], fileName: (_, name) => `${name}.js` },
      rolldownOptions: { output: { minify: true } },
    },
  },
  /** The demo's server. */
  demo: server('demo', ['demo/server.ts']),
};

export default defineConfig(({ mode }) => builds[mode] ?? { define, plugins: [minifyTemplates()] });
