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
}

export const tokens: readonly Token[] = Object.entries(declared).map(([name, token]) => ({
  ...token,
  name: `--pay-${name}`,
}));
