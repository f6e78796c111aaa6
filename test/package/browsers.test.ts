/**
 * Every feature that the published files use, compared with MDN's data: the oldest supported browsers have it, or
 * test/package/browsers/fallbacks.ts names what they have instead.
 */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, it } from 'vitest';
import { FALLBACKS, GUARDED, OF_OTHERS } from './browsers/fallbacks.js';
import { FLOOR, lacking, type Browser } from './browsers/floor.js';
import { readScript } from './browsers/scripts.js';
import { readSources } from './browsers/sources.js';
import { readStyleSheet } from './browsers/style-sheets.js';
import type { Use } from './browsers/uses.js';
import { ROOT } from '../documents/documents.js';

/** The same script in other languages. */
const TRANSLATED = new Set(
  readdirSync(`${ROOT}/src/locales`).map((name) => `pay-elements.${name.replace('.ts', '.js')}`),
);

/** The built scripts and style sheets, also those that the scripts have inside. */
function readBuild(declared: ReadonlySet<string>): Use[] {
  return ['dist', 'dist/chunks', 'dist/themes'].flatMap((folder) =>
    readdirSync(`${ROOT}/${folder}`).flatMap((name) => {
      const read = { js: readScript, css: readStyleSheet }[
        TRANSLATED.has(name) ? '' : (/\.(js|css)$/.exec(name)?.[1] ?? '')
      ];
      return read?.(readFileSync(`${ROOT}/${folder}/${name}`, 'utf8'), `${folder}/${name}`, declared) ?? [];
    }),
  );
}

const nameOf = ({ path }: Use) => path.join('.');
const describeUse = (use: Use, browsers: readonly Browser[]) =>
  `${nameOf(use)} is missing in ${browsers.map((one) => `${one} ${FLOOR[one]}`).join(', ')}: ${use.file}: ${use.code}`;

it('the package names the same browsers', () => {
  const { browserslist } = JSON.parse(readFileSync(`${ROOT}/package.json`, 'utf8')) as { browserslist: string[] };
  const names = {
    chrome: 'chrome',
    and_chr: 'chrome_android',
    edge: 'edge',
    firefox: 'firefox',
    and_ff: 'firefox_android',
  };
  const named = { ...names, safari: 'safari', ios_saf: 'safari_ios' };
  assert.deepEqual(
    browserslist,
    Object.entries(named).map(([name, browser]) => `${name} >= ${FLOOR[browser as Browser]}`),
  );
});

describe('the scanner for features', () => {
  const missing = (uses: Use[]) => [...new Set(uses.filter(({ path }) => lacking(path).length).map(nameOf))];
  const inScript = (code: string) => missing(readScript(code, 'script.js', new Set()));
  const inSheet = (css: string) => missing(readStyleSheet(css, 'sheet.css'));

  for (const [code, ...expected] of [
    ['class A { static { this.a = 1; } }', 'javascript.classes.static.initialization_blocks'],
    ['class A { static a = 1; #b = 2; #c() { return #b in this; } }'],
    ['a?.b ?? c; a ??= b; import("./a.js");'],
    ['/(?<=a)b/.test(c)', 'javascript.regular_expressions.lookbehind_assertion'],
    ['/(?:a)(?<b>c)/u.test(d)'],
    ['/[a--b]/v.test(c)', 'javascript.builtins.RegExp.unicodeSets'],
    ['AbortSignal.timeout(1)', 'api.AbortSignal.timeout_static'],
    ['Array.fromAsync(a); Object.hasOwn(a, b);', 'javascript.builtins.Array.fromAsync'],
    ['a.toSorted(); a.at(-1); a.replaceAll(b, c);', 'javascript.builtins.Array.toSorted'],
    ['const { adoptedStyleSheets } = root;', 'api.Document.adoptedStyleSheets'],
    ['new Intl.DurationFormat("en")', 'javascript.builtins.Intl.DurationFormat'],
    ['html`<p popover=auto>${a}</p>`', 'html.global_attributes.popover'],
    ['css`p{color:light-dark(red,blue)}`', 'css.types.color.light-dark'],
  ] as const) {
    it(`finds in ${code}: ${expected.join(' and ') || 'nothing'}`, () => assert.deepEqual(inScript(code), expected));
  }

  for (const [css, ...expected] of [
    ['p { color: red; inset: 0; gap: 1px }'],
    ['p { --a: 50cqi }', 'css.types.length.container_query_length_units'],
    ['p:has(a) { inline-size: 100dvh }', 'css.selectors.has', 'css.types.length.viewport_percentage_units_dynamic'],
    ['@media (width < 1px) { p { margin: 0 } }', 'css.at-rules.media.range_syntax'],
    ['@container (width > 1px) { p { margin: 0 } }', 'css.at-rules.container'],
    ['p { a { margin: 0 } }', 'css.selectors.nesting'],
    ['p { text-wrap: balance }', 'css.properties.text-wrap', 'css.properties.text-wrap.balance'],
  ] as const) {
    it(`finds in ${css}: ${expected.join(' and ') || 'nothing'}`, () => assert.deepEqual(inSheet(css), expected));
  }

  it('recognises an @supports that asks for the feature', () => {
    const css =
      '@supports (color: light-dark(red, red)) { p { color: light-dark(red, blue) } } a { color: light-dark(red, blue) }';
    const uses = readStyleSheet(css, 'sheet.css').filter(({ path }) => path.at(-1) === 'light-dark');
    assert.deepEqual(
      uses.map(({ guarded }) => guarded),
      [true, false],
    );
  });
});

describe('the oldest supported browsers', () => {
  /** The uses of features that one of them lacks, in the built files and in the sources. */
  let uses: Use[];
  beforeAll(() => {
    const sources = readSources(ROOT);
    uses = [...sources.uses, ...readBuild(sources.declared)].filter(
      (use) => lacking(use.path).length && !OF_OTHERS.has(nameOf(use)),
    );
    assert.ok(sources.uses.length > 1_000, 'the sources were read');
  });

  it('have every feature that the files use, or something instead', () => {
    const unknown = uses.filter((use) => !Object.hasOwn(FALLBACKS, nameOf(use)));
    assert.deepEqual(
      [...new Map(unknown.map((use) => [nameOf(use), describeUse(use, lacking(use.path))])).values()],
      [],
    );
  });

  it('get a newer feature only inside an @supports, where it should be', () => {
    const open = uses.filter((use) => FALLBACKS[nameOf(use)] === GUARDED && !use.guarded);
    assert.deepEqual([...new Set(open.map(({ file, code }) => `${file}: ${code}`))], []);
  });

  it('need every fallback that is listed', () => {
    const used = new Set(uses.map(nameOf));
    assert.deepEqual(
      Object.keys(FALLBACKS).filter((name) => !used.has(name)),
      [],
    );
  });
});
