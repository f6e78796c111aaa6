/** Tests of the picture comparison: it must find every visible change. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { compare } from '../../scripts/check/stories/compare.mjs';
import { coarse, decode, encode } from '../../scripts/check/stories/png.mjs';

const STORY = 'elements-pay-qr--expired';

const picture = (width: number, height: number, of: (pixel: number) => number) => {
  const data = Buffer.alloc(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel++) data.writeUInt32BE(((of(pixel) << 8) | 255) >>> 0, pixel * 4);
  return { width, height, data };
};

describe('pictures', () => {
  for (const colours of [1, 2, 256, 257]) {
    it(`of ${colours} colours keep every pixel when they are written and read`, () => {
      const before = picture(20, 20, (pixel) => (pixel % colours) * 777);
      assert.ok(decode(encode(before)).data.equals(before.data));
    });
  }

  it('differ in one pixel if one pixel was changed', () => {
    const white = picture(10, 10, () => 0xffffff);
    const changed = picture(10, 10, (pixel) => (pixel === 55 ? 0xdddddd : 0xffffff));
    assert.equal(compare(white, white).pixels, 0);
    assert.equal(compare(white, changed).pixels, 1);
  });

  it('differ completely if their sizes differ', () =>
    assert.equal(
      compare(
        picture(2, 3, () => 0),
        picture(3, 2, () => 0),
      ).share,
      1,
    ));

  it('do not differ by the precision that coarse() removes', () => {
    const grey = picture(10, 10, (pixel) => 0x808080 + pixel * 0x010101);
    assert.equal(compare(grey, coarse(grey)).pixels, 0);
  });
});

describe('test:visual', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pay-visual-'));
  const report = join(folder, 'report');
  const baseline = join(folder, 'baseline');
  const run = (...args: string[]) =>
    new Promise<{ code: number; output: string }>((resolve) => {
      const all = [
        'scripts/check/stories.mjs',
        '--pictures',
        '--only',
        STORY,
        '--baseline',
        baseline,
        '--report',
        report,
        ...args,
      ];
      execFile(process.execPath, all, (error, output) => resolve({ code: error ? Number(error.code) : 0, output }));
    });

  before(async () => {
    const { output } = await run('--update');
    assert.match(output, /^4 baselines written$/m);
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  it('passes an unchanged story', async () => {
    const { code, output } = await run();
    assert.match(output, /^4 passed, 0 failed$/m);
    assert.equal(code, 0);
  });

  it('reports one changed pixel, and shows it', async () => {
    const file = join(baseline, `${STORY}.phone.png`);
    const before = decode(readFileSync(file));
    before.data.fill(0, 4_000, 4_003);
    writeFileSync(file, encode(before));
    const { code, output } = await run();
    assert.match(output, new RegExp(`${STORY}\\.phone\\n +1 pixels differ`));
    assert.match(output, /^3 passed, 1 failed$/m);
    assert.equal(code, 1);
    assert.match(readFileSync(join(report, 'index.html'), 'utf8'), new RegExp(`${STORY}.phone.difference.png`));
  });
});
