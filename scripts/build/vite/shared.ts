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
const IMPORT = /import\s*(?:(?:\{([^}]*)\}|(\w+) )\s*from\s*)?["'`]shared:([^"'`]+)["'`];?/g;
const registryOf = (release: string) => `globalThis[Symbol.for("pay-elements/${release}")]`;

/** What an import takes, and its local name. */
function bindings([, list, single, path]: RegExpMatchArray): [shared: Shared, local: string][] {
  const named = (list ?? (single ? `default as ${single}` : '')).split(',').filter(Boolean);
  return named.map((one) => {
    const [name = '', local = name] = one.trim().split(/\s+as\s+/);
    return [`${path}#${name}`, local];
  });
}

/** In the build of the chunks: takes the imports of `core` from the registry. @param found filled with what the chunks need */
export function importShared(core: ReadonlySet<string>, release: string, found: Shared[]): Plugin {
  return {
    name: 'import-shared',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved && core.has(resolved.id)
        ? { id: PREFIX + relative(ROOT, resolved.id).replaceAll('\\', '/'), external: true }
        : resolved;
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
      const importsOf = (code: string) => Array.from(code.matchAll(IMPORT), (one) => bindings(one));
      found.push(
        ...[
          ...new Set(
            chunks.flatMap(({ code }) =>
              importsOf(code)
                .flat()
                .map(([shared]) => shared),
            ),
          ),
        ].sort(),
      );
      for (const chunk of chunks) {
        const taken = importsOf(chunk.code)
          .flat()
          .map(([shared, local]) => `${found.indexOf(shared)}:${local}`);
        chunk.code = chunk.code.replace(IMPORT, '');
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
