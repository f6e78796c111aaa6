import { expect } from '@open-wc/testing';
import type { Action } from '../../src/contract/index.js';
import { LAZY_STEPS as STEP_LOADERS } from '../../src/define/lazy-steps.js';
import { LANGUAGE_FILES } from '../../src/locales/loaders.js';
import { LAZY_ELEMENTS } from '../../src/registry/lazy.js';
import { ChunkPage, dynamicImports, moduleOf, type Fate } from '../support/chunk-page.js';
import { NAMES, VECTORS } from '../providers/adapters.js';
import { ENGINE } from '../support/engine.js';
import {
  appAction,
  boletoAction,
  challengeAction,
  instruments,
  mandate,
  otherAction,
  payment,
  qrAction,
  redirectAction,
  transferAction,
  voucherAction,
} from '../support/samples.js';

const LIMIT_MS = 8_000;
/** Browsers fetch six files at a time from one server: with more that hang, nothing else is fetched. */
const HANGING = 4;
/** Firefox does not fetch a module again that failed, until the page is loaded again. */
const RETRIES = ENGINE !== 'firefox';

type Shown = readonly [tag: string, properties?: object];

/** Dynamic imports for one purpose, and the effect of their chunks. */
interface Row {
  readonly sites: readonly string[];
  /** Modules that are loaded at first. */
  readonly entries: readonly string[];
  readonly elements: readonly Shown[];
  readonly prepare?: (page: ChunkPage) => void;
  /** The elements can be used, or show their error state, without the chunks. */
  readonly usable: (page: ChunkPage, sites: readonly string[]) => boolean;
  /** The chunks are in use. */
  readonly whole: (page: ChunkPage) => boolean;
  /** The message of the one `load-failed` that is reported; none if it is missing. */
  readonly error?: string;
  /** How many elements have their chunk, where each waits for one of its own, and reports it. */
  readonly ready?: (page: ChunkPage) => number;
}

const has = (selector: string) => (page: ChunkPage) => page.all(selector).length > 0;
const status = (text: string) => (page: ChunkPage) => page.text('#status').includes(text);
const defined = (page: ChunkPage, tags: readonly string[]) => tags.every((tag) => page.window.customElements.get(tag));

/** Presses a button until that has an effect. */
const pressed = (part: string, effect: (page: ChunkPage) => boolean) => (page: ChunkPage) => {
  if (!effect(page)) page.all(`[part~=${part}]`)[0]?.click();
  return effect(page);
};

/** The app is missing. */
const refuseRedirects = (page: ChunkPage) =>
  page.document.addEventListener('pay-redirect', (event) => event.respondWith(Promise.resolve(false)));

/** The backend has the same payment each time it is requested, and a stream of it. */
const answerWith = (resource: object) => (page: ChunkPage) => {
  const { fetch } = page.backend;
  page.backend.fetch = (url, init) => {
    const answered = fetch(url, init);
    if (!String(url).includes('stream')) page.backend.last.answer(resource);
    return answered;
  };
};

const LANGUAGES = Object.keys(LANGUAGE_FILES);
const STEPS = Object.keys(STEP_LOADERS);
/** The whole checkout imports more, and has a row of its own; so has the step that the script tag does not contain. */
const OTHERS = Object.keys(LAZY_ELEMENTS).filter((tag) => tag !== 'pay-checkout' && !STEPS.includes(tag));
const app: Shown = ['pay-redirect', { url: appAction.redirect_to_app.url, kind: 'app' }];
const picture = { imageUrlSvg: new URL('../support/picture.svg', import.meta.url).href };
const drawn = has('[part~=code] svg');
const stepSite = (tag: string) => `src/define/lazy-steps.ts ./${tag}.js`;
const lazySite = (tag: string) => `src/registry/lazy.ts ../define/${tag}.js`;
const REGISTERED = ['src/autoloader.ts ./define/pay-provider.js', ...STEPS.map(stepSite), ...OTHERS.map(lazySite)];

