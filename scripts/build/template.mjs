/** Packs the files of an empty store for the sandbox: setting one up takes seconds, unpacking does not. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { register } from 'tsx/esm/api';
import { ROOT } from '../shared/install.mjs';

const TEMPLATE = join(ROOT, 'sandbox/dist/template.tar.gz');

// A store starts from the template if there is one; this one must be set up by the current migrations.
rmSync(TEMPLATE, { force: true });
register();
const { openStore } = await import('../../sandbox/src/store/open.js');
const dataDir = mkdtempSync(join(tmpdir(), 'pay-template-'));
await (await openStore({ dataDir })).close();
const client = await PGlite.create({ dataDir: join(dataDir, 'db') });
const packed = await client.dumpDataDir('gzip');
await client.close();
rmSync(dataDir, { recursive: true });
writeFileSync(TEMPLATE, Buffer.from(await packed.arrayBuffer()));
