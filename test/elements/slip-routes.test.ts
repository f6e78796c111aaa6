import { expect, html } from '@open-wc/testing';
import type { LitElement } from 'lit';
import { languages, loadLanguage } from '../../src/locales/available.js';
import { settle } from '../support/clock.js';
import { mount } from '../support/mount.js';
import { boletoAction, payment, qrAction, redirectAction, transferAction, voucherAction } from '../support/samples.js';
import { mountSlip } from '../support/slip.js';
import { waitUntil } from '../support/wait-until.js';

const PDF = '/shop/slip.pdf';
const EMAIL = '/shop/slip-email';
const { code, number } = boletoAction.display_details;

const setup = (pdfUrl = PDF, emailUrl = EMAIL) =>
  mountSlip(
    html`<pay-boleto-details
      .details=${{ code, number }}
      .pdfUrl=${pdfUrl}
      .emailUrl=${emailUrl}
    ></pay-boleto-details>`,
  );

const pdf = (body = '%PDF-1.7') => new Response(body, { headers: { 'content-type': 'application/pdf' } });

describe('the buttons of the merchant’s routes', () => {
  it('are there for each route that is set', async () => {
    for (const [pdfUrl, emailUrl, shown] of [
      ['', '', [false, false]],
      [PDF, '', [true, false]],
      ['', EMAIL, [false, true]],
      [PDF, EMAIL, [true, true]],
    ] as const) {
      const { part } = await setup(pdfUrl, emailUrl);
      expect([part('save-pdf') !== null, part('email') !== null]).to.deep.equal(shown);
      // A PDF takes the place of the picture for print.
      expect(part('save-svg') !== null).to.equal(pdfUrl === '');
    }
  });

  it('request nothing before a press', async () => expect((await setup()).backend.calls).to.deep.equal([]));

  for (const [name, action] of Object.entries({ boletoAction, qrAction, transferAction, voucherAction })) {
    it(`are in the step of a <pay-action> for ${name}`, async () => {
      const { element } = await mount<LitElement>(
        html`<pay-action
          .payment=${payment({ action, amount: '0.10' })}
          pdf-url=${PDF}
          email-url=${EMAIL}
        ></pay-action>`,
      );
      const step = () => element.shadowRoot!.querySelector('[part=step]')?.shadowRoot;
      await waitUntil(() => step()?.querySelector('[part=email]'), 'no button');
      expect(step()!.querySelector('[part=save-pdf]')!.textContent.trim()).to.equal('Save PDF');
    });
  }

  it('are not in a step without a slip', async () => {
    const { element } = await mount<LitElement>(
      html`<pay-action .payment=${payment({ action: redirectAction })} pdf-url=${PDF}></pay-action>`,
    );
    await waitUntil(() => element.shadowRoot!.querySelector('[part=step]')?.shadowRoot?.querySelector('a'));
    expect(element.shadowRoot!.querySelector('[part=step]')!.shadowRoot!.querySelector('[part=save-pdf]')).to.equal(
      null,
    );
  });
});

const { createObjectURL } = URL;
const { click } = HTMLAnchorElement.prototype;

