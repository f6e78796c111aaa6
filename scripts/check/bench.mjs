/**
 * `npm run bench`: how fast and how large the elements are beside others that show the same steps, and how fast the sandbox
 * is. Writes `docs/benchmarks.md` and `bench/results.json`, in about 25 minutes. `-- --sandbox` measures only the sandbox, in about
 * five; `-- --quick` measures each once, and writes nothing.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { build } from '../build/build.mjs';
import { ensureInstalled, ROOT } from '../shared/install.mjs';

ensureInstalled();
ensureInstalled(join(ROOT, 'bench/'));
build(['library']);
execFileSync(process.execPath, ['--import', 'tsx', 'bench/run.ts', ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: 'inherit',
});
