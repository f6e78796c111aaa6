/** The actions of the contract (section 4.5) as adapters make them. They are parsed afterwards: see adapt.ts. */
import type { QrCode } from '../contract/action.js';
import type { ActionJson, WayJson } from '../contract/json.js';

/** A value that a provider may leave out. */
type Maybe = string | null | undefined;

/** The fields that have a value. */
const filled = (fields: Readonly<Record<string, Maybe>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(fields).filter((field): field is [string, string] => Boolean(field[1])));

export const redirectToUrl = (url: string): ActionJson => ({ type: 'redirect_to_url', redirect_to_url: { url } });

export const redirectToApp = (url: string): ActionJson => ({ type: 'redirect_to_app', redirect_to_app: { url } });

/** Opens a page or an app, by the scheme of its URL. The element checks the URL before it is followed. */
export const openLink = (url: string): ActionJson => (/^https?:/i.test(url) ? redirectToUrl : redirectToApp)(url);

export const displayQrCode = (code: { readonly [Field in keyof QrCode]?: Maybe }): ActionJson => ({
  type: 'display_qr_code',
  display_qr_code: filled(code),
});

/** @param fields in the order in which the consumer reads them. Their names are in docs/providers.md */
export const displayDetails = (fields: Readonly<Record<string, Maybe>>): ActionJson => ({
  type: 'display_details',
  display_details: filled(fields),
});

/** @param hosts whose pages the bank returns the consumer to, in the frame */
export const showChallenge = (url: string, creq: string | null, hosts: readonly string[]): ActionJson => ({
  type: 'show_challenge',
  show_challenge: { url, creq, return_hosts: hosts },
});

/** An action and the other ways to take it, the best one first; null if there is none. */
export function withAlternatives(...ways: readonly (WayJson | null)[]): ActionJson | null {
  const [first, ...alternatives] = ways.filter((way) => way !== null);
  return first && alternatives.length ? { ...first, alternatives } : (first ?? null);
}

/** Why a step is not supported: the texts that several adapters use. */
export const NOT_CHOSEN = 'no payment method was chosen';
export const BY_POST = 'a redirect by POST';
export const STEP_MISSING = 'its step is missing';
