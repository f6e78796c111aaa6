/** `npm run openapi`: see openapi/openapi.mjs, whose packages are installed first. */
import { join } from 'node:path';
import { build } from '../build/build.mjs';
import { ensureInstalled, ROOT } from '../shared/install.mjs';

ensureInstalled();
ensureInstalled(join(ROOT, 'scripts/check/openapi/'));
build(['sandbox']);
await import('./openapi/openapi.mjs');
