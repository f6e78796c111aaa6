/** The ways to take a step: an action may have `alternatives`. */
import type { Action, Alternative } from '../contract/action.js';
import { isSafeUrl, type UrlPolicy } from '../domain/safe-url.js';
import type { ReadyState } from './action.js';

const isApp = ({ type }: Alternative): boolean => type === 'redirect_to_app';

/** The text of a UPI code is the link that opens an app on the phone that shows it. Source: NPCI, UPI Linking Specifications 1.6. */
function upiApp(way: Alternative, policy: UrlPolicy): Alternative[] {
  const url = (way.type === 'display_qr_code' && way.display_qr_code.data) || '';
  return /^upi:/i.test(url) && isSafeUrl(url, 'app', policy)
    ? [{ type: 'redirect_to_app', redirect_to_app: { url } }]
    : [];
}

/**
 * The ways to take a step, the best one first. A phone has the app that a link opens; a computer does not.
 * @param policy the links that the page may open
 */
export function waysOf(
  { alternatives = [], ...action }: Action,
  isPhone: boolean,
  policy: UrlPolicy,
): readonly Alternative[] {
  const ways: Alternative[] = [action, ...alternatives];
  if (isPhone && !ways.some(isApp)) ways.push(...ways.flatMap((way) => upiApp(way, policy)));
  // A sort is stable.
  return ways.sort((one, other) => (isApp(one) === isApp(other) ? 0 : isApp(one) === isPhone ? -1 : 1));
}

/** The state with another way as its action. A way may have a method of its own. */
export function inWay(state: ReadyState, { payment_method: method, ...action }: Alternative): ReadyState {
  const { resource } = state;
  return { ...state, action, resource: resource && method ? { ...resource, payment_method: method } : resource };
}
