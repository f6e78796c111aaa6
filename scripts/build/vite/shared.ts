/**
 * The modules that chunks share with the script on the page. Each script has them inside, so that it paints after one request,
 * and chunks cannot import them: they do not know which script loaded them. The script puts what they need into an array on
 * `globalThis`, under a symbol with the release in its name, and they take it from there.
 */
import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { ROOT } from '../../shared/install.mjs';

/** The ids of modules by export, `src/context.ts#defaultSettings`, in the order of the array. */
export type Shared = Map<string, string>;

const PREFIX = 'shared:';
/** `import{a as b}from"shared:src/…"`, as the minifier writes it. */
const IMPORT = /import\s*(?:(?:\{([^}]*)\}|(\w+) )\s*from\s*)?["'`]shared:([^"'`]+)["'`];?/g;
const registryOf = (release: string) => `globalThis[Symbol.for("pay-elements/${release}")]`;

/** The path of a module that does not depend on the folder of the build. */
const pathOf = (id: string) =>
  relative(ROOT, id)
    .replaceAll('\\', '/')
    .replace(/^.*node_modules\//, '');

interface Binding {
  readonly path: string;
  /** The key in `Shared`. */
  readonly shared: string;
  readonly local: string;
}

const bindingsIn = (code: string): Binding[] =>
  Array.from(code.matchAll(IMPORT), ([, list, single, path = '']) => {
    const named = (list ?? (single ? `default as ${single}` : '')).split(',').filter(Boolean);
    return named.map((one) => {
      const [name = '', local = name] = one.trim().split(/\s+as\s+/);
      return { path, shared: `${path}#${name}`, local };
    });
  }).flat();

/** In the build of the chunks: takes the imports of `core` from the registry. @param found filled with what the chunks need */
export function importShared(core: ReadonlySet<string>, release: string, found: Shared): Plugin {
  const ids = new Map(Array.from(core, (id) => [pathOf(id), id]));
  return {
    name: 'import-shared',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved && core.has(resolved.id) ? { id: PREFIX + pathOf(resolved.id), external: true } : resolved;
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
      const all = chunks.flatMap(({ code }) => bindingsIn(code)).sort((a, b) => (a.shared < b.shared ? -1 : 1));
      for (const { shared, path } of all) found.set(shared, ids.get(path)!);
      const order = [...found.keys()];
      for (const chunk of chunks) {
        const taken = bindingsIn(chunk.code).map(({ shared, local }) => `${order.indexOf(shared)}:${local}`);
        chunk.code = chunk.code.replace(IMPORT, '');
        if (chunk.code.includes(PREFIX)) throw new Error(`${chunk.fileName}: an import of another form from ${PREFIX}`);
        if (taken.length) chunk.code = `const{${taken.join()}}=${registryOf(release)};${chunk.code}`;
      }
    },
  };
}

const EXPOSE = 'virtual:expose-shared';

/** In the build of a script: fills the registry. @param entry the module that starts the script */
export function exposeShared(shared: Shared, release: string, entry: string): Plugin {
  return {
    name: 'expose-shared',
    resolveId: (id) => (id === EXPOSE ? `\0${EXPOSE}` : null),
    load(id) {
      if (id !== `\0${EXPOSE}`) return null;
      const imports = Array.from(shared, ([one, module], index) => {
        const [, name] = one.split('#');
        return `import { ${name} as e${index} } from ${JSON.stringify(module)};`;
      });
      return `${imports.join('\n')}\n${registryOf(release)} ??= [${imports.map((_one, index) => `e${index}`).join()}];`;
    },
    transform: (code, id) => (id.endsWith(entry) ? { code: `import '${EXPOSE}';\n${code}`, map: null } : null),
  };
}
