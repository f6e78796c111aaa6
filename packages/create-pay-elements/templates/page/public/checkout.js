// @ts-check
// Creates the payment in the backend, and shows its step with <pay-action>.

const form = /** @type {HTMLFormElement} */ (document.querySelector('form'));
const button = /** @type {HTMLButtonElement} */ (form.querySelector('button'));
const payment = /** @type {HTMLElement} */ (document.querySelector('#payment'));
const action = /** @type {HTMLElement} */ (payment.querySelector('pay-action'));
const back = /** @type {HTMLButtonElement} */ (payment.querySelector('.back'));
const status = /** @type {HTMLElement} */ (document.querySelector('[role=status]'));

/** One key for each attempt: an order that is sent twice creates one payment. */
let key = crypto.randomUUID();

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  status.textContent = '';
  button.disabled = true;
  const data = new FormData(form);
  const method = String(data.get('method'));
  // For a method that needs data of the consumer, such as a boleto.
  const customer = JSON.parse(String(data.get('customer') ?? '{}'));
  try {
    const response = await fetch('/merchant/orders', {
      method: 'POST',
      // A different method is a different payment.
      headers: { 'content-type': 'application/json', 'idempotency-key': `${key}-${method}` },
      body: JSON.stringify({ method, customer }),
    });
    if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
    const { object, id } = await response.json();
    show(`/merchant/${object}s/${id}`);
  } catch (error) {
    console.error(error);
    status.textContent = 'The order could not be placed. Please try again.';
  } finally {
    button.disabled = false;
  }
});

action.addEventListener('pay-complete', () => {
  // Only for the page: the backend delivers when it has received the webhook.
  status.textContent = 'Thank you! Your order is on its way.';
  back.textContent = 'Order again';
});
action.addEventListener('pay-retry', startAgain);
back.addEventListener('click', startAgain);

/** @param {string} src the payment's URL in the backend */
function show(src) {
  // The payment is still there after a reload, and after a bank has sent the consumer back.
  sessionStorage.setItem('src', src);
  action.setAttribute('src', src);
  back.textContent = 'Choose another way to pay';
  form.hidden = true;
  payment.hidden = false;
}

function startAgain() {
  sessionStorage.removeItem('src');
  key = crypto.randomUUID();
  status.textContent = '';
  action.removeAttribute('src');
  payment.hidden = true;
  form.hidden = false;
}

const src = sessionStorage.getItem('src');
if (src) show(src);
