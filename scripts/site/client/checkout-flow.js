// @ts-check
/**
 * A checkout: the consumer chooses a method, the backend creates the payment, and `<pay-action>` shows the step.
 * @param {any} provider @param {import('pay-elements/testing').FakeBackend} backend
 */
export function startCheckout(provider, backend) {
  const form = provider.querySelector('form');
  const [paying, action] = [provider.querySelector('section'), provider.querySelector('pay-action')];
  const consumer = paying.querySelector('button');
  let id = '';
  provider.fetch = backend.fetch;

  /** @param {string} method */
  async function pay(method) {
    const response = await backend.fetch('/merchant/orders', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ method }),
    });
    const created = await response.json();
    id = created.id;
    action.payment = action.mandate = null;
    action[created.object] = created;
    action.src = `/merchant/${created.object}s/${id}`;
    show(true);
  }
  function show(/** @type {boolean} */ isPaying) {
    form.hidden = isPaying;
    paying.hidden = !isPaying;
    consumer.hidden = false;
  }
  /** @param {'paid' | 'failed' | 'expired' | 'waiting'} outcome */
  function settle(outcome) {
    const { object } = backend.get(id);
    if (outcome === 'paid') object === 'payment' ? backend.pay(id) : backend.sign(id);
    if (outcome === 'failed') backend.fail(id, 'insufficient_funds');
    if (outcome === 'expired') backend.expire(id);
    if (outcome === 'waiting') backend.wait(id);
    // The element need not wait for its next poll.
    action[object] = backend.get(id);
  }

  form.addEventListener('submit', (/** @type {Event} */ event) => {
    event.preventDefault();
    void pay(String(new FormData(form).get('method')));
  });
  for (const outcome of ['pay-complete', 'pay-fail'])
    action.addEventListener(outcome, () => {
      consumer.hidden = true;
    });
  action.addEventListener('pay-retry', () => show(false));
  // The banks of this shop do not exist.
  action.addEventListener('pay-redirect', (/** @type {Event} */ event) => event.preventDefault());
  consumer.addEventListener('click', () => settle('paid'));
  return { pay, settle };
}
