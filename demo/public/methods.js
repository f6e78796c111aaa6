// The payment methods of the shop: names, the order, and the backend's prices.
import { countryName, money } from './money.js';
import { text } from './texts.js';

/**
 * @typedef {import('./texts.js').Key} Key
 * @typedef {{ method: string, name?: string, key?: Key, currency: string, amount: string }} Method
 */

const brl = { currency: 'BRL', amount: '129.90' };
const mxn = { currency: 'MXN', amount: '449.00' };
const thb = { currency: 'THB', amount: '799.00' };
const idr = { currency: 'IDR', amount: '119000.00' };

/**
 * The names of brands and schemes are the same in every language; the others are keys of the texts.
 * @type {Method[]}
 */
const METHODS = [
  { method: 'pix_br', name: 'Pix', ...brl },
  { method: 'promptpay_th', name: 'PromptPay', ...thb },
  { method: 'boleto_br', name: 'Boleto', ...brl },
  { method: 'banktransfer_mx', key: 'transfer', ...mxn },
  { method: 'cashvoucher_mx', key: 'cash', ...mxn },
  { method: 'ewallet_id', key: 'link', ...idr },
  { method: 'ovo_id', name: 'OVO', ...idr },
  { method: 'ewallet_th', key: 'wallet', ...thb },
  { method: 'ewallet_kr', key: 'wallet', currency: 'KRW', amount: '33000' },
  { method: 'ewallet_cn', key: 'wallet', currency: 'CNY', amount: '168.00' },
  { method: 'card_ru', key: 'card', currency: 'RUB', amount: '2190.00' },
];

/** @param {Method} method */
const nameOf = ({ key, name = '' }) => (key ? text(key) : name);

const countryOf = (/** @type {string} */ method) => countryName(method.slice(-2).toUpperCase());

/** The price of a method. @param {string} method */
export const priceOf = (method) => METHODS.find((one) => one.method === method);

/** The name of a method that was used, and its country; the identifier for one that the shop does not know. @param {string} method */
export function methodTitle(method) {
  const known = priceOf(method);
  // The list says what the consumer is about to do.
  const name = known && (known.key === 'link' ? text('wallet') : nameOf(known));
  return name ? `${name} · ${countryOf(method)}` : method;
}

/** @type {HTMLSelectElement} */
const country = /** @type {any} */ (globalThis.document?.querySelector('#country'));

for (const code of new Set(METHODS.map(({ method }) => method.slice(-2).toUpperCase())))
  country?.append(new Option(code, code));

/** Writes the names of the countries in the language of the page. */
export function showCountries() {
  for (const option of country.options) if (option.value) option.textContent = countryName(option.value);
}

/**
 * Sets the list of `<pay-methods>`: the methods of the chosen country, in the language of the page. The element has the names of
 * brands.
 * @param {any} list
 */
export function showMethods(list) {
  showCountries();
  const shown = METHODS.filter(({ method }) => method.endsWith(country.value && `_${country.value.toLowerCase()}`));
  const methods = shown.map(({ method: id, key, currency, amount }) => ({
    id,
    // The element has the names of wallets, with their country.
    name: key && key !== 'wallet' ? text(key) : undefined,
    // The amount is first: on a page from right to left, a currency after Arabic text would be torn apart.
    description:
      country.value || key === 'wallet' ? money(amount, currency) : `${money(amount, currency)} · ${countryOf(id)}`,
  }));
  list.methods = methods;
  const first = /** @type {Method} */ (shown[0]).method;
  // The chosen method is of a different country.
  if (list.value === '') list.value = first;
  list.setAttribute('value', first);
}
