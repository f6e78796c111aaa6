/** Measures the size of each file that a shop loads. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { bundle } from './bundle.js';
import { DIST } from './root.js';

export interface Size {
  readonly name: string;
  /** Bytes of brotli, quality 11. */
  readonly brotli: number;
  /** Bytes of brotli, quality 5, which servers use for responses that they compress on each request. */
  readonly brotli5: number;
  /** Bytes of gzip, level 6. */
  readonly gzip: number;
}

const QUALITY_5 = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);

/** @param files each is compressed separately, as on a server */
function sizeOf(name: string, files: readonly (string | Uint8Array)[]): Size {
  return {
    name,
    brotli: sum(files.map((file) => brotliCompressSync(file).length)),
    brotli5: sum(files.map((file) => brotliCompressSync(file, QUALITY_5).length)),
    gzip: sum(files.map((file) => gzipSync(file, { level: 6 }).length)),
  };
}

const FILES = ['pay-elements.js', 'locales/pt-BR.js', 'pay-elements.all.js', 'autoloader.js', 'pay-elements.css'];

/** Modules that an application imports, until the element is on screen; absent: with everything that is lazy-loaded. */
const MODULES = [
  { name: 'npm: `define/pay-qr`', code: "import 'pay-elements/define/pay-qr';", lazy: false },
  {
    name: 'npm: `define/pay-cash-voucher`',
    code: "import 'pay-elements/define/pay-cash-voucher';",
    lazy: false,
  },
  {
    name: 'npm: `define/pay-action-lazy`, the entry',
    code: "import 'pay-elements/define/pay-action-lazy';",
    lazy: false,
  },
  { name: 'npm: every element, whole', code: "import 'pay-elements/define/all';", lazy: true },
  {
    name: 'Adyen Web: every component, whole',
    code: "import '@adyen/adyen-web/auto'; import '@adyen/adyen-web/styles/adyen.css';",
    lazy: true,
  },
];

export async function measureSizes(): Promise<Size[]> {
  const sizes = FILES.map((name) => sizeOf(`\`${name}\``, [readFileSync(join(DIST, name))]));
  for (const { name, code, lazy } of MODULES) {
    const { files, first } = await bundle(code, '/');
    sizes.push(sizeOf(name, lazy ? [...files.values()] : first.map((file) => files.get(file)!)));
  }
  return sizes;
}
