/** The compared implementations of the steps, and the selectors of the steps on their pages. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { QR, VOUCHER } from './payload.js';

export const ROOT = join(import.meta.dirname, '..');

export const STEPS = ['qr', 'voucher', 'otp'] as const;
export type StepName = (typeof STEPS)[number];

/** Selectors; ` >>> ` enters a shadow root. */
export interface Marks {
  /** The main content: QR code, barcode or input. */
  readonly shown: string;
  /** The copy button; equal to `shown` if there is nothing to copy. */
  readonly copy: string;
}

export interface Contestant {
  readonly id: string;
  readonly name: string;
  /** The folder in `pages` to bundle; null if nothing is bundled. */
  readonly bundle: string | null;
  /** HTML of the head and of the step; the bundle adds what is absent. */
  readonly head?: (step: StepName) => string;
  readonly body?: (step: StepName) => string;
  readonly marks: Readonly<Partial<Record<StepName, Marks>>>;
}

const ours = (above: string): Contestant['marks'] => ({
  qr: { shown: `${above}pay-qr >>> [part=code] svg`, copy: `${above}pay-qr >>> [part=copy-button]` },
  voucher: {
    shown: `${above}pay-cash-voucher >>> [part=barcode] svg`,
    copy: `${above}pay-cash-voucher >>> [part=copy-button]`,
  },
  otp: { shown: `${above}pay-otp-verify >>> input`, copy: `${above}pay-otp-verify >>> input` },
});

const own: Contestant['marks'] = {
  qr: { shown: '.step svg', copy: '.step button' },
  voucher: { shown: '.step svg', copy: '.step button' },
  otp: { shown: '.step input', copy: '.step input' },
};

const attribute = (value: string | object) =>
  (typeof value === 'string' ? value : JSON.stringify(value)).replaceAll('&', '&amp;').replaceAll("'", '&#39;');

/** A single element, without `<pay-action>`. */
export const ELEMENTS: Record<StepName, string> = {
  qr: `<pay-qr amount="${QR.amount}" currency="${QR.currency}" data='${attribute(QR.data)}'></pay-qr>`,
  voucher: `<pay-cash-voucher amount="${VOUCHER.amount}" currency="${VOUCHER.currency}" details='${attribute({
    reference: VOUCHER.reference,
  })}'></pay-cash-voucher>`,
  otp: '<pay-otp-verify mandate-id="mdt_1"></pay-otp-verify>',
};

const payment = (method: string, amount: string, currency: string, action: object) =>
  `<pay-action payment='${attribute({
    id: 'pm_1',
    object: 'payment',
    status: 'created',
    payment_method: method,
    amount,
    currency,
    action,
  })}'></pay-action>`;

/** `<pay-action>` with the service's payment. */
const ACTIONS: Record<StepName, string> = {
  qr: payment('pix_br', QR.amount, QR.currency, { type: 'display_qr_code', display_qr_code: { data: QR.data } }),
  voucher: payment('cashvoucher_mx', VOUCHER.amount, VOUCHER.currency, {
    type: 'display_details',
    display_details: { reference: VOUCHER.reference },
  }),
  otp: `<pay-action mandate-id="mdt_1" action='${attribute({ type: 'verify_otp' })}'></pay-action>`,
};

const script = (name: string, type = ' type="module"') => `<script${type} src="/dist/${name}"></script>`;

const TAGS: Record<StepName, string> = { qr: 'pay-qr', voucher: 'pay-cash-voucher', otp: 'pay-otp-verify' };

/** The preload links that docs/loading.md recommends. */
function preloads(step: StepName): string {
  const json = readFileSync(join(ROOT, 'dist/preload.json'), 'utf8');
  const { first, then } = (JSON.parse(json) as Record<string, { first: string[]; then: string[] }>)[TAGS[step]]!;
  const link = (file: string, more = '') => `<link rel="modulepreload"${more} href="/dist/${file}">`;
  return [...first.map((file) => link(file)), ...then.map((file) => link(file, ' fetchpriority="low"'))].join('\n');
}

const hasOneFile = readdirSync(join(ROOT, 'dist')).includes('pay-elements.iife.js');

export const PLAIN = 'plain';
export const ADYEN = 'adyen';

export const CONTESTANTS: readonly Contestant[] = [
  { id: PLAIN, name: 'hand-written', bundle: 'plain', marks: own },
  {
    id: 'element',
    name: 'ours, one element, bundled',
    bundle: 'elements',
    body: (step) => ELEMENTS[step],
    marks: ours(''),
  },
  {
    id: 'hinted',
    name: 'ours, script tag with preloads',
    bundle: null,
    head: (step) => script('pay-elements.js') + preloads(step),
    body: (step) => ACTIONS[step],
    marks: ours('pay-action >>> '),
  },
  {
    id: 'tag',
    name: 'ours, script tag',
    bundle: null,
    head: () => script('pay-elements.js'),
    body: (step) => ACTIONS[step],
    marks: ours('pay-action >>> '),
  },
  ...(hasOneFile
    ? [
        {
          id: 'classic',
          name: 'ours, everything in one file',
          bundle: null,
          head: () => script('pay-elements.iife.js', ' defer'),
          body: (step: StepName) => ACTIONS[step],
          marks: ours('pay-action >>> '),
        },
      ]
    : []),
  { id: 'react', name: 'React and libraries', bundle: 'react', marks: own },
  {
    id: ADYEN,
    name: 'Adyen Web',
    bundle: 'adyen',
    marks: {
      qr: {
        shown: '.adyen-checkout__qr-loader--pix__qr_details img',
        copy: '.adyen-checkout__qr-loader--pix__qr_details button',
      },
      voucher: {
        shown: '.adyen-checkout__voucher-result__code__barcode',
        copy: '.adyen-checkout__voucher-result__actions button',
      },
    },
  },
];

/** The contestants that can show a step. */
export const showing = (step: StepName) => CONTESTANTS.filter(({ marks }) => marks[step]);
