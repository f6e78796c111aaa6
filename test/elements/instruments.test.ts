import { expect, html } from '@open-wc/testing';
import type { PayBankTransfer, PayDetails } from '../../src/index.js';
import { epcQr } from '../../src/domain/epc-qr.js';
import { drawQr } from '../../src/domain/qr.js';
import { fakeClipboard, restoreClipboard } from '../support/clipboard.js';
import { instruments } from '../support/samples.js';
import { mountSlip } from '../support/slip.js';
import { waitUntil } from '../support/wait-until.js';

type Method = keyof typeof instruments;

interface Given {
  readonly overrides?: object;
  readonly amount?: string | null;
  readonly currency?: string | null;
  readonly lang?: string;
}

const transfer = (method: Method, { overrides, amount = '49.90', currency = 'EUR', lang = 'en' }: Given = {}) =>
  mountSlip<PayBankTransfer>(
    html`<pay-bank-transfer
      lang=${lang}
      payment-method=${method}
      .details=${{ ...instruments[method], ...overrides }}
      .amount=${amount}
      .currency=${currency}
    ></pay-bank-transfer>`,
  );

const details = (method: Method, { overrides, amount = '49.90', currency = 'EUR', lang = 'en' }: Given = {}) =>
  mountSlip<PayDetails>(
    html`<pay-details
      lang=${lang}
      payment-method=${method}
      .details=${{ ...instruments[method], ...overrides }}
      .amount=${amount}
      .currency=${currency}
      expires-at="2026-11-24T12:00:00Z"
    ></pay-details>`,
  );

const shown = (texts: readonly string[]) => texts.map((text) => text.replace(/ Copy$/, ''));

/** Runs a task as a phone does. */
async function onPhone<T>(task: () => Promise<T>): Promise<T> {
  const { matchMedia } = window;
  window.matchMedia = (query) => ({ ...matchMedia(query), matches: query === '(pointer: coarse)' });
  try {
    return await task();
  } finally {
    window.matchMedia = matchMedia;
  }
}

