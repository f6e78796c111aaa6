/** The warnings for developers, in a page that registers one element. In script tags: test/e2e/warnings.test.ts. */
import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import * as fc from 'fast-check';
import { mistakeOfError } from '../../src/debug/mistakes.js';
import { reportMistakes, type HandleError } from '../../src/debug/report-mistakes.js';
import { PayError, PayErrorEvent } from '../../src/index.js';
import '../../src/define/pay-qr.js';
import { waitUntil } from '../support/wait-until.js';

describe('the warnings of a bundle', () => {
  let warnings: string[];
  let tasks: (() => void)[];
  let life: AbortController;
  let handleError: HandleError;

  const start = () => {
    [warnings, tasks, life] = [[], [], new AbortController()];
    handleError = reportMistakes({
      root: document,
      warn: (text, element) =>
        warnings.push(`${element.localName} ${/\(docs\/debugging\.md: ([\w-]+)\)$/.exec(text)![1]}`),
      after: (_ms, task) => tasks.push(task),
      signal: life.signal,
    });
  };
  beforeEach(start);
  afterEach(() => life.abort());

  const later = async () => {
    await nextFrame();
    for (const task of tasks.splice(0)) task();
    return warnings;
  };

  it('name an element that the page does not register', async () => {
    await fixture(html`<p><pay-boleto-details></pay-boleto-details><pay-qr data="HELLO"></pay-qr></p>`);
    expect(await later()).to.deep.equal(['pay-boleto-details not-registered']);
  });

  it('wait with one timer for all elements that appear together, and with none for elements without a mistake', async () => {
    await fixture(html`<p><pay-a1></pay-a1><pay-a2></pay-a2></p>`);
    await nextFrame();
    await fixture(html`<pay-qr data="HELLO"></pay-qr>`);
    await nextFrame();
    expect(tasks).to.have.length(1);
    expect(await later()).to.deep.equal(['pay-a1 unknown-element', 'pay-a2 unknown-element']);
  });

  it('are once in a page with two copies of the library', async () => {
    const first = warnings;
    const element = await fixture<HTMLElement>(html`<pay-nothing></pay-nothing>`);
    await later();
    life.abort();
    start();
    const event = new PayErrorEvent(new PayError('unsafe-url', { message: 'not https' }));
    for (let copies = 0; copies < 2; copies++) handleError(event, [element]);
    expect([await later(), first]).to.deep.equal([['pay-nothing unsafe-url'], ['pay-nothing unknown-element']]);
  });

  for (const [name, style, expected] of [
    ['a bright colour with white text', '--pay-color-accent: #ffb000; --pay-color-on-accent: #fff', true],
    ['a link as bright as the page', '--pay-color-link: #ddd', true],
    ['a dark colour with white text', '--pay-color-accent: #6b21d8; --pay-color-on-accent: #fff', false],
    [
      'a bright colour, of which links are a darker one',
      '--pay-color-accent: #ffb000; --pay-color-on-accent: #000',
      false,
    ],
  ] as const)
    it(`${expected ? 'name' : 'do not name'} colours that are hard to read: ${name}`, async () => {
      const page = await fixture<HTMLElement>(html`<div lang="en"></div>`);
      page.setAttribute('style', `background: #fff; color: #111; ${style}`);
      page.append(Object.assign(document.createElement('pay-qr'), { data: 'HELLO' }));
      await waitUntil(() => page.querySelector('pay-qr')!.matches('[data-state=ready], :state(ready)'));
      expect(await later()).to.deep.equal(expected ? ['pay-qr low-contrast'] : []);
    });

  it('do not throw if an element cannot be read', async () => {
    const element = await fixture<HTMLElement>(html`<pay-nothing></pay-nothing>`);
    const broken = () => {
      throw new Error('of the page');
    };
    for (const name of ['matches', 'checkVisibility']) Object.defineProperty(element, name, { value: broken });
    Object.defineProperty(element, 'src', { get: broken });
    element.dispatchEvent(new Event('pay-retry', { bubbles: true }));
    handleError(Object.defineProperty(new Event('pay-error'), 'code', { get: broken }), [element]);
    expect(await later()).to.deep.equal([]);
  });

  it('end when they are stopped', async () => {
    life.abort();
    await fixture(html`<pay-nothing></pay-nothing>`);
    expect(await later()).to.deep.equal([]);
  });
});

describe('the text of a warning', () => {
  it('has no digits of a message, and no address', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.stringMatching(/^\w+: .*\d$/)), (message) => {
        const { text } = mistakeOfError('invalid-input', message)!;
        expect(text).not.to.match(/\/\/|: .*\d/);
      }),
    );
  });

  it('has the path of the wrong field, or the status without the address', () => {
    const of = (message: string) => mistakeOfError('refused', message)!.text;
    expect(of('provider: expected stripe, adyen')).to.contain(': provider: expected stripe, adyen.');
    expect(of('HTTP 404: GET /payments/pm_123')).to.contain('(GET gets the status 404)').and.not.to.contain('pm_123');
  });

  for (const code of [null, 7, 'constructor', '__proto__'])
    it(`is missing for the code ${code}, which is not one of the library`, () =>
      expect(mistakeOfError(code, 'x')).to.equal(null));
});