/** The values that make an action show each step. */
const INPUTS: Readonly<Record<string, object>> = {
  'pay-redirect': { action: redirectAction },
  'pay-otp-verify': { mandate: mandate() },
  'pay-qr': { action: qrAction },
  'pay-details': { action: otherAction },
  'pay-boleto-details': { action: boletoAction },
  'pay-bank-transfer': { action: transferAction },
  'pay-cash-voucher': { action: voucherAction },
  'pay-challenge': { action: challengeAction },
};
const LAZY_STEPS = Object.entries(INPUTS).map(([tag, input]): [string, Row] => [
  `${tag} in a bundle with a chunk for each step`,
  {
    sites: [stepSite(tag)],
    entries: ['src/define/pay-action-lazy'],
    elements: [['pay-action', input]],
    usable: status('We can’t connect right now'),
    whole: (page) => defined(page, [tag]),
    error: tag,
  },
]);

/** A picture that is published is not there any more, which is an error of its own. */
const isPicture = (action: Action): boolean => action.type === 'display_qr_code' && !action.display_qr_code.data;

/** A published object with a step of each provider. */
const PROVIDED = NAMES.map((name): Shown => {
  const withStep = VECTORS[name].find(
    ({ expected }) => 'action' in expected && expected.action && !isPicture(expected.action),
  );
  return ['pay-action', { provider: name, payment: withStep!.given }];
});

const stepsOf = (page: ChunkPage) => page.all('[part~=step]:not([hidden])').length;

/** A value that is wrong, for each instrument that has checks. */
const CHECKS = (
  [
    ['an IBAN', 'pay-bank-transfer', { ...instruments.sepa_de, iban: 'DE88370400440532013000' }],
    ['a routing number', 'pay-bank-transfer', { ...instruments.ach_us, routing_number: '110000001' }],
    ['a sort code', 'pay-bank-transfer', { ...instruments.bacs_gb, sort_code: '08999' }],
    ['a Multibanco reference', 'pay-details', { entity: '12345', reference: '12345678' }],
  ] as const
).map(([name, tag, details]): [string, Row] => [
  `the check of ${name}`,
  {
    sites: ['src/elements/slip/instrument-part.ts ./instruments.js'],
    entries: [`src/define/${tag}`],
    elements: [[tag, { details, paymentMethod: 'entity' in details ? 'multibanco_pt' : null }]],
    usable: has('[part~=line]'),
    whole: has('[part~=warning]'),
  },
]);

