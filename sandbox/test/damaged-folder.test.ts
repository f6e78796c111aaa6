import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { createSandbox } from '../src/index.js';
import { testWorld } from './world.js';

const folder = mkdtempSync(join(tmpdir(), 'pay-damaged-'));
const intact = join(folder, 'intact');
const copy = join(folder, 'copy');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The paths of all files and folders, with a hash of each file. */
function contents(path: string): string[] {
  const all = readdirSync(path, { recursive: true, encoding: 'utf8' }).sort();
  return all.map((name) => {
    const file = join(path, name);
    return statSync(file).isFile() ? `${name} ${createHash('sha256').update(readFileSync(file)).digest('hex')}` : name;
  });
}

const remove = (name: string) => rmSync(join(copy, name), { recursive: true });

const DAMAGE: readonly [name: string, damage: () => void, reason: RegExp][] = [
  ['without PG_VERSION', () => remove('db/PG_VERSION'), /db\/PG_VERSION is missing/],
  ['without pg_control', () => remove('db/global/pg_control'), /db\/global\/pg_control is missing/],
  ['with an empty database', () => (remove('db'), mkdirSync(join(copy, 'db'))), /db\/PG_VERSION is missing/],
  [
    'with a file as its database',
    () => (remove('db'), writeFileSync(join(copy, 'db'), 'x')),
    /db\/PG_VERSION is missing/,
  ],
  ['with an empty pg_control', () => writeFileSync(join(copy, 'db/global/pg_control'), ''), /cannot be opened/],
  ['of another PostgreSQL', () => writeFileSync(join(copy, 'db/PG_VERSION'), '9\n'), /cannot be opened/],
  ['without its tables', () => remove('db/base'), /db\/base is missing/],
];

describe('a damaged data folder', () => {
  beforeAll(async () => {
    const world = await testWorld({ dataDir: intact });
    await world.payment();
    await world.sandbox.close();
  });

  for (const [name, damage, reason] of DAMAGE) {
    it(`${name} is refused with a message of one line, and is not changed`, async () => {
      rmSync(copy, { recursive: true, force: true });
      cpSync(intact, copy, { recursive: true });
      damage();
      const found = contents(copy);
      await assert.rejects(createSandbox({ dataDir: copy }), ({ message }: Error) => {
        assert.match(message, /^The data folder \S+ is damaged: .+ Restore it, move it away, or set DATA_DIR\.$/);
        assert.match(message, reason);
        return true;
      });
      assert.deepEqual(contents(copy), found);
    });
  }

  it('with a table that is overwritten is refused with a message of one line', async () => {
    rmSync(copy, { recursive: true, force: true });
    cpSync(intact, copy, { recursive: true });
    // PostgreSQL's own tables have lower numbers.
    const base = join(copy, 'db/base/5');
    const own = readdirSync(base).filter((name) => /^\d+$/.test(name) && Number(name) >= 16_384);
    for (const name of own) writeFileSync(join(base, name), Buffer.alloc(8_192, 0xff));
    await assert.rejects(createSandbox({ dataDir: copy }), {
      message: /^The data folder \S+ is damaged: invalid page .+ Restore it, move it away, or set DATA_DIR\.$/,
    });
  });

  it('that is a file is refused with a message of one line', async () => {
    const dataDir = join(folder, 'file');
    writeFileSync(dataDir, 'x');
    await assert.rejects(createSandbox({ dataDir }), { message: /^The data folder \S+ cannot be used: .+$/ });
    assert.equal(readFileSync(dataDir, 'utf8'), 'x');
  });
});
