/** The modules of the browser files: those that every script has inside, and those that are lazy-loaded. */
import { basename, join } from 'node:path';
import { build, type Plugin } from 'vite';
import { ROOT } from '../../shared/install.mjs';
import { smallDecorate } from './dependencies.js';
import { elements } from './elements.js';

export interface Graph {
  /** The ids of the modules that every script has inside. */
  readonly core: ReadonlySet<string>;
  /** The ids of lazy-loaded modules, by the name of their chunk. */
  readonly lazy: Readonly<Record<string, string>>;
}

/** The module that starts every script. */
const START = join(ROOT, 'src/bundles/start.ts');
/** Small modules that most chunks need, and most scripts. */
const ALSO = ['src/controllers/random-id.ts', 'src/domain/intl.ts', 'src/elements/slip/facts.styles.ts'];

/** The name of a chunk: `qr` for src/define/pay-qr.ts, `pt-BR` for src/locales/pt-BR.ts, or the name of a package. */
const nameOf = (id: string) =>
  /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1]!.replace(/\W+/g, '-') ?? basename(id).replace(/^pay-|\.ts$/g, '');

/** @throws when two lazy-loaded modules would have the same name */
export async function readGraph(): Promise<Graph> {
  const core = new Set([START, ...ALSO.map((path) => join(ROOT, path))]);
  const lazy: Record<string, string> = {};
  const read: Plugin = {
    name: 'read-graph',
    buildEnd(error) {
      if (error) return;
      // The loop also visits what is added to the set.
      for (const id of core) for (const one of this.getModuleInfo(id)?.importedIds ?? []) core.add(one);
      // Sorted, because modules are read side by side: the order of entries decides that of the modules in a chunk.
      const all = Array.from(this.getModuleIds(), (id) => this.getModuleInfo(id)!);
      for (const id of new Set(all.flatMap(({ dynamicallyImportedIds }) => dynamicallyImportedIds).sort())) {
        if (lazy[nameOf(id)]) throw new Error(`${id} and ${lazy[nameOf(id)]} would be one chunk.`);
        lazy[nameOf(id)] = id;
      }
    },
  };
  await build({
    ...elements(read, smallDecorate),
    configFile: false,
    logLevel: 'warn',
    build: { write: false, minify: false, lib: { entry: START, formats: ['es'] } },
  });
  return { core, lazy };
}
