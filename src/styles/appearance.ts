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
const FETCHES = /\\|(url|src|image|image-set|cross-fade|element)\(/i;

const sheets = new WeakMap<ShadowRoot, CSSStyleSheet>();

/** Sets the tokens of an appearance on the host of `root`, instead of the previous ones. @returns the first problem, or null */
export function applyAppearance(root: ShadowRoot, given: unknown): PayError | null {
  const { variables, problem } = readAppearance(given);
  const sheet = new (root.ownerDocument.defaultView ?? window).CSSStyleSheet();
  sheet.replaceSync(':host{}');
  const { style } = sheet.cssRules[0] as CSSStyleRule;
  // setProperty accepts a value only, so it cannot inject a rule.
  for (const [name, value] of variables) style.setProperty(cssName(name), value);
  const last = sheets.get(root);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets.filter((other) => other !== last), sheet];
  sheets.set(root, sheet);
  return problem;
}

interface Reading {
  readonly variables: ReadonlyMap<Token, string>;
  readonly problem: PayError | null;
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
    for (const [name, value] of Object.entries(themed ?? {})) known.set(name as Token, value);
  }
  for (const [name, value] of Object.entries(record(variables, 'appearance.variables', wrong))) {
    const at = `appearance.variables.${name}`;
    if (!Object.hasOwn(TOKEN_TYPES, name)) wrong.push(`${at}: unknown`);
    else if (!isValid(TOKEN_TYPES[name as Token], value)) wrong.push(`${at}: not a ${TOKEN_TYPES[name as Token]}`);
    else known.set(name as Token, value);
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
  return typeof value === 'string' && !FETCHES.test(value) && CSS.supports(CSS_PROPERTIES[type], value);
}

function cssName(name: Token): string {
  return `--pay-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