describe('a bank transfer of another payment provider', () => {
  afterEach(restoreClipboard);

  it('shows an IBAN in groups of four, with the terms of its banks', async () => {
    const { text, texts, log, element } = await transfer('sepa_de');
    expect(text('line')).to.equal('IBAN DE89 3704 0044 0532 0130 00 Copy IBAN');
    element.renderRoot.querySelector('details')!.open = true;
    expect(shown(texts('row'))).to.deep.equal([
      'Exact amount €49.90',
      'Account holder Beispiel Handel GmbH',
      'Payment reference RF18539007547034',
      'BIC COBADEFFXXX',
      'Country DE',
      'Currency EUR',
    ]);
    expect(text('steps')).to.contain('start a transfer').and.not.contain('SPEI');
    expect(log.names).to.deep.equal(['pay-ready']);
    await expect(element).to.be.accessible();
  });

  it('has no label in English on a page in another language', async () => {
    const { text, texts } = await transfer('sepa_de', { lang: 'de' });
    expect(text('line')).to.contain('IBAN kopieren');
    expect(texts('row')[2]).to.contain('Verwendungszweck');
    expect(text('steps')).to.contain('Überweisung');
    expect(text('hint')).to.contain('Banking-App');
  });

  it('copies the IBAN as it was received', async () => {
    const written = fakeClipboard();
    const { press, log } = await transfer('sepa_de', { overrides: { iban: 'DE89 3704 0044 0532 0130 00' } });
    await press('copy-button');
    expect(written.text).to.equal('DE89 3704 0044 0532 0130 00');
    expect(log.of('pay-copied').map(({ field }) => field)).to.deep.equal(['iban']);
  });

  it('shows the routing number and the account in the United States', async () => {
    const { text, texts, log } = await transfer('ach_us', { currency: 'USD' });
    expect(text('line')).to.contain('Account number 0001 2345 6789');
    expect(shown(texts('row'))).to.deep.equal([
      'Routing number 110000000',
      'Exact amount $49.90',
      'Account holder Example Shop, Inc.',
      'Bank Example Bank',
      'Payment reference INV-2026-7',
      'SWIFT code CHASUS33',
      'Account type checking',
    ]);
    expect(log.names).to.deep.equal(['pay-ready']);
  });

  it('shows a sort code in pairs', async () => {
    const { texts } = await transfer('bacs_gb', { currency: 'GBP' });
    expect(shown(texts('row'))).to.include('Sort code 08-99-99');
  });

  it('a virtual account of 18 digits is no CLABE', async () => {
    const { text, log } = await transfer('bca_va_id', { currency: 'IDR' });
    expect(text('line')).to.contain('Account number 1234 5678 9012 3456 78');
    expect(text('steps')).not.to.contain('SPEI');
    expect(log.names).to.deep.equal(['pay-ready']);
  });

  it('without an account number is not said to go by SPEI', async () => {
    const { text } = await mountSlip<PayBankTransfer>(
      html`<pay-bank-transfer
        payment-method="banktransfer_co"
        .details=${{ bank_name: 'Banco de Ejemplo', reference: 'INV-2026-7' }}
        .amount=${'49900'}
        .currency=${'COP'}
      ></pay-bank-transfer>`,
    );
    expect(text('steps')).to.contain('Use these details').and.not.contain('SPEI');
  });

  const warnings: [string, Method, object, string][] = [
    ['a wrong check digit of an IBAN', 'sepa_de', { iban: 'DE88370400440532013000' }, 'invalid-code'],
    ['a BIC of another form', 'sepa_de', { bic: 'COBADE' }, 'invalid-code'],
    ['a wrong check digit of a routing number', 'ach_us', { routing_number: '110000001' }, 'invalid-code'],
    ['a hidden character in an IBAN', 'sepa_de', { iban: 'DE8937040044053201300\u200b0' }, 'hidden-characters'],
  ];
  for (const [name, method, overrides, code] of warnings) {
    it(`warns once of ${name}, and shows everything`, async () => {
      const { element, log, texts, text, updated } = await transfer(method, { overrides });
      element.requestUpdate();
      await updated();
      expect(log.of('pay-warning').map((event) => event.code)).to.deep.equal([code]);
      expect(text('warning')).to.contain('Contact the seller');
      expect(texts('row')).to.have.length(Object.keys(instruments[method]).length);
    });
  }

  describe('the QR code of a SEPA transfer', () => {
    const path = ({ element }: { element: PayBankTransfer }) =>
      element.renderRoot.querySelector('[part=code] path')?.getAttribute('d') ?? null;

    it('fills in the form of a banking app', async () => {
      const mounted = await transfer('sepa_de');
      const { iban, bic, account_holder_name: name, reference } = instruments.sepa_de;
      expect(path(mounted)).to.equal(drawQr(epcQr({ iban, bic, name, reference, amount: '49.90' })!).path);
      expect(mounted.text('hint')).to.equal('Or scan this code with your bank’s app.');
    });

    it('is drawn again for another amount', async () => {
      const mounted = await transfer('sepa_de');
      const before = path(mounted);
      mounted.element.amount = '50';
      await mounted.updated();
      expect(path(mounted)).to.be.a('string').and.not.equal(before);
    });

    it('goes away with a transfer that has none', async () => {
      const mounted = await transfer('sepa_de');
      mounted.element.details = { account_number: '646180157000000004' };
      mounted.element.paymentMethod = 'banktransfer_mx';
      await mounted.updated();
      expect(path(mounted)).to.equal(null);
      expect(mounted.text('steps')).to.contain('SPEI');
    });

    const none: [string, Given][] = [
      ['another currency', { currency: 'USD' }],
      ['an unknown amount', { amount: null }],
      ['a wrong IBAN', { overrides: { iban: 'DE88370400440532013000' } }],
      ['a payee without a name', { overrides: { account_holder_name: null } }],
    ];
    for (const [name, given] of none) {
      it(`is left out with ${name}`, async () => {
        expect(path(await transfer('sepa_de', given))).to.equal(null);
      });
    }

    it('is left out on a phone, which cannot scan its own screen', async () => {
      expect(path(await onPhone(() => transfer('sepa_de')))).to.equal(null);
    });
  });
});

