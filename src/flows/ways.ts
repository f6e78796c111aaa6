/** The ways to take a step: an action may have `alternatives`. */
import type { Action, Alternative } from '../contract/action.js';
import type { ReadyState } from './action.js';

const isApp = ({ type }: Alternative): boolean => type === 'redirect_to_app';

/** The text of a UPI code is the link that opens an app on the phone that shows it. Source: NPCI, UPI Linking Specifications 1.6. */
function upiApps(ways: readonly Alternative[], isAllowed: (url: string) => boolean): Alternative[] {
  const codes = ways.map((way) => (way.type === 'display_qr_code' && way.display_qr_code.data) || '');
  return codes
    .filter((code) => /^upi:\/\/pay\/?\?/i.test(code) && isAllowed(code))
    .map((url) => ({ type: 'redirect_to_app', redirect_to_app: { url } }));
}

/**
 * The ways to take a step, the best one first. A phone has the app that a link opens; a computer does not.
 * @param isAllowed if the page may open the link of an app
 */
export function waysOf(
  { alternatives = [], ...action }: Action,
  isPhone: boolean,
  isAllowed: (url: string) => boolean,
): readonly Alternative[] {
  const ways: readonly Alternative[] = [action, ...alternatives];
  const apps = ways.filter(isApp);
  const others = ways.filter((way) => !isApp(way));
  if (!isPhone) return [...others, ...apps];
  return [...(apps.length ? apps : upiApps(others, isAllowed)), ...others];
}

/** The state with another way as its action. A way may have a method of its own. */
export function inWay(state: ReadyState, { payment_method: method, ...action }: Alternative): ReadyState {
  const { resource } = state;
  return { ...state, action, resource: resource && method ? { ...resource, payment_method: method } : resource };
}
