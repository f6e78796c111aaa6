/** Texts that a page sets wrongly, and values of any type for every property: no element throws, and none is blank. */
import { expect, html } from '@open-wc/testing';
import type { LitElement } from 'lit';
import { en } from '../../src/locales/en.js';
import { ELEMENTS } from '../support/elements.js';
import { settle } from '../support/clock.js';
import { mount } from '../support/mount.js';

const uncaught: string[] = [];
const record = (event: Event) =>
  void uncaught.push(String('reason' in event ? (event.reason as Error).stack : (event as ErrorEvent).message));
let told: string[] = [];
// eslint-disable-next-line no-console -- it is what is tested
const native = console.warn;

before(() => {
  addEventListener('unhandledrejection', record);
  addEventListener('error', record);
  // eslint-disable-next-line no-console -- it is what is tested
  console.warn = (...args: unknown[]) => void told.push(args.join(' '));
});
beforeEach(() => {
  told = [];
  uncaught.length = 0;
});
after(() => {
  removeEventListener('unhandledrejection', record);
  removeEventListener('error', record);
  // eslint-disable-next-line no-console -- it is what is tested
  console.warn = native;
});

async function show(tag: string, properties: Record<string, unknown>): Promise<LitElement> {
  const made = Object.assign(document.createElement(tag) as LitElement, properties);
  const { element } = await mount<LitElement>(html`${made}`);
  await settle();
  await element.updateComplete;
  return element;
}

/** All that is on screen, also in the shadow roots below. */
const textOf = (root: ParentNode): string =>
  [...root.childNodes]
    .map((node) => {
      if (node instanceof Text) return node.data;
      if (!(node instanceof Element) || node instanceof HTMLStyleElement) return '';
      return (node.shadowRoot ? textOf(node.shadowRoot) : '') + textOf(node);
    })
    .join('')
    .replace(/\s+/g, ' ');

const shown = async (tag: string, strings: unknown, properties: Record<string, unknown> = {}) =>
  textOf((await show(tag, { ...properties, strings })).renderRoot);

const otp = (strings: unknown) => shown('pay-otp-verify', strings, { mandateId: 'mdt_1' });
const redirect = (strings: unknown) => shown('pay-redirect', strings, { url: 'https://bank.example.com/' });
const broken = (strings: unknown) => shown('pay-action', strings, { payment: '{' });
const declined = (strings: unknown) =>
  shown('pay-action', strings, {
    payment: { ...paid, status: 'failed', failure_code: 'insufficient_funds' },
  });
const paid = { object: 'payment', id: 'pm_1', status: 'paid', action: {}, amount: '1', currency: 'BRL' };

