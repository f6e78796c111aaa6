/** The tokens as the elements' own sheets use them: found there, so that none can be forgotten. */
import { elements } from '../../.storybook/manifest.js';

export interface Token {
  readonly name: string;
  /** What holds where the page sets nothing, as it is written. */
  readonly standard: string;
  readonly kind: 'color' | 'length' | 'font' | 'other';
  /** Where it can be seen. */
  readonly users: readonly string[];
}

interface Styled {
  readonly elementStyles?: readonly { readonly cssText: string }[];
}

/** Of every `var(--pay-…, default)` in a sheet. The default may have brackets of its own. */
export function readTokens(css: string): { name: string; standard: string }[] {
  return Array.from(css.matchAll(/var\(\s*(--pay-[\w-]+)\s*,?/g), (found) => {
    const from = found.index + found[0].length;
    let depth = 1;
    let end = from;
    for (; end < css.length && depth; end++) depth += css[end] === '(' ? 1 : css[end] === ')' ? -1 : 0;
    const standard = css.slice(from, end - 1).replace(/\s+/g, ' ');
    return { name: found[1]!, standard: standard.trim() };
  });
}

function kindOf(name: string): Token['kind'] {
  if (/color/.test(name)) return 'color';
  if (/font-family/.test(name)) return 'font';
  return /space|radius|size|width|gap/.test(name) ? 'length' : 'other';
}

export function allTokens(): Token[] {
  const found = new Map<string, { standard: string; users: Set<string> }>();
  for (const { tagName } of elements) {
    const { elementStyles = [] } = (customElements.get(tagName) ?? {}) as Styled;
    for (const { name, standard } of elementStyles.flatMap(({ cssText }) => readTokens(cssText))) {
      const token = found.get(name) ?? { standard: '', users: new Set() };
      // Where one stands for another, the default is said elsewhere.
      if (!token.standard) token.standard = standard;
      token.users.add(tagName);
      found.set(name, token);
    }
  }
  return [...found]
    .map(([name, { standard, users }]) => ({ name, standard, kind: kindOf(name), users: [...users].sort() }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
