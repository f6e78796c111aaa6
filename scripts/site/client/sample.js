// @ts-check
/**
 * The page in the frame of a live sample: it shows any HTML, with a fake backend. The policy of the page stays strict: scripts
 * run from blobs, and style sheets are constructed.
 */
import { aPixPayment, fakeBackend } from './testing.js';
import { CODE } from './orders.js';

const STYLE = /<style>(.*?)<\/style>/gs;
const LIBRARY = new URL('pay-elements/', document.baseURI).href;
const main = /** @type {HTMLElement} */ (document.querySelector('main'));

/** The payment as if it were created now, and the same change for other times. @param {any} resource */
function current(resource) {
  const later = Date.now() - Date.parse(resource.time_created ?? '2026-11-21T17:12:25+00:00');
  const moved = (/** @type {string} */ time) => new Date(Date.parse(time) + later).toISOString();
  const times = ['time_created', 'time_expired'].flatMap((name) =>
    resource[name] ? [[name, moved(resource[name])]] : [],
  );
  return { resource: { ...resource, ...Object.fromEntries(times) }, moved };
}

/** @param {any} resource */
function startBackend(resource) {
  const backend = fakeBackend({ code: CODE, orders: () => aPixPayment() });
  backend.add(resource);
  const real = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, document.baseURI);
    return /\/(payments|mandates|orders)\b/.test(pathname) ? backend.fetch(input, init) : real(input, init);
  };
}

/** The policy refuses style elements even in a parsed page that is not shown. @param {string} code @returns the rest of it */
function takeStyles(code) {
  document.adoptedStyleSheets = Array.from(code.matchAll(STYLE), ([, rules = '']) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    return sheet;
  });
  return code.replaceAll(STYLE, '');
}

/** Scripts of parsed pages do not run: each is replaced by one that does. @param {Document} page */
function takeScripts(page) {
  return Array.from(page.querySelectorAll('script'), (script) => {
    script.remove();
    const own = document.createElement('script');
    own.type = script.type;
    own.async = false;
    own.src = script.src || URL.createObjectURL(new Blob([script.textContent ?? ''], { type: 'text/javascript' }));
    return own;
  });
}

/** Shows a sample, once for each load of this page. @param {string} code HTML @param {string} json the payment or mandate */
export function showSample(code, json) {
  const { resource, moved } = current(JSON.parse(json));
  startBackend(resource);
  const markup = takeStyles(code).replaceAll(/(["'])\/pay-elements\//g, `$1${LIBRARY}`);
  const page = new DOMParser().parseFromString(markup, 'text/html');
  for (const name of ['expires-at', 'time-created'])
    for (const element of page.querySelectorAll(`[${name}]`)) {
      const time = element.getAttribute(name);
      if (time && !Number.isNaN(Date.parse(time))) element.setAttribute(name, moved(time));
    }
  // Samples of style sheets have no element.
  if (!page.querySelector('body > :not(style, link, script)'))
    page.body.insertAdjacentHTML('beforeend', `<pay-action src="/merchant/payments/${resource.id}"></pay-action>`);
  const scripts = takeScripts(page);
  main.replaceChildren(...page.head.childNodes, ...page.body.childNodes);
  document.body.append(...scripts);
}

// The banks of the samples do not exist, and the frame is no tab.
addEventListener('pay-redirect', (event) => event.preventDefault());
addEventListener('submit', (event) => event.preventDefault());
Object.assign(globalThis, { showSample });
