// @ts-check
/** The checkout of the landing page: its choices, the elements, and the code beside them. */
import { markupOf, pageOf } from './checkout-code.js';
import { startCheckout } from './checkout-flow.js';
import { BUILDERS, CODE } from './orders.js';
import * as testing from './testing.js';

/** @template {Element} T @param {string} selector @returns {T} */
const find = (selector) => /** @type {T} */ (document.querySelector(selector));

const controls = /** @type {HTMLFormElement} */ (find('#choices'));
const preview = /** @type {HTMLElement} */ (find('#preview'));
const code = find('#checkout-code');
const said = find('#said');

/** @param {string} name @returns {HTMLSelectElement} */
const control = (name) => /** @type {HTMLSelectElement} */ (controls.elements.namedItem(name));

/** @returns {import('./checkout-code.js').Choices} */
function choices() {
  const value = (/** @type {string} */ name) => control(name).value;
  const methods = Object.keys(BUILDERS).filter((method) => method.endsWith(`_${value('country')}`));
  return {
    methods,
    method: value('method'),
    language: value('language'),
    theme: value('theme'),
    state: value('state'),
  };
}

/** Offers the methods of the chosen country. */
function listMethods() {
  for (const option of control('method').options)
    option.hidden = option.disabled = !choices().methods.includes(option.value);
  const { methods, method } = choices();
  if (!methods.includes(method)) control('method').value = methods[0] ?? '';
}

/** @param {any} order */
function create({ method }) {
  /** @type {() => import('../../../src/testing/index.js').BuiltResource} */
  const build = testing[BUILDERS[/** @type {keyof typeof BUILDERS} */ (method)]];
  return build();
}

function showCode() {
  const text = pageOf(choices());
  const { Prism } = /** @type {any} */ (globalThis);
  if (!Prism) return void (code.textContent = text);
  const marked = Prism.highlight(text, Prism.languages.markup, 'markup');
  code.replaceChildren(document.createRange().createContextualFragment(marked));
}

// The colours of the code are loaded once it is in view: the page is drawn earlier.
new IntersectionObserver(([entry], observer) => {
  if (!entry?.isIntersecting) return;
  observer.disconnect();
  const script = document.createElement('script');
  script.src = 'assets/prism.js';
  script.dataset.manual = '';
  script.addEventListener('load', showCode);
  document.head.append(script);
}).observe(code);

async function show() {
  const chosen = choices();
  showCode();
  preview.lang = chosen.language;
  preview.dir = /^(ar|he)\b/.test(chosen.language) ? 'rtl' : 'ltr';
  preview.replaceChildren(document.createRange().createContextualFragment(markupOf(chosen)));
  const checkout = startCheckout(
    preview.querySelector('pay-provider'),
    testing.fakeBackend({ code: CODE, orders: create }),
  );
  if (chosen.state === 'choose') return;
  await checkout.pay(chosen.method);
  if (chosen.state !== 'pay') checkout.settle(/** @type {'paid'} */ (chosen.state));
}

/** A state that the visitor has reached in the checkout itself. @param {string} state */
function reached(state) {
  control('state').value = state;
  showCode();
}

controls.addEventListener('change', ({ target }) => {
  if (target === control('country')) listMethods();
  void show();
});
controls.addEventListener('submit', (event) => event.preventDefault());
preview.addEventListener('pay-method-change', () => {
  control('method').value =
    /** @type {any} */ (preview.querySelector('pay-methods')).value?.method ?? control('method').value;
  showCode();
});
preview.addEventListener('submit', () => reached('pay'));
preview.addEventListener('pay-complete', () => reached('paid'));
preview.addEventListener('pay-retry', () => reached('choose'));

find('#copy').addEventListener('click', async () => {
  const copied = await navigator.clipboard.writeText(code.textContent ?? '').then(
    () => true,
    () => false,
  );
  said.textContent = copied ? 'Copied.' : 'Your browser does not allow copying: select the code instead.';
});

/** @param {string} script @returns {Promise<string>} @throws {Error} if it cannot be loaded */
async function load(script) {
  const response = await fetch(`assets/${script}.js`);
  if (!response.ok) throw new Error(String(response.status));
  return response.text();
}

find('#download').addEventListener('click', async () => {
  try {
    const [elements, testing] = await Promise.all([load('standalone'), load('testing')]);
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([pageOf(choices(), { elements, testing })], { type: 'text/html' }));
    link.download = 'checkout.html';
    link.click();
    URL.revokeObjectURL(link.href);
    said.textContent = 'Downloaded. Open the file in a browser: it needs no server.';
  } catch {
    said.textContent = 'The elements could not be loaded. Try again.';
  }
});

listMethods();
void show();
