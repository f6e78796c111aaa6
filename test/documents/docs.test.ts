import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ADVICE } from '../../src/debug/errors.js';
import { PayLogEvent } from '../../src/log/event.js';
import { EVENT_NAMES } from '../../src/webview/details.js';
import { runCommands, unknownInCommand } from './commands.js';
import { readDiagram } from './diagrams.js';
import { test } from './fixtures.js';
import { guides, readDocument, ROOT, type Block, type Document } from './documents.js';
import { firstResource, readSample } from './json.js';
import { elements, events, longSteps, tokens, usualSteps } from './names.js';
import { openSample, unknownOnPage } from './pages.js';
import { mistakesIn, scriptsOf } from './scripts.js';
import { publishedObject } from './providers.js';
import { unknownInStyles } from './styles.js';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const filesIn = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(ROOT.length))
    .sort();

/** Files that may contain blocks that are only for reading, such as headers of HTTP. */
const FOR_READING = ['docs/pci-dss.md', 'docs/security.md', 'docs/waiting.md'];

const where = ({ path }: Document, { line }: Block) => `${path}:${line}`;
const samples = (...languages: string[]) =>
  guides.flatMap((guide) =>
    guide.blocks.filter(({ language }) => languages.includes(language)).map((block) => ({ guide, block })),
  );

test.describe('samples of the documentation', () => {
  const TESTED = ['html', 'css', 'js', 'ts', 'json', 'sh', 'mermaid', 'swift', 'kotlin', 'dart', 'tsx', 'xml'];

  test('every sample is in a tested language, or in a file that may have blocks only for reading', () => {
    const others = guides.flatMap((guide) =>
      guide.blocks
        .filter(({ language }) => !TESTED.includes(language))
        .filter(({ language }) => !(FOR_READING.includes(guide.path) && ['', 'http', 'text'].includes(language)))
        .map((block) => `${where(guide, block)} ${block.language}`),
    );
    assert.deepEqual(others, []);
  });

  test.describe('HTML samples, on a page of the demo', () => {
    test('the check finds unknown attributes and slots', async ({ demo, samplePage }) => {
      const html = '<pay-qr data="Pix" colour="red"></pay-qr><pay-action src="…"><p slot="paid"></p></pay-action>';
      await openSample(samplePage, html, { shop: demo, resource: null });
      assert.deepEqual(await unknownOnPage(samplePage), ['colour of <pay-qr>', 'slot paid of <pay-action>']);
    });

    for (const { guide, block } of samples('html')) {
      test(`${where(guide, block)} has no mistakes`, async ({ demo, samplePage }) => {
        const resource = publishedObject(block.text) ?? firstResource(guide.blocks);
        const created = resource && (JSON.parse(resource) as { time_created?: string }).time_created;
        // The clock stays at the time of the sample before.
        await samplePage.clock.setFixedTime(created ?? Date.now());
        await openSample(samplePage, block.text, { shop: demo, resource });
        assert.deepEqual(await unknownOnPage(samplePage), []);
        assert.deepEqual(unknownInStyles(/<style>(.*)<\/style>/s.exec(block.text)?.[1] ?? ''), []);
      });
    }
  });

  test.describe('JavaScript and TypeScript samples, checked by the compiler', () => {
    // Recipes for test tools are compiled and run in test/recipes, where the tools are installed.
    const all = guides
      .filter(({ path }) => path !== 'docs/testing.md')
      .flatMap((guide) => scriptsOf(guide).map((sample) => ({ guide, sample })));
    let mistakes: ReturnType<typeof mistakesIn>;
    test.beforeAll(() => {
      mistakes = mistakesIn(all.map(({ sample }) => sample));
    });
    for (const { guide, sample } of all) {
      test(`${where(guide, sample.block)} has no mistakes`, () => assert.deepEqual(mistakes.get(sample) ?? [], []));
    }

    test('the check finds wrong names', () => {
      const block = { language: 'js', text: '', line: 1 };
      const wrong = [
        { block, kind: 'js', text: "document.querySelector('pay-provider').nothing = 1;" },
        { block, kind: 'ts', text: "import { nothing } from 'pay-elements';\nnothing();" },
      ] as const;
      assert.deepEqual([...mistakesIn(wrong).keys()], wrong);
    });
  });

  test.describe('CSS samples, checked by their names', () => {
    for (const { guide, block } of samples('css')) {
      test(`${where(guide, block)} has no mistakes`, () => assert.deepEqual(unknownInStyles(block.text), []));
    }

    test('the check finds unknown tokens, parts, states and tags', () => {
      const css = 'pay-action::part(nothing), pay-action:state(none), pay-nobody { --pay-color-none: red }';
      const unknown = ['--pay-color-none', 'pay-action:part(nothing)', 'pay-action:state(none)', 'pay-nobody'];
      assert.deepEqual(unknownInStyles(css), unknown);
    });
  });

  test.describe('JSON samples, checked by the parsers', () => {
    for (const { guide, block } of samples('json')) {
      test(`${where(guide, block)} can be parsed`, () => assert.ok(readSample(block.text)));
    }
  });

  test.describe('commands of the documentation', () => {
    for (const { guide, block } of samples('sh'))
      test(`${where(guide, block)} can be run`, ({ demo }) => runCommands(block.text, demo.url));

    test('commands that a text names exist', () => {
      const named = guides.flatMap(({ spans }) => spans.filter((span) => /^(?:npm|npx) [a-z]/.test(span)));
      const unknown = named.map(unknownInCommand).filter((name) => name && !name.includes('<'));
      assert.deepEqual(unknown, []);
    });
  });

  test.describe('host code equals a file of the examples', () => {
    const files = filesIn('examples').map((path) => read(path).trim());
    for (const { guide, block } of samples('swift', 'kotlin', 'dart', 'tsx', 'xml')) {
      test(`${where(guide, block)} is unchanged`, () => assert.ok(files.includes(block.text.trim())));
    }

    for (const { guide, block } of samples('xml')) {
      test(`${where(guide, block)} is well-formed`, async ({ page }) => {
        const mistake = await page.evaluate(
          (text) => new DOMParser().parseFromString(text, 'application/xml').querySelector('parsererror')?.textContent,
          block.text,
        );
        assert.equal(mistake, undefined);
      });
    }
  });
});

