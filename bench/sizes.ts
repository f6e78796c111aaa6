/** Measures the size of each file that a shop loads, and the budgets of these files. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { bundle } from './bundle.js';
import { DIST, ROOT } from './root.js';

export interface Size {
  readonly name: string;
  /** Bytes of brotli, quality 11. */
  readonly brotli: number;
  /** Bytes of brotli, quality 5, which servers use for responses that they compress on each request. */
  readonly brotli5: number;
  /** Bytes of gzip, level 6. */
  readonly gzip: number;
  /** The largest size allowed, in bytes of brotli, quality 11. */
  readonly budget?: number;
}

const QUALITY_5 = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);

/** A language tag, unlike the names of the other files. */
const LOCALE = /^[a-z]{2,3}(?:-[A-Z][A-Za-z]+)?$/;

/** @param files each is compressed separately, as on a server */
function sizeOf(name: string, files: readonly (string | Uint8Array)[], budget?: number): Size {
  return {
    name,
    brotli: sum(files.map((file) => brotliCompressSync(file).length)),
    brotli5: sum(files.map((file) => brotliCompressSync(file, QUALITY_5).length)),
    gzip: sum(files.map((file) => gzipSync(file, { level: 6 }).length)),
    ...(budget && { budget }),
  };
}

/** Steps with a file of their own, in addition to the QR code. */
const STEP_FILES = ['redirect', 'otp', 'details', 'boleto', 'bank-transfer', 'cash-voucher'];

/** The names of the files of `dist/`, with their budgets. */
function distFiles(): (readonly [name: string, budget?: number])[] {
  const languages = readdirSync(join(ROOT, 'src/locales')).map((name) => name.replace('.ts', ''));
  const translated = languages.filter((name) => LOCALE.test(name) && name !== 'en');
  return [
    ['pay-elements.js', 31_000],
    ...translated.map((name) => [`pay-elements.${name}.js`, 31_000] as const),
    ['pay-elements.qr.js', 20_700],
    ...STEP_FILES.map((name) => [`pay-elements.${name}.js`, 18_100] as const),
    ['pay-elements.iife.js'],
    ['pay-elements.all.js', 46_000],
    ['autoloader.js'],
    ['pay-elements.css'],
  ];
}

/** Modules that an application imports, until the element is on screen; absent: with everything that is lazy-loaded. */
const MODULES = [
  { name: 'npm: `define/pay-qr`', code: "import 'pay-elements/define/pay-qr';", lazy: false, budget: 15_800 },
  {
    name: 'npm: `define/pay-cash-voucher`',
    code: "import 'pay-elements/define/pay-cash-voucher';",
    lazy: false,
    budget: 13_500,
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
  const sizes = distFiles().map(([name, budget]) => sizeOf(`\`${name}\``, [readFileSync(join(DIST, name))], budget));
  for (const { name, code, lazy, budget } of MODULES) {
    const { files, first } = await bundle(code, '/');
    sizes.push(sizeOf(name, lazy ? [...files.values()] : first.map((file) => files.get(file)!), budget));
  }
  return sizes;
}
