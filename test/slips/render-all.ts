/**
 * Renders every payload on a server, and prints what went wrong as JSON: a program of its own, because a promise that is
 * rejected without a handler ends the process that renders.
 */
import { setImmediate } from 'node:timers/promises';
import { html, type TemplateResult } from 'lit';
import { PayError } from '../../src/errors.js';
import { registerStep } from '../../src/elements/pay-action/register-step.js';
import { renderToString } from '../../src/server.js';
import { slipEmail, slipPng } from '../../src/slips/index.js';
import { slipPage } from '../../src/slips/page.js';
import * as builders from '../../src/testing/builders.js';
import { VECTORS } from '../providers/adapters.js';
import * as samples from '../support/samples.js';
import naughty from '../vectors/naughty-strings.json' with { type: 'json' };
import { CODES, NOW, payment } from './payments.js';

export interface Report {
  readonly rendered: number;
  readonly faults: readonly string[];
}

interface Payload {
  readonly name: string;
  readonly value: unknown;
  readonly provider?: string;
}

const texts = Object.values(naughty.strings).flat();
/** Each text is in one field: six of them are in each payload. */
const SIX = Array.from({ length: Math.ceil(texts.length / 6) }, (_, index) => texts.slice(6 * index, 6 * index + 6));

const picture = { image_url_png: 'https://psp.example/qr.png', image_url_svg: 'https://psp.example/qr.svg' };
const qr = (display_qr_code: object) => ({ type: 'display_qr_code', display_qr_code });

const STATES = {
  payment: ['created', 'paid', 'failed', 'expired'],
  mandate: ['pending', 'active', 'failed', 'expired', 'revoked'],
} as const;

const ACTIONS = [
  builders.aRedirectAction(),
  builders.anAppAction(),
  builders.anOtpAction(),
  builders.aQrAction(),
  builders.aBoletoAction(),
  builders.aTransferAction(),
  builders.aVoucherAction(),
  samples.otherAction,
  qr(picture),
  qr({ data: 'x'.repeat(3_000), ...picture }),
  qr({ data: 'x'.repeat(3_000) }),
  qr({ image_url_png: 'javascript:alert(1)' }),
  { type: 'of_the_page' },
  { type: 'unknown' },
  {},
];

const method = { payment_method: 'ewallet_kr', currency: 'KRW' };

const PAYLOADS: readonly Payload[] = [
  ...STATES.payment.flatMap((status) =>
    [
      ...[builders.aPixPayment, builders.aPromptPayPayment, builders.aBoletoPayment, builders.aTransferPayment],
      ...[builders.aVoucherPayment, builders.aRedirectPayment, builders.anAppPayment],
      (options: object) => builders.aPayment({ ...method, ...options }),
    ].map((build) => ({ name: `${build.name} ${status}`, value: build({ status }) })),
  ),
  ...STATES.mandate.flatMap((status) =>
    [builders.aMandate, builders.aRedirectMandate, builders.anAppMandate].map((build) => ({
      name: `${build.name} ${status}`,
      value: build({ status }),
    })),
  ),
  ...ACTIONS.flatMap((action) => {
    const name = JSON.stringify(action).slice(0, 100);
    return [
      { name: `a payment with ${name}`, value: payment(action, 'ewallet_kr') },
      { name: `a mandate with ${name}`, value: samples.mandate({ action }) },
    ];
  }),
  ...CODES.map(([name, value]) => ({ name, value })),
  ...SIX.map(([data = '', payment_method = '', amount = '', currency = '', time_expired = '', reference = '']) => ({
    name: `texts from ${JSON.stringify(data)}`,
    value: payment(qr({ data }), payment_method, { amount, currency, time_expired, reference }),
  })),
  ...[null, [], {}, 'text', 1, { object: 'payment' }, { object: 'refund' }].map((value) => ({
    name: `the value ${JSON.stringify(value)}`,
    value,
  })),
  ...Object.entries(VECTORS).flatMap(([provider, vectors]) =>
    vectors.map(({ name, given }) => ({ name: `${provider}: ${name}`, value: given, provider })),
  ),
  { name: 'an unknown provider', value: {}, provider: 'unknown' },
];

