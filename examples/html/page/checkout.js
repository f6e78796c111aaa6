// Choose a method, create the payment in the shop's backend, pass its URL to <pay-action>.

const form = document.querySelector('form');
const message = document.querySelector('[role=status]');

/** One key for each attempt: a repeated request with the same key creates one payment. */
let key = crypto.randomUUID();

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  message.textContent = '';
  // The customer's data is an entry of its own, for the methods that need it.
  const data = new FormData(form);
  const customer = JSON.parse(data.get('customer') ?? '{}');
  const method = data.get('method');
  try {
    const response = await fetch('/api/orders', {
      method: 'POST',
      // Another method is another payment.
      headers: { 'content-type': 'application/json', 'idempotency-key': `${key}-${method}` },
      body: JSON.stringify({ method, customer }),
    });
    if (!response.ok) throw new Error(`The shop responded with ${response.status}.`);
    const { object, id } = await response.json();
    form.replaceWith(createAction(`/api/${object}s/${id}`));
  } catch (error) {
    console.error(error);
    message.textContent = 'The order could not be placed. Please try again.';
  }
});

function createAction(src) {
  const action = document.createElement('pay-action');
  action.setAttribute('base-url', '/api');
  action.setAttribute('merchant', 'Norte Coffee');
  action.setAttribute('src', src);
  action.addEventListener('pay-complete', () => {
    message.textContent = 'Thank you! Your order is on its way.';
  });
  action.addEventListener('pay-fail', ({ reason }) => {
    message.textContent = `Your order is not paid (${reason}).`;
  });
  action.addEventListener('pay-error', ({ code, retryable }) => {
    if (!retryable) message.textContent = `Something went wrong (${code}). Please contact us.`;
  });
  action.addEventListener('pay-retry', () => {
    key = crypto.randomUUID();
    message.textContent = '';
    action.replaceWith(form);
  });
  return action;
}
