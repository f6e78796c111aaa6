/** Every build by its mode: `vite build --mode classic`. The script `npm run build` runs them in order. */
import type { BuildOptions, Plugin, UserConfig } from 'vite';
import { hash } from '../../shared/hash.mjs';
import { chunkGroups } from './chunks.js';
import { leanLit, leanQr, ownPolicy, smallDecorate } from './dependencies.js';
import { allAtOnce, browserOnly, collapseStyles, collapseTemplates, languagesBeside, terser } from './sources.js';

type RolldownOptions = NonNullable<BuildOptions['rolldownOptions']>;

/** In the name of every chunk. A hash for each chunk would cost the first load 0.1 kB. */
const RELEASE = hash([
  'package-lock.json',
  'src',
  'vite.config.ts',
  'scripts/build/vite',
  'scripts/build/lean-qrcode.mjs',
]).slice(0, 8);

/** For everything that has elements in it. */
const elements = {
  define: { 'process.env.NODE_ENV': '"production"' },
  // The published encoders are compiled to CommonJS for old browsers, and twice as large as their sources.
  resolve: { alias: [{ find: 'jsbarcode/bin', replacement: 'jsbarcode/src' }] },
  plugins: [browserOnly, collapseStyles, collapseTemplates, smallDecorate, leanQr, ownPolicy],
};

/** One entry for browsers, into `dist`. The module build is the first one, and empties the folder. */
function browserBuild(
  name: string,
  entry: string,
  rolldownOptions: RolldownOptions,
  { format = 'es' }: { format?: 'es' | 'iife' } = {},
): BuildOptions {
  return {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: entry === 'src/bundle.ts',
    // Source maps for error reports. A comment that names each map would cost the QR code 0.2 kB.
    sourcemap: 'hidden',
    lib: { entry: { [name]: entry }, formats: [format], ...(format === 'iife' && { name: 'PayElementsBundle' }) },
    rolldownOptions,
  };
}

/** An entry whose lazy-loaded parts are chunks beside it. */
const chunked = (prefix: string, groups: ReturnType<typeof chunkGroups>): RolldownOptions => ({
  // Modules that chunks share with the entry stay in the entry, where they compress better.
  preserveEntrySignatures: 'allow-extension',
  output: {
    entryFileNames: '[name].js',
    chunkFileNames: ({ name }) => `${prefix}-${name.replace('pay-', '')}-${RELEASE}.js`,
    codeSplitting: { includeDependenciesRecursively: false, groups },
    minify: true,
    comments: { annotation: false },
  },
});

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

const plugins = (...more: Plugin[]) => ({ ...elements, plugins: [...more, ...elements.plugins] });

export const BUILDS = {
  /** The script tag for modules: everything that is not in the first load is a chunk. */
  module: {
    ...plugins(leanLit, terser),
    build: browserBuild(
      'pay-elements',
      'src/bundle.ts',
      chunked('pay', chunkGroups('pay-elements', 'src/registry/lazy')),
    ),
  },
  /** Everything as one classic script, for pages without modules. */
  classic: {
    ...plugins(languagesBeside, allAtOnce, leanLit, terser),
    build: browserBuild(
      'pay-elements',
      'src/bundle-iife.ts',
      {
        output: {
          entryFileNames: '[name].iife.js',
          codeSplitting: false,
          minify: true,
          comments: { annotation: false },
        },
      },
      { format: 'iife' },
    ),
  },
  /**
   * The autoloader, with chunks of its own: those of the script tag import the script tag, which registers everything.
   * Without terser, which would take longer than all other builds.
   */
  autoloader: {
    ...plugins(languagesBeside, leanLit),
    build: browserBuild('autoloader', 'src/autoloader.ts', chunked('autoload', chunkGroups('core'))),
  },
  /** The bridge to a native app. It runs before the elements, so it shares no chunk with them. */
  webview: {
    plugins: [terser],
    build: browserBuild('pay-webview', 'src/bundle-webview.ts', {
      output: { entryFileNames: '[name].js', minify: true },
    }),
  },
  /** The sandbox and its program. */
  sandbox: server('sandbox', ['sandbox/src/index.ts', 'sandbox/src/cli.ts']),
  /** The sandbox's dashboard for browsers: one script, which the sandbox serves. */
  dashboard: {
    define: elements.define,
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

/** For Storybook, which reads the same file: no changes to Lit, as stories use directives. */
export const STORYBOOK: UserConfig = { define: elements.define, resolve: elements.resolve };
