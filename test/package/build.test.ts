/** The build fails when a dependency that it changes has changed. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { CHUNKS, chunkGroups, matcher } from '../../scripts/build/vite/chunks.js';
import { edit, leanLit, ownPolicy, POLICY, UNUSED_OF_LIT } from '../../scripts/build/vite/dependencies.js';
import { minifyStyles, minifyTemplate } from '../../scripts/build/vite/minify.mjs';
import { leanQrcode, LEAN } from '../../scripts/build/lean-qrcode.mjs';
import { ROOT } from '../../scripts/shared/install.mjs';

const fileOf = (path: string) =>
  ['node_modules', 'node_modules/@lit'].map((folder) => join(ROOT, folder, path)).find(existsSync)!;
const published = (path: string) => readFileSync(fileOf(path), 'utf8');

describe('changes to dependencies', () => {
  for (const [path, edits] of Object.entries({ ...UNUSED_OF_LIT, 'own-policy': POLICY })) {
    const file = path === 'own-policy' ? '/lit-html/lit-html.js' : path;
    for (const [part, instead] of edits) {
      it(`finds ${part.source.slice(0, 40)} in ${file}, and throws without it`, () => {
        const code = published(file);
        const changed = edit(code, [[part, instead]], file);
        assert.notEqual(changed, code);
        // A published file without the part.
        const without = code.replace(new RegExp(part, part.flags.includes('g') ? part.flags : `${part.flags}g`), '');
        assert.throws(() => edit(without, [[part, instead]], file), /has changed/);
      });
    }
  }

  for (const plugin of [leanLit, ownPolicy]) {
    it(`${plugin.name} throws when a build has none of its files`, () => {
      assert.throws(() => plugin.buildEnd(), /the build has no/);
    });
  }

  it('finds every part of the encoder of QR codes', async () => {
    assert.match(await leanQrcode(), /export \{ .*create/);
  });

  it('throws when a part of the encoder of QR codes is missing', async () => {
    LEAN['mode.js']!.push([/no such part/, '']);
    try {
      await assert.rejects(leanQrcode(), /has changed/);
    } finally {
      LEAN['mode.js']!.pop();
    }
  });
});

describe('texts of the sources', () => {
  it('are minified as style sheets', () => {
    const css = ':host {\n  /* Why. */\n  margin: 0.5em 0;\n  gap: var(--_muted);\n}\n';
    assert.equal(minifyStyles(css), ':host{margin:.5em 0;gap:var(--_0)}');
  });

  it('stop the build at a private custom property without a default', () => {
    assert.throws(() => minifyStyles('p { gap: var(--_missing) }'), /--_missing/);
  });

  for (const [name, given, expected] of [
    ['tags', '<p>\n  <b>a  b</b>\n</p>', '<p><b>a  b</b></p>'],
    ['a tag and an expression', '<p>\n  ', '<p>'],
    ['an expression and a tag', '\n</p>', '</p>'],
    ['expressions', '\n  ', ''],
    ['attributes, where one space stays', '<p\n  part="a"\n  class=', '<p part="a" class='],
    ['attributes with expressions, where one space stays', '\n  part="a"\n>', ' part="a" >'],
    ['a text and an expression, where one space stays', '<p>to\n  ', '<p>to '],
    ['a text and a tag, where one space stays', '<p>to\n  <b>', '<p>to <b>'],
    ['tags on one line, which stay', '<b>a</b> <b>b</b>', '<b>a</b> <b>b</b>'],
  ])
    it(`are minified as templates between ${name}`, () => assert.equal(minifyTemplate(given!), expected));

  for (const part of ['<!-- note -->', '<style>', '<textarea rows="2">', '<title>'])
    it(`stop the build at a template with ${part}`, () =>
      assert.throws(() => minifyTemplate(`<p>${part}`), /does not read/));
});

describe('chunks', () => {
  it('are lists of files and folders that exist', () => {
    assert.equal(chunkGroups().length, Object.keys(CHUNKS).length);
  });

  it('are matched by whole names', () => {
    const inAny = matcher(['src/elements/form', 'src/domain/qr', '@lit']);
    for (const [id, expected] of [
      ['/project/src/elements/form/field.ts', true],
      ['/project/src/elements/formatted.ts', false],
      ['/project/src/domain/qr.ts', true],
      ['/project/src/domain/qr-slip.ts', false],
      ['/project/node_modules/@lit/context/index.js', true],
    ] as const)
      assert.equal(inAny.test(id), expected, id);
  });
});
