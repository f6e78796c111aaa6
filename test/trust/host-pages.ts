/** Host pages that make life hard for the library. Each has a code, and a payment by QR code. */
import { mandate, payment, qrAction } from '../support/samples.js';
import { CLASSIC, page as answerPage, html, SCRIPT, type Exchange, type Routes } from './server.js';

const LIT = {
  imports: {
    lit: '/node_modules/lit/index.js',
    'lit/': '/node_modules/lit/',
    'lit-html': '/node_modules/lit-html/lit-html.js',
    'lit-html/': '/node_modules/lit-html/',
    'lit-element/': '/node_modules/lit-element/',
    '@lit/reactive-element': '/node_modules/@lit/reactive-element/reactive-element.js',
    '@lit/reactive-element/': '/node_modules/@lit/reactive-element/',
    '@lit/context': '/node_modules/@lit/context/index.js',
  },
};
const MAP = `<script type="importmap">${JSON.stringify(LIT)}</script>`;
const esm = (...tags: string[]) =>
  `<script type="module">${tags.map((tag) => `import '/dist/esm/define/${tag}.js';`).join('')}</script>`;
const copy = (number: number) => SCRIPT.replace('/dist/', `/copy-${number}/`);

/** A code below a provider, and a payment by QR code with a countdown. */
export const STEPS =
  '<pay-provider base-url="/shop"><pay-otp-verify mandate-id="mdt_1"></pay-otp-verify><pay-action src="/qr"></pay-action></pay-provider>';

const REDEFINED = `<script>
  // Extends built-ins as libraries of twenty years ago did.
  const enumerable = (on, more) => Object.assign(on, more);
  enumerable(Array.prototype, {
    each(task) { for (let i = 0; i < this.length; i++) task(this[i], i); return this; },
    first() { return this[0]; }, last() { return this[this.length - 1]; }, clone() { return this.slice(); },
    map(task, self) { const all = []; for (let i = 0; i < this.length; i++) all[i] = task.call(self, this[i], i, this); return all; },
    filter(task, self) { const all = []; for (let i = 0; i < this.length; i++) if (task.call(self, this[i], i, this)) all.push(this[i]); return all; },
    find(task, self) { for (let i = 0; i < this.length; i++) if (task.call(self, this[i], i, this)) return this[i]; },
    some(task, self) { for (let i = 0; i < this.length; i++) if (task.call(self, this[i], i, this)) return true; return false; },
    every(task, self) { for (let i = 0; i < this.length; i++) if (!task.call(self, this[i], i, this)) return false; return true; },
    includes(one) { return this.indexOf(one) > -1; },
    forEach(task, self) { for (let i = 0; i < this.length; i++) task.call(self, this[i], i, this); },
    // Returns all items, not pairs.
    entries() { return this.slice(); },
    toJSON() { return this.slice(); },
    remove(one) { const at = this.indexOf(one); if (at > -1) this.splice(at, 1); return this; },
  });
  Array.from = function (given, task) { const all = []; for (const one of given) all.push(task ? task(one, all.length) : one); return all; };
  enumerable(Object.prototype, { inspect() { return String(this); }, extend(more) { return Object.assign(this, more); } });
  enumerable(String.prototype, { strip() { return this.trim(); }, startsWith(text) { return this.slice(0, text.length) === text; } });
  enumerable(Function.prototype, { bindLater() { return this; }, bind(self, ...given) { const own = this; return function (...more) { return own.apply(self, [...given, ...more]); }; } });
  enumerable(Element.prototype, { hide() { this.hidden = true; return this; }, update(text) { this.textContent = text; return this; }, identify() { return this.id; } });
  enumerable(Event.prototype, { stop() { this.preventDefault(); } });
</script>`;

/**
 * All but two: Lit adds `Symbol.metadata` where the browser lacks it, and `qrcode` gives an object a `toString` of its own, which
 * a frozen `Object.prototype` forbids.
 */
const FROZEN = `<script>
  for (const name of ['Object', 'Function', 'Array', 'String', 'Number', 'Boolean', 'BigInt', 'Date', 'RegExp', 'Promise', 'Map', 'Set',
    'WeakMap', 'WeakSet', 'Error', 'TypeError', 'RangeError', 'Uint8Array', 'ArrayBuffer', 'Event', 'CustomEvent', 'EventTarget', 'Node', 'Element',
    'HTMLElement', 'ShadowRoot', 'DocumentFragment', 'AbortController', 'AbortSignal', 'Headers', 'Response', 'CSSStyleSheet', 'URL']) {
    Object.freeze(globalThis[name]);
    if (name !== 'Object') Object.freeze(globalThis[name].prototype);
  }
  for (const name of ['JSON', 'Math', 'Reflect', 'Intl', 'console']) Object.freeze(globalThis[name]);
</script>`;

const WRITTEN = `<script>
  document.write('<script type="module" src="/dist/pay-elements.js"><' + '/script>');
  document.write(${JSON.stringify(STEPS)});
</script>`;

