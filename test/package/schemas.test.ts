import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, it } from 'vitest';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parseAction, parseCheckout, parseMandate, parsePayment } from '../../src/contract/index.js';
import * as samples from '../support/samples.js';
import { guides, ROOT } from '../documents/documents.js';

const FOLDER = join(ROOT, 'docs/schemas');
const NAMES = ['action', 'checkout', 'mandate', 'payment'] as const;
type Name = (typeof NAMES)[number];

const schemas = Object.fromEntries(
  NAMES.map((name) => [name, JSON.parse(readFileSync(join(FOLDER, `${name}.schema.json`), 'utf8')) as object]),
) as Record<Name, { readonly properties?: object }>;
const ajv = new Ajv2020({
  allErrors: true,
  allowUnionTypes: true,
  strictRequired: false,
  schemas: Object.values(schemas),
});
const matches = (name: Name, value: unknown) => ajv.validate(`${name}.schema.json`, value);

const PARSERS: Readonly<Record<Name, (value: unknown) => unknown>> = {
  // The parsers take an empty action from a payment alone.
  action: (action) => parsePayment(samples.payment({ action })),
  checkout: parseCheckout,
  mandate: parseMandate,
  payment: parsePayment,
};
const parses = (name: Name, value: unknown) => {
  try {
    PARSERS[name](value);
    return true;
  } catch {
    return false;
  }
};

const { checkout, payment, mandate, instruments, ...others } = samples;
const actions = Object.values(others).flatMap((one) => (typeof one === 'object' && 'type' in one ? one : []));
const without = (value: object, name: string) =>
  Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));

const VALID: readonly (readonly [Name, string, unknown])[] = [
  ...actions.map((action) => ['action', action.type, action] as const),
  ...Object.entries(instruments).map(
    ([method, display_details]) => ['action', method, { type: 'display_details', display_details }] as const,
  ),
  ['action', 'no action', {}],
  [
    'action',
    'a code with a picture alone',
    { type: 'display_qr_code', display_qr_code: { image_url_svg: 'https://pay.example.com/q.svg' } },
  ],
  ['payment', 'a payment', payment()],
  ['payment', 'a paid payment', payment({ status: 'paid', paid: true, amount_paid: '10.50', action: {} })],
  ['payment', 'without optional fields', { object: 'payment', id: 'pm_1', status: 'created' }],
  ['payment', 'with a field of its own', payment({ colour: 'red' })],
  ['payment', 'with an unknown status', payment({ status: 'under_review' })],
  ['mandate', 'a mandate', mandate()],
  [
    'mandate',
    'with an account',
    mandate({ status: 'active', action: {}, extra: { payment_method_account: { reference: '+62***', name: null } } }),
  ],
  ['checkout', 'a checkout', checkout()],
  ['checkout', 'without optional fields', { object: 'checkout', id: '1', version: '1', amount: '1', currency: 'BRL' }],
  ['checkout', 'with a payment', checkout({ current: payment(), earlier: [payment({ id: 'pm_0' })] })],
  ['checkout', 'with a mandate', checkout({ current: mandate(), mandates: [mandate({ status: 'active' })] })],
  ['checkout', 'of a set-up', checkout({ mode: 'setup', amount: null, currency: null })],
  ['checkout', 'of a subscription', checkout({ mode: 'subscription', interval: { unit: 'month', count: 1 } })],
  ['checkout', 'with a field of its own', checkout({ colour: 'red' })],
];

