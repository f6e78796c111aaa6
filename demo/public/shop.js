// The shop's page: choose a method, let the merchant's backend create the payment, hand it to <pay-action>.

/** Method, what the consumer calls it, and the price as the backend has it. */
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

/** The order as the form has it: what is empty is left to the shop. */
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
// A browser cannot point at what is wrong with a field that is folded away.
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
    const answer = await response.json();
    if (!response.ok) throw new Error(answer.error.message);
    // In the address, so that a reload, or the bank's way back, finds the same payment.
    // And the method, so that the page knows how much room its step takes.
    history.pushState(
      null,
      '',
      `?${new URLSearchParams({ [`${answer.object}_id`]: answer.id, method: answer.payment_method })}`,
    );
    route();
  } catch (error) {
    problem.textContent = `The order could not be placed. ${error instanceof Error ? error.message : ''}`;
  }
});

/** Shows what the address asks for: the shop, or the checkout of a payment or mandate. */
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
// Another payment is what the shop makes of a new order.
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
    // What is paid is what the payment says, not what is chosen in a form that a reload has forgotten.
    const { resource } = /** @type {CustomEvent} */ (event).detail;
    if (resource?.amount) total.value = `${resource.currency} ${resource.amount}`;
    if (resource?.object === 'mandate' && type === 'pay-complete') Object.assign(account, { mandate: resource });
    if (type === 'pay-complete' || type === 'pay-fail') another.textContent = 'Start a new order';
  });
}

/** @param {CustomEvent} event */
function describe({ type, detail }) {
  if (type === 'pay-otp-submit') return 'the code, which is nobody else’s business';
  const { resource, ...rest } = detail;
  return JSON.stringify(resource ? { ...rest, id: resource.id, status: resource.status } : rest).replace(/^\{\}$/, '');
}
