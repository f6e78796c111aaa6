// A shop with a choice of its own: choose a method, create the payment in the merchant's backend, pass its URL to <pay-action>.
import './events.js';
import { showArrival, showConfirmation } from './confirmation.js';
import { addressOf, settings, startDisplay } from './display.js';
import { priceOf, showMethods } from './methods.js';
import { money } from './money.js';
import { showPrice } from './price.js';
import { text } from './texts.js';

/**
 * @template {Element} Kind
 * @param {string} selector
 * @param {new () => Kind} kind
 * @returns {Kind}
 */
function find(selector, kind) {
  const element = document.querySelector(selector);
  if (!(element instanceof kind)) throw new Error(`${selector} is missing`);
  return element;
}

const form = find('#choose', HTMLFormElement);
const checkout = find('#checkout', HTMLElement);
const values = find('#values', HTMLDetailsElement);
const methods = find('#methods', HTMLElement);
const number = find('#number', HTMLElement);
const problem = find('#problem', HTMLElement);
const action = find('pay-action', HTMLElement);
const account = find('pay-wallet-account', HTMLElement);
const another = find('#another', HTMLElement);
const act = find('#act', HTMLElement);
const heading = find('#pay-title', HTMLElement);

/** @type {any} The last payment or mandate that an event reported; the address may name another one by now. */
let current = null;
/** `pay-complete` or `pay-fail`, once there is an outcome. */
let outcome = '';
/** True once the form has its list of methods. */
let listed = false;
/** True while an order is placed, when a second press of Pay must not place another one. */
let ordering = false;

/** The order in the form. The shop sets the fields that are empty. */
function order() {
  const data = new FormData(form);
  const amount = String(data.get('amount'));
  const seconds = String(data.get('expires_in'));
  return {
    method: String(data.get('method')),
    ...(amount ? { amount } : {}),
    ...(seconds ? { expires_in: Number(seconds) } : {}),
    customer: JSON.parse(String(data.get('customer') ?? '{}')),
    settings: settings(),
  };
}

/** The amount of the payment if there is one, because the form is empty after a reload; else of the form. */
function showTotal() {
  if (!checkout.hidden) {
    // A mandate has no amount: its order has the shop's price.
    const price = current?.object === 'mandate' ? priceOf(current.payment_method) : current;
    showPrice(price?.amount && price.currency ? money(price.amount, price.currency) : '');
    return;
  }
  const { method, amount } = Object.fromEntries(new FormData(form));
  const price = priceOf(String(method));
  showPrice(price ? money(String(amount || price.amount), price.currency) : '');
}

function showOutcome() {
  showTotal();
  showConfirmation(outcome === 'pay-complete' ? current : null);
  number.textContent = current?.reference ?? '';
  another.textContent = text(outcome ? 'again' : 'another');
  act.hidden = Boolean(outcome);
  // A failure has buttons of its own.
  another.hidden = outcome === 'pay-fail';
}

/** Writes everything that depends on the language. */
function showTexts() {
  showMethods(methods);
  showArrival();
  showOutcome();
}

form.addEventListener('change', showTotal);
// Browsers cannot show a validation message for a field in a closed <details>.
form.addEventListener('invalid', ({ target }) => (values.open ||= target instanceof Node && values.contains(target)), {
  capture: true,
});

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  if (ordering) return;
  ordering = true;
  problem.textContent = '';
  try {
    const response = await fetch('/merchant/orders', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(order()),
    });
    const resource = await response.json();
    if (!response.ok) throw new Error(resource.error.message);
    // The id is in the address, so that a reload or the return from the bank finds the same payment.
    // The method is in the address, so that the page can reserve the space of its step.
    const id = { [`${resource.object}_id`]: resource.id, method: resource.payment_method };
    go(addressOf(id));
  } catch (error) {
    problem.textContent = `The order could not be placed. ${error instanceof Error ? error.message : ''}`;
  } finally {
    ordering = false;
  }
});

/** Opens an address of the shop. The focus moves to the heading, because the button that had it is gone. @param {string} address */
function go(address) {
  history.pushState(null, '', address);
  route();
  scrollTo(0, 0);
  heading.focus({ preventScroll: true });
}

/** Shows the shop, or the checkout of the payment or mandate in the address. */
function route() {
  const address = new URLSearchParams(location.search);
  const payment = address.get('payment_id');
  const mandate = address.get('mandate_id');
  const src = payment
    ? `/merchant/payments/${encodeURIComponent(payment)}`
    : mandate
      ? `/merchant/mandates/${encodeURIComponent(mandate)}`
      : '';
  form.hidden = Boolean(src) || !listed;
  checkout.hidden = !src;
  current = null;
  outcome = '';
  showOutcome();
  Object.assign(account, { mandate: undefined });
  if (src) {
    action.setAttribute('payment-method', address.get('method') ?? '');
    action.setAttribute('stream-src', `${src}/events`);
    action.setAttribute('src', src);
  } else {
    action.removeAttribute('src');
  }
}

for (const type of ['pay-status', 'pay-complete', 'pay-fail']) {
  addEventListener(type, (event) => {
    const { resource } = /** @type {CustomEvent} */ (event).detail;
    current = resource ?? current;
    if (type !== 'pay-status') outcome = type;
    if (type === 'pay-complete' && resource.object === 'mandate') Object.assign(account, { mandate: resource });
    showOutcome();
  });
}

// A retry starts with a new order.
addEventListener('pay-retry', () => go(addressOf()));

await startDisplay(showTexts);
addEventListener('popstate', route);
route();
await customElements.whenDefined('pay-methods');
await /** @type {{ updateComplete?: Promise<unknown> }} */ (methods).updateComplete;
listed = true;
form.hidden = !checkout.hidden;
showTotal();
