/** The tokens as src/styles/tokens.json has them: what the elements' sheets must use, and documentation and design tools read. */
import declared from '../../src/styles/tokens.json';

export interface Token {
  readonly name: string;
  readonly type: string;
  /** What holds where the page sets nothing. */
  readonly css: string;
  readonly use: string;
  /** Of a colour, what that comes to on a page that sets nothing either: `#rrggbb` or `#rrggbbaa`. */
  readonly light?: string;
  readonly dark?: string;
}

export const tokens: readonly Token[] = Object.entries(declared).map(([name, token]) => ({
  ...token,
  name: `--pay-${name}`,
}));
