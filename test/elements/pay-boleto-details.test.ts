import { expect, html } from '@open-wc/testing';
import type { PayBoletoDetails } from '../../src/index.js';
import { expectAccessible } from '../support/accessible.js';
import { fakeClipboard, fakeCopyCommand, restoreClipboard } from '../support/clipboard.js';
import { fakeUserAgent, restoreUserAgent } from '../support/device.js';
import { boletoAction } from '../support/samples.js';
import { mountSlip } from '../support/slip.js';
import { selectedText } from '../support/selection.js';
import { waitUntil } from '../support/wait-until.js';

const { code, number } = boletoAction.display_details;
const FORMATTED = '34191.75579 52144.832939 82674.790009 2 80090000000010';

interface Given {
  details?: unknown;
  amount?: string | null;
  currency?: string | null;
  expiresAt?: string | null;
  clockSkew?: number;
}

const setup = ({
  details = { code, number },
  amount = null,
  currency = null,
  expiresAt = null,
  clockSkew = 0,
}: Given = {}) =>
  mountSlip<PayBoletoDetails>(
    html`<pay-boleto-details
      .details=${details}
      .amount=${amount}
      .currency=${currency}
      .expiresAt=${expiresAt}
      .clockSkew=${clockSkew}
    ></pay-boleto-details>`,
  );