describe('the codes of bills and stores', () => {
  afterEach(restoreClipboard);

  /** The labels and values in the order of the page. */
  const order = ({ element }: { element: PayDetails }) =>
    [...element.renderRoot.querySelectorAll('[part=label], [part=value]')].map((node) => node.textContent.trim());
  const solid = ({ element }: { element: PayDetails }) =>
    [...element.renderRoot.querySelectorAll('.button.wide')].map((node) => node.textContent.trim());

  const table: [Method, string[], string, string][] = [
    [
      'multibanco_pt',
      ['Entity', '12345', 'Reference', '123 456 789', 'Amount', '€49.90', 'Pay by', 'How to pay'],
      'Copy reference',
      'pay a bill or service',
    ],
    [
      'konbini_jp',
      [
        ...['Store', 'Lawson', 'Payment code', '12345678901'],
        ...['Confirmation number', '400008', 'Phone', '0312345678', 'Pay by', 'How to pay'],
      ],
      'Copy payment code',
      'Enter the codes shown here, in this order',
    ],
    [
      'echannel_id',
      ['Biller code', '70012', 'Bill key', '9900 0000 0260', 'Amount', '€49.90', 'Pay by', 'How to pay'],
      'Copy bill key',
      'pay a bill or service',
    ],
  ];
  for (const [method, texts, button, guide] of table) {
    it(`are in the order of entry, with one main button, for ${method}`, async () => {
      const mounted = await details(method);
      expect(order(mounted)).to.deep.equal(texts);
      expect(solid(mounted)).to.deep.equal([button]);
      expect(mounted.text('steps')).to.contain(guide);
      expect(mounted.log.names).to.deep.equal(['pay-ready']);
      expect(mounted.part('barcode')).to.equal(null);
    });
  }

  it('have one code to give to the cashier, without a second one', async () => {
    const { text } = await details('konbini_jp', { overrides: { confirmation_number: null } });
    expect(text('steps')).to.contain('Give the code to the cashier');
  });

  it('are copied as they were received', async () => {
    const written = fakeClipboard();
    const { element, log } = await details('multibanco_pt');
    element.renderRoot.querySelector<HTMLElement>('.button.wide')!.click();
    await waitUntil(() => log.of('pay-copied').length > 0);
    expect(written.text).to.equal('123456789');
  });

  it('have the words of local stores and banks', async () => {
    expect((await details('konbini_jp', { lang: 'ja' })).text('line')).to.contain('払込票番号');
    expect((await details('multibanco_pt', { lang: 'pt-BR' })).text('row')).to.contain('Entidade');
    expect((await details('konbini_jp', { lang: 'id' })).text('line')).to.contain('Kode pembayaran');
  });

  it('are warned of if the form is wrong, and shown', async () => {
    const { log, text } = await details('multibanco_pt', { overrides: { reference: '12345678' } });
    expect(log.of('pay-warning').map(({ code, field }) => [code, field])).to.deep.equal([
      ['invalid-code', 'reference'],
    ]);
    expect(text('line')).to.contain('123 456 78');
    expect(text('warning')).to.contain('Contact the seller');
  });

  it('are warned of for an invisible character in a reference, without a field of any instrument', async () => {
    const { element, log } = await details('multibanco_pt', { overrides: { entity: null, reference: '123\u200b456' } });
    element.requestUpdate();
    await element.updateComplete;
    expect(log.of('pay-warning').map(({ code, field }) => [code, field])).to.deep.equal([
      ['hidden-characters', 'reference'],
    ]);
  });

  it('leave other details a list with one sentence below it', async () => {
    const { element } = await details('multibanco_pt', { amount: null });
    element.details = { till_number: '204', phone: '1' };
    await element.updateComplete;
    expect(order({ element })).to.deep.equal(['Till number', '204', 'Phone', '1', 'Pay by', 'How to pay']);
    expect(solid({ element })).to.deep.equal([]);
  });
});
