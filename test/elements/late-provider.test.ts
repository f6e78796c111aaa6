import { expect } from '@open-wc/testing';
import { ChunkPage } from '../support/chunk-page.js';
import { settle } from '../support/clock.js';
import { otpAction, payment, qrAction, redirectAction } from '../support/samples.js';

/** A separate page, in which nothing is registered yet. */
interface Page extends Window {
  readonly calls: [url: string, headers: HeadersInit][];
  readonly register: (tag: string) => Promise<unknown>;
}

const MODULES = new URL('../../src/define/', import.meta.url).href;
const answers = { '/src': payment({ action: qrAction }) };

async function open(markup: string): Promise<Page> {
  const frame = document.createElement('iframe');
  frame.srcdoc = `<!doctype html><script>
    globalThis.calls = [];
    const answers = ${JSON.stringify(answers)};
    globalThis.fetch = async (url, { headers }) => (calls.push([url, headers]), new Response(JSON.stringify(answers[url] ?? {})));
    globalThis.register = (tag) => import('${MODULES}' + tag + '.ts');
  </script>${markup}`;
  document.body.append(frame);
  await new Promise((loaded) => (frame.onload = loaded));
  return frame.contentWindow as unknown as Page;
}

/** Waits until the page has handled everything. */
async function settled(page: Page, selector: string): Promise<void> {
  const found = page.document.querySelector(selector) as Element & { updateComplete?: Promise<unknown> };
  for (let round = 0; round < 5; round++) await settle();
  await Promise.race([found.updateComplete, settle()]);
}

const ORDERS = [
  ['pay-provider', 'pay-action'],
  ['pay-action', 'pay-provider'],
];

describe('a provider and its elements, registered in either order', () => {
  afterEach(() => document.querySelector('iframe')?.remove());

  for (const [first, second] of ORDERS as [string, string][]) {
    it(`with ${first} first, headers are sent`, async () => {
      const page = await open(`<pay-provider base-url="/shop"><pay-action src="/src"></pay-action></pay-provider>
        <script>document.querySelector('pay-provider').headers = { 'x-csrf': '1' };</script>`);
      await page.register(first);
      await settled(page, 'pay-action');
      expect(page.calls).to.deep.equal([]);
      await page.register(second);
      await settled(page, 'pay-action');
      expect(page.calls.map(([url, headers]) => [url, new Headers(headers).get('x-csrf')])).to.deep.equal([
        ['/src', '1'],
      ]);
    });

    it(`with ${first} first, an address outside allowed-hosts is refused`, async () => {
      const action = JSON.stringify(redirectAction);
      const page = await open(
        `<pay-provider allowed-hosts="other.example"><pay-action action='${action}'></pay-action></pay-provider>`,
      );
      const codes: string[] = [];
      page.addEventListener('pay-error', (event) => codes.push((event as Event & { code: string }).code));
      await page.register(first);
      await page.register('pay-redirect');
      await settled(page, 'pay-action');
      await page.register(second);
      await settled(page, 'pay-action');
      const step = page.document.querySelector('pay-action')!.shadowRoot!.querySelector('pay-redirect');
      expect(Boolean(step!.shadowRoot!.querySelector('a'))).to.equal(false);
      expect(codes).to.deep.equal(['unsafe-url']);
    });

    it(`with ${first} first, a code is posted below base-url`, async () => {
      const page = await open(
        `<pay-provider base-url="/shop"><pay-action mandate-id="mdt_1" action='${JSON.stringify(otpAction)}'></pay-action></pay-provider>`,
      );
      await page.register('pay-otp-verify');
      await page.register(first);
      await page.register(second);
      await settled(page, 'pay-action');
      const step = page.document.querySelector('pay-action')!.shadowRoot!.querySelector('pay-otp-verify');
      const input = step!.shadowRoot!.querySelector('input')!;
      input.value = '123456';
      input.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
      await settled(page, 'pay-action');
      expect(page.calls.map(([url]) => url)).to.deep.equal(['/shop/v1/mandates/mdt_1/verify']);
    });
  }

  it('an element that is moved into a provider polls only with its settings', async () => {
    const page = await open('<pay-provider><i></i></pay-provider><pay-action src="/src"></pay-action>');
    await page.register('pay-action');
    await settled(page, 'pay-action');
    expect(page.calls.length).to.equal(1);
    page.document.querySelector('i')!.append(page.document.querySelector('pay-action')!);
    await settled(page, 'i');
    expect(page.calls.length).to.equal(1);
    await page.register('pay-provider');
    await settled(page, 'i');
    expect(page.calls.length).to.equal(2);
  });

  it('an element in a shadow root inside the provider waits for the provider', async () => {
    const page = await open(`<pay-provider base-url="/shop"><div></div></pay-provider>
      <script>document.querySelector('div').attachShadow({ mode: 'open' }).innerHTML = '<pay-action src="/src"></pay-action>';</script>`);
    await page.register('pay-action');
    for (let round = 0; round < 5; round++) await settle();
    expect(page.calls).to.deep.equal([]);
    await page.register('pay-provider');
    for (let round = 0; round < 5; round++) await settle();
    expect(page.calls.map(([url]) => url)).to.deep.equal(['/src']);
  });
});

describe('a provider that is never registered', () => {
  let page: ChunkPage;
  beforeEach(async () => (page = await ChunkPage.open()));
  afterEach(() => page.close());

  async function open(registered: readonly string[]): Promise<void> {
    page.fakeTimeouts();
    page.window.fetch = page.backend.fetch;
    page.show([['pay-action', { src: '/src' }]]);
    for (const tag of registered) await page.load(`src/define/${tag}`);
  }
  const errors = () => page.log.of('pay-error').map(({ code, message }) => [code, message] as const);

  it('is reported once after 8 seconds, and nothing is sent', async () => {
    await open(['pay-action']);
    await page.clock.pass(7_999);
    expect(errors()).to.deep.equal([]);
    await page.clock.pass(1);
    expect(errors()).to.deep.equal([['load-failed', 'pay-provider is not registered']]);
    await page.clock.pass(60_000);
    expect(errors()).to.have.length(1);
    expect(page.backend.calls).to.have.length(0);
  });

  it('is not reported when it is registered in time', async () => {
    await open(['pay-action', 'pay-provider']);
    await page.clock.pass(8_000);
    expect(errors().filter(([, message]) => message.includes('pay-provider'))).to.deep.equal([]);
  });

  it('is not reported by an element that has left', async () => {
    await open(['pay-action']);
    page.all('pay-action')[0]!.remove();
    await page.clock.pass(8_000);
    expect(errors().filter(([, message]) => message.includes('pay-provider'))).to.deep.equal([]);
  });
});
