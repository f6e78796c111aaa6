/**
 * The tokens as Figma and its plugins read them, in `dist/figma`:
 *
 * - `light.tokens.json` and `dark.tokens.json`: the format of the Design Tokens Community Group, one mode a file, as Figma
 *   imports variables. Its variables have no units but pixels and no shadows.
 * - `tokens-studio.json`: token sets and themes of the plugin Tokens Studio, in its format `$value`: texts with units.
 *   Beside the defaults it has a set for each theme of src/themes.
 */
import { aliasOf, color, designNames, families } from './design-tokens.mjs';
import { themes, tokens } from './read.mjs';

/** @typedef {import('./read.mjs').Token} Token */
/** @typedef {import('./design-tokens.mjs').Scheme} Scheme */

/** The size of text that `em` and `rem` are given for. */
const TEXT_PX = 16;
/** @type {readonly Scheme[]} */
const SCHEMES = ['light', 'dark'];

/** @returns {Record<string, object>} the files of `dist/figma`, by name */
export function figmaFiles() {
  return {
    'light.tokens.json': variables('light'),
    'dark.tokens.json': variables('dark'),
    'tokens-studio.json': tokensStudio(),
  };
}

/** @param {Scheme} scheme */
function variables(scheme) {
  const known = designNames.filter((name) => tokens[name]?.type !== 'shadow');
  const entries = known.map((name) => {
    const token = /** @type {Token} */ (tokens[name]);
    return [name, { $type: token.type, $value: variable(name, scheme), $description: token.use }];
  });
  return { pay: Object.fromEntries(entries) };
}

/** @param {string} name @param {Scheme} scheme */
function variable(name, scheme) {
  const token = /** @type {Token} */ (tokens[name]);
  const alias = aliasOf(token.css);
  if (alias) return `{pay.${alias}}`;
  if (token.type === 'color') return color(token[scheme] ?? '');
  const text = typeof token.value === 'string' ? token.value : plain(name);
  if (token.type === 'dimension') return { value: parseFloat(px(text)), unit: 'px' };
  if (token.type === 'duration') return { value: parseFloat(text), unit: 's' };
  return token.type === 'fontFamily' ? families(text)[0] : Number(text);
}

function tokensStudio() {
  const sets = {
    base: set(designNames.flatMap((name) => (tokens[name]?.light ? [] : [[name, plain(name)]]))),
    ...Object.fromEntries(
      SCHEMES.map((scheme) => [
        scheme,
        set(designNames.flatMap((name) => (tokens[name]?.light ? [[name, defaultColour(name, scheme)]] : []))),
      ]),
    ),
    ...Object.fromEntries(
      Object.keys(themes).flatMap((theme) =>
        schemesOf(theme).map((scheme) => [`${theme}/${scheme}`, themeSet(theme, scheme)]),
      ),
    ),
  };
  return { ...sets, $themes: studioThemes(), $metadata: { tokenSetOrder: Object.keys(sets) } };
}

/** A theme with a colour scheme of its own has it on any page. @param {string} theme */
function schemesOf(theme) {
  const own = themes[theme]?.['color-scheme'];
  return own ? [/** @type {Scheme} */ (own)] : SCHEMES;
}

/** The default and each theme, in its schemes. A theme applies over the default. */
function studioThemes() {
  return ['default', ...Object.keys(themes)].flatMap((theme) =>
    schemesOf(theme).map((scheme) => ({
      id: `${theme}-${scheme}`,
      name: `${theme}, ${scheme}`,
      selectedTokenSets: {
        base: 'enabled',
        [scheme]: 'enabled',
        ...(theme === 'default' ? {} : { [`${theme}/${scheme}`]: 'enabled' }),
      },
    })),
  );
}