const TABLE: Readonly<Record<string, Row>> = {
  'the countdown and the tools of a slip': {
    sites: ['src/elements/slip/pay-timed.ts ./surroundings.js'],
    entries: ['src/define/pay-boleto-details'],
    elements: [['pay-boleto-details', { details: boletoAction.display_details }]],
    usable: has('[part~=copy-button]'),
    whole: has('[part~=tools]'),
  },
  'the name of a bank': {
    sites: ['src/elements/pay-boleto-details/pay-boleto-details.ts ../../domain/brazilian-banks.js'],
    entries: ['src/define/pay-boleto-details'],
    elements: [['pay-boleto-details', { details: boletoAction.display_details }]],
    usable: (page) => /^\d{3}$/.test(page.text('[part~=bank]')),
    whole: (page) => page.text('[part~=bank]').includes('Itaú'),
  },
  'the checks and instructions of other instruments': {
    sites: ['src/elements/slip/instrument-part.ts ./instruments.js'],
    entries: ['src/define/pay-details'],
    elements: [['pay-details', { details: instruments.konbini_jp }]],
    usable: has('[part~=line]'),
    whole: has('[part~=steps]'),
  },
  ...Object.fromEntries(CHECKS),
  'the QR code of a SEPA transfer': {
    sites: ['src/elements/slip/instruments.ts ./transfer-code.js'],
    entries: ['src/define/pay-bank-transfer'],
    elements: [['pay-bank-transfer', { details: instruments.sepa_de, amount: '10.00', currency: 'EUR' }]],
    usable: has('[part~=line]'),
    whole: drawn,
  },
  'the facts of a QR code': {
    sites: ['src/elements/pay-qr/pay-qr.ts ./reader.js'],
    entries: ['src/define/pay-qr'],
    elements: [['pay-qr', qrAction.display_qr_code]],
    usable: drawn,
    whole: has('[part~=payee]'),
  },
  'the check of an image of a QR code': {
    sites: ['src/controllers/qr.ts ../domain/safe-image.js'],
    entries: ['src/define/pay-qr'],
    elements: [['pay-qr', picture]],
    usable: status('We can’t connect right now'),
    whole: has('[part~=code] img'),
    error: 'load-failed',
  },
  'help where an app is missing': {
    sites: ['src/elements/pay-redirect/pay-redirect.ts ./help.js'],
    entries: ['src/define/pay-redirect'],
    elements: [app],
    prepare: refuseRedirects,
    usable: has('[part~=link]'),
    whole: pressed('link', has('[part~=help]')),
  },
  'the QR code of a link to an app': {
    sites: ['src/elements/pay-redirect/help.ts ./link-code.js'],
    entries: ['src/define/pay-redirect'],
    elements: [app],
    prepare: refuseRedirects,
    usable: pressed('link', has('[part~=help]')),
    whole: drawn,
  },
  'a voucher on the whole screen': {
    sites: ['src/elements/slip/till-controller.ts ./till.js'],
    entries: ['src/define/pay-cash-voucher'],
    elements: [['pay-cash-voucher', { details: voucherAction.display_details }]],
    usable: has('[part~=value]'),
    whole: pressed('show', has('dialog[open]')),
  },
  'the barcode of a boleto on the whole screen': {
    sites: ['src/elements/slip/till-controller.ts ./till.js'],
    entries: ['src/define/pay-boleto-details'],
    elements: [['pay-boleto-details', { details: boletoAction.display_details }]],
    usable: (page) => {
      page.all('[part~=show]')[0]?.click();
      return has('[part~=value]')(page);
    },
    whole: pressed('show', has('dialog[open]')),
  },
  'the mark of a method': {
    sites: ['src/elements/head.ts ./method-look.js'],
    entries: ['src/define/pay-action'],
    elements: [['pay-action', { payment: payment({ payment_method: 'linkaja_id', action: null }) }]],
    usable: (page) => page.text('[part~=title]') === 'Linkaja',
    whole: (page) => page.text('[part~=title]') === 'LinkAja',
  },
  'the time left of an action': {
    sites: ['src/elements/pay-action/head.ts ../slip/surroundings.js'],
    entries: ['src/define/pay-action'],
    elements: [['pay-action', { payment: payment({ time_expired: '2126-01-01T00:00:00Z' }) }]],
    usable: has('[part~=title]'),
    whole: has('[part~=left]'),
  },
  'the other ways to take a step': {
    sites: ['src/elements/pay-action/ways.ts ./other-ways.js'],
    entries: ['src/define/pay-action'],
    elements: [['pay-action', { action: { ...qrAction, alternatives: [appAction] } }]],
    usable: has('[part~=step]'),
    whole: has('[part~=way]'),
  },
  'the appearance of a provider': {
    sites: ['src/elements/pay-provider/pay-provider.ts ../../styles/appearance.js'],
    entries: ['src/define/pay-qr'],
    elements: [['pay-qr', { data: 'HELLO' }]],
    prepare: (page) =>
      Object.assign(page.all('pay-provider')[0]!, { appearance: { variables: { colorAccent: 'rgb(1, 2, 3)' } } }),
    usable: drawn,
    whole: (page) =>
      page.window.getComputedStyle(page.all('pay-qr')[0]!).getPropertyValue('--pay-color-accent').includes('1, 2, 3'),
    error: 'load-failed',
  },
  'the texts of a language': {
    sites: LANGUAGES.map((tag) => `src/locales/loaders.ts ./${tag}.js`),
    entries: ['src/languages', 'src/define/pay-otp-verify'],
    elements: LANGUAGES.map((lang) => ['pay-otp-verify', { lang, mandateId: 'mdt_1' }]),
    usable: (page, sites) => page.all('[part~=base]:lang(en)').length === sites.length,
    whole: (page) => page.all('[part~=base]').every(({ lang }) => lang !== 'en'),
  },
  'the script of the autoloader': {
    sites: ['src/bundles/autoloader.ts ./pay-elements.js'],
    entries: ['src/bundles/autoloader'],
    elements: [['pay-action']],
    usable: (page) => page.all('pay-action').length === 1,
    whole: (page) => defined(page, ['pay-provider', 'pay-action', 'pay-qr']),
  },
  'a challenge by the script tag': {
    sites: [lazySite('pay-challenge')],
    entries: ['src/bundles/pay-elements'],
    elements: [['pay-action', { action: challengeAction }]],
    usable: status('We can’t connect right now'),
    whole: (page) => defined(page, ['pay-challenge']),
    error: 'pay-challenge',
  },
  'the elements of the autoloader': {
    sites: ['src/autoloader.ts ./elements/pay-action/pay-action.js', ...REGISTERED],
    entries: ['src/autoloader'],
    elements: ['pay-action', ...STEPS, ...OTHERS].map((tag) => [tag]),
    usable: (page, sites) =>
      defined(
        page,
        [...STEPS, ...OTHERS].filter((tag) => !sites.some((site) => site.endsWith(`/${tag}.js`))),
      ),
    whole: (page) => defined(page, ['pay-provider', 'pay-action', ...STEPS, ...OTHERS]),
  },
  'the whole checkout by the autoloader': {
    sites: [
      lazySite('pay-checkout'),
      'src/registry/lazy.ts ../contract/wallet-account.js',
      'src/registry/lazy.ts ../elements/form/form-associated.js',
      'src/registry/lazy.ts ../elements/method-look.js',
    ],
    entries: ['src/autoloader'],
    elements: [['pay-checkout'], ['pay-qr']],
    usable: (page) => defined(page, ['pay-qr']),
    whole: (page) => defined(page, ['pay-checkout']),
  },
  'the registration by the autoloader': {
    sites: ['src/autoloader.ts ./define/define.js'],
    entries: ['src/autoloader'],
    elements: [['pay-action']],
    usable: (page) => page.all('pay-action').length === 1,
    whole: (page) => defined(page, ['pay-action']),
  },
  'the step of an action': {
    sites: [stepSite('pay-redirect')],
    entries: ['src/autoloader'],
    elements: [['pay-action', { action: redirectAction }]],
    usable: status('We can’t connect right now'),
    whole: has('[part~=link]'),
    error: 'pay-redirect',
  },
  ...Object.fromEntries(LAZY_STEPS),
  'the fields of a payment method': {
    sites: ['src/define/pay-methods.ts ./pay-customer-fields.js'],
    entries: ['src/define/pay-methods'],
    elements: [['pay-methods', { methods: ['pix_br', 'ovo_id'], defaultValue: 'ovo_id' }]],
    usable: status('We can’t connect right now'),
    whole: has('[part~=fields] [part=base], [part=input]'),
    error: 'load-failed',
  },
  'the outcome of an action': {
    sites: ['src/elements/pay-action/outcome.ts ./result.js'],
    entries: ['src/define/pay-action'],
    elements: [['pay-action', { payment: payment({ status: 'paid', paid: true, action: {} }) }]],
    usable: status('Payment complete'),
    whole: has('[part~=facts]'),
    error: 'result',
  },
  'what the adapters of providers share': {
    sites: ['src/providers/adapters.ts ./adapt.js'],
    entries: ['src/define/pay-action'],
    elements: [PROVIDED[0]!],
    usable: status('We can’t connect right now'),
    whole: has('[part~=step]:not([hidden])'),
    error: 'provider',
  },
  'the adapters of providers': {
    sites: NAMES.map((name) => `src/providers/adapters.ts ./${name}.js`),
    entries: ['src/define/pay-action'],
    elements: PROVIDED,
    usable: (page, sites) =>
      page.all('#status').filter(({ textContent }) => textContent.includes('We can’t connect right now')).length ===
      sites.length,
    whole: (page) => stepsOf(page) === NAMES.length,
    error: 'provider',
    ready: stepsOf,
  },
  'the stream of the payment of an action': {
    sites: ['src/controllers/poll.ts ../client/stream-resource.js'],
    entries: ['src/define/pay-action', 'src/define/pay-qr'],
    elements: [['pay-action', { src: '/payment', streamSrc: '/stream' }]],
    prepare: answerWith(payment()),
    usable: drawn,
    whole: (page) => {
      // Requests on return are two seconds apart.
      void page.clock.pass(2_000);
      return page.backend.calls.some(({ url }) => url.includes('stream'));
    },
  },
};