test.describe('README.md', () => {
  test('has a page that reports a payment as soon as it is paid', async ({ demo }) => {
    const { page } = await demo.open();
    const quickstart = samples('html').find(({ block }) => block.text.includes('<pay-action'))!;
    assert.equal(quickstart.guide.path, 'README.md');
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('paid'));
    const id = await openSample(page, quickstart.block.text, { shop: demo, resource: null });
    await page.locator('pay-qr').waitFor();
    await demo.consumer('POST', `/sandbox/payments/${id}/pay`);
    assert.equal((await logged).text(), `paid ${id}`);
  });
});

test.describe('tags to copy in dist/tags.html', () => {
  const tags = read('dist/tags.html');
  const [hashes] = /<script type="importmap">.*?<\/script>/s.exec(tags) ?? [];
  const scripts = tags.match(/<script [^>]*src=[^>]*><\/script>/g) ?? [];

  test('are three: a module, a classic script, and the autoloader', () => assert.equal(scripts.length, 3));

  for (const script of scripts) {
    const [, file = ''] = /dist\/([\w.-]+)"/.exec(script) ?? [];
    test(`load the elements with the hashes of this build: ${file}`, async ({ demo }) => {
      const { page } = await demo.open();
      const sample = `${hashes}${script}<div lang="pt-BR"><pay-boleto-details></pay-boleto-details></div><pay-qr data="Pix"></pay-qr>`;
      await openSample(page, sample, { shop: demo, resource: null });
      await page.locator('pay-qr [part=code] svg').waitFor();
    });
  }
});

test.describe('figures in README.md and docs/overview.md', () => {
  const text = read('README.md') + read('docs/overview.md');
  const languages = filesIn('src/locales').filter((path) => /locales\/[a-z]{2,3}(?:-\w+)?\.ts$/.test(path));

  test('the numbers of tokens, languages and events are right', () => {
    // The reserved size is not a token.
    assert.ok(text.includes(`${tokens.size - 1} tokens`));
    assert.ok(text.includes(`speak ${languages.length} languages`));
    assert.ok(text.includes(`${languages.length - 1} more languages`));
    assert.equal(events.size, 15);
    assert.ok(text.includes('all fifteen'));
  });
});

