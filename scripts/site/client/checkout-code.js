// @ts-check
/** The code of the checkout: for a page of one's own, and as one file that needs no server. */
import { startCheckout } from './checkout-flow.js';
import { BUILDERS, CODE } from './orders.js';

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
  return `\nawait checkout.pay('${method}');${settle}`;
}

/** The fake backend with the orders of the methods. @param {readonly string[]} methods */
function backendOf(methods) {
  const builders = methods.map((method) => [method, BUILDERS[/** @type {keyof typeof BUILDERS} */ (method)]]);
  const names = ['fakeBackend', ...builders.map(([, builder]) => builder)];
  return `import { ${names.join(', ')} } from 'pay-elements/testing';

// A merchant's backend, in memory. Without it: startCheckout(provider, { fetch }), and your own backend creates the orders.
const orders = {
${builders.map(([method, builder]) => `  ${method}: ${builder},`).join('\n')}
};
const backend = fakeBackend({ code: '${CODE}', orders: ({ method }) => orders[method]() });`;
}

const importMap = (/** @type {string} */ url) => `<script type="importmap">
{ "imports": { "pay-elements/testing": "${url}" } }
</script>`;

// The end of a script element must not appear inside one.
const inside = (/** @type {string} */ script) =>
  `<script type="module">${script.replaceAll('</script', '<\\/script')}</script>`;
const dataUrl = (/** @type {string} */ script) => `data:text/javascript,${encodeURIComponent(script)}`;

/**
 * @param {Choices} choices
 * @param {{ elements: string, testing: string }} [scripts] to be part of the page, which then needs no server
 */
export function pageOf(choices, scripts) {
  const dir = /^(ar|he)\b/.test(choices.language) ? ' dir="rtl"' : '';
  return `<!doctype html>
<html lang="${choices.language}"${dir}>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Checkout</title>
${importMap(scripts ? dataUrl(scripts.testing) : '/pay-elements/esm/testing/index.js')}
${scripts ? inside(scripts.elements) : SCRIPT}
<style>
  ${STYLE}
</style>

${markupOf(choices)}

<script type="module">
${backendOf(choices.methods)}

${sourceOf(startCheckout)}

const checkout = startCheckout(document.querySelector('pay-provider'), backend);${calls(choices)}
</script>
</html>
`;
}
