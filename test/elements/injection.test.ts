import { expect, fixture, html } from '@open-wc/testing';
import type { LitElement, TemplateResult } from 'lit';
import '../../src/define/all.js';
import type { PayAction } from '../../src/index.js';
import { crc16 } from '../../src/domain/crc16.js';
import { encodeTlv } from '../../src/domain/emv-qr.js';
import { settle } from '../support/clock.js';
import '../support/lazy.js';
import { ALL, HARMLESS, SOME } from '../support/markup.js';
import { boletoAction, mandate, payment, redirectAction, transferAction, voucherAction } from '../support/samples.js';
import { skeleton } from '../support/skeleton.js';
import { many, reportAttack } from '../support/attack-report.js';
import { waitUntil } from '../support/wait-until.js';

/** Sets texts in place of those of the service; `of` chooses each by its name. */
type Give = (element: LitElement, of: (field: string, usual: string) => string) => void;

interface Place {
  readonly template: TemplateResult;
  readonly fields: readonly string[];
  readonly give: Give;
}

const set =
  (make: (of: (field: string, usual: string) => string) => object): Give =>
  (element, of) =>
    void Object.assign(element, make(of));

/** An object with a text for each name. */
const texts = (usual: Readonly<Record<string, string>>) => (of: (field: string, usual: string) => string) =>
  Object.fromEntries(Object.entries(usual).map(([field, text]) => [field, of(field, text)]));

const facts = {
  amount: '10.50',
  currency: 'BRL',
  expiresAt: '2126-11-24T12:00:00Z',
  timeCreated: '2026-11-21T12:00:00Z',
};

function slip(tag: string, template: TemplateResult, details: Readonly<Record<string, string>>): [string, Place] {
  const fields = [...Object.keys(details), ...Object.keys(facts)];
  return [tag, { template, fields, give: set((of) => ({ ...texts(facts)(of), details: texts(details)(of) })) }];
}

/** Texts of a payment, without its action. */
const PAYMENT = Object.fromEntries(
  Object.entries(
    payment({ failure_message: 'No money', failure_code: 'x', reference: 'A1', amount_local_paid: '9.00' }),
  )
    .filter(([name, value]) => typeof value === 'string' && !['object', 'status'].includes(name))
    .map(([name, value]) => [name, value as string]),
);
const action = html`<pay-action show-failure-message></pay-action>`;

/** A payment of this status in `pay-action`. */
function withStatus(status: string): [string, Place] {
  const give = set((of) => ({ payment: { ...payment({ status, action: {} }), ...texts(PAYMENT)(of) } }));
  return [`pay-action, a payment that is ${status}`, { template: action, fields: Object.keys(PAYMENT), give }];
}

/** The error of a backend that refuses a request. */
const REFUSAL = { code: 'otp_incorrect', message: 'No', type: 'invalid_request_error', param: 'otp' };

function brCode(name: string, city: string): string {
  const values = ['01', '0014br.gov.bcb.pix0112shop@pay.com', '0000', '986', '10.00', 'BR', name, city];
  const tags = ['00', '26', '52', '53', '54', '58', '59', '60'];
  const fields = encodeTlv(tags.map((tag, at) => ({ tag, value: values[at]!.slice(0, 99) })));
  return `${fields}6304${crc16(`${fields}6304`)}`;
}

const WALLET = { reference: 'm***@example.com', name: 'Maria', balance_amount: '10.00', balance_currency: 'IDR' };

const PLACES = new Map<string, Place>([
  ...(['url', 'app'] as const).map((kind): [string, Place] => [
    `pay-redirect, ${kind}`,
    {
      template: html`<pay-redirect kind=${kind}></pay-redirect>`,
      fields: ['url', 'path'],
      give: set((of) => ({ url: of('url', `https://bank.example.com/${of('path', '')}`) })),
    },
  ]),
  [
    'pay-qr',
    {
      template: html`<pay-qr></pay-qr>`,
      fields: ['data', 'name', 'city', 'amount', 'currency'],
      give: set((of) => ({
        data: of('data', brCode(of('name', 'Fulano'), of('city', 'BRASILIA'))),
        amount: of('amount', '10.00'),
        currency: of('currency', 'BRL'),
      })),
    },
  ],
  [
    'pay-qr, pictures',
    {
      template: html`<pay-qr></pay-qr>`,
      fields: ['svg', 'png'],
      give: set((of) => ({ imageUrlSvg: of('svg', 'none'), imageUrlPng: of('png', 'none') })),
    },
  ],
  slip('pay-boleto-details', html`<pay-boleto-details></pay-boleto-details>`, boletoAction.display_details),
  slip('pay-bank-transfer', html`<pay-bank-transfer></pay-bank-transfer>`, transferAction.display_details),
  slip('pay-cash-voucher', html`<pay-cash-voucher></pay-cash-voucher>`, voucherAction.display_details),
  [
    'pay-details',
    {
      template: html`<pay-details></pay-details>`,
      fields: ['name', 'value', 'method'],
      give: set((of) => ({
        details: { [of('name', 'till_number')]: of('value', '204'), account_number: of('value', '1') },
        paymentMethod: of('method', 'other'),
      })),
    },
  ],
  [
    'pay-wallet-account',
    {
      template: html`<pay-wallet-account></pay-wallet-account>`,
      fields: [...Object.keys(WALLET), 'payment_method'],
      give: set((of) => ({
        mandate: mandate({
          payment_method: of('payment_method', 'ewallet_id'),
          extra: { payment_method_account: texts(WALLET)(of) },
        }),
      })),
    },
  ],
  [
    'pay-methods',
    {
      template: html`<pay-methods></pay-methods>`,
      fields: ['name', 'description', 'reason'],
      give: set((of) => ({
        methods: [
          { id: 'pix_br', name: of('name', 'Pix'), description: of('description', 'At once') },
          { id: 'card_ru', disabled: true, reason: of('reason', 'Not today') },
        ],
      })),
    },
  ],
  ...['paid', 'failed', 'expired'].map(withStatus),
  [
    'pay-action, a step',
    {
      template: action,
      fields: ['url', 'type', 'status', 'id'],
      give: set((of) => ({
        payment: payment({
          id: of('id', 'pm_1'),
          status: of('status', 'created'),
          action: {
            type: of('type', 'redirect_to_url'),
            redirect_to_url: { url: of('url', redirectAction.redirect_to_url.url) },
          },
        }),
      })),
    },
  ],
  [
    'pay-action, a refused request',
    {
      template: action,
      fields: Object.keys(REFUSAL),
      give: (element, of) => {
        const body = JSON.stringify({ error: texts(REFUSAL)(of) });
        const provider = element.parentElement as LitElement & { fetch: typeof fetch };
        provider.fetch = () => Promise.resolve(new Response(body, { status: 400, headers: { 'retry-after': '1' } }));
        (element as PayAction).src = `/payment?${Math.random()}`;
      },
    },
  ],
  [
    'pay-otp-verify',
    {
      template: html`<pay-otp-verify></pay-otp-verify>`,
      fields: ['mandateId'],
      give: set((of) => ({ mandateId: of('mandateId', 'mdt_1') })),
    },
  ],
  ...(
    [
      ['pay-customer-fields', html`<pay-customer-fields payment-method="boleto_br"></pay-customer-fields>`],
      ['pay-refund-account', html`<pay-refund-account payment-method="boleto_br"></pay-refund-account>`],
    ] as const
  ).map(([tag, template]): [string, Place] => [
    tag,
    {
      template,
      fields: ['value', 'key'],
      give: (element, of) => {
        const text = of('value', '1');
        const value = {
          document: { number: text, type: text },
          billing_address: { state: text, city: text, line1: text },
        };
        const account = { bank_name: text, bank_code: text, account_holder_name: text, account_type: text };
        element.setAttribute('value', JSON.stringify({ ...value, ...account, [of('key', 'x')]: text }));
      },
    },
  ]),
]);

