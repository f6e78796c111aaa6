/** The package as it is installed from its tarball. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, it } from 'node:test';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { rolldown } from 'rolldown';
import { CONSUMERS, INSTALLED, installPacked } from '../../scripts/test/packed.mjs';

interface Manifest {
  readonly exports: Readonly<Record<string, string | { readonly default: string; readonly types: string }>>;
  readonly sideEffects: readonly string[];
}

const tarball = installPacked();
const { exports, sideEffects } = JSON.parse(readFileSync(join(INSTALLED, 'package.json'), 'utf8')) as Manifest;
const files = readdirSync(INSTALLED, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(
    ({ parentPath, name }) =>
      `./${join(parentPath, name)
        .slice(INSTALLED.length + 1)
        .replaceAll('\\', '/')}`,
  );

/** What can be imported, of each export the file; what a pattern stands for is found among the files. */
const entries = Object.entries(exports).flatMap(([name, target]) => {
  const file = typeof target === 'string' ? target : target.default;
  const [first = '', ...others] = file.split('*').map((part) => part.replace(/[.\\]/g, '\\$&'));
  // The second star of a target is what the first one is.
  const pattern = new RegExp(
    `^${[first, others[0] ?? ''].join(others.length ? '([\\w./-]+)' : '')}${others
      .slice(1)
      .map((part) => `\\1${part}`)
      .join('')}$`,
  );
  return files.flatMap((path) => {
    const found = pattern.exec(path);
    return found ? [{ name: name.replace('*', found[1] ?? ''), path, types: typeof target === 'object' }] : [];
  });
});
const specifier = (name: string) => `pay-elements${name.slice(1)}`;
const modules = entries.filter(({ path }) => path.endsWith('.js'));
/** One file each that runs in browsers alone: a script tag. */
const SCRIPT_TAGS = ['./bundle', './bundle-iife', './bundle-webview'];

describe('the installed package', () => {
  it('has something behind every export', () => {
    const names = new Set(entries.map(({ name }) => name));
    for (const name of Object.keys(exports)) {
      const [start = ''] = name.split('*');
      assert.ok(
        [...names].some((one) => (name.includes('*') ? one.startsWith(start) : one === name)),
        name,
      );
    }
    for (const name of ['.', './elements/pay-qr', './define/pay-qr', './contract', './domain/money', './locales/de'])
      assert.ok(names.has(name), name);
    for (const name of ['./themes/plain.css', './webview', './react', './autoloader', './custom-elements.json'])
      assert.ok(names.has(name), name);
  });

  it('says of itself what the repository says, without what is for the repository alone', () => {
    const own = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as Manifest;
    const published = JSON.parse(readFileSync(join(INSTALLED, 'package.json'), 'utf8')) as Manifest;
    const left = Object.keys(own).filter((name) => !(name in published));
    assert.deepEqual(left.sort(), ['devDependencies', 'overrides', 'scripts', 'workspaces']);
    for (const [name, value] of Object.entries(published)) {
      if (name !== 'sideEffects') assert.deepEqual(value, own[name as keyof Manifest], name);
    }
  });

  it('is in order for publint', async () => {
    const { messages } = await publint({ pkgDir: INSTALLED, strict: true });
    assert.deepEqual(messages, []);
  });

  // ESM alone is a decision: browsers load nothing else, and `require` of it works in every supported Node. So what the
  // types are to CommonJS and to the resolution of before 2022 is not asked.
  it('has types that are right for every module, for bundlers and for Node', async () => {
    const typed = modules.filter(({ types }) => types).map(({ name }) => name);
    const result = await checkPackage(createPackageFromTarballData(tarball), { entrypoints: typed });
    assert.ok(result.types);
    const asked = (kind: string) => kind !== 'node10' && kind !== 'node16-cjs';
    const problems = result.problems.filter((one) => !('resolutionKind' in one) || asked(one.resolutionKind));
    assert.deepEqual(problems, []);
    assert.ok(typed.length > 100);
  });

  it('can be imported in Node without a DOM, every module of it, and says nothing', () => {
    const names = modules.filter(({ name }) => !SCRIPT_TAGS.includes(name)).map(({ name }) => specifier(name));
    // Libraries for Angular are finished by its linker, or else by its compiler, which has to be there first.
    const script = `
      await import('@angular/compiler');
      const faults = [];
      for (const name of ${JSON.stringify(names)}) {
        const { document, window } = globalThis;
        if (document ?? window) faults.push('there is a DOM');
        try { await import(name); }
        catch (error) { faults.push(name + ': ' + error.stack); }
      }
      console.log(JSON.stringify(faults));`;
    const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: CONSUMERS,
      encoding: 'utf8',
    });
    assert.equal(output, '[]\n');
    assert.ok(names.length > 100);
  });

  it('names only modules that are there as those with side effects', () => {
    assert.ok(sideEffects.length > 4);
    for (const pattern of sideEffects) {
      const found = new RegExp(`^${pattern.replaceAll('.', '\\.').replace('*', '[^/]*')}$`);
      assert.ok(
        files.some((path) => found.test(path)),
        pattern,
      );
    }
  });

  it('has source maps whose sources are there', () => {
    const maps = files.filter((path) => path.endsWith('.map'));
    for (const path of maps) {
      const map = JSON.parse(readFileSync(join(INSTALLED, path), 'utf8')) as {
        sources: string[];
        sourcesContent?: (string | null)[];
      };
      map.sources.forEach((source, index) =>
        assert.ok(
          map.sourcesContent?.[index] != null || existsSync(resolve(INSTALLED, dirname(path), source)),
          `${path}: ${source}`,
        ),
      );
    }
    assert.ok(maps.length > 100);
  });
});

/** What a bundler makes of a line, without what comes from elsewhere. */
async function bundled(line: string): Promise<string[]> {
  const build = await rolldown({
    input: 'entry',
    cwd: CONSUMERS,
    external: /^(lit|@lit)/,
    plugins: [
      {
        name: 'entry',
        resolveId: (id, from) =>
          from ? (id.startsWith('pay-elements') ? undefined : null) : join(CONSUMERS, 'entry.js'),
        load: (id) => (id === join(CONSUMERS, 'entry.js') ? line : null),
      },
    ],
  });
  const { output } = await build.generate({ format: 'es' });
  await build.close();
  return output.map((one) => ('code' in one ? one.code : ''));
}

describe('a bundler', () => {
  it('leaves out what is not used', async () => {
    const [code = ''] = await bundled(`import { safeUrl } from 'pay-elements'; console.log(safeUrl);`);
    assert.match(code, /unsafe-url/);
    assert.doesNotMatch(code, /LitElement|customElements|pay-ready/);
  });

  it('keeps what registers an element, though nothing of it is used', async () => {
    const code = await bundled(`import 'pay-elements/define/pay-qr';`);
    assert.match(code.join('\n'), /define\(["']pay-qr["']/);
  });

  it('keeps the autoloader, which has none of the elements in it', async () => {
    const [code = '', ...chunks] = await bundled(`import 'pay-elements/autoloader';`);
    assert.match(code, /MutationObserver/);
    assert.doesNotMatch(code, /LitElement/);
    for (const tag of ['pay-qr', 'pay-boleto-details'])
      assert.equal(chunks.filter((chunk) => new RegExp(`define\\(["']${tag}["']`).test(chunk)).length, 1);
  });
});
