/**
 * What depends on src/styles/tokens.json and src/themes: it writes the table of docs/theming.md, and fails if the modules of
 * src/styles differ, or for values in style sheets that are not tokens. `--dist` writes the published style sheets and tokens.
 */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { ROOT } from '../shared/install.mjs';
import { ELEMENTS } from './registered-elements.mjs';
import { designTokens } from './tokens/design-tokens.mjs';
import { problemsOfModules } from './tokens/modules.mjs';
import { names, read, themes, tokens } from './tokens/read.mjs';

/** @typedef {import('./tokens/read.mjs').Token} Token */

function table() {
  const code = (/** @type {string} */ text) => `\`${text}\``;
  const rows = names.map((name) => {
    const { css, more, use } = /** @type {Token} */ (tokens[name]);
    return [code(`--pay-${name}`), code(css) + (more ? `; ${code(more)} if more contrast is preferred` : ''), use];
  });
  return [['token', 'default', 'use'], ['-', '-', '-'], ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** Values without a token: none of them is a design choice. */
const PLAIN =
  /^(0|none|inherit|transparent|currentColor|Canvas(Text)?|Button(Text|Face)|LinkText|normal|!important|1|100%|50%)$/;
const CHOICES =
  /^(color|background(-color)?|fill|(border|outline)(-\w+)*|border-radius|box-shadow|font(-size|-weight|-family)?|line-height|letter-spacing|opacity|(row-|column-)?gap|animation|min-block-size|max-inline-size)$/;
/** Declarations that need no token, because no shop would choose other values. */
const EXCEPT = [
  // Codes are black on white in any theme, or scanners fail.
  /^(background|color|fill): #(fff|000)$/,
  // The text beside a barcode, whose paper is white in any theme.
  /^color: #(0a4fb8|555)$/,
  // Space that is reserved for a part which is lazy-loaded, and the height of a head, a cell or the one solid button.
  /^min-block-size: [\d.]+px$/,
  // Measures of an icon, a pill or a cell.
  /^((row|column)-)?gap: (0 )?(0\.\d+em|\d+px)$/,
  /^font-size: (13|18|22|26)px$/,
  /^line-height: (0|1\.(2|25|3|4)|24px)$/,
  /^border(-width)?: (1px solid|3px)$/,
  /^max-inline-size: (none|376px)$/,
  /^font: inherit$/,
  // An iPhone zooms in on an input with smaller text.
  /^font-size: max\(16px, 1em\)$/,
  // A skeleton, and the tint of a mark in its own colour.
  /^opacity: (0\.25|0\.5|1)$/,
  // A code that a scanner must not read.
  /^opacity: 0\.12$/,
  /^animation: fade 1\.5s infinite alternate$/,
  /^background: color-mix\(in srgb, currentColor 12%, transparent\)$/,
];

/** Browsers before 2024 get the light colours: they ignore a custom property with `light-dark()`. @param {string} css */
function withLightColours(css) {
  const both = css.match(/^.*light-dark\(.*$/gm);
  if (!both) return css;
  const light = css.replace(/light-dark\(((?:[^,()]|\([^()]*\))+),(?:[^()]|\([^()]*\))*\)/g, '$1');
  return `${light}@supports (color: light-dark(red, red)) {\n  :where(:root) {\n${both.join('\n')}\n  }\n}\n`;
}

/** @returns {string[]} the differences between the style sheets and tokens.json */
function problems() {
  const found = [];
  const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.styles.ts'))
    .map((file) => `src/${file}`);
  const sheets = files.map((file) => /** @type {const} */ ([file, read(file).replace(/\/\*[^]*?\*\//g, '')]));
  // A private property stands for the token that it is the default of.
  const privates = new Map(
    [...read('src/styles/tokens.styles.ts').matchAll(/(--_\w+):\s*var\((--pay-[\w-]+)/g)].map(([, own, token]) => [
      own ?? '',
      token ?? '',
    ]),
  );
  const open = (/** @type {string} */ css) =>
    css.replace(/--_\w+/g, (own) => privates.get(own) ?? own).replace(/\s+/g, ' ');
  const used = new Set();
  for (const [file, css] of sheets) {
    for (const { name, fallback, more } of uses(css)) {
      used.add(name);
      const token = tokens[name];
      if (!token) found.push(`${file}: --pay-${name} is not in tokens.json`);
      else if (![more ? token.more : token.css, token.older].includes(open(fallback)))
        found.push(`${file}: the default of --pay-${name} is ${open(fallback)}, in tokens.json ${token.css}`);
    }
    const paper = css.indexOf('@media print');
    const screen = paper < 0 ? css : css.slice(0, paper);
    for (const [, property = '', value = ''] of screen.matchAll(/(?<=[{;]\s*)([\w-]+):\s*([^;{}]+);/g)) {
      const declaration = `${property}: ${value}`;
      if (!CHOICES.test(property) || value.includes('var(--') || EXCEPT.some((one) => one.test(declaration))) continue;
      if (!value.split(' ').every((word) => PLAIN.test(word) || /^(solid|thin|medium)$/.test(word)))
        found.push(`${file}: ${declaration} is not a token`);
    }
  }
  for (const name of names) if (!used.has(name)) found.push(`--pay-${name} is in tokens.json and not used`);
  for (const [theme, variables] of Object.entries(themes)) {
    for (const name of Object.keys(variables))
      if (!names.includes(name)) found.push(`${theme}.css: ${name} is not a token`);
  }
  return found;
}

/** Every `var(--pay-name, fallback)`. `more` is true for those inside `prefers-contrast: more`. @param {string} css */
function* uses(css) {
  const more = css.indexOf('prefers-contrast: more');
  for (const { 0: start, 1: name = '', index } of css.matchAll(/var\(--pay-([\w-]+),?\s*/g)) {
    let end = index + start.length;
    for (let depth = 1; depth; end++) depth += css[end] === '(' ? 1 : css[end] === ')' ? -1 : 0;
    yield { name, fallback: css.slice(index + start.length, end - 1), more: more >= 0 && index > more };
  }
}

const [mode] = process.argv.slice(2);
if (mode === '--dist') {
  mkdirSync(join(ROOT, 'dist/themes'), { recursive: true });
  for (const theme of Object.keys(themes))
    writeFileSync(join(ROOT, `dist/themes/${theme}.css`), withLightColours(read(`src/themes/${theme}.css`)));
  const blocks = ELEMENTS.flatMap(({ tag, kind }) => (kind === 'provider' ? [] : tag));
  writeFileSync(
    join(ROOT, 'dist/pay-elements.css'),
    `${read('src/styles/pay-elements.css')}
:where(${blocks.join(', ')}):where(:not(:defined)) {
  display: block;
}
`,
  );
  writeFileSync(join(ROOT, 'dist/tokens.json'), `${JSON.stringify(designTokens(), null, 2)}\n`);
} else {
  const page = join(ROOT, 'docs/theming.md');
  const text = read('docs/theming.md').replace(
    /(?<=<!-- tokens -->\n)[^]*(?=<!-- \/tokens -->)/,
    () => `\n${table()}\n`,
  );
  writeFileSync(page, await format(text, { ...(await resolveConfig(page)), filepath: page }));
  const found = [...problems(), ...problemsOfModules()];
  for (const problem of found) console.error(problem);
  process.exitCode = found.length ? 1 : 0;
}
