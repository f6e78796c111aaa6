/** The package as npm installs it from its tarball. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { describe, it } from 'vitest';
import { build } from 'esbuild';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { rolldown } from 'rolldown';
import { ELEMENTS } from '../../scripts/build/registered-elements.mjs';
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

/** All modules that can be imported, with their files; patterns are expanded to the files. */
const entries = Object.entries(exports).flatMap(([name, target]) => {
  const file = typeof target === 'string' ? target : target.default;
  const [first = '', ...others] = file.split('*').map((part) => part.replace(/[.\\]/g, '\\$&'));
  // The second star of a target repeats the match of the first one.
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
const STEPS = ELEMENTS.filter(({ kind }) => kind === 'step').map(({ tag }) => tag);
const specifier = (name: string) => `pay-elements${name.slice(1)}`;
const modules = entries.filter(({ path }) => path.endsWith('.js'));
/** Each is one file that runs only in browsers: a script tag. */
const isScriptTag = (name: string) => /^\.\/bundle\b/.test(name);

describe('the installed package', () => {
  it('has a file for every export', () => {
    const names = new Set(entries.map(({ name }) => name));
    for (const name of Object.keys(exports)) {
      const [start = ''] = name.split('*');
      assert.ok(
        [...names].some((one) => (name.includes('*') ? one.startsWith(start) : one === name)),
        name,
      );
    }
    for (const name of ['.', './define/pay-qr', './contract', './locales/de', './testing/msw'])
      assert.ok(names.has(name), name);
    for (const name of ['./themes/plain.css', './webview', './react', './autoloader', './custom-elements.json'])
      assert.ok(names.has(name), name);
  });

  it('has no internal members in its types', () => {
    const types = files.filter((path) => path.startsWith('./dist/') && path.endsWith('.d.ts'));
    assert.ok(types.length > 100);
    const leaks = types.filter((path) => readFileSync(join(INSTALLED, path), 'utf8').includes('@internal'));
    assert.deepEqual(leaks, []);
  });

  it('has the package.json of the repository, without the entries for its development', () => {
    const own = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as Manifest;
    const published = JSON.parse(readFileSync(join(INSTALLED, 'package.json'), 'utf8')) as Manifest;
    const left = Object.keys(own).filter((name) => !(name in published));
    assert.deepEqual(left.sort(), ['devDependencies', 'overrides', 'scripts', 'workspaces']);
    for (const [name, value] of Object.entries(published)) {
      if (name !== 'sideEffects') assert.deepEqual(value, own[name as keyof Manifest], name);
    }
  });

  it('passes publint', async () => {
    const { messages } = await publint({ pkgDir: INSTALLED, strict: true });
    assert.deepEqual(messages, []);
  });

  // ESM alone is a decision: browsers load nothing else, and `require` of it works in every supported Node. Problems of the
  // types in CommonJS and in the resolution from before 2022 are therefore ignored.
  it('has correct types for every module, in bundlers and in Node', async () => {
    const typed = modules.filter(({ types }) => types).map(({ name }) => name);
    const result = await checkPackage(createPackageFromTarballData(tarball), { entrypoints: typed });
    assert.ok(result.types);
    const relevant = (kind: string) => kind !== 'node10' && kind !== 'node16-cjs';
    const problems = result.problems.filter((one) => !('resolutionKind' in one) || relevant(one.resolutionKind));
    assert.deepEqual(problems, []);
    assert.ok(typed.length > 100);
  });

  it('loads every module in Node without a DOM and without output', () => {
    const names = modules.filter(({ name }) => !isScriptTag(name)).map(({ name }) => specifier(name));
    // Angular libraries are compiled by its linker, or else by its compiler, which must be loaded first.
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

  it('lists only existing modules as those with side effects', () => {
    assert.ok(sideEffects.length > 4);
    for (const pattern of sideEffects) {
      const found = new RegExp(`^${pattern.replaceAll('.', '\\.').replace('*', '[^/]*')}$`);
      assert.ok(
        files.some((path) => found.test(path)),
        pattern,
      );
    }
  });

  it('has source maps whose sources exist', () => {
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
    assert.ok(maps.length > 40);
  });

  it('has source maps that match the lines after a template', () => {
    const read = (path: string) => readFileSync(join(INSTALLED, path), 'utf8');
    const { sources, sourcesContent, ...payload } = JSON.parse(read('dist/pay-elements.js.map')) as SourceMapPayload;
    const map = new SourceMap({ sources, sourcesContent, ...payload });
    const lines = read('dist/pay-elements.js').split('\n');
    for (const text of ['referrerpolicy', 'voucherShow']) {
      const line = lines.findLastIndex((one) => one.includes(text));
      const entry = map.findEntry(line, lines[line]!.indexOf(text));
      assert.ok('originalLine' in entry);
      const source = sourcesContent[sources.indexOf(entry.originalSource)]!.split('\n');
      const near = source.slice(entry.originalLine, entry.originalLine + 6).join('\n');
      assert.ok(near.includes(text), text);
    }
  });
});

describe('the modules for bundlers', () => {
  const own = files.filter((path) => /^\.\/dist\/esm\/.*\.js$/.test(path));
  const read = (path: string) => readFileSync(join(INSTALLED, path), 'utf8');

  it('have style sheets and templates without line breaks or comments', () => {
    const texts = own.flatMap((path) => [...read(path).matchAll(/\bcss ?`([^`]*)`|\bhtml ?`([^`$]*)/g)]);
    assert.ok(texts.length > 50);
    for (const [all, css = '', html = ''] of texts) assert.doesNotMatch(css + html, /\n|\/\*|<!--/, all);
  });
});

/** The output of a bundler for one line of code, without the code of other packages. */
async function bundled(line: string, conditions: string[] = []): Promise<string[]> {
  const build = await rolldown({
    input: 'entry',
    cwd: CONSUMERS,
    ...(conditions.length && { resolve: { conditionNames: [...conditions, 'import', 'default'] } }),
    external: /^(lit|@lit|react)/,
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

/** The same with esbuild, whose first file is the entry. */
async function bundledByEsbuild(line: string, conditions: string[] = []): Promise<string[]> {
  const { outputFiles } = await build({
    stdin: { contents: line, resolveDir: CONSUMERS, sourcefile: 'entry.js' },
    bundle: true,
    splitting: true,
    format: 'esm',
    conditions,
    external: ['lit', '@lit/*', 'react'],
    outdir: CONSUMERS,
    write: false,
  });
  const isEntry = (path: string) => path.endsWith('stdin.js');
  return outputFiles.sort((a, b) => Number(isEntry(b.path)) - Number(isEntry(a.path))).map(({ text }) => text);
}

describe('a bundler', () => {
  it('leaves out unused code', async () => {
    const [code = ''] = await bundled(`import { safeUrl } from 'pay-elements'; console.log(safeUrl);`);
    assert.match(code, /unsafe-url/);
    assert.doesNotMatch(code, /LitElement|customElements|pay-ready/);
  });

  it('keeps the module that registers an element, although its exports are unused', async () => {
    const code = await bundled(`import 'pay-elements/define/pay-qr';`);
    assert.match(code.join('\n'), /define\(["']pay-qr["']/);
  });

  it('keeps the autoloader, and puts every element in a separate chunk', async () => {
    const [code = '', ...chunks] = await bundled(`import 'pay-elements/autoloader';`);
    assert.match(code, /MutationObserver/);
    assert.doesNotMatch(code, /LitElement/);
    for (const tag of ['pay-qr', 'pay-boleto-details'])
      assert.equal(chunks.filter((chunk) => new RegExp(`define\\(["']${tag}["']`).test(chunk)).length, 1);
  });

  const stepsIn = (code: string) => STEPS.filter((tag) => new RegExp(`define\\(["']${tag}["']`).test(code));
  for (const [name, bundle] of Object.entries({ rolldown: bundled, esbuild: bundledByEsbuild })) {
    it(`puts each step of a lazy action in a separate chunk: ${name}`, async () => {
      const [code = '', ...chunks] = await bundle(`import 'pay-elements/define/pay-action-lazy';`);
      assert.match(code, /define\(["']pay-action["']/);
      assert.deepEqual(stepsIn(code), []);
      assert.deepEqual(
        chunks.flatMap((chunk) => [stepsIn(chunk)].filter(({ length }) => length)).sort(),
        STEPS.map((tag) => [tag]).sort(),
      );
    });
  }
});

describe('the warnings for developers', () => {
  const IMPORTS: Readonly<Record<string, string>> = {
    'an element': `import 'pay-elements/define/pay-qr';`,
    'every element': `import 'pay-elements/define/all';`,
    'the autoloader': `import 'pay-elements/autoloader';`,
    'a component for React': `import { PayQr } from 'pay-elements/react/pay-qr'; console.log(PayQr);`,
    'all components for React': `import { PayQr } from 'pay-elements/react'; console.log(PayQr);`,
  };
  const count = (files: readonly string[]) => files.join('\n').split('debugging.md').length - 1;

  for (const [bundler, bundle] of Object.entries({ rolldown: bundled, esbuild: bundledByEsbuild })) {
    for (const [name, line] of Object.entries(IMPORTS)) {
      it(`are with ${name} under the condition development, and nowhere else: ${bundler}`, async () => {
        const development = await bundle(line, ['development']);
        assert.equal(count(development), 1);
        assert.match(
          development[0]!,
          /debugging\.md.*define\(["']pay-|debugging\.md.*import\(/s,
          'before the elements',
        );
        for (const conditions of [[], ['production']]) {
          const code = (await bundle(line, conditions)).join('\n');
          assert.doesNotMatch(code, /debugging|pay-debug/);
        }
      });
    }

    it(`are in a bundle that imports them: ${bundler}`, async () => {
      const line = `import 'pay-elements/debug'; ${IMPORTS['an element']}`;
      assert.equal(count(await bundle(line)), 1);
      assert.equal(count(await bundle(line, ['development'])), 1);
    });
  }

  it('load in Node without a DOM and without output, and have the same exports', () => {
    const exported = (condition: string) =>
      execFileSync(
        process.execPath,
        [
          ...['-C', condition, '--input-type=module', '-e'],
          `const all = ['autoloader', 'debug', 'define/all', 'define/pay-qr', 'react', 'react/pay-qr'];
          for (const name of all) console.log(name, Object.keys(await import('pay-elements/' + name)).join());`,
        ],
        { cwd: CONSUMERS, encoding: 'utf8' },
      );
    assert.equal(exported('development'), exported('production'));
  });
});
