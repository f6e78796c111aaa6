// The confirmation of an order. It is written from the payment that the service reports, so a reload shows it again, and an
// address alone cannot claim that an order is paid.
import { day, money } from './money.js';
import { methodTitle } from './methods.js';
import { text } from './texts.js';

const confirmation = /** @type {HTMLElement} */ (document.querySelector('#confirmation'));
/** Only the page with a choice of its own has it. */
const receipt = document.querySelector('#receipt');
const steps = /** @type {HTMLElement} */ (document.querySelector('#steps'));
const heading = /** @type {HTMLElement} */ (document.querySelector('#pay-title'));

/** Writes it into the order. */
export function showArrival() {
  for (const element of document.querySelectorAll('.arrival')) element.textContent = arrival();
}

/** The coffee arrives four days after the order. @param {string | null} [ordered] */
function arrival(ordered) {
  const date = new Date((ordered ? Date.parse(ordered) : Date.now()) + 4 * 86_400_000);
  return text('arrives').replace('{date}', day(date, { weekday: 'short', day: 'numeric', month: 'long' }));
}

/** @param {any} resource the payment or mandate, or null if there is none that is complete */
export function showConfirmation(resource) {
  confirmation.hidden = !resource;
  const isPayment = resource?.object === 'payment';
  heading.textContent = text(resource ? (isPayment ? 'thanks' : 'linked') : 'title');
  document.title = `Norte Coffee: ${heading.textContent}`;
  if (!resource) return receipt?.replaceChildren();
  const { amount_local_paid, currency_local, amount_paid, amount, currency, reference, payment_method } = resource;
  const [paid, of] = amount_local_paid ? [amount_local_paid, currency_local] : [amount_paid ?? amount, currency];
  const date = new Date(resource.time_paid ?? resource.time_created ?? Date.now());
  const facts = [
    [text('number'), reference],
    [text('paid'), isPayment && paid && of ? money(paid, of) : null],
    [text('method'), methodTitle(payment_method ?? '')],
    [text('date'), day(date, { dateStyle: 'long' })],
  ].filter(([, value]) => value);
  receipt?.replaceChildren(
    ...facts.map(([name, value]) => {
      const row = document.createElement('div');
      const term = document.createElement('dt');
      const fact = document.createElement('dd');
      const isolated = document.createElement('bdi');
      term.textContent = name;
      isolated.textContent = value;
      fact.append(isolated);
      row.append(term, fact);
      return row;
    }),
  );
  const next = isPayment ? [text('receipt'), text('roast')] : [text('uncharged'), text('roast'), text('charge')];
  steps.replaceChildren(
    ...[...next, arrival(resource.time_created)].map((step) => {
      const item = document.createElement('li');
      item.textContent = step;
      return item;
    }),
  );
}
