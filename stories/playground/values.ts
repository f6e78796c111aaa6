/** The tokens that the playground changes: their values, ranges and units. */
import { THEMES } from '../../src/styles/themes.js';
import { resolved, tokens, type Token } from '../foundations/tokens.js';

export type Scheme = 'light' | 'dark';
/** The values that were chosen, by the name in `appearance`. A colour has one for each scheme. */
export type Choices = ReadonlyMap<string, { readonly light: string; readonly dark: string }>;

/** The name in `appearance`. */
export const camel = ({ name }: Token): string =>
  name.slice('--pay-'.length).replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());

const themes: Readonly<Record<string, Readonly<Record<string, string>>>> = THEMES;

const inScheme = (css: string, scheme: Scheme) =>
  (/^light-dark\((\S+), (\S+)\)$/.exec(css) ?? []).at(scheme === 'light' ? 1 : 2) ?? css;

/** The value of the theme, if it has one. */
export function themeValue(theme: string, token: Token, scheme: Scheme): string {
  return inScheme(themes[theme]?.[camel(token)] ?? '', scheme);
}

export const defaultValue = (token: Token, scheme: Scheme): string => token[scheme] ?? resolved(token);

/** The choices as the value of one token. */
export function valueOf({ light, dark }: { readonly light: string; readonly dark: string }): string {
  return light === dark ? light : `light-dark(${light}, ${dark})`;
}

/** A slider for a value with a number. */
export interface Slider {
  readonly least: number;
  readonly most: number;
  readonly step: number;
  readonly unit: string;
}

/** The largest value of each kind of token, by its unit. */
const MOST: readonly (readonly [RegExp, Readonly<Record<string, number>>])[] = [
  [/radius/, { rem: 2, px: 32 }],
  [/^--pay-(space|padding)/, { rem: 3, em: 3, px: 48 }],
  [/border|focus/, { px: 8 }],
  [/font-size/, { rem: 3, em: 3, px: 48 }],
  [/size/, { rem: 48, em: 12, px: 768 }],
];
const BY_TYPE: Readonly<Record<string, Slider>> = {
  fontWeight: { least: 100, most: 900, step: 100, unit: '' },
  duration: { least: 0, most: 2, step: 0.1, unit: 's' },
  number: { least: 0, most: 2, step: 0.05, unit: '' },
};

/** @param css its present value; null for values that are not one number with a unit */
export function sliderOf({ name, type }: Token, css: string): (Slider & { readonly value: number }) | null {
  const [, number, unit = ''] = /^([\d.]+)([a-z]*)$/.exec(css) ?? [];
  if (number === undefined) return null;
  const value = Number(number);
  if (BY_TYPE[type]) return { ...BY_TYPE[type], value };
  // A length of zero has no unit yet.
  const own = unit || 'px';
  const most = MOST.find(([pattern]) => pattern.test(name))?.[1][own] ?? 8;
  return { least: 0, most: Math.max(most, Math.min(value, most)), step: own === 'px' ? 1 : 0.0625, unit: own, value };
}

/** Groups of tokens, in the order of the page. */
export const GROUPS: readonly { readonly title: string; readonly tokens: readonly Token[] }[] = (
  [
    ['Colours', /color-(?!scheme)/],
    ['Corners, lines and shadow', /radius|border|shadow/],
    ['Type', /font|line-height/],
    ['Space', /space|padding/],
    ['Sizes', /^--pay-size/],
    ['Focus, motion and disabled controls', /focus-|motion|opacity/],
  ] as const
).map(([title, pattern]) => ({
  title,
  tokens: tokens.filter(({ name }) => pattern.test(name) && (title === 'Colours' || !name.includes('color'))),
}));

/** The page around the elements, and its text. */
export const PAGE: Readonly<Record<Scheme, string>> = { light: '#ffffff', dark: '#121212' };
export const TEXT: Readonly<Record<Scheme, string>> = { light: '#000000', dark: '#ffffff' };
