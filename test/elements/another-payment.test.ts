import { expect, html } from '@open-wc/testing';
import type { LitElement } from 'lit';
import { fakeClipboard, restoreClipboard } from '../support/clipboard.js';
import { fakeDownloads, restoreDownloads } from '../support/files.js';
import { mount } from '../support/mount.js';
import { boletoAction, instruments, payNowCode, qrAction, transferAction, upiLink } from '../support/samples.js';
import { waitUntil } from '../support/wait-until.js';

type Properties = Readonly<Record<string, unknown>>;

const PICTURE = new URL('../support/picture.svg', import.meta.url).href;
const NEXT = { amount: '10.50', currency: 'EUR', expiresAt: '2026-11-24T12:00:00Z' };

const ofMethods = (methods: Readonly<Record<string, object>>): Readonly<Record<string, Properties>> =>
  Object.fromEntries(
    Object.entries(methods).map(([paymentMethod, details]) => [paymentMethod, { ...NEXT, paymentMethod, details }]),
  );

const reference = (text: string) => ({ reference: text });
const { sepa_de, ach_us, multibanco_pt, konbini_jp } = instruments;
const others = ofMethods({ sepa_de, ach_us, multibanco_pt, konbini_jp });

/** Payments that each step can show, by a name. */
const PAYMENTS: Readonly<Record<string, Readonly<Record<string, Properties>>>> = {
  'pay-cash-voucher': {
    ...ofMethods({
      cashvoucher_mx: reference('98000014505724'),
      oxxo_xx: reference('11223344556677'),
      efecty_co: reference('A-113 not scannable é'),
      rapipago_ar: reference('98000014\u200b505724'),
    }),
    'no method': { details: reference('55667788990011'), amount: '7', currency: 'MXN' },
    'unusable details': { details: 7 },
  },
  'pay-bank-transfer': {
    ...ofMethods({ banktransfer_mx: transferAction.display_details }),
    ...others,
    'unusable details': { details: [] },
    'a wrong CLABE': {
      paymentMethod: 'banktransfer_mx',
      details: { ...transferAction.display_details, account_number: '646180157000000005' },
    },
  },
  'pay-details': { ...others, ...ofMethods({ unknown_xx: { till_number: '204', barcode: 'A-1234' } }) },
  'pay-boleto-details': {
    boleto: { ...NEXT, details: boletoAction.display_details },
    'a damaged boleto': { details: { number: '34191755795214483293982674790009280090000000011' }, amount: '1' },
    'unusable details': { details: '{' },
  },
  'pay-qr': {
    Pix: { ...NEXT, data: qrAction.display_qr_code.data, paymentMethod: 'pix_br' },
    PayNow: { data: payNowCode },
    UPI: { data: upiLink },
    'a damaged code': { data: `${qrAction.display_qr_code.data.slice(0, -1)}E` },
    'a picture': { imageUrlSvg: PICTURE },
    'an unsafe picture': { imageUrlSvg: 'javascript:alert(1)' },
    'a text that is too long': { data: 'x'.repeat(2_332) },
  },
  'pay-redirect': {
    page: { url: 'https://bank.example.com/a', amount: '5', currency: 'BRL' },
    'page that opens itself': { url: 'https://other.example.com/a', autoRedirect: 5 },
    app: { url: 'wallet://pay?id=1', kind: 'app' },
    'unsafe page': { url: 'javascript:alert(1)' },
  },
};

/** What a payment has set must not stay, so each has all properties. */
const DEFAULTS: Properties = {
  ...{ amount: null, currency: null, paymentMethod: null, expiresAt: null, details: null, data: null },
  ...{ imageUrlSvg: null, imageUrlPng: null, url: '', kind: 'url', autoRedirect: 0 },
};

async function shown(tag: string, properties: Properties) {
  const mounted = await mount<LitElement>(html`<div></div>`);
  const element = document.createElement(tag) as LitElement;
  set(element, properties);
  mounted.element.append(element);
  await whole(element);
  return { ...mounted, element };
}

function set(element: LitElement, properties: Properties): void {
  for (const [name, value] of Object.entries({ ...DEFAULTS, ...properties })) {
    if (name in element) Object.assign(element, { [name]: value });
  }
}

/** Waits until nothing has changed for a moment: chunks, checks and pictures take a while. */
async function whole(element: LitElement): Promise<void> {
  let before = '';
  let same = 0;
  await waitUntil(
    async () => {
      await element.updateComplete;
      const now = lookOf(element);
      same = now === before ? same + 1 : 0;
      before = now;
      return same > 3;
    },
    'it goes on changing',
    10,
  );
}

