/**
 * Everything that is derived from src/styles/tokens.json and src/themes. `npm run tokens` writes the modules and the tables of
 * docs/theming.md. `--check` reports files that differ, and values in style sheets that are not tokens. `--dist` writes the
 * published style sheets and design tokens.
 */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { ROOT } from '../shared/install.mjs';

/** @typedef {{ type: string, css: string, use: string, value?: unknown, light?: string, dark?: string, more?: string }} Token */

const read = (/** @type {string} */ path) => readFileSync(join(ROOT, path), 'utf8');

/** @type {Record<string, Token>} */
const tokens = JSON.parse(read('src/styles/tokens.json'));
const names = Object.keys(tokens);

const themes = Object.fromEntries(
  readdirSync(join(ROOT, 'src/themes'))
    .filter((file) => file.endsWith('.css'))
    .map((file) => [
      basename(file, '.css'),
      Object.fromEntries(
        [...read(`src/themes/${file}`).matchAll(/--pay-([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
          camel(name),
          value,
        ]),
      ),
    ]),
);

/** @param {string} name */
function camel(name) {
  return name.replace(/-(\w)/g, (_all, letter) => letter.toUpperCase());
}

const NOTE = '// Written by scripts/build/tokens.mjs.\n\n';

const written = {
  'src/styles/token-types.ts': `${NOTE}/** Token names in \`appearance\`, with their types. */
    export const TOKEN_TYPES = ${JSON.stringify(Object.fromEntries(names.map((name) => [camel(name), tokens[name]?.type])))} as const;`,
  'src/styles/themes.ts': `${NOTE}import type { Variables } from './variables.js';
    export const THEMES = ${JSON.stringify(themes)} as const satisfies Record<string, Variables>;`,
  'docs/theming.md': read('docs/theming.md').replace(
    /(?<=<!-- tokens -->\n)[^]*(?=<!-- \/tokens -->)/,
    () => `\n${table()}\n`,
  ),
};

function table() {
  const code = (/** @type {string} */ text) => `\`${text}\``;
  const rows = names.map((name) => {
    const { css, more, use } = /** @type {Token} */ (tokens[name]);
    return [code(`--pay-${name}`), code(css) + (more ? `; ${code(more)} if more contrast is preferred` : ''), use];
  });
  return [['token', 'default', 'use'], ['-', '-', '-'], ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** The format of design tools: https://www.designtokens.org */
function designTokens() {
  // The format has no type for it.
  const known = names.filter((name) => tokens[name]?.type !== 'colorScheme');
  const entries = known.map((name) => {
    const { type, css, use, more } = /** @type {Token} */ (tokens[name]);
    const modes = tokens[name]?.dark ? { dark: color(tokens[name].dark) } : {};
    return [
      name,
      {
        $type: type,
        $value: designValue(/** @type {Token} */ (tokens[name])),
        $description: use,
        $extensions: {
          'pay-elements': { name: `--pay-${name}`, css, ...modes, ...(more ? { contrastMore: more } : {}) },
        },
      },
    ];
  });
  return {
    $description: 'Pay Elements: the defaults on a white page. Sizes in em are given for a text of 16 px.',
    pay: Object.fromEntries(entries),
  };
}

/** @param {Token} token */
function designValue({ type, css, value, light }) {
  const [, alias] = /^var\(--pay-([\w-]+)\)$/.exec(css) ?? [];
  if (alias) return `{pay.${alias}}`;
  const text = typeof value === 'string' ? value : css;
  const [, number, unit] = /^([\d.]+)(\w*)$/.exec(text) ?? [];
  if (type === 'color') return color(/** @type {string} */ (light));
  if (type === 'dimension') return { value: Number(number), unit: unit === 'px' ? 'px' : 'rem' };
  if (type === 'duration') return { value: Number(number), unit };
  if (type === 'number' || type === 'fontWeight') return Number(number);
  if (type === 'fontFamily') return value ?? css.split(', ').map((family) => family.replaceAll("'", ''));
  if (type === 'shadow') {
    const none = { value: 0, unit: 'px' };
    return { color: color('#00000000'), offsetX: none, offsetY: none, blur: none, spread: none };
  }
  return null;
}

/** @param {string} hex `#rrggbb`, with or without `aa` */
function color(hex) {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (hex.slice(1).match(/../g) ?? []).map(
    (byte) => Math.round((parseInt(byte, 16) / 255) * 1_000) / 1_000,
  );
  return { colorSpace: 'srgb', components: [red, green, blue], alpha, hex: hex.slice(0, 7) };
}

/** Values without a token: none of them is a design choice. */
const PLAIN =
  /^(0|none|inherit|transparent|currentColor|Canvas(Text)?|Button(Text|Face)|LinkText|normal|!important|1|100%|50%)$/;
const CHOICES =
  /^(color|background(-color)?|fill|(border|outline)(-\w+)*|border-radius|box-shadow|font(-size|-weight|-family)?|line-height|letter-spacing|opacity|(row-|column-)?gap|animation|min-block-size|max-inline-size)$/;
/** Codes are black on white in any theme, or scanners fail. The others are used once and are not a matter of taste. */
const EXCEPT = [
  /^(background|color|fill): #(fff|000)$/,
  /^line-height: (0|1\.2)$/,
  /^gap: 0\.5em$/,
  /^font: inherit$/,
  /^max-inline-size: (none|max-content)$/,
  /^min-block-size: (12rem|5\.5em)$/,
  /^font-size: 6rem$/,
];

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
  const open = (/** @type {string} */ css) => css.replace(/--_\w+/g, (own) => privates.get(own) ?? own);
  const used = new Set();
  for (const [file, css] of sheets) {
    for (const { name, fallback, more } of uses(css)) {
      used.add(name);
      const token = tokens[name];
      if (!token) found.push(`${file}: --pay-${name} is not in tokens.json`);
      else if (open(fallback) !== (more ? token.more : token.css))
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
      if (!names.some((known) => camel(known) === name)) found.push(`${theme}.css: ${name} is not a token`);
  }
  return found;
}

/** Every `var(--pay-name, fallback)`, with whether it is for more contrast. @param {string} css */
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
    copyFileSync(join(ROOT, `src/themes/${theme}.css`), join(ROOT, `dist/themes/${theme}.css`));
  copyFileSync(join(ROOT, 'src/styles/pay-elements.css'), join(ROOT, 'dist/pay-elements.css'));
  writeFileSync(join(ROOT, 'dist/tokens.json'), `${JSON.stringify(designTokens(), null, 2)}\n`);
} else {
  const found = problems();
  for (const [path, content] of Object.entries(written)) {
    const file = join(ROOT, path);
    const formatted = await format(content, { ...(await resolveConfig(file)), filepath: file });
    if (mode !== '--check') writeFileSync(file, formatted);
    else if (formatted !== read(path)) found.push(`${path} is not as \`npm run tokens\` writes it`);
  }
  for (const problem of found) console.error(problem);
  process.exitCode = found.length ? 1 : 0;
}
