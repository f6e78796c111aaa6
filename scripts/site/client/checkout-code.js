// @ts-check
/** The code of the checkout: for a page of one's own, and as one file that needs no server. */
import { startCheckout } from './checkout-flow.js';
import { fakeShop } from './fake-shop.js';

const SCRIPT = '<script type="module" src="/pay-elements/pay-elements.js"></script>';

/**
 * @typedef {object} Choices
 * @property {string} method
 * @property {readonly string[]} methods those of the country
 * @property {string} language
 * @property {string} theme empty for none
 * @property {string} state `choose`, `pay`, or an outcome
 */

const attribute = (/** @type {string} */ text) => text.replaceAll('&', '&amp;').replaceAll("'", '&#39;');

/** @param {Choices} choices */
export function markupOf({ method, methods, theme }) {
  const appearance = theme ? ` appearance='${attribute(JSON.stringify({ theme }))}'` : '';
  return `<pay-provider base-url="/merchant"${appearance}>
  <form>
    <pay-methods name="method" methods='${attribute(JSON.stringify(methods))}' value="${method}"></pay-methods>
    <button>Pay</button>
  </form>
  <section hidden>
    <pay-action></pay-action>
    <button type="button">Simulate: the consumer pays</button>
  </section>
</pay-provider>`;
}

const STYLE = `body { max-inline-size: 32rem; margin-inline: auto; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; }
  :root { color-scheme: light dark; }
  form, section { display: grid; gap: 1rem; }
  [hidden] { display: none; }
  form > button, section > button { min-block-size: 2.75rem; font: inherit; }`;

/** A function as it is written here, without what only the type checker reads. @param {Function} named */
const sourceOf = (named) =>
  String(named)
    .replace(/ @(?:type|param) [^*]*(?=\*\/)/g, ' ')
    .replace(/\/\*\* +\*\/ ?/g, '')
    .replace(/^\s*\n/gm, '');

/** The calls that lead to the state. @param {Choices} choices */
function calls({ method, state }) {
  if (state === 'choose') return '';
  const settle = state === 'pay' ? '' : `\ncheckout.settle('${state}');`;
  return `\ncheckout.pay('${method}');${settle}`;
}

/**
 * @param {Choices} choices @param {Readonly<Record<string, object>>} orders
 * @param {string} [library] the elements, to be part of the page
 */
export function pageOf(choices, orders, library) {
  const used = Object.fromEntries(choices.methods.map((method) => [method, orders[method]]));
  const dir = /^(ar|he)\b/.test(choices.language) ? ' dir="rtl"' : '';
  // The end of a script element must not appear inside one.
  const inside = library && `<script type="module">${library.replaceAll('</script', '<\\/script')}</script>`;
  return `<!doctype html>
<html lang="${choices.language}"${dir}>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Checkout</title>
${inside ?? SCRIPT}
<style>
  ${STYLE}
</style>

${markupOf(choices)}

<script type="module">
// A fake backend. Remove it, and place orders with your own one.
const orders = ${JSON.stringify(used, null, 2)};

${sourceOf(fakeShop)}

${sourceOf(startCheckout)}

const checkout = startCheckout(document.querySelector('pay-provider'), fakeShop(orders));${calls(choices)}
</script>
</html>
`;
}
