/**
 * Writes the encoder of QR codes beside the modules for bundlers, which then import nothing but Lit. It is published as
 * CommonJS, which browsers cannot load, bundlers cannot tree-shake and Angular warns about.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../shared/install.mjs';
import { leanQrcode } from './lean-qrcode.mjs';

const PUBLISHED = 'qrcode/lib/core/qrcode.js';
const user = join(ROOT, 'dist/esm/domain/qr.js');
const code = readFileSync(user, 'utf8');
if (!code.includes(`'${PUBLISHED}'`)) throw new Error(`${user} does not import ${PUBLISHED}.`);
writeFileSync(join(ROOT, 'dist/esm/qr-encoder.js'), await leanQrcode());
writeFileSync(user, code.replace(PUBLISHED, '../qr-encoder.js'));
