// @ts-check
/** A list of the events of the elements, as they fire. */
import { EVENTS } from './event-names.js';

const MOST = 50;

/** Values of an event; a one-time code is never shown. @param {any} event */
function valuesOf({ type, detail }) {
  if (type === 'pay-otp-submit' || !detail) return '';
  return Object.entries(detail)
    .map(([name, value]) => `${name}: ${value && typeof value === 'object' ? (value.id ?? '…') : value}`)
    .join(', ');
}

/** @param {HTMLOListElement} list @param {string} name @param {string} values */
function add(list, name, values) {
  const item = document.createElement('li');
  const code = document.createElement('code');
  code.textContent = name;
  item.append(code, ' ', values);
  list.append(item);
  while (list.children.length > MOST) list.firstElementChild?.remove();
  const log = list.parentElement;
  if (log) log.scrollTop = log.scrollHeight;
}

/** Lists the events of a page in a frame, and its errors. @param {Window} page @param {HTMLOListElement} list is emptied */
export function listEvents(page, list) {
  list.replaceChildren();
  for (const name of EVENTS) page.addEventListener(name, (event) => add(list, name, valuesOf(event)));
  page.addEventListener('error', ({ message }) => add(list, 'error', message));
  page.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
    add(list, 'error', `the page’s Content Security Policy forbids it: ${effectiveDirective}`),
  );
}