const INVALID: readonly (readonly [Name, string, unknown])[] = [
  ['payment', 'another object', payment({ object: 'refund' })],
  ['action', 'without a type', { url: 'https://bank.example.com' }],
  ['action', 'a type that is no text', { type: 1 }],
  ['action', 'without its data', { type: 'redirect_to_url' }],
  ['action', 'an empty address', { type: 'redirect_to_app', redirect_to_app: { url: '' } }],
  [
    'action',
    'a code without anything',
    { type: 'display_qr_code', display_qr_code: { data: '', image_url_svg: null } },
  ],
  ['action', 'details without fields', { type: 'display_details', display_details: {} }],
  [
    'action',
    'too many fields',
    {
      type: 'display_details',
      display_details: Object.fromEntries(Array.from({ length: 65 }, (_, index) => [`f${index}`, 'x'])),
    },
  ],
  ['action', 'a list', [{ type: 'verify_otp' }]],
  ['payment', 'without a status', without(payment(), 'status')],
  ['payment', 'without an id', without(payment(), 'id')],
  ['payment', 'an amount that is a number', payment({ amount: 10.5 })],
  ['checkout', 'another object', checkout({ object: 'order' })],
  ['checkout', 'without a version', without(checkout(), 'version')],
  ['checkout', 'without an amount', checkout({ amount: null })],
  ['checkout', 'an amount in words', checkout({ amount: 'ten' })],
  ['checkout', 'an amount that is a number', checkout({ amount: 10.5 })],
  ['checkout', 'a currency that is not a code', checkout({ currency: 'reais' })],
  ['checkout', 'an unknown mode', checkout({ mode: 'donation' })],
  ['checkout', 'a subscription without a cycle', checkout({ mode: 'subscription' })],
  ['checkout', 'half a cycle', checkout({ interval: { unit: 'month', count: 0.5 } })],
  ['checkout', 'a method that is not an identifier', checkout({ methods: ['Credit card'] })],
  ['checkout', 'a method without one', checkout({ methods: [{ name: 'Pix' }] })],
  ['checkout', 'methods that are no list', checkout({ methods: {} })],
  ['checkout', 'a line without a description', checkout({ lines: [{ amount: '1' }] })],
  ['checkout', 'a refund as the last attempt', checkout({ current: payment({ object: 'refund' }) })],
  ['payment', 'a damaged action', payment({ action: { type: 'redirect_to_url', redirect_to_url: {} } })],
];

/** Parsers of a browser take them; services must not send them. */
const STRICTER: readonly (readonly [Name, string, unknown])[] = [
  ['action', 'an empty list', []],
  ['checkout', 'a customer as text', checkout({ customer: 'Ana' })],
  ['payment', 'an amount in words', payment({ amount: 'ten' })],
  ['payment', 'paid as text', payment({ paid: 'true' })],
  ['payment', 'metadata as text', payment({ metadata: 'x' })],
  ['payment', 'a time without an offset', payment({ time_expired: '2026-11-21T12:00:00' })],
  ['mandate', 'a time that is a number', mandate({ time_signed: 5 })],
  ['mandate', 'extra as a list', mandate({ extra: [] })],
  ['mandate', 'a balance in words', mandate({ extra: { payment_method_account: { balance_amount: 'much' } } })],
];

describe('JSON Schemas of the contract', () => {
  it('are the files of docs/schemas', () =>
    assert.deepEqual(
      readdirSync(FOLDER),
      NAMES.map((name) => `${name}.schema.json`),
    ));

  for (const [name, title, value] of VALID)
    it(`${name}, ${title}: valid, and parsed`, () => {
      assert.ok(matches(name, value), ajv.errorsText());
      assert.ok(parses(name, value));
    });

  for (const [name, title, value] of INVALID)
    it(`${name}, ${title}: invalid, and an error of the parser`, () => {
      assert.ok(!matches(name, value));
      assert.ok(!parses(name, value));
    });

  for (const [name, title, value] of STRICTER)
    it(`${name}, ${title}: invalid, and parsed`, () => {
      assert.ok(!matches(name, value));
      assert.ok(parses(name, value));
    });

  it('list every field that the parsers read', () => {
    const listed = (name: Name) => Object.keys(schemas[name].properties ?? {}).sort();
    assert.deepEqual(listed('checkout'), Object.keys(parseCheckout(checkout())).sort());
    assert.deepEqual(listed('payment'), Object.keys(parsePayment(payment())).sort());
    assert.deepEqual(listed('mandate'), Object.keys(parseMandate(mandate())).sort());
  });

  describe('samples of the documentation are valid', () => {
    let resources: { object: Name; where: string }[];
    beforeAll(() => {
      resources = guides.flatMap(({ path, blocks }) =>
        blocks
          .filter(({ language }) => language === 'json')
          .map(({ text, line }) => ({ ...(JSON.parse(text) as { object: Name }), where: `${path}:${line}` }))
          .filter(({ object }) => ['checkout', 'mandate', 'payment'].includes(object)),
      );
    });
    it('each of them', () => {
      assert.ok(resources.length > 5);
      const wrong = resources.flatMap(({ where, ...one }) =>
        matches(one.object, one) ? [] : `${where}: ${ajv.errorsText()}`,
      );
      assert.deepEqual(wrong, []);
    });
  });
});

it('parseAction reads what the schema of actions allows', () => {
  for (const action of actions) assert.equal(parseAction(action).type, action.type);
});
