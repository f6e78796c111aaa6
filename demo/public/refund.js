// Refunds a payment. Most methods return the money themselves; some need a bank account.
import { completed } from './events.js';
import { money } from './money.js';

const section = /** @type {HTMLDetailsElement} */ (document.querySelector('#return'));
const refund = /** @type {HTMLFormElement} */ (document.querySelector('#refund'));
const refundAccount = /** @type {HTMLElement} */ (document.querySelector('pay-refund-account'));
const refunded = /** @type {HTMLElement} */ (document.querySelector('#refunded'));
const button = /** @type {HTMLButtonElement} */ (refund.querySelector('button'));

/** The payment that is paid. */
let id = '';

/** @param {any} resource that is paid or linked */
function offer(resource) {
  section.hidden = resource.object !== 'payment';
  if (section.hidden) return;
  ({ id } = resource);
  refundAccount.setAttribute('payment-method', resource.payment_method);
  refund.reset();
  refunded.textContent = '';
  button.disabled = false;
  section.open = false;
}

completed.then(offer);
addEventListener('pay-complete', (event) => offer(/** @type {CustomEvent} */ (event).detail.resource));

refund.addEventListener('submit', async (event) => {
  event.preventDefault();
  button.disabled = true;
  try {
    const response = await fetch(`/merchant/payments/${encodeURIComponent(id)}/refunds`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `{"extra":${String(new FormData(refund).get('extra'))}}`,
    });
    const body = await response.json();
    if (!response.ok) throw new Error(body.error.message);
    refunded.textContent = `The refund of ${money(body.amount, body.currency)} was created.`;
  } catch (error) {
    button.disabled = false;
    refunded.textContent = `The refund failed. ${error instanceof Error ? error.message : ''}`;
  }
});