export const PAGES: Record<string, string> = {
  plain: SCRIPT + STEPS,
  'with two copies': copy(1) + copy(2) + STEPS,
  'with three copies, the last one late': `${copy(1)}${copy(2)}${STEPS}<script>
    globalThis.late = new Promise((loaded) =>
      addEventListener('load', () => loaded(import('/copy-3/pay-elements.js'))));</script>`,
  'with a bundler’s modules first, and the script tag’s after them':
    MAP + esm('pay-provider', 'pay-otp-verify', 'pay-redirect') + SCRIPT + STEPS,
  'with the script tag first, and a bundler’s modules after it':
    MAP + SCRIPT + esm('pay-provider', 'pay-otp-verify') + STEPS,
  'with the classic script': CLASSIC + STEPS,
  'with the classic script after the elements': STEPS + CLASSIC,
  'with the classic script twice': CLASSIC + CLASSIC.replace('/dist/', '/copy-1/') + STEPS,
  'with the classic script first, and the module after it': CLASSIC + SCRIPT + STEPS,
  // A deferred script runs in document order, between modules.
  'with the module first, and the classic script after it': SCRIPT + CLASSIC.replace('src', 'defer src') + STEPS,
  'with a bundler’s modules first, and the classic script after them':
    MAP + esm('pay-provider', 'pay-otp-verify', 'pay-redirect') + CLASSIC.replace('src', 'defer src') + STEPS,
  'with a part of an older copy first': `<script>
    customElements.define('pay-redirect', class extends HTMLElement {});
    // The provider of an older version: its settings have no timeout and no clock.
    customElements.define('pay-provider', class extends HTMLElement {
      constructor() {
        super();
        this.addEventListener('context-request', (event) => {
          if (event.context !== Symbol.for('pay-elements/settings')) return;
          event.stopPropagation();
          event.callback({ baseUrl: this.getAttribute('base-url') }, () => {});
        });
      }
    });
  </script>${SCRIPT}${STEPS}`,
  'with another Lit': `${MAP}<script type="module">
    import { LitElement, html } from 'lit';
    customElements.define('x-other', class extends LitElement { render() { return html\`<slot></slot>\`; } });
  </script>${SCRIPT}<x-other>${STEPS}</x-other>`,
  'that redefines built-ins': REDEFINED + SCRIPT + STEPS,
  'that redefines built-ins, with the classic script': REDEFINED + CLASSIC + STEPS,
  'that freezes built-ins': FROZEN + SCRIPT + STEPS,
  'that freezes built-ins, with the classic script': FROZEN + CLASSIC + STEPS,
  'that is written by a script': WRITTEN,
  'whose script comes after the elements': STEPS + SCRIPT,
  'without a doctype': `<!-- quirks -->${SCRIPT}${STEPS}`,
  'with the elements in a shadow root': `${SCRIPT}<div id="host"></div><script>
    document.querySelector('#host').attachShadow({ mode: 'open' }).setHTMLUnsafe(${JSON.stringify(STEPS)});</script>`,
  'with the elements in three nested shadow roots': `${SCRIPT}<div id="host"></div><script>
    let root = document.querySelector('#host').attachShadow({ mode: 'open' });
    for (let depth = 0; depth < 2; depth++) root = root.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
    root.setHTMLUnsafe(${JSON.stringify(STEPS)});</script>`,
};

export const FRAMES: Record<string, (head: string) => string> = {
  'a frame': () => 'src="/plain"',
  'a sandboxed frame without an origin': () => 'sandbox="allow-scripts allow-forms" src="/plain"',
  'a sandboxed frame with its origin': () => 'sandbox="allow-scripts allow-forms allow-same-origin" src="/plain"',
  'a frame with srcdoc': (head) =>
    `srcdoc="${html(head + SCRIPT + STEPS)
      .replaceAll('&', '&amp;')
      .replaceAll('"', '&quot;')}"`,
  'a frame without any permission': () =>
    `allow="clipboard-write 'none'; web-share 'none'; screen-wake-lock 'none'; otp-credentials 'none'; autoplay 'none'" src="/plain"`,
};

export function pathOf(name: string): string {
  return `/${name.replace(/\W+/g, '-')}`;
}

const cors = ({ response }: Exchange) => response.setHeader('access-control-allow-headers', '*');

/** @param head the start of each page @param onVerify receives the body of each posted code */
export function routesOf(head: string, onVerify: (body: string) => void): Routes {
  const pages = Object.entries(PAGES).map(([name, body]) => [pathOf(name), answerPage(head + body)] as const);
  const frames = Object.entries(FRAMES).map(
    ([name, attributes]) =>
      [pathOf(name), answerPage(`<iframe allow="" ${attributes(head)} width="600" height="900"></iframe>`)] as const,
  );
  return {
    ...Object.fromEntries([...pages, ...frames]),
    '/plain': answerPage(head + SCRIPT + STEPS),
    '/qr': ({ json }) => json(200, payment({ action: qrAction, time_expired: '2126-11-21T13:00:00+00:00' })),
    '/shop/v1/mandates/mdt_1/verify': (exchange) => {
      cors(exchange);
      if (exchange.request.method === 'OPTIONS') return exchange.response.writeHead(204).end();
      onVerify(exchange.body);
      exchange.json(200, mandate({ status: 'active', action: {} }));
    },
  };
}
