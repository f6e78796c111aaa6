/**
 * Serves each test file as one script and the chunks that it shares with others: a page that loads 300 modules takes seconds.
 * The compiler and the plugins are those of the build.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import esbuild from 'rollup-plugin-esbuild';
import { minifyTemplates } from '../../build/plugins/templates.mjs';
import { ROOT } from '../../shared/install.mjs';

/** @param {readonly string[]} folders of test files @returns {Promise<Map<string, string>>} code by path */
async function bundle(folders) {
  const files = folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { encoding: 'utf8', recursive: true })
      .filter((file) => file.endsWith('.test.ts'))
      .map((file) => `${folder}/${file}`),
  );
  const build = await rolldown({
    cwd: ROOT,
    input: Object.fromEntries(files.map((file) => [file, file])),
    platform: 'browser',
    plugins: [
      esbuild({
        target: 'esnext',
        tsconfig: false,
        tsconfigRaw: { compilerOptions: { experimentalDecorators: true, useDefineForClassFields: false } },
      }),
      minifyTemplates(),
    ],
    external: (id) => id.startsWith('node:'),
    checks: { circularDependency: false },
  });
  const { output } = await build.generate({
    format: 'es',
    // In files of their own, which only a stack trace reads.
    sourcemap: true,
    entryFileNames: '[name]',
    // Relative addresses in them are those of files in a folder of tests.
    chunkFileNames: 'test/bundled/[name]-[hash].js',
  });
  await build.close();
  return new Map(output.map((file) => [`/${file.fileName}`, String('code' in file ? file.code : file.source)]));
}

/** @param {readonly string[]} folders @returns a plugin of Web Test Runner */
export function bundledTests(folders) {
  /** @type {Promise<Map<string, string>>} */
  let built;
  return {
    name: 'bundled-tests',
    serverStart: () => void (built = bundle(folders)),
    async serve(/** @type {{ path: string }} */ { path }) {
      const code = (await built).get(path);
      return code === undefined ? undefined : { body: code, type: path.endsWith('.map') ? 'json' : 'js' };
    },
  };
}