describe('every text of the service is rendered as text', () => {
  /** Requests and dialogs, which must never happen. */
  const happened: string[] = [];
  let looked = 0;
  const dialogs = ['alert', 'confirm', 'prompt', 'open'] as const;
  const original = Object.fromEntries(dialogs.map((name) => [name, window[name]]));
  const observer = new PerformanceObserver((list) => record(list.getEntries()));
  const recorded = new Set<string>();
  const record = (entries: PerformanceEntryList) => {
    for (const { name } of entries) {
      recorded.add(name);
      // The browser requests the icon of the page by itself, at any time.
      if (!/^\/(?:src|node_modules|test|__|favicon\.ico$)/.test(new URL(name).pathname)) happened.push(name);
    }
  };
  before(() => {
    for (const name of dialogs) Object.assign(window, { [name]: () => happened.push(name) });
    observer.observe({ type: 'resource' });
  });
  after(() => {
    observer.disconnect();
    Object.assign(window, original);
    reportAttack(
      `${many(ALL.length)} texts, published lists and markup behind ways out of it, in all fields at once, ${SOME.length} in each alone: ${PLACES.size} places, ${many(looked)} checks`,
      '0 new elements or attributes, 0 dialogs, 0 requests',
    );
  });

  const quiet = async () => {
    // When this request is recorded, earlier ones are, too.
    const last = `${import.meta.url}?after=${looked}-${happened.length}`;
    await (await fetch(last)).text();
    await waitUntil(() => {
      record(observer.takeRecords());
      return recorded.has(last);
    });
    return happened.splice(0);
  };

  it('the measurement finds a request, a dialog and an element', async () => {
    const parsed = new DOMParser().parseFromString('<img src="/xss.png"><i onclick="x"></i>', 'text/html').body;
    const image = document.importNode(parsed, true);
    document.body.append(image);
    window.alert('x');
    const found = [...skeleton(image)];
    await new Promise((done) => image.querySelector('img')!.addEventListener('error', done));
    image.remove();
    expect(found).to.deep.equal(['img[src]', 'i[onclick]']);
    expect(await quiet()).to.deep.equal(['alert', `${location.origin}/xss.png`]);
  });

  for (const [name, { template, fields, give }] of PLACES) {
    it(`${name} gets no new elements from ${ALL.length} texts in all its ${fields.length} fields, ${SOME.length} in each`, async function () {
      this.timeout(120_000);
      const provider = await fixture(
        html`<pay-provider .fetch=${() => new Promise(() => {})}>${template}</pay-provider>`,
      );
      const element = provider.firstElementChild as LitElement;
      const of = async (text: string, only?: string) => {
        give(element, (field, usual) => (only === undefined || field === only ? text : usual));
        await element.updateComplete;
        await settle();
        await element.updateComplete;
        return skeleton(provider.parentElement!);
      };
      const allowed = new Set<string>();
      for (const text of HARMLESS)
        for (const field of [undefined, ...fields]) for (const one of await of(text, field)) allowed.add(one);
      for (const one of await of('', 'none of them')) allowed.add(one);
      const grown: string[] = [];
      const look = async (text: string, field?: string) => {
        looked++;
        for (const one of await of(text, field))
          if (!allowed.has(one)) grown.push(`${one} by ${JSON.stringify(text)} in ${field ?? 'all'}`);
      };
      for (const text of ALL) await look(text);
      for (const field of fields) for (const text of SOME) await look(text, field);
      expect(grown.slice(0, 5)).to.deep.equal([]);
      expect(await quiet()).to.deep.equal([]);
    });
  }
});
