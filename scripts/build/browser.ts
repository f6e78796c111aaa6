/**
 * Builds the files that browsers load without a bundler. Each script has everything inside that it paints first; all of them
 * lazy-load the same chunks, `dist/chunks/`.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { hash } from '../shared/hash.mjs';
import { ROOT } from '../shared/install.mjs';
import { scriptOf, STEPS } from './registered-elements.mjs';
import { chunkGroups, copySmall } from './vite/chunks.js';
import { leanLit, ownPolicy, smallDecorate, smallStyles } from './vite/dependencies.js';
import { elements } from './vite/elements.js';
import { readGraph } from './vite/graph.js';
import { exposeShared, importShared, type Shared } from './vite/shared.js';
import { allAtOnce, terser } from './vite/sources.js';
import { LANGUAGES, markTexts, ownHelpers, withTexts, type Script } from './vite/texts.js';

const DIST = join(ROOT, 'dist');

/** In the name of every chunk. A hash for each chunk would cost each script 0.1 kB. */
const RELEASE = hash(['package-lock.json', 'src', 'scripts/build']).slice(0, 8);
const chunkFile = (name: string) => `chunks/${name}-${RELEASE}.js`;

interface Output {
  readonly lib: {
    readonly entry: string | Record<string, string>;
    readonly formats: ['es' | 'iife'];
    readonly name?: string;
  };
  readonly options?: Rolldown.OutputOptions;
}

/** Builds in memory. */
async function bundled(plugins: Plugin[], { lib, options }: Output): Promise<Rolldown.RolldownOutput['output']> {
  const config: InlineConfig = {
    ...elements(...plugins),
    configFile: false,
    logLevel: 'warn',
    build: {
      target: 'es2022',
      write: false,
      // Source maps for error reports. A comment that names each map would cost a QR code 0.2 kB.
      sourcemap: 'hidden',
      lib,
      rolldownOptions: {
        checks: { pluginTimings: false },
        // Modules that chunks share with an entry stay in the entry, where they compress better.
        preserveEntrySignatures: 'allow-extension',
        output: { minify: true, comments: { annotation: false }, ...options },
      },
    },
  };
  const [{ output }] = (await build(config)) as [Rolldown.RolldownOutput];
  return output;
}

function write(file: string, { code, map }: Script): void {
  const path = join(DIST, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, code);
  writeFileSync(`${path}.map`, map);
}

const graph = await readGraph();

/** For a chunk that only exports parts of others. */
const NO_MAPPINGS = JSON.stringify({ version: 3, sources: [], names: [], mappings: '' });

/** Writes the chunks. @returns what they share with the scripts */
async function writeChunks(): Promise<Shared> {
  const shared: Shared = new Map();
  const output = await bundled(
    [ownHelpers, copySmall, importShared(graph.core, RELEASE, shared), smallDecorate, terser],
    {
      lib: { entry: { ...graph.lazy }, formats: ['es'] },
      options: {
        entryFileNames: chunkFile('[name]'),
        chunkFileNames: chunkFile('[name]'),
        codeSplitting: { includeDependenciesRecursively: false, groups: chunkGroups() },
      },
    },
  );
  const maps = new Map(output.flatMap((one) => (one.type === 'asset' ? [[one.fileName, String(one.source)]] : [])));
  for (const one of output)
    if (one.type === 'chunk')
      write(one.fileName, { code: one.code, map: maps.get(`${one.fileName}.map`) ?? NO_MAPPINGS });
  return shared;
}

/** Lazy-loaded modules are chunks. */
const toChunks: Plugin = {
  name: 'to-chunks',
  enforce: 'pre',
  async resolveDynamicImport(specifier, importer) {
    if (typeof specifier !== 'string') return null;
    const resolved = await this.resolve(specifier, importer);
    const [name] = Object.entries(graph.lazy).find(([, id]) => id === resolved?.id) ?? [];
    return name ? { id: `./${chunkFile(name)}`, external: true } : null;
  },
};

/** The script of the autoloader is beside it. */
const toScript: Plugin = {
  name: 'to-script',
  enforce: 'pre',
  resolveDynamicImport: (specifier) => ({ id: String(specifier), external: true }),
};

/** Builds one script. */
async function script(source: string, plugins: Plugin[], format: 'es' | 'iife' = 'es'): Promise<Script> {
  const output = await bundled([...plugins, terser], {
    lib: { entry: join(ROOT, 'src/bundles', source), formats: [format], name: 'PayElementsBundle' },
    options: format === 'iife' ? { codeSplitting: false } : {},
  });
  const [first, ...others] = output.filter((one) => one.type === 'chunk');
  const map = output.find((one) => one.type === 'asset');
  if (!first || others.length || map?.type !== 'asset') throw new Error(`${source} is not one file.`);
  return { code: first.code, map: String(map.source) };
}

/**
 * V8 compiles all functions of a script with this comment while it is downloaded, on another thread, instead of each when it is
 * first called. Source: v8.dev, "Explicit compile hints". Other engines ignore it.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

/** A script most of whose functions run before the step is painted. */
function compiledEarly({ code, map }: Script): Script {
  const { mappings, ...rest } = JSON.parse(map) as { mappings: string };
  // An empty line of mappings for the comment.
  return { code: `${COMPILE_HINT}\n${code}`, map: JSON.stringify({ ...rest, mappings: `;${mappings}` }) };
}

rmSync(DIST, { recursive: true, force: true });
const shared = await writeChunks();
/** @param entry the module that starts the script */
const inside = (entry: string) => [
  ...[markTexts, toChunks, exposeShared(shared, RELEASE, entry)],
  ...[leanLit, ownPolicy, smallDecorate, smallStyles],
];

const whole = await script('pay-elements.ts', inside('src/bundles/start.ts'));
for (const tag of LANGUAGES)
  write(tag === 'en' ? 'pay-elements.js' : `pay-elements.${tag}.js`, compiledEarly(await withTexts(whole, tag)));

for (const { tag } of STEPS) {
  const file = `pay-elements.${scriptOf(tag)}`;
  const built = await script(`${file}.ts`, inside('src/bundles/start.ts'));
  write(`${file}.js`, compiledEarly(await withTexts(built, 'en')));
}

const classic = await script('pay-elements.iife.ts', inside('src/bundles/start.ts'), 'iife');
write('pay-elements.iife.js', compiledEarly(await withTexts(classic, 'en')));

const everything = await script('everything.ts', [allAtOnce, ...inside('src/bundles/everything.ts')], 'iife');
write('pay-elements.all.js', await withTexts(everything, 'en'));

write('autoloader.js', await script('autoloader.ts', [toChunks, toScript]));
// The bridge to a native app runs before the elements, so it shares no chunk with them.
write('pay-webview.js', await script('../bundle-webview.ts', []));
write('pay-register-step.js', await script('../bundle-register-step.ts', []));
write('pay-log.js', await script('../bundle-log.ts', []));
