/** The tokens of src/styles/tokens.json, the source for style sheets, documentation and design tools. */
import declared from '../../src/styles/tokens.json';

export interface Token {
  readonly name: string;
  readonly type: string;
  /** CSS value of the default. */
  readonly css: string;
  readonly use: string;
  /** Default of a colour on an unstyled page: `#rrggbb` or `#rrggbbaa`. */
  readonly light?: string;
  readonly dark?: string;
  /** The default where the CSS depends on the page. */
  readonly value?: unknown;
}

export const tokens: readonly Token[] = Object.entries(declared).map(([name, token]) => ({
  ...token,
  name: `--pay-${name}`,
}));

/** The default without other tokens: `var(--pay-space)` as its length. */
export function resolved(token: Token): string {
  if (typeof token.value === 'string') return token.value;
  const other = aliasOf(token);
  return other ? resolved(other) : token.css;
}

/** The token that a token has the value of. */
export function aliasOf({ css }: Token): Token | undefined {
  const [, alias] = /^var\((--pay-[\w-]+)\)$/.exec(css) ?? [];
  return tokens.find(({ name }) => name === alias);
}

/** The default for readers: lengths also in pixels, for a text of 16 px. */
export function pixels(token: Token): string {
  const css = resolved(token);
  const [, number] = /^([\d.]+)r?em$/.exec(css) ?? [];
  return number ? `${css} = ${Number(number) * 16} px` : css;
}
