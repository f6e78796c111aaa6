/** The depth of the imports of lazy-loaded chunks: each level is another round trip, half a second on a slow line. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'vitest';
import { PROVIDERS } from '../../src/providers/adapters.js';
import { ROOT } from '../documents/documents.js';

const FOLDER = `${ROOT}/dist/chunks`;
/** `surroundings` for `surroundings-1a2b3c4d.js`. */
const nameOf = (file: string) => file.replace(/-\w{8}\.js$/, '');

/** The chunks that each chunk imports before it can run. */
const IMPORTS = new Map(
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.js'))
    .map((file) => {
      const found = readFileSync(`${FOLDER}/${file}`, 'utf8').matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([^"']+)["']/g);
      return [nameOf(file), Array.from(found, ([, imported]) => nameOf(imported!))] as const;
    }),
);

/** The round trips until a chunk can run. @param loaded the chunks that are requested at the same time */
function roundTrips(chunk: string, loaded: readonly string[] = []): number {
  const imports = IMPORTS.get(chunk);
  assert.ok(imports, `There is no chunk ${chunk}.`);
  const missing = imports.filter((one) => !loaded.includes(one));
  return 1 + Math.max(0, ...missing.map((one) => roundTrips(one, loaded)));
}

/** Chunks that are requested at the same time, by their purpose. */
const TOGETHER: Readonly<Record<string, readonly string[]>> = {
  'what surrounds a code or slip': ['surroundings', 'reader', 'brazilian-banks', 'till', 'result'],
  'the icons and names of methods': ['method-look'],
  'help with a link': ['help'],
  'the check of an image': ['safe-image'],
  'the appearance of a provider': ['appearance'],
  'the colours in older browsers': ['older-browsers'],
  'the checks of an instrument': ['instruments'],
  ...Object.fromEntries(PROVIDERS.map((name) => [`the adapter of ${name}`, [name, 'adapt']])),
};

describe('the chunks', () => {
  it('are in few files, besides an adapter for each provider', () => {
    const others = IMPORTS.size - PROVIDERS.length;
    assert.ok(others <= 26, `${others} files`);
  });

  for (const [purpose, chunks] of Object.entries(TOGETHER))
    for (const chunk of chunks)
      it(`load ${purpose} after one round trip: ${chunk}`, () => assert.equal(roundTrips(chunk, chunks), 1));
});
