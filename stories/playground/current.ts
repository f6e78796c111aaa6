/** The values that the tokens have in the preview: of the choices, of the theme, or of other tokens. */
import { aliasOf, tokens, type Token } from '../foundations/tokens.js';
import { camel, defaultValue, TEXT, themeValue, type Choices, type Scheme } from './values.js';

export interface Applied {
  readonly theme: string;
  readonly choices: Choices;
}

/** @param name without `--pay-` */
export const tokenOf = (name: string): Token => tokens.find((token) => token.name === `--pay-${name}`)!;

export function currentValue(applied: Applied, token: Token, scheme: Scheme): string {
  const { choices, theme } = applied;
  const own = choices.get(camel(token))?.[scheme] ?? themeValue(theme, token, scheme);
  if (own) return own;
  // A token that has the value of another one follows it.
  const other = aliasOf(token);
  if (other) return currentValue(applied, other, scheme);
  return token.css.startsWith('color-mix(') ? mixed(applied, token, scheme) : defaultValue(token, scheme);
}

/** A colour that is mixed of others, as the style sheets mix it. */
function mixed(applied: Applied, { css }: Token, scheme: Scheme): string {
  const value = (name: string) => currentValue(applied, tokenOf(name), scheme);
  return css
    .replace('currentColor', value('color-text'))
    .replace('CanvasText', TEXT[scheme])
    .replace(/var\(--pay-([\w-]+)\)/g, (_all, name: string) => value(name));
}
