/**
 * Builds `dist`: the scripts for pages without a bundler, and the modules for bundlers (`dist/esm`). All of them have the same
 * sources, and Lit and `qrcode` as they are published.
 */
import { readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import esbuild from 'rollup-plugin-esbuild';
import { CHUNKS } from './scripts/build/chunks.mjs';
import { ownPolicy } from './scripts/build/plugins/own-policy.mjs';
import { minifyTemplates, staticFields } from './scripts/build/plugins/templates.mjs';

/** @typedef {import('rollup').RollupOptions} Options */

const ROOT = import.meta.dirname;
const SRC = join(ROOT, 'src');
const LOCALES = join(SRC, 'locales');
const PROVIDERS = join(SRC, 'providers');

const languages = readdirSync(LOCALES)
  .filter((file) => /^[a-z]{2,3}(-\w+)?\.ts$/.test(file) && file !== 'en.ts')
  .map((file) => basename(file, '.ts'));

/** Files with stable names that every script lazy-loads, by their source. @type {ReadonlyMap<string, string>} */
const SHARED = new Map([
  [join(SRC, 'debug/warnings.ts'), './pay-warnings.js'],
  ...languages.map((tag) => /** @type {const} */ ([join(LOCALES, `${tag}.ts`), `./locales/${tag}.js`])),
]);
const isShared = (/** @type {string} */ id) => SHARED.has(id);
const sharedFile = (/** @type {string} */ id) => SHARED.get(id) ?? id;

/** Sources import one another as `./x.js`, as TypeScript asks for. @type {import('rollup').Plugin} */
const typescriptNames = {
  name: 'typescript-names',
  resolveId: (path, importer) =>
    importer?.startsWith(SRC) && /^\..*\.js$/.test(path)
      ? { id: join(importer, '..', path.replace(/js$/, 'ts')), external: false }
      : null,
};

/** Those of tsconfig.json that change what is written. */
const compilerOptions = { experimentalDecorators: true, useDefineForClassFields: false };

/** @param {{ define?: Record<string, string> }} [options] */
const sources = (options) => [
  typescriptNames,
  nodeResolve({ exportConditions: ['browser'] }),
  commonjs(),
  esbuild({ target: 'es2022', tsconfig: false, tsconfigRaw: { compilerOptions }, ...options }),
  staticFields(),
  minifyTemplates(),
];

/** Modules and programs for browsers without a bundler. */
const script = [...sources({ define: { 'process.env.NODE_ENV': '"production"' } }), ownPolicy()];

/** @param {import('terser').FormatOptions} [format] for example which comments stay */
const minified = (format) => terser({ ecma: 2020, compress: { passes: 2 }, format: { comments: false, ...format } });

/**
 * V8 compiles all functions of a script with this comment while it is downloaded, on another thread, instead of each when it is
 * first called. Source: v8.dev, "Explicit compile hints". Other engines ignore it.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

/** @param {string} id @returns {string} the path of a module without its extension */
const pathOf = (id) =>
  relative(ROOT, id)
    .replaceAll('\\', '/')
    .replace(/\.[jt]s$/, '');

/** @type {Set<string> | undefined} */
let inScript;
const ENTRY = join(SRC, 'bundles/pay-elements.ts');
/** The modules that `pay-elements.js` imports statically. @param {import('rollup').GetModuleInfo} getModuleInfo */
function modulesInScript(getModuleInfo) {
  if (inScript) return inScript;
  inScript = new Set([ENTRY]);
  // The loop also visits what is added to the set.
  for (const id of inScript) for (const imported of getModuleInfo(id)?.importedIds ?? []) inScript.add(imported);
  return inScript;
}

/** @type {import('rollup').GetManualChunk} */
const chunkOf = (id, { getModuleInfo }) => {
  if (modulesInScript(getModuleInfo).has(id)) return 'pay-elements';
  const path = pathOf(id);
  return Object.keys(CHUNKS).find((name) => CHUNKS[name]?.some((one) => path === one || path.startsWith(`${one}/`)));
};

/** @param {import('rollup').PreRenderedChunk} chunk @returns {string} `chunks/element-internals-polyfill-…` for a package */
const chunkFile = ({ facadeModuleId, name }) =>
  `chunks/${/node_modules\/([\w-]+)/.exec(facadeModuleId ?? '')?.[1] ?? name}-[hash].js`;

/** The one script, and what it lazy-loads. @type {Options} */
const payElements = {
  input: ENTRY,
  plugins: script,
  external: isShared,
  // Chunks import from the script what it has inside.
  preserveEntrySignatures: 'allow-extension',
  output: {
    dir: 'dist',
    format: 'es',
    sourcemap: true,
    hashCharacters: 'hex',
    paths: sharedFile,
    entryFileNames: '[name].js',
    chunkFileNames: chunkFile,
    manualChunks: chunkOf,
    onlyExplicitManualChunks: true,
    // An adapter calls few of its functions: those for one kind of object.
    banner: ({ facadeModuleId }) => (facadeModuleId?.startsWith(PROVIDERS) ? '' : COMPILE_HINT),
    plugins: [minified({ comments: new RegExp(COMPILE_HINT.slice(3)) })],
  },
};

/**
 * A script in one file.
 * @param {string} input @param {string} file @param {Partial<Options> & { paths?: (id: string) => string, format?: 'es' | 'iife', sourcemap?: boolean }} [more] @returns {Options}
 */
const oneFile = (input, file, { paths, format = 'es', sourcemap = true, ...more } = {}) => ({
  input: join(SRC, input),
  plugins: script,
  ...more,
  output: {
    file: join('dist', file),
    format,
    sourcemap,
    inlineDynamicImports: true,
    ...(paths && { paths }),
    // A page in another encoding reads a classic script in its own; modules are always UTF-8.
    plugins: [minified({ ascii_only: format === 'iife' })],
  },
});

/**
 * Every module of the package by its path, for bundlers and servers. They are not minified, so a debugger needs no source maps,
 * which would double their number and size.
 * @type {Options}
 */
const modules = {
  input: readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        file.endsWith('.ts') && !file.endsWith('.d.ts') && !/^bundle|^debug\/load|^registry\/(by-tag|steps)/.test(file),
    )
    .map((file) => join(SRC, file)),
  plugins: sources(),
  // `qrcode` is published as CommonJS, which browsers cannot load, bundlers cannot tree-shake and Angular warns about.
  external: (id) => !/^[./]|^\0|^qrcode|^dijkstrajs/.test(id),
  preserveEntrySignatures: 'strict',
  // The names of packages do not depend on where they are installed.
  preserveSymlinks: true,
  treeshake: false,
  output: {
    dir: 'dist/esm',
    format: 'es',
    preserveModules: true,
    preserveModulesRoot: 'src',
    // npm packs no folder that is called `node_modules`.
    entryFileNames: ({ name }) => `${name.replace('node_modules', 'packages')}.js`,
  },
};

/** @type {Options[]} */
export default [
  payElements,
  oneFile('bundles/everything.ts', 'pay-elements.all.js', {
    format: 'iife',
    external: isShared,
    paths: sharedFile,
  }),
  oneFile('bundles/autoloader.ts', 'autoloader.js', {
    external: (id) => id === ENTRY || isShared(id),
    paths: (id) => SHARED.get(id) ?? './pay-elements.js',
  }),
  // The bridge to a native app runs before the elements, so it shares no chunk with them.
  oneFile('bundle-webview.ts', 'pay-webview.js'),
  oneFile('bundle-register.ts', 'pay-register.js'),
  oneFile('bundle-log.ts', 'pay-log.js'),
  oneFile('marks/index.ts', 'pay-marks.js'),
  // A file of texts is read without a map.
  ...Array.from(SHARED, ([source, file]) =>
    oneFile(relative(SRC, source), file, { sourcemap: !source.startsWith(LOCALES) }),
  ),
  modules,
];
