import { addSheet } from './add-sheet.js';
import { PayError } from '../errors.js';
import { THEMES } from './themes.js';
import { TOKEN_TYPES } from './token-types.js';
import type { Token, Variables } from './variables.js';

type TokenType = (typeof TOKEN_TYPES)[Token];

export type ThemeName = keyof typeof THEMES;

/** The appearance of the elements, for hosts that cannot write CSS. */
export interface Appearance {
  readonly theme?: ThemeName;
  /** These override the theme. */
  readonly variables?: Variables;
}

/** For each token type, a CSS property that accepts its values. */
const CSS_PROPERTIES: Readonly<Record<TokenType, string>> = {
  color: 'color',
  colorScheme: 'color-scheme',
  dimension: 'padding',
  duration: 'transition-duration',
  fontFamily: 'font-family',
  fontWeight: 'font-weight',
  number: 'line-height',
  shadow: 'box-shadow',
};

/** CSS functions that fetch a resource, and the backslash, which can disguise them. */
const FETCHES = /\\|(?:url|src|image|image-set|cross-fade|element)\(/i;

/** Remove the previous sheet of a root. */
const removers = new WeakMap<ShadowRoot, () => void>();

/** Sets the tokens of an appearance on the host of `root`, instead of the previous ones. @returns the first problem, or null */
export function applyAppearance(root: ShadowRoot, given: unknown): PayError | null {
  const { variables, problem } = tryToRead(given);
  removers.get(root)?.();
  const added = addSheet(root, ':host{}');
  removers.set(root, added);
  const rule = added.sheet?.cssRules[0] as CSSStyleRule | undefined;
  // setProperty accepts a value only, so it cannot inject a rule.
  for (const [name, value] of variables) rule?.style.setProperty(cssName(name), value);
  return problem;
}

interface Reading {
  readonly variables: ReadonlyMap<Token, string>;
  readonly problem: PayError | null;
}

/** A page may set anything, also an object that throws when it is read. */
function tryToRead(given: unknown): Reading {
  try {
    return readAppearance(given);
  } catch (cause) {
    const problem = new PayError('invalid-input', { message: 'appearance: could not be read', cause });
    return { variables: new Map(), problem };
  }
}

/** Reads the valid parts; `problem` is the first invalid part. */
function readAppearance(given: unknown): Reading {
  const wrong: string[] = [];
  const { theme, variables, ...others } = record(given, 'appearance', wrong);
  for (const name of Object.keys(others)) wrong.push(`appearance.${name}: unknown`);
  const known = new Map<Token, string>();
  if (theme !== undefined) {
    const themed = Object.entries(THEMES).find(([name]) => name === theme)?.[1];
    if (!themed) wrong.push('appearance.theme: unknown');
    for (const [name, value] of Object.entries(themed ?? {})) known.set(name as Token, readable(value));
  }
  for (const [name, value] of Object.entries(record(variables, 'appearance.variables', wrong))) {
    const at = `appearance.variables.${name}`;
    if (!Object.hasOwn(TOKEN_TYPES, name)) wrong.push(`${at}: unknown`);
    else if (!isValid(TOKEN_TYPES[name as Token], value)) wrong.push(`${at}: not a ${TOKEN_TYPES[name as Token]}`);
    else known.set(name as Token, readable(value));
  }
  const [message] = wrong;
  return { variables: known, problem: message ? new PayError('invalid-input', { message }) : null };
}

function record(given: unknown, at: string, wrong: string[]): Readonly<Record<string, unknown>> {
  if (given == null) return {};
  try {
    const value: unknown = typeof given === 'string' ? JSON.parse(given) : given;
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // Reported below.
  }
  wrong.push(`${at}: not an object`);
  return {};
}

function isValid(type: TokenType, value: unknown): value is string {
  return typeof value === 'string' && !FETCHES.test(value) && CSS.supports(CSS_PROPERTIES[type], readable(value));
}

/** Browsers before 2024 get the light colour of `light-dark()`. */
function readable(value: string): string {
  if (CSS.supports('color', 'light-dark(red, red)')) return value;
  return value.replace(/light-dark\(((?:[^,()]|\([^()]*\))+),(?:[^()]|\([^()]*\))*\)/gi, '$1');
}

function cssName(name: Token): string {
  return `--pay-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
