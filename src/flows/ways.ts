/** The ways to take a step: an action may have `alternatives`. */
import type { Action, Alternative } from '../contract/action.js';
import type { ReadyState } from './action.js';

const isApp = ({ type }: Alternative): boolean => type === 'redirect_to_app';

/** The ways to take a step, the best one first. A phone has the app that a link opens; a computer does not. */
export function waysOf({ alternatives = [], ...action }: Action, isPhone: boolean): readonly Alternative[] {
  const ways: readonly Alternative[] = [action, ...alternatives];
  const apps = ways.filter(isApp);
  const others = ways.filter((way) => !isApp(way));
  return isPhone ? [...apps, ...others] : [...others, ...apps];
}

/** The state with another way as its action. A way may have a method of its own. */
export function inWay(state: ReadyState, { payment_method: method, ...action }: Alternative): ReadyState {
  const { resource } = state;
  return { ...state, action, resource: resource && method ? { ...resource, payment_method: method } : resource };
}
