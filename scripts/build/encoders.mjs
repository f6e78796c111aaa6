/**
 * The encoders of barcodes and QR codes, each as one ES module. They are published as CommonJS, which browsers cannot load,
 * bundlers cannot tree-shake and Angular warns about. After the build they are beside the modules for bundlers, which then
 * import nothing but Lit.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from './bundle.mjs';
import { ROOT } from '../shared/install.mjs';
import { leanQrcode } from './lean-qrcode.mjs';

/** The sources of jsbarcode, before they are compiled for old browsers. @param {string} name */
const barcode = (name) => () => bundle(`export { default } from 'jsbarcode/src/barcodes/${name}/${name}.js'`);

/** By the specifier that the sources import. @type {Record<string, () => Promise<string>>} */
export const ENCODERS = {
  'qrcode/lib/core/qrcode.js': leanQrcode,
  'jsbarcode/bin/barcodes/ITF/ITF.js': barcode('ITF'),
  'jsbarcode/bin/barcodes/CODE128/CODE128.js': barcode('CODE128'),
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const esm = join(ROOT, 'dist/esm');
  mkdirSync(join(esm, 'encoders'), { recursive: true });
  for (const name of ['qr', 'itf', 'code128']) {
    const user = join(esm, `domain/${name}.js`);
    const code = readFileSync(user, 'utf8');
    const [specifier, make] = Object.entries(ENCODERS).find(([one]) => code.includes(`'${one}'`)) ?? [];
    if (!specifier || !make) throw new Error(`${user} imports no encoder.`);
    writeFileSync(join(esm, `encoders/${name}.js`), await make());
    writeFileSync(user, code.replace(specifier, `../encoders/${name}.js`));
  }
}