/** The parts, classes and texts of an element. */
function lookOf(element: LitElement): string {
  const lines: string[] = [];
  const walk = (node: Node, depth: number) => {
    if (node instanceof Text && node.data.trim()) lines.push(' '.repeat(depth) + node.data.replace(/\s+/g, ' ').trim());
    if (node instanceof Element) {
      const names = ['part', 'class', 'id', 'href', 'src', 'd', 'open'].map((name) => node.getAttribute(name)?.trim());
      lines.push(' '.repeat(depth) + [node.localName, ...names].join('|'));
    }
    for (const child of node.childNodes) walk(child, depth + 1);
  };
  for (const child of element.renderRoot.children) if (child.localName !== 'style') walk(child, 0);
  return lines.join('\n');
}

/** Goes from each name to each other one: for every two of them, there and back. */
function* walk(names: readonly string[]): Generator<[from: string, to: string]> {
  for (const [at, first] of names.entries()) {
    for (const second of names.slice(at + 1)) yield* [[first, second] as [string, string], [second, first]];
    const next = names[at + 1];
    // To the first of the next pairs.
    if (next) yield [first, next];
  }
}

describe('a step that gets another payment looks like a new one', () => {
  for (const [tag, payments] of Object.entries(PAYMENTS)) {
    it(`${tag}, for each pair of its payments`, async function () {
      this.timeout(60_000);
      const wrong: string[] = [];
      const fresh = new Map<string, string>();
      for (const [name, properties] of Object.entries(payments)) {
        fresh.set(name, lookOf((await shown(tag, properties)).element));
      }
      const { element } = await shown(tag, {});
      for (const [first, second] of walk(Object.keys(payments))) {
        set(element, payments[second]!);
        await whole(element);
        if (lookOf(element) !== fresh.get(second)) {
          wrong.push(`${first} → ${second}: ${lookOf(element)}\nexpected ${fresh.get(second)}`);
        }
      }
      expect(wrong.join('\n\n')).to.equal('');
    });
  }
});

describe('what was pressed for the payment before', () => {
  afterEach(() => {
    restoreClipboard();
    restoreDownloads();
  });

  const first = { details: reference('98000014505724'), pdfUrl: '/shop/1.pdf', emailUrl: '/shop/1/email' };
  const second = { details: reference('11223344556677'), pdfUrl: '/shop/2.pdf', emailUrl: '/shop/2/email' };
  const setup = async () => {
    const mounted = await shown('pay-cash-voucher', first);
    Object.assign(mounted.element, first);
    await whole(mounted.element);
    const part = (name: string) => mounted.element.renderRoot.querySelector<HTMLElement>(`[part~="${name}"]`)!;
    return {
      ...mounted,
      part,
      status: () => part('status').textContent.trim(),
      change: async () => {
        Object.assign(mounted.element, second);
        await whole(mounted.element);
      },
    };
  };

  it('is not shown as copied', async () => {
    fakeClipboard();
    const { part, change, status } = await setup();
    part('copy-button').click();
    await waitUntil(() => status() === 'Copied: Reference');
    await change();
    expect([status(), part('copy-button').textContent.trim()]).to.deep.equal(['', 'Copy']);
  });

  it('is not announced later: a copy', async () => {
    let copied = () => {};
    const writeText = () => new Promise<void>((done) => (copied = done));
    Object.defineProperty(Navigator.prototype, 'clipboard', { configurable: true, get: () => ({ writeText }) });
    const { part, change, status, element, log } = await setup();
    part('copy-button').click();
    await change();
    copied();
    await whole(element);
    expect([status(), part('copy-button').textContent.trim()]).to.deep.equal(['', 'Copy']);
    expect(log.of('pay-copied')).to.have.length(1);
  });

  it('is not announced later: an e-mail; and that of the next one can be sent meanwhile', async () => {
    const { part, change, status, element, backend } = await setup();
    part('email').click();
    await waitUntil(() => backend.calls.length === 1);
    await change();
    part('email').click();
    await waitUntil(() => backend.calls.length === 2);
    expect(backend.calls.map(({ url }) => url)).to.deep.equal(['/shop/1/email', '/shop/2/email']);
    backend.calls[0]!.answer({});
    await whole(element);
    expect(status()).to.equal('');
    backend.calls[1]!.answer({});
    await waitUntil(() => status() === 'Email sent.');
  });

  it('is saved, and not announced: a PDF', async () => {
    const downloads = fakeDownloads();
    const { part, change, status, element, backend, log } = await setup();
    part('save-pdf').click();
    await waitUntil(() => backend.calls.length === 1);
    await change();
    backend.last.answerWith(new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } }));
    await waitUntil(() => log.of('pay-saved').length === 1);
    await whole(element);
    expect([downloads.length, status()]).to.deep.equal([1, '']);
  });
});