describe('texts of the page', () => {
  const throws = () => {
    throw new Error('oops');
  };
  const mistakes: readonly [what: string, show: () => Promise<string>, text: string, told: string][] = [
    ['a function for a text', () => otp({ otpLabel: () => 'x' }), en.otpLabel, 'strings.otpLabel: expected string.'],
    ['a number', () => otp({ otpSubmit: 5 }), en.otpSubmit, 'strings.otpSubmit: expected string.'],
    ['null', () => otp({ otpResend: null }), en.otpLabel, 'strings.otpResend: expected string.'],
    ['an object', () => redirect({ openApp: {} }), 'bank.example.com', 'strings.openApp: expected string.'],
    [
      'a number for a function',
      () => otp({ otpHint: 6 }),
      en.otpHint(6),
      'strings.otpHint: expected function or string.',
    ],
    [
      'a function that throws',
      () => redirect({ redirectTo: throws }),
      en.redirectTo('bank.example.com'),
      'strings.redirectTo: the function throws. Error: oops',
    ],
    [
      'a function without a result',
      () => redirect({ redirectHint: () => undefined }),
      en.redirectHint('bank.example.com'),
      'strings.redirectHint: expected a function that returns a string.',
    ],
    [
      'a text for a group',
      () => broken({ errors: 'Sorry' }),
      en.errors['invalid-input'],
      'strings.errors: expected object.',
    ],
    [
      'a list for a group',
      () => declined({ failures: [] }),
      en.failures.insufficient_funds,
      'strings.failures: expected object.',
    ],
    [
      'a number in a group',
      () => broken({ errors: { 'invalid-input': 1 } }),
      en.errors['invalid-input'],
      'strings.errors.invalid-input: expected string.',
    ],
    [
      'null in a group of a part',
      () => declined({ failures: { insufficient_funds: null } }),
      en.failures.insufficient_funds,
      'strings.failures.insufficient_funds: expected string.',
    ],
    [
      'texts that cannot be read',
      () => otp(new Proxy({}, { ownKeys: throws })),
      en.otpLabel,
      'strings: could not be read. Error: oops',
    ],
    [
      'a locale that is none',
      () => otp({ locale: 'not a locale' }),
      en.otpLabel,
      'strings.locale: expected the tag of a language.',
    ],
  ];
  for (const [what, show, text, expected] of mistakes) {
    it(`${what}: the built-in text stays, and the console names the mistake once`, async () => {
      expect(await show()).to.contain(text);
      expect(await show()).to.contain(text);
      expect(
        told.map((one) => one.replace('Pay Elements: ', '')).filter((one) => one.startsWith(expected)),
      ).to.have.length(1);
      expect(uncaught).to.deep.equal([]);
    });
  }

  const fine: readonly [what: string, show: () => Promise<string>, text: string][] = [
    ['a text for a function', () => otp({ otpHint: 'Enter it' }), 'Enter it'],
    ['half a group', () => broken({ errors: { network: 'No network' } }), en.errors['invalid-input']],
    ['an empty group', () => broken({ errors: {} }), en.errors['invalid-input']],
    ['half a group of a part', () => declined({ failures: { account_closed: 'x' } }), en.failures.insufficient_funds],
    ['undefined', () => otp({ otpLabel: undefined }), en.otpLabel],
    ['an empty text', () => otp({ otpAtOnce: '' }), en.otpLabel],
    ['an unknown text', () => otp({ unknown: 5 }), en.otpLabel],
    ['a text instead of texts', () => otp('Enter it'), en.otpLabel],
    ['null instead of texts', () => otp(null), en.otpLabel],
  ];
  for (const [what, show, text] of fine) {
    it(`${what}: is taken`, async () => {
      expect(await show()).to.contain(text);
      expect([...told, ...uncaught]).to.deep.equal([]);
    });
  }
});

const VALUES: readonly unknown[] = [
  ...[undefined, null, true, false, 0, -1, 1.5, 1e9, NaN, Infinity, 10n, Symbol('x')],
  ...['', ' ', 'x', '0', '-1', '[]', '{}', 'https://bank.example.com/', '\u202e\0'],
  ...[{}, [], [null], ['x'], [5], () => 'x', new Date(NaN), Object.create(null), new Map()],
  { toString: () => '6' },
  Object.freeze({ id: 1, object: 'payment', status: {} }),
  {
    get type(): string {
      throw new Error('hostile');
    },
    toString: () => {
      throw new Error('hostile');
    },
    toJSON: () => {
      throw new Error('hostile');
    },
  },
  new Proxy(
    {},
    {
      get: () => {
        throw new Error('hostile');
      },
      ownKeys: () => {
        throw new Error('hostile');
      },
    },
  ),
];

describe('a property of any type', () => {
  for (const [tag, properties] of ELEMENTS) {
    const kind = Object.values(properties)[0] as { action?: { type?: string } } | undefined;
    it(`${tag} ${kind?.action?.type ?? ''}: nothing throws, and the element is not blank`, async () => {
      const element = await show(tag, properties);
      const { elementProperties } = element.constructor as typeof LitElement;
      const blank: string[] = [];
      for (const name of elementProperties.keys()) {
        const before = Reflect.get(element, name) as unknown;
        for (const [at, value] of VALUES.entries()) {
          const label = `${String(name)} = value ${at}`;
          expect(() => Reflect.set(element, name, value), label).not.to.throw();
          await element.updateComplete.catch((error: unknown) => uncaught.push(`${label}: ${String(error)}`));
          const isEmpty = tag === 'pay-provider' || element.matches(':state(empty)');
          if (!isEmpty && !textOf(element.renderRoot).trim()) blank.push(label);
        }
        Reflect.set(element, name, before);
        await element.updateComplete;
      }
      await settle();
      expect([...blank, ...uncaught]).to.deep.equal([]);
    });
  }
});