/** Elements with lazy-loaded parts, with values that need these. */
const ELEMENTS: Readonly<Record<string, TemplateResult>> = {
  'pay-qr with a picture': html`<pay-qr .images=${[picture.image_url_png]}></pay-qr>`,
  'pay-qr with a picture, as attributes': html`<pay-qr image-url-png=${picture.image_url_png}></pay-qr>`,
  'pay-provider with an appearance': html`<pay-provider appearance='{"theme":"night"}'
    ><pay-qr></pay-qr
  ></pay-provider>`,
  'pay-provider with an appearance that is wrong': html`<pay-provider .appearance=${{ variables: 1 }}></pay-provider>`,
  'pay-methods that ask for fields': html`<pay-methods methods='["pix_br","ovo_id"]' value="ovo_id"></pay-methods>`,
  'pay-redirect that counts down': html`<pay-redirect url="https://bank.example/" auto countdown="3"></pay-redirect>`,
  'pay-redirect to an app': html`<pay-redirect url="wallet://pay" kind="app"></pay-redirect>`,
  'pay-action with src alone': html`<pay-action src="/merchant/payments/pm_1" stream-src="/events"></pay-action>`,
  'pay-action with a provider alone': html`<pay-action provider="stripe" src="/payments/pm_1"></pay-action>`,
  'pay-action with an object that is not JSON': html`<pay-action payment="{"></pay-action>`,
  'every element': html`<pay-boleto-details></pay-boleto-details><pay-bank-transfer></pay-bank-transfer
    ><pay-cash-voucher></pay-cash-voucher><pay-details></pay-details><pay-otp-verify></pay-otp-verify
    ><pay-wallet-account></pay-wallet-account><pay-customer-fields></pay-customer-fields
    ><pay-refund-account></pay-refund-account><pay-methods></pay-methods>`,
};

let current = '';
let rendered = 0;
const faults: string[] = [];
for (const event of ['unhandledRejection', 'uncaughtException'])
  process.on(event, (error: unknown) => faults.push(`${current}: ${event}: ${String(error)}`));

/** @param rejects whether an error of the library is an answer, too */
async function run(name: string, render: () => Promise<unknown>, rejects = false): Promise<void> {
  current = name;
  rendered++;
  try {
    await render();
  } catch (error) {
    if (!(rejects && error instanceof PayError)) faults.push(`${name}: rejected with ${String(error)}`);
  }
  // A promise that is rejected without a handler is reported after the task.
  await setImmediate();
}

// Never defined here, and each with another mistake of its page.
const LOADS: readonly (() => Promise<unknown>)[] = [
  () => Promise.reject(new Error('not found')),
  () => Promise.resolve(),
  () => undefined as unknown as Promise<unknown>,
  () => {
    throw new Error('no DOM');
  },
];
const STEPS = [
  ...LOADS.map((load) => ({ load })),
  {},
  {
    matches: () => {
      throw new Error('matches');
    },
  },
  {
    properties: () => {
      throw new Error('properties');
    },
  },
];

async function runAll(): Promise<void> {
  for (const { name, value, provider = '' } of PAYLOADS) {
    const isMandate = name.includes('andate');
    await run(`renderToString, ${name}`, () =>
      renderToString(
        isMandate
          ? html`<pay-action .mandate=${value}></pay-action>`
          : html`<pay-action payment=${JSON.stringify(value)} provider=${provider}></pay-action>`,
      ),
    );
    const options = { ...(provider ? { provider } : {}), now: NOW };
    const page = { ...options, script: '/page.js', src: '/merchant/payments/pm_1' };
    await run(`slipPage, ${name}`, () => slipPage(value, page), true);
    await run(`slipEmail, ${name}`, () => slipEmail(value, options), true);
    await run(`slipPng, ${name}`, () => slipPng(value, options), true);
  }
  for (const [name, template] of Object.entries(ELEMENTS)) await run(name, () => renderToString(template));
  for (const [index, step] of STEPS.entries()) {
    const remove = registerStep({ type: 'of_the_page', tag: 'x-never-defined', ...step });
    const value = JSON.stringify(payment({ type: 'of_the_page' }, 'ewallet_kr'));
    await run(`registered step ${index}`, () => renderToString(html`<pay-action payment=${value}></pay-action>`));
    remove();
  }
}

// Once nothing is pending any more.
process.once('beforeExit', () => {
  process.stdout.write(`${JSON.stringify({ rendered, faults } satisfies Report)}\n`);
  process.exitCode = faults.length ? 1 : 0;
});
await runAll();
