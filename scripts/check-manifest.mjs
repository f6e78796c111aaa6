/** Fails when custom-elements.json is not what the sources say now. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './install.mjs';

// Inside the project: the analyzer writes to folders below it only.
const scratch = mkdtempSync(join(ROOT, '.cache-manifest-'));
try {
  const cem = join(ROOT, 'node_modules/@custom-elements-manifest/analyzer/cem.js');
  const config = 'custom-elements-manifest.config.mjs';
  const outdir = scratch.slice(ROOT.length);
  execFileSync(process.execPath, [cem, 'analyze', '--config', config, '--outdir', outdir], {
    cwd: ROOT,
    stdio: 'ignore',
  });
  const [fresh, committed] = [scratch, ROOT].map((folder) =>
    readFileSync(join(folder, 'custom-elements.json'), 'utf8'),
  );
  if (fresh !== committed) {
    console.error('custom-elements.json is stale: run npm run manifest.');
    process.exitCode = 1;
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
