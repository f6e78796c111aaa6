/** Writes custom-elements.json from the docstrings of the sources, and from it docs/elements and llms.txt. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cli } from '@custom-elements-manifest/analyzer/cli.js';
import { ROOT } from '../shared/install.mjs';
import { elementsOf } from './manifest/elements.mjs';
import { PAGES, pages } from './manifest/pages.mjs';

const argv = ['analyze', '--config', 'custom-elements-manifest.config.mjs', '--quiet'];
const manifest = await cli({ argv, cwd: ROOT, noWrite: true });
writeFileSync(join(ROOT, 'custom-elements.json'), `${JSON.stringify(manifest, null, 2)}\n`);

const written = await pages(elementsOf(manifest));
rmSync(join(ROOT, PAGES), { recursive: true, force: true });
mkdirSync(join(ROOT, PAGES), { recursive: true });
for (const [path, text] of Object.entries(written)) writeFileSync(join(ROOT, path), text);