/** @param {string} theme @param {Scheme} scheme */
function themeSet(theme, scheme) {
  const values = themes[theme] ?? {};
  const text = parseFloat(px(values['font-size'] ?? `${TEXT_PX}px`));
  // Sizes in em follow the size of the theme's text.
  const following = text === TEXT_PX ? [] : designNames.filter((name) => /^[\d.]+em$/.test(tokens[name]?.css ?? ''));
  const own = Object.keys(values).filter((name) => designNames.includes(name));
  return set(
    [...new Set([...own, ...following])].map((name) => [
      name,
      inScheme(values[name] ?? tokens[name]?.css ?? '', scheme),
    ]),
    text,
  );
}

/** @param {readonly (readonly string[])[]} values names and CSS values @param {number} [text] the size of text in pixels */
function set(values, text = TEXT_PX) {
  const entries = values.map(([name = '', value = '']) => {
    const { type = '', use } = tokens[name] ?? {};
    return [name, { $type: STUDIO_TYPES[type] ?? type, $value: studioValue(type, value, text), $description: use }];
  });
  return { pay: Object.fromEntries(entries) };
}

/** The types of Tokens Studio, where they have another name. @type {Readonly<Record<string, string>>} */
const STUDIO_TYPES = { fontFamily: 'fontFamilies', fontWeight: 'fontWeights', shadow: 'boxShadow', duration: 'other' };

/** @param {string} type @param {string} css @param {number} text @returns {unknown} */
function studioValue(type, css, text) {
  const alias = aliasOf(css);
  if (alias) return `{pay.${alias}}`;
  if (css.startsWith('calc(')) return css.slice(5, -1).replace(/var\(--pay-([\w-]+)\)/g, '{pay.$1}');
  switch (type) {
    case 'dimension':
      return css
        .split(' ')
        .map((length) => px(length, text))
        .join(' ');
    case 'color':
      return hex(css);
    case 'shadow':
      return shadow(css);
    default:
      return css.replaceAll("'", '');
  }
}

/** @param {string} css `0 4px 16px rgb(…)` or `none` */
function shadow(css) {
  const [, x = '0', y = '0', blur = '0', colour = 'transparent'] = /^(\S+) (\S+) (\S+) (.+)$/.exec(css) ?? [];
  const length = (/** @type {string} */ text) => String(parseFloat(px(text)));
  return { x: length(x), y: length(y), blur: length(blur), spread: '0', color: hex(colour), type: 'dropShadow' };
}

/** The value of one scheme. @param {string} css @param {Scheme} scheme */
function inScheme(css, scheme) {
  const [, light = css, dark = css] = /^light-dark\((\S+), (\S+)\)$/.exec(css) ?? [];
  return scheme === 'light' ? light : dark;
}

/** @param {string} name @param {Scheme} scheme */
function defaultColour(name, scheme) {
  const { css = '', [scheme]: value = '' } = tokens[name] ?? {};
  return aliasOf(css) ? css : value;
}

/** The default of a token that is not a colour: its `value` where its CSS depends on the page. @param {string} name */
function plain(name) {
  const { css = '', value = css } = tokens[name] ?? {};
  if (css.startsWith('calc(')) return css;
  return Array.isArray(value) ? value.join(', ') : String(value);
}

/** @param {string} length @param {number} [text] the size of text in pixels */
function px(length, text = TEXT_PX) {
  const [, number = '0', unit = ''] = /^([\d.]+)(\w*)$/.exec(length) ?? [];
  const unitPx = { em: text, rem: TEXT_PX }[unit] ?? 1;
  return `${Math.round(Number(number) * unitPx * 100) / 100}px`;
}

/** @param {string} colour as the CSS of tokens and themes has it @returns {string} `#rrggbb` or `#rrggbbaa` */
function hex(colour) {
  if (colour === 'transparent') return '#00000000';
  if (/^#\w{3}$/.test(colour)) return colour.replace(/\w/g, '$&$&');
  const parts = /^rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)$/.exec(colour)?.slice(1).map(Number);
  if (!parts) return colour;
  const bytes = parts.map((part, index) => (index < 3 ? part : Math.round((part / 100) * 255)));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
