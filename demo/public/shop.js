// The shop's page: choose a method, create the payment in the merchant's backend, pass its URL to <pay-action>.

/** Method, its name on the page, the backend's price, and a hint. */
const METHODS = [
  ['pix_br', 'Pix', 'R$ 129.90', 'QR code · Brazil'],
  ['boleto_br', 'Boleto', 'R$ 129.90', 'Slip to pay at a bank · Brazil'],
  ['banktransfer_mx', 'SPEI transfer', 'MX$ 449.00', 'Bank transfer · Mexico'],
  ['cashvoucher_mx', 'Cash at a store', 'MX$ 449.00', 'Voucher · Mexico'],
  ['promptpay_th', 'PromptPay', '฿ 799.00', 'QR code · Thailand'],
  ['ewallet_th', 'Thai wallet', '฿ 799.00', 'Opens an app · Thailand'],
  ['ewallet_id', 'Link a wallet', 'Rp 389,000', 'One-time code · Indonesia'],
  ['ovo_id', 'OVO', 'Rp 389,000', 'Opens an app · Indonesia'],
  ['ewallet_kr', 'Korean wallet', '₩ 33,000', 'On the wallet’s page · South Korea'],
  ['ewallet_cn', 'Chinese wallet', '¥ 168.00', 'On the wallet’s page · China'],
  ['card_ru', 'Card', '₽ 2,190.00', 'On the bank’s page · Russia'],
];

const EVENTS = [
  'pay-ready',
  'pay-redirect',
  'pay-otp-submit',
  'pay-otp-resend',
  'pay-copied',
  'pay-saved',
  'pay-shared',
  'pay-status',
  'pay-warning',
  'pay-error',
  'pay-complete',
  'pay-fail',
  'pay-retry',
];

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
const customer = find('pay-customer-fields', HTMLElement);
const total = find('#total', HTMLOutputElement);
const problem = find('#problem', HTMLElement);
const log = find('#log', HTMLOListElement);
const action = find('pay-action', HTMLElement);
const account = find('pay-wallet-account', HTMLElement);
const another = find('#another', HTMLAnchorElement);

find('#methods', HTMLElement).append(
  ...METHODS.map(([method = '', name = '', , hint = ''], index) => {
    const label = document.createElement('label');
    const input = Object.assign(document.createElement('input'), {
      type: 'radio',
      name: 'method',
      value: method,
      checked: !index,
    });
    const text = document.createElement('span');
    const small = document.createElement('small');
    small.textContent = hint;
    text.append(name, small);
    label.append(input, text);
    return label;
  }),
);

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
  };
}

function showTotal() {
  const { method, amount } = order();
  const price = METHODS.find(([name]) => name === method)?.[2] ?? '';
  total.value = amount ? `${price.split(' ')[0]} ${amount}` : price;
  customer.setAttribute('payment-method', method);
}

form.addEventListener('change', showTotal);
// Browsers cannot show a validation message for a field in a closed <details>.
form.addEventListener('invalid', ({ target }) => (values.open ||= target instanceof Node && values.contains(target)), {
  capture: true,
});

form.addEventListener('submit', async (event) => {
  event.preventDefault();
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
    history.pushState(
      null,
      '',
      `?${new URLSearchParams({ [`${resource.object}_id`]: resource.id, method: resource.payment_method })}`,
    );
    route();
  } catch (error) {
    problem.textContent = `The order could not be placed. ${error instanceof Error ? error.message : ''}`;
  }
});

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
  form.hidden = Boolean(src);
  checkout.hidden = !src;
  another.textContent = 'Choose another way to pay';
  if (src) total.value = mandate ? 'nothing yet' : '';
  else showTotal();
  Object.assign(account, { mandate: undefined });
  if (src) {
    action.setAttribute('payment-method', address.get('method') ?? '');
    action.setAttribute('stream-src', `${src}/events`);
    action.setAttribute('src', src);
  } else {
    action.removeAttribute('src');
  }
}

addEventListener('popstate', route);
// A retry starts with a new order.
addEventListener('pay-retry', () => {
  history.pushState(null, '', '/');
  route();
});
route();

for (const type of EVENTS) {
  addEventListener(type, (event) => {
    const row = document.createElement('li');
    const name = document.createElement('b');
    name.textContent = type;
    row.append(name, ` ${describe(/** @type {CustomEvent} */ (event))}`);
    log.append(row);
    // The amount comes from the payment, since the form is empty after a reload.
    const { resource } = /** @type {CustomEvent} */ (event).detail;
    if (resource?.amount) total.value = `${resource.currency} ${resource.amount}`;
    if (resource?.object === 'mandate' && type === 'pay-complete') Object.assign(account, { mandate: resource });
    if (type === 'pay-complete' || type === 'pay-fail') another.textContent = 'Start a new order';
  });
}

/** @param {CustomEvent} event */
function describe({ type, detail }) {
  if (type === 'pay-otp-submit') return '(the code is not logged)';
  const { resource, ...rest } = detail;
  return JSON.stringify(resource ? { ...rest, id: resource.id, status: resource.status } : rest).replace(/^\{\}$/, '');
}
