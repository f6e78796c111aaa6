/** The tokens in the format of the Design Tokens Community Group: https://www.designtokens.org */
import { names, tokens } from './read.mjs';

/** @typedef {import('./read.mjs').Token} Token */
/** @typedef {'light' | 'dark'} Scheme */

/** The format has no type for a colour scheme. */
const designNames = names.filter((name) => tokens[name]?.type !== 'colorScheme');

/** dist/tokens.json: the light values, with the dark ones and the CSS in `$extensions`. */
export function designTokens() {
  const entries = designNames.map((name) => {
    const token = /** @type {Token} */ (tokens[name]);
    const { type, css, use, more } = token;
    const modes = token.dark ? { dark: color(token.dark) } : {};
    return [
      name,
      {
        $type: type,
        $value: designValue(token),
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

/** The token that a token has the value of. @param {string} css */
function aliasOf(css) {
  return /^var\(--pay-([\w-]+)\)$/.exec(css)?.[1];
}

/** @param {Token} token */
function designValue({ type, css, value, light }) {
  const alias = aliasOf(css);
  if (alias) return `{pay.${alias}}`;
  const text = typeof value === 'string' ? value : css;
  const [, number, unit] = /^([\d.]+)(\w*)$/.exec(text) ?? [];
  if (type === 'color') return color(/** @type {string} */ (light));
  if (type === 'dimension') return { value: Number(number), unit: unit === 'px' ? 'px' : 'rem' };
  if (type === 'duration') return { value: Number(number), unit };
  if (type === 'number' || type === 'fontWeight') return Number(number);
  if (type === 'fontFamily') return value ?? families(css);
  if (type === 'shadow') {
    const none = { value: 0, unit: 'px' };
    return { color: color('#00000000'), offsetX: none, offsetY: none, blur: none, spread: none };
  }
  return null;
}

/** @param {string} css */
function families(css) {
  return css.split(/,\s*/).map((family) => family.replaceAll("'", ''));
}

/** @param {string} hex `#rrggbb`, with or without `aa` */
function color(hex) {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (hex.slice(1).match(/../g) ?? []).map(
    (byte) => Math.round((parseInt(byte, 16) / 255) * 1_000) / 1_000,
  );
  return { colorSpace: 'srgb', components: [red, green, blue], alpha, hex: hex.slice(0, 7) };
}
