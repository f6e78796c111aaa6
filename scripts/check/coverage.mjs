/**
 * Runs the unit tests in Chromium, and checks how many lines of each layer they ran. Only lines that do something count,
 * neither types nor comments; files that no test loads count as not run. `--missed` lists the other lines of the last run.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join, relative, sep } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../shared/install.mjs';
import { countLine, formatCounts } from '../test/counts.mjs';

const REPORT = join(ROOT, '.cache/coverage.json');
const WHOLE = 'all of src';
/** Half of all lines are tables of texts, which run as soon as they are loaded. */
const NO_WORDS = 'all but locales';

/** Types, and what the steps `merchant`, `slips` and `package` test in Node. */
const NOT_HERE = /\.d\.ts$|^src\/(frameworks|merchant|slips)\//;

/** Percent of lines, by layer. */
const LEAST = new Map([
  ['domain', 95],
  ['contract', 95],
  ['flows', 95],
  [WHOLE, 90],
  [NO_WORDS, 90],
]);

/** @typedef {{ lines: number, run: number, missed: string[] }} Layer */

/** The paths of all files of a folder, with slashes. @param {string} folder */
const filesOf = (folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(ROOT, join(parentPath, name)).split(sep).join('/'));

/** The lines of a source that are in the JavaScript made of it, counted from 1. @param {string} source */
function linesOf(source) {
  const compilerOptions = { target: ts.ScriptTarget.ES2022, removeComments: true, sourceMap: true };
  const { outputText, sourceMapText = '' } = ts.transpileModule(source, {
    compilerOptions: { ...compilerOptions, module: ts.ModuleKind.ESNext, verbatimModuleSyntax: true },
  });
  const map = new SourceMap(JSON.parse(sourceMapText));
  const code = outputText.split('\n').filter((line) => !line.startsWith('//# '));
  const lines = code.flatMap((text, line) =>
    Array.from(text, (_, column) => {
      const entry = map.findEntry(line, column);
      return 'originalLine' in entry ? entry.originalLine + 1 : 0;
    }),
  );
  return new Set(lines.filter(Boolean));
}

/** @param {Record<string, number[]>} notRun the lines that were not run, by file @returns {Map<string, Layer>} */
function measure(notRun) {
  /** @type {Map<string, Layer>} */
  const layers = new Map();
  for (const file of filesOf('src').filter((name) => name.endsWith('.ts') && !NOT_HERE.test(name))) {
    const lines = [...linesOf(readFileSync(join(ROOT, file), 'utf8'))];
    const idle = new Set(notRun[file] ?? lines);
    const missed = lines.filter((line) => idle.has(line)).sort((a, b) => a - b);
    const [, name = '', rest] = file.split('/');
    for (const key of [rest ? name : 'src itself', WHOLE, ...(name === 'locales' ? [] : [NO_WORDS])]) {
      const layer = layers.get(key) ?? { lines: 0, run: 0, missed: [] };
      layer.lines += lines.length;
      layer.run += lines.length - missed.length;
      if (missed.length) layer.missed.push(`${file}: ${missed.join(', ')}`);
      layers.set(key, layer);
    }
  }
  return layers;
}

const missedOnly = process.argv.includes('--missed');
const counts = { passed: 0, failed: 0, skipped: 0 };
if (!missedOnly) {
  const wtr = join(ROOT, 'node_modules/@web/test-runner/dist/bin.js');
  const { status, stdout } = spawnSync(process.execPath, [wtr], {
    cwd: ROOT,
    env: { ...process.env, COVERAGE: REPORT },
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  Object.assign(counts, countLine(stdout));
  if (status && !counts.failed) counts.failed = 1;
  if (counts.failed) console.log(stdout);
}
if (!existsSync(REPORT)) throw new Error('There is no report yet: run node scripts/check/coverage.mjs');

for (const [name, { lines, run, missed }] of measure(JSON.parse(readFileSync(REPORT, 'utf8')))) {
  const percent = (100 * run) / lines;
  const least = LEAST.get(name);
  const enough = percent >= (least ?? 0);
  if (least) counts[enough ? 'passed' : 'failed']++;
  console.log(`${enough ? 'ok' : 'too few'}  ${percent.toFixed(2)} %  ${run} of ${lines} lines  ${name}`);
  if (missed.length && (!enough || missedOnly)) console.log(missed.join('\n'));
}
console.log(formatCounts(counts));
process.exitCode = counts.failed ? 1 : 0;