describe('the button that saves the PDF', () => {
  const files: File[] = [];
  let download = '';
  beforeEach(() => {
    files.length = 0;
    URL.createObjectURL = (file) => (files.push(file as File), 'blob:');
    HTMLAnchorElement.prototype.click = function () {
      ({ download } = this);
    };
  });
  afterEach(() => {
    URL.createObjectURL = createObjectURL;
    HTMLAnchorElement.prototype.click = click;
  });

  it('saves the response of the route, requested with the headers of the provider', async () => {
    const { press, backend, status, log, element } = await setup();
    (element.parentElement as unknown as { headers: object }).headers = { 'x-session': 'abc' };
    await settle();
    await press('save-pdf');
    const { url, method, headers } = backend.last;
    expect([url, method, headers.get('x-session'), headers.get('accept')]).to.deep.equal([
      PDF,
      'GET',
      'abc',
      'application/pdf',
    ]);
    backend.last.answerWith(pdf());
    await waitUntil(() => files.length === 1);
    expect(await files[0]!.text()).to.equal('%PDF-1.7');
    expect([download, files[0]!.type]).to.deep.equal(['boleto.pdf', 'application/pdf']);
    await waitUntil(() => status() === 'Saved: boleto.pdf');
    expect(log.of('pay-saved').map(({ file }) => file)).to.deep.equal(['boleto.pdf']);
  });

  for (const [name, respond] of [
    ['an error', () => new Response('', { status: 500, headers: { 'content-type': 'application/pdf' } })],
    ['a page instead of a PDF', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
    ['no type', () => new Response(null)],
  ] as const) {
    it(`reports ${name}`, async () => {
      const { press, backend, status, log } = await setup();
      await press('save-pdf');
      backend.last.answerWith(respond());
      await waitUntil(() => status() === 'Couldn’t save the file.');
      expect([files, log.of('pay-saved')]).to.deep.equal([[], []]);
    });
  }

  it('reports that there is no response, and works again', async () => {
    const { press, backend, status } = await setup();
    await press('save-pdf');
    backend.last.fail();
    await waitUntil(() => status() === 'Couldn’t save the file.');
    await press('save-pdf');
    backend.last.answerWith(pdf());
    await waitUntil(() => status() === 'Saved: boleto.pdf');
  });
});

describe('a button below a slip', () => {
  let acts = 0;
  const { print } = window;
  beforeEach(() => {
    acts = 0;
    URL.createObjectURL = () => 'blob:';
    HTMLAnchorElement.prototype.click = () => acts++;
    window.print = () => acts++;
    Object.defineProperty(navigator, 'canShare', { configurable: true, value: () => true });
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: () => (acts++, new Promise(() => {})),
    });
  });
  afterEach(() => {
    URL.createObjectURL = createObjectURL;
    HTMLAnchorElement.prototype.click = click;
    window.print = print;
    for (const name of ['share', 'canShare']) Reflect.deleteProperty(navigator, name);
  });

  const voucher = (pdfUrl = PDF) =>
    mountSlip(
      html`<pay-cash-voucher
        .details=${{ reference: '98000014505724' }}
        expires-at="2026-12-24T12:00:00Z"
        .pdfUrl=${pdfUrl}
        .emailUrl=${EMAIL}
      ></pay-cash-voucher>`,
    );
  /** Presses as a mouse does, or a finger that is slow. */
  const press = async (button: HTMLElement, details: readonly number[]) => {
    for (const detail of details) {
      button.dispatchEvent(new MouseEvent('click', { detail, bubbles: true, composed: true }));
      await settle();
    }
  };

  for (const name of ['share', 'print', 'save-png', 'save-pdf', 'email', 'save-svg', 'calendar']) {
    it(`acts once for a double click, and for three: ${name}`, async () => {
      const { part, backend, clock } = await voucher(name === 'save-svg' ? '' : PDF);
      await press(part(name)!, [1, 2, 3]);
      expect(acts + backend.calls.length).to.equal(1);
      await clock.pass(1_000);
    });
  }

  for (const name of ['share', 'save-pdf', 'email']) {
    it(`acts once for presses while it is under way: ${name}`, async () => {
      const { part, backend, clock } = await voucher();
      await press(part(name)!, [1, 1, 0]);
      expect(acts + backend.calls.length).to.equal(1);
      await clock.pass(1_000);
    });
  }

  it('saves one PDF for three presses', async () => {
    const { part, backend } = await voucher();
    await press(part('save-pdf')!, [1, 1, 1]);
    for (const call of backend.calls) call.answerWith(pdf());
    await settle();
    expect([backend.calls.length, acts]).to.deep.equal([1, 1]);
    await press(part('save-pdf')!, [1]);
    expect(backend.calls).to.have.length(2);
  });
});

describe('the button that sends the e-mail', () => {
  it('posts the language, and reports that the e-mail is sent', async () => {
    const { press, backend, status } = await setup();
    await press('email');
    const { url, method, body } = backend.last;
    expect([url, method, JSON.parse(body)]).to.deep.equal([EMAIL, 'POST', { lang: 'en' }]);
    backend.last.answer('', 202);
    await waitUntil(() => status() === 'Email sent.');
  });

  it('sends one e-mail for two presses', async () => {
    const { press, backend } = await setup();
    await press('email');
    await press('email');
    expect(backend.calls).to.have.length(1);
    backend.last.answer({});
    await settle();
    await press('email');
    expect(backend.calls).to.have.length(2);
  });

  it('reports a failure, and works again', async () => {
    const { press, backend, status } = await setup();
    await press('email');
    backend.last.answer({}, 429);
    await waitUntil(() => status() === 'Couldn’t send the email.');
    await press('email');
    backend.last.answer({});
    await waitUntil(() => status() === 'Email sent.');
  });

  for (const tag of languages()) {
    it(`has its name in ${tag}`, async () => {
      const { emailSlip, savePdf } = await loadLanguage(tag);
      const { element, texts } = await mountSlip<LitElement>(
        html`<pay-boleto-details
          lang=${tag}
          .details=${{ number }}
          .pdfUrl=${PDF}
          .emailUrl=${EMAIL}
        ></pay-boleto-details>`,
      );
      await waitUntil(() => texts('email')[0] === (emailSlip ?? 'Send to my email'));
      expect(texts('save-pdf')).to.deep.equal([savePdf ?? 'Save PDF']);
      element.remove();
    });
  }
});