test.describe('CONTRIBUTING.md', () => {
  test('lists every step of npm test, and the additional steps of npm run test:all', () => {
    const [, usual = '', others = ''] = read('CONTRIBUTING.md').split(/^Steps of `npm .*$/m);
    const listed = (table: string) => [...table.matchAll(/^\| `([a-z][\w:-]*)` +\|/gm)].map(([, name]) => name!).sort();
    assert.deepEqual(listed(usual), [...usualSteps].sort());
    assert.deepEqual(listed(others), [...longSteps].sort());
  });
});

test.describe('names in the documentation', () => {
  test('the documentation names choices as the shop does', () => {
    const shop = read('demo/public/methods.js') + read('demo/public/texts.js');
    const named = guides.flatMap(({ text }) => [...text.matchAll(/\bchoose "([^"]+)"/g)].map(([, name]) => name!));
    assert.ok(named.length);
    assert.deepEqual(
      named.filter((name) => !shop.includes(`'${name}'`)),
      [],
    );
  });

  /** Files and packages with names like elements. */
  const FILES = /^pay-(?:elements|webview)\b|^pay-[\w-]+\.(?:js|css)$/;

  for (const { path, spans } of guides) {
    test(`${path} names only elements, events and tokens that exist`, () => {
      const unknown = spans.filter((span) => {
        const [, tag] = /^<(pay-[\w-]+)\b/.exec(span) ?? [];
        if (tag) return !elements.has(tag);
        const [, token] = /^(--pay-[\w-]+)$/.exec(span) ?? [];
        if (token) return !tokens.has(token);
        const [, name] = /^(pay-[\w-]+)$/.exec(span) ?? [];
        return name && !FILES.test(name) && !elements.has(name) && !events.has(name) && name !== PayLogEvent.type;
      });
      assert.deepEqual(unknown, []);
    });
  }
});

test.describe('diagrams in docs/architecture.md', () => {
  const { blocks } = readDocument('docs/architecture.md');
  const [layers, flow] = blocks.filter(({ language }) => language === 'mermaid').map(({ text }) => readDiagram(text));

  interface Rule {
    readonly from: { readonly path?: string | string[]; readonly pathNot?: string | string[] };
    readonly to: {
      readonly path?: string | string[];
      readonly pathNot?: string | string[];
      readonly circular?: boolean;
    };
  }
  const { forbidden } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as { forbidden: Rule[] };
  const matches = (patterns: string | string[] | undefined, path: string, without: boolean) =>
    patterns === undefined ? without : [patterns].flat().some((pattern) => new RegExp(pattern).test(path));
  const file = (layer: string) => (existsSync(join(ROOT, `src/${layer}.ts`)) ? `src/${layer}.ts` : `src/${layer}/x.ts`);
  const mayImport = (from: string, to: string) =>
    !forbidden
      .filter((rule) => rule.to.path !== undefined)
      .some(
        (rule) =>
          matches(rule.from.path, file(from), true) &&
          !matches(rule.from.pathNot, file(from), false) &&
          matches(rule.to.path, file(to), true) &&
          !matches(rule.to.pathNot, file(to), false),
      );

  test('show only imports that the layer rules allow, in one direction', () => {
    const wrong = layers!.arrows.filter(([from, to]) => !mayImport(from, to) || mayImport(to, from));
    assert.deepEqual(wrong, []);
  });

  test('show every layer', () => {
    const there = [...new Set(readdirSync(join(ROOT, 'src')).map((name) => name.replace(/\.ts$/, '')))];
    // Style sheets that no module imports, and the module that re-exports everything.
    const others = ['themes', 'index'];
    assert.deepEqual([...new Set(layers!.arrows.flat())].sort(), there.filter((name) => !others.includes(name)).sort());
  });

  test('name files that exist', () => {
    assert.ok(flow!.arrows.length);
    const named = [
      ...blocks.find(({ text }) => text.startsWith('sequenceDiagram'))!.text.matchAll(/as ([\w-]+(?:\/[\w-]+)+)$/gm),
    ].map(([, path]) => `src/${path}.ts`);
    assert.ok(named.length);
    assert.deepEqual(
      named.filter((path) => !filesIn('src').includes(path)),
      [],
    );
  });
});

test.describe('diagrams of the documentation', () => {
  for (const { guide, block } of samples('mermaid')) {
    test(`${where(guide, block)} can be parsed`, () => assert.ok(readDiagram(block.text).arrows.length));
  }
});

test.describe('docs/webviews.md', () => {
  const guide = read('docs/webviews.md');
  const files = filesIn('examples/webview');

  for (const file of files) {
    test(`shows ${file} unchanged`, () =>
      assert.ok(guide.includes(`(../${file})\n\n\`\`\``) && guide.includes(read(file))));
  }

  test('shows the host code of every kind of app', () => {
    const kinds = new Set(files.map((file) => file.split('.').at(-1)));
    for (const kind of ['kt', 'dart', 'swift', 'tsx']) assert.ok(kinds.has(kind), kind);
  });

  test('has JSON examples that the bridge and the systems accept', () => {
    const json = readDocument('docs/webviews.md').blocks.filter(({ language }) => language === 'json');
    assert.deepEqual(
      json.map(({ text }) => readSample(text)),
      ['bridge', 'bridge', 'links of iOS', 'links of Android'],
    );
  });

  test('lists every message', () => {
    const listed = [...guide.matchAll(/^\| `(pay-[\w-]+)` +\|/gm)].map(([, name]) => name);
    assert.deepEqual(listed, EVENT_NAMES);
  });
});

