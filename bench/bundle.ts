/** Bundles the script of a page like an application. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'vite';
import { ROOT } from './root.js';

const ENTRY = 'page';

/** Resolves the package like an application that has installed it. */
const require = createRequire(join(ROOT, 'package.json'));
const resolving = (code: string) => ({
  name: 'pay-elements-bench',
  resolveId(id: string) {
    if (id === ENTRY) return join(import.meta.dirname, 'entry.ts');
    return id.startsWith('pay-elements/') ? require.resolve(id) : null;
  },
  load: (id: string) => (id === join(import.meta.dirname, 'entry.ts') ? code : null),
});

export interface Bundle {
  /** The name of the module that the page loads. */
  readonly entry: string;
  /** All files by name. */
  readonly files: ReadonlyMap<string, string | Uint8Array>;
  /** The names of the entry and of everything that it imports statically. */
  readonly first: readonly string[];
}

/** @param code the code of the entry, with paths relative to this folder @param base the path of the files on the server */
export async function bundle(code: string, base: string): Promise<Bundle> {
  const result = await build({
    configFile: false,
    root: import.meta.dirname,
    base,
    mode: 'production',
    logLevel: 'error',
    plugins: [resolving(code)],
    build: { write: false, reportCompressedSize: false, rolldownOptions: { input: ENTRY } },
  });
  if (Array.isArray(result) || !('output' in result)) throw new Error('A page has more than one output.');
  const { output } = result;
  const entry = output[0].fileName;
  const first = new Set([entry]);
  // The loop also visits what is added to the set.
  for (const name of first)
    for (const file of output)
      if (file.type === 'chunk' && file.fileName === name) file.imports.forEach((imported) => first.add(imported));
  const files = new Map(
    output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source] as const),
  );
  return { entry, files, first: [...first] };
}
