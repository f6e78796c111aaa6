/**
 * The modules that chunks share with the script on the page. Each script has them inside, so that it paints after one request,
 * and chunks cannot import them: they do not know which script loaded them. The script puts what they need into an array on
 * `globalThis`, under a symbol with the release in its name, and they take it from there.
 */
import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { ROOT } from '../../shared/install.mjs';

/** An export of a module: `src/context.ts#defaultSettings`. */
export type Shared = string;

const PREFIX = 'shared:';
/** `import{a as b}from"shared:src/…"`, as the minifier writes it. */
const IMPORT = /import\s*(?:\{([^}]*)\}\s*from\s*)?["'`]shared:([^"'`]+)["'`];?/g;
const registryOf = (release: string) => `globalThis[Symbol.for("pay-elements/${release}")]`;

/** In the build of the chunks: takes the imports of `core` from the registry. @param found filled with what the chunks need */
export function importShared(core: ReadonlySet<string>, release: string, found: Shared[]): Plugin {
  return {
    name: 'import-shared',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer || core.has(importer)) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved && core.has(resolved.id)
        ? { id: PREFIX + relative(ROOT, resolved.id).replaceAll('\\', '/'), external: true }
        : resolved;
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
      const bindings = (list: string) => list.split(',').map((one) => one.trim().split(/\s+as\s+/));
      const all = chunks.flatMap(({ code }) =>
        Array.from(code.matchAll(IMPORT), ([, list = '', path]) =>
          list ? bindings(list).map(([name]) => `${path}#${name}`) : [],
        ).flat(),
      );
      found.push(...[...new Set(all)].sort());
      for (const chunk of chunks) {
        const taken: string[] = [];
        chunk.code = chunk.code.replace(IMPORT, (_all, list: string | undefined, path: string) => {
          for (const [name = '', local = name] of list ? bindings(list) : [])
            taken.push(`${found.indexOf(`${path}#${name}`)}:${local}`);
          return '';
        });
        if (chunk.code.includes(PREFIX)) throw new Error(`${chunk.fileName}: an import of another form from ${PREFIX}`);
        if (taken.length) chunk.code = `const{${taken.join()}}=${registryOf(release)};${chunk.code}`;
      }
    },
  };
}

const EXPOSE = 'virtual:expose-shared';

/** In the build of a script: fills the registry. @param entry the module that starts the script */
export function exposeShared(shared: readonly Shared[], release: string, entry: string): Plugin {
  return {
    name: 'expose-shared',
    resolveId: (id) => (id === EXPOSE ? `\0${EXPOSE}` : null),
    load(id) {
      if (id !== `\0${EXPOSE}`) return null;
      const imports = shared.map((one, index) => {
        const [path, name] = one.split('#');
        return `import { ${name} as e${index} } from ${JSON.stringify(`${ROOT}/${path}`)};`;
      });
      return `${imports.join('\n')}\n${registryOf(release)} ??= [${shared.map((_one, index) => `e${index}`).join()}];`;
    },
    transform: (code, id) => (id.endsWith(entry) ? { code: `import '${EXPOSE}';\n${code}`, map: null } : null),
  };
}
