import type { TOKEN_TYPES } from './token-types.js';

export type Token = keyof typeof TOKEN_TYPES;

/** Values of tokens by name, without `--pay-`: `colorAccent` for `--pay-color-accent`. */
export type Variables = Readonly<Partial<Record<Token, string>>>;
