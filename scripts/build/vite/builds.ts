/** The builds of `vite.config.ts`, by mode: `vite build --mode sandbox`. The files for browsers: scripts/build/browser.ts. */
import type { UserConfig } from 'vite';
import { collapseTemplates } from './sources.js';

/** The library's code is the production one in programs, too. */
const define = { 'process.env.NODE_ENV': '"production"' };

/** A program for Node. npm packages stay outside. */
const server = (folder: string, input: string[]): UserConfig => ({
  ssr: { external: ['pay-elements-sandbox'] },
  build: {
    target: 'node20',
    ssr: true,
    outDir: `${folder}/dist`,
    emptyOutDir: true,
    sourcemap: true,
    minify: false,
    rolldownOptions: { input, output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' } },
  },
});

export const BUILDS = {
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
} satisfies Record<string, UserConfig>;

/** For Storybook, which reads the same file: the templates as they are shipped, and no changes to Lit, as stories use directives. */
export const STORYBOOK: UserConfig = { define, plugins: [collapseTemplates] };