test.describe('docs/debugging.md', () => {
  /** The sections by their headings. */
  const sections = new Map(
    read('docs/debugging.md')
      .split(/^## /m)
      .map((section) => [section.split('\n', 1)[0]!, section]),
  );

  test('has a section for every error, with the cause that the warning names and what to do', () => {
    const codes = [...read('src/errors.ts').matchAll(/^ {2}'?([\w-]+)'?: (?:true|false),/gm)].map(([, code]) => code!);
    assert.deepEqual(Object.keys(ADVICE), codes);
    for (const [code, { cause }] of Object.entries(ADVICE)) {
      const [, quoted = '', repair = ''] = /^> (.+)\n\n([\s\S]+)/m.exec(sections.get(code) ?? '') ?? [];
      assert.equal(quoted, cause, code);
      assert.ok(repair.trim().length > 20, code);
    }
  });

  test('has a section for every mistake in a tag', () => {
    const headings = [...read('src/debug/mistakes.ts').matchAll(/(?:mistake\(|heading: )'([\w-]+)'/g)];
    assert.equal(headings.length, 5);
    for (const [, heading] of headings) assert.ok(sections.has(heading!), heading);
  });
});

test.describe('docs/monitoring.md', () => {
  test('lists every entry of the log', () => {
    const names = [...read('src/log/moments.ts').matchAll(/event: '([\w-]+)'/g)].map(([, name]) => name!);
    const [, table = ''] = read('docs/monitoring.md').split(/^\| `event` +\| when .*$/m);
    const listed = [...table.matchAll(/^\| `([\w-]+)` +\|/gm)].map(([, name]) => name!);
    assert.deepEqual(listed.sort(), [...new Set([...names, 'request'])].sort());
  });
});

test.describe('docs/events.md', () => {
  const rows = (column: RegExp) => [...read('docs/events.md').matchAll(column)].map(([, name]) => name!);

  test('lists every event', () => {
    const listed = rows(/^\| `(pay-[\w-]+)` +\|/gm);
    assert.deepEqual([...new Set(listed)].sort(), [...EVENT_NAMES].sort());
  });

  test('lists every error code, and whether a retry can help', async () => {
    const { PayError } = await import('../../src/errors.js');
    const codes = [...read('src/errors.ts').matchAll(/^ {2}'?([\w-]+)'?: (?:true|false),$/gm)].map(([, code]) => code!);
    assert.ok(codes.length);
    const listed = Object.fromEntries(
      [...read('docs/events.md').matchAll(/^\| `([\w-]+)` +\|[^|]+\| (yes|no) +\|$/gm)].map(([, code, can]) => [
        code,
        can,
      ]),
    );
    const expected = codes.map((code) => [code, new PayError(code as 'network').retryable ? 'yes' : 'no']);
    assert.deepEqual(listed, Object.fromEntries(expected));
  });
});
