/**
 * The encoder of `qrcode` with what one call of it needs: a text, error correction M, no Kanji mode, no choice of size or
 * mask. As it is published it is CommonJS, of which no bundler can leave anything out: 6.4 kB of brotli instead of 4.3.
 * test/domain/qr.test.ts holds it against the published one.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { bundle } from './bundle.mjs';

/** @typedef {[what: RegExp, by: string | ((...found: string[]) => string)][]} Edits */

/** Only what M needs of a table with a column for each of L, M, Q and H. */
const columnM = (/** @type {string} */ _all, /** @type {string} */ head, /** @type {string} */ numbers) =>
  `${head}[${numbers.split(',').filter((_number, at) => at % 4 === 1)}]`;

/** @type {Edits} */
const KANJI = [[/^ *case Mode\.KANJI:\n(?: .*\n)*?(?= *case| *}|\n)/gm, '']];

/** What is left out of each file. @type {Record<string, Edits>} */
const LEAN = {
  'qrcode.js': [
    [
      /exports\.create = [^]*/,
      'exports.create = function create (text) { return createSymbol(text, undefined, ECLevel.M, undefined) }',
    ],
    [/if \(Array\.isArray\(data\)\)/, 'if (false)'],
    [/if \(typeof data === 'string'\)/, 'if (true)'],
    [/if \(!version\) {/, 'if (true) {'],
    [/let estimatedVersion = version/, 'let estimatedVersion'],
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
    [/exports\.Patterns = {[^}]*}/, ''],
    [/Object\.keys\(exports\.Patterns\)\.length/, '8'],
    [/exports\.Patterns\.PATTERN(\d+)/g, (_all = '', bits = '') => String(parseInt(bits, 2))],
  ],
  'mode.js': [
    [/exports\.toString = [^]*/, ''],
    [/ *else if \(Regex\.testKanji.*\n/, ''],
    [/exports\.KANJI = {[^}]*}/, ''],
  ],
  'regex.js': [
    [/let kanji = [^]*?(?=exports)/, ''],
    [/exports\.(KANJI|BYTE) = .*\n/g, ''],
    [/const TEST_KANJI = .*\n/, ''],
    [/exports\.testKanji = [^]*?\n}/, ''],
  ],
  'segments.js': [
    ...KANJI,
    [/const KanjiData = .*\n/, ''],
    [/if \(Utils\.isKanjiModeEnabled\(\)\) {[^]*?} else {/, '{'],
    [/, Utils\.isKanjiModeEnabled\(\)/g, ''],
    [/ {2}mode = Mode\.from\(modesHint, bestMode\)[^]*?(?= *switch)/, ' mode = modesHint || bestMode\n'],
  ],
  'utils.js': [[/exports\.setToSJISFunction = [^]*/, '']],
  'version.js': [
    [/ *case Mode\.KANJI:\n.*\n/, ''],
    [/exports\.from = [^]*?\n}/, ''],
  ],
};

/** Wherever it is: sizes are ours, and what is wrong is said once, by domain/qr.ts. @type {Edits} */
const ANYWHERE = [
  [/!VersionCheck\.isValid\(version\)/g, 'false'],
  [/new Error\((?:'(?:[^'\\\n]|\\.)*'|[^()'\n]|\n|\([^()]*\))*\)/g, "new RangeError('qrcode')"],
];

/** CommonJS as ES modules, of which a bundler brings in only what is called. @param {string} code @param {string} path */
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

/** @param {string} path */
function lean(path) {
  const published = readFileSync(path, 'utf8')
    .replaceAll('\r\n', '\n')
    .replace(/\/\*[^]*?\*\/|^ *\/\/.*\n/gm, '');
  const edited = (LEAN[basename(path)] ?? []).reduce((code, [what, by]) => {
    const next = code.replace(what, /** @type {string} */ (by));
    if (next === code) throw new Error(`${path} is written in another way now: ${what.source}`);
    return next;
  }, published);
  return asModule(
    ANYWHERE.reduce((code, [what, by]) => code.replace(what, /** @type {string} */ (by)), edited),
    path,
  );
}

/** @returns {Promise<string>} an ES module that exports `create(text)` */
export const leanQrcode = () =>
  bundle(`export { create } from 'qrcode/lib/core/qrcode.js'`, [
    { name: 'lean', load: (id) => (/[\\/](qrcode|dijkstrajs)[\\/]/.test(id) ? lean(id) : null) },
  ]);
