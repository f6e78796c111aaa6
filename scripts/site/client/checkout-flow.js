// @ts-check
/**
 * A checkout: the consumer chooses a method, and `<pay-action>` shows the step.
 * @param {any} provider @param {ReturnType<typeof import('./fake-shop.js').fakeShop>} shop
 */
export function startCheckout(provider, shop) {
  const form = provider.querySelector('form');
  const [paying, action] = [provider.querySelector('section'), provider.querySelector('pay-action')];
  let id = '';
  // Without this line, requests go to your backend.
  provider.fetch = (/** @type {any} */ input, /** @type {any} */ init) => shop.fetch(input, init);

  const pay = (/** @type {string} */ method) => {
    const { object, id: created } = shop.order(method);
    id = created;
    show(true);
    action.src = `/merchant/${object}s/${id}`;
  };
  const show = (/** @type {boolean} */ isPaying) => {
    form.hidden = isPaying;
    paying.hidden = !isPaying;
  };
  /** @param {'paid' | 'failed' | 'expired' | 'waiting'} outcome */
  const settle = (outcome) => {
    shop.settle(id, outcome);
    // The element need not wait for its next poll.
    action.src = `${action.src}?${outcome}`;
  };

  form.addEventListener('submit', (/** @type {Event} */ event) => {
    event.preventDefault();
    pay(String(new FormData(form).get('method')));
  });
  action.addEventListener('pay-retry', () => show(false));
  // The banks of this shop do not exist.
  action.addEventListener('pay-redirect', (/** @type {Event} */ event) => event.preventDefault());
  paying.querySelector('button').addEventListener('click', () => settle('paid'));
  return { pay, settle };
}
