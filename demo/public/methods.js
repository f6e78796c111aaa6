// The list of payment methods: groups, names, marks, and the backend's prices.
import { countryName, money } from './money.js';
import { text } from './texts.js';

/**
 * @typedef {import('./texts.js').Key} Key
 * @typedef {{ method: string, name?: string, key?: Key, mark: string, currency: string, amount: string }} Method
 */

const brl = { currency: 'BRL', amount: '129.90' };
const mxn = { currency: 'MXN', amount: '449.00' };
const thb = { currency: 'THB', amount: '799.00' };
const idr = { currency: 'IDR', amount: '389000.00' };

/**
 * The names of brands and schemes are the same in every language; the others are keys of the texts.
 * @type {[Key, Method[]][]}
 */
const GROUPS = [
  [
    'codes',
    [
      { method: 'pix_br', name: 'Pix', mark: 'qr', ...brl },
      { method: 'promptpay_th', name: 'PromptPay', mark: 'qr', ...thb },
    ],
  ],
  [
    'banks',
    [
      { method: 'boleto_br', name: 'Boleto', mark: 'slip', ...brl },
      { method: 'banktransfer_mx', key: 'transfer', mark: 'bank', ...mxn },
      { method: 'cashvoucher_mx', key: 'cash', mark: 'store', ...mxn },
    ],
  ],
  [
    'wallets',
    [
      { method: 'ewallet_id', key: 'link', mark: 'link', ...idr },
      { method: 'ovo_id', name: 'OVO', mark: 'phone', ...idr },
      { method: 'ewallet_th', key: 'wallet', mark: 'phone', ...thb },
      { method: 'ewallet_kr', key: 'wallet', mark: 'wallet', currency: 'KRW', amount: '33000' },
      { method: 'ewallet_cn', key: 'wallet', mark: 'wallet', currency: 'CNY', amount: '168.00' },
    ],
  ],
  ['cards', [{ method: 'card_ru', key: 'card', mark: 'card', currency: 'RUB', amount: '2190.00' }]],
];

const METHODS = GROUPS.flatMap(([, methods]) => methods);

/** @param {Method} method */
const nameOf = ({ key, name = '' }) => (key ? text(key) : name);

const countryOf = (/** @type {string} */ method) => countryName(method.slice(-2).toUpperCase());

/** The price of a method. @param {string} method */
export const priceOf = (method) => METHODS.find((one) => one.method === method);

/** The name of a method and its country; the identifier for one that the shop does not know. @param {string} method */
export function methodTitle(method) {
  const known = priceOf(method);
  return known ? `${nameOf(known)} · ${countryOf(method)}` : method;
}

/**
 * @param {string} tag
 * @param {string} className
 * @param {...(Node | string)} content
 */
function element(tag, className, ...content) {
  const created = document.createElement(tag);
  created.className = className;
  created.append(...content);
  return created;
}

const SVG = 'http://www.w3.org/2000/svg';

/** @param {string} name a symbol of marks.svg */
function mark(name) {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', 'mark');
  svg.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `/marks.svg#${name}`);
  svg.append(use);
  return svg;
}

/** @param {Method} method */
function row(method) {
  const input = document.createElement('input');
  Object.assign(input, { type: 'radio', name: 'method', value: method.method, checked: method === METHODS[0] });
  const country = element('small', '', countryOf(method.method));
  const price = element('bdi', 'price', money(method.amount, method.currency));
  return element('label', 'method', input, mark(method.mark), element('span', 'name', nameOf(method), country), price);
}

/** Writes the list in the language of the page, and keeps the choice. @param {HTMLElement} list */
export function showMethods(list) {
  const chosen = list.querySelector('input:checked')?.getAttribute('value');
  list.replaceChildren(
    ...GROUPS.map(([key, methods]) => {
      const heading = element('p', 'group-title', text(key));
      heading.id = `group-${key}`;
      const group = element('div', 'group', heading, element('div', 'rows', ...methods.map(row)));
      group.setAttribute('role', 'group');
      group.setAttribute('aria-labelledby', heading.id);
      return group;
    }),
  );
  const input = chosen && list.querySelector(`input[value="${chosen}"]`);
  if (input instanceof HTMLInputElement) input.checked = true;
}
