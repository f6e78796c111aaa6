/** The actions of the contract (section 4.5) as adapters make them. They are parsed afterwards: see adapt.ts. */
import type { Fields } from './fields.js';

type Values = Readonly<Record<string, string | null | undefined>>;

/** An action with those of its fields that have a value. */
export const action = (type: string, fields: Values): object => ({
  type,
  [type]: Object.fromEntries(Object.entries(fields).filter(([, value]) => value)),
});

/**
 * An action in the notation of the adapters' tables: its type and its fields, as `Fields.texts` reads them, for example
 * `redirect_to_url url=page_url!`. The names of details are in docs/providers.md.
 */
export function stepOf(source: Fields, notation: string): object {
  const [type = '', ...fields] = notation.split(' ');
  return action(type, source.texts(fields.join(' ')));
}

/** Opens a page or an app, by the scheme of its URL. The element checks the URL before it is followed. */
export const toLink = (url: string): object =>
  action(/^https?:/i.test(url) ? 'redirect_to_url' : 'redirect_to_app', { url });

/** Shows the fields that have a value. */
export const details = (fields: Values): object => action('display_details', fields);

/** Why a step is not supported: the texts that several adapters use. */
export const NOT_CHOSEN = 'no payment method was chosen';
export const BY_POST = 'a redirect by POST';
