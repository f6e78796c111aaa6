import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { describe, it } from 'vitest';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { pack } from '../../scripts/build/pack.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

interface Package {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  exports: Record<string, string | { default: string; development?: string; types: string }>;
}
const manifest = JSON.parse(read('package.json')) as Package;

const scratch = mkdtempSync(join(tmpdir(), 'pay-package-'));
const { paths: packed, unpackedSize } = pack(scratch);
rmSync(scratch, { recursive: true });

describe('the package', () => {
  it('contains the build and its documents, and nothing else', () => {
    const documents = [
      'CHANGELOG.md',
      'LICENSE',
      'README.md',
      'custom-elements.json',
      'dist/licences.txt',
      'dist/pay-elements.css',
      'dist/sbom.json',
      'dist/sri.json',
      'dist/tags.html',
      'dist/themes/boutique.css',
      'dist/themes/dark-brand.css',
      'dist/themes/dense.css',
      'dist/themes/market.css',
      'dist/themes/plain.css',
      'dist/themes/rounded.css',
      'dist/tokens.json',
      'dist/vscode.css-custom-data.json',
      'dist/vscode.html-custom-data.json',
      'dist/web-types.json',
      'llms.txt',
      'package.json',
    ];
    const others = packed.filter(
      (path) =>
        !/^docs\/(?:[\w-]+\/)*[\w-]+(?:\.schema)?\.\w+$|^dist\/(?:(?:pay-|autoloader\b|chunks\/|locales\/)[\w.-]*\.js(?:\.map)?|esm\/[\w/.-]+\.(?:js|d\.ts)|development\/[\w/-]+\.js|(?:angular|react|types)\/[\w-]+\.(?:js|d\.ts))$/.test(
          path,
        ),
    );
    assert.deepEqual(others.sort(), documents);
    assert.ok(packed.includes('dist/pay-elements.js'));
    assert.ok(packed.includes('dist/pay-elements.all.js'));
    assert.ok(packed.includes('dist/autoloader.js'));
    assert.ok(packed.includes('dist/pay-webview.js'));
  });

  it('takes at most 9.4 MB when it is installed', () => assert.ok(unpackedSize <= 9.4e6, `${unpackedSize} bytes`));

  for (const [name, target] of Object.entries(manifest.exports)) {
    const files = typeof target === 'string' ? [target] : Object.values(target);
    it(`exports ${name}`, () => {
      for (const file of files) {
        const pattern = new RegExp(
          `^${file.slice(2).replaceAll('.', '\\.').replace('*', '([\\w.-]+)').replace('*', '\\1')}$`,
        );
        assert.ok(
          packed.some((path) => pattern.test(path)),
          file,
        );
      }
    });
  }

  it('loads in Node without a DOM, and registers nothing', () => {
    const script = `
      const before = new Set(Object.keys(globalThis));
      const all = await import(${JSON.stringify(join(ROOT, 'dist/esm/index.js'))});
      // The renderer counts its own copies, and adds a registry if there is none.
      const added = Object.keys(globalThis).filter((name) => !before.has(name) && !/^(lit|reactive|customElements$)/.test(name)).join();
      const registered = globalThis.customElements?.get?.('pay-action') ? 'elements' : '';
      console.log(JSON.stringify({ side: added + registered, status: all.outcomeOf({ object: 'payment', status: 'paid' }), classes: typeof all.PayAction }));
    `;
    const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      encoding: 'utf8',
      cwd: ROOT,
    });
    assert.deepEqual(JSON.parse(output), { side: '', status: 'complete', classes: 'function' });
  });

  it('parses messages of webviews without a DOM, and connects to no host there', () => {
    const script = `
      for (const name of ['URL', 'Event', 'EventTarget', 'crypto']) delete globalThis[name];
      const { connectWebview, openedReply, parseWebviewMessage } = await import(${JSON.stringify(join(ROOT, 'dist/esm/webview/index.js'))});
      connectWebview()();
      const text = JSON.stringify({ v: 1, page: 'a'.repeat(32), id: 1, event: 'pay-ready', detail: {} });
      console.log(openedReply(parseWebviewMessage(text), true));
    `;
    const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
    assert.deepEqual(JSON.parse(output), { v: 1, type: 'opened', page: 'a'.repeat(32), id: 1, ok: true });
  });

  it('encodes QR codes in Node as well', async () => {
    // eslint-disable-next-line no-unsanitized/method -- a file of this project
    const { drawQr } = (await import(join(ROOT, 'dist/esm/domain/qr.js'))) as typeof import('../../src/domain/qr.js');
    assert.equal(drawQr('HELLO').size, 29);
  });

  it('encodes barcodes in Node as well', async () => {
    const load = async (name: string) =>
      // eslint-disable-next-line no-unsanitized/method -- a file of this project
      (await import(join(ROOT, `dist/esm/domain/${name}.js`))) as Record<string, (text: string) => string>;
    assert.equal((await load('itf'))['itf']!('1'.repeat(44)).length, 405);
    assert.equal((await load('code128'))['code128']!('12345678').length, 11 * 6 + 13);
  });

  it('names exact versions, and has at most four runtime dependencies', () => {
    for (const [name, version] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })) {
      assert.match(version, /^(npm:[@\w/-]+@)?\d+\.\d+\.\d+$/, name);
    }
    assert.ok(Object.keys(manifest.dependencies).length <= 4);
  });

  it('has a lock file that names no host', () => {
    assert.doesNotMatch(read('package-lock.json'), /"resolved": "[a-z]+:\/\//);
  });

  it('evaluates no text as code', () => {
    for (const path of packed.filter((path) => path.endsWith('.js'))) {
      assert.doesNotMatch(read(path), /\beval\(|new Function\(/, path);
    }
  });

  it('documents every element that it registers', () => {
    const { modules } = JSON.parse(read('custom-elements.json')) as {
      modules: { declarations?: { tagName?: string }[] }[];
    };
    const tags = modules.flatMap(({ declarations = [] }) => declarations.flatMap(({ tagName }) => tagName ?? []));
    const defined = readdirSync(join(ROOT, 'src/define')).filter((file) => /^pay-(?!.*-lazy)/.test(file));
    assert.deepEqual(tags.map((tag) => `${tag}.ts`).sort(), defined.sort());
    assert.ok(defined.length >= 12);
  });
});
