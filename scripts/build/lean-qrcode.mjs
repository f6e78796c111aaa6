/**
 * The encoder of `qrcode` as one ES module that has only what the single call of it needs: segments, error correction M, no
 * Kanji mode, no choice of size or mask. It is published as CommonJS, from which no bundler can leave anything out.
 *
 * Brotli: published 6.4 kB; as an ES module 5.7 kB; with the edits below 3.4 kB. The edits stay as a whole, though most save
 * less than 0.5 kB: the budget of the QR code is exceeded without them. An edit without effect on the size is not in the list.
 * test/domain/qr.test.ts compares the result with the published encoder. The build fails when an edit finds nothing.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { bundle } from './bundle.mjs';

/** @typedef {[what: RegExp, by: string | ((...found: string[]) => string)][]} Edits */

/** Keeps the column of M in a table with a column for each of L, M, Q and H. */
const columnM = (/** @type {string} */ _all, /** @type {string} */ head, /** @type {string} */ numbers) =>
  `${head}[${numbers.split(',').filter((_number, at) => at % 4 === 1)}]`;

/** The parts that are left out of each file. @type {Record<string, Edits>} */
export const LEAN = {
  'qrcode.js': [
    [
      /exports\.create = [^]*/,
      'exports.create = function create (segments) { return createSymbol(segments, undefined, ECLevel.M, undefined) }',
    ],
    [/if \(Array\.isArray\(data\)\)/, 'if (true)'],
    [/if \(!version\) {/, 'if (true) {'],
    [/isNaN\(maskPattern\)/, 'true'],
  ],
  'error-correction-level.js': [[/function fromString[^]*/, 'exports.from = function from (level) { return level }']],
  'error-correction-code.js': [
    [/(const EC_\w+ = )\[([\d,\s]+)\]/g, columnM],
    [
      /switch \(errorCorrectionLevel\) {[^]*?return (\w+)\[[^]*?\n {2}}/g,
      (_all = '', table = '') => `return ${table}[version - 1]`,
    ],
  ],
  'mask-pattern.js': [
    [/Object\.keys\(exports\.Patterns\)\.length/, '8'],
    [/default: throw .*/, ''],
    // For speed: the first code of a page is drawn before the browser has optimized these loops.
    [/data\.get\(([^,()]+), ([^()]+)\)/g, 'data.data[($1) * size + $2]'],
    [
      /if \(data\.isReserved\(row, col\)\) continue\s+data\.xor\(row, col, (getMaskAt\(.*?\))\)/,
      'const at = row * size + col\nif (!data.reservedBit[at]) data.data[at] ^= $1',
    ],
    [/let lowerPenalty = Infinity/, '$&\nconst unmasked = data.data.slice()'],
    [/exports\.applyMask\(p, data\)(?=\s*if)/, 'data.data.set(unmasked)'],
  ],
  'mode.js': [[/ *else if \(Regex\.testKanji.*\n/, '']],
  'regex.js': [[/let kanji = [^]*?(?=const TEST_NUMERIC)/, '']],
  'segments.js': [
    [/ {2}const bestMode = [^]*?(?= *switch)/, ' mode = Mode.getBestModeForData(data)\n'],
    [/const (?:KanjiData|dijkstra) = .*\n/g, ''],
    [/function getStringByteLength [^]*?(?=function buildSingleSegment)/, ''],
    [/exports\.fromString = [^]*/, ''],
    [/ *case Mode\.KANJI:\n.*\n/, ''],
    [/if \(typeof seg === 'string'\)/, 'if (true)'],
  ],
  // The version for segments of several modes is also right for one segment.
  'version.js': [
    [/if \(Array\.isArray\(data\)\) {[^]*?\n}/, 'return getBestVersionForMixedData(data, ecl)\n}'],
    [/if \(mode === Mode\.MIXED\)(.*)[^]*?\n}/, '$1\n}'],
    [/if \(typeof mode === 'undefined'\).*\n/, ''],
  ],
};

/** In any file: arguments are always valid, and domain/qr.ts has the error message. @type {Edits} */
const ANYWHERE = [
  [/if \((?!!bestVersion)[^{}\n]*\) (?:throw .*|{\n *throw .*\n *})\n(?! *else)/g, '\n'],
  [/new Error\((?:'(?:[^'\\\n]|\\.)*'|[^()'\n]|\n|\([^()]*\))*\)/g, "new RangeError('qrcode')"],
];

/** Turns CommonJS into an ES module, from which a bundler takes only what is called. @param {string} code @param {string} path */
function asModule(code, path) {
  const require = createRequire(path);
  const whole = (/** @type {string} */ specifier) =>
    /module\.exports = /.test(readFileSync(require.resolve(specifier), 'utf8'));
  return code
    .replace(/const (\w+) = require\('([^']+)'\)\.\w+/g, "import { $1 } from '$2'")
    .replace(/const (\w+) = require\('([^']+)'\)/g, (_all, name, specifier) =>
      whole(specifier) ? `import ${name} from '${specifier}'` : `import * as ${name} from '${specifier}'`,
    )
    .replace(/module\.exports = /, 'export default ')
    .replace(/^if \(typeof module !== 'undefined'\) {\n *(export default .*)\n}/m, '$1')
    .replace(/^exports\.(\w+) = function(?: \w+)? \(/gm, 'export function $1 (')
    .replace(/^exports\.(\w+) = /gm, 'export const $1 = ')
    .replace(/\bexports\.(\w+)/g, '$1');
}

/** @param {string} code @param {Edits} edits @param {(pattern: RegExp) => void} unused called for an edit without effect */
const edit = (code, edits, unused) =>
  edits.reduce((all, [what, by]) => {
    const next = all.replace(what, /** @type {string} */ (by));
    if (next === all) unused(what);
    return next;
  }, code);

/** @returns {Promise<string>} an ES module that exports `create(segments)` */
export async function leanQrcode() {
  const unvisited = new Set(Object.keys(LEAN));
  /** The number of files without each part. @type {Map<RegExp, number>} */
  const without = new Map();
  let files = 0;

  /** @param {string} path */
  function lean(path) {
    files++;
    unvisited.delete(basename(path));
    const published = readFileSync(path, 'utf8')
      .replaceAll('\r\n', '\n')
      .replace(/\/\*[^]*?\*\/|^ *\/\/.*\n/gm, '');
    const edited = edit(published, LEAN[basename(path)] ?? [], (what) => {
      throw new Error(`${path} has changed: it has no ${what.source}. See scripts/build/lean-qrcode.mjs.`);
    });
    return asModule(
      edit(edited, ANYWHERE, (what) => without.set(what, (without.get(what) ?? 0) + 1)),
      path,
    );
  }

  const code = await bundle(`export { create } from 'qrcode/lib/core/qrcode.js'`, [
    { name: 'lean', load: (id) => (/[\\/]qrcode[\\/]/.test(id) ? lean(id) : null) },
  ]);
  const nowhere = ANYWHERE.filter(([what]) => without.get(what) === files).map(([what]) => what.source);
  const missing = [...unvisited, ...nowhere];
  if (missing.length) throw new Error(`qrcode has changed: it has no ${missing.join(', ')}.`);
  return code;
}
