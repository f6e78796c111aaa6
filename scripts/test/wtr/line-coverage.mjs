/**
 * The lines of `src` that no test ran, in Chromium. Web Test Runner's own coverage maps every module again for each test
 * file, which takes as long as the tests themselves: here what V8 counted is added up, and mapped once.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname } from 'node:path';

/** @typedef {import('puppeteer-core').CDPSession} Session */
/** @typedef {{ code: string, ran: Uint8Array }} Module the code as it was sent, and which of its characters have run */

export class LineCoverage {
  /** @type {Map<string, Promise<Module>>} by path, such as `src/domain/clabe.ts` */
  #modules = new Map();
  /** @type {Session[]} one of each page */
  #sessions = [];

  /** @param {Session} session of a new page */
  async watch(session) {
    await session.send('Profiler.enable');
    await session.send('Profiler.startPreciseCoverage', { callCount: false, detailed: true });
    this.#sessions.push(session);
  }

  /** Adds what has run in every page since the last time. */
  async collect() {
    await Promise.all(
      this.#sessions.map(async (session) => {
        const { result } = await session.send('Profiler.takePreciseCoverage');
        for (const { url, functions } of result) {
          const { pathname } = URL.canParse(url) ? new URL(url) : { pathname: '' };
          if (!/^\/src\/.+\.ts$/.test(pathname)) continue;
          const path = pathname.slice(1);
          const loading = this.#modules.get(path) ?? load(url);
          this.#modules.set(path, loading);
          const { ran } = await loading;
          const now = new Uint8Array(ran.length);
          // Outer ranges come before the inner ones, which are more exact.
          for (const { ranges } of functions) {
            for (const { startOffset, endOffset, count } of ranges) now.fill(count ? 1 : 0, startOffset, endOffset);
          }
          for (const [at, did] of now.entries()) if (did) ran[at] = 1;
        }
      }),
    );
  }

  /** Writes the lines that did not run, counted from 1, by file that was loaded. @param {string} file */
  async write(file) {
    /** @type {Record<string, number[]>} */
    const lines = {};
    for (const [path, loading] of this.#modules) lines[path] = linesMissed(await loading);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(lines));
  }
}

/** @param {string} url @returns {Promise<Module>} */
async function load(url) {
  const code = await (await fetch(url)).text();
  return { code, ran: new Uint8Array(code.length) };
}

/** @param {Module} module @returns {number[]} lines of its source */
function linesMissed({ code, ran }) {
  const [, encoded = ''] = /\/\/# sourceMappingURL=data:application\/json;base64,(\S+)/.exec(code) ?? [];
  const map = new SourceMap(JSON.parse(Buffer.from(encoded, 'base64').toString('utf8')));
  /** @type {Map<number, boolean>} whether a part of the line ran */
  const lines = new Map();
  let start = 0;
  for (const [number, text] of code.split('\n').entries()) {
    for (let column = 0; column < text.length && !text.startsWith('//# '); column++) {
      const entry = map.findEntry(number, column);
      // Skip generated lines without a mapping: findEntry returns the mapping of an earlier line for them.
      if (!('originalLine' in entry) || entry.generatedLine !== number || text[column] === ' ') continue;
      const line = entry.originalLine + 1;
      lines.set(line, lines.get(line) || ran[start + column] === 1);
    }
    start += text.length + 1;
  }
  // A line without a mapping, as one with a closing brace alone, is like the one before it.
  let did = true;
  return Array.from({ length: Math.max(0, ...lines.keys()) }, (_, at) => at + 1).filter(
    (line) => !(did = lines.get(line) ?? did),
  );
}
