/** Packs the files of an empty PGlite for the sandbox to start from: setting one up takes seconds, unpacking does not. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { ROOT } from './install.mjs';

const client = await PGlite.create();
const packed = await client.dumpDataDir('gzip');
await client.close();
writeFileSync(join(ROOT, 'sandbox/dist/template.tar.gz'), Buffer.from(await packed.arrayBuffer()));
