import { expect, html } from '@open-wc/testing';
import type { PayBankTransfer } from '../../src/index.js';
import '../../src/languages.js';
import { expectAccessible } from '../support/accessible.js';
import { fakeClipboard, fakeCopyCommand, restoreClipboard } from '../support/clipboard.js';
import { transferAction } from '../support/samples.js';
import { mountSlip } from '../support/slip.js';
import { selectedText } from '../support/selection.js';
import { waitUntil } from '../support/wait-until.js';

const transfer = transferAction.display_details;

const setup = (
  overrides: object = {},
  { amount = '449.00', currency = 'MXN' }: { amount?: string | null; currency?: string } = {},
) =>
  mountSlip<PayBankTransfer>(
    html`<pay-bank-transfer
      .details=${{ ...transfer, ...overrides }}
      .amount=${amount}
      .currency=${currency}
      expires-at="2026-11-24T12:00:00Z"
    ></pay-bank-transfer>`,
  );

describe('pay-bank-transfer', () => {
  afterEach(restoreClipboard);

  it('does not break a year where a date is wider than the space beside its label', async () => {
    const { element, part, updated } = await setup();
    const broken: number[] = [];
    for (let width = 300; width <= 400; width += 4) {
      Object.assign(element, { lang: 'pt-BR' }).style.cssText = `inline-size: ${width}px; font: 16px "DejaVu Sans"`;
      await updated();
      await waitUntil(() => part('due')?.textContent.includes('novembro'), 'the date');
      const text = document.createTreeWalker(part('due')!, NodeFilter.SHOW_TEXT);
      while (!text.nextNode()!.textContent!.includes('2026'));
      const range = document.createRange();
      const at = text.currentNode.textContent!.indexOf('2026');
      range.setStart(text.currentNode, at);
      range.setEnd(text.currentNode, at + 4);
      if (range.getClientRects().length > 1) broken.push(width);
    }
    expect(broken).to.deep.equal([]);
  });

  it('is accessible', async () => {
    const { element } = await setup();
    await expectAccessible(element);
  });

  it('shows every field with the terms of the consumer’s bank, and the exact amount', async () => {
    const { texts, text, log, element } = await setup();
    element.renderRoot.querySelector('details')!.open = true;
    expect(text('line')).to.equal('CLABE 646 180 15700000000 4 Copy CLABE');
    expect(texts('row').map((row) => row.replace(' Copy', ''))).to.deep.equal([
      'Exact amount MX$449.00',
      'Beneficiary (beneficiario) Comercio Ejemplo SA de CV',
      'Bank (banco) STP',
      'Reference (referencia) 0421337',
      'Bank code 646',
      'Branch Ciudad de México',
      'Branch code 180',
      'Country MX',
      'Currency MXN',
    ]);
    expect(text('due')).to.match(/^November\s2\d,\s2026\sat\s.+/);
    expect(log.names).to.deep.equal(['pay-ready']);
  });

  it('leaves out missing fields', async () => {
    const { texts } = await setup({ bank_code: null, bank_branch_name: '', country: undefined }, { amount: null });
    expect(texts('row')).to.have.length(5);
    expect(texts('value')).to.have.length(6);
  });

  const forms: [string, object, string][] = [
    [
      'a long reference as a concepto',
      { reference: 'PEDIDO-2026-11' },
      'Payment description (concepto) PEDIDO-2026-11',
    ],
    ['eight digits as a concepto', { reference: '12345678' }, 'Payment description (concepto) 12345678'],
    ['an account number without the format of a CLABE', { account_number: '1234567890' }, 'Account number 1234567890'],
  ];
  for (const [name, overrides, row] of forms) {
    it(`shows ${name}`, async () => {
      const { texts, log } = await setup(overrides);
      expect([...texts('line'), ...texts('row')].map((text) => text.replace(/ Copy.*/, ''))).to.include(row);
      expect(log.names).to.deep.equal(['pay-ready']);
    });
  }

  const warnings: [string, object, string, string[]][] = [
    ['a wrong control digit', { account_number: '646180157000000005' }, 'invalid-code', ['CLABE']],
    ['another bank', { bank_code: '40012' }, 'bank-mismatch', ['CLABE', 'Bank (banco)', 'Bank code']],
    [
      'a hidden character in the account number',
      { account_number: '64618015700000000\u202e4' },
      'hidden-characters',
      ['CLABE'],
    ],
    [
      'a hidden character in the reference',
      { reference: '042\u200b1337' },
      'hidden-characters',
      ['Reference (referencia)'],
    ],
  ];
  for (const [name, overrides, code, doubtful] of warnings) {
    it(`warns once of ${name} with ${code}, and shows everything`, async () => {
      const { element, texts, log, text } = await setup(overrides);
      element.requestUpdate();
      await element.updateComplete;
      expect(log.names).to.deep.equal(['pay-ready', 'pay-warning']);
      expect(log.of('pay-warning')[0]!.code).to.equal(code);
      expect(texts('row')).to.have.length(9);
      expect(text('warning')).to.contain('Contact the seller');
      const marked = [...element.renderRoot.querySelectorAll('.doubtful')];
      const labels = marked.map((value) => value.closest('[part=line], [part=row]')!.querySelector('[part=label]')!);
      expect(labels.map((label) => label.textContent)).to.deep.equal(doubtful);
      if (doubtful.length === 1) expect(text('warning')).to.match(/^(CLABE|Reference \(referencia\)): /);
      expect(texts('steps')).to.deep.equal([]);
      await expectAccessible(element);
    });
  }

  it('has the colon after a Latin name to its left in a text from right to left', async () => {
    const { element } = await setup({ account_number: '646180157000000005' });
    element.lang = 'ar';
    await waitUntil(() => element.renderRoot.querySelector('[part=base]')!.getAttribute('dir') === 'rtl');
    const leftOf = (from: number, to: number) => {
      const name = element.renderRoot.querySelector('[part=warning] span span')!.firstChild!;
      expect(name.textContent).to.equal('CLABE:');
      const range = document.createRange();
      range.setStart(name, from);
      range.setEnd(name, to);
      return range.getBoundingClientRect().left;
    };
    // The layout may follow in a later frame.
    await waitUntil(() => leftOf(5, 6) < leftOf(0, 5), 'the colon is left of the name');
  });

  it('has no amount to copy if none is known', async () => {
    for (const amount of [undefined, ''] as unknown as string[]) {
      const { element, texts, updated } = await setup();
      element.amount = amount;
      await updated();
      expect(texts('exactly')).to.deep.equal([]);
    }
  });

  it('shows names without hidden and direction-changing characters', async () => {
    const { texts, element } = await setup({ account_holder_name: 'Banco\u202e ojoR\u200b <b>Ñ</b>' });
    expect(texts('row')[1]).to.equal('Beneficiary (beneficiario) Banco ojoR <b>Ñ</b> Copy');
    expect(element.renderRoot.querySelectorAll('[part=row] dd bdi')).to.have.length(9);
  });

  describe('copying', () => {
    const copyAll = ({ renderRoot }: PayBankTransfer) =>
      renderRoot.querySelector<HTMLElement>('.copy-all [part=copy-button]')!.click();

    it('copies a row as it was received', async () => {
      const written = fakeClipboard();
      const { log, press } = await setup({}, { amount: null });
      await press('copy-button');
      expect(written.text).to.equal(transfer.account_number);
      expect(log.of('pay-copied').map(({ field }) => field)).to.deep.equal(['account_number']);
    });

    it('copies the amount as a number', async () => {
      const written = fakeClipboard();
      const { element } = await setup();
      element.renderRoot.querySelector<HTMLElement>('[part=list] [part=copy-button]')!.click();
      await waitUntil(() => written.text);
      expect(written.text).to.equal('449.00');
    });

    it('copies all details with the amount', async () => {
      const written = fakeClipboard();
      const { element, log } = await setup();
      copyAll(element);
      await new Promise((done) => setTimeout(done));
      expect(written.text.split('\n')).to.include.members([
        'CLABE: 646180157000000004',
        'Reference (referencia): 0421337',
        'Amount: MX$449.00',
      ]);
      expect(log.of('pay-copied').map(({ field }) => field)).to.deep.equal(['all']);
    });

    it('copies no additional line that a name contains', async () => {
      const written = fakeClipboard();
      const { element } = await setup({ account_holder_name: 'ACME\nCLABE: 002010077777777771' });
      copyAll(element);
      await new Promise((done) => setTimeout(done));
      expect(written.text.match(/^CLABE/gm)).to.have.length(1);
    });

    it('selects the values alone if copying all is impossible', async () => {
      fakeClipboard({ refused: true });
      fakeCopyCommand(false);
      const { element, part } = await setup();
      copyAll(element);
      await waitUntil(() => part('copy-problem'), 'the message');
      const selected = selectedText(element.shadowRoot!);
      expect(selected).to.contain('646 180 15700000000 4');
      expect(selected).not.to.contain(part('copy-problem')!.textContent.trim());
    });

    it('selects the row if copying is impossible', async () => {
      fakeClipboard({ refused: true });
      fakeCopyCommand(false);
      const { element, log, press, status } = await setup({}, { amount: null });
      await press('copy-button');
      expect(selectedText(element.shadowRoot!)).to.equal('646 180 15700000000 4');
      expect(status()).to.contain('Selected: CLABE');
      expect(log.of('pay-copied')).to.have.length(0);
    });
  });

  it('uses the strings of a provider, and formats amounts in their locale', async () => {
    const { element, texts } = await setup();
    const provider = element.closest('pay-provider')!;
    provider.strings = { transferExactly: 'Transfiere exactamente', locale: 'es-MX' };
    await provider.updateComplete;
    await element.updateComplete;
    expect(texts('row')[0]).to.contain('Transfiere exactamente $449.00');
    expect(texts('line')[0]).to.contain('CLABE');
  });
});
