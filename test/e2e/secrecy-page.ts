/** A page with a code input and its surroundings, and a service that repeats the code in its responses. */
import { randomInt } from 'node:crypto';
import { mandate } from '../support/samples.js';

/** Eight digits, so that the code does not occur by chance. */
export const randomCode = () => String(randomInt(10_000_000, 100_000_000));

/** @param dist the path of the build */
export const secrecyPage = (dist: string, head = '') => `<!doctype html><html lang="en"><title>Checkout</title>
  ${head}
  <script type="module" src="${dist}/pay-webview.js"></script>
  <script type="module">
    import { log } from '${dist}/pay-log.js';
    globalThis.entries = [];
    log(document, (entry) => entries.push(JSON.stringify(entry)));
  </script>
  <script type="module" src="${dist}/pay-elements.js"></script>
  <form id="around"><input name="note" value="of the page">
    <pay-action mandate='${JSON.stringify(mandate())}' verify-url="/otp" otp-length="8"></pay-action>
  </form>`;

/** A host around the page that receives events. */
export const HOST = `globalThis.hostMessages = []; globalThis.payElements = { postMessage: (text) => void hostMessages.push(text) };`;

/** The places that the tests search. */
export const PLACES = [
  'changed',
  'tree',
  'properties',
  'event pay-error',
  'event message',
  'console.log',
  'setItem',
  'storage',
  'cookies',
  'performance',
  'history',
  'address',
  'form',
  'postMessage',
  'host',
  'open',
  'databases',
] as const;

/** Responses of each kind, with the code in them. */
export const ANSWERS: readonly { readonly status: number; readonly body: (code: string) => object | string }[] = [
  {
    status: 400,
    body: (code: string) => ({ error: { code: 'otp_incorrect', message: code, type: code, param: code } }),
  },
  { status: 500, body: (code: string) => ({ message: code }) },
  { status: 200, body: (code: string) => `<p>${code}</p>` },
  { status: 200, body: (code: string) => mandate({ id: [code], status: code }) },
  { status: 200, body: () => mandate({ status: 'active', action: {} }) },
];

/** Puts a code in each searched place. Runs in the page. */
export function leave(code: string): void {
  const root = document.querySelector('pay-action')!;
  root.setAttribute('data-x', code);
  root.removeAttribute('data-x');
  root.shadowRoot!.querySelector('[part=step]')!.shadowRoot!.querySelector('p')!.setAttribute('title', code);
  Object.assign(root, { kept: { deep: [new Error(code)] } });
  root.dispatchEvent(new CustomEvent('pay-error', { detail: { message: new Error('x', { cause: code }) } }));
  // eslint-disable-next-line no-console -- one of the places
  console.log({ code });
  localStorage.setItem('x', code);
  document.cookie = `x=${code}`;
  performance.mark(code);
  history.replaceState({ code }, '', `#${code}`);
  document.querySelector('input')!.value = code;
  postMessage(code);
  (globalThis as unknown as { payElements: { postMessage(text: string): void } }).payElements.postMessage(code);
  indexedDB.open(code);
}