/** Engines differ in how they import a module again that has failed: one row of each kind shows it. */
const ROWS = Object.entries(TABLE).filter(
  ([name]) =>
    ENGINE === 'chromium' ||
    /^(?:the facts of a QR|the countdown and|the step of|the outcome of|the elements of the auto)/.test(name),
);

/** Not more at a time than leave the browser a connection. */
function groups(sites: readonly string[]): string[][] {
  const rest = sites.slice(HANGING);
  return [sites.slice(0, HANGING), ...(rest.length ? groups(rest) : [])];
}

describe('chunks that fail to load or hang', () => {
  let page: ChunkPage;

  beforeEach(async () => (page = await ChunkPage.open()));
  afterEach(() => page.close());

  async function start(fate: Fate, row: Row, modules: readonly string[]): Promise<void> {
    await page.fate(fate, modules);
    const { entries, elements, prepare, usable } = row;
    page.show(elements);
    prepare?.(page);
    // An entry point with a registration of its own comes after what is on the page.
    for (const entry of ['src/define/pay-provider', ...entries]) {
      if (!modules.includes(entry) && !(entry.endsWith('provider') && entries[0]?.endsWith('/autoloader')))
        await page.load(entry);
    }
    // Some are requested after a press, which `usable` does.
    await page.requested(modules, () => usable(page, []));
  }

  const errors = () => page.log.of('pay-error').map(({ code, message }) => `${code}: ${message}`);

  /** What is reported if these are missing. */
  const expectedErrors = ({ error, ready }: Row, sites: readonly string[]) =>
    error ? Array.from(ready ? sites : [''], () => `load-failed: ${error}`) : [];

  async function checkUsable(row: Row, sites: readonly string[]): Promise<void> {
    const expected = expectedErrors(row, sites);
    await page.until('usable without the chunk', () => row.usable(page, sites));
    await page.until('reported', () => errors().length >= expected.length);
    expect(errors()).to.deep.equal(expected);
  }

  /** @param meanwhile runs again and again until then */
  async function checkWhole({ whole }: Row, meanwhile = () => {}): Promise<void> {
    await page.until('the chunk is in use', () => {
      meanwhile();
      return whole(page);
    });
  }

  function checkUncaught(row: Row, sites: readonly string[]): void {
    expect(errors()).to.deep.equal(expectedErrors(row, sites));
    expect(page.uncaught).to.deep.equal([]);
  }

  for (const [name, row] of ROWS) {
    it(`${name}: fails, and is loaded when the browser comes online`, async () => {
      const modules = row.sites.map(moduleOf);
      await start('fails', row, modules);
      await checkUsable(row, row.sites);
      await page.fate('loads', modules);
      // Again and again: the page may hear of the failure later than the server that caused it.
      if (RETRIES) await checkWhole(row, () => page.comeOnline());
      checkUncaught(row, row.sites);
    });

    for (const sites of groups(row.sites)) {
      const some = sites.length < row.sites.length ? ` (${sites.map((site) => site.split('/').at(-1)).join()})` : '';
      it(`${name}${some}: hangs for more than 8 seconds, and arrives later`, async () => {
        const modules = sites.map(moduleOf);
        await start('hangs', row, modules);
        const { ready } = row;
        // Those that are still loading would be late, too.
        if (ready) await page.until('the others', () => ready(page) === row.sites.length - sites.length);
        await page.clock.pass(LIMIT_MS);
        await checkUsable(row, sites);
        await page.fate('loads', modules);
        await checkWhole(row);
        checkUncaught(row, sites);
      });
    }
  }

  it('are all dynamic imports of src', async () => {
    const sites = new Set(Object.values(TABLE).flatMap(({ sites }) => sites));
    // For Safari before 16.4, and for browsers before 2024: test/engines/steps.test.ts.
    sites.add('src/elements/pay-element.ts ../styles/older-browsers.js');
    sites.add('src/registry/with-internals.ts element-internals-polyfill');
    // In development alone, where a failure means no warnings: test/e2e/warnings.test.ts.
    sites.add('src/debug/load.ts ./warnings.js');
    expect([...sites].sort()).to.deep.equal((await dynamicImports()).sort());
  });
});
