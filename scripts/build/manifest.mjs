/**
 * `npm run manifest` writes custom-elements.json from the docstrings of the sources, and from it docs/elements and llms.txt.
 * `--check` reports the files that differ.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cli } from '@custom-elements-manifest/analyzer/cli.js';
import { ROOT } from '../shared/install.mjs';
import { elementsOf } from './manifest/elements.mjs';
import { PAGES, pages } from './manifest/pages.mjs';

const argv = ['analyze', '--config', 'custom-elements-manifest.config.mjs', '--quiet'];
const manifest = await cli({ argv, cwd: ROOT, noWrite: true });

/** @type {Record<string, string>} */
const written = {
  'custom-elements.json': `${JSON.stringify(manifest, null, 2)}\n`,
  ...(await pages(elementsOf(manifest))),
};

mkdirSync(join(ROOT, PAGES), { recursive: true });
const there = readdirSync(join(ROOT, PAGES)).map((file) => `${PAGES}/${file}`);
const leftOver = there.filter((path) => !written[path]);

/** @param {string} path */
function isWritten(path) {
  try {
    return readFileSync(join(ROOT, path), 'utf8') === written[path];
  } catch {
    return false;
  }
}

if (process.argv.includes('--check')) {
  const stale = [...Object.keys(written).filter((path) => !isWritten(path)), ...leftOver];
  if (stale.length) {
    console.log(`Run npm run manifest: ${stale.join(', ')}`);
    process.exitCode = 1;
  }
} else {
  for (const path of leftOver) rmSync(join(ROOT, path));
  for (const [path, text] of Object.entries(written)) writeFileSync(join(ROOT, path), text);
}