describe('pay-boleto-details', () => {
  afterEach(restoreClipboard);
  afterEach(restoreUserAgent);

  it('has steps for what is on screen: a phone shows no barcode', async () => {
    const isScanned = async () => (await setup()).text('steps')!.includes('or scan the barcode');
    expect(await isScanned()).to.equal(true);
    fakeUserAgent('Android');
    expect(await isScanned()).to.equal(false);
  });

  it('is accessible', async () => {
    const { element } = await setup({ expiresAt: '2026-11-24T12:00:00Z' });
    await expectAccessible(element);
  });

  for (const [width, shown] of [
    [600, 'barcode'],
    [400, 'show'],
  ] as const)
    it(`shows the ${shown === 'show' ? 'button to show the barcode' : 'barcode'} on ${width} px`, async () => {
      const { element, part } = await setup();
      element.style.inlineSize = `${width}px`;
      // WebKit's `checkVisibility` does not apply a container query that has changed.
      const isShown = (name: string) => part(name)!.getClientRects().length > 0;
      expect(['barcode', 'show'].filter(isShown)).to.deep.equal([shown]);
    });

  it('shows line, barcode, amount, bank and due date from the digits', async () => {
    const { text, part, log, element } = await setup({ expiresAt: '2019-09-12T00:00:00Z', clockSkew: -1e12 });
    expect(text('value')).to.equal(FORMATTED);
    expect(text('amount')).to.equal('Amount R$0.10');
    expect(text('bank')).to.equal('Itaú · 341');
    expect(text('due')).to.equal('September 11, 2019');
    expect(part('barcode')!.querySelectorAll('svg.flat path')).to.have.length(1);
    expect(log.names).to.deep.equal(['pay-ready']);
    expect(element.matches(':state(ready)')).to.equal(true);
  });

  const sources: [string, object][] = [
    ['line and barcode in swapped fields', { code: number, number: code }],
    ['line and barcode in their fields', { code: number, number }],
    ['the barcode in both fields', { code, number: code }],
    ['only the line', { number }],
    ['only the line, as code', { code: FORMATTED }],
    ['only the barcode', { code }],
  ];
  for (const [name, details] of sources) {
    it(`reads ${name}`, async () => {
      const { texts, log } = await setup({ details });
      expect(texts('value')).to.deep.equal([FORMATTED]);
      expect(log.names).to.deep.equal(['pay-ready']);
    });
  }

  it('shows another number next to the line, unchanged', async () => {
    const { texts, part } = await setup({ details: { code: 'NN-2026/4', number } });
    expect(texts('value')).to.deep.equal([FORMATTED, 'NN-2026/4']);
    expect(part('barcode')).to.exist;
  });

  it('distinguishes the shop’s own number from the line', async () => {
    const written = fakeClipboard();
    const { texts, press } = await setup({ details: { code, number: '12345678' } });
    expect(texts('line')).to.deep.equal([
      `Linha digitável ${FORMATTED} Copy linha digitável`,
      'Boleto number 12345678 Copy',
    ]);
    await press('copy-button');
    expect(written.text).to.equal(number);
  });

  it('is as wide as its content if its container sets no width', async () => {
    const { element } = await setup();
    const row = document.createElement('div');
    row.style.display = 'flex';
    document.body.append(row);
    row.append(element);
    expect(element.getBoundingClientRect().width).to.be.at.least(300);
    row.remove();
  });

  it('without an expiry, shows the due date nearest to the creation of the payment', async () => {
    const { element, text } = await setup();
    element.timeCreated = '2044-05-01T00:00:00Z';
    await element.updateComplete;
    expect(text('due')).to.equal('May 2, 2044');
  });

  it('shows the payment’s amount, and the day of expiry in São Paulo if the slip has no date', async () => {
    const { text } = await setup({
      details: { number: '23797000000000000004150090019801673500021140' },
      amount: '129.90',
      currency: 'BRL',
      // São Paulo is three hours behind UTC: still the 23rd.
      expiresAt: '2026-11-24T02:00:00Z',
    });
    expect(text('amount')).to.equal('Amount R$129.90');
    expect(text('due')).to.equal('November 23, 2026');
  });

  it('recognizes the slip of a convênio by its first digit', async () => {
    const { text, part } = await setup({ details: { number: '838600000050096000190009000801782309000343062712' } });
    expect(text('value')).to.equal('83860000005-0 09600019000-9 00080178230-9 00034306271-2');
    expect([text('amount'), text('bank'), text('due')]).to.deep.equal(['Amount R$509.60', null, null]);
    expect(part('barcode')).to.exist;
  });

  describe('with invalid digits', () => {
    const wrong = '03399.37473 12342.547284 85272.394939 1 81630000001000';

    it('shows and copies them unchanged, without barcode and derived facts, and warns once', async () => {
      const written = fakeClipboard();
      const { element, text, part, log, press } = await setup({ details: { number: wrong } });
      expect(text('value')).to.equal(wrong);
      expect([part('barcode'), part('amount'), part('bank'), part('due')]).to.deep.equal([null, null, null, null]);
      expect(text('warning')).to.contain('looks wrong');
      await press('copy-button');
      expect(written.text).to.equal(wrong);
      element.requestUpdate();
      await element.updateComplete;
      expect(log.names).to.deep.equal(['pay-ready', 'pay-warning', 'pay-copied']);
      expect(log.of('pay-warning')[0]).to.include({ code: 'invalid-code', field: 'number' });
      await expectAccessible(element);
    });

    it('marks the value, and does not urge the consumer to pay', async () => {
      const { element, part, text } = await setup({ details: { number: wrong } });
      expect(text('warning')).to.equal('Part of this code looks wrong. Contact the seller before you pay.');
      const value = element.renderRoot.querySelector('[part=value].doubtful')!;
      expect(getComputedStyle(value).borderTopWidth).to.equal('2px');
      expect(getComputedStyle(value, '::before').content).to.equal('"!" / ""');
      expect(part('copy-button')!.classList.contains('quiet')).to.equal(true);
      expect(part('steps') === null).to.equal(true);
      element.details = { number };
      await element.updateComplete;
      expect(element.renderRoot.querySelectorAll('.doubtful, [part=warning]')).to.have.length(0);
      expect(part('copy-button')!.classList.contains('quiet')).to.equal(false);
      expect(part('steps') === null).to.equal(false);
    });

    it('has no countdown', async () => {
      const { element, part } = await setup({ details: { number: wrong }, expiresAt: '2026-11-21T13:00:00Z' });
      expect(part('left') === null).to.equal(true);
      element.details = { number };
      await waitUntil(() => part('countdown'));
    });

    it('marks both values that do not match', async () => {
      const { element, text } = await setup({
        details: { number, code: '23797000000000000004150090019801673500021140' },
      });
      expect(text('warning')).to.match(/^The two codes/);
      expect(element.renderRoot.querySelectorAll('.doubtful')).to.have.length(2);
    });

    const cases: [string, Given, string | null][] = [
      ['a truncated line with a valid code', { details: { code, number: number.slice(0, -1) } }, 'invalid-code'],
      ['a damaged code with a valid line', { details: { number, code: `${code.slice(0, -1)}1` } }, 'invalid-code'],
      [
        'a line and a code of two slips',
        { details: { number, code: '10499898100000214032006561000100040099726390' } },
        'conflicting-codes',
      ],
      ['an invisible character', { details: { number: `${number}\u200b` } }, 'hidden-characters'],
      ['another amount than the payment’s', { amount: '0.11', currency: 'BRL' }, 'amount-mismatch'],
      ['the payment’s amount', { amount: '0.10', currency: 'BRL' }, null],
      ['an amount in another currency', { amount: '5.00', currency: 'USD' }, null],
    ];
    for (const [name, given, warning] of cases) {
      it(`${name}: ${warning ?? 'no warning'}`, async () => {
        const { log } = await setup(given);
        expect(log.of('pay-warning').map(({ code }) => code)).to.deep.equal(warning ? [warning] : []);
      });
    }
  });

  describe('copying', () => {
    it('copies the digits, and announces it', async () => {
      const written = fakeClipboard();
      const { press, log, status } = await setup();
      await press('copy-button');
      expect(written.text).to.equal(number);
      expect(log.of('pay-copied').map(({ field }) => field)).to.deep.equal(['number']);
      expect(status()).to.equal('Copied: Linha digitável');
    });

    it('falls back to the copy command if the clipboard is refused', async () => {
      fakeClipboard({ refused: true });
      let copied = '';
      const { press, log } = await setup();
      // A browser that supports the command fires a copy event.
      document.execCommand = () => {
        const event = new ClipboardEvent('copy', { clipboardData: new DataTransfer(), cancelable: true });
        document.dispatchEvent(event);
        copied = event.clipboardData!.getData('text/plain');
        return true;
      };
      await press('copy-button');
      expect(copied).to.equal(number);
      expect(log.of('pay-copied')).to.have.length(1);
    });

    for (const answer of [true, false]) {
      it(`selects the line if copying is impossible, and reports no copy (the command returns ${answer})`, async () => {
        fakeClipboard({ refused: true });
        fakeCopyCommand(answer);
        const { press, log, status, element, part } = await setup();
        await press('copy-button');
        expect(log.of('pay-copied')).to.have.length(0);
        expect(status()).to.contain('Selected: Linha digitável');
        expect(selectedText(element.shadowRoot!).trim()).to.equal(part('value')!.textContent.trim());
      });
    }
  });

  describe('the time to pay', () => {
    it('is announced at five minutes, one minute and thirty seconds, not each second', async () => {
      const { clock, status, text, element } = await setup({ expiresAt: '2026-11-21T12:05:30Z' });
      expect(text('countdown')).to.equal('5 min 30 sec');
      const announced: string[] = [];
      const region = element.renderRoot.querySelector('#status')!;
      const observer = new MutationObserver(() => status() && announced.push(status()));
      observer.observe(region, { childList: true, characterData: true, subtree: true });
      await clock.rush(330_001);
      await element.updateComplete;
      observer.disconnect();
      expect([...new Set(announced)]).to.deep.equal([
        '5 min left to pay.',
        '1 min left to pay.',
        '30 sec left to pay.',
        'The time to pay has run out. If you’ve paid, don’t pay again.',
      ]);
    });

    it('is announced correctly after the device slept, and the text disappears again', async () => {
      const { clock, element, status } = await setup({ expiresAt: '2026-11-21T12:05:30Z' });
      clock.sleep(325_000);
      document.dispatchEvent(new Event('visibilitychange'));
      await waitUntil(() => status() !== '');
      expect(status()).to.equal('5 sec left to pay.');
      element.expiresAt = '2026-11-21T12:11:25Z';
      await element.updateComplete;
      expect(status()).to.equal('');
      await clock.pass(60_001);
      expect(status()).to.equal('5 min left to pay.');
      await clock.pass(12_000);
      expect(status()).to.equal('');
    });

    it('is not announced of a boleto that looks wrong', async () => {
      const { clock, status, part } = await setup({
        expiresAt: '2026-11-21T12:05:30Z',
        amount: '0.01',
        currency: 'BRL',
      });
      await waitUntil(() => part('warning'), 'no warning');
      await clock.pass(31_000);
      expect(status()).to.equal('');
    });

    it('removes the codes when it has run out', async () => {
      const { clock, element, part, text, log } = await setup({ expiresAt: '2026-11-21T12:00:01Z' });
      await clock.pass(1_001);
      expect(element.matches(':state(expired)')).to.equal(true);
      expect([part('value'), part('barcode'), part('tools')]).to.deep.equal([null, null, null]);
      // The head still says what was to be paid, and how much.
      expect([text('title'), text('amount')]).to.deep.equal(['Boleto', 'Amount R$0.10']);
      expect(log.names).to.deep.equal(['pay-ready']);
      expect(clock.waiting).to.equal(0);
      await expectAccessible(element);
    });

    it('fires no pay-ready if it had already run out', async () => {
      const { element, log, part } = await setup({ expiresAt: '2026-11-21T11:59:59Z' });
      expect(element.matches(':state(expired)')).to.equal(true);
      expect(part('value')).to.equal(null);
      expect(log.names).to.deep.equal([]);
    });

    it('follows the service’s clock, on a device that is ten minutes ahead', async () => {
      const { text } = await setup({ expiresAt: '2026-11-21T12:05:00Z', clockSkew: -600_000 });
      expect(text('countdown')).to.equal('15 min');
    });

    it('restarts with another deadline, and stops when the element is removed', async () => {
      const { element, clock, text } = await setup({ expiresAt: '2026-11-21T12:00:01Z' });
      await clock.pass(2_000);
      element.expiresAt = '2026-11-21T13:00:02Z';
      await element.updateComplete;
      expect(text('countdown')).to.equal('1 hr');
      element.remove();
      expect(clock.waiting).to.equal(0);
    });

    it('is ignored without a UTC offset', async () => {
      const { part } = await setup({ expiresAt: '2026-11-21T12:00:01' });
      expect(part('countdown')).to.equal(null);
    });
  });

  describe('tools', () => {
    const saved = async (name: string, given: Given = {}) => {
      const files: Blob[] = [];
      const create = URL.createObjectURL;
      const click = HTMLAnchorElement.prototype.click;
      let download = '';
      URL.createObjectURL = (file) => (files.push(file as Blob), 'blob:x');
      HTMLAnchorElement.prototype.click = function () {
        download = this.download;
      };
      const mounted = await setup(given);
      await mounted.press(name);
      await waitUntil(() => files.length === 1);
      URL.createObjectURL = create;
      HTMLAnchorElement.prototype.click = click;
      return { ...mounted, file: files[0]!, download };
    };

    it('saves the barcode as SVG', async () => {
      const { file, download, log, status } = await saved('save-svg');
      const drawing = new DOMParser().parseFromString(await file.text(), 'image/svg+xml');
      expect(drawing.documentElement.getAttribute('viewBox')).to.equal('0 0 425 1');
      expect(download).to.equal('boleto.svg');
      expect(log.of('pay-saved').map(({ file }) => file)).to.deep.equal(['boleto.svg']);
      expect(status()).to.equal('Saved: boleto.svg');
    });

    it('saves the barcode as PNG', async () => {
      const { file, download } = await saved('save-png');
      const { width, height } = await createImageBitmap(file);
      expect([width, height, download]).to.deep.equal([1_700, 224, 'boleto.png']);
      const context = new OffscreenCanvas(width, 1).getContext('2d')!;
      context.drawImage(await createImageBitmap(file), 0, 0);
      const { data } = context.getImageData(0, 0, width, 1);
      // White up to the end of the quiet zone, then a bar of one module, then a space.
      expect([0, 39, 41, 45].map((x) => data[x * 4])).to.deep.equal([255, 255, 0, 255]);
    });

    it('has no calendar for a date in the past', async () => {
      expect((await setup()).part('calendar')).to.equal(null);
    });

    it('saves the due date for a calendar', async () => {
      const { file, download } = await saved('calendar', {
        details: { number: '23790.00124 50007.550721 88123.456704 7 19990000000200' },
      });
      const text = (await file.text()).replaceAll('\r\n ', '');
      expect(download).to.equal('boleto.ics');
      expect(text).to.contain('DTSTART;VALUE=DATE:20271118');
      expect(text).to.contain('Linha digitável: 23790001245000755072188123456704719990000000200');
    });

    it('have no calendar without a date', async () => {
      const { part } = await setup({ details: { number: '838600000050096000190009000801782309000343062712' } });
      expect(part('calendar')).to.equal(null);
      expect(part('print')).to.exist;
    });

    it('are missing beside a warning, as the barcode is', async () => {
      const { part } = await setup({ amount: '0.11', currency: 'BRL' });
      expect([part('tools'), part('barcode'), part('show')]).to.deep.equal([null, null, null]);
    });

    describe('sharing', () => {
      const define = (values: object) => {
        for (const [name, value] of Object.entries(values))
          Object.defineProperty(navigator, name, { configurable: true, value });
      };
      afterEach(() => {
        Reflect.deleteProperty(navigator, 'share');
        Reflect.deleteProperty(navigator, 'canShare');
      });

      it('is offered only if the device supports it', async () => {
        expect((await setup()).part('share')).to.equal(null);
      });

      it('shares the line, with the barcode if files can be shared', async () => {
        let shared: ShareData = {};
        define({ share: async (data: ShareData) => void (shared = data), canShare: () => true });
        const { press, log } = await setup();
        await press('share');
        await waitUntil(() => log.of('pay-shared').length === 1);
        expect(shared.text).to.contain(`Linha digitável: ${number}`);
        expect(shared.files!.map(({ name }) => name)).to.deep.equal(['boleto.png']);
        expect(log.of('pay-shared')[0]!.files).to.equal(1);
      });

      it('reports nothing if the consumer cancels', async () => {
        define({ share: () => Promise.reject(new DOMException('no', 'AbortError')) });
        const { press, log, status } = await setup();
        await press('share');
        expect(log.of('pay-shared')).to.have.length(0);
        expect(status()).to.equal('');
      });

      it('shows when it fails', async () => {
        define({ share: () => Promise.reject(new DOMException('no', 'NotAllowedError')) });
        const { press, log, status } = await setup();
        await press('share');
        await waitUntil(() => status() !== '');
        expect(log.of('pay-shared')).to.have.length(0);
        expect(status()).to.equal('Couldn’t share it.');
      });
    });

    it('prints only the slip, and cleans up', async () => {
      const { print } = window;
      let printed = '';
      window.print = () => {
        const paper = document.querySelector('[data-pay-print]')!;
        printed = paper.shadowRoot!.textContent;
      };
      const { press } = await setup();
      const sheets = document.adoptedStyleSheets.length;
      await press('print');
      window.print = print;
      expect(printed).to.contain(FORMATTED);
      expect(document.adoptedStyleSheets).to.have.length(sheets + 1);
      dispatchEvent(new Event('afterprint'));
      expect(document.querySelector('[data-pay-print]')).to.equal(null);
      expect(document.adoptedStyleSheets).to.have.length(sheets);
    });
  });

  for (const details of ['{', [], {}, { till: '1' }, 7]) {
    it(`shows an error for ${JSON.stringify(details)}`, async () => {
      const { element, log, status } = await setup({ details });
      expect(log.of('pay-error').map(({ code }) => code)).to.deep.equal(['invalid-input']);
      expect(status()).to.contain('can’t show');
      await expectAccessible(element);
    });
  }

  it('accepts properties of any type without an error', async () => {
    const { element, part } = await setup();
    for (const value of [0, 10.5, NaN, {}, [], true, 'x'.repeat(70_000)]) {
      Object.assign(element, {
        amount: value,
        currency: value,
        expiresAt: value,
        timeCreated: value,
        clockSkew: value,
      });
      await element.updateComplete;
    }
    expect(part('value')).to.exist;
  });
});
