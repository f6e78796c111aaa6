import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const ESM = fileURLToPath(new URL('../../dist/esm', import.meta.url));

/** The output of a merchant's bundler for two imports, after some other code. */
export async function bundle(first = ''): Promise<(readonly [name: string, code: string])[]> {
  const entry = `${first} import '${join(ESM, 'hydrate.js')}'; import '${join(ESM, 'define/all.js')}';`;
  const build = await rolldown({
    input: 'app',
    platform: 'browser',
    plugins: [
      { name: 'app', resolveId: (id) => (id === 'app' ? id : null), load: (id) => (id === 'app' ? entry : null) },
    ],
  });
  const { output } = await build.generate({ format: 'es' });
  await build.close();
  return output.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one.code] as const] : []));
}
